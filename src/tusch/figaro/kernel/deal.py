"""The dealer of Figaro on an array, compiled: F4 to F8."""

import numpy as np

from tusch.figaro.kernel import layout as at
from tusch.figaro.kernel.layout import (
    COLOUR_COUNT,
    DECK_MAX,
    DECK_SIZES,
    DECKS,
    KIND_COUNT,
    MOST,
    PIECE_COUNT,
    Numbers,
    wide,
)
from tusch.figaro.ruleset import ROUNDS
from tusch.kernel import compiled
from tusch.kernel.chance import Words, below


@compiled
def chance(s: Numbers, rng: Words) -> None:
    """Do the dealer's next act."""
    if s[at.AT_PHASE] == at.DEAL:
        deal(s, rng)
    elif s[at.AT_PHASE] == at.REMOVE:
        s[at.REMOVED] = below(rng, wide(COLOUR_COUNT))
        s[at.AT_PHASE] = at.ROADS
    elif s[at.AT_PHASE] == at.ROADS:
        draw_roads(s, rng)
        s[at.AT_PHASE] = at.START
    else:
        s[at.KING] = below(rng, wide(s[at.PLAYERS]))
        s[at.AT_PHASE] = at.DEAL


@compiled
def deck_number(s: Numbers) -> int:
    """F2, F4: which of the decks this table plays with."""
    if s[at.PLAYERS] > 3:
        return at.FULL_DECK
    if s[at.THREE_PLAYER_DECK] == at.ONES_OUT:
        return at.ONES_OUT_DECK
    return at.COLOUR_OUT_DECKS + wide(s[at.REMOVED])


@compiled
def draw_roads(s: Numbers, rng: Words) -> None:
    """F6: three groups of road pieces, each from the longest to the shortest."""
    size = wide(s[at.PLAYERS]) - 1
    bag = np.empty(PIECE_COUNT, np.int16)
    for place in range(PIECE_COUNT):
        bag[place] = s[at.PIECES + place]
    left = PIECE_COUNT
    for number in range(ROUNDS):
        group = at.GROUPS + number * (MOST - 1)
        for count in range(size):
            drawn = below(rng, left)
            left -= 1
            piece = bag[drawn]
            bag[drawn] = bag[left]
            place = count
            while place and s[group + place - 1] < piece:
                s[group + place] = s[group + place - 1]
                place -= 1
            s[group + place] = piece


@compiled
def deal(s: Numbers, rng: Words) -> None:
    """F8, F9, F25: a new round, dealt one card at a time; the King's holder starts."""
    number = deck_number(s)
    left = DECK_SIZES[number]
    cards = np.empty(DECK_MAX, np.int16)
    for place in range(left):
        cards[place] = DECKS[number, place]
    players = wide(s[at.PLAYERS])
    seat = wide(s[at.KING])
    while left:
        drawn = below(rng, left)
        left -= 1
        s[at.HANDS + seat * KIND_COUNT + cards[drawn]] += 1
        s[at.HAND_SIZES + seat] += 1
        cards[drawn] = cards[left]
        seat = seat + 1 if seat + 1 < players else 0
    s[at.AT_PHASE] = at.PLAY
    s[at.ROUND] += 1
    s[at.TURN] = s[at.KING]
