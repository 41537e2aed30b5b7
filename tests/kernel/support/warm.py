"""Compiles what tests of the kernels and bots need, once for all processes of the suite.

`python -m tests.kernel.support.warm GAME`; otherwise several of them would compile the same at
once.
"""

import sys

# First: how the tests compile is decided there.
import tests.conftest  # noqa: F401
from tests.coach.support.games import played
from tusch import coach, kernel, registry
from tusch.bots.compilation import rehearse
from tusch.coach.budget import LEAST

if __name__ == "__main__" and kernel.available():
    for bot in ("search:20", "flat:4", "ismcts:20"):
        rehearse(sys.argv[1], bot)
    coach.report(played(sys.argv[1], registry.entry(sys.argv[1]).seats[0]), 0, budget=LEAST)
