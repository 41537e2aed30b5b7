"""What has changed in a view since devices were told of it last: most of it stays the same."""

from itertools import compress
from operator import attrgetter, is_not
from typing import Any, TypeAlias

from tusch.game import Seat
from tusch.registry import Entry
from tusch.server.table.state import TableState
from tusch.server.wire.news import Seen

Values: TypeAlias = tuple[Any, ...]
"""What a view has in the fields that are told."""


class Changes:
    """Devices that keep a view are told what is different in the next one."""

    def __init__(self, game: Entry) -> None:
        """Begin with nothing seen; what only bots need of a view is of no use to a device."""
        fields = game.view.__struct_fields__
        self._names = tuple(name for name in fields if name not in game.memory)
        self._values = attrgetter(*self._names)
        self._look = game.glance or game.game.observe
        self._last: dict[Seat | None, Values] = {}
        """What every device of a seat has seen."""
        self._next: dict[Seat | None, Values] = {}

    def forget(self) -> None:
        """Tell whole views next: some device has not seen what others have."""
        self._last.clear()

    def go_on(self) -> None:
        """Take the views of a move for seen, by those seats that were told of it."""
        self._last, self._next = self._next, {}

    def whole(self, state: TableState, seat: Seat | None, events: tuple[Any, ...]) -> Seen:
        """Return all that a seat sees, without what is of no use to a device."""
        values = self._values(self._look(state.game, state.now, seat))
        # Who comes to a seat that nobody watched has seen as much as anybody there.
        self._last.setdefault(seat, values)
        return Seen(seat, events, dict(zip(self._names, values, strict=True)))

    def told(self, state: TableState, seat: Seat | None, events: tuple[Any, ...]) -> Seen:
        """Return what is different for a seat, or all, if it has seen nothing yet."""
        known = self._last.get(seat)
        values = self._next[seat] = self._values(self._look(state.game, state.now, seat))
        if known is None:
            return Seen(seat, events, dict(zip(self._names, values, strict=True)))
        # What a move leaves alone is the same object most of the time.
        triples = zip(self._names, values, known, strict=True)
        others = compress(triples, map(is_not, values, known))
        return Seen(seat, events, changed={name: new for name, new, old in others if new != old})
