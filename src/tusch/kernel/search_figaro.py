"""The heats of a search in Figaro, compiled: informed playouts of a round or of the game."""

import numpy as np

from tusch.kernel import compiled
from tusch.kernel import figaro_layout as at
from tusch.kernel.chance import Words
from tusch.kernel.figaro_layout import MOST, SIZE, Numbers, wide
from tusch.kernel.figaro_playout import playout_policy, playout_policy_round
from tusch.kernel.figaro_policy import Weights
from tusch.kernel.figaro_rules import step
from tusch.kernel.figaro_value import FEATURES, Model, standing
from tusch.kernel.figaro_view import determinize
from tusch.kernel.search import Race, book


@compiled
def run(
    view: Numbers,
    rng: Words,
    weights: Weights,
    model: Model,
    race: Race,
    playouts: int,
    strict: float,
    whole: bool,  # noqa: FBT001 (numba)
) -> int:
    """Run heats until so many playouts were added or one move is left; return how many are.

    A playout ends with the round, or with the whole game.
    """
    world = np.empty(SIZE, np.int16)
    s = np.empty(SIZE, np.int16)
    features = np.zeros((MOST, FEATURES))
    out = np.zeros(MOST)
    me = wide(view[at.TURN])
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
                if whole:
                    playout_policy(s, rng, weights)
                else:
                    playout_policy_round(s, rng, weights)
                standing(s, model, features, out)
                race.got[move] = out[me]
        left = book(race, strict)
    return left
