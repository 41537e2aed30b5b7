"""The lie of the cards alone, for its average: whole reports would take much longer to find it.

A report's lie is the step of the value at a move, less the step that could be believed. Both are
means of playouts, so fewer of them have the same average; and where a value before a move and one
after it have the same chance, their difference scatters less.
"""

from statistics import fmean
from typing import Any

from msgspec.structs import replace

from tusch.coach.appraisers import shares
from tusch.coach.decisions.weighing import Choice, without_choice
from tusch.coach.hooks import hooks
from tusch.coach.review import Table
from tusch.coach.seeds import seed
from tusch.game import Seat
from tusch.record import Record

LOOKS = {"figaro": (1, 256), "flohcati": (64, 1)}
"""How often a value is looked at, and by how many playouts each time, the first of them with the
same chance before and after the move. In Figaro most of the scatter is that of the cards."""
WORLDS = 192


def lie(record: Record) -> list[float]:
    """The lie of the cards of each seat."""
    table = Table(record)
    game, known = table.game, hooks(table.game.name).known
    spent = replace(table.reference, sure=WORLDS)
    found = [0.0] * table.players
    for entry, (before, seat, action, after) in enumerate(table.steps):
        if not isinstance(seat, int) or known(after):
            continue
        view = game.observe(before, seat)
        believed = without_choice(game, Choice(entry, view, action), table.appraiser, spent)
        found[seat] += _step(table, before, after, seat) - believed.step[0]
    return found


def _step(table: Table, before: Any, after: Any, seat: Seat) -> float:
    """By how much a move changed the value for a seat."""
    looks, playouts = LOOKS[table.game.name]
    chances = [seed("lie", table.game, before, look) for look in range(looks)]

    def worth(state: Any) -> float:
        outcome = table.game.outcome(state)
        if outcome:
            return shares(outcome, table.players)[seat]
        appraised = [table.appraiser.appraise(state, chance, playouts) for chance in chances]
        return fmean(each.means[seat] for each in appraised)

    return worth(after) - worth(before)
