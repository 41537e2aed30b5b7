"""What a standing between two turns of Zirkus Flohcati is worth to each seat, compiled.

A fitted model (multinomial logit): each seat has a sum of features times weights, and its chance
of winning is its share of the exponentials. What a feature weighs depends on the cards that are
left: between two knots the weights are mixed. It was fitted to games of informed players
(`tusch.kernel.fitting`).
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tusch.flohcati.ruleset import TRIO, TRIO_BONUS
from tusch.kernel import compiled
from tusch.kernel import flohcati_layout as at
from tusch.kernel.flohcati_layout import (
    ATTRACTIONS,
    COUNT,
    FULL_DECK,
    MOST,
    NONE,
    VALUES,
    Numbers,
    wide,
)
from tusch.kernel.flohcati_scoring import score
from tusch.kernel.flohcati_scoring import value as won
from tusch.kernel.flohcati_worth import cost_of_two
from tusch.kernel.flohcati_zones import hand_of, size, union
from tusch.kernel.search import Floats, shares

Model: TypeAlias = NDArray[np.float64]
"""Weights of the features, a row for each knot."""

KNOTS: Final = np.array([0.0, 4.0, 10.0, 20.0, 40.0, 65.0, FULL_DECK])
"""Numbers of cards left."""
KNOT_COUNT: Final = len(KNOTS)

# Features of a seat.
_SCORE: Final = 0
_HAND: Final = 1
"""The size of the hand."""
_READY: Final = 2
"""Values of which a trio could be laid."""
_READY_GAIN: Final = 3
"""What those trios would gain."""
_PAIRS: Final = 4
"""Values of which the hand has two cards."""
_PAIR_CHANCE: Final = 5
"""How many cards that would make them trios are in the deck."""
_PAIR_GAIN: Final = 6
"""What those trios would gain, as far as such cards are in the deck."""
_SINGLE_CHANCE: Final = 7
"""How many cards are in the deck of the values of which the hand has one card."""
_GROWTH: Final = 8
"""What a card of the deck adds to the score on average."""
_NEW_CHANCE: Final = 9
"""How likely a card of the deck shows an attraction that is missing."""
_RAREST: Final = 10
"""How many cards there are in deck and row of the missing attraction that has fewest, three at
most; three without one."""
_LATE: Final = 11
"""How few attractions are missing, from four on, if the deck can still bring them all."""
_MISSING: Final = 12
"""1 for how many attractions are missing."""
_AWAY: Final = _MISSING + ATTRACTIONS + 1
"""1 for the distance from the seat on turn."""
_ROW: Final = _AWAY + MOST
"""What the row offers the seat on turn, then what it offers the next one."""
_MOST_POINTS: Final = 0
_NEW: Final = 1
"""Whether a new attraction lies there;"""
_NEW_LATE: Final = 2
"""and whether two or fewer are missing;"""
_THIRD: Final = 3
"""whether a card that makes a trio does;"""
_SECOND: Final = 4
"""or one that makes a pair;"""
_ROW_SIZE: Final = 5
_OFFERS: Final = 6
FEATURES: Final = _ROW + 2 * _OFFERS


@compiled
def standing(s: Numbers, model: Model, features: Floats, out: Floats) -> None:
    """Write each seat's chance of winning at the beginning of a turn, or its share of the win."""
    if s[at.AT_PHASE] == at.FINISHED:
        won(s, out)
        return
    knot, part = between(wide(s[at.DECK_SIZE]))
    players = wide(s[at.PLAYERS])
    for seat in range(players):
        describe(s, seat, features)
        out[seat] = 0.0
        for place in range(FEATURES):
            low, high = model[knot, place], model[knot + 1, place]
            out[seat] += features[place] * (low + part * (high - low))
    shares(out, players)


@compiled
def between(cards: int) -> tuple[int, float]:
    """Return the knot below a number of cards left, and how far it is on the way to the next."""
    knot = 0
    while knot + 2 < KNOT_COUNT and KNOTS[knot + 1] <= cards:
        knot += 1
    return knot, (cards - KNOTS[knot]) / (KNOTS[knot + 1] - KNOTS[knot])


@compiled
def describe(s: Numbers, seat: int, features: Floats) -> None:
    """Write the features of a seat at the beginning of a turn."""
    for place in range(FEATURES):
        features[place] = 0.0
    players = wide(s[at.PLAYERS])
    hand = hand_of(seat)
    missing = ATTRACTIONS - COUNT[union(s, hand)]
    features[_SCORE] = score(s, seat) / 10
    features[_HAND] = size(s, hand) / 10
    features[_MISSING + missing] = 1.0
    for value in range(VALUES):
        _count_value(s, hand, value, features)
    _look_at_deck(s, hand, missing, features)
    away = seat - wide(s[at.ON_TURN])
    away = away if away >= 0 else away + players
    features[_AWAY + away] = 1.0
    if away <= 1:
        _look_at_row(s, hand, missing, features[_ROW + away * _OFFERS :])


@compiled
def _count_value(s: Numbers, hand: int, value: int, features: Floats) -> None:
    """Add what a hand has of one value."""
    held = COUNT[s[hand + value]]
    if held == 0:
        return
    chance = COUNT[s[at.DECK + value]] / ATTRACTIONS
    if held == 1:
        features[_SINGLE_CHANCE] += chance
        return
    gain = max(0.0, TRIO_BONUS - cost_of_two(s, hand, value, 0.0) * TRIO / 2) / TRIO_BONUS
    if held == 2:
        features[_PAIRS] += 1
        features[_PAIR_CHANCE] += chance
        features[_PAIR_GAIN] += chance * gain
    else:
        features[_READY] += 1
        features[_READY_GAIN] += gain


@compiled
def _look_at_deck(s: Numbers, hand: int, missing: int, features: Floats) -> None:
    """Write what the deck can bring a hand."""
    deck = max(1, wide(s[at.DECK_SIZE]))
    rarest = TRIO
    for attraction in range(ATTRACTIONS):
        best = _best_of(s, hand, attraction)
        found = 0
        for value in range(VALUES):
            if s[at.DECK + value] >> attraction & 1:
                found += 1
                features[_GROWTH] += max(0, value - max(0, best)) / deck
        if best == NONE:
            features[_NEW_CHANCE] += found / deck
            rarest = min(rarest, found + (s[at.ROW + attraction] != NONE))
    features[_RAREST] = rarest / TRIO
    if rarest > 0 and missing < 5:
        features[_LATE] = (5 - missing) * rarest / TRIO


@compiled
def _look_at_row(s: Numbers, hand: int, missing: int, offers: Floats) -> None:
    """Write what the row offers a hand."""
    for attraction in range(ATTRACTIONS):
        value = wide(s[at.ROW + attraction])
        if value == NONE:
            continue
        offers[_ROW_SIZE] += 0.2
        best = _best_of(s, hand, attraction)
        if best == NONE:
            offers[_NEW] = 1.0
            offers[_NEW_LATE] = missing <= 2
        offers[_MOST_POINTS] = max(offers[_MOST_POINTS], (value - max(0, best)) / 5)
        held = COUNT[s[hand + value]]
        if held == TRIO - 1:
            offers[_THIRD] = 1.0
        elif held == TRIO - 2:
            offers[_SECOND] = 1.0


@compiled
def _best_of(s: Numbers, hand: int, attraction: int) -> int:
    """Return the highest value that a hand has of an attraction, or NONE."""
    for value in range(VALUES - 1, -1, -1):
        if s[hand + value] >> attraction & 1:
            return value
    return NONE
