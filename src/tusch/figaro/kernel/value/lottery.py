"""What a standing between two rounds of Figaro is worth to each seat, compiled.

The rounds to come are a lottery: every order of the stacks is as likely as the others, and so is
every King. That is faster than playing them out, and does not depend on how players by rules of
thumb would play them. Few orders are all gone through; of many, some are drawn.
"""

from math import factorial
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tusch.figaro.kernel import layout as at
from tusch.figaro.kernel.layout import MOST, NONE, PIECE_COUNT, Numbers, wide
from tusch.figaro.kernel.scoring import length, longest, road, shares
from tusch.figaro.ruleset import ROUNDS, SEATS
from tusch.kernel import compiled
from tusch.kernel.chance import Words, below
from tusch.kernel.race import Floats

ALL: Final = 600
"""How many courses of the rounds to come are few: two rounds of four players have 576."""
DRAWN: Final = 128
"""How many are drawn where there are more."""


def _order(players: int, course: int) -> list[int]:
    """Return the order of the stacks that a course begins with."""
    order: list[int] = []
    for seat in range(players):
        course, place = divmod(course, seat + 1)
        order.append(seat)
        order[seat], order[place] = order[place], seat
    return order


_LEAST = min(SEATS)
_ORDERS = np.zeros((len(SEATS), factorial(MOST), MOST), np.int8)
"""All orders of the stacks, by players."""
for _players in SEATS:
    for _course in range(factorial(_players)):
        _ORDERS[_players - _LEAST, _course, :_players] = _order(_players, _course)


@compiled
def standing(s: Numbers, rng: Words, out: Floats) -> None:
    """Write each seat's chance of winning after a round, or who has won."""
    if s[at.AT_PHASE] == at.FINISHED:
        shares(s, out)
        return
    players = wide(s[at.PLAYERS])
    orders = 1
    for seat in range(players):
        orders *= seat + 1
        out[seat] = 0.0
    courses = 1
    for _ in range(s[at.ROUND], ROUNDS):
        courses *= orders
    tried = courses if courses <= ALL else DRAWN
    lengths = np.empty(PIECE_COUNT, np.int64)
    for piece in range(PIECE_COUNT):
        lengths[piece] = length(s, piece)
    built = np.empty((2, MOST), np.int64)
    for seat in range(players):
        built[0, seat] = road(s, seat)
        built[1, seat] = longest(s, seat)
    roads = np.empty(MOST, np.int64)
    tops = np.empty(MOST, np.int64)
    for number in range(tried):
        course = number if courses <= ALL else below(rng, courses)
        for seat in range(players):
            roads[seat] = built[0, seat]
            tops[seat] = built[1, seat]
        for later in range(s[at.ROUND], ROUNDS):
            rest = course // orders
            order = _ORDERS[players - _LEAST, course - rest * orders]
            course = rest
            _give_out(s, later, order, lengths, roads, tops)
        _share(players, roads, out, 1.0 / tried)


@compiled
def _give_out(
    s: Numbers,
    later: int,
    order: NDArray[np.int8],
    lengths: NDArray[np.int64],
    roads: NDArray[np.int64],
    tops: NDArray[np.int64],
) -> None:
    """F24, F26: give out the pieces of a round, the rounds counted from 0, where no two are equal.

    `roads` are the lengths so far, `tops` the longest pieces.
    """
    last = wide(s[at.PLAYERS]) - 1
    group = at.GROUPS + later * (MOST - 1)
    given = wide(NONE)
    if later == ROUNDS - 1 and s[at.EXCHANGE_RULE] != at.NO_EXCHANGE:
        fewest = wide(order[last])
        offered = wide(s[group + last - 1])
        if tops[fewest] > offered or (tops[fewest] != NONE and s[at.EXCHANGE_RULE] == at.STRICT):
            given = tops[fewest]
            roads[fewest] += lengths[offered] - lengths[given]
    taken = 0
    for place in range(last):
        piece = wide(s[group + taken])
        if given != NONE and (place == last - 1 or piece < given):
            piece, given = given, wide(NONE)
        else:
            taken += 1
        seat = wide(order[place])
        roads[seat] += lengths[piece]
        tops[seat] = max(tops[seat], piece)


@compiled
def _share(players: int, roads: NDArray[np.int64], out: Floats, worth: float) -> None:
    """F29: add what a course is worth to the seat with the shortest road, whoever the King is."""
    shortest = roads[0]
    for seat in range(1, players):
        shortest = min(shortest, roads[seat])
    for king in range(players):
        seat = king
        while roads[seat] != shortest:
            seat = seat + 1 if seat + 1 < players else 0
        out[seat] += worth / players
