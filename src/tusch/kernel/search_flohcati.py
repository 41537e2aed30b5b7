"""The heats of a search in Zirkus Flohcati, compiled: informed playouts of some turns."""

import numpy as np

from tusch.kernel import DEALER, OVER, compiled
from tusch.kernel import flohcati_layout as at
from tusch.kernel.chance import Words
from tusch.kernel.flohcati_layout import MOST, SIZE, Numbers, wide
from tusch.kernel.flohcati_policy import choice, let_act, let_deal
from tusch.kernel.flohcati_rules import actor
from tusch.kernel.flohcati_value import FEATURES, Model, standing
from tusch.kernel.flohcati_view import determinize
from tusch.kernel.flohcati_worth import NOISE, POINT, Mind, Weights, think
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
    turns: int,
) -> int:
    """Run heats until so many playouts were added or one move is left; return how many are.

    A playout ends after so many turns.
    """
    world = np.empty(SIZE, np.int16)
    s = np.empty(SIZE, np.int16)
    features = np.zeros(FEATURES)
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
                mind = think(s)
                let_act(s, wide(race.codes[move]), mind)
                _play_turns(s, rng, weights, mind, turns, wide(world[at.ON_TURN]))
                standing(s, model, features, out)
                race.got[move] = out[me]
        left = book(race, strict)
    return left


@compiled
def _play_turns(
    s: Numbers, rng: Words, weights: Weights, mind: Mind, turns: int, turn: int
) -> None:
    """Let informed players play until so many turns have ended since that of a seat."""
    noise = weights[NOISE] * POINT
    seat = actor(s)
    while seat != OVER:
        if s[at.ON_TURN] != turn:
            turn = wide(s[at.ON_TURN])
            turns -= 1
            if turns == 0:
                return
        if seat == DEALER:
            let_deal(s, rng, mind)
        else:
            let_act(s, choice(s, weights, mind, noise, rng), mind)
        seat = actor(s)
