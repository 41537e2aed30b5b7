"""Reports on finished games: whom they are for, how they are made, and how long they are kept."""

import asyncio
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.support.guests import BOT, PERSON, do, guest, play, play_on, settled, sit, table
from tests.server.support.listening import Listening, hear, listening, say
from tests.server.support.memory import MemoryStore
from tusch.processes.command import PIPE, Command, module
from tusch.processes.patience import Patience
from tusch.server.limits import LIMITS
from tusch.server.review import process, queue, reviews
from tusch.store import StoreError

DIES = (sys.executable, "-c", "pass")
HANGS = (sys.executable, "-c", "import sys; sys.stdin.read()")


def command(*words: str) -> Command:
    return Command(words=words, errors=PIPE)


@pytest.fixture(scope="module")
def store() -> MemoryStore:
    return MemoryStore()


@pytest.fixture(scope="module")
def ann(store: MemoryStore) -> Iterator[Listening]:
    with listening(store=store) as server:
        yield server


@pytest.fixture(scope="module")
def bob(ann: Listening) -> Iterator[Listening]:
    with guest(ann) as found:
        yield found


@pytest.fixture(scope="module")
def eve(ann: Listening) -> Iterator[Listening]:
    with guest(ann) as found:
        yield found


@pytest.fixture(scope="module")
def code(ann: Listening, bob: Listening) -> str:
    """A finished game of Ann and Bob, which anybody may watch."""
    made = table(ann, PERSON, id="two", spectators=5)
    sit(bob, made, 1)
    play({0: ann, 1: bob}, made)
    return made


def review(player: Listening, code: str, seat: int = 0, method: str = "GET") -> Any:
    return player.browser.request(method, f"/api/tables/{code}/review?seat={seat}")


def refused(response: Any) -> tuple[int, str]:
    return response.status_code, response.json()["reply"]["code"]


def test_nobody_sees_a_report_of_a_running_game(ann: Listening, eve: Listening) -> None:
    made = table(ann, BOT, id="running")
    do(ann, made, do="start")
    for method in ("GET", "POST", "DELETE"):
        for player in (ann, eve):
            assert refused(review(player, made, 0, method)) == (409, "server-record-running")


def test_a_report_reaches_whoever_held_the_seat_and_nobody_else(
    ann: Listening, bob: Listening, eve: Listening, code: str
) -> None:
    with eve.socket() as spectator, bob.socket() as opponent:
        for device in (spectator, opponent):
            say(device, {"do": "watch", "table": code})
            while hear(device)["tell"] != "presence":
                pass
        others = (bob, eve)

        def shut() -> list[Any]:
            answers = [review(each, code, 0, how) for each in others for how in ("GET", "POST")]
            tried = {"entry": 6, "move": "flip"}
            where = f"/api/tables/{code}/review/try?seat=0"
            answers += [each.browser.post(where, json=tried) for each in others]
            wish = {"id": "p", "entry": 6, "name": "P"}
            where = f"/api/tables/{code}/review/play?seat=0"
            answers += [each.browser.post(where, json=wish) for each in others]
            assert {refused(each) for each in answers} == {(403, "server-review-closed")}
            return [(each.content, dict(each.headers, date="")) for each in answers]

        before = shut()
        assert review(ann, code).json()["state"] == "none"
        assert review(ann, code, method="POST").json()["state"] in ("waiting", "running")
        during = shut()
        report = settled(ann, code, 0)["report"]
        # What the others are told does not depend on what there is: not by a byte.
        assert before == during == shut()
        # And their sockets have said nothing: the answer to a ping is the next thing they say.
        for device in (spectator, opponent):
            say(device, {"do": "ping"})
            while (heard := hear(device)).get("tell") == "presence":
                pass
            assert "pong" in str(heard), heard
    log = ann.browser.get(f"/api/tables/{code}/record").json()["log"]
    own = [entry for entry, (who, _) in enumerate(log) if who == 0]
    assert [each["entry"] for each in report["decisions"]] == own
    ledger = report["ledger"]
    added = sum(account["amount"] for account in ledger["accounts"])
    assert abs(ledger["start"] + added - ledger["result"]) < 1e-9
    assert review(ann, code).json()["report"] == report
    assert review(bob, code, 1).json()["state"] == "none"


def test_without_a_session_there_is_nothing(ann: Listening, code: str) -> None:
    with guest(ann) as nobody:
        nobody.browser.cookies.clear()
        assert refused(review(nobody, code)) == (401, "server-session")


