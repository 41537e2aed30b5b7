"""What is learnt from reports: other moves are tried, and mistakes come back until they sit."""

import asyncio
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.server.support.guests import BOT, guest, play, settled, sit, table
from tests.server.support.listening import Listening, hear, listening, say
from tests.server.support.memory import MemoryStore
from tusch.server.lobby.clock import DAY
from tusch.server.review.lessons import named
from tusch.server.review.practice import INTERVALS, PRACTICE, name_of
from tusch.server.table.live.services import wall_clock
from tusch.server.wire.reviews import Moment

BUDGET = 256
"""Enough for a move to be called costly."""


class Days:
    """A clock that can be set forward."""

    passed = 0

    def now(self) -> int:
        return wall_clock() + self.passed * DAY


@pytest.fixture(scope="module")
def days() -> Days:
    return Days()


@pytest.fixture(scope="module")
def store() -> MemoryStore:
    return MemoryStore()


@pytest.fixture(scope="module")
def ann(store: MemoryStore, days: Days) -> Iterator[Listening]:
    with listening(store=store, review_budget=BUDGET, now=days.now) as server:
        yield server


@pytest.fixture(scope="module")
def code(ann: Listening) -> str:
    """A game against a bot that Ann has played without a thought."""
    made = table(ann, BOT)
    play({0: ann}, made)
    assert attempt(ann, made, 0, "flip") == (409, "server-review-none")
    ann.browser.post(f"/api/tables/{made}/review?seat=0")
    settled(ann, made, 0)
    return made


@pytest.fixture(scope="module")
def costly(ann: Listening, code: str) -> list[dict[str, Any]]:
    """The costly decisions of that game."""
    decisions = settled(ann, code, 0)["report"]["decisions"]
    return [each for each in decisions if each["verdict"] == "costly"]


def attempt(player: Listening, code: str, entry: int, move: str) -> Any:
    """What the coach says about another move, or how it refuses."""
    body = {"entry": entry, "move": move}
    said = player.browser.post(f"/api/tables/{code}/review/try?seat=0", json=body)
    if said.status_code != 200:
        return said.status_code, said.json()["reply"]["code"]
    return said.json()


def mistakes(player: Listening) -> dict[str, Any]:
    found: dict[str, Any] = player.browser.get("/api/practice").json()
    return found


def answered(player: Listening, moment: str, move: str) -> Any:
    return player.browser.post(f"/api/practice/{moment}/answer", json={"move": move})


def test_a_move_that_is_not_proven_worse_is_accepted_and_the_costly_one_is_not(
    ann: Listening, code: str, costly: list[dict[str, Any]]
) -> None:
    moment = costly[0]
    again = attempt(ann, code, moment["entry"], moment["played"])
    assert (again["accepted"], again["verdict"]) == (False, "costly")
    assert again["reason"] == moment["reason"]
    better = attempt(ann, code, moment["entry"], moment["better"])
    assert (better["accepted"], better["verdict"], better["reason"]) == (True, "best", None)
    considered = {each["move"] for each in better["moves"]}
    assert moment["better"] in considered


def test_a_move_that_nobody_considered_is_weighed(
    ann: Listening, code: str, costly: list[dict[str, Any]]
) -> None:
    replay = ann.browser.get(f"/api/tables/{code}/replay?seat=0").json()
    for moment in costly:
        known = {each["move"] for each in moment["moves"]}
        view = replay["moved"][moment["entry"] - 1]["seen"][0]["view"]
        # The notation of taking a card is the card's after a word, as in the log.
        others = {f"take {each['card']}" for each in view["legal"] if each["type"] == "take"}
        for move in sorted(others - known):
            said = attempt(ann, code, moment["entry"], move)
            assert move in {each["move"] for each in said["moves"]}
            assert said["accepted"] == (said["verdict"] != "costly")
            return
    raise AssertionError("every move was considered")


def test_what_cannot_be_tried_is_refused_with_a_word(
    ann: Listening, code: str, costly: list[dict[str, Any]]
) -> None:
    entry = costly[0]["entry"]
    assert attempt(ann, code, entry, "nonsense") == (409, "server-review-move")
    assert attempt(ann, code, 0, "flip") == (404, "server-review-entry")
    assert attempt(ann, code, 10**6, "flip") == (404, "server-review-entry")
    said = ann.browser.post(f"/api/tables/{code}/review/try?seat=0", content=b"{")
    assert said.status_code == 400


def test_one_can_play_on_against_bots_from_a_decision(
    ann: Listening, code: str, costly: list[dict[str, Any]]
) -> None:
    entry = costly[0]["entry"]
    wish = {"id": "on", "entry": entry, "name": "Ann"}
    where = f"/api/tables/{code}/review/play?seat=0"
    made = ann.browser.post(where, json=wish).json()["code"]
    assert ann.browser.post(where, json=wish).json()["code"] == made
    card = ann.browser.get(f"/api/tables/{made}").json()
    assert (card["practice"], card["marked"], card["status"]) == (True, True, "waiting")
    assert [seat["kind"] for seat in card["seats"]] == ["person", "bot"]
    replay = ann.browser.get(f"/api/tables/{code}/replay?seat=0").json()
    assert position(ann, made) == replay["moved"][entry - 1]["seen"][0]["view"]
    refused = ann.browser.post(where, json={**wish, "id": "no", "entry": 0})
    assert (refused.status_code, refused.json()["reply"]["code"]) == (404, "server-review-entry")
    refused = ann.browser.post(where, json={**wish, "id": "bot", "level": "nobody"})
    assert refused.status_code == 409


