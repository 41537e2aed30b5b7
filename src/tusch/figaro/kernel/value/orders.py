"""The orders that the stacks of Figaro can end in, and what they are worth together, compiled.

Seats are drawn for an order one by one, the largest stack first, each in proportion to its power
among those that are left (Plackett and Luce). For a few seats all orders are weighed: they are a
tree with a level for each seat that is drawn, and what they are worth is summed up from its leaves.
"""

from itertools import permutations
from typing import Final

import numpy as np

from tusch.figaro.kernel.packed import STACK_BITS
from tusch.figaro.ruleset import SEATS
from tusch.kernel import compiled
from tusch.kernel.race import Floats

FEW: Final = 5
"""The most seats whose orders are all weighed: six have 720."""

_FIRST = np.zeros((FEW + 1, FEW + 1), np.int64)
"""Where each level of the tree begins, by players; the level after the last is its end."""
_drawn: list[int] = []
_left: list[int] = []
for _players in SEATS:
    if _players <= FEW:
        _start = len(_drawn)
        for _level in range(_players):
            _FIRST[_players, _level] = len(_drawn) - _start
            for _seats in permutations(range(_players), _level):
                _drawn.append(_seats[-1] if _seats else 0)
                _left.append(sum(1 << seat for seat in range(_players) if seat not in _seats))
        _FIRST[_players, _players] = len(_drawn) - _start
_START = np.zeros(FEW + 1, np.int64)
"""Where the tree of each number of players begins."""
for _players in SEATS:
    if _players < FEW:
        _START[_players + 1] = _START[_players] + _FIRST[_players, _players]
_DRAWN = np.array(_drawn, np.int64)
"""The seat that was drawn last at each node."""
_LEFT = np.array(_left, np.int64)
"""The seats that are left there, a bit each."""
NODES: Final = int(_FIRST.max())
"""As many as a tree can have."""


@compiled
def leaves(players: int) -> tuple[int, int]:
    """Return where the leaves of a tree begin and end; at each only the last seat is left."""
    return _FIRST[players, players - 1], _FIRST[players, players]


@compiled
def sizes(players: int, leaf: int) -> int:
    """Return stacks in the order of a leaf, as words have them: the largest as large as players.

    A leaf says which seat came before the last; its ancestors say who came before.
    """
    found, place = 0, leaf
    start = _START[players]
    for level in range(players - 1, 0, -1):
        found |= (players - level + 1) << (STACK_BITS * _DRAWN[start + place])
        above = (place - _FIRST[players, level]) // (players - level + 1)
        place = _FIRST[players, level - 1] + above
    last = _LEFT[start + leaf]
    for seat in range(players):
        if last == 1 << seat:
            found |= 1 << (STACK_BITS * seat)
    return found


@compiled
def weighed(players: int, powers: Floats, worths: Floats, sums: Floats) -> float:
    """Return what the orders are worth together; `worths` has what each leaf is worth.

    The other nodes are filled in, and so are the sums of the powers of all sets of seats.
    """
    sums[0] = 0.0
    for seat in range(players):
        for others in range(1 << seat):
            sums[others | 1 << seat] = sums[others] + powers[seat]
    start = _START[players]
    for level in range(players - 2, -1, -1):
        child = _FIRST[players, level + 1]
        for node in range(_FIRST[players, level], _FIRST[players, level + 1]):
            worth = 0.0
            for _ in range(players - level):
                worth += powers[_DRAWN[start + child]] * worths[child]
                child += 1
            worths[node] = worth / sums[_LEFT[start + node]]
    return float(worths[0])
