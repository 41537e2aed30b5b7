"""A game of a seat at a glance."""

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Final

from tusch.coach.likeness import Spread, likeness
from tusch.coach.report import Decision, KindSum, Summary, Verdict

COSTLIEST: Final = 3
"""How many costly moves are pointed out."""


def summary(decisions: Sequence[Decision], levels: Mapping[str, Spread]) -> Summary:
    """Add the decisions of a seat up; `levels` is what each level gives away."""
    free = [each for each in decisions if each.verdict is not Verdict.FORCED]
    costly = [each for each in free if each.verdict is Verdict.COSTLY]
    lost, error = given_away(free)
    kinds: dict[str, list[Decision]] = {}
    for each in free:
        kinds.setdefault(each.kind, []).append(each)
    return Summary(
        decisions=len(free),
        costly=len(costly),
        lost=lost,
        error=error,
        costliest=tuple(
            each.entry for each in sorted(costly, key=lambda each: -each.loss)[:COSTLIEST]
        ),
        kinds=tuple(
            _kind_sum(kind, [each for each in free if each.kind == kind]) for kind in kinds
        ),
        like=likeness(levels, [lost]),
    )


def given_away(decisions: Sequence[Decision]) -> tuple[float, float]:
    """Return the chance that was given away, and its error.

    It is against the reference's first choice. A loss below 0 counts too: left out, the noise of
    many small ones would add up to a fault.
    """
    others = [each for each in decisions if each.verdict is not Verdict.BEST]
    lost = sum((each.loss for each in others), start=0.0)
    return lost, sqrt(sum(each.error**2 for each in others))


def _kind_sum(kind: str, decisions: Sequence[Decision]) -> KindSum:
    """Add the decisions of one kind up."""
    costly = sum(each.verdict is Verdict.COSTLY for each in decisions)
    return KindSum(kind, len(decisions), costly, *given_away(decisions))
