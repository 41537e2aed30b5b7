"""Sources of chance for tests: one that never surprises, and all that can happen."""

from collections.abc import Callable, Hashable
from fractions import Fraction
from typing import TypeVar

T = TypeVar("T", bound=Hashable)


class Unmoved:
    """Always the highest number, so that a shuffle leaves the cards in their order."""

    def randrange(self, stop: int, /) -> int:
        return stop - 1


class _Path:
    """Chance that follows a path of given numbers, then always zero, and notes the choices."""

    def __init__(self, path: list[int]) -> None:
        self.path = path
        self.stops: list[int] = []

    def randrange(self, stop: int, /) -> int:
        assert stop > 0
        place = len(self.stops)
        self.stops.append(stop)
        return self.path[place] if place < len(self.path) else 0


def chances(draw: Callable[[_Path], T]) -> dict[T, Fraction]:
    """All results of a draw with their exact probabilities, by going every way once."""
    found: dict[T, Fraction] = {}
    path: list[int] = []
    while True:
        rng = _Path(path)
        result = draw(rng)
        likely = Fraction(1)
        for stop in rng.stops:
            likely /= stop
        found[result] = found.get(result, Fraction(0)) + likely
        path += [0] * (len(rng.stops) - len(path))
        while path and path[-1] + 1 == rng.stops[len(path) - 1]:
            path.pop()
        if not path:
            return found
        path[-1] += 1
