"""The end of a round and of the game on an array, compiled: `tusch.figaro.scoring` once more."""

import numpy as np
from numpy.typing import NDArray

from tusch.figaro.kernel import layout as at
from tusch.figaro.kernel.layout import MOST, NONE, Numbers, wide
from tusch.figaro.ruleset import ROUNDS
from tusch.kernel import compiled


@compiled
def distance(s: Numbers, seat: int) -> int:
    """Return how far a seat is from the King's holder, clockwise."""
    away = seat - wide(s[at.KING])
    return away if away >= 0 else away + wide(s[at.PLAYERS])


@compiled
def order_key(s: Numbers, seat: int) -> int:
    """F23: a number by which the seats are ordered, the lowest first."""
    players = wide(s[at.PLAYERS])
    away = distance(s, seat)
    if s[at.STACK_TIE] == at.KING_LAST:
        tie = away - 1 if away else players - 1
    else:
        tie = players - 1 - away
    return tie - wide(s[at.COUNTS + seat]) * players


@compiled
def place(s: Numbers, seat: int) -> int:
    """F23: a seat's place in the order, the largest stack at 0."""
    key = order_key(s, seat)
    before = 0
    for other in range(s[at.PLAYERS]):
        if order_key(s, other) < key:
            before += 1
    return before


@compiled
def takes_piece(s: Numbers, seat: int, number: int) -> bool:
    """F24: whether a seat at this place takes a piece; those who do are the first in the order."""
    least = s[at.COUNTS + fewest(s)]
    if s[at.FEWEST_TIE] == at.ALL_FREE:
        return bool(s[at.COUNTS + seat] > least)
    if least > 0:
        return bool(number < s[at.PLAYERS] - 1)
    return bool(s[at.COUNTS + seat] > 0)


@compiled
def fewest(s: Numbers) -> int:
    """F26: the player with the fewest cards; among equals the nearest clockwise from the King."""
    best = 0
    for seat in range(1, s[at.PLAYERS]):
        more = s[at.COUNTS + seat] - s[at.COUNTS + best]
        if more < 0 or (more == 0 and distance(s, seat) < distance(s, best)):
            best = seat
    return best


@compiled
def longest(s: Numbers, seat: int) -> int:
    """Return a seat's longest road piece, or NONE."""
    row = at.ROADS_OF + seat * ROUNDS
    piece = NONE
    for number in range(ROUNDS):
        piece = max(piece, wide(s[row + number]))
    return piece


@compiled
def shortest_of_last_group(s: Numbers) -> int:
    """F26: the road piece that the exchange offers."""
    return wide(s[at.GROUPS + (ROUNDS - 1) * (MOST - 1) + s[at.PLAYERS] - 2])


@compiled
def exchange_offered(s: Numbers) -> bool:
    """F26, F27: whether the third round offers an exchange."""
    piece = longest(s, fewest(s))
    if s[at.ROUND] < ROUNDS or s[at.EXCHANGE_RULE] == at.NO_EXCHANGE or piece == NONE:
        return False
    return piece > shortest_of_last_group(s) or bool(s[at.EXCHANGE_RULE] == at.STRICT)


@compiled
def settle(s: Numbers, swap: bool) -> None:  # noqa: FBT001 (numba)
    """F24: give out the round's pieces after the exchange, if there is one."""
    players = wide(s[at.PLAYERS])
    group = at.GROUPS + (wide(s[at.ROUND]) - 1) * (MOST - 1)
    given = NONE
    if swap:
        seat = fewest(s)
        given = longest(s, seat)
        _leave_road(s, seat, given)
        _join_road(s, seat, wide(s[group + players - 2]))
    for seat in range(players):
        number = place(s, seat)
        if number < players - 1 and takes_piece(s, seat, number):
            _join_road(s, seat, _piece(s, group, number, given))


@compiled
def _piece(s: Numbers, group: int, number: int, given: int) -> int:
    """Return the piece at a place of the group, which has the given one for its shortest."""
    if given == NONE:
        return wide(s[group + number])
    longer = 0
    for other in range(s[at.PLAYERS] - 2):
        if s[group + other] >= given:
            longer += 1
    if number < longer:
        return wide(s[group + number])
    return given if number == longer else wide(s[group + number - 1])


@compiled
def _leave_road(s: Numbers, seat: int, piece: int) -> None:
    """Take the first such piece away from a road."""
    row = at.ROADS_OF + seat * ROUNDS
    gone = False
    for number in range(ROUNDS):
        gone = gone or s[row + number] == piece
        if gone:
            s[row + number] = s[row + number + 1] if number + 1 < ROUNDS else NONE


@compiled
def _join_road(s: Numbers, seat: int, piece: int) -> None:
    """Put a piece at the end of a road."""
    row = at.ROADS_OF + seat * ROUNDS
    for number in range(ROUNDS):
        if s[row + number] == NONE:
            s[row + number] = piece
            return


@compiled
def length(s: Numbers, piece: int) -> int:
    """Return the length of a road piece."""
    row = at.LENGTHS + piece * at.LIMBS
    total = 0
    for limb in range(at.LIMBS - 1, -1, -1):
        total = (total << at.LIMB) + wide(s[row + limb])
    return total


@compiled
def road(s: Numbers, seat: int) -> int:
    """F29: the length of a seat's road so far."""
    total = 0
    for number in range(ROUNDS):
        piece = wide(s[at.ROADS_OF + seat * ROUNDS + number])
        if piece != NONE:
            total += length(s, piece)
    return total


@compiled
def scores(s: Numbers, out: NDArray[np.int64]) -> None:
    """Write the lengths of all roads so far; the shortest is the best."""
    for seat in range(s[at.PLAYERS]):
        out[seat] = road(s, seat)


@compiled
def winner(s: Numbers) -> int:
    """F29: shortest road; equals by clockwise distance from the King."""
    best = NONE
    shortest = 0
    for seat in range(s[at.PLAYERS]):
        more = road(s, seat) - shortest
        if best == NONE or more < 0 or (more == 0 and distance(s, seat) < distance(s, best)):
            best = seat
            shortest += more
    return best


@compiled
def shares(s: Numbers, out: NDArray[np.float64]) -> None:
    """Write 1 for the seat that has won, or would if the game ended now, and 0 for the others."""
    for seat in range(s[at.PLAYERS]):
        out[seat] = 0.0
    out[winner(s)] = 1.0
