"""What devices are told of an event, as it is written: what is the same for all of them, once."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from msgspec.json import Encoder

from tusch.game import Seat
from tusch.server.table.events import Acted, Event
from tusch.server.table.project import Sight, move, project_for_seats, seen_by, telling_of
from tusch.server.table.state import TableState

Ear: TypeAlias = tuple[tuple[Seat, ...], Sight]
"""The seats that a device holds, and what it is shown of them."""

written = Encoder().encode
"""Writes a message as it goes over the wire."""
_NOTHING_SEEN = b"]}"
"""How a move ends that nobody sees."""


def written_for_all(
    before: TableState, event: Event, after: TableState, ears: Iterable[Ear]
) -> Iterator[Sequence[bytes]]:
    """Yield the messages for devices by the seats that they hold.

    Nearly all events are moves, and most of what is told of a move is the same for everybody.
    """
    if not isinstance(event, Acted):
        for seats, sight in ears:
            messages = project_for_seats(before, event, after, seats, sight)
            yield [written(message) for message in messages]
        return
    same, telling = written(move(event, after)).removesuffix(_NOTHING_SEEN), telling_of(after)
    for seats, sight in ears:
        seen = seen_by(after, seats, sight, telling)
        yield (b"%b%b%b" % (same, b",".join(map(written, seen)), _NOTHING_SEEN),)