def test_a_seat_has_to_be_named_and_to_be_there(ann: Listening, code: str) -> None:
    assert ann.browser.get(f"/api/tables/{code}/review").status_code == 400
    assert refused(review(ann, code, 7)) == (404, "server-no-seat")


def test_once_all_players_agree_everybody_sees_all_reports_and_one_can_take_it_back(
    ann: Listening, bob: Listening, eve: Listening, code: str
) -> None:
    with eve.socket() as spectator:
        say(spectator, {"do": "watch", "table": code})
        do(ann, code, do="review-agree", seat=0, agree=True)
        assert refused(review(eve, code)) == (403, "server-review-closed")
        do(bob, code, do="review-agree", seat=1, agree=True)
        while (heard := hear(spectator)).get("tell") != "seats" or not _agree(heard, 0, 1):
            pass
    assert review(eve, code).status_code == review(bob, code).status_code == 200
    do(bob, code, do="review-agree", seat=1, agree=False)
    assert refused(review(eve, code)) == (403, "server-review-closed")


def _agree(heard: dict[str, Any], *seats: int) -> bool:
    return all(heard["seats"][seat].get("agrees") for seat in seats)


def test_nobody_agrees_for_another_or_before_the_end(ann: Listening, code: str) -> None:
    with ann.socket() as device:
        say(device, {"do": "watch", "table": code})
        say(device, {"do": "review-agree", "id": "x", "seat": 1, "agree": True})
        while "answer" not in (heard := hear(device)):
            pass
        assert heard["code"] == "server-not-your-seat"
    made = table(ann, BOT, id="early")
    with ann.socket() as device:
        say(device, {"do": "watch", "table": made})
        say(device, {"do": "review-agree", "id": "y", "seat": 0, "agree": True})
        while "answer" not in (heard := hear(device)):
            pass
        assert heard["code"] == "server-not-now"


def test_a_game_against_bots_alone_is_open_and_the_seat_of_a_bot_has_no_report(
    ann: Listening, eve: Listening
) -> None:
    made = table(ann, BOT, id="alone")
    play({0: ann}, made)
    assert review(eve, made, 0).json()["state"] == "none"
    assert refused(review(ann, made, 1)) == (404, "server-review-bot")


def test_a_seat_that_was_handed_over_is_of_both_devices(
    ann: Listening, bob: Listening, eve: Listening
) -> None:
    made = table(ann, PERSON, id="handed")
    sit(bob, made, 1)
    do(ann, made, do="start")
    with bob.socket() as device:
        say(device, {"do": "watch", "table": made})
        say(device, {"do": "hand-over", "id": "h", "seat": 1})
        while (heard := hear(device)).get("tell") != "hand-code":
            pass
    do(eve, made, do="claim", code=heard["code"])
    assert refused(review(bob, made, 1)) == (409, "server-record-running")
    play_on({0: ann, 1: eve}, made)
    assert review(bob, made, 1).json()["state"] == review(eve, made, 1).json()["state"] == "none"
    assert refused(review(eve, made, 0)) == (403, "server-review-closed")


def test_whoever_has_their_name_deleted_does_not_agree(ann: Listening) -> None:
    with guest(ann) as zoe:
        made = table(ann, PERSON, id="forgotten")
        sit(zoe, made, 1)
        play({0: ann, 1: zoe}, made)
        do(ann, made, do="review-agree", seat=0, agree=True)
        do(zoe, made, do="review-agree", seat=1, agree=True)
        assert zoe.browser.delete("/api/session").status_code == 204
    with guest(ann) as eve:
        assert refused(review(eve, made)) == (403, "server-review-closed")
    assert review(ann, made).status_code == 200


def test_a_guest_waits_for_a_few_reports_only_and_may_want_them_no_longer(
    ann: Listening, store: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "_command", lambda: command(*HANGS))
    with listening(store=MemoryStore()) as server, guest(server) as other:
        codes = [table(server, BOT, id=f"n{n}") for n in range(LIMITS.reviews + 1)]
        for made in codes:
            play({0: server}, made)
        states = [review(server, made, method="POST") for made in codes]
        assert [each.status_code for each in states] == [200] * LIMITS.reviews + [429]
        assert refused(states[-1])[1] == "server-review-many"
        assert [review(server, made).json()["place"] for made in codes[1:-1]] == [1, 2]
        monkeypatch.setattr(reviews, "LIMITS", LIMITS.__class__(reviews_waiting=LIMITS.reviews))
        full = review(other, codes[-1], method="POST")
        assert refused(full) == (429, "server-review-full")
        assert review(server, codes[1], method="DELETE").status_code == 204
        assert review(server, codes[1]).json()["state"] == "none"
        assert review(server, codes[-1], method="POST").json()["place"] == 2


