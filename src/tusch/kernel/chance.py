"""A small generator of chance for compiled code: xoroshiro128+, two words in an array.

Nothing here overflows, so the numbers are the same, and no warning is given, with the compiler
switched off. The generator is for simulation: no card at a real table comes from it.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tusch.kernel import compiled

Words: TypeAlias = NDArray[np.uint64]
"""The two words of a generator."""

_HALF = np.uint64(32)
_LOW_HALF = np.uint64((1 << 32) - 1)
_TOP = np.uint64(1 << 63)
_BELOW_TOP = np.uint64((1 << 63) - 1)

_STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)


def generator(n: int) -> Words:
    """Return a new generator, seeded with a number from 0 to 2**63 - 1."""
    rng = np.empty(2, np.uint64)
    seed(rng, n)
    return rng


@compiled
def seed(rng: Words, n: int) -> None:
    """Start a generator at a number from 0 to 2**63 - 1 (splitmix64, as its authors advise)."""
    state = np.uint64(n)
    for word in range(2):
        state = _sum(state, _STEP)
        mixed = _product(state ^ (state >> np.uint64(30)), _MIX_1)
        mixed = _product(mixed ^ (mixed >> np.uint64(27)), _MIX_2)
        rng[word] = mixed ^ (mixed >> np.uint64(31))


@compiled
def draw(rng: Words) -> np.uint64:
    """Return the next 64 random bits."""
    first, second = rng[0], rng[1]
    drawn = _sum(first, second)
    second ^= first
    rng[0] = _turned(first, 24) ^ second ^ (second << np.uint64(16))
    rng[1] = _turned(second, 37)
    return drawn


@compiled
def below(rng: Words, n: int) -> int:
    """Return a number from 0 to n - 1, for n up to 2**32.

    It is the upper part of a product with 32 random bits: no number is likelier than another
    by more than n / 2**32, which for cards is less than one in fifty million.
    """
    return np.int64(((draw(rng) >> _HALF) * np.uint64(n)) >> _HALF)  # type: ignore[return-value]


@compiled
def uniform(rng: Words) -> float:
    """Return a number from 0 up to but not including 1."""
    return fraction(draw(rng))


@compiled
def fraction(bits: np.uint64) -> float:
    """Return 64 random bits as a number from 0 up to but not including 1."""
    return np.float64(bits >> np.uint64(11)) * 2.0**-53


@compiled
def stirred(bits: np.uint64) -> np.uint64:
    """Return other bits for a use that need not be quite random, faster than a draw (xorshift)."""
    bits ^= bits << np.uint64(13)
    bits ^= bits >> np.uint64(7)
    return bits ^ (bits << np.uint64(17))


@compiled
def _turned(word: np.uint64, bits: int) -> np.uint64:
    """Return a word turned to the left."""
    return (word << np.uint64(bits)) | (word >> np.uint64(64 - bits))


@compiled
def _sum(a: np.uint64, b: np.uint64) -> np.uint64:
    """Return a + b modulo 2**64."""
    return ((a & _BELOW_TOP) + (b & _BELOW_TOP)) ^ ((a ^ b) & _TOP)


@compiled
def _product(a: np.uint64, b: np.uint64) -> np.uint64:
    """Return a * b modulo 2**64."""
    cross = ((a >> _HALF) * (b & _LOW_HALF) & _LOW_HALF) + (
        (b >> _HALF) * (a & _LOW_HALF) & _LOW_HALF
    )
    return _sum((a & _LOW_HALF) * (b & _LOW_HALF), (cross & _LOW_HALF) << _HALF)
