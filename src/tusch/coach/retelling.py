"""A game told again so that a seat could not tell the difference: for whoever plays on from there.

What the seat could not know is drawn anew from what it could know, so nothing of it is told.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from tusch import record as records
from tusch.coach.hooks import hooks
from tusch.errors import TuschError
from tusch.game import Seat, Step
from tusch.record import Record
from tusch.registry import AnyGame

DRAWS: Final = 20
"""How often another world is drawn, if one does not fit what was done before."""


def retell(
    game: AnyGame, steps: Sequence[Step[Any, Any]], seat: Seat, rng: Random
) -> Record | None:
    """Return a record that leads to the same view of a seat; None: there is none to be found."""
    view = game.observe(steps[-1].after, seat)
    retold = hooks(game.name).retold
    for _ in range(DRAWS):
        actions = retold(steps, game.determinize(view, rng))
        if actions is None:
            return None
        told = [
            Step(step.before, step.actor, action, step.after)
            for step, action in zip(steps, actions, strict=True)
        ]
        written = records.write(game, view.players, told)
        try:
            end = records.read(game, written)[-1].after
        except TuschError:
            continue
        if game.observe(end, seat) == view:
            return written
    return None
