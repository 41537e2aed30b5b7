"""Thousands of games of Zirkus Flohcati stepped at once from Python, for research."""

import numpy as np
from numpy.typing import NDArray

from tusch.flohcati.kernel.layout import CODES, SIZE, Numbers, wide
from tusch.flohcati.kernel.pack import pack
from tusch.flohcati.kernel.rules import actor, chance, legal, step
from tusch.flohcati.kernel.scoring import scores, shares
from tusch.flohcati.rules import start
from tusch.flohcati.ruleset import Ruleset
from tusch.kernel import DEALER, OVER, batch, compiled
from tusch.kernel.batch import Loops, Rows
from tusch.kernel.chance import Words, draw, seed


class Batch(batch.Batch):
    """Many games of Zirkus Flohcati under one ruleset."""

    def __init__(
        self, ruleset: Ruleset, players: int, size: int, *, restart: bool = True, seed: int = 0
    ) -> None:
        """Begin so many games."""
        blank = pack(ruleset, start(players))
        super().__init__(
            Loops(_reset, _actors, _step), blank, players, CODES, size, restart=restart, seed=seed
        )


@compiled
def _begin(s: Numbers, rng: Words, blank: Numbers) -> None:
    """Begin a game: all that the dealer does before the first player acts."""
    for place in range(SIZE):
        s[place] = blank[place]
    while actor(s) == DEALER:
        chance(s, rng)


@compiled
def _reset(rows: Rows, blank: Numbers, rng: Words) -> None:
    """Begin all games, each with a generator of its own."""
    for game in range(len(rows.games)):
        seed(rows.chances[game], wide(draw(rng) >> np.uint64(1)))
        _begin(rows.games[game], rows.chances[game], blank)
        rows.counts[game] = legal(rows.games[game], rows.codes[game])
        rows.finished[game] = False


@compiled
def _actors(games: Numbers, out: Numbers) -> None:
    """Write down who acts in each game."""
    for game in range(len(games)):
        out[game] = actor(games[game])


@compiled
def _step(rows: Rows, chosen: NDArray[np.int64], blank: Numbers, restart: int) -> None:
    """Do one action in each game and what the dealer does after it; list what comes then."""
    for game in range(len(rows.games)):
        s, rng = rows.games[game], rows.chances[game]
        if actor(s) == OVER:
            continue
        step(s, chosen[game])
        while actor(s) == DEALER:
            chance(s, rng)
        rows.finished[game] = actor(s) == OVER
        if rows.finished[game]:
            scores(s, rows.totals[game])
            shares(s, rows.values[game])
            if restart:
                _begin(s, rng, blank)
        rows.counts[game] = legal(s, rows.codes[game])
