"""What states and moves of Zirkus Flohcati are worth: `tusch.kernel.appraisal`, compiled."""

from tusch.flohcati.kernel.appraisal import judge
from tusch.flohcati.kernel.appraisal.judge import Notes, common, notes
from tusch.flohcati.kernel.layout import Numbers
from tusch.flohcati.kernel.worth import Weights
from tusch.kernel import appraisal as loops
from tusch.kernel import compiled
from tusch.kernel.chance import Words
from tusch.kernel.race import Floats

__all__ = ["Notes", "appraise", "common", "compare", "notes"]


@compiled
def appraise(
    s: Numbers,
    rng: Words,
    weights: Weights,
    notes: Notes,
    count: int,
    sums: Floats,
    squares: Floats,
) -> None:
    """Add what each seat got in so many playouts, and its squares."""
    loops.appraise(judge, s, rng, weights, notes, count, sums, squares)


@compiled
def compare(
    view: Numbers,
    seat: int,
    rng: Words,
    weights: Weights,
    notes: Notes,
    codes: Numbers,
    again: int,
    worlds: int,
    sums: Floats,
    products: Floats,
) -> None:
    """Add what a seat got with each move in the same worlds, and with one of them once more."""
    loops.compare(judge, view, seat, rng, weights, notes, codes, again, worlds, sums, products)
