"""The bits of a word, counted by the processor's own instruction."""

from collections.abc import Callable
from typing import Any

from numba import types
from numba.extending import intrinsic, overload


def ones(word: int) -> int:
    """Return how many bits of a word are set; no word is negative."""
    return int(word).bit_count()


def _instruction(_typing: Any, _word: Any) -> tuple[Any, Callable[..., Any]]:
    """Say what is called, and how it is built: numba has no name for it."""
    return types.int64(types.int64), lambda _context, build, _types, words: build.ctpop(words[0])


_ones: Any = intrinsic(_instruction)


@overload(ones)
def _compiled_ones(word: int) -> Callable[[int], int]:  # noqa: ARG001 (numba)
    """Return what compiled code calls where it says `ones`."""

    # numba wants the same words for what is given, types and all.
    def compiled_ones(word: int) -> int:
        return int(_ones(word))

    return compiled_ones
