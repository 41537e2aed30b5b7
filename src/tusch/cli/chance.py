"""Where chance comes from on the command line."""

from random import Random
from secrets import randbelow

SEEDS = 2**32


def fresh_seed() -> int:
    """Return a seed that nobody knows yet."""
    return randbelow(SEEDS)


def generator(seed: int, game: int, who: str) -> Random:
    """Return the generator of one who draws, in one game of a seed.

    It is `random.Random("SEED/GAME/WHO")`, as in `7/0/dealer` and `7/0/seat 2`, which is the
    same in every process. So game k of a seed is the same however many games are played, and
    the deal is the same whoever plays.
    """
    return Random(f"{seed}/{game}/{who}")
