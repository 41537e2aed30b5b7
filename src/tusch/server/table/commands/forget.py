"""Deletion of what a table keeps of a guest: their name, and all that they said.

The game itself stays, because it belongs to the others too. The events that hold their words are
written anew without them; a number that leads nowhere is all that is left of them.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from tusch.game import Seat
from tusch.server.table import events
from tusch.server.table.commands.seats import go
from tusch.server.table.dealer import Dealer
from tusch.server.table.draft import Decision, Draft
from tusch.server.table.events import Created, Event, Forgotten, HandTaken, Joined, Said, Sat
from tusch.server.table.state import TableState
from tusch.server.wire.commands import OwnSeat
from tusch.store import Row


def forget(state: TableState, guest: str, now: int, dealer: Dealer) -> Decision:
    """Return how a guest goes for good: bots play on for them, and nobody knows them any more."""
    draft = Draft(state, guest, now, dealer)
    number = state.number(guest)
    # Only those who were forgotten have no name.
    if number is not None and state.people[number].name:
        if state.people[number].here:
            go(draft, number)
        draft.add(Forgotten(number))
    return draft.decision()


def rewritten(rows: Sequence[Row], guest: str) -> tuple[tuple[int, str], ...]:
    """Return the events of a table that hold a guest's words, without them, by number."""
    log = [events.decode(row.body) for row in rows]
    named = _named(log, guest)
    found = []
    for place, (row, event) in enumerate(zip(rows, log, strict=True)):
        seats = [name.seat for name in named.seats if name.place == place]
        silent = _silent(event, guest, named.person, seats)
        if silent != event:
            found.append((row.seq, events.encode(silent)))
    return tuple(found)


class _SeatName(NamedTuple):
    """Which event gave a seat its name."""

    place: int
    seat: Seat


class _Named(NamedTuple):
    """Where a guest's name is."""

    person: int | None
    seats: frozenset[_SeatName]


def _named(log: Sequence[Event], guest: str) -> _Named:
    """Find the guest's number, and what named the seats that they have ever held."""
    people: list[str] = []
    latest: dict[Seat, _SeatName] = {}
    found: set[_SeatName] = set()
    for place, event in enumerate(log):
        match event:
            case Created():
                people = [known for known, _ in event.people] or [event.guest]
            case Joined(guest=newcomer):
                people.append(newcomer)
            case _:
                pass
        for seat, person in _seated(event):
            if not isinstance(event, HandTaken):
                latest[seat] = _SeatName(place, seat)
            if people[person] == guest:
                found.add(latest[seat])
    return _Named(people.index(guest) if guest in people else None, frozenset(found))


def _seated(event: Event) -> Iterator[tuple[Seat, int]]:
    """Yield who holds which seat after an event."""
    match event:
        case Created(setup=setup, placed=placed):
            own = [0 if isinstance(plan, OwnSeat) else None for plan in setup.seats]
            for seat, person in enumerate(placed or own):
                if person is not None:
                    yield seat, person
        case Sat(seat=seat, person=person) | HandTaken(seat=seat, person=person):
            yield seat, person
        case _:
            return


def _silent(event: Event, guest: str, number: int | None, seats: Sequence[Seat]) -> Event:
    """Return an event without a guest's name and words; these seats are theirs."""
    match event:
        case Created(setup=setup, people=people):
            plans = tuple(
                OwnSeat("") if seat in seats else plan for seat, plan in enumerate(setup.seats)
            )
            return replace(
                event,
                name="" if event.guest == guest else event.name,
                people=tuple((known, "" if known == guest else name) for known, name in people),
                setup=replace(setup, seats=plans),
            )
        case Joined(guest=newcomer) if newcomer == guest:
            return Joined(guest, "")
        case Sat(seat=seat, person=person) if seat in seats:
            return Sat(seat, person, "")
        case Said(person=person) if person == number:
            return Said(person, "")
        case _:
            return event
