"""What one device is told about an event: by what its seats can know, and nothing else."""

from collections.abc import Callable, Container
from functools import partial
from typing import Any, TypeAlias, assert_never

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from tusch import fair, registry
from tusch.cards import sure
from tusch.game import DEALER, Actor, Seat
from tusch.server.limits import LIMITS
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
from tusch.server.table.stand_ins import stood_in
from tusch.server.table.state import Place, TableState
from tusch.server.wire.news import (
    Again,
    Clock,
    HandCode,
    Line,
    Moved,
    Over,
    Past,
    PersonInfo,
    SeatInfo,
    Seating,
    Seen,
    TableInfo,
    TakenBack,
    TakeOverAsk,
    TakeOverDone,
    TakeOverInfo,
    Talk,
    Told,
    UndoInfo,
    UndoTalk,
    Waited,
    Whole,
    You,
)

Role: TypeAlias = tuple[int | None, tuple[Seat, ...], bool]
Sight: TypeAlias = Callable[[TableState, Seat | None, tuple[Any, ...]], Seen]
"""Takes how the table stands, a seat or a spectator, and the events for it: what is seen there."""


Telling: TypeAlias = Callable[[Seat | None], tuple[Any, ...]]
"""Takes a seat or a spectator: the events for it."""


def whole_view(state: TableState, seat: Seat | None, events: tuple[Any, ...]) -> Seen:
    """Return what a seat sees: all of it, built from nothing."""
    return Seen(seat, events, state.game.observe(state.now, seat))


def role(state: TableState, guest: str) -> Role:
    """Return what a guest is at the table: number, seats, and whether they are the host."""
    number = state.number(guest)
    return number, state.held(guest), number is not None and number == state.host


def project(before: TableState, event: Event, after: TableState, guest: str) -> tuple[Told, ...]:
    """Return the messages for a guest's device; it sees all anew if it became something else."""
    if role(before, guest) != role(after, guest):
        return (whole(after, guest),)
    return project_for_seats(before, event, after, after.held(guest))


def project_for_seats(
    before: TableState,
    event: Event,
    after: TableState,
    seats: tuple[Seat, ...],
    sight: Sight = whole_view,
) -> tuple[Told, ...]:
    """Return the messages for any device that holds these seats."""
    seq, version = after.seq, after.version
    match event:
        case Acted():
            seen = seen_by(after, seats, sight, telling_of(after))
            return (replace(move(event, after), seen=seen),)
        case Undone(seat=seat, to=to):
            return (
                TakenBack(
                    seq=seq,
                    version=version,
                    seat=seat,
                    entries=len(before.line) - to,
                    actor=_actor(after),
                    until=_until(after),
                    seen=seen_by(after, seats, sight),
                ),
            )
        case UndoAsked() | UndoAgreed() | UndoLapsed():
            return (UndoTalk(seq=seq, undo=_undo(after)),)
        case UndoDenied(person=person):
            return (UndoTalk(seq=seq, undo=None, denied_by=person),)
        case Said() | Reacted():
            return (Talk(seq, _line(*after.chat[-1])),)
        case HandOffered(seat=seat, code=code):
            return (HandCode(seq, seat, code),) if seat in seats else ()
        case WaitSet(person=person, always=always):
            own = any(after.places[seat].person == person for seat in seats)
            return (Waited(seq, always),) if own else ()
        case Ended():
            outcome = sure(after.game.outcome(after.now))
            return (Over(seq=seq, outcome=outcome, fair=_revealed(after)),)
        case Rematched(code=code):
            return (Again(seq, code),)
        case Resumed():
            return (Clock(seq, _until(after)),)
        case Created():
            raise TypeError("nobody looks on while a table is made")
        case (
            Joined()
            | Sat()
            | Stood()
            | SeatSet()
            | MixedIn()
            | Began()
            | StoodIn()
            | Returned()
            | HostPassed()
            | Barred()
            | HandTaken()
            | TakeOverSet()
            | TakeOverAsked()
            | TakeOverDenied()
            | TakenOver()
            | FaceChosen()
            | ReviewAgreed()
            | Gone()
            | Forgotten()
        ):
            return (
                Seating(
                    seq=seq,
                    version=version,
                    status=after.status,
                    seats=seats_shown(after),
                    people=_people(after),
                    host=after.host,
                    actor=_actor(after),
                    until=_until(after),
                    seen=seen_by(after, seats, sight) if isinstance(event, Began) else (),
                    take_over=_take_over(after),
                ),
            )
        case _ as never:
            assert_never(never)


def move(event: Acted, after: TableState) -> Moved:
    """Return what everybody is told of a move, but for what they see."""
    entry = len(after.line) - 1
    return Moved(
        seq=after.seq,
        version=after.version,
        seat=event.seat,
        by=event.by,
        actor=_actor(after),
        until=_until(after),
        seen=(),
        below_level=mover_of(event.seat, entry, after.below_level),
    )


