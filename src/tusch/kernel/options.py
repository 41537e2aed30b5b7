"""The rulesets that a compiled part can play, by options that are small numbers."""

from collections.abc import Iterable, Mapping

import numpy as np
from numpy.typing import NDArray

from tusch.game import Value
from tusch.kernel import compiled
from tusch.kernel.race import Numbers
from tusch.options import allowed


def accepted(
    kind: type[Value], names: Iterable[str], values: Mapping[str, tuple[str, ...]]
) -> NDArray[np.int64]:
    """Return a word for each option, with the bits of the values that are named for it."""
    return np.array(
        [
            sum(1 << allowed(kind, name).index(word) for word in values.get(name, ()))
            for name in names
        ],
        np.int64,
    )


@compiled
def accepts(accepted: NDArray[np.int64], places: NDArray[np.int64], s: Numbers) -> bool:
    """Whether each option has a value that is accepted, in a state that has them at some places."""
    found = 1
    for option in range(len(places)):
        found &= accepted[option] >> s[places[option]]
    return bool(found & 1)
