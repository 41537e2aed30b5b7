"""A round of Figaro as a game of its own, compiled: it is over when the dealer would act."""

from tusch.figaro import kernel
from tusch.figaro.kernel.deal import chance
from tusch.figaro.kernel.layout import CODES, MOST, SIZE, Numbers
from tusch.figaro.kernel.playout import playout_random_round as playout_random
from tusch.figaro.kernel.rules import legal, step
from tusch.figaro.kernel.scoring import shares
from tusch.figaro.kernel.view import determinize, knowledge, public
from tusch.kernel import OVER, compiled

__all__ = [
    "CODES",
    "MOST",
    "SIZE",
    "actor",
    "chance",
    "determinize",
    "knowledge",
    "legal",
    "playout_random",
    "public",
    "shares",
    "step",
]


@compiled
def actor(s: Numbers) -> int:
    """Return the seat that acts, or OVER."""
    seat = kernel.actor(s)
    return seat if seat >= 0 else OVER
