"""The generator of chance of environments: that of the kernels, without the compiler.

The same seed gives the same draws here and in `tusch.kernel.chance`, so an environment on the
readable rules and one on a kernel play the same games.
"""

_WORD = (1 << 64) - 1
_SEEDS = 1 << 63


class Chance:
    """xoroshiro128+, two words, seeded by splitmix64."""

    def __init__(self, seed: int) -> None:
        """Begin at a number."""
        self.seed(seed)

    def seed(self, seed: int) -> None:
        """Begin again at a number; what is beyond 2**63 begins anew at 0."""
        state = seed % _SEEDS
        self._words = []
        for _ in range(2):
            state = state + 0x9E3779B97F4A7C15 & _WORD
            mixed = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & _WORD
            mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _WORD
            self._words.append(mixed ^ mixed >> 31)

    def randrange(self, stop: int, /) -> int:
        """Return a number from 0 to stop - 1, for a stop up to 2**32."""
        first, second = self._words
        drawn = first + second & _WORD
        second ^= first
        self._words = [
            _turned(first, 24) ^ second ^ second << 16 & _WORD,
            _turned(second, 37),
        ]
        return (drawn >> 32) * stop >> 32


def _turned(word: int, bits: int) -> int:
    """Return a word turned to the left."""
    return (word << bits | word >> 64 - bits) & _WORD
