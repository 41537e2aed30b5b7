"""Our search as it was before networks ended its playouts: what the present one is set beside."""

from typing import Any

from tusch.bots.search.minds import compiled_mind
from tusch.game import Rng
from tusch.registry import AnyGame

HEATS = {"figaro": "run_unforeseen", "flohcati": "run_whole"}
"""How playouts ended: in Figaro rounds by chance, in Zirkus Flohcati whole games."""
MILLISECONDS = 20
SEEDS = 2**62


class FormerPlayer:
    """A custom bot for the arena; a row of strength has 20 ms for a move."""

    def __init__(
        self,
        game: AnyGame,
        rng: Rng,
        *,
        playouts: int | None = None,
        milliseconds: int | None = None,
    ) -> None:
        if playouts is None and milliseconds is None:
            milliseconds = MILLISECONDS
        self._rng = rng
        self._mind = compiled_mind(game, playouts, milliseconds, heats=HEATS[game.name])

    def choose(self, view: Any) -> Any:
        if len(view.legal) == 1:
            return view.legal[0]
        return self._mind.think(view, self._rng.randrange(SEEDS))[0].action
