"""Finished games that the coach has not looked at: which they are, and how it gets to them."""

import asyncio
import sys
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.server.support.guests import BOT, PERSON, do, guest, play, play_on, settled, sit, table
from tests.server.support.listening import RATES, Listening, hear, listening, say
from tests.server.support.memory import MemoryStore
from tests.support.replays import played
from tests.support.scale import scaled
from tusch import record, registry
from tusch.processes.command import PIPE, Command
from tusch.processes.patience import Patience
from tusch.server.limits import LIMITS
from tusch.server.rate_limit import Rate
from tusch.server.review import process, reviews

DIES = (sys.executable, "-c", "pass")
HANGS = (sys.executable, "-c", "import sys; sys.stdin.read()")
GAMES = 5
"""More than one guest may wait for."""

_numbers = count()


def coach(monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    """Let the coach be another program."""
    monkeypatch.setattr(process, "_command", lambda: Command(words=words, errors=PIPE))


def late() -> dict[str, Any]:
    """A game of two that is nearly over, as a table begins with it."""
    game = registry.make("flohcati")
    written = record.write(game, 2, played(game, 2, seed=116))
    return {"record": record.encode(written).decode(), "entry": len(written.log) - 1}


LATE = late()


def over(ann: Listening, bob: Listening | None = None, **more: Any) -> str:
    """Play a short game to its end, against a bot or somebody; return its code."""
    begun = {"id": f"over-{next(_numbers)}", **LATE, **more}
    made = table(ann, PERSON if bob else BOT, **begun)
    if bob:
        sit(bob, made, 1)
    play({0: ann, 1: bob} if bob else {0: ann}, made)
    return made


def unseen(player: Listening, method: str = "GET") -> dict[str, Any]:
    answer = player.browser.request(method, "/api/practice/games")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def asked(found: dict[str, Any]) -> list[tuple[str, int]]:
    return [(each["code"], each["seat"]) for each in found["asked"]]


def counted(found: dict[str, Any]) -> tuple[int, int, int, int]:
    return found["unseen"], found["left"], len(found["asked"]), found["failed"]


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


@pytest.fixture
def ann(store: MemoryStore) -> Iterator[Listening]:
    with listening(store=store) as server:
        yield server


def test_what_does_not_fit_is_asked_for_later_and_what_is_there_no_more(
    ann: Listening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "LIMITS", replace(LIMITS, reviews=1))
    assert counted(unseen(ann)) == (0, 0, 0, 0)
    first, second = over(ann), over(ann)
    assert counted(unseen(ann)) == (2, 2, 0, 0)
    assert asked(unseen(ann, "POST")) == asked(unseen(ann, "POST")) == [(second, 0)]
    assert settled(ann, second, 0)["state"] == "done"
    assert counted(unseen(ann)) == (1, 1, 0, 0)
    assert asked(unseen(ann, "POST")) == [(first, 0)]
    # A coach who knows more looks at them again.
    monkeypatch.setattr(reviews, "VERSION", 10**6)
    assert counted(unseen(ann)) == (2, 1, 1, 0)


def test_the_latest_games_come_first(ann: Listening, monkeypatch: pytest.MonkeyPatch) -> None:
    coach(monkeypatch, *HANGS)
    codes = [over(ann) for _ in range(LIMITS.reviews + 1)]
    found = unseen(ann, "POST")
    assert asked(found) == [(code, 0) for code in codes[:0:-1]]
    assert counted(found) == (len(codes), 1, LIMITS.reviews, 0)


def test_own_seats_alone_are_asked_for_and_of_no_running_game(
    ann: Listening, monkeypatch: pytest.MonkeyPatch
) -> None:
    coach(monkeypatch, *HANGS)
    with guest(ann) as bob, guest(ann) as eve:
        code = over(ann, bob, spectators=5)
        running = table(ann, BOT, id="running")
        do(ann, running, do="start")
        over(ann, follow=True, entry=LATE["entry"] - 20)
        with eve.socket() as device:
            say(device, {"do": "watch", "table": code})
            hear(device)
        assert counted(unseen(eve, "POST")) == (0, 0, 0, 0)
        for player, seat in ((ann, 0), (bob, 1)):
            assert counted(unseen(player)) == (1, 1, 0, 0)
            assert asked(unseen(player, "POST")) == [(code, seat)]
        # Two at one device have two reports on one game.
        shared = table(eve, {"type": "own", "name": "Zoe"}, id="shared", **LATE)
        play({0: eve, 1: eve}, shared)
        assert counted(unseen(eve)) == (1, 2, 0, 0)
        assert asked(unseen(eve, "POST")) == [(shared, 0), (shared, 1)]


def test_whoever_held_a_seat_finds_the_game_on_both_devices(
    ann: Listening, monkeypatch: pytest.MonkeyPatch
) -> None:
    coach(monkeypatch, *HANGS)
    with guest(ann) as bob:
        made = table(ann, BOT, id="handed", **LATE)
        do(ann, made, do="start")
        with ann.socket() as device:
            say(device, {"do": "watch", "table": made})
            say(device, {"do": "hand-over", "id": "h", "seat": 0})
            while (heard := hear(device)).get("tell") != "hand-code":
                pass
        do(bob, made, do="claim", code=heard["code"])
        play_on({0: bob}, made)
        assert asked(unseen(ann, "POST")) == asked(unseen(bob, "POST")) == [(made, 0)]


def test_what_is_gone_or_damaged_is_left_out(
    ann: Listening, store: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    coach(monkeypatch, *HANGS)
    gone, damaged, lost, whole = (over(ann) for _ in range(4))
    named = {each.code: each.table for each in store.database.listings()}
    asyncio.run(store.drop([named[gone]]))
    change = store.database.connection.execute
    change("UPDATE events SET body = '{' WHERE table_id = ?", (named[damaged],))
    change("DELETE FROM events WHERE table_id = ?", (named[lost],))
    # A server that has read none of them yet.
    with listening(store=store) as later:
        later.browser.cookies.update(ann.browser.cookies)
        found = unseen(later, "POST")
        assert asked(found) == [(whole, 0)]
        assert counted(found) == (1, 0, 1, 0)


def test_what_the_coach_could_not_finish_is_said_and_not_asked_for_by_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    coach(monkeypatch, *DIES)
    hasty = Patience(answer=0.2, grace=1.0, tries=1)
    monkeypatch.setattr(reviews, "CoachProcess", lambda: process.CoachProcess(hasty))
    with listening() as server:
        code = over(server)
        unseen(server, "POST")
        assert settled(server, code, 0)["state"] == "failed"
        for method in ("GET", "POST", "GET"):
            assert counted(unseen(server, method)) == (0, 0, 0, 1)


def test_every_report_counts_for_how_often_one_may_ask(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    coach(monkeypatch, *HANGS)
    monkeypatch.setattr("tusch.server.http.app.REVIEWS", Rate(LIMITS.reviews + 1, 0.001))
    with listening(without_rates=[each for each in RATES if each != "REVIEWS"]) as server:
        codes = [over(server) for _ in range(LIMITS.reviews)]
        assert len(asked(unseen(server, "POST"))) == len(codes)
        # There is nothing left to ask for, which costs nothing.
        unseen(server, "POST")
        for code in codes[:2]:
            server.browser.delete(f"/api/tables/{code}/review?seat=0")
        refused = server.browser.post("/api/practice/games")
        assert (refused.status_code, "retry-after" in refused.headers) == (429, True)
        assert counted(unseen(server)) == (3, 2, 1, 0)


def test_nobody_without_a_session_and_no_server_without_a_coach_has_games_to_look_at(
    ann: Listening,
) -> None:
    with guest(ann) as nobody, listening(review_budget=0) as off:
        nobody.browser.cookies.clear()
        over(off)
        for method in ("GET", "POST"):
            answers = [
                each.browser.request(method, "/api/practice/games") for each in (nobody, off)
            ]
            assert [each.status_code for each in answers] == [401, 503]
            assert answers[1].json()["reply"]["code"] == "server-review-off"


@pytest.fixture(scope="module")
def busy() -> Iterator[tuple[Listening, list[str]]]:
    """A server whose coach never comes to an end, and games there, the latest first."""
    with pytest.MonkeyPatch.context() as patch:
        coach(patch, *HANGS)
        with listening() as server:
            yield server, [over(server) for _ in range(GAMES)][::-1]


@settings(max_examples=scaled(20))
@given(st.lists(st.none() | st.tuples(st.booleans(), st.integers(0, GAMES - 1)), max_size=8))
def test_whatever_is_asked_for_or_no_longer_wanted_the_latest_others_fill_the_places(
    busy: tuple[Listening, list[str]], wishes: list[tuple[bool, int] | None]
) -> None:
    server, codes = busy
    waiting: list[str] = []
    for code in codes:
        server.browser.delete(f"/api/tables/{code}/review?seat=0")
    for wish in wishes:
        if wish is None:
            found = unseen(server, "POST")
            others = [code for code in codes if code not in waiting]
            waiting += others[: LIMITS.reviews - len(waiting)]
        else:
            wanted, nth = wish
            where = f"/api/tables/{codes[nth]}/review?seat=0"
            server.browser.request("POST" if wanted else "DELETE", where)
            if not wanted:
                waiting = [code for code in waiting if code != codes[nth]]
            elif codes[nth] not in waiting and len(waiting) < LIMITS.reviews:
                waiting.append(codes[nth])
            found = unseen(server)
        assert {code for code, _ in asked(found)} == {*waiting}
        assert counted(found) == (GAMES, GAMES - len(waiting), len(waiting), 0)