@pytest.mark.parametrize("words", [DIES, HANGS])
def test_a_review_that_breaks_is_begun_again_and_given_up_with_a_word(
    monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    started: list[tuple[str, ...]] = []

    def breaking() -> Command:
        started.append(words)
        return command(*words)

    hasty = Patience(answer=0.2, grace=1.0, tries=process.PATIENCE.tries)
    monkeypatch.setattr(process, "_command", breaking)
    monkeypatch.setattr(reviews, "CoachProcess", lambda: process.CoachProcess(hasty))
    with listening() as server:
        made = table(server, BOT)
        play({0: server}, made)
        review(server, made, method="POST")
        found = settled(server, made, 0)
        assert (found["state"], found["error"]["id"]) == ("failed", "server-review-failed")
        assert len(started) == process.PATIENCE.tries


@pytest.mark.parametrize(
    ("trouble", "state"), [(StoreError("store-broken"), "done"), (ValueError("ours"), "failed")]
)
def test_a_review_waits_for_a_store_that_is_away_and_ends_with_a_word_where_we_are_wrong(
    monkeypatch: pytest.MonkeyPatch, trouble: Exception, state: str
) -> None:
    honest, times = reviews.Reviews._prepare, iter(range(3))

    async def prepare(self: reviews.Reviews, key: queue.Key) -> Any:
        if next(times, None) is not None:
            raise trouble
        return await honest(self, key)

    monkeypatch.setattr(reviews.Reviews, "_prepare", prepare)
    with listening(store=MemoryStore()) as server:
        made = table(server, BOT, id="trouble")
        play({0: server}, made)
        assert review(server, made, method="POST").status_code == 200
        assert settled(server, made, 0)["state"] == state


def test_a_report_that_cannot_be_taken_in_ends_with_a_word_and_is_not_made_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def found(*_: object) -> Any:
        raise ValueError("ours")

    store = MemoryStore()
    monkeypatch.setattr(reviews.Reviews, "_found", found)
    with listening(store=store) as server:
        made = table(server, BOT)
        play({0: server}, made)
        review(server, made, method="POST")
        assert settled(server, made, 0)["state"] == "failed"
        assert store.database.notes(reviews.ASKED) == []


def test_what_waited_when_the_server_ended_is_taken_up_again_and_an_old_report_is_made_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = MemoryStore()
    words = [HANGS, DIES]
    monkeypatch.setattr(
        process,
        "_command",
        # The second server has bad luck once.
        lambda: command(*words.pop(0)) if words else command(*module("tusch.server.review.worker")),
    )
    with listening(store=store) as server:
        made = table(server, BOT)
        play({0: server}, made)
        review(server, made, method="POST")
        cookies = dict(server.browser.cookies)
    with listening(store=store) as server:
        server.browser.cookies.update(cookies)
        assert settled(server, made, 0)["state"] == "done"
        assert store.database.notes(reviews.ASKED) == []
        monkeypatch.setattr(reviews, "VERSION", 10**6)
        assert review(server, made).json()["state"] == "none"
        assert review(server, made, method="POST").json()["state"] in ("waiting", "running")
        assert server.browser.delete("/api/session").status_code == 204
        assert store.database.notes(reviews.ASKED) == []
    (kept,) = store.database.notes(reviews.REPORT)
    asyncio.run(store.drop([kept.owner]))
    assert store.database.notes(reviews.REPORT) == []


def test_a_host_may_have_no_coach() -> None:
    with listening(review_budget=0) as server:
        made = table(server, BOT)
        play({0: server}, made)
        assert refused(review(server, made, method="POST")) == (503, "server-review-off")
        assert refused(server.browser.get("/api/practice")) == (503, "server-review-off")
        plan = {"do": "create", "id": "practice", "game": "flohcati", "practice": True}
        seats = [{"type": "own", "name": "Ann"}, BOT]
        answer = server.browser.post("/api/tables", json={**plan, "seats": seats})
        assert refused(answer) == (409, "server-review-off")
        assert server.browser.get("/api/catalogue").json()["coach"] is False
    with listening() as server:
        assert server.browser.get("/api/catalogue").json()["coach"] is True
