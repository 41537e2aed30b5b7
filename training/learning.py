"""What the training of both networks has in common: Adam (Kingma and Ba, 2015), and batches."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """Compile a function by numba, for this process alone."""
    return cast(F, numba.njit(function))


class Adam:
    """Changes parts of a network, step by step."""

    def __init__(self, parts: Iterable[Array]) -> None:
        self.parts = list(parts)
        self.steps = 0
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]

    def step(self, slopes: Sequence[Array], rate: float) -> None:
        """Go down the slopes, one for each part."""
        self.steps += 1
        rate *= np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for part, slope, mean, square in zip(
            self.parts, slopes, self.means, self.squares, strict=True
        ):
            mean[...] += 0.1 * (slope - mean)
            square[...] += 0.001 * (slope * slope - square)
            part[...] -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def weights(chance: np.random.Generator, rows: int, columns: int, active: int) -> Array:
    """Return weights to begin with, where so many inputs are likely to be active."""
    found: Array = np.sqrt(2 / active) * chance.standard_normal((rows, columns))
    return found.astype(np.float32)


def batches(chance: np.random.Generator, size: int, batch: int) -> list[Array]:
    """Return the numbers below a size in any order, in batches."""
    order = chance.permutation(size)
    return [order[first : first + batch] for first in range(0, size - batch + 1, batch)]
