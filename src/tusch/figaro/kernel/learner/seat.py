"""What a seat at a table of Figaro is told, compiled: `tusch.figaro.numbers` once more.

The dealer draws as the readable rules do, number by number, so that a table of these and one of the
readable rules see the same cards.
"""

from typing import Final

import numpy as np

from tusch.figaro import numbers
from tusch.figaro.kernel import layout as at
from tusch.figaro.kernel.deal import deck_number
from tusch.figaro.kernel.layout import (
    COLOUR_COUNT,
    DECK_MAX,
    DECK_SIZES,
    DECKS,
    KIND_COUNT,
    MOST,
    NONE,
    PIECE_COUNT,
    Numbers,
    wide,
)
from tusch.figaro.kernel.rules import step
from tusch.figaro.ruleset import ROUNDS
from tusch.kernel import compiled
from tusch.kernel.chance import Words, below
from tusch.kernel.tables import Bytes

MEMORY: Final = 0
"""A state says all that was public."""

_AT: Final = {name: part.start for name, part in numbers.PARTS.items()}
_PHASE, _ROUND, _REMOVED = _AT["phase"], _AT["round"], _AT["removed"]
_KING, _TURN, _LEADS_AWAY = _AT["king"], _AT["turn"], _AT["leads_away"]
_GROUPS, _ROADS = _AT["groups"], _AT["roads"]
_HAND_SIZES, _STACK_SIZES = _AT["hand_sizes"], _AT["stack_sizes"]
_COUNTS, _TOOK_TO_HAND, _HAND = _AT["counts"], _AT["took_to_hand"], _AT["hand"]
_ZONES = np.array(
    [
        (at.DISPLAYS, _AT["displays"]),
        (at.STACKS, _AT["stacks"]),
        (at.SHOWN, _AT["shown"]),
        (at.LACKS, _AT["lacks"]),
        (at.HOLDS, _AT["holds"]),
    ],
    np.int64,
)
"""Rows of kinds, one a seat: where they are in a state, and where in a description."""


@compiled
def deal(s: Numbers, _memory: Numbers, rng: Words) -> None:
    """Do the dealer's next act, drawn as `tusch.figaro.rules.sample` draws it."""
    players = wide(s[at.PLAYERS])
    if s[at.AT_PHASE] == at.REMOVE:
        s[at.REMOVED] = below(rng, wide(COLOUR_COUNT))
        s[at.AT_PHASE] = at.ROADS
    elif s[at.AT_PHASE] == at.ROADS:
        bag = s[at.PIECES : at.PIECES + PIECE_COUNT].copy()
        _shuffle(bag, wide(PIECE_COUNT), rng)
        for number in range(ROUNDS):
            group = np.sort(bag[number * (players - 1) : (number + 1) * (players - 1)])
            for place in range(players - 1):
                s[at.GROUPS + number * (MOST - 1) + place] = group[players - 2 - place]
        s[at.AT_PHASE] = at.START
    elif s[at.AT_PHASE] == at.START:
        s[at.KING] = below(rng, players)
        s[at.AT_PHASE] = at.DEAL
    else:
        _deal_round(s, rng)


@compiled
def _deal_round(s: Numbers, rng: Words) -> None:
    """F8, F9: shuffle the deck and deal it out from the King's holder on."""
    number = deck_number(s)
    size = wide(DECK_SIZES[number])
    cards = np.empty(DECK_MAX, np.int16)
    for place in range(size):
        cards[place] = DECKS[number, place]
    _shuffle(cards, size, rng)
    for place in range(size):
        seat = (wide(s[at.KING]) + place) % wide(s[at.PLAYERS])
        s[at.HANDS + seat * KIND_COUNT + cards[place]] += 1
        s[at.HAND_SIZES + seat] += 1
    s[at.AT_PHASE] = at.PLAY
    s[at.ROUND] += 1
    s[at.TURN] = s[at.KING]


@compiled
def _shuffle(cards: Numbers, size: int, rng: Words) -> None:
    """Put cards in random order, as `tusch.cards.shuffled` does."""
    for last in range(size - 1, 0, -1):
        other = below(rng, last + 1)
        cards[last], cards[other] = cards[other], cards[last]


@compiled
def play(s: Numbers, _memory: Numbers, code: int) -> None:
    """Do a player's action."""
    step(s, code)


@compiled
def relative(s: Numbers, seat: int, code: int) -> int:
    """Return a code with the display told by its place."""
    if code >= at.TAKE_CODE or code == at.RING_CODE:
        return code
    players = wide(s[at.PLAYERS])
    return code - code % MOST + (code % MOST - seat + players) % players


@compiled
def absolute(s: Numbers, seat: int, code: int) -> int:
    """Return a code with the display told by its seat."""
    if code >= at.TAKE_CODE or code == at.RING_CODE:
        return code
    return code - code % MOST + (code % MOST + seat) % wide(s[at.PLAYERS])


@compiled
def describe(s: Numbers, _memory: Numbers, seat: int, out: Bytes) -> None:
    """Write what a seat knows, from nothing."""
    out[:] = 0
    players = wide(s[at.PLAYERS])
    out[0] = players
    out[_PHASE + s[at.AT_PHASE]] = 1
    out[_ROUND] = s[at.ROUND]
    if s[at.REMOVED] != NONE:
        out[_REMOVED + s[at.REMOVED]] = 1
    if s[at.KING] != NONE:
        out[_KING + (s[at.KING] - seat + players) % players] = 1
    if s[at.TURN] != NONE:
        out[_TURN + (s[at.TURN] - seat + players) % players] = 1
    out[_LEADS_AWAY] = s[at.LEADS_AWAY]
    for place in range(ROUNDS * (MOST - 1)):
        out[_GROUPS + place] = s[at.GROUPS + place] + 1
    for place in range(players):
        other = (seat + place) % players
        for piece in range(ROUNDS):
            out[_ROADS + place * ROUNDS + piece] = s[at.ROADS_OF + other * ROUNDS + piece] + 1
        out[_HAND_SIZES + place] = s[at.HAND_SIZES + other]
        out[_STACK_SIZES + place] = s[at.STACK_SIZES + other]
        if s[at.AT_PHASE] == at.EXCHANGE:
            out[_COUNTS + place] = s[at.COUNTS + other]
        out[_TOOK_TO_HAND + place] = s[at.TOOK_TO_HAND + other]
        for zone in range(len(_ZONES)):
            there = _ZONES[zone, 0] + other * KIND_COUNT
            here = _ZONES[zone, 1] + place * KIND_COUNT
            for kind in range(KIND_COUNT):
                out[here + kind] = s[there + kind]
    for kind in range(KIND_COUNT):
        out[_HAND + kind] = s[at.HANDS + seat * KIND_COUNT + kind]
