"""What devices are told of an event, as it is written: what is the same for all of them, once."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from msgspec.json import Encoder

from tusch.game import DEALER, Seat
from tusch.server.table.events import Acted, Event
from tusch.server.table.live.changes import Changes
from tusch.server.table.project import move, project_for_seats, telling_of, whole_view
from tusch.server.table.state import TableState

Ears: TypeAlias = tuple[tuple[Seat, ...], bool]
"""The seats that a device holds, and whether it is told only what changes."""

written = Encoder().encode
"""Writes a message as it goes over the wire."""
_NOTHING_SEEN = b"]}"
"""How a move ends that nobody sees."""
_SPECTATOR = (None,)


def written_for_all(
    before: TableState, event: Event, after: TableState, ears: Iterable[Ears], changes: Changes
) -> list[Sequence[bytes]]:
    """Return the messages for devices by the seats that they hold."""
    if isinstance(event, Acted):
        return _moved(event, after, ears, changes)
    told: list[Sequence[bytes]] = []
    for seats, keeps in ears:
        sight = changes.told if keeps else whole_view
        messages = project_for_seats(before, event, after, seats, sight)
        told.append([written(message) for message in messages])
    return told


def _moved(
    event: Acted, after: TableState, ears: Iterable[Ears], changes: Changes
) -> list[Sequence[bytes]]:
    """Return the messages of a move: nearly all events are moves.

    Most of what is told of one is the same for everybody, so it is put together from what is
    written already, in the order that `Moved` and `Seen` have.
    """
    same, telling = written(move(event, after)).removesuffix(_NOTHING_SEEN), telling_of(after)
    shown = after.actor is not DEALER
    heard: tuple[Any, ...] = ()
    events = b""
    messages: list[Sequence[bytes]] = []
    for seats, keeps in ears:
        seen = []
        for seat in seats or _SPECTATOR:
            told = telling(seat)
            if told is not heard:
                heard, events = told, b',"events":%b' % written(told) if told else b""
            whose = b"null" if seat is None else b"%d" % seat
            if not shown:
                seen.append(b'{"seat":%b%b}' % (whose, events))
            elif keeps and (changed := changes.written(after, seat)) is not None:
                seen.append(b'{"seat":%b%b,"changed":%b}' % (whose, events, changed))
            else:
                sight = changes.told if keeps else whole_view
                seen.append(written(sight(after, seat, told)))
        messages.append((b"%b%b%b" % (same, b",".join(seen), _NOTHING_SEEN),))
    return messages
