"""What comes of an event: the only way in which a table changes."""

from collections.abc import Iterable
from functools import reduce
from typing import Any, assert_never

from msgspec.structs import replace

from tusch.bots import names
from tusch.cards import put, sure
from tusch.game import DEALER, Seat, Step
from tusch.registry import AnyGame
from tusch.server.limits import LIMITS
from tusch.server.table.events import (
    Acted,
    Began,
    Created,
    Ended,
    Event,
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
    Said,
    Sat,
    SeatSet,
    Setup,
    Stood,
    StoodIn,
    UndoAgreed,
    UndoAsked,
    UndoDenied,
    UndoLapsed,
    Undone,
)
from tusch.server.table.state import Person, Place, TableState, Undo, game_of
from tusch.server.wire.commands import BotSeat, OpenSeat, OwnSeat


def create(event: Created, at: int) -> TableState:
    """Return the table that an event makes."""
    setup = event.setup
    game = game_of(setup)
    line = _begun(game, setup)
    people = event.people or ((event.guest, event.name),)
    placed = event.placed or tuple(0 if isinstance(plan, OwnSeat) else None for plan in setup.seats)
    return TableState(
        table=event.table,
        code=event.code,
        setup=setup,
        secret=event.secret,
        game=game,
        seq=1,
        at=at,
        waits_since=at,
        places=tuple(
            _place(setup.game, seat, plan, person)
            for seat, (plan, person) in enumerate(zip(setup.seats, placed, strict=True))
        ),
        people=tuple(Person(guest, name) for guest, name in people),
        host=0,
        line=line,
        now=line[-1].after if line else game.start(len(setup.seats)),
        deals=_deals(line),
    )


def _bot(game: str, seat: Seat, level: str) -> Place:
    """Return a seat with a bot on it."""
    return Place(level=level, name=names.name(game, seat, level))


def _place(game: str, seat: Seat, plan: OpenSeat | BotSeat | OwnSeat, person: int | None) -> Place:
    """Return a seat as it was planned."""
    match plan:
        case OpenSeat():
            return Place()
        case BotSeat(level=level):
            return _bot(game, seat, level)
        case OwnSeat(name=name):
            return Place(person=person, name=name) if person is not None else Place()
        case _ as never:
            assert_never(never)


def _begun(game: AnyGame, setup: Setup) -> tuple[Step[Any, Any], ...]:
    """Return the steps of the record that the table plays on from."""
    line: list[Step[Any, Any]] = []
    state = game.start(len(setup.seats))
    for who, what in setup.begun:
        action = game.parse(what, dealer=who is None)
        line.append(Step(state, DEALER if who is None else who, action, game.apply(state, action)))
        state = line[-1].after
    return tuple(line)


def fold(events: Iterable[tuple[Event, int]]) -> TableState:
    """Return what all events of a table, each with its time, have brought about."""
    pairs = iter(events)
    first, at = next(pairs)
    if not isinstance(first, Created):
        raise TypeError("a table begins when it is made")
    return reduce(lambda state, pair: evolve(state, *pair), pairs, create(first, at))


def evolve(state: TableState, event: Event, at: int) -> TableState:
    """Return the table after an event."""
    if isinstance(event, Acted):
        return _acted(state, event, at)
    return _evolve(replace(state, seq=state.seq + 1, at=at), event)


def _evolve(state: TableState, event: Event) -> TableState:
    """Return the table after an event that is counted already, and that is no move."""
    match event:
        case Undone(to=to):
            return _moved(_undone(state, to))
        case Began(filled=filled):
            level = state.setup.fill
            for seat in filled:
                state = _put(state, seat, _bot(state.setup.game, seat, level))
            return _moved(replace(state, status="playing"))
        case Ended():
            return replace(state, status="over", actor=None, undo=None)
        case Said() | Reacted():
            lines = (*state.chat, (state.at, event))[-LIMITS.chat_kept :]
            person = state.people[event.person]
            people = put(state.people, event.person, replace(person, lines=person.lines + 1))
            return replace(state, chat=lines, people=people)
        case UndoAsked() | UndoAgreed() | UndoDenied() | UndoLapsed():
            return _asked(state, event)
        case Resumed():
            asked = state.undo and replace(state.undo, at=state.at)
            return replace(state, waits_since=state.at, undo=asked)
        case Rematched(code=code):
            return replace(state, rematch=code)
        case Created() | Acted():
            raise TypeError("a table is made once, and moves are made elsewhere")
        case _:
            return _seated(state, event)


