"""Costly moments, played on in fresh worlds by players of a stated level."""

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, variance
from typing import Any

import numpy as np

from tusch import bots
from tusch.coach.appraisers import Appraiser, appraiser, shares
from tusch.coach.decisions.second_look import contest
from tusch.coach.decisions.weighing import Weighed
from tusch.coach.hooks import hooks
from tusch.play import playout
from tusch.registry import AnyGame

WORLDS = 300
"""In how many worlds a moment is played on,"""
MORE = 1_200
"""and in how many if it is not clear by then that there is a gain,"""
CLEAR = 2.0
"""which it is by so many standard errors. How likely a true gain makes what was seen does not
depend on when one stops looking."""
COMPILED_WORLDS = 2_000
"""By the rules of thumb that is quick."""
GRID = np.linspace(-1, 1, 801)
"""The true gains that are thought possible: a quarter of a point apart, 0 among them."""
LEAST = 0.00125**2
"""The least variance of what was seen: an eighth of a point is the nearest on the grid."""
TINY = 1e-9
STEPS = 300


TO_THE_END = " to the end"
"""Behind a level: games are played on to their end, where the search's lottery has no say."""


def gain(game: AnyGame, who: str, moment: Weighed, number: int) -> tuple[float, float]:
    """Return what the better move gained over the one that was played, and the variance."""
    if who == "greedy":
        return _by_thumb(game, moment, number)
    whole, who = who.endswith(TO_THE_END), who.removesuffix(TO_THE_END)
    view, moves = moment.choice.view, (moment.rival, moment.choice.played)
    gains: list[float] = []
    judge = appraiser(game)
    for world in range(MORE):
        if world == WORLDS and fmean(gains) > CLEAR * sqrt(variance(gains) / WORLDS):
            break
        state = game.determinize(view, Random(f"gain/{number}/{world}"))
        better, played = (
            _played_on(
                game,
                who,
                game.apply(state, move),
                Random(f"on/{number}/{world}"),
                None if whole else judge,
            )
            for move in moves
        )
        gains.append(better[view.seat] - played[view.seat])
    return fmean(gains), variance(gains) / len(gains)


def _played_on(
    game: AnyGame, who: str, state: Any, rng: Random, judge: Appraiser | None
) -> Sequence[float]:
    """What the seats get at the end, or by a judge their chances where nothing is hidden."""
    players = [bots.make(who, game, rng) for _ in range(state.players)]
    known = hooks(game.name).known
    steps = playout(game, state, players, rng)
    while not (judge and known(state)) and (step := next(steps, None)):
        state = step.after
    outcome = game.outcome(state)
    if outcome:
        return shares(outcome, state.players)
    assert judge, "without a judge a game goes on to its end"
    return judge.appraise(state, 1, 1).means


def _by_thumb(game: AnyGame, moment: Weighed, number: int) -> tuple[float, float]:
    """Let the rules of thumb go on to the end of the game, compiled."""
    moves = (moment.rival, moment.choice.played)
    return contest(game, "run_whole", moment.choice.view, moves, number, COMPILED_WORLDS)


def likeliest(gains: Sequence[float], variances: Sequence[float]) -> tuple[float, float]:
    """Return the mean of the true gains, and the share that are 0 or less: noise taken out.

    By the distribution of the true gains that makes what was seen the likeliest (Kiefer and
    Wolfowitz), by its usual steps. The plain mean would be too high: where a gain was in doubt it
    was looked at longer.
    """
    errors = np.sqrt(np.maximum(variances, LEAST))[:, None]
    seen = np.exp(-(((np.array(gains)[:, None] - GRID) / errors) ** 2) / 2) / errors
    odds = np.full(len(GRID), 1 / len(GRID))
    for _ in range(STEPS):
        odds *= (1 / (seen @ odds)) @ seen / len(gains)
    return float(odds @ GRID), float(odds[GRID < TINY].sum())
