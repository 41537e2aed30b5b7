"""Moves that a bot makes for somebody: whoever comes back is told, and the record says so."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.support.desk import Desk, dealer, playing
from tusch import record
from tusch.server.http.replays import decode, of_table, replayed
from tusch.server.table.events import Acted
from tusch.server.table.project import whole


def away(desk: Desk, guest: str) -> None:
    """Let a bot stand in for whoever is away and has to move."""
    desk.tick(**{guest: desk.now - 60_000})


def counted(desk: Desk, guest: str) -> dict[int, int]:
    told: Any = whole(desk.state, guest).you.stood_in
    return {} if told is msgspec.UNSET else dict(told)


def past(desk: Desk, guest: str) -> list[tuple[Any, Any]]:
    said: Any = msgspec.to_builtins(whole(desk.state, guest))["past"]
    return [(each.get("seat"), each["by"]) for each in said]


def test_whoever_comes_back_is_told_how_many_moves_a_bot_made_for_them() -> None:
    desk = playing("Ann o b", game="figaro", first=0, away=60)
    assert counted(desk, "ann") == {}
    away(desk, "ann")
    made = 0
    while made < 3:
        seat = desk.state.actor
        event = desk.move()
        made += seat == 0
        assert isinstance(event, Acted)
        assert (event.by == "stand-in") is (seat == 0)
    assert counted(desk, "ann") == {0: 3}
    assert counted(desk, "bob") == counted(desk, "zoe") == {}
    assert past(desk, "bob").count((0, "stand-in")) == 3
    # It begins anew when they move themselves.
    desk.came("ann")
    while desk.state.actor != 0:
        desk.move()
    assert counted(desk, "ann") == {0: 3}
    desk.move()
    assert counted(desk, "ann") == {}


@pytest.mark.parametrize("game", ["figaro", "flohcati"])
@given(st.integers(0, 99), st.integers(0, 80))
def test_the_count_is_of_moves_since_one_s_own_and_ends_of_turns_are_none(
    game: str, seed: int, moves: int
) -> None:
    rng = Random(seed)
    desk = playing("Ann o b", game=game, away=60, chance=dealer(seed))
    expected = 0
    for _ in range(moves):
        if desk.state.status != "playing":
            break
        if rng.random() < 0.3:
            desk.came("ann")
        elif desk.state.actor == 0 and rng.random() < 0.5:
            away(desk, "ann")
        done = len(desk.happenings)
        desk.move(rng.choice)
        for _, event, _ in desk.happenings[done:]:
            if isinstance(event, Acted) and event.seat == 0 and event.action != "end":
                expected = expected + 1 if event.by == "stand-in" else 0
    assert counted(desk, "ann") == ({0: expected} if expected else {})


def test_the_record_and_the_replay_say_which_moves_they_were() -> None:
    desk = playing("Ann o", first=0, away=60)
    away(desk, "ann")
    for _ in range(4):
        desk.move()
    desk.came("ann")
    while desk.state.status == "playing":
        desk.move()
    made = [
        len(after.line) - 1
        for _, event, after in desk.happenings
        if isinstance(event, Acted) and event.by == "stand-in"
    ]
    assert made
    written = msgspec.json.decode(record.encode(of_table(desk.state)))
    assert written["stood_in"] == made
    again = replayed(decode(msgspec.json.encode(written)), None)
    assert [entry for entry, each in enumerate(again.moved) if each.by == "stand-in"] == made


def test_where_nobody_was_away_nothing_is_said_of_it() -> None:
    desk = playing("Ann b", "")
    while desk.state.status == "playing":
        desk.move()
    assert b"stood_in" not in record.encode(of_table(desk.state))
    assert b"stood_in" not in msgspec.json.encode(whole(desk.state, "ann"))
