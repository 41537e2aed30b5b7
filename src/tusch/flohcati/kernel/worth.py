"""What cards are worth to a player of Zirkus Flohcati by rules of thumb, compiled.

A card is worth what it adds to the score, and what it brings nearer to a trio and to the gala;
weights say how much such hopes count.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tusch.flohcati.kernel import layout as at
from tusch.flohcati.kernel.layout import (
    ARTISTS,
    ATTRACTIONS,
    COUNT,
    MOST,
    NONE,
    NTH,
    VALUES,
    Numbers,
    wide,
)
from tusch.flohcati.kernel.zones import hand_of, union
from tusch.flohcati.ruleset import TRIO, TRIO_BONUS
from tusch.kernel import compiled

Weights: TypeAlias = NDArray[np.float64]
Mind: TypeAlias = NDArray[np.int32]
"""What the players of a game think: rows of numbers, worths in parts of a point."""

# Weights, in points unless said otherwise.
NEW: Final = 0
"""A new attraction for the gala, when one is missing, two, and so on; `ATTRACTIONS` weights."""
PACE: Final = NEW + ATTRACTIONS
"""How much of that each card of the deck, for each player and missing attraction, keeps alive."""
FIRST: Final = PACE + 1
"""The share of a trio's gain that its first card is worth."""
SECOND: Final = FIRST + 1
"""The share that its second card is worth."""
ENOUGH: Final = SECOND + 1
"""How sure each card of a value that is still in the deck makes a trio."""
TURNS: Final = ENOUGH + 1
"""How sure each card of the deck, for each player, makes a trio: there are turns to come."""
SPITE: Final = TURNS + 1
"""The share of the next player's gain from the row that counts as a loss."""
BUST: Final = SPITE + 1
"""What a bust costs beyond the card that is not taken."""
DEMANDED: Final = BUST + 1
"""What turning a demand is worth."""
STOLEN: Final = DEMANDED + 1
"""What turning a steal is worth."""
SOUNDED: Final = STOLEN + 1
"""What turning a fanfare is worth."""
BOLD: Final = SOUNDED + 1
"""What a flip is worth beyond its average."""
PAIRED: Final = BOLD + 1
"""What each other card of its value adds to the cost of a gift."""
GENEROUS: Final = PAIRED + 1
"""The share of the receiver's gain that counts against a gift."""
HARM: Final = GENEROUS + 1
"""The share of a victim's loss that counts as a gain."""
LEADER: Final = HARM + 1
"""What each point of a victim's score adds to the wish to harm them."""
WAIT: Final = LEADER + 1
"""What a trio must gain to be laid with the whole deck to come; less with less of it."""
NOISE: Final = WAIT + 1
"""The largest random number that playouts add to what a move is worth, for variety."""
WEIGHTS: Final = NOISE + 1

DEFAULT: Final = np.array(
    [
        *(53.0, 20.0, 14.0, 9.0, 7.5, 8.5, 6.5, 4.7, 4.5, 4.5),
        *(1.0, 0.25, 0.2, 0.4, 1.1),
        *(0.16, 2.6, 1.7, 2.8, 4.0, -0.1),
        *(1.4, 0.5, 0.5, 0.2, 1.1, 0.0),
    ]
)
"""Weights of a sound player."""

POINT: Final = 256
"""Worths are whole numbers of such parts, so that adding them up is fast and exact."""

# Rows of a mind: what each card is worth to each seat; then
DECK: Final = MOST
"""-1 for every card in the deck, else 0: all bits or none;"""
KNOWN: Final = MOST + 1
"""1 for every seat whose row is up to date;"""
_BEST: Final = MOST + 2
"""the best value of each attraction in a hand, NONE without one, while thinking about it."""
_ROWS: Final = _BEST + 1


@compiled
def think(s: Numbers) -> Mind:
    """Return a mind for a state, which `let_deal` and `let_act` keep up to date."""
    mind = np.zeros((_ROWS, ARTISTS), np.int32)
    for value in range(VALUES):
        cards = wide(s[at.DECK + value])
        while cards:
            mind[DECK, NTH[cards, 0] * VALUES + value] = -1
            cards &= cards - 1
    return mind


@compiled
def judge(s: Numbers, weights: Weights, mind: Mind, seat: int) -> None:
    """Think about what every card is worth to a seat, unless it is known."""
    if mind[KNOWN, seat]:
        return
    mind[KNOWN, seat] = 1
    hand = hand_of(seat)
    best = mind[_BEST]
    best[:ATTRACTIONS] = NONE
    for value in range(VALUES):
        cards = wide(s[hand + value])
        while cards:
            best[NTH[cards, 0]] = value
            cards &= cards - 1
    alone = progress(s, weights, hand, 1)
    hope = min(1.0, weights[TURNS] * wide(s[at.DECK_SIZE]) / wide(s[at.PLAYERS]))
    new = int(POINT * progress(s, weights, hand, 0))
    for value in range(VALUES):
        held = COUNT[s[hand + value]]
        gain = POINT * (TRIO_BONUS - cost_of_two(s, hand, value, alone))
        sure = 1.0
        if held < TRIO - 1:
            left = min(1.0, weights[ENOUGH] * COUNT[s[at.DECK + value]])
            sure = weights[FIRST + held] * hope * left
        for attraction in range(ATTRACTIONS):
            so_far = wide(best[attraction])
            worth = value * POINT + new
            if so_far != NONE:
                worth = max(0, value - so_far) * POINT
            worth += int(sure * max(0.0, gain - worth))
            mind[seat, attraction * VALUES + value] = worth


@compiled
def cost_of_two(s: Numbers, hand: int, value: int, alone: float) -> float:
    """Return what the two cards of a value that cost a hand least cost, or the only one."""
    cards = wide(s[hand + value])
    least = np.inf
    second = np.inf
    while cards:
        low = cards & -cards
        cards ^= low
        cost = cost_of(s, hand, low, value, alone)
        if cost < least:
            second = least
            least = cost
        elif cost < second:
            second = cost
    if least == np.inf:
        return 0.0
    return least if second == np.inf else least + second


@compiled
def cost_of(s: Numbers, hand: int, low: int, value: int, alone: float) -> float:
    """Return what a hand loses with a card: nothing if it is a lower double."""
    for higher in range(value + 1, VALUES):
        if s[hand + higher] & low:
            return 0.0
    for lower in range(value - 1, -1, -1):
        if s[hand + lower] & low:
            return float(value - lower)
    return value + alone


@compiled
def progress(s: Numbers, weights: Weights, hand: int, more: int) -> float:
    """Return what a new attraction is worth to a hand that lacks some, or a few more than now."""
    missing = int(ATTRACTIONS - COUNT[union(s, hand)]) + more
    if missing == 0 or missing > ATTRACTIONS:
        return 0.0
    cards = wide(s[at.DECK_SIZE]) / (wide(s[at.PLAYERS]) * missing)
    return float(weights[NEW + missing - 1] * min(1.0, weights[PACE] * cards))
