"""Compiles what tests of the kernels and bots need, once for all processes of the suite.

`python -m tests.kernel.warm GAME`; otherwise several of them would compile the same at once.
"""

import sys
from random import Random

# First: how the tests compile is decided there.
import tests.conftest  # noqa: F401
from tusch import kernel, registry
from tusch.bots import specs
from tusch.play import playout


def main(name: str) -> None:
    """Let every kind of search play a game at the smallest and the largest table."""
    game = registry.make(name)
    for bot in ("search:20", "flat:4", "ismcts:20"):
        for players in (game.seats[0], game.seats[-1]):
            rng = Random(players)
            bots = [specs.make(bot, game, rng, own=True) for _ in range(players)]
            for _ in playout(game, game.start(players), bots, rng):
                pass


if __name__ == "__main__" and kernel.available():
    main(sys.argv[1])
