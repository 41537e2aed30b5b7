"""How the informed players of playouts choose, compiled: for tables of `tusch.kernel.tables`."""

from typing import Any

from tusch.kernel import shared
from tusch.kernel.chance import Words


@shared
def choose(game: Any, s: Any, others: Any, _rng: Words) -> int:
    """Choose as the players of playouts do."""
    return int(game.choose(s, others.weights))
