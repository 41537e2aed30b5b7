"""Playing: the check at the edges, and games from start to end."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from tusch.errors import TuschError
from tusch.game import (
    DEALER,
    A,
    Actor,
    Game,
    Message,
    Player,
    Refusal,
    Rng,
    S,
    Seat,
    Step,
    V,
    Value,
)

LONGEST = 80
"""How much is repeated of what is no action."""


class IllegalError(TuschError):
    """An action that the rules do not allow."""

    def __init__(self, refusal: Refusal) -> None:
        """Make the error of a refusal."""
        super().__init__(refusal.message.id, **refusal.message.args)
        self.code = refusal.code
        self.clause = refusal.clause


def check(game: Game[S, A, V], state: S, actor: Actor, action: A) -> None:
    """Raise `IllegalError` unless this actor may do this now; tell nothing they cannot know."""
    if actor is DEALER:
        refusal = game.misdeal(state, action)
    else:
        refusal = why_not(game, state, actor, action)
    if refusal:
        raise IllegalError(refusal)


def why_not(game: Game[S, A, V], state: S, seat: Seat | None, action: A) -> Refusal | None:
    """Say why a viewer cannot do this now, or None if they can."""
    return game.explain(game.observe(state, seat), action)


def playout(
    game: Game[S, A, V], state: S, players: Sequence[Player[V, A]], dealer: Rng
) -> Iterator[Step[S, A]]:
    """Play a game to its end, one step after another; raise `IllegalError` for a player's fault."""

    def act(state: S, actor: Actor) -> A:
        if not isinstance(actor, int):
            return game.sample(state, dealer)
        view = game.observe(state, actor)
        action = players[actor].choose(view)
        # What the player was shown is what it is held to: there is no second look.
        if action not in view.legal and (refusal := _refused(game, view, action)):
            raise IllegalError(refusal)
        return action

    return steps(game, state, act)


def _refused(game: Game[S, A, V], view: V, action: A) -> Refusal | None:
    """Say why a player cannot do this; rules speak of actions only, and players may be wrong."""
    if isinstance(action, Value):
        return game.explain(view, action)
    return Refusal("", Message("not-an-action", {"value": repr(action)[:LONGEST]}))


def steps(game: Game[S, A, V], state: S, act: Callable[[S, Actor], A]) -> Iterator[Step[S, A]]:
    """Yield the steps of a game to its end; `act` says what the one who acts does in a state."""
    while (actor := game.actor(state)) is not None:
        action = act(state, actor)
        after = game.apply(state, action)
        yield Step(state, actor, action, after)
        state = after


def event_message(game: str, event: Value) -> Message:
    """Return the message of an event: its fields are what it speaks of."""
    tag = event.__struct_config__.tag
    fields: dict[str, Any] = {name: getattr(event, name) for name in event.__struct_fields__}
    args = {name: value for name, value in fields.items() if value is not None}
    return Message(f"{game}-event-{tag}", args)


def choice_message(game: str, action: Value) -> Message:
    """Return the message that offers a player an action; `owner` is whose display it goes into."""
    tag = action.__struct_config__.tag
    fields: dict[str, Any] = {name: getattr(action, name) for name in action.__struct_fields__}
    args = {"owner" if name == "to" else name: value for name, value in fields.items()}
    return Message(f"{game}-choice-{tag}", args)
