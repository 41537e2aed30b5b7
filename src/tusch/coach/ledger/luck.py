"""Card luck alone, for results without it: a match needs fewer games then."""

from tusch.coach.ledger.value import ValueFunction
from tusch.coach.report import Reference
from tusch.coach.review import Table
from tusch.game import DEALER
from tusch.record import Record

DEFAULT_BUDGET = 2048
"""Half of that for a report. Noise does not move the average, but with too much nothing is won."""


def luck(
    record: Record, *, budget: int = DEFAULT_BUDGET, spent: Reference | None = None
) -> tuple[float, ...]:
    """Return what the dealer's acts of a game gave or took from each seat; 0 on average.

    `spent` says how playouts are spent, if not as ever.
    """
    table = Table(record, budget)
    value = ValueFunction(table.game, table.appraiser, spent or table.reference)
    found = [0.0] * table.players
    for step in table.steps:
        if step.actor is DEALER:
            before, after = value.of(step.before), value.of(step.after)
            for seat in range(table.players):
                found[seat] += after.means[seat] - before.means[seat]
    return tuple(found)
