"""e to a power, for code that has no library of the machine to ask."""

from decimal import Context, Decimal
from typing import Final

import numpy as np
from numba import njit

_PARTS: Final = 64
"""Into how many parts a doubling is split: a power is a whole number of them, and a small rest."""
_exact: Final = Context(prec=60)
_PART: Final = _exact.divide(_exact.ln(Decimal(2)), Decimal(_PARTS))
_LONG: Final = float(round(float(_PART) * 2**40) / 2**40)
"""The beginning of a part, so short that a multiple of it is exact, and"""
_REST: Final = float(_PART - Decimal(_LONG))
"""what it lacks."""
_powers = [_exact.exp(_exact.multiply(_PART, Decimal(part))) for part in range(_PARTS)]
_POWERS: Final = np.array([float(power) for power in _powers])
_BEYOND: Final = np.array([float(power - Decimal(float(power))) for power in _powers])
"""What the powers lack."""
_LOWEST: Final = -700.0
"""What is lower comes to nothing."""


@njit(error_model="numpy")
def exponential(exponent: float) -> float:
    """Return e to a power that is not positive: the nearest number there is, nearly always."""
    if exponent < _LOWEST:
        return 0.0
    whole = int(np.floor(exponent / (_LONG + _REST) + 0.5))
    rest = exponent - whole * _LONG - whole * _REST
    part = whole % _PARTS
    more = 1 / 24 + rest * (1 / 120 + rest / 720)
    more = rest + rest * rest * (1 / 2 + rest * (1 / 6 + rest * more))
    found = _POWERS[part] + (_BEYOND[part] + _POWERS[part] * more)
    for _ in range((part - whole) // _PARTS):
        found /= 2
    return float(found)
