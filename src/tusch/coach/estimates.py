"""Small statistics: what playouts said, and how sure that is."""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

WIDE: Final = 1.96
"""How many standard errors an interval of 95 % has to each side."""


class Estimate(NamedTuple):
    """What a state is worth to each seat, with the variance of that."""

    means: tuple[float, ...]
    variances: tuple[float, ...]


def estimate(sums: Sequence[float], squares: Sequence[float], count: int) -> Estimate:
    """Return the means of so many playouts, and their variances."""
    means = tuple(total / count for total in sums)
    spread = [
        max(0.0, square / count - mean * mean) for square, mean in zip(squares, means, strict=True)
    ]
    return Estimate(means, tuple(each / max(1, count - 1) for each in spread))


def exactly(means: Sequence[float]) -> Estimate:
    """Return what is known without a playout."""
    return Estimate(tuple(means), (0.0,) * len(means))


def weighted(parts: Sequence[tuple[Estimate, float]]) -> Estimate:
    """Return the mean of estimates by their odds."""
    total = sum(odds for _, odds in parts)
    shares = [(each, odds / total) for each, odds in parts]
    seats = range(len(parts[0][0].means))
    return Estimate(
        tuple(sum(each.means[seat] * share for each, share in shares) for seat in seats),
        tuple(
            sum(each.variances[seat] * share * share for each, share in shares) for seat in seats
        ),
    )


class Comparison(NamedTuple):
    """What a seat got with several moves in the same worlds."""

    worlds: int
    sums: tuple[float, ...]
    """The last is one of the moves once more, as a look from after it sees it."""
    products: tuple[tuple[float, ...], ...]
    """The lower half is enough: the later move first."""

    def mean(self, move: int) -> float:
        """Return what a move got on average."""
        return self.sums[move] / self.worlds

    def combined(self, coefficients: Sequence[float]) -> tuple[float, float]:
        """Return a sum of the moves' means, each so many times, and its standard error."""
        value = sum(factor * self.mean(move) for move, factor in enumerate(coefficients) if factor)
        if self.worlds < 2:
            return value, 0.0
        spread = 0.0
        for one, factor in enumerate(coefficients):
            for other, another in enumerate(coefficients):
                if factor and another:
                    product = self.products[max(one, other)][min(one, other)] / self.worlds
                    spread += factor * another * (product - self.mean(one) * self.mean(other))
        return value, sqrt(max(0.0, spread) / (self.worlds - 1))

    def error(self, move: int) -> float:
        """Return the standard error of a move's mean."""
        return self.combined([float(each == move) for each in range(len(self.sums))])[1]
