"""What has changed in a view since devices were told of it last: most of it stays the same."""

from collections.abc import Container, Mapping
from operator import attrgetter
from typing import Any, TypeAlias

from msgspec import UNSET
from msgspec.structs import replace

from tusch.game import Seat
from tusch.server.wire.news import Moved, Seating, Seen, TakenBack, Told, Whole

Values: TypeAlias = tuple[Any, ...]
"""What a view has in the fields that are told."""


class Changes:
    """Devices that keep a view are told what is different in the next one."""

    def __init__(self, view: type[Any], left_out: Container[str]) -> None:
        """Begin with nothing seen; the fields to leave out are of no use to a device."""
        self._names = tuple(name for name in view.__struct_fields__ if name not in left_out)
        self._values = attrgetter(*self._names)
        self._last: dict[Seat | None, Values] = {}
        """What every device of a seat has seen."""
        self._next: dict[Seat | None, Values] = {}

    def forget(self) -> None:
        """Tell whole views next: some device has not seen what others have."""
        self._last.clear()

    def go_on(self) -> None:
        """Take the views of a move for seen, by those seats that were told of it."""
        self._last, self._next = self._next, {}

    def whole(self, message: Whole) -> Whole:
        """Return a message without what is of no use to a device."""
        return replace(message, seen=tuple([self._seen(each, {}) for each in message.seen]))

    def told(self, message: Told) -> Told:
        """Return news with what changed, or with whole views for seats that have seen none."""
        if not isinstance(message, Moved | TakenBack | Seating):
            return message
        return replace(message, seen=tuple([self._seen(each, self._last) for each in message.seen]))

    def _seen(self, seen: Seen, last: Mapping[Seat | None, Values]) -> Seen:
        """Return what a seat sees, by what it saw last."""
        if seen.view is UNSET:
            return seen
        values = self._next[seen.seat] = self._values(seen.view)
        known = last.get(seen.seat)
        if known is None:
            return Seen(seen.seat, seen.events, dict(zip(self._names, values, strict=True)))
        # What a move leaves alone is the same object most of the time.
        changed = {
            name: value
            for name, value, old in zip(self._names, values, known, strict=True)
            if value is not old and value != old
        }
        return Seen(seen.seat, seen.events, changed=changed)