def whole(state: TableState, guest: str, sight: Sight = whole_view) -> Whole:
    """Return the table as a whole, as this guest's device may see it."""
    setup = state.setup
    number, seats, host = role(state, guest)
    return Whole(
        seq=state.seq,
        version=state.version,
        status=state.status,
        info=TableInfo(
            code=state.code,
            game=setup.game,
            rules=setup.rules,
            listed=setup.listed,
            clock=setup.clock,
            away=setup.away,
            spectators=setup.spectators,
            first=setup.first,
            fill=setup.fill,
            marked=setup.marked,
            practice=setup.practice,
            games=state.games,
        ),
        seats=seats_shown(state),
        people=_people(state),
        host=state.host,
        you=You(
            number,
            seats,
            host,
            _codes(state, seats),
            number is not None and state.people[number].waited_for,
            stood_in(state, seats) or UNSET,
        ),
        commitment=None if setup.marked else state.commitment,
        seen=() if state.status == "waiting" else seen_by(state, seats, sight),
        past=_past(state, seats),
        actor=_actor(state),
        until=_until(state),
        undo=_undo(state),
        chat=tuple(_line(*said) for said in state.chat),
        outcome=state.game.outcome(state.now) if state.status == "over" else None,
        fair=_revealed(state),
        rematch=state.rematch,
        take_over=_take_over(state),
    )


def _take_over(state: TableState) -> TakeOverInfo:
    """Return what everybody knows of friends who come late."""
    return TakeOverInfo(
        state.take_over,
        tuple(TakeOverAsk(person, seat) for person, seat in state.asks),
        tuple(TakeOverDone(done.version, done.seat, done.name) for done in state.taken_over),
    )


def seen_by(
    state: TableState,
    seats: tuple[Seat, ...],
    sight: Sight,
    telling: Telling | None = None,
) -> tuple[Seen, ...]:
    """Return what each of these seats sees, or a spectator if there are none."""
    if telling and state.actor is DEALER:
        sight = _no_view_yet
    who = seats or (None,)
    return tuple([sight(state, seat, telling(seat) if telling else ()) for seat in who])


def telling_of(state: TableState) -> Telling:
    """Return what each seat is told of the last step: mostly the same for everybody."""
    before, _, action, after = state.line.last
    telling = partial(state.game.events, before, action, after)
    if registry.whispered(state.game, action):
        return telling
    events = telling(None)
    return lambda _: events


def _no_view_yet(_: TableState, seat: Seat | None, events: tuple[Any, ...]) -> Seen:
    """Return what is told of a move before the dealer acts; a game's beginning is seen before."""
    return Seen(seat, events)


def _past(state: TableState, seats: tuple[Seat, ...]) -> tuple[Past, ...]:
    """Return what these seats, or a spectator, were told of the last moves."""
    events = state.game.events
    # What was taken over from a record comes before the first version.
    taken_over = len(state.line) - len(state.made)
    versions = (*range(-taken_over, 0), *(made.version + 1 for made in state.made))
    entries = range(max(0, len(state.line) - LIMITS.past), len(state.line))
    return tuple(
        Past(
            versions[entry],
            tuple(
                Seen(seat, events(step.before, step.action, step.after, seat))
                for seat in seats or (None,)
            ),
            mover_of(step.actor, entry, state.below_level),
            step.actor if isinstance(step.actor, int) else UNSET,
            UNSET if entry < taken_over else state.made[entry - taken_over].by,
        )
        for entry, step in zip(entries, state.line[-LIMITS.past :], strict=True)
    )


def mover_of(actor: Actor, entry: int, entries: Container[int]) -> Seat | UnsetType:
    """Return whose move an entry was, if it is one of these."""
    return actor if entry in entries and isinstance(actor, int) else UNSET


def _actor(state: TableState) -> Seat | None:
    """Return the seat that acts next, if one does."""
    actor = state.actor
    return actor if isinstance(actor, int) else None


def _until(state: TableState) -> int | None:
    """Return when the time of a person's move is over."""
    actor = _actor(state)
    waited_for = actor is not None and state.bot(actor) is None
    return state.out_of_time_at if waited_for else None


def _undo(state: TableState) -> UndoInfo | None:
    """Return the undo that is asked for."""
    undo = state.undo
    return UndoInfo(undo.seat, undo.waits_for, undo.at + LIMITS.undo_wait) if undo else None


def _line(at: int, said: Said | Reacted) -> Line:
    """Return a line of chat."""
    match said:
        case Said(person=person, text=text):
            return Line(at, person, text=text)
        case Reacted(person=person, sign=sign):
            return Line(at, person, sign=sign)
        case _ as never:
            assert_never(never)


def seats_shown(state: TableState) -> tuple[SeatInfo, ...]:
    """Return all seats as everybody sees them."""
    begun = state.status != "waiting"
    return tuple(_seat(place, begun=begun) for place in state.places)


def _seat(place: Place, *, begun: bool) -> SeatInfo:
    """Return a seat as everybody sees it: seeds are shown when nobody can choose one any more."""
    if place.person is not None:
        return SeatInfo(
            kind="person",
            name=place.name,
            person=place.person,
            absent=place.absent or UNSET,
            seed=place.seed if begun else UNSET,
            mixed_in=bool(place.seed),
            wins=place.wins,
            agrees=place.agrees,
        )
    if place.level is not None:
        return SeatInfo(kind="bot", name=place.name, level=place.level, wins=place.wins)
    return SeatInfo(kind="open")


def _people(state: TableState) -> tuple[PersonInfo, ...]:
    """Return everybody who has a name here."""
    return tuple(
        PersonInfo(person.name, person.here, person.bars, person.face or UNSET)
        for person in state.people
    )


def _codes(state: TableState, seats: tuple[Seat, ...]) -> tuple[tuple[Seat, str], ...]:
    """Return the codes for other devices that belong to these seats."""
    codes = [(seat, state.places[seat].code) for seat in seats]
    return tuple((seat, code) for seat, code in codes if code is not None)


def _revealed(state: TableState) -> fair.FairDeal | None:
    """Return what the deal was made of, at the end and not before."""
    return state.deal if state.status == "over" and not state.setup.marked else None
