"""What is written once for all devices is what each of them would be told by itself."""

import pytest

from tests.server.support.desk import Desk
from tusch.server.table.live.telling import written, written_for_all
from tusch.server.table.project import project_for_seats, whole_view
from tusch.server.wire.commands import Sit, Start

HELD = ((), (0,), (1,), (2,), (0, 2))
"""Seats that a device may hold: none, one, several."""


@pytest.mark.parametrize("game", ["figaro", "flohcati"])
def test_every_device_is_told_what_it_would_be_told_alone(game: str) -> None:
    desk = Desk("Ann o Ann", game=game)
    desk.do("bob", Sit, seat=1, name="Bob")
    desk.do("ann", Start)
    while desk.state.status == "playing":
        desk.move(lambda legal: legal[len(legal) // 2])
    assert len(desk.happenings) > 20
    for before, event, after in desk.happenings:
        ears = [(seats, whole_view) for seats in HELD]
        for seats, told in zip(HELD, written_for_all(before, event, after, ears), strict=True):
            alone = project_for_seats(before, event, after, seats)
            assert list(told) == [written(message) for message in alone]
