"""Why a move was costly: a message with numbers, true of the worlds that the seat could be in."""

from collections.abc import Callable, Iterator
from itertools import chain
from random import Random
from typing import Any, Final, TypeAlias

from tusch.bots.greedy import GreedyPlayer
from tusch.coach.decisions.weighing import Weighed
from tusch.coach.hooks import hooks
from tusch.coach.seeds import seed
from tusch.game import Message, Step
from tusch.play import playout
from tusch.registry import AnyGame

WORLDS: Final = 40
"""In how many worlds it is looked what a move leads to."""
_PERCENT: Final = 100

Futures: TypeAlias = Callable[[Any], Iterator[Iterator[Step[Any, Any]]]]
"""For a move: the steps from it on, in one world after another; the worlds are the same for all."""


def reason(game: AnyGame, weighed: Weighed) -> Message:
    """Say why the rival is better than the move that was played."""
    choice = weighed.choice
    found: Message | None = hooks(game.name).reason(
        game, choice.view, choice.played, weighed.rival, futures(game, choice.view)
    )
    if found:
        return found
    chances = {
        name: round(_PERCENT * weighed.worlds.mean(weighed.moves.index(move)))
        for name, move in (("chance", weighed.rival), ("instead", choice.played))
    }
    return Message("coach-why-chance", {"owner": choice.view.seat, **chances})


def futures(game: AnyGame, view: Any) -> Futures:
    """Return what shows where moves lead, by players who follow their rules of thumb."""
    start = seed("reason", game, view)

    def after(move: Any) -> Iterator[Iterator[Step[Any, Any]]]:
        for number in range(WORLDS):
            rng = Random(f"{start}/{number}")
            world = game.determinize(view, rng)
            state = game.apply(world, move)
            players = [GreedyPlayer(game, rng)] * view.players
            first = Step(world, view.seat, move, state)
            yield chain([first], playout(game, state, players, rng))

    return after
