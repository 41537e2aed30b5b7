"""Random play of Zirkus Flohcati on an array, compiled, with the list of legal moves."""

import numpy as np

from tusch.flohcati.kernel import layout as at
from tusch.flohcati.kernel.layout import CODES, Numbers, wide
from tusch.flohcati.kernel.rules import actor, chance, legal, step
from tusch.kernel import DEALER, OVER, compiled
from tusch.kernel.chance import Words, below


@compiled
def listed_game(s: Numbers, rng: Words) -> int:
    """Let random players play to the end of the game; return their moves."""
    codes = np.empty(CODES, np.int16)
    moves = 0
    seat = actor(s)
    while seat != OVER:
        moves += listed_step(s, rng, codes, seat)
        seat = actor(s)
    return moves


@compiled
def listed_until_turn(s: Numbers, rng: Words) -> int:
    """Let random players play until one of them may flip (Z5); return their moves."""
    codes = np.empty(CODES, np.int16)
    moves = 0
    while s[at.AT_PHASE] != at.TURN and s[at.AT_PHASE] != at.FINISHED:
        moves += listed_step(s, rng, codes, actor(s))
    return moves


@compiled
def listed_step(s: Numbers, rng: Words, codes: Numbers, seat: int) -> int:
    """Let the dealer or a random player act; return how many moves it was."""
    if seat == DEALER:
        chance(s, rng)
        return 0
    step(s, wide(codes[below(rng, legal(s, codes))]))
    return 1
