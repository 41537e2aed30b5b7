"""How likely unseen gifts of Zirkus Flohcati are, compiled.

Givers give what they miss least. A viewer who holds every gift for equally likely thinks that
others gave away their best cards. The odds go by what the rules of thumb say that a card costs,
loosely: who thinks further, or less, gives something else. Nobody remembers the table as it was at
the gift, so the giver is judged by the hands of then and the deck of now.

What is taken afterwards tells more: whoever takes an attraction did most likely lack it.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tusch.flohcati.kernel.layout import VALUES, Numbers
from tusch.flohcati.kernel.policy import gift_cost
from tusch.flohcati.kernel.worth import DEFAULT, judge, progress, think
from tusch.flohcati.kernel.zones import hand_of, nth, outdone, union
from tusch.kernel import compiled

Odds: TypeAlias = NDArray[np.float64]

SENSE: Final = 0.4
"""How much a giver minds a point: one that is missed makes a gift exp(0.4) times less likely."""
SPARE: Final = 4.0
"""Points by which givers rather part with a card of which they hold a higher one."""
WHIM: Final = 0.2
"""The share of gifts that are any card at all: so no gift is impossible."""
BETTER: Final = 0.25
"""How likely a card is taken that is better than what the taker has of its attraction, and"""
OUTDONE: Final = 0.15
"""one that is not, beside one of an attraction that they lack."""


@compiled
def gift_odds(s: Numbers, giver: int, receiver: int, odds: Odds) -> None:
    """Write how likely each card of a giver is the one that is given, in the order of `nth`."""
    mind = think(s)
    judge(s, DEFAULT, mind, receiver)
    hand = hand_of(giver)
    alone = progress(s, DEFAULT, hand, 1)
    least = np.inf
    for n in range(len(odds)):
        card = nth(s, hand, n)
        odds[n] = gift_cost(s, DEFAULT, mind[receiver], hand, card, alone)
        odds[n] -= SPARE * outdone(s, hand, card)
        least = min(least, odds[n])
    total = 0.0
    for n in range(len(odds)):
        odds[n] = np.exp(SENSE * (least - odds[n]))
        total += odds[n]
    for n in range(len(odds)):
        odds[n] = (1.0 - WHIM) * odds[n] / total + WHIM / len(odds)


@compiled
def take_odds(s: Numbers, hand: int, card: int) -> float:
    """Return how likely a card of the row is taken by a hand, beside one that it lacks."""
    if not union(s, hand) >> card // VALUES & 1:
        return 1.0
    return OUTDONE if outdone(s, hand, card) else BETTER
