"""What compiled code sees of a sheet (`tusch.kernel.sheet`): arrays that lie where its bytes are.

Only the pairs of moves do not: numba would need a function of its library to fold bytes into rows.
"""

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tusch.kernel import compiled
from tusch.kernel.chance import Words, seed
from tusch.kernel.race import Floats, Numbers, Race
from tusch.kernel.sheet import GOAL, HEAD, MOVES, PLAYED, PLAYOUTS, RNG, SEED, WEIGHTS, WORD

Sheet: TypeAlias = NDArray[np.uint8]


class Told(NamedTuple):
    """What is on a sheet."""

    numbers: Numbers
    """Of the view."""
    rng: Words
    weights: Floats
    race: Race
    pairs: Floats
    """How far each two moves are apart, as the sheet has it."""
    playouts: int


@compiled
def told(sheet: Sheet) -> Told:
    """Return what is on a sheet."""
    head = sheet[: HEAD * WORD].view(np.int64)
    moves = head[MOVES]
    first = HEAD + head[WEIGHTS]
    pairs = first + 3 * moves
    end = (pairs + moves * moves) * WORD
    words = sheet[:end].view(np.int64)
    floats = sheet[:end].view(np.float64)
    numbers = sheet[end : len(sheet) - moves].view(np.int16)
    rng = sheet[RNG * WORD : HEAD * WORD].view(np.uint64)
    if head[PLAYED] == 0:
        seed(rng, head[SEED])
    apart = np.empty((moves, moves))
    for move in range(moves):
        for other in range(moves):
            apart[move, other] = floats[pairs + move * moves + other]
    race = Race(
        numbers[:moves],
        sheet[len(sheet) - moves :].view(np.int8),
        words[first : first + moves],
        floats[first + moves : first + 2 * moves],
        apart,
        floats[first + 2 * moves : pairs],
        words[PLAYED : PLAYED + 1],
        words[GOAL : GOAL + 1],
    )
    return Told(numbers[moves:], rng, floats[HEAD:first], race, floats[pairs:], head[PLAYOUTS])


@compiled
def note(told: Told) -> None:
    """Write on the sheet what a race does not write there by itself."""
    moves = len(told.race.codes)
    for move in range(moves):
        for other in range(moves):
            told.pairs[move * moves + other] = told.race.apart[move, other]
