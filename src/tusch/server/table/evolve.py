"""What comes of an event: the only way in which a table changes."""

from typing import assert_never

from msgspec.structs import replace

from tusch.cards import sure
from tusch.game import DEALER, Step
from tusch.registry import AnyGame
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
    Setup,
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
from tusch.server.table.growing import Growing
from tusch.server.table.line import Line
from tusch.server.table.seating import counted, filled, planned, seated
from tusch.server.table.state import Person, TableState, Undo, game_of, made


def create(event: Created, at: int) -> TableState:
    """Return the table that an event makes."""
    setup = event.setup
    game = game_of(setup)
    line = _begun(game, setup)
    people = event.people or ((event.guest, event.name),)
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
            replace(
                planned(setup.game, seat, plan, person),
                lenders=tuple(guest for lent, guest in event.lenders if lent == seat),
                wins=event.wins[seat] if event.wins else 0,
            )
            for seat, (plan, person) in enumerate(zip(setup.seats, event.sitters, strict=True))
        ),
        people=tuple(Person(guest, name) for guest, name in people),
        host=0,
        line=line,
        now=line.now,
        deals=_deals(line),
        take_over=setup.take_over,
        games=event.games,
    )


def _begun(game: AnyGame, setup: Setup) -> Line:
    """Return the steps of the record that the table plays on from."""
    state = game.start(len(setup.seats))
    line = Line(game, state)
    for who, what in setup.begun:
        action = game.parse(what, dealer=who is None)
        after = game.apply(state, action)
        line = line.grown(Step(state, DEALER if who is None else who, action, after))
        state = after
    return line


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
        case Began(filled=seats, names=names, commitment=promise, seeds=seeds):
            begun = replace(
                filled(state, seats, names), status="playing", promise=promise, mixed=seeds
            )
            return _moved(begun)
        case Ended():
            return replace(state, status="over", actor=None, undo=None, asks=())
        case Said() | Reacted():
            lines = (*state.chat, (state.at, event))[-LIMITS.chat_kept :]
            return replace(counted(state, event.person), chat=lines)
        case UndoAsked() | UndoAgreed() | UndoDenied() | UndoLapsed():
            return _asked(state, event)
        case Resumed():
            asked = state.undo and replace(state.undo, at=state.at)
            return replace(state, waits_since=state.at, resumed=state.version, undo=asked)
        case Rematched(code=code):
            return replace(state, rematch=code)
        case (
            Joined()
            | Sat()
            | Stood()
            | SeatSet()
            | MixedIn()
            | StoodIn()
            | Returned()
            | HostPassed()
            | Barred()
            | HandOffered()
            | HandTaken()
            | TakeOverSet()
            | TakeOverAsked()
            | TakeOverDenied()
            | TakenOver()
            | FaceChosen()
            | WaitSet()
            | ReviewAgreed()
            | Gone()
            | Forgotten()
        ):
            return seated(state, event)
        case Created() | Acted():
            raise TypeError("a table is made once, and moves are made elsewhere")
        case _ as never:
            assert_never(never)


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
        line=state.line.grown(step),
        now=after,
        actor=game.actor(after) if state.status == "playing" else None,
        deals=state.deals + dealt,
        made=state.made.grown(made(event.by, state.version)),
        below_level=(
            (*state.below_level, len(state.line)) if event.below_level else state.below_level
        ),
        undo=None,
        settled=_settled(state),
    )


def _undone(state: TableState, to: int) -> TableState:
    """Return the table with the first entries of its game alone."""
    line = state.line.until(to)
    kept = to - len(state.setup.begun)
    return replace(
        state,
        line=line,
        now=line.now,
        deals=_deals(line),
        made=Growing(state.made[:kept]),
        below_level=tuple(entry for entry in state.below_level if entry < to),
        settled=min(state.settled, to - 1),
        taken_over=tuple(replace(each, entry=min(each.entry, to)) for each in state.taken_over),
    )


def _moved(state: TableState) -> TableState:
    """The game has changed: whoever acts now has the full time, and no undo is asked for."""
    actor = state.game.actor(state.now) if state.status == "playing" else None
    return replace(state, version=state.version + 1, waits_since=state.at, actor=actor, undo=None)


def _deals(line: Line) -> int:
    """Return how often the dealer has acted."""
    return sum(act.actor is DEALER for act in line.acts)


def _settled(state: TableState) -> int:
    """Return the last entry that stays for good; one whose undo was not agreed to is one more."""
    return max(state.settled, state.undo.to) if state.undo else state.settled


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
            return replace(state, undo=None, settled=_settled(state))
        case _ as never:
            assert_never(never)
