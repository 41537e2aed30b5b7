"""All numbers of `packing.layout`, and the tables of them that compiled code looks things up in."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tusch.flohcati.packing.layout import *  # noqa: F403 - compiled code finds everything here
from tusch.flohcati.packing.layout import ALL, ATTRACTIONS, NONE, TRIO_MEMBERS, TRIO_SET_COUNT

Numbers: TypeAlias = NDArray[np.int16]
"""A state, a view or a list of action codes."""
wide: Callable[[Any], int] = np.int64  # type: ignore[assignment]
"""What is read off an array becomes a number of one width, so each function compiles once."""

COUNT: Final = np.array([number.bit_count() for number in range(ALL + 1)], np.int64)
"""How many attractions a set has."""
NTH: Final = np.zeros((ALL + 1, ATTRACTIONS), np.int64)
"""The attractions of a set in order."""
for _number in range(ALL + 1):
    _members = [attraction for attraction in range(ATTRACTIONS) if _number >> attraction & 1]
    NTH[_number, : len(_members)] = _members

TRIO_SETS: Final = np.array(
    [sum(1 << attraction for attraction in trio) for trio in TRIO_MEMBERS], np.int64
)
"""The sets of three attractions, in the order of their cards."""
TRIO_RANK: Final = np.full(ALL + 1, NONE, np.int64)
"""The place of a set among those."""
TRIO_RANK[TRIO_SETS] = np.arange(TRIO_SET_COUNT)
