"""The heats of a search in Zirkus Flohcati, compiled: informed playouts of the game."""

import numpy as np

from tusch.kernel import compiled
from tusch.kernel.chance import Words
from tusch.kernel.flohcati_layout import MOST, SIZE, Numbers, wide
from tusch.kernel.flohcati_policy import playout_policy
from tusch.kernel.flohcati_rules import actor, step
from tusch.kernel.flohcati_scoring import value
from tusch.kernel.flohcati_view import determinize
from tusch.kernel.flohcati_worth import Weights
from tusch.kernel.search import Race, book


@compiled
def run(
    view: Numbers,
    rng: Words,
    weights: Weights,
    race: Race,
    playouts: int,
    strict: float,
    _whole: bool,  # noqa: FBT001 (numba)
) -> int:
    """Run heats until so many playouts were added or one move is left; return how many are.

    A playout always ends with the whole game. To judge by the lead in points too, or to favour the
    move of the rules of thumb, was tried and showed no gain.
    """
    world = np.empty(SIZE, np.int16)
    s = np.empty(SIZE, np.int16)
    out = np.zeros(MOST)
    me = actor(view)
    end = race.played[0] + playouts
    left = len(race.codes)
    while race.played[0] < end and left > 1:
        determinize(view, rng, world)
        first, second = rng[0], rng[1]
        for move in range(len(race.codes)):
            if race.alive[move]:
                rng[0], rng[1] = first, second
                for place in range(SIZE):
                    s[place] = world[place]
                step(s, wide(race.codes[move]))
                playout_policy(s, rng, weights)
                value(s, out)
                race.got[move] = out[me]
        left = book(race, strict)
    return left
