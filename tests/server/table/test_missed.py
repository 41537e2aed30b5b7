"""What a table can tell again to a device that was away."""

from tests.server.support.desk import Desk
from tusch.server.limits import LIMITS
from tusch.server.table.timeline import Timeline
from tusch.server.wire.commands import AskUndo, React, Start


def test_whatever_a_device_may_have_missed_is_told_as_it_happened() -> None:
    desk = Desk("Ann Ann r", game="figaro")
    desk.do("ann", Start)
    while desk.state.seq < 3 * LIMITS.missed + 10:
        desk.do("ann", React, sign="laugh")
        desk.move()
        desk.do("ann", AskUndo, seat=0, base=desk.state.version)
    for timeline in (desk.timeline, Timeline(desk.database.events(desk.table))):
        for since in range(desk.state.seq + 1):
            too_long = since < desk.state.seq - LIMITS.missed
            told = None if too_long else desk.happenings[since - 1 :]
            assert timeline.missed(since) == told
        assert timeline.missed(desk.state.seq + 1) is None
