"""Taking a move back: free for a slip, otherwise by consent of the table."""

from tusch.game import Seat
from tusch.server.errors import RefusedError, StaleError
from tusch.server.limits import LIMITS
from tusch.server.table.commands.turn_end import is_passing
from tusch.server.table.draft import Draft
from tusch.server.table.events import UndoAgreed, UndoAsked, UndoDenied, UndoLapsed, Undone
from tusch.server.table.state import TableState
from tusch.server.wire.commands import AnswerUndo, AskUndo


def last_move(state: TableState, seat: Seat) -> int | None:
    """Return the entry of a seat's last decision at this table, since no bot plays there any more.

    The end of a turn is no decision.
    """
    since = (done.entry for done in state.taken_over if done.seat == seat)
    begun = max((len(state.setup.begun), *since))
    acts = state.line.acts
    for entry in range(len(acts) - 1, begun - 1, -1):
        if acts[entry].actor == seat and not is_passing(state, state.line[entry]):
            return entry
    return None


def others(state: TableState, guest: str) -> tuple[int, ...]:
    """Return everybody else who holds a seat; whoever is away is asked too, and cannot say yes."""
    asker = state.number(guest)
    found = {place.person for place in state.places if place.person is not None}
    return tuple(sorted(found - {asker}))


def _is_slip(state: TableState, seat: Seat, to: int) -> bool:
    """Whether a move has shown its player nothing: it was their turn, and nothing came after it.

    What follows a move in one's own turn is known to whoever makes it, unless the dealer acts. An
    answer in the turn of another (a gift) shows by what follows what the other one holds.
    """
    nothing = all(is_passing(state, step) for step in state.line[to + 1 :])
    return nothing and state.game.turn(state.line[to].before) == seat


def _played_on(state: TableState, guest: str, to: int) -> bool:
    """Whether somebody who is not at this device has made a move themselves since an entry.

    The end of a turn is no move: nobody can tell whose doing it was.
    """
    held = state.held(guest)
    begun = len(state.setup.begun)
    acts = state.line.acts
    return any(
        state.made[entry - begun].by == "player"
        and acts[entry].actor not in held
        and not is_passing(state, state.line[entry])
        for entry in range(to + 1, len(acts))
    )


def ask(draft: Draft, command: AskUndo) -> None:
    """Take a move back, if it was a slip or among bots, or ask for it; a no is a no for good."""
    draft.must_be("playing")
    draft.must_hold(command.seat)
    draft.must_have_room()
    state = draft.state
    if command.base != state.version:
        raise StaleError
    to = last_move(state, command.seat)
    if to is None:
        raise RefusedError("server-undo-nothing")
    people = others(state, draft.guest)
    alone = not (people or _played_on(state, draft.guest, to))
    if to > state.settled and (alone or _is_slip(state, command.seat, to)):
        draft.add(Undone(command.seat, to))
    elif not people:
        raise RefusedError("server-undo-away")
    elif state.undo_version == state.version:
        raise RefusedError("server-undo-asked")
    elif to <= state.settled:
        raise RefusedError("server-undo-settled")
    else:
        draft.add(UndoAsked(command.seat, to, people))


def answer(draft: Draft, command: AnswerUndo) -> None:
    """Agree or not; the last one who agrees takes the move back."""
    draft.must_be("playing")
    undo = draft.state.undo
    if command.base != draft.state.version or undo is None:
        raise StaleError
    person = draft.state.number(draft.guest)
    if person is None or person not in undo.waits_for:
        raise RefusedError("server-undo-not-asked")
    if not command.agree:
        draft.add(UndoDenied(person))
        return
    draft.add(UndoAgreed(person))
    if undo.waits_for == (person,):
        draft.add(Undone(undo.seat, undo.to))


def lapse(draft: Draft) -> None:
    """Take no answer for a no."""
    undo = draft.state.undo
    if undo and draft.now >= undo.at + LIMITS.undo_wait:
        draft.add(UndoLapsed())
