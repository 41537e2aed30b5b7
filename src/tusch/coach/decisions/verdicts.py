"""Who is told that a move was costly: nobody without proof."""

from collections.abc import Sequence
from math import erfc, inf, sqrt
from typing import Final

from tusch.coach.decisions.weighing import Weighed
from tusch.coach.report import Reference, Verdict

MARGIN: Final = 0.02
"""What a move has to lose, for sure, to be called costly."""
LEAST_Z: Final = 2.6
"""How many standard errors beyond the margin that has to be, however few decisions there were."""
ENOUGH: Final = 50
"""In how many worlds a loss has to be seen: in fewer its error is itself a guess."""
FALSE: Final = 0.05
"""How likely a seat may be accused of anything in a whole game that never lost the margin."""


def can_prove(reference: Reference) -> bool:
    """Whether there are worlds enough for any move to be called costly."""
    return reference.worlds >= ENOUGH


def verdicts(weighed: Sequence[Weighed]) -> list[Verdict]:
    """Return the verdicts on all decisions of a seat, by the method of Holm."""
    chances = [_chance(each) for each in weighed]
    found = [_unproven(each) for each in weighed]
    order = sorted(range(len(weighed)), key=lambda number: chances[number])
    for rank, number in enumerate(order):
        if chances[number] > FALSE / (len(weighed) - rank):
            break
        if _beyond(weighed[number]):
            found[number] = Verdict.COSTLY
    return found


def early(weighed: Weighed, decisions: int) -> Verdict:
    """Return the verdict on one of so many decisions before the others are known.

    What is called costly here stays so: this is the first step of Holm's method for all of them.
    """
    proven = _chance(weighed) <= FALSE / decisions and _beyond(weighed)
    return Verdict.COSTLY if proven else _unproven(weighed)


def _unproven(weighed: Weighed) -> Verdict:
    """Return what is said of a move against which nothing is proven."""
    return Verdict.BEST if weighed.first else Verdict.EVEN


def _beyond(weighed: Weighed) -> bool:
    """Whether a loss is large enough, and sure enough, whatever else was decided."""
    enough = weighed.worlds.worlds >= ENOUGH
    return enough and weighed.confirmed and _z(weighed) >= LEAST_Z


def _z(weighed: Weighed) -> float:
    """Return how many standard errors a loss is beyond the margin."""
    beyond = weighed.loss - MARGIN
    if weighed.error > 0.0:
        return beyond / weighed.error
    return inf if beyond > 0.0 else 0.0


def _chance(weighed: Weighed) -> float:
    """Return how likely so large a loss is if the margin was lost; 1 for the reference's move."""
    return 1.0 if weighed.first else erfc(_z(weighed) / sqrt(2)) / 2
