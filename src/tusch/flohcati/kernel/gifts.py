"""How likely unseen gifts of Zirkus Flohcati are, compiled: givers give what they miss least.

A viewer who holds every gift for equally likely thinks that others gave away their best cards.
These odds follow the rules of thumb, with room for whoever gives something else. Nobody remembers
the table as it was at the gift, so the giver is judged by the hands of then and the deck of now.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tusch.flohcati.kernel.layout import Numbers
from tusch.flohcati.kernel.policy import gift_cost
from tusch.flohcati.kernel.worth import DEFAULT, judge, progress, think
from tusch.flohcati.kernel.zones import hand_of, nth
from tusch.kernel import compiled

Odds: TypeAlias = NDArray[np.float64]

SENSE: Final = 2.0
"""How much a giver minds a point: one that is missed makes a gift exp(2) times less likely."""
WHIM: Final = 0.3
"""The share of gifts that are any card at all: so no gift is impossible."""


@compiled
def gift_odds(s: Numbers, giver: int, receiver: int, odds: Odds) -> None:
    """Write how likely each card of a giver is the one that is given, in the order of `nth`."""
    mind = think(s)
    judge(s, DEFAULT, mind, receiver)
    hand = hand_of(giver)
    alone = progress(s, DEFAULT, hand, 1)
    least = np.inf
    for n in range(len(odds)):
        odds[n] = gift_cost(s, DEFAULT, mind[receiver], hand, nth(s, hand, n), alone)
        least = min(least, odds[n])
    total = 0.0
    for n in range(len(odds)):
        odds[n] = np.exp(SENSE * (least - odds[n]))
        total += odds[n]
    for n in range(len(odds)):
        odds[n] = (1.0 - WHIM) * odds[n] / total + WHIM / len(odds)
