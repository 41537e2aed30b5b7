"""What has changed in a view since devices were told of it last: most of it stays the same."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final, TypeAlias

from msgspec import Raw
from msgspec.json import Encoder

from tusch.game import Seat
from tusch.registry import Entry
from tusch.server.table.state import TableState
from tusch.server.wire.news import Seen

Values: TypeAlias = tuple[Any, ...]
"""What a view has in some of its fields."""
SEAT: Final = "seat"
"""The field that says whose a view is: that never changes."""
LEGAL: Final = "legal"
"""The field that is empty for everybody but whoever acts."""

_encoded = Encoder().encode
_NOTHING: Final = b"{}"


class Changes:
    """Devices that keep a view are told what is different in the next one.

    Most of a view is the same for everybody at the table: that is looked at once, and written once.
    """

    def __init__(self, game: Entry) -> None:
        """Begin with nothing seen; what only bots need of a view is of no use to a device."""
        fields = game.view.__struct_fields__
        told = tuple(name for name in fields if name not in (SEAT, *game.memory))
        self._look = game.glance or game.game.observe
        self._looks = tuple(game.own.values())
        # What a game does not tell apart may all depend on whose view it is.
        self._own_names = (*game.own, LEGAL) if game.own else told
        self._common_names = tuple(name for name in told if name not in self._own_names)
        self._common_of = _taking(self._common_names)
        self._own_of = _taking(self._own_names)
        self._known: dict[Seat | None, Values] = {}
        """What every device of a seat has seen of its own."""
        self._common: Values = ()
        """What all of them have seen."""
        self._next: dict[Seat | None, Values] = {}
        self._common_next: Values = ()
        self._changed = _NOTHING
        """What is different in it now, as it is written."""
        self._compared: Any = None
        """The state of the game of which this is known."""

    def forget(self) -> None:
        """Tell whole views next: some device has not seen what others have."""
        self._known.clear()

    def go_on(self) -> None:
        """Take the views of a move for seen, by those seats that were told of it."""
        self._known, self._next = self._next, {}
        self._common, self._compared = self._common_next, None

    def whole(self, state: TableState, seat: Seat | None, events: tuple[Any, ...]) -> Seen:
        """Return all that a seat sees, without what is of no use to a device."""
        common, own = self._seen_by_all(state), self._seen_by(state, seat)
        if not self._known:
            self._common, self._compared = common, None
        # Who comes to a seat that nobody watched has seen as much as anybody there.
        self._known.setdefault(seat, own)
        return self._view(seat, events, common, own)

    def told(self, state: TableState, seat: Seat | None, events: tuple[Any, ...]) -> Seen:
        """Return what is different for a seat, or all, if it has seen nothing yet."""
        changed = self.written(state, seat)
        if changed is None:
            return self._view(seat, events, self._common_next, self._next[seat])
        return Seen(seat, events, changed=Raw(changed))

    def written(self, state: TableState, seat: Seat | None) -> bytes | None:
        """Return what is different for a seat, as it is written; None: it has seen nothing yet."""
        if self._compared is not state.now:
            self._compare(state)
        known = self._known.get(seat)
        own = self._next[seat] = self._seen_by(state, seat)
        if own == known:
            return self._changed
        if known is None:
            return None
        fields = zip(self._own_names, own, known, strict=True)
        mine = _encoded({name: new for name, new, old in fields if new != old})
        if self._changed == _NOTHING:
            return mine
        return b"%b,%b" % (self._changed[:-1], mine[1:])

    def _compare(self, state: TableState) -> None:
        """Find out what is different for everybody, once for all."""
        self._common_next = self._seen_by_all(state)
        self._changed = _NOTHING
        if self._known:
            fields = zip(self._common_names, self._common_next, self._common, strict=True)
            # What a move leaves alone is the same object most of the time.
            self._changed = _encoded(
                {name: new for name, new, old in fields if new is not old and new != old}
            )
        self._compared = state.now

    def _seen_by_all(self, state: TableState) -> Values:
        """Return what everybody sees."""
        if not self._common_names:
            return ()
        return self._common_of(self._look(state.game, state.now, None))

    def _seen_by(self, state: TableState, seat: Seat | None) -> Values:
        """Return what a seat alone sees."""
        game, now = state.game, state.now
        if not self._looks:
            return self._own_of(self._look(game, now, seat))
        legal = state.legal if seat is not None and seat == state.actor else ()
        return (*[look(game, now, seat) for look in self._looks], legal)

    def _view(
        self, seat: Seat | None, events: tuple[Any, ...], common: Values, own: Values
    ) -> Seen:
        """Return a whole view."""
        names = (SEAT, *self._common_names, *self._own_names)
        return Seen(seat, events, dict(zip(names, (seat, *common, *own), strict=True)))


def _taking(names: tuple[str, ...]) -> Callable[[Any], Values]:
    """Return what takes these fields out of a view."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda view: tuple([getattr(view, name) for name in names])
