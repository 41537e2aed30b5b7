"""The bits of a word, compiled and not."""

from hypothesis import given
from hypothesis import strategies as st

from tusch.kernel import compiled
from tusch.kernel.bits import ones


@compiled
def counted(word: int) -> int:
    return ones(word)


@given(st.integers(0, 2**63 - 1))
def test_bits_are_counted_alike_with_the_compiler_and_without(word: int) -> None:
    assert counted(word) == ones(word) == f"{word:b}".count("1")
