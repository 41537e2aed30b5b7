"""The level that plays like this: from what levels were seen to give away."""

import pytest

from tusch import registry
from tusch.bots.levels import LEVELS
from tusch.coach.budget import reference
from tusch.coach.likeness import Spread, likeness, measured
from tusch.coach.report import Likeness

SEEN = {
    level: Spread(mean, 0.1, 100)
    for level, mean in zip(LEVELS, (1.0, 0.7, 0.4, 0.2, 0.1, 0.0), strict=True)
}


@pytest.mark.parametrize(
    ("lost", "found"),
    [
        ([0.7], Likeness("casual", "casual", "casual")),
        ([0.12], Likeness("expert", "skilled", "master")),
        ([0.12] * 100, Likeness("expert", "expert", "expert")),
        ([5.0], Likeness("novice", "novice", "novice")),
        ([-1.0], Likeness("master", "master", "master")),
    ],
    ids=["one alone", "neighbours", "many games", "worse than all", "better than all"],
)
def test_a_level_is_named_with_those_that_are_not_ruled_out(
    lost: list[float], found: Likeness
) -> None:
    assert likeness(SEEN, lost) == found


def test_nothing_is_said_without_a_measure() -> None:
    assert likeness({}, [0.1]) is None


@pytest.mark.parametrize("name", registry.GAMES)
def test_levels_are_told_by_the_budget_that_they_were_measured_with(name: str) -> None:
    for players in registry.entry(name).seats:
        found = measured(name, players, reference(name, None, compiled=True))
        means = [found[level].mean for level in LEVELS if level in found]
        # Neighbours may be alike; levels two apart are not.
        assert all(weaker > stronger for weaker, stronger in zip(means, means[2:], strict=False))
        assert measured(name, players, reference(name, 64, compiled=True)) == {}
