"""The beat at the end of a turn whose player is asked whatever they hold.

The turn of somebody who can do nothing else ends on it, a bot's answer is shown on it, and a person
who says so before it is heard on it: so the time tells nobody what a hand could do.
"""

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec

from tusch.codec import codec
from tusch.server.table.commands.turn_end import has_beat, passing
from tusch.server.table.live import pace
from tusch.server.table.live.inbox import RETRY, Submitted
from tusch.server.table.state import TableState
from tusch.server.wire.commands import Act

LONGEST: Final = 2_000
"""Milliseconds of a beat at most, unless a bot thinks longer: nobody's clock runs out in it."""
NOD: Final = 200
"""The same for bots that play against one person: so long an answer may be on its way."""


def length(state: TableState) -> int:
    """Return the milliseconds of the beat: by the table's pace, and as long as a bot may think."""
    levels = {place.level or state.setup.fill for place in state.places}
    thinks = max(pace.thinks(level, state.setup.game) for level in levels)
    most = NOD if state.alone else LONGEST
    return pace.pause(min(state.setup.pace, most), 0, thinks)


class BeatOver(NamedTuple):
    """A beat is over that was begun for this version of the game."""

    version: int


class Beat:
    """The beat that a table waits for."""

    def __init__(self, ring: Callable[[BeatOver], None]) -> None:
        """Begin without one."""
        self._ring = ring
        self._waits_for: object = None
        """What the beat was begun for; None: nothing to wait for."""
        self._timer: asyncio.TimerHandle | None = None
        self._held: list[Submitted] = []
        """What was said before the beat."""

    @property
    def pending(self) -> bool:
        """Whether the table waits for a beat."""
        return self._timer is not None

    def set(self, state: TableState) -> list[Submitted]:
        """Begin a beat if a turn has come to its end; return what was held for another one."""
        seat = state.actor
        asked: object = None
        if passing(state) is not None and isinstance(seat, int):
            place = state.places[seat]
            wanted = state.waits_for(seat)
            asked = (state.version, state.undo is None, place.person, place.absent, wanted)
        if asked == self._waits_for:
            return []
        self.stop()
        self._waits_for = asked
        if asked is not None and not state.undo:
            self._begin(state.version, length(state) if has_beat(state) else 0)
        held = [item for item in self._held if _base(item) != state.version]
        self._held = [item for item in self._held if _base(item) == state.version]
        return held

    def hold(self, item: Submitted, state: TableState) -> bool:
        """Whether a command waits for the beat: the end of a turn that is said before it."""
        command, early = item.command, self._timer is not None or state.undo is not None
        if not early or not isinstance(command, Act):
            return False
        action = passing(state)
        if action is None or state.alone:
            return False
        try:
            meant = codec(state.game.name).action.decode(command.action)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return False
        if (command.seat, command.base, meant) != (state.actor, state.version, action):
            return False
        if not state.holds(item.guest, command.seat):
            return False
        self._held.append(item)
        return True

    def over(self, beat: BeatOver, state: TableState) -> list[Submitted] | None:
        """Take the end of a beat; return what was held for it, or None if it has no meaning now."""
        if beat.version != state.version or state.undo or self._waits_for is None:
            return None
        self.stop()
        held, self._held = self._held, []
        return held

    def again(self, version: int) -> None:
        """Try later what could not be written."""
        self._begin(version, RETRY)

    def stop(self) -> None:
        """Let no beat be over."""
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def drop(self) -> list[Submitted]:
        """Return what was held, to be answered otherwise."""
        held, self._held = self._held, []
        return held

    def _begin(self, version: int, pause: int) -> None:
        """Ring after a pause."""
        self.stop()
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(pause / 1000, self._ring, BeatOver(version))


def _base(item: Submitted) -> int:
    """Return the version of the game that a held command was made for."""
    assert isinstance(item.command, Act)
    return item.command.base
