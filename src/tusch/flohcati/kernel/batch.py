"""Thousands of games of Zirkus Flohcati stepped at once from Python, for research."""

import numpy as np
from numpy.typing import NDArray

from tusch.flohcati import kernel
from tusch.flohcati.kernel.layout import CODES, Numbers
from tusch.flohcati.kernel.pack import pack
from tusch.flohcati.rules import start
from tusch.flohcati.ruleset import Ruleset
from tusch.kernel import batch, compiled
from tusch.kernel.batch import Loops, Rows, all_actors, reset_all, step_all
from tusch.kernel.chance import Words


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
def _reset(rows: Rows, blank: Numbers, rng: Words) -> None:
    """Begin all games."""
    reset_all(kernel, rows, blank, rng)


@compiled
def _actors(games: Numbers, out: Numbers) -> None:
    """Write down who acts in each game."""
    all_actors(kernel, games, out)


@compiled
def _step(rows: Rows, chosen: NDArray[np.int64], blank: Numbers, restart: int) -> None:
    """Do one action in each game."""
    step_all(kernel, rows, chosen, blank, restart)
