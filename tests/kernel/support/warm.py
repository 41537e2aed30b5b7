"""Compiles what tests of kernels, bots and environments need, once, into the user's cache.

`python -m tests.kernel.support.warm GAME`; otherwise several processes would compile the same at
once. Nothing else of the tests writes there.
"""

import sys

# First: how the tests compile is decided there.
import tests.support.home  # noqa: F401
from tusch import kernel
from tusch.bots.compilation import compile_search, rehearse
from tusch.coach.preparation import prepare
from tusch.envs.vector import VectorTableEnv

if __name__ == "__main__" and kernel.available():
    # With its mark: tests only read what is compiled.
    compile_search(sys.argv[1])
    for bot in ("flat:4", "ismcts:20"):
        rehearse(sys.argv[1], bot)
    prepare(sys.argv[1])
    for opponents in ("random", "policy"):
        env = VectorTableEnv(1, sys.argv[1], opponents=opponents)
        env.reset(seed=1)
        env.step([0])
