"""Powers of e, compiled: of sums and products in a fixed order, so every machine finds the same."""

from typing import Final

from tusch.kernel import compiled

_HALVINGS: Final = 12
"""How often a power is halved before it is small enough."""
_LOWEST: Final = -50.0
"""What is so far behind has no chance."""


@compiled
def power(exponent: float) -> float:
    """Return e to a power that is not positive, nearly: a library's would differ by machine."""
    found = 1.0 + max(exponent, _LOWEST) / (1 << _HALVINGS)
    for _ in range(_HALVINGS):
        found *= found
    return found
