"""The heats of a search in Figaro, compiled: informed playouts of a round or of the game."""

from typing import Final

import numpy as np

from tusch.kernel import compiled
from tusch.kernel import figaro_layout as at
from tusch.kernel.chance import Words, below
from tusch.kernel.figaro_layout import MOST, SIZE, Numbers, wide
from tusch.kernel.figaro_lottery import standing
from tusch.kernel.figaro_playout import playout_noisy_round, playout_policy
from tusch.kernel.figaro_policy import NOISE, Weights
from tusch.kernel.figaro_rules import step
from tusch.kernel.figaro_view import determinize
from tusch.kernel.search import Race, book

_NOISES: Final = np.array([0.0, 1.0, 3.0, 10.0])
"""What is added to the noise of the weights: from one who follows his rules to almost anybody."""


@compiled
def run(
    view: Numbers,
    rng: Words,
    weights: Weights,
    race: Race,
    playouts: int,
    strict: float,
    whole: bool,  # noqa: FBT001 (numba)
) -> int:
    """Run heats until so many playouts were added or one move is left; return how many are.

    A playout ends with the whole game; or with the round, and then nobody in it is sure to follow
    the rules of thumb.
    """
    world = np.empty(SIZE, np.int16)
    s = np.empty(SIZE, np.int16)
    noises = np.empty(MOST)
    later = np.empty(2, np.uint64)
    out = np.zeros(MOST)
    me = wide(view[at.TURN])
    end = race.played[0] + playouts
    left = len(race.codes)
    while race.played[0] < end and left > 1:
        determinize(view, rng, world)
        for seat in range(MOST):
            noises[seat] = weights[NOISE] + _NOISES[below(rng, len(_NOISES))]
        first, second = rng[0], rng[1]
        for move in range(len(race.codes)):
            if race.alive[move]:
                rng[0], rng[1] = first, second
                for place in range(SIZE):
                    s[place] = world[place]
                step(s, wide(race.codes[move]))
                if whole:
                    playout_policy(s, rng, weights)
                else:
                    playout_noisy_round(s, rng, weights, noises)
                # The same lottery for every move, however long its round was.
                later[0], later[1] = second, first
                standing(s, later, out)
                race.got[move] = out[me]
        left = book(race, strict)
    return left
