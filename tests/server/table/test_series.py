"""A series of rematches: how often each seat has won, as long as the same people play."""

import pytest

from tests.server.support.desk import Desk, is_ok, playing
from tusch.cards import sure
from tusch.server.table.project import whole
from tusch.server.table.timeline import Timeline
from tusch.server.wire.commands import Leave, Rematch, Sit, Start, TakeOver


def played_out(desk: Desk) -> tuple[int, ...]:
    """Play a game to its end; return who has won."""
    while desk.state.status == "playing":
        desk.move()
    return sure(desk.state.game.outcome(desk.state.now)).winners


def rematch(desk: Desk) -> Desk:
    """Come to the table of the next game."""
    assert is_ok(desk.do("ann", Rematch))
    tables = {listing.code: listing.table for listing in desk.database.listings()}
    return Desk.at(desk.database, tables[sure(desk.state.rematch)])


def shown(desk: Desk) -> tuple[int, list[int]]:
    """How many games came before, and how often each seat won, as a device is told it."""
    told = whole(Timeline(desk.database.events(desk.table)).state, "ann")
    return told.info.games, [seat.wins for seat in told.seats]


@pytest.mark.parametrize("game", ["flohcati", "figaro"])
def test_wins_are_counted_over_rematches(game: str) -> None:
    desk = playing("Ann o b", game=game)
    assert shown(desk) == (0, [0, 0, 0])
    counted = [0, 0, 0]
    for games in (1, 2):
        for seat in played_out(desk):
            counted[seat] += 1
        desk = rematch(desk)
        assert shown(desk) == (games, counted)
        desk.do("ann", Start)
    assert sum(counted) >= 2


def test_whoever_comes_new_to_a_seat_has_won_nothing_there() -> None:
    desk = playing("Ann o b", "bob")
    played_out(desk)
    desk = rematch(desk)
    desk.do("bob", Leave)
    desk.do("eve", Sit, seat=1, name="Eve")
    assert shown(desk)[1][1] == 0
    desk.do("ann", Start)
    desk.do("kim", TakeOver, seat=2, name="Kim")
    assert shown(desk)[1][2] == 0
