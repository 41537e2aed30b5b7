"""Practice against bots alone: hints, what a move was worth at once, and moves taken back."""

from collections.abc import Iterator
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from tests.server.support.guests import BOT, PERSON, do, guest, play, table
from tests.server.support.listening import Listening, answer, hear, listening, say

BUDGET = 16


@pytest.fixture(scope="module")
def ann() -> Iterator[Listening]:
    with listening(review_budget=BUDGET) as server:
        yield server


def ask(player: Listening, code: str, what: str, seat: int = 0) -> Any:
    """What the coach answers, or how it refuses."""
    said = player.browser.post(f"/api/tables/{code}/{what}?seat={seat}")
    return said.json() if said.status_code == 200 else said.json()["reply"]["code"]


def turn(device: ClientConnection) -> dict[str, Any]:
    """Wait for the turn of seat 0, and return the news."""
    while True:
        heard = hear(device)
        if heard.get("actor") == 0 and any(_legal(heard)):
            return heard


def _legal(heard: dict[str, Any]) -> list[Any]:
    found: list[Any] = heard["seen"][0].get("view", {}).get("legal", []) if heard["seen"] else []
    return found


def test_practice_is_off_unless_it_is_chosen_and_everybody_can_see_it(ann: Listening) -> None:
    for practice in (False, True):
        made = table(ann, BOT, id=f"shown-{practice}", practice=practice)
        assert ann.browser.get(f"/api/tables/{made}").json()["practice"] is practice
        with ann.socket() as device:
            say(device, {"do": "watch", "table": made})
            assert hear(device)["info"]["practice"] is practice
        play({0: ann}, made)
        record = ann.browser.get(f"/api/tables/{made}/record").json()
        assert record.get("practice", False) is practice
        assert ask(ann, made, "hint") == ("server-not-now" if practice else "server-practice-off")
    assert ann.browser.get(f"/api/tables/{table(ann, BOT)}").json()["practice"] is False


def test_practice_from_a_record_is_of_its_game_whatever_was_asked_for(ann: Listening) -> None:
    over = table(ann, BOT, id="recorded")
    play({0: ann}, over)
    record = ann.browser.get(f"/api/tables/{over}/record").text
    seats = [{"type": "own", "name": "Ann"}, BOT]
    asked = {"do": "create", "id": "chess", "game": "chess", "seats": seats, "practice": True}
    made = ann.browser.post("/api/tables", json={**asked, "record": record, "entry": 3})
    assert made.status_code == 200
    assert ann.browser.get(f"/api/tables/{made.json()['code']}").json()["game"] == "flohcati"


@pytest.mark.parametrize("other", [PERSON, {"type": "own", "name": "Bob"}])
def test_practice_is_for_one_person_against_bots(ann: Listening, other: dict[str, str]) -> None:
    seats = [{"type": "own", "name": "Ann"}, other]
    asked = {"do": "create", "id": f"two-{other['type']}", "game": "flohcati", "seats": seats}
    made = ann.browser.post("/api/tables", json={**asked, "practice": True})
    assert (made.status_code, made.json()["reply"]["code"]) == (409, "server-practice-bots")


def test_a_hint_is_for_whoever_plays_alone_and_a_move_is_judged_at_once_and_taken_back(
    ann: Listening,
) -> None:
    made = table(ann, BOT, id="hints", practice=True, spectators=5, first=0)
    assert ask(ann, made, "hint") == "server-not-now"
    with guest(ann) as eve, ann.socket() as device:
        say(device, {"do": "watch", "table": made})
        say(device, {"do": "start", "id": "start"})
        news = turn(device)
        hint = ask(ann, made, "hint")
        assert hint["version"] == news["version"]
        assert hint["move"] == "flip"
        assert hint["message"]["id"] == "flohcati-choice-flip"
        assert (hint["reason"]["id"], hint["why"]) == ("coach-hint-only", None)
        assert ask(ann, made, "wise") == "server-practice-first"
        assert ask(ann, made, "hint", 1) == ask(eve, made, "hint") == "server-not-your-seat"
        _move(device, news)
        news = turn(device)
        assert ask(ann, made, "wise")["decision"]["verdict"] == "forced"
        hint = ask(ann, made, "hint")
        reason = hint["reason"]
        assert reason["id"] in ("coach-hint-better", "coach-hint-even")
        assert reason["id"] == "coach-hint-better" or hint["why"] is None
        assert 0 <= reason["args"]["chance"] <= 100
        _move(device, news)
        news = turn(device)
        wise = ask(ann, made, "wise")
        assert wise["decision"]["played"] == "flip"
        assert wise["decision"]["verdict"] in ("best", "even")
        assert wise["decision"]["entry"] == wise["entry"] > 0
        say(device, {"do": "undo", "id": "undo", "seat": 0, "base": news["version"]})
        assert answer(device)["answer"] == "ok"
        assert ask(ann, made, "wise")["entry"] < wise["entry"]
        with eve.socket() as spectator:
            say(spectator, {"do": "watch", "table": made})
            while hear(spectator)["tell"] != "presence":
                pass
            assert ask(ann, made, "hint") == ask(ann, made, "wise") == "server-practice-company"
        while hear(device).get("spectators") != 0:
            pass
        assert ask(ann, made, "hint")["move"]
        do(eve, made, do="take-over", seat=1, name="Eve")
        while hear(device).get("spectators") != 0:
            pass
        assert ask(ann, made, "hint") == ask(ann, made, "wise") == "server-practice-company"


def _move(device: ClientConnection, news: dict[str, Any]) -> None:
    move = {"action": _legal(news)[0], "base": news["version"]}
    say(device, {"do": "act", "id": f"a{news['version']}", "seat": 0, **move})
