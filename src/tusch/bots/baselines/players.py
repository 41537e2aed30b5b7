"""Players to set beside ours in the arena: plain searches.

They need numba.
"""

from bisect import bisect_right
from collections.abc import Callable, Mapping
from importlib import import_module
from itertools import accumulate
from math import inf
from typing import Any, Final

from tusch import registry
from tusch.bots.search.minds import compiled_mind, spend
from tusch.errors import OptionError
from tusch.game import Player, Rng
from tusch.registry import AnyGame

_SEEDS: Final = 2**62
NODES: Final = 1 << 17
EXPLORE: Final = 0.7
"""How much a tree search favours what it seldom tried."""


class FlatPlayer:
    """Flat Monte Carlo: every move is played out equally often by informed players."""

    def __init__(
        self,
        game: AnyGame,
        rng: Rng,
        *,
        playouts: int | None = None,
        milliseconds: int | None = None,
    ) -> None:
        """Sit down with a budget for all moves together."""
        self._rng = rng
        self._mind = compiled_mind(game, playouts, milliseconds, heats="run_whole", strict=inf)

    def choose(self, view: Any) -> Any:
        """Choose one of the view's legal actions."""
        if len(view.legal) == 1:
            return view.legal[0]
        return self._mind.think(view, self._rng.randrange(_SEEDS))[0].action


class IsMctsPlayer:
    """Information-set tree search with random playouts of the whole game: one tree of moves."""

    apart = False
    """Whether the tree has a node for all that the player on turn knows."""

    def __init__(
        self,
        game: AnyGame,
        rng: Rng,
        *,
        playouts: int | None = None,
        milliseconds: int | None = None,
    ) -> None:
        """Sit down with a budget."""
        module = registry.entry(game.name).kernel
        if module is None:
            raise OptionError("bot-no-kernel", value=game.name)
        self._kernel: Any = import_module(module)
        self._grow: Any = import_module(f"{module}.tree").grow
        self._trees: Any = import_module("tusch.kernel.tree")
        self._ruleset = game.ruleset  # type: ignore[attr-defined]
        self._rng = rng
        self._playouts = playouts
        self._milliseconds = milliseconds

    def choose(self, view: Any) -> Any:
        """Choose one of the view's legal actions."""
        if len(view.legal) == 1:
            return view.legal[0]
        from tusch.kernel import chance  # noqa: PLC0415 - it loads the compiler

        rng = chance.generator(self._rng.randrange(_SEEDS))
        packed = self._kernel.pack_view(self._ruleset, view)
        tree = self._trees.tree(NODES, self._kernel.MOST, apart=self.apart)

        def work(playouts: int) -> bool:
            self._grow(packed, rng, tree, playouts, EXPLORE)
            return True

        spend(work, lambda: int(tree.visits[0]), self._playouts, self._milliseconds)
        return self._kernel.action(self._settle(tree))

    def _settle(self, tree: Any) -> int:
        """Return the code of the move that the tree speaks for: the one tried most."""
        code: int = self._trees.most_visited(tree)
        return code


class OpenSpielMaxPlayer(IsMctsPlayer):
    """The tree of OpenSpiel, a node for all that the player on turn knows; the move tried most."""

    apart = True


class OpenSpielPlayer(OpenSpielMaxPlayer):
    """The same as OpenSpiel has it unless told otherwise: a move is drawn by its visits."""

    def _settle(self, tree: Any) -> int:
        """Draw a code, as likely as it was tried often."""
        tried: dict[int, int] = self._trees.visits(tree)
        return drawn(tried, self._rng)


def drawn(odds: Mapping[int, int], rng: Rng) -> int:
    """Draw one of some numbers, each as likely as its odds say."""
    reached = list(accumulate(odds.values()))
    return list(odds)[bisect_right(reached, rng.randrange(reached[-1]))]


PLAYERS: Final[Mapping[str, Callable[..., Player[Any, Any]]]] = {
    "flat": FlatPlayer,
    "ismcts": IsMctsPlayer,
    "openspiel": OpenSpielPlayer,
    "openspiel-max": OpenSpielMaxPlayer,
}
"""All of them, by the names under which the arena has them."""
