"""What a standing between two rounds of Figaro is worth to each seat, compiled.

A fitted model (multinomial logit): each seat has a sum of features times weights, and its chance
of winning is its share of the exponentials. It was fitted to games of informed players
(`tusch.kernel.fitting`). The road that a seat would have after the exchange says most; that
players go for whoever has the shortest road makes a lead worth little.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tusch.figaro.ruleset import ROUNDS
from tusch.kernel import compiled
from tusch.kernel import figaro_layout as at
from tusch.kernel.figaro_layout import MOST, NONE, Numbers, wide
from tusch.kernel.figaro_scoring import (
    distance,
    length,
    longest,
    road,
    shortest_of_last_group,
    value,
)
from tusch.kernel.search import Floats, shares

Model: TypeAlias = NDArray[np.float64]
"""Weights of the features, a row for the standings after each round but the last."""

# Features of a seat; lengths in shares of what the road pieces of a game give a player.
_ROAD: Final = 0
_SWAPPED: Final = 1
"""The road after an exchange for the shortest piece of the last group."""
_SQUARE: Final = 2
_SHORTNESS: Final = 3
"""1 the shortest road, 0 the longest."""
_SHORTNESS_SQUARE: Final = 4
_BEHIND: Final = 5
"""How much longer the road is than the shortest of the others."""
_SWAPPED_BEHIND: Final = 6
"""How much longer the swapped road is than the shortest of the others."""
_BOTH_SWAPPED: Final = 7
"""How much longer the swapped road is than the shortest swapped road of the others."""
_NARROWLY: Final = 8
_SWAPPED_NARROWLY: Final = 9
"""The same, but all that is not narrow is the same."""
_PLACE: Final = 10
"""1 for how many have a shorter road."""
_SWAPPED_PLACE: Final = _PLACE + MOST
"""1 for how many have a shorter swapped road."""
_BEATS: Final = _SWAPPED_PLACE + MOST
"""1 for how many have a longer road than the swapped one."""
_AWAY: Final = _BEATS + MOST
"""1 for the distance from the King."""
FEATURES: Final = _AWAY + MOST
_NARROW: Final = 0.2


@compiled
def standing(s: Numbers, model: Model, features: Floats, out: Floats) -> None:
    """Write each seat's chance of winning after a round; `features` is room for all seats."""
    if s[at.AT_PHASE] == at.FINISHED:
        value(s, out)
        return
    describe(s, features)
    row = model[wide(s[at.ROUND]) - 1]
    players = wide(s[at.PLAYERS])
    for seat in range(players):
        out[seat] = 0.0
        for place in range(FEATURES):
            out[seat] += features[seat, place] * row[place]
    shares(out, players)


@compiled
def describe(s: Numbers, features: Floats) -> None:
    """Write the features of all seats after a round."""
    players = wide(s[at.PLAYERS])
    scale = _scale(s)
    shortest, longest_road = np.inf, 0.0
    for seat in range(players):
        for place in range(FEATURES):
            features[seat, place] = 0.0
        features[seat, _ROAD] = road(s, seat) / scale
        features[seat, _SWAPPED] = _swapped(s, seat) / scale
        shortest = min(shortest, features[seat, _ROAD])
        longest_road = max(longest_road, features[seat, _ROAD])
    for seat in range(players):
        mine = features[seat]
        _compare(features, seat, players)
        mine[_SQUARE] = mine[_ROAD] * mine[_ROAD]
        if longest_road > shortest:
            mine[_SHORTNESS] = (longest_road - mine[_ROAD]) / (longest_road - shortest)
        mine[_SHORTNESS_SQUARE] = mine[_SHORTNESS] * mine[_SHORTNESS]
        mine[_AWAY + distance(s, seat)] = 1.0


@compiled
def _compare(features: Floats, seat: int, players: int) -> None:
    """Write the features of a seat that set it beside the others."""
    mine = features[seat]
    shorter, swapped_shorter, beats = 0, 0, 0
    least, least_swapped = np.inf, np.inf
    for other in range(players):
        if other != seat:
            theirs = features[other]
            shorter += theirs[_ROAD] < mine[_ROAD]
            swapped_shorter += theirs[_SWAPPED] < mine[_SWAPPED]
            beats += mine[_SWAPPED] < theirs[_ROAD]
            least = min(least, theirs[_ROAD])
            least_swapped = min(least_swapped, theirs[_SWAPPED])
    mine[_BEHIND] = mine[_ROAD] - least
    mine[_SWAPPED_BEHIND] = mine[_SWAPPED] - least
    mine[_BOTH_SWAPPED] = mine[_SWAPPED] - least_swapped
    mine[_NARROWLY] = max(-_NARROW, min(_NARROW, mine[_BEHIND]))
    mine[_SWAPPED_NARROWLY] = max(-_NARROW, min(_NARROW, mine[_SWAPPED_BEHIND]))
    mine[_PLACE + shorter] = 1.0
    mine[_SWAPPED_PLACE + swapped_shorter] = 1.0
    mine[_BEATS + beats] = 1.0


@compiled
def _scale(s: Numbers) -> float:
    """Return what the road pieces of a game give a player on average."""
    players = wide(s[at.PLAYERS])
    total = 0.0
    for number in range(ROUNDS):
        for place in range(players - 1):
            total += length(s, wide(s[at.GROUPS + number * (MOST - 1) + place]))
    return total / players


@compiled
def _swapped(s: Numbers, seat: int) -> int:
    """Return the length of a road after the exchange, if that makes it shorter (F26, F27)."""
    piece = longest(s, seat)
    if piece == NONE or s[at.EXCHANGE_RULE] == at.NO_EXCHANGE:
        return road(s, seat)
    return road(s, seat) - max(0, length(s, piece) - length(s, shortest_of_last_group(s)))
