"""The heats of a search in Zirkus Flohcati, compiled: rounds by the rules of thumb, then a guess.

Played to its end a game is won or lost, whatever one move was worth: such playouts scatter so much
that thousands would be needed to see what the better move gains. So a playout ends when everybody
was on turn twice, and the network of `value` estimates who will win. After one round that
estimate would still miss too much of what the move did.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from tusch.flohcati.kernel import layout as at
from tusch.flohcati.kernel.layout import MOST, SIZE, Numbers, wide
from tusch.flohcati.kernel.policy import choice, let_act, let_deal, playout_policy
from tusch.flohcati.kernel.rules import actor, step
from tusch.flohcati.kernel.scoring import shares
from tusch.flohcati.kernel.value.net import Net, Room, estimate, net, room
from tusch.flohcati.kernel.view import added_odds, determinize, determinize_by_odds
from tusch.flohcati.kernel.worth import Weights, think
from tusch.kernel import DEALER, OVER, compiled
from tusch.kernel.chance import Words
from tusch.kernel.race import Race, book, easing

ROUNDS: Final = 2
"""How often everybody is on turn in a playout."""
STRICT: Final = 3.0
"""How many standard errors behind the best one a move may be before it drops out, at first."""


def notes() -> tuple[()]:
    """Return what a search keeps between two portions of heats: nothing."""
    return ()


def run(
    view: Numbers,
    rng: Words,
    weights: Weights,
    race: Race,
    playouts: int,
    strict: float,
) -> int:
    """Run heats until so many playouts were added or one move is left; return how many are."""
    return rounds(view, rng, weights, net(), race, playouts, strict)


@compiled
def rounds(
    view: Numbers,
    rng: Words,
    weights: Weights,
    net: Net,
    race: Race,
    playouts: int,
    strict: float,
) -> int:
    """Run heats of playouts that end after some rounds, in worlds by their odds."""
    world = np.empty(SIZE, np.int16)
    s = np.empty(SIZE, np.int16)
    out = np.zeros(MOST)
    added = added_odds(view)
    thinking = room(view, net)
    me = actor(view)
    end = race.played[0] + playouts
    left = int(race.alive.sum())
    while race.played[0] < end and left > 1:
        determinize_by_odds(view, added, rng, world)
        first, second = rng[0], rng[1]
        for move in range(len(race.codes)):
            if race.alive[move]:
                rng[0], rng[1] = first, second
                for place in range(SIZE):
                    s[place] = world[place]
                step(s, wide(race.codes[move]))
                look_ahead(s, wide(world[at.ON_TURN]), rng, weights, net, thinking, out)
                race.got[move] = out[me]
        left = book(race, strict * easing(race))
    return left


@compiled
def look_ahead(
    s: Numbers,
    turn: int,
    rng: Words,
    weights: Weights,
    net: Net,
    room: Room,
    out: NDArray[np.float64],
) -> None:
    """Play until everybody's turn came again, and again; write the chance of each seat."""
    mind = think(s)
    turns = ROUNDS * wide(s[at.PLAYERS])
    seat = actor(s)
    while seat != OVER:
        if s[at.AT_PHASE] == at.TURN and s[at.ON_TURN] != turn:
            turn = wide(s[at.ON_TURN])
            turns -= 1
            if turns == 0:
                break
        if seat == DEALER:
            let_deal(s, rng, mind)
        else:
            let_act(s, choice(s, weights, mind, 0.0, rng), mind)
        seat = actor(s)
    estimate(s, net, room, out)


@compiled
def run_whole(
    view: Numbers, rng: Words, weights: Weights, race: Race, playouts: int, strict: float
) -> int:
    """Run heats of playouts to the end of the game."""
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
                shares(s, out)
                race.got[move] = out[me]
        left = book(race, strict)
    return left
