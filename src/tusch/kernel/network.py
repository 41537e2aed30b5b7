"""Small networks, compiled: sums and products in a fixed order, so every machine finds the same.

Weights are handed to compiled code as arrays, never built into it: other weights need no compiling.
"""

from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from tusch.kernel import compiled

N = TypeVar("N", bound=tuple[Any, ...])
Rows: TypeAlias = NDArray[np.float32]

_HALVINGS: Final = 12
"""How often a power is halved before it is small enough."""
_LOWEST: Final = -50.0
"""What is so far behind has no chance."""


def kept(file: Path, net: type[N]) -> N:
    """Return a network that was learned: a named tuple of arrays."""
    with np.load(file) as parts:
        names: tuple[str, ...] = net._fields  # type: ignore[attr-defined]
        return net(*[np.ascontiguousarray(parts[name]) for name in names])


@compiled
def layer(inputs: Rows, weights: Rows, bias: Rows, units: Rows) -> None:
    """Write what the units of a layer make of its inputs: nothing below 0."""
    for unit in range(len(units)):
        units[unit] = bias[unit]
    for place in range(len(inputs)):
        known = inputs[place]
        if known != 0:
            for unit in range(len(units)):
                units[unit] += known * weights[place, unit]
    for unit in range(len(units)):
        if units[unit] < 0:
            units[unit] = 0


@compiled
def summed(units: Rows, weights: Rows) -> float:
    """Return the one number that units come to."""
    found = 0.0
    for unit in range(len(units)):
        found += np.float64(units[unit]) * np.float64(weights[unit])
    return float(found)


@compiled
def power(exponent: float) -> float:
    """Return e to a power that is not positive, nearly: a library's would differ by machine."""
    found = 1.0 + max(exponent, _LOWEST) / (1 << _HALVINGS)
    for _ in range(_HALVINGS):
        found *= found
    return found
