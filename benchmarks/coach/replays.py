"""Costly moments, played on to the end of the game in fresh worlds by the rules of thumb."""

from collections.abc import Sequence
from math import inf
from typing import Any

import numpy as np

from tusch.bots.search.minds import parts
from tusch.kernel import chance
from tusch.kernel.race import race
from tusch.registry import AnyGame

WORLDS = 2_000
"""In how many worlds a moment is played on."""
GRID = np.linspace(-0.3, 0.6, 181)
"""The true gains that are thought possible: half a point apart, 0 among them."""
TINY = 1e-9
STEPS = 300


def gain(game: AnyGame, view: Any, better: Any, played: Any, number: int) -> tuple[float, float]:
    """Return what the better move gained over the one that was played, and the variance."""
    kernel, run = parts(game, heats="run_whole", strict=inf)
    both = race([kernel.code(better), kernel.code(played)])
    ruleset = game.ruleset  # type: ignore[attr-defined]
    run(kernel.pack_view(ruleset, view), chance.generator(number), both, 2 * WORLDS)
    heats = int(both.heats[0])
    mean = float(both.worth[0] - both.worth[1]) / heats
    return mean, float(both.apart[1, 0] / heats - mean * mean) / (heats - 1)


def share_without(gains: Sequence[float], variances: Sequence[float]) -> float:
    """Return the share of moments whose true gain is 0 or less, noise taken out.

    The distribution of the true gains that makes what was seen the likeliest (Kiefer and
    Wolfowitz), by its usual steps.
    """
    errors = np.sqrt(np.maximum(variances, 1e-8))[:, None]
    seen = np.exp(-(((np.array(gains)[:, None] - GRID) / errors) ** 2) / 2) / errors
    odds = np.full(len(GRID), 1 / len(GRID))
    for _ in range(STEPS):
        each = seen * odds
        odds = (each / each.sum(axis=1, keepdims=True)).mean(axis=0)
    return float(odds[GRID < TINY].sum())
