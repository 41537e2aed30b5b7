"""What comes of an event for those who sit at a table: the part of `evolve` about seats."""

from itertools import repeat
from typing import assert_never

from msgspec.structs import replace

from tusch import registry
from tusch.cards import put, sure
from tusch.game import Seat
from tusch.server.table.events import (
    Barred,
    BotPlan,
    FaceChosen,
    Forgotten,
    Gone,
    HandOffered,
    HandTaken,
    HostPassed,
    Joined,
    MixedIn,
    OpenPlan,
    PersonPlan,
    Plan,
    Returned,
    ReviewAgreed,
    Said,
    Sat,
    SeatEvent,
    SeatSet,
    Stood,
    StoodIn,
    TakenOver,
    TakeOverAsked,
    TakeOverDenied,
    TakeOverSet,
    WaitSet,
)
from tusch.server.table.state import Person, Place, TableState, Takeover


def old_name(game: str, seat: Seat, level: str) -> str:
    """Return the name of a bot at a table from before names were kept."""
    names = registry.entry(game).old_bot_names
    return names[seat] if seat < len(names) else level


def planned(game: str, seat: Seat, plan: Plan, person: int | None) -> Place:
    """Return a seat as it was planned."""
    match plan:
        case OpenPlan():
            return Place()
        case BotPlan(level=level, name=name):
            return _bot(game, seat, level, name)
        case PersonPlan(name=name):
            return Place(person=person, name=name) if person is not None else Place()
        case _ as never:
            assert_never(never)


def filled(state: TableState, seats: tuple[Seat, ...], names: tuple[str, ...]) -> TableState:
    """Return the table with bots on seats that were empty when the game began."""
    for seat, name in zip(seats, names or repeat(None), strict=bool(names)):
        bot = _bot(state.setup.game, seat, state.setup.fill, name)
        state = _put(state, seat, bot)
    return state


def seated(state: TableState, event: SeatEvent) -> TableState:
    """Return the table after a change of who sits where."""
    match event:
        case Joined(guest=guest, name=name, number=None):
            return replace(state, people=(*state.people, Person(guest, name)))
        case Joined(guest=guest, name=name, number=number):
            return replace(state, people=put(state.people, sure(number), Person(guest, name)))
        case Sat(seat=seat, person=person, name=name):
            called = _called(_back(counted(state, person), person), person, name)
            return _put(called, seat, Place(person=person, name=name))
        case Stood(seat=seat):
            return _put(state, seat, Place())
        case SeatSet(seat=seat, level=level, name=bot):
            place = Place() if level is None else _bot(state.setup.game, seat, level, bot)
            return _put(state, seat, place)
        case MixedIn(seat=seat, seed=seed):
            mixed = counted(state, sure(state.places[seat].person))
            return _put(mixed, seat, replace(state.places[seat], seed=seed))
        case StoodIn(seat=seat, why=why):
            return _put(state, seat, replace(state.places[seat], absent=why))
        case Returned(seat=seat):
            place = state.places[seat]
            return _put(_back(state, sure(place.person)), seat, replace(place, absent=None))
        case Barred(person=number, what=what, lifted=lifted):
            bars = tuple(bar for bar in state.people[number].bars if bar != what)
            barred = replace(state.people[number], bars=bars if lifted else (*bars, what))
            return replace(state, people=put(state.people, number, barred))
        case HostPassed(person=number):
            return replace(state, host=number)
        case HandOffered(seat=seat, code=code):
            offered = replace(state.places[seat], code=code, code_at=state.at)
            return _put(state, seat, offered)
        case HandTaken(seat=seat, person=person):
            return _put(_back(state, person), seat, _taken(state.places[seat], person))
        case TakeOverSet(allowed=allowed):
            return replace(state, take_over=allowed, asks=state.asks if allowed else ())
        case TakeOverAsked(seat=seat, person=person):
            return replace(state, asks=(*state.asks, (person, seat)))
        case TakeOverDenied(person=person):
            refused = replace(state, turned_down=(*state.turned_down, person))
            return _unasked(refused, person)
        case TakenOver():
            return _taken_over(state, event)
        case FaceChosen(person=person, face=face):
            shown = counted(state, person)
            faced = replace(shown.people[person], face=face)
            return replace(shown, people=put(shown.people, person, faced))
        case WaitSet(person=person, always=always):
            waited = replace(state.people[person], waited_for=always)
            return replace(state, people=put(state.people, person, waited))
        case ReviewAgreed(seat=seat, agrees=agrees):
            return _put(state, seat, replace(state.places[seat], agrees=agrees))
        case Gone(person=person):
            gone = replace(state.people[person], here=False)
            return _unasked(replace(state, people=put(state.people, person, gone)), person)
        case Forgotten(person=person, names=names):
            return _forgotten(state, person, names)
        case _ as never:
            assert_never(never)