def position(player: Listening, code: str) -> Any:
    """Begin, and return what there is to see."""
    with player.socket() as device:
        say(device, {"do": "watch", "table": code})
        say(device, {"do": "start", "id": "begin"})
        while (heard := hear(device)).get("tell") != "seats" or not heard["seen"]:
            pass
        return heard["seen"][0]["view"]


def test_moments_have_the_names_at_their_table_and_nothing_of_who_is_forgotten(
    ann: Listening, store: MemoryStore
) -> None:
    with guest(ann) as carl, guest(ann) as ben:
        code = table(carl, {"type": "open"}, id="two")
        sit(ben, code, 1)
        play({0: carl, 1: ben}, code)
        carl.browser.post(f"/api/tables/{code}/review?seat=0")
        settled(carl, code, 0)
        (moment, *_) = mistakes(carl)["ahead"]
        own, other = moment["names"]
        assert own
        assert other
        assert not [note for note in store.database.notes(PRACTICE) if f'"{other}"' in note.body]
        assert ben.browser.delete("/api/session").status_code == 204
        assert {*map(tuple, (each["names"] for each in mistakes(carl)["ahead"]))} == {(own, "")}
        assert carl.browser.delete("/api/session").status_code == 204


def test_a_code_that_is_another_tables_by_now_lends_no_names() -> None:
    summary = SimpleNamespace(names=("Eve", "Dan"))
    other = cast("Any", SimpleNamespace(listing=SimpleNamespace(table="later"), summary=summary))
    own = cast("Any", SimpleNamespace(listing=SimpleNamespace(table="own"), summary=summary))
    moment = Moment(
        id=name_of("own", 0, 7),
        game="flohcati",
        rules=cast("Any", {}),
        players=2,
        seat=0,
        entry=7,
        kind="flip",
        code="ABC",
        at=0,
        due=0,
        step=0,
        view=cast("Any", None),
    )
    assert named(moment, own).names == ("Eve", "Dan")
    assert named(moment, other).names == ()
    assert named(moment, None).names == ()


def test_mistakes_come_back_at_growing_intervals_until_they_sit_and_outlive_the_table(
    ann: Listening, store: MemoryStore, days: Days, code: str, costly: list[dict[str, Any]]
) -> None:
    by_entry = {each["entry"]: each for each in costly}
    early = mistakes(ann)
    assert (early["due"], early["later"]) == ([], len(costly))
    # Before it is due a moment can be practised, and comes back when it would have.
    ahead = early["ahead"][0]
    assert ahead.keys().isdisjoint({"better", "moves", "decision", "loss"})
    for answer in ("played", "better"):
        said = answered(ann, ahead["id"], by_entry[ahead["entry"]][answer]).json()
        assert (said["due"], said["step"]) == (ahead["due"], 0)
    assert mistakes(ann) == early
    days.passed += INTERVALS[0] + 1
    odd = store.database.notes(PRACTICE)[-1]
    asyncio.run(store.keep_notes([odd._replace(name="odd", body='{"of": "another time"}')]))
    assert (mistakes(ann)["waiting"], mistakes(ann)["ahead"]) == (len(costly), [])
    (first, second, *_) = mistakes(ann)["due"]
    assert first["view"]["legal"]
    # Nothing of the solution is in it.
    assert first.keys().isdisjoint({"better", "moves", "decision", "loss"})
    assert first["names"][0] == "Ann"
    assert all(first["names"])
    asyncio.run(store.drop([note.owner for note in store.database.notes("review")]))
    assert {*map(tuple, (each["names"] for each in mistakes(ann)["due"]))} == {()}
    wish = {"id": "moment", "name": "Ann", "level": "random"}
    made = ann.browser.post(f"/api/practice/{first['id']}/play", json=wish).json()["code"]
    assert position(ann, made) == first["view"]
    with guest(ann) as eve:
        assert mistakes(eve)["waiting"] == 0
        stolen = eve.browser.post(f"/api/practice/{first['id']}/play", json=wish)
        assert stolen.status_code == 404
        assert answered(eve, first["id"], "flip").status_code == 404
        assert eve.browser.delete(f"/api/practice/{first['id']}").status_code == 404
    right = by_entry[first["entry"]]["better"]
    for step, interval in enumerate((*INTERVALS[1:], None), start=1):
        said = answered(ann, first["id"], right).json()
        assert (said["tried"]["accepted"], said["step"]) == (True, step)
        if interval:
            assert abs(said["due"] - days.now() - interval * DAY) < DAY
            # Before it is due, an answer is only practice.
            assert answered(ann, first["id"], right).json()["step"] == step
            days.passed += interval + 1
    assert said["due"] is None
    assert mistakes(ann)["settled"] == 1
    wrong = by_entry[second["entry"]]["played"]
    for move, step in ((by_entry[second["entry"]]["better"], 1), (wrong, 0)):
        said = answered(ann, second["id"], move).json()
        assert (said["step"], said["played"]) == (step, wrong)
        days.passed += INTERVALS[step] + 1
    assert answered(ann, second["id"], "nonsense").status_code == 409
    assert ann.browser.delete(f"/api/practice/{second['id']}").status_code == 204
    assert answered(ann, second["id"], wrong).status_code == 404
    assert store.database.notes(PRACTICE)
    assert ann.browser.delete("/api/session").status_code == 204
    assert store.database.notes(PRACTICE) == []
