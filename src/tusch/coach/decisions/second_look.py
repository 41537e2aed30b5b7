"""A second look at a move that seems to be costly, by playouts of another kind than the first.

The first look stands on a network that foresees how a round ends. Whoever plays it out to the end
may find the opposite: then it is not proven that the move was worse.
"""

from importlib import import_module
from math import inf
from typing import Any

from tusch.bots.search.minds import parts
from tusch.coach.appraisers import compiled
from tusch.coach.hooks import hooks
from tusch.coach.seeds import seed
from tusch.registry import AnyGame


def agrees(game: AnyGame, view: Any, better: Any, played: Any, worlds: int) -> bool:
    """Whether the better move is the better one in a second look too, if the game has one."""
    heats = hooks(game.name).SECOND_LOOK
    if heats is None or not compiled(game):
        return True
    ahead, _ = contest(game, heats, view, (better, played), seed("second", game, view), worlds)
    return ahead > 0.0


def contest(
    game: AnyGame, heats: str, view: Any, moves: tuple[Any, Any], seed: int, worlds: int
) -> tuple[float, float]:
    """Return by how much the first of two moves is ahead in so many worlds, and the variance.

    `heats` names what of the game's kernel plays out both in each world, with the same chance.
    """
    kernel, run = parts(game, heats=heats, strict=inf)
    both = import_module("tusch.kernel.race").race([kernel.code(move) for move in moves])
    packed = kernel.pack_view(game.ruleset, view)  # type: ignore[attr-defined]
    rng = import_module("tusch.kernel.chance").generator(seed)
    while both.played[0] < 2 * worlds:
        both.alive[:] = 1  # two that were the same so far go on all the same
        run(packed, rng, both, 2 * worlds - int(both.played[0]))
    count = int(both.heats[0])
    mean = float(both.worth[0] - both.worth[1]) / count
    return mean, float(both.apart[1, 0] / count - mean * mean) / (count - 1)