def _seated(
    state: TableState,
    event: Joined
    | Sat
    | Stood
    | SeatSet
    | MixedIn
    | StoodIn
    | Returned
    | HostPassed
    | HandOffered
    | HandTaken
    | Gone
    | Forgotten,
) -> TableState:
    """Return the table after a change of who sits where."""
    match event:
        case Joined(guest=guest, name=name):
            return replace(state, people=(*state.people, Person(guest, name)))
        case Sat(seat=seat, person=person, name=name):
            back = put(state.people, person, replace(state.people[person], here=True))
            return _put(replace(state, people=back), seat, Place(person=person, name=name))
        case Stood(seat=seat):
            return _put(state, seat, Place())
        case SeatSet(seat=seat, level=level):
            return _put(state, seat, _bot(state.setup.game, seat, level) if level else Place())
        case MixedIn(seat=seat, seed=seed):
            return _put(state, seat, replace(state.places[seat], seed=seed))
        case StoodIn(seat=seat, why=why):
            return _put(state, seat, replace(state.places[seat], absent=why))
        case Returned(seat=seat):
            place = state.places[seat]
            person = sure(place.person)
            back = put(state.people, person, replace(state.people[person], here=True))
            return _put(replace(state, people=back), seat, replace(place, absent=None))
        case HostPassed(person=number):
            return replace(state, host=number)
        case HandOffered(seat=seat, code=code):
            offered = replace(state.places[seat], code=code, code_at=state.at)
            return _put(state, seat, offered)
        case HandTaken(seat=seat, person=person):
            taken = replace(state.places[seat], person=person, code=None, code_at=0, absent=None)
            back = put(state.people, person, replace(state.people[person], here=True))
            return _put(replace(state, people=back), seat, taken)
        case Gone(person=person):
            gone = replace(state.people[person], here=False)
            return replace(state, people=put(state.people, person, gone))
        case Forgotten(person=person):
            return _forgotten(state, person)
        case _ as never:
            assert_never(never)


def _forgotten(state: TableState, number: int) -> TableState:
    """Return the table without somebody: bots have their seats, and their lines are empty."""
    level = state.setup.fill if state.status == "playing" else None
    return replace(
        state,
        people=put(state.people, number, replace(state.people[number], name="", here=False)),
        # What they mixed in stays: without it nobody could check the deal.
        places=tuple(
            replace(_bot(state.setup.game, seat, level) if level else Place(), seed=place.seed)
            if place.person == number
            else place
            for seat, place in enumerate(state.places)
        ),
        chat=tuple(
            (at, Said(number, "") if isinstance(said, Said) and said.person == number else said)
            for at, said in state.chat
        ),
    )


def _acted(state: TableState, event: Acted, at: int) -> TableState:
    """Return the table after a move: nearly all events are moves, so all is changed at once."""
    game, before, dealt = state.game, state.now, event.seat is None
    action = game.parse(event.action, dealer=dealt)
    after = game.apply(before, action)
    step = Step(before, DEALER if event.seat is None else event.seat, action, after)
    return replace(
        state,
        seq=state.seq + 1,
        version=state.version + 1,
        at=at,
        waits_since=at,
        line=(*state.line, step),
        now=after,
        actor=game.actor(after) if state.status == "playing" else None,
        deals=state.deals + dealt,
        by=(*state.by, event.by),
        versions=(*state.versions, state.version),
        undo=None,
    )


def _undone(state: TableState, to: int) -> TableState:
    """Return the table with the first entries of its game alone."""
    line = state.line[:to]
    kept = to - len(state.setup.begun)
    return replace(
        state,
        line=line,
        now=line[-1].after if line else state.game.start(len(state.places)),
        deals=_deals(line),
        by=state.by[:kept],
        versions=state.versions[:kept],
    )


def _moved(state: TableState) -> TableState:
    """The game has changed: whoever acts now has the full time, and no undo is asked for."""
    actor = state.game.actor(state.now) if state.status == "playing" else None
    return replace(state, version=state.version + 1, waits_since=state.at, actor=actor, undo=None)


def _deals(line: tuple[Step[Any, Any], ...]) -> int:
    """Return how often the dealer has acted."""
    return sum(step.actor is DEALER for step in line)


def _asked(
    state: TableState, event: UndoAsked | UndoAgreed | UndoDenied | UndoLapsed
) -> TableState:
    """Return the table after a word about an undo."""
    match event:
        case UndoAsked(seat=seat, to=to, people=people):
            undo = Undo(seat, to, people, state.at)
            return replace(state, undo=undo, undo_version=state.version)
        case UndoAgreed(person=person):
            asked = sure(state.undo)
            left = tuple(other for other in asked.waits_for if other != person)
            return replace(state, undo=replace(asked, waits_for=left))
        case UndoDenied() | UndoLapsed():
            return replace(state, undo=None)
        case _ as never:
            assert_never(never)


def _put(state: TableState, seat: int, place: Place) -> TableState:
    """Return the table with one seat changed."""
    return replace(state, places=put(state.places, seat, place))
