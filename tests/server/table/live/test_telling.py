"""What is written once for all devices is what each of them would be told by itself."""

import pytest

from tests.server.support.desk import Desk
from tusch.game import DEALER
from tusch.registry import entry
from tusch.server.table.draft import Happening
from tusch.server.table.events import Acted
from tusch.server.table.live.changes import Changes
from tusch.server.table.live.telling import written, written_for_all
from tusch.server.table.project import project_for_seats
from tusch.server.wire.commands import Sit, Start

HELD: tuple[tuple[int, ...], ...] = ((), (0,), (1,), (2,), (0, 2))
"""Seats that a device may hold: none, one, several."""


def played(game: str) -> list[Happening]:
    """All that happens in a game of three."""
    desk = Desk("Ann o Ann", game=game)
    desk.do("bob", Sit, seat=1, name="Bob")
    desk.do("ann", Start)
    while desk.state.status == "playing":
        desk.move(lambda legal: legal[len(legal) // 2])
    assert len(desk.happenings) > 20
    return desk.happenings


@pytest.mark.parametrize("game", ["figaro", "flohcati"])
def test_every_device_is_told_what_it_would_be_told_alone(game: str) -> None:
    changes = Changes(entry(game))
    for before, event, after in played(game):
        ears = [(seats, False) for seats in HELD]
        for seats, told in zip(
            HELD, written_for_all(before, event, after, ears, changes), strict=True
        ):
            alone = project_for_seats(before, event, after, seats)
            assert list(told) == [written(message) for message in alone]


@pytest.mark.parametrize("game", ["figaro", "flohcati"])
def test_every_device_that_keeps_views_is_told_what_it_would_be_told_alone(game: str) -> None:
    """Byte by byte: what is put together of written parts has the form of a message."""
    together, apart = Changes(entry(game)), {seats: Changes(entry(game)) for seats in HELD}
    for before, event, after in played(game):
        ears = [(seats, True) for seats in HELD]
        for seats, told in zip(
            HELD, written_for_all(before, event, after, ears, together), strict=True
        ):
            alone = project_for_seats(before, event, after, seats, apart[seats].told)
            assert list(told) == [written(message) for message in alone]
        if isinstance(event, Acted) and after.actor is not DEALER:
            for changes in (together, *apart.values()):
                changes.go_on()
