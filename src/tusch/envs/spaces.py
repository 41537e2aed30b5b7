"""The spaces of observations."""

from tusch.envs.missing import needed
from tusch.numbers import HIGHEST

with needed("gymnasium", extra="envs"):
    import numpy as np
    from gymnasium import spaces


def observation_space(size: int, codes: int) -> spaces.Dict:
    """Return the space of what a seat knows and of the mask, which stand side by side."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, HIGHEST, (size,), np.int8),
            "action_mask": spaces.Box(0, 1, (codes,), np.int8),
        }
    )
