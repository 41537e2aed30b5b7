"""The reference player: a search that names rivals and whom play is compared with.

Between moves that are nearly as good it chooses by a known chance: a temperature over what the
search thinks of them.
"""

from math import exp
from typing import Any, Final

from tusch.bots.search.minds import Mind, Thought, compiled_mind
from tusch.bots.search.readable import ReadableMind
from tusch.coach.appraisers import compiled
from tusch.coach.report import Reference
from tusch.coach.seeds import seed
from tusch.game import Rng, Value
from tusch.registry import AnyGame

MOST: Final = 3
"""How many moves the reference chooses between, at most."""
LEAST: Final = 0.05
"""How likely a move has to be, beside the first, to be chosen at all."""
_BITS: Final = 2**32


class Thoughts(Value, frozen=True):
    """What the reference thinks of a decision."""

    order: tuple[Any, ...]
    """All legal moves, the best first."""
    odds: tuple[float, ...]
    """How likely it chooses each of the first ones; they add up to 1."""
    ahead: dict[Any, float]
    """How far the first choice is ahead of each move; by this no move is judged."""

    @property
    def first(self) -> Any:
        """What it would rather play than anything else."""
        return self.order[0]

    def rival(self, played: Any) -> Any:
        """Return the best move other than the one that was played."""
        return next(move for move in self.order if move != played)


class ReferencePlayer:
    """The reference as a player of its own, who never sees more than a view.

    Its chance is its own too: with that of a review it would be found right by its own numbers.
    """

    def __init__(self, game: AnyGame, rng: Rng, reference: Reference) -> None:
        """Sit down."""
        self._rng = rng
        self._search = Search(game, reference)

    def choose(self, view: Any) -> Any:
        """Choose one of the view's legal actions."""
        if len(view.legal) == 1:
            return view.legal[0]
        thoughts = self._search.think(view, self._rng.randrange(_BITS))
        drawn = self._rng.randrange(_BITS) / _BITS
        for move, odds in zip(thoughts.order, thoughts.odds, strict=False):
            drawn -= odds
            if drawn < 0:
                return move
        return thoughts.first


class Search:
    """The race of the reference."""

    def __init__(self, game: AnyGame, reference: Reference) -> None:
        """Prepare."""
        self._game = game
        self._heat = reference.heat
        self._mind: Mind = (
            compiled_mind(game, reference.race, None)
            if compiled(game)
            else ReadableMind(game, reference.race, None)
        )

    def think(self, view: Any, *chance: int) -> Thoughts:
        """Return what there is to think of a view; its chance depends on the view and `chance`."""
        found = self._mind.think(view, seed("race", self._game, view, *chance))
        first = _worth(found[0])
        # The race's order counts: whoever dropped out of it early has a chance of few heats.
        likely = [
            (thought.action, exp(-abs(_worth(thought) - first) / self._heat))
            for thought in found[:MOST]
        ]
        likely = [(move, weight) for move, weight in likely if weight >= LEAST]
        total = sum(weight for _, weight in likely)
        every = (thought.action for thought in found)
        return Thoughts(
            tuple(dict.fromkeys((*(move for move, _ in likely), *every))),
            tuple(weight / total for _, weight in likely),
            {thought.action: first - _worth(thought) for thought in found},
        )


def _worth(thought: Thought) -> float:
    """Return the chance with a move; without playouts none is better than another."""
    return thought.chance or 0.0
