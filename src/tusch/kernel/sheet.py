"""A sheet: all that a search is told and all that it has found so far, as one string of bytes.

Whoever cannot hand arrays to compiled code hands it a sheet, and gets it back with some more heats
on it. In this order, always the lowest byte of a number first:

    the head       words of 8 bytes, by the places below
    the weights    floats of 8 bytes: those of the players in the playouts
    of each move   its heats (words), what it is worth, what it got last (floats)
    of each two    how far they are apart (floats): see `tusch.kernel.race`
    the codes      of the moves, numbers of 2 bytes
    the view       numbers of 2 bytes, as the game's `packing` writes it
    of each move   1 while it is in the race, a byte

Nothing here needs numpy; `tusch.kernel.reading` is what compiled code sees of a sheet.
"""

from typing import Final

SEED: Final = 0
"""From 0 to 2**63 - 1; it counts at the first heat only."""
PLAYOUTS: Final = 1
"""How many to add."""
PLAYED: Final = 2
"""How many there were."""
GOAL: Final = 3
"""How many there will be in all; 0 if nobody can tell."""
MOVES: Final = 4
WEIGHTS: Final = 5
"""How many there are."""
RNG: Final = 6
"""The two words of the generator, from the first heat on."""
HEAD: Final = 8

WORD: Final = 8
"""The bytes of a word and of a float."""
