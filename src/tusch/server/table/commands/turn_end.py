"""The end of a turn whose player is asked whatever they hold: nobody learns what they could do."""

from typing import Any

from tusch import registry
from tusch.game import Step
from tusch.server.errors import RefusedError
from tusch.server.table.dealer import Dealer
from tusch.server.table.draft import Decision, Draft
from tusch.server.table.events import WaitSet
from tusch.server.table.state import TableState
from tusch.server.wire.commands import Wait


def passing(state: TableState) -> Any:
    """Return what ends the turn, where its player is asked whatever they hold, else None."""
    if state.status != "playing" or not isinstance(state.actor, int):
        return None
    return registry.passing(state.game, state.now)


def is_passing(state: TableState, step: Step[Any, Any]) -> bool:
    """Whether a step only ended such a turn: it belongs to the decision before it."""
    return bool(step.action == registry.passing(state.game, step.before))


def waits(state: TableState) -> bool:
    """Whether such a turn waits for its player: they could do more, or want to be waited for."""
    seat = state.actor
    assert isinstance(seat, int)
    return state.waits_for(seat) or len(state.legal) > 1


def end(state: TableState, now: int, dealer: Dealer) -> Decision:
    """Return what comes of the beat: the turn of a person who can do nothing else is over.

    It looks as if they had said so themselves, to everybody and for good.
    """
    draft = Draft(state, "", now, dealer)
    _end(draft)
    return draft.decision()


def has_beat(state: TableState) -> bool:
    """Whether somebody could learn something from the time at which a turn ends."""
    return state.setup.pace > 0 and state.people_seated > 1


def end_at_once(draft: Draft) -> None:
    """Let the end of a turn belong to the move before it, where the table waits for no beat."""
    if not has_beat(draft.state):
        _end(draft)


def _end(draft: Draft) -> None:
    """End the turn of a person who can do nothing else."""
    state = draft.state
    action, seat = passing(state), state.actor
    if action is None or not isinstance(seat, int) or state.undo:
        return
    if state.bot(seat) is None and not waits(state):
        draft.move(seat, action, "player")


def wait(draft: Draft, command: Wait) -> None:
    """Let the table wait for somebody at the end of their turns, or no longer."""
    number = draft.state.number(draft.guest)
    if number is None or not draft.state.held(draft.guest):
        raise RefusedError("server-players-only")
    draft.must_have_room()
    draft.add(WaitSet(number, command.always))
