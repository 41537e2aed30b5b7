"""Many tables of Zirkus Flohcati for a learner at each, stepped at once from Python."""

import numpy as np
from numpy.typing import NDArray

from tusch.flohcati import kernel
from tusch.flohcati.kernel.learner import seat
from tusch.kernel import anything, compiled, informed
from tusch.kernel.tables import Flags, Loops, Others, Rows, begin_all, step_all

MEMORY = seat.MEMORY


@compiled
def _begin(rows: Rows, others: Others, which: Flags) -> None:
    """Begin games among those who do anything."""
    begin_all(kernel, seat, anything, rows, others, which)


@compiled
def _step(rows: Rows, others: Others, which: Flags, chosen: NDArray[np.int64]) -> None:
    """Let the learners act, and those who do anything."""
    step_all(kernel, seat, anything, rows, others, which, chosen)


@compiled
def _begin_informed(rows: Rows, others: Others, which: Flags) -> None:
    """Begin games among informed players."""
    begin_all(kernel, seat, informed, rows, others, which)


@compiled
def _step_informed(rows: Rows, others: Others, which: Flags, chosen: NDArray[np.int64]) -> None:
    """Let the learners act, and informed players."""
    step_all(kernel, seat, informed, rows, others, which, chosen)


RANDOM = Loops(_begin, _step)
INFORMED = Loops(_begin_informed, _step_informed)
