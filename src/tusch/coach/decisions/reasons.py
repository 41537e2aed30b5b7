"""Why a move was costly: a message with numbers, true of the worlds that the seat could be in."""

from collections.abc import Iterator, Sequence
from itertools import chain
from math import sqrt
from random import Random
from statistics import fmean, pvariance
from typing import Any, Final

from tusch.bots.greedy import GreedyPlayer
from tusch.coach.appraisers import compiled
from tusch.coach.decisions.weighing import Weighed
from tusch.coach.hooks import hooks
from tusch.coach.seeds import seed
from tusch.game import Message, Step
from tusch.play import playout
from tusch.registry import AnyGame

WORLDS: Final = 400
"""In how many worlds it is looked what a move leads to."""
SURE: Final = 2.6
"""How many standard errors of itself a difference has to be, to be spoken of."""
_PERCENT: Final = 100


class Futures:
    """Where moves lead, in worlds that a seat could be in: the same worlds for all moves."""

    def __init__(self, game: AnyGame, view: Any, worlds: int = WORLDS) -> None:
        """Take a decision; what is drawn depends on the view alone."""
        self._game = game
        self._view = view
        self.chance = seed("reason", game, view)
        """A seed, for whoever draws worlds in another way."""
        self.worlds = worlds
        self.compiled = compiled(game)
        """Whether that can be done on the compiled twin."""

    def world(self) -> Any:
        """Return a state that the seat could be in, for what is the same in all of them."""
        return self._game.determinize(self._view, Random(self.chance))

    def __call__(self, move: Any) -> Iterator[Iterator[Step[Any, Any]]]:
        """Yield the steps from a move on, world by world, by players with rules of thumb."""
        game, view = self._game, self._view
        for number in range(self.worlds):
            rng = Random(f"{self.chance}/{number}")
            world = game.determinize(view, rng)
            state = game.apply(world, move)
            players = [GreedyPlayer(game, rng)] * view.players
            first = Step(world, view.seat, move, state)
            yield chain([first], playout(game, state, players, rng))

    def clear(self, differences: Sequence[float], least: float) -> bool:
        """Whether what was seen in pairs differs by so much at least, and beyond doubt."""
        mean = fmean(differences)
        error = sqrt(pvariance(differences, mean) / max(1, len(differences) - 1))
        return mean >= least and mean > SURE * error


def reason(game: AnyGame, weighed: Weighed) -> Message:
    """Say why the rival is better than the move that was played."""
    choice = weighed.choice
    found = _found(game, weighed)
    if found:
        return found
    chances = {
        name: round(_PERCENT * weighed.worlds.mean(weighed.moves.index(move)))
        for name, move in (("chance", weighed.rival), ("instead", choice.played))
    }
    return Message("coach-why-chance", {"owner": choice.view.seat, **chances})


def hint(game: AnyGame, weighed: Weighed) -> Message | None:
    """Say why the rival is better, to whoever has not moved yet; None: the chances say it all."""
    found = _found(game, weighed)
    if not found:
        return None
    args = {name: arg for name, arg in found.args.items() if name != "owner"}
    return Message(found.id.replace("-coach-", "-hint-"), args)


def _found(game: AnyGame, weighed: Weighed) -> Message | None:
    """Return what the game itself has to say."""
    choice = weighed.choice
    found: Message | None = hooks(game.name).reason(
        game, choice.view, choice.played, weighed.rival, Futures(game, choice.view)
    )
    return found
