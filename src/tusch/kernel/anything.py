"""How players choose who do just anything, compiled: for tables of `tusch.kernel.tables`."""

from typing import Any

from tusch.kernel import shared
from tusch.kernel.chance import Words, below


@shared
def choose(game: Any, s: Any, others: Any, rng: Words) -> int:
    """Choose any of the legal codes, each as likely as the others."""
    return int(others.codes[below(rng, game.legal(s, others.codes))])
