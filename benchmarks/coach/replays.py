"""Costly moments, played on in fresh worlds by players of a stated level."""

from collections.abc import Sequence
from math import inf
from random import Random
from statistics import fmean, variance
from typing import Any

import numpy as np

from tusch import bots
from tusch.bots.search.minds import parts
from tusch.coach.appraisers import Appraiser, appraiser, shares
from tusch.coach.hooks import hooks
from tusch.kernel import chance
from tusch.kernel.race import race
from tusch.play import playout
from tusch.registry import AnyGame

SEARCHING = {"figaro": "skilled"}
"""Games in which the rules of thumb are no measure: who plays on there."""
FEW_WORLDS, MANY_WORLDS = 80, 2_000
"""In how many worlds a moment is played on, by players who search and by the rules of thumb."""
GRID = np.linspace(-1, 1, 401)
"""The true gains that are thought possible: half a point apart, 0 among them."""
LEAST = 0.0025**2
"""The least variance of what was seen: a quarter of a point is the nearest on the grid."""
TINY = 1e-9
STEPS = 300


def gain(game: AnyGame, view: Any, better: Any, played: Any, number: int) -> tuple[float, float]:
    """Return what the better move gained over the one that was played, and the variance."""
    if game.name in SEARCHING:
        return _searched(game, view, better, played, number)
    kernel, run = parts(game, heats="run_whole", strict=inf)
    both = race([kernel.code(better), kernel.code(played)])
    ruleset = game.ruleset  # type: ignore[attr-defined]
    run(kernel.pack_view(ruleset, view), chance.generator(number), both, 2 * MANY_WORLDS)
    heats = int(both.heats[0])
    mean = float(both.worth[0] - both.worth[1]) / heats
    return mean, float(both.apart[1, 0] / heats - mean * mean) / (heats - 1)


def _searched(
    game: AnyGame, view: Any, better: Any, played: Any, number: int
) -> tuple[float, float]:
    """Let players who search go on after each move."""
    gains, judge = [], appraiser(game)
    for world in range(FEW_WORLDS):
        state = game.determinize(view, Random(f"gain/{number}/{world}"))
        one, other = (
            _played_on(judge, game, game.apply(state, move), view.seat, Random(f"{number}/{world}"))
            for move in (better, played)
        )
        gains.append(one - other)
    return fmean(gains), variance(gains) / len(gains)


def _played_on(judge: Appraiser, game: AnyGame, state: Any, seat: int, rng: Random) -> float:
    """What a seat gets at the end, or its chance where nothing is hidden any more."""
    level = SEARCHING[game.name]
    players = [bots.make(level, game, rng) for _ in range(state.players)]
    known = hooks(game.name).known
    steps = playout(game, state, players, rng)
    while not known(state) and (step := next(steps, None)):
        state = step.after
    outcome = game.outcome(state)
    if outcome:
        return shares(outcome, state.players)[seat]
    return judge.appraise(state, 1, 1).means[seat]


def share_without(gains: Sequence[float], variances: Sequence[float]) -> float:
    """Return the share of moments whose true gain is 0 or less, noise taken out.

    The distribution of the true gains that makes what was seen the likeliest (Kiefer and
    Wolfowitz), by its usual steps.
    """
    errors = np.sqrt(np.maximum(variances, LEAST))[:, None]
    seen = np.exp(-(((np.array(gains)[:, None] - GRID) / errors) ** 2) / 2) / errors
    odds = np.full(len(GRID), 1 / len(GRID))
    for _ in range(STEPS):
        each = seen * odds
        odds = (each / each.sum(axis=1, keepdims=True)).mean(axis=0)
    return float(odds[GRID < TINY].sum())
