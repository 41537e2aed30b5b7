"""Deletion of what a table keeps of a guest: their name, and all that they said.

The game itself stays, because it belongs to the others too. The events that hold their words are
written anew without them; a number that leads nowhere is all that is left of them.
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias, assert_never

from msgspec.structs import replace

from tusch.cards import sure
from tusch.game import Seat
from tusch.server.table import events, naming, timeline
from tusch.server.table.commands.seats import go
from tusch.server.table.dealer import Dealer
from tusch.server.table.draft import Decision, Draft
from tusch.server.table.events import (
    Acted,
    Barred,
    Began,
    Created,
    Ended,
    Event,
    FaceChosen,
    Forgotten,
    Gone,
    HandOffered,
    HandTaken,
    HostPassed,
    Joined,
    MixedIn,
    PersonPlan,
    Reacted,
    Rematched,
    Resumed,
    Returned,
    ReviewAgreed,
    Said,
    Sat,
    SeatSet,
    Stood,
    StoodIn,
    TakenOver,
    TakeOverAsked,
    TakeOverDenied,
    TakeOverSet,
    UndoAgreed,
    UndoAsked,
    UndoDenied,
    UndoLapsed,
    Undone,
    WaitSet,
)
from tusch.server.table.state import TableState
from tusch.store import Append, Row

Wordy: TypeAlias = Created | Joined | Sat | TakenOver | Said
"""Events that hold what somebody wrote."""


def forget(state: TableState, guest: str, now: int, dealer: Dealer) -> Decision:
    """Return how a guest goes for good: bots play on for them, and nobody knows them any more."""
    draft = Draft(state, guest, now, dealer)
    number = state.number(guest)
    if number is not None and not state.people[number].forgotten:
        if state.people[number].here:
            go(draft, number)
        draft.add(Forgotten(number, _bots(draft)))
    return draft.decision()


def _bots(draft: Draft) -> tuple[str, ...]:
    """Return the names of the bots that take a guest's seats over."""
    state = draft.state
    if state.status != "playing":
        return ()
    held = state.held(draft.guest)
    return tuple(naming.bot_at(state, seat, state.setup.fill) for seat in held)


def deletion(rows: Sequence[Row], guest: str, now: int, dealer: Dealer) -> tuple[Append, Decision]:
    """Return all that changes in the store: decided on the table without the words, and listed."""
    changed = rewritten(rows, guest)
    bodies = dict(changed)
    silent = [row._replace(body=bodies.get(row.seq, row.body)) for row in rows]
    state = timeline.Timeline(silent).state
    decision = forget(state, guest, now, dealer)
    added = Append(state.table, state.seq, None, now, ())
    if decision.happenings:
        (added,) = timeline.appends(state, decision, None)
        state = decision.happenings[-1].after
    return added._replace(rewritten=changed, listing=timeline.listing(state)), decision


def rewritten(rows: Sequence[Row], guest: str) -> tuple[tuple[int, str], ...]:
    """Return the events of a table that hold a guest's words, without them, by number."""
    found = _spoken([events.decode(row.body) for row in rows], guest)
    silent = (
        (rows[place], events.encode(_silent(event, guest, seats)))
        for place, (event, seats) in sorted(found.items())
    )
    return tuple((row.seq, body) for row, body in silent if body != row.body)


class _Spoken(NamedTuple):
    """An event that holds a guest's words."""

    event: Wordy
    seats: set[Seat]
    """Those that it gave the guest's name."""


def _spoken(log: Sequence[Event], guest: str) -> dict[int, _Spoken]:
    """Find the events that hold a guest's words, by their place in the log."""
    people: list[str] = []
    named: dict[Seat, tuple[int, Created | Sat | TakenOver]] = {}
    """What gave each seat its name."""
    bearers: dict[Seat, set[str]] = {}
    """Whose name that is: whoever gave it, and those to whom the seat came with it."""
    found: dict[int, _Spoken] = {}

    def held(seat: Seat, person: int) -> None:
        if people[person] == guest:
            place, event = named[seat]
            found.setdefault(place, _Spoken(event, set())).seats.add(seat)

    for place, event in enumerate(log):
        match event:
            case Created():
                people = [known for known, _ in event.people] or [event.guest]
                if guest in people:
                    found[place] = _Spoken(event, set())
                for seat, person in enumerate(event.sitters):
                    if person is not None:
                        named[seat], bearers[seat] = (place, event), {people[person]}
                        held(seat, person)
                for seat, lender in event.lenders:
                    bearers[seat].add(lender)
                    if lender == guest:
                        found.setdefault(place, _Spoken(event, set())).seats.add(seat)
            case Joined(guest=newcomer, number=number):
                if number is None:
                    people.append(newcomer)
                else:
                    people[number] = newcomer
                if newcomer == guest:
                    found[place] = _Spoken(event, set())
            case Sat(seat=seat, person=person) | TakenOver(seat=seat, person=person):
                named[seat], bearers[seat] = (place, event), {people[person]}
                held(seat, person)
            case HandTaken(seat=seat, person=person):
                came = log[place - 1]
                if isinstance(came, Joined) and guest in bearers[seat]:
                    # Whoever came for the seat was given its name.
                    found[place - 1] = _Spoken(came, set())
                bearers[seat].add(people[person])
                held(seat, person)
            case Said(person=person):
                if people[person] == guest:
                    found[place] = _Spoken(event, set())
            case (
                Stood()
                | SeatSet()
                | MixedIn()
                | Began()
                | Acted()
                | StoodIn()
                | Returned()
                | UndoAsked()
                | UndoAgreed()
                | UndoDenied()
                | UndoLapsed()
                | Undone()
                | Reacted()
                | HostPassed()
                | Barred()
                | HandOffered()
                | TakeOverSet()
                | TakeOverAsked()
                | TakeOverDenied()
                | FaceChosen()
                | WaitSet()
                | ReviewAgreed()
                | Gone()
                | Forgotten()
                | Ended()
                | Rematched()
                | Resumed()
            ):
                # Nothing in them was written by a person, but the seeds, which belong to the deal.
                pass
            case _ as never:
                assert_never(never)
    return found


def _silent(event: Wordy, guest: str, seats: set[Seat]) -> Event:
    """Return an event without a guest's name and words; these seats are theirs."""
    match event:
        case Created(setup=setup, people=people):
            plans = tuple(
                PersonPlan("") if seat in seats else plan for seat, plan in enumerate(setup.seats)
            )
            # Whoever took their seat over was called after it.
            heirs = [event.placed[seat] for seat, lender in event.lenders if lender == guest]
            nameless = {guest, *(people[sure(heir)][0] for heir in heirs)}
            return replace(
                event,
                name="" if event.guest in nameless else event.name,
                people=tuple((known, "" if known in nameless else name) for known, name in people),
                setup=replace(setup, seats=plans),
                lenders=tuple(lent for lent in event.lenders if lent[1] != guest),
            )
        case Joined():
            return replace(event, name="")
        case Sat(seat=seat, person=person):
            return Sat(seat, person, "")
        case TakenOver(seat=seat, person=person):
            return TakenOver(seat, person, "")
        case Said(person=person):
            return Said(person, "")
        case _ as never:
            assert_never(never)
