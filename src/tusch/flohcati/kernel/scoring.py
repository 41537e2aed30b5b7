"""The score of Zirkus Flohcati on an array, compiled: `tusch.flohcati.scoring` once more."""

import numpy as np
from numpy.typing import NDArray

from tusch.flohcati.kernel import layout as at
from tusch.flohcati.kernel.layout import COUNT, NONE, VALUES, Numbers, wide
from tusch.flohcati.kernel.zones import hand_of, laid_by, size
from tusch.flohcati.ruleset import GALA_BONUS, TRIO, TRIO_BONUS
from tusch.kernel import compiled


@compiled
def score(s: Numbers, seat: int) -> int:
    """Z16: the total of a seat if the game ended now."""
    total = size(s, laid_by(seat)) // TRIO * TRIO_BONUS + best(s, hand_of(seat))
    return total + GALA_BONUS if s[at.GALA] == seat else total


@compiled
def best(s: Numbers, hand: int) -> int:
    """Z16: the highest value of each attraction."""
    total = 0
    lower = at.ALL
    for value in range(VALUES - 1, 0, -1):
        cards = wide(s[hand + value]) & lower
        total += value * COUNT[cards]
        lower ^= cards
    return total


@compiled
def scores(s: Numbers, out: NDArray[np.int64]) -> None:
    """Write the totals of all seats as if the game ended now; the highest is the best."""
    for seat in range(wide(s[at.PLAYERS])):
        out[seat] = score(s, seat)


@compiled
def tie_rank(s: Numbers, seat: int) -> int:
    """Z17 with `trios-gala-card`: trios, then the gala, then the highest card, as one number."""
    if s[at.TIES] != at.TRIOS_GALA_CARD:
        return 0
    rank = size(s, laid_by(seat)) // TRIO * 2 + int(s[at.GALA] == seat)
    highest = NONE
    for value in range(VALUES):
        if s[hand_of(seat) + value]:
            highest = value
    return rank * (VALUES + 1) + highest + 1


@compiled
def shares(s: Numbers, out: NDArray[np.float64]) -> None:
    """Write 1 for the seat that has won, or would if the game ended now; equals share it."""
    players = wide(s[at.PLAYERS])
    most = NONE
    winners = 0
    for seat in range(players):
        points = score(s, seat) * at.RANKS + tie_rank(s, seat)
        out[seat] = points
        if points > most:
            most = points
            winners = 0
        if points == most:
            winners += 1
    for seat in range(players):
        out[seat] = 1.0 / winners if out[seat] == most else 0.0
