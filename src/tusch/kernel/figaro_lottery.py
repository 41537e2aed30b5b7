"""What a standing between two rounds of Figaro is worth to each seat, compiled.

The rounds to come are a lottery: every order of the stacks is as likely as the others. That is
faster than playing them out, and does not depend on how players by rules of thumb would play them.
"""

from typing import Final

import numpy as np

from tusch.figaro.ruleset import ROUNDS
from tusch.kernel import compiled
from tusch.kernel import figaro_layout as at
from tusch.kernel.chance import Words, below
from tusch.kernel.figaro_layout import MOST, SIZE, Numbers, wide
from tusch.kernel.figaro_scoring import exchange_offered, settle, value
from tusch.kernel.search import Floats

DRAWS: Final = 4
"""How many times the rounds to come are drawn."""


@compiled
def standing(s: Numbers, rng: Words, out: Floats) -> None:
    """Write each seat's chance of winning after a round, or who has won."""
    if s[at.AT_PHASE] == at.FINISHED:
        value(s, out)
        return
    players = wide(s[at.PLAYERS])
    drawn = np.empty(SIZE, np.int16)
    won = np.zeros(MOST)
    for seat in range(players):
        out[seat] = 0.0
    for _ in range(DRAWS):
        for place in range(SIZE):
            drawn[place] = s[place]
        while drawn[at.ROUND] < ROUNDS:
            draw_round(drawn, rng)
        value(drawn, won)
        for seat in range(players):
            out[seat] += won[seat] / DRAWS


@compiled
def draw_round(s: Numbers, rng: Words) -> None:
    """F22 to F26: a round whose stacks have any order, and whose King anybody has."""
    players = wide(s[at.PLAYERS])
    for seat in range(players):
        place = below(rng, seat + 1)
        s[at.COUNTS + seat] = s[at.COUNTS + place]
        s[at.COUNTS + place] = seat + 1
    s[at.KING] = below(rng, players)
    s[at.ROUND] += 1
    settle(s, exchange_offered(s))
