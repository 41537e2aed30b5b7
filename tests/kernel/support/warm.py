"""Compiles what tests of the kernels and bots need, once for all processes of the suite.

`python -m tests.kernel.support.warm GAME`; otherwise several of them would compile the same at
once.
"""

import sys

# First: how the tests compile is decided there.
import tests.conftest  # noqa: F401
from tusch import kernel
from tusch.bots.compilation import rehearse
from tusch.coach.preparation import prepare

if __name__ == "__main__" and kernel.available():
    for bot in ("search:20", "flat:4", "ismcts:20"):
        rehearse(sys.argv[1], bot)
    prepare(sys.argv[1])
