"""How many playouts a review has for what."""

from typing import Final

from tusch.coach.hooks import hooks
from tusch.coach.report import Reference

DEFAULT_BUDGET: Final = 4096
"""Playouts for a decision, on the compiled twin."""
READABLE_BUDGET: Final = 32
"""Playouts for a decision by the readable rules: they are a hundred times as slow."""
LEAST: Final = 16
WORLDS: Final = 4
"""Which part of a budget is for the worlds in which two moves are compared: a fourth."""
HEAT: Final = 0.0001
"""A move that is a hundredth of a point worse is chosen a third as often: ties alone."""
_ACTS: Final = 64
_READABLE_ACTS: Final = 2


def reference(game: str, budget: int | None, *, compiled: bool) -> Reference:
    """Return how a budget of playouts a decision is spent."""
    total = max(LEAST, budget or (DEFAULT_BUDGET if compiled else READABLE_BUDGET))
    return Reference(
        race=total // 2,
        worlds=max(4, total // WORLDS),
        sure=max(4, total // 16),
        states=max(2, total // hooks(game).SHARE),
        acts=_ACTS if compiled else _READABLE_ACTS,
        counted=compiled,
        heat=HEAT,
    )