def counted(state: TableState, number: int) -> TableState:
    """Return the table where somebody has filled the log by one more thing."""
    person = state.people[number]
    return replace(state, people=put(state.people, number, replace(person, lines=person.lines + 1)))


def _taken(place: Place, person: int) -> Place:
    """Return a seat that has come to somebody else's device."""
    before = (*place.before, sure(place.person))
    return replace(place, person=person, before=before, code=None, code_at=0, absent=None)


def _taken_over(state: TableState, event: TakenOver) -> TableState:
    """Return the table where somebody plays on for a bot; all have the full time again."""
    place = state.places[event.seat]
    done = Takeover(
        len(state.line), state.version, event.seat, place.level or state.setup.fill, place.name
    )
    called = _called(_back(state, event.person), event.person, event.name)
    sat = replace(place, person=event.person, level=None, name=event.name, wins=0)
    return replace(
        _put(called, event.seat, sat),
        waits_since=state.at,
        asks=tuple(ask for ask in state.asks if event.seat != ask[1] and event.person != ask[0]),
        taken_over=(*state.taken_over, done),
    )


def _unasked(state: TableState, person: int) -> TableState:
    """Return the table without somebody's wish for a seat."""
    return replace(state, asks=tuple(ask for ask in state.asks if ask[0] != person))


def _forgotten(state: TableState, number: int, names: tuple[str, ...]) -> TableState:
    """Return the table without somebody: bots have their seats, and their lines are empty."""
    bots = iter(names)
    gone = replace(state.people[number], name="", face=None, here=False, forgotten=True)
    places = list(state.places)
    for seat, place in enumerate(places):
        if place.person == number:
            free = Place()
            if state.status == "playing":
                bot = _bot(state.setup.game, seat, state.setup.fill, next(bots, None))
                # They have seen cards: whoever held a seat takes none over.
                free = replace(bot, before=(*place.before, number))
            # What they mixed in stays: without it nobody could check the deal.
            places[seat] = replace(free, seed=place.seed)
    return replace(
        state,
        people=put(state.people, number, gone),
        places=tuple(places),
        chat=tuple(
            (at, Said(number, "") if isinstance(said, Said) and said.person == number else said)
            for at, said in state.chat
        ),
    )


def _bot(game: str, seat: Seat, level: str, name: str | None) -> Place:
    """Return a seat with a bot on it."""
    return Place(level=level, name=old_name(game, seat, level) if name is None else name)


def _called(state: TableState, person: int, name: str) -> TableState:
    """Return the table where somebody has the name of their first seat, in the chat too."""
    if not name or any(place.person == person for place in state.places):
        return state
    named = replace(state.people[person], name=name)
    return replace(state, people=put(state.people, person, named))


def _back(state: TableState, person: int) -> TableState:
    """Return the table with somebody who is there again."""
    back = replace(state.people[person], here=True)
    return replace(state, people=put(state.people, person, back))


def _put(state: TableState, seat: Seat, place: Place) -> TableState:
    """Return the table with one seat changed."""
    return replace(state, places=put(state.places, seat, place))
