"""The search of Zirkus Flohcati on a sheet, `tusch.kernel.sheet`: what becomes WebAssembly."""

from typing import Final

from tusch.flohcati.kernel import heats
from tusch.flohcati.kernel.value import net
from tusch.flohcati.kernel.view import viewed
from tusch.kernel import compiled
from tusch.kernel.reading import Sheet, note, told

_NET: Final = net.net()


@compiled
def search(sheet: Sheet) -> int:
    """Run the heats that a sheet asks for; return how many moves are left in the race."""
    given = told(sheet)
    left = heats.rounds(
        viewed(given.numbers),
        given.rng,
        given.weights,
        _NET,
        given.race,
        given.playouts,
        heats.STRICT,
    )
    note(given)
    return left
