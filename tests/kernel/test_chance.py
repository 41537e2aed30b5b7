"""The generator of chance for compiled code."""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from math import sqrt
from pathlib import Path

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from tests.support.scale import scaled
from tusch.kernel.chance import below, draw, fraction, generator, stirred, uniform

ROOT = Path(__file__).parents[2]
WORD = (1 << 64) - 1


def splitmix64(state: int) -> Iterator[int]:
    """The generator as its authors publish it, in whole numbers without end."""
    while True:
        state = state + 0x9E3779B97F4A7C15 & WORD
        mixed = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & WORD
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & WORD
        yield mixed ^ mixed >> 31


def turned(word: int, bits: int) -> int:
    return (word << bits | word >> 64 - bits) & WORD


def xoroshiro128_plus(first: int, second: int) -> Iterator[int]:
    while True:
        yield first + second & WORD
        second ^= first
        first, second = turned(first, 24) ^ second ^ second << 16 & WORD, turned(second, 37)


@given(st.integers(0, 2**63 - 1))
def test_draws_are_those_of_the_published_generators(n: int) -> None:
    seeds = splitmix64(n)
    expected = xoroshiro128_plus(next(seeds), next(seeds))
    rng = generator(n)
    assert [int(draw(rng)) for _ in range(50)] == [next(expected) for _ in range(50)]


@given(st.integers(0, 2**63 - 1), st.integers(1, 2**32))
def test_below_is_the_upper_part_of_a_product(n: int, stop: int) -> None:
    rng, same = generator(n), generator(n)
    for _ in range(10):
        assert below(rng, stop) == (int(draw(same)) >> 32) * stop >> 32 < stop


def test_every_number_below_is_as_likely() -> None:
    rng, draws = generator(3), scaled(70_000)
    counts = Counter(int(below(rng, 7)) for _ in range(draws))
    assert sorted(counts) == list(range(7))
    assert all(abs(times / draws - 1 / 7) < 5 * sqrt(1 / 7 / draws) for times in counts.values())


def test_uniform_numbers_fill_the_range_from_0_to_1() -> None:
    rng, draws = generator(4), scaled(20_000)
    numbers = [uniform(rng) for _ in range(draws)]
    assert 0 <= min(numbers) < 0.01
    assert 0.99 < max(numbers) < 1
    assert abs(sum(numbers) / draws - 0.5) < 5 / sqrt(12 * draws)


def test_stirred_bits_make_other_numbers_of_the_same_range() -> None:
    # Compiled code returns plain integers, which lose their width on the way back.
    bits, count = np.uint64(draw(generator(5))), scaled(5_000)
    numbers = []
    for _ in range(count):
        bits = np.uint64(stirred(bits))
        numbers.append(fraction(bits))
    assert len(set(numbers)) == count
    assert abs(sum(numbers) / count - 0.5) < 5 / sqrt(12 * count)


def drawn() -> list[float]:
    rng = generator(6)
    stirs = [fraction(np.uint64(stirred(np.uint64(draw(rng))))) for _ in range(20)]
    draws = [*stirs, *(below(rng, 60) for _ in range(100)), uniform(rng)]
    return [*map(float, draws), *rng.tolist()]


def test_draws_are_the_same_without_the_compiler_and_without_a_warning() -> None:
    code = "from tests.kernel.test_chance import drawn; print(drawn())"
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        cwd=ROOT,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.strip() == str(drawn()), done.stderr
