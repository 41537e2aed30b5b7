"""Taking a move back: free for a slip, otherwise by consent of the table."""

from tusch.game import Seat
from tusch.server.errors import RefusedError, StaleError
from tusch.server.limits import LIMITS
from tusch.server.table.draft import Draft
from tusch.server.table.events import UndoAgreed, UndoAsked, UndoDenied, UndoLapsed, Undone
from tusch.server.table.state import TableState
from tusch.server.wire.commands import AnswerUndo, AskUndo


def last_move(state: TableState, seat: Seat) -> int | None:
    """Return the entry of a seat's last move at this table."""
    for entry in range(len(state.line) - 1, len(state.setup.begun) - 1, -1):
        if state.line[entry].actor == seat:
            return entry
    return None


def others(state: TableState, guest: str) -> tuple[int, ...]:
    """Return the other people who play now; those for whom a bot stands in are not asked."""
    asker = state.number(guest)
    found = [place.person for place in state.places if not place.absent]
    return tuple(sorted({person for person in found if person is not None and person != asker}))


def _played_on(state: TableState, guest: str, to: int) -> bool:
    """Whether somebody on another device has made a move themselves since an entry."""
    held = state.held(guest)
    begun = len(state.setup.begun)
    return any(
        state.by[entry - begun] == "player" and state.line[entry].actor not in held
        for entry in range(to + 1, len(state.line))
    )


def ask(draft: Draft, command: AskUndo) -> None:
    """Take a move back, or ask for it.

    Whatever came after the move was somebody's act or the dealer's, so that it is free only as
    long as nothing came after it, or among bots.
    """
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
    if to == len(state.line) - 1 or not (people or _played_on(state, draft.guest, to)):
        draft.add(Undone(command.seat, to))
        return
    if not people:
        raise RefusedError("server-undo-away")
    if state.undo_version == state.version:
        raise RefusedError("server-undo-asked")
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
    """Forget a request that nobody answers."""
    undo = draft.state.undo
    if undo and draft.now >= undo.at + LIMITS.undo_wait:
        draft.add(UndoLapsed())
