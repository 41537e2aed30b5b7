"""Search inside the kernel: flat information-set Monte Carlo as a race of the legal moves.

Every heat draws a state that the viewer could be in and plays it out once for each move that is
still in the race, with the same chance: moves are compared in the same worlds, and luck that all
of them share cancels. A move that is clearly behind the best one drops out, and those that are
left share the playouts that remain; a game may be less strict the fewer remain (`easing`). The
playouts are the games' own: the module `heats` of each kernel runs them, so that a game compiles
nothing of the other. docs/tried.md tells why it is no tree.
"""

from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tusch.kernel import compiled

Numbers: TypeAlias = NDArray[np.int16]
Floats: TypeAlias = NDArray[np.float64]

WARM_UP: Final = 12
"""The heats before a move can drop out."""
IDENTICAL: Final = 32
"""The heats after which a move drops out that always did exactly as well as the best one."""
_SLACK: Final = 5 / 6
"""The part of its strictness that a race has lost at its end."""


class Race(NamedTuple):
    """The moves at the root, and how they did."""

    codes: Numbers
    alive: NDArray[np.int8]
    """1 while a move is in the race."""
    heats: NDArray[np.int64]
    """How many heats each move was in."""
    worth: Floats
    """What each move got in all its heats together: chances of winning."""
    apart: Floats
    """For each two moves, the later one first, the sum of the squares of their differences."""
    got: Floats
    """What each move got in the heat that is run."""
    played: NDArray[np.int64]
    """One number: the playouts so far."""
    goal: NDArray[np.int64]
    """One number: the playouts that there will be in all; 0 if nobody can tell."""


def race(codes: list[int]) -> Race:
    """Return a race of moves before its first heat."""
    n = len(codes)
    return Race(
        np.array(codes, np.int16),
        np.ones(n, np.int8),
        np.zeros(n, np.int64),
        np.zeros(n),
        np.zeros((n, n)),
        np.zeros(n),
        np.zeros(1, np.int64),
        np.zeros(1, np.int64),
    )


@compiled
def easing(race: Race) -> float:
    """Return how strict a race still is, from 1 down: near its end smaller differences must do."""
    if race.goal[0] == 0:
        return 1.0
    return float(1.0 - _SLACK * min(1.0, race.played[0] / race.goal[0]))


@compiled
def book(race: Race, strict: float) -> int:
    """Book a heat and drop the moves that are behind; return how many are left.

    `strict` is how many standard errors behind the best one a move may be.
    """
    best = -1
    left = 0
    for move in range(len(race.codes)):
        if not race.alive[move]:
            continue
        left += 1
        race.heats[move] += 1
        race.played[0] += 1
        race.worth[move] += race.got[move]
        if best < 0 or race.worth[move] > race.worth[best]:
            best = move
        for other in range(move):
            if race.alive[other]:
                apart = race.got[move] - race.got[other]
                race.apart[move, other] += apart * apart
    if race.heats[best] < WARM_UP:
        return left
    for move in range(len(race.codes)):
        if race.alive[move] and move != best and _beaten(race, move, best, strict):
            race.alive[move] = 0
            left -= 1
    return left


@compiled
def _beaten(race: Race, move: int, best: int, strict: float) -> bool:
    """Whether a move is clearly behind the best one, or the same by another name."""
    heats = race.heats[best]
    squares = race.apart[max(move, best), min(move, best)] / heats
    if squares == 0.0:
        return bool(heats >= IDENTICAL)
    behind = (race.worth[best] - race.worth[move]) / heats
    error = (squares - behind * behind) / (heats - 1)
    return bool(behind * behind > strict * strict * error)
