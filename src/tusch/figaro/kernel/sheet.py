"""The search of Figaro on a sheet, `tusch.kernel.sheet`: what becomes WebAssembly."""

from typing import Final

from tusch.figaro.kernel import heats
from tusch.figaro.kernel.layout import PLAYERS
from tusch.figaro.kernel.value import net, outcomes
from tusch.figaro.kernel.view import note_unseen
from tusch.kernel import compiled
from tusch.kernel.reading import Sheet, note, told

_NET: Final = net.net()
_outcomes = compiled(outcomes.outcomes)
_plan = compiled(heats.plan)


@compiled
def search(sheet: Sheet) -> int:
    """Run the heats that a sheet asks for; return how many moves are left in the race."""
    given = told(sheet)
    note_unseen(given.numbers)
    informed, foresee = _plan(given.numbers[PLAYERS])
    left = heats.heats(
        given.numbers,
        given.rng,
        given.weights,
        _NET,
        informed,
        given.race,
        given.playouts,
        heats.STRICT,
        foresee,
        False,
        _outcomes(),
    )
    note(given)
    return left
