"""Random play of Zirkus Flohcati without a list of moves: the state in a few 64-bit words.

Players and dealer draw the same numbers for the same choices as in `listed_game`, so from one
seed both play the same game.
"""

from math import comb
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tusch.flohcati.kernel import layout as at
from tusch.flohcati.kernel.layout import (
    ALL,
    ATTRACTIONS,
    COUNT,
    MOST,
    NONE,
    NTH,
    VALUES,
    Numbers,
    wide,
)
from tusch.flohcati.kernel.playout import listed_game, listed_until_turn
from tusch.flohcati.kernel.rules import over
from tusch.flohcati.kernel.zones import laid_by
from tusch.flohcati.ruleset import TRIO, Ruleset
from tusch.kernel import compiled
from tusch.kernel.chance import Words, below
from tusch.kernel.options import accepted, accepts

Packed: TypeAlias = NDArray[np.int64]

IN_WORDS = {
    "trio_timing": ("end-of-turn",),
    "turn_end": ("always", "when-needed"),
    "demand_shown": ("off", "on"),
    "ties": ("shared", "trios-gala-card"),
}
"""The values of options that words can play; with any other a game is played by the list."""
_ACCEPTED = accepted(Ruleset, at.OPTIONS, IN_WORDS)
_PLACES = np.array([*at.OPTIONS.values()], np.int64)

_HALF = VALUES // 2
"""How many values a word of cards holds, a set of attractions each."""
_DIGIT = ATTRACTIONS.bit_length()
"""The bits of a number of cards of one value, or of the value of a card."""
_TOP = 1 << (_DIGIT - 1)
_WORD = 63
"""The bits of a word without its sign."""
assert VALUES == 2 * _HALF, "the values in two halves"
assert _HALF == 4, "a half that is folded twice"
assert _HALF * ATTRACTIONS <= _WORD, "the cards of a half"
assert VALUES <= 1 << _DIGIT, "a value as a digit"
assert _DIGIT * max(VALUES, ATTRACTIONS) <= _WORD, "a digit for each value or attraction"
assert ATTRACTIONS + _TOP - TRIO < 1 << _DIGIT, "the cards of one value"
_ONES = sum(1 << value * _DIGIT for value in range(VALUES))
_TO_TOP = _ONES * (_TOP - TRIO)
"""Added to the numbers of cards by value, it sets the top bit of those that make a trio."""
_TOPS = _ONES * _TOP
_CHOICES = np.array([comb(cards, TRIO) for cards in range(ATTRACTIONS + 1)], np.int64)
"""How many trios so many cards of one value make."""

_ROW = 0
"""The attractions of the row."""
_ROW_VALUES = 1
"""Their values, as digits."""
_DECK_SIZE = 2
_DECK = 3
"""The cards in two halves, then the number of action cards of each kind."""
_PLAYERS = _DECK + 2 + at.ACTION_CARDS
_HAND = _PLAYERS + 1
"""Where the hand on turn lies."""
_HANDS = _HAND + 1
"""Of each seat the cards in two halves, how many there are of each value, as digits, and in all."""
_DIGITS = 2
_HELD = 3
_HAND_SIZE = 4
_SIZE = _HANDS + MOST * _HAND_SIZE

_FINISH, _PASS, _OVER = range(3)
"""How the main part of a turn ends."""


@compiled
def playout_random(s: Numbers, rng: Words) -> int:
    """Let random players play to the end of the game; return their moves."""
    if not packs(s):
        return listed_game(s, rng)
    moves = listed_until_turn(s, rng)
    if s[at.AT_PHASE] == at.FINISHED:
        return moves
    p = np.empty(_SIZE, np.int64)
    _load(s, p)
    while True:
        end, made = _turn(p, rng)
        moves += made
        if end == _FINISH:
            end, made = _finish(s, p, rng)
            moves += made
        if end == _OVER or p[_DECK_SIZE] == 0:
            break
        p[_HAND] += _HAND_SIZE
        if p[_HAND] == _HANDS + p[_PLAYERS] * _HAND_SIZE:
            p[_HAND] = _HANDS
    _store(s, p)
    return moves


@compiled
def packs(s: Numbers) -> bool:
    """Whether words are enough for this table: by options of `IN_WORDS`."""
    return accepts(_ACCEPTED, _PLACES, s)


@compiled
def _turn(p: Packed, rng: Words) -> tuple[int, int]:
    """Z5 to Z7: flip and take; return how it ended, and the moves."""
    moves = 0
    while True:
        moves += 1
        row = p[_ROW]
        deck = p[_DECK_SIZE]
        flips = 1 if deck else 0
        choice = below(rng, flips + COUNT[row])
        if choice >= flips:
            _take(p, NTH[row, choice - flips])
            return _FINISH, moves
        card = _turn_card(p, rng)
        if card >= at.ARTISTS:
            end, made = _carry_out(p, rng, card)
            return end, moves + made
        if row >> card // VALUES & 1:
            return _PASS, moves
        _join_row(p, card)


@compiled
def _turn_card(p: Packed, rng: Words) -> int:
    """Draw a card out of the deck."""
    n = below(rng, p[_DECK_SIZE])
    p[_DECK_SIZE] -= 1
    for half in range(2):
        cards = p[_DECK + half]
        for value in range(half * _HALF, (half + 1) * _HALF):
            count = COUNT[cards & ALL]
            if n < count:
                card = int(NTH[cards & ALL, n]) * VALUES + value
                p[_DECK + half] ^= _bit(card)
                return card
            n -= count
            cards >>= ATTRACTIONS
    for kind in range(at.ACTION_CARDS):
        count = p[_DECK + 2 + kind]
        if n < count:
            p[_DECK + 2 + kind] -= 1
            return at.ARTISTS + kind
        n -= count
    return NONE


@compiled
def _join_row(p: Packed, card: int) -> None:
    """Z5: a card joins the row."""
    attraction = card // VALUES
    p[_ROW] |= 1 << attraction
    p[_ROW_VALUES] += card % VALUES << attraction * _DIGIT


@compiled
def _take(p: Packed, attraction: int) -> None:
    """Z7: a card of the row goes into the hand."""
    value = p[_ROW_VALUES] >> attraction * _DIGIT & (VALUES - 1)
    p[_ROW] ^= 1 << attraction
    p[_ROW_VALUES] ^= value << attraction * _DIGIT
    _gain(p, p[_HAND], attraction * VALUES + value)


@compiled
def _carry_out(p: Packed, rng: Words, card: int) -> tuple[int, int]:
    """Z8 to Z11: an action card; return how it ended, and the moves."""
    while card == at.FANFARE_CARD:
        if p[_DECK_SIZE] == 0:
            return _OVER, 0
        card = _turn_card(p, rng)
        if card < at.ARTISTS:
            row = p[_ROW]
            if row >> card // VALUES & 1:
                _take(p, NTH[row, below(rng, COUNT[row])])
                return _FINISH, 1
            _join_row(p, card)
            card = at.FANFARE_CARD
    victims = 0
    for hand in range(_HANDS, _HANDS + p[_PLAYERS] * _HAND_SIZE, _HAND_SIZE):
        if _can_lose(p, hand):
            victims += 1
    if victims == 0:
        return _FINISH, 0
    victim = _nth_victim(p, below(rng, victims))
    n = below(rng, p[victim + _HELD])
    if card == at.DEMAND_CARD:
        _move(p, victim, _alphabetical(p, victim, n))
        return _FINISH, 2
    _move(p, victim, _nth(p, victim, n))
    return _FINISH, 1


@compiled
def _can_lose(p: Packed, hand: int) -> bool:
    """Z9, Z10: whether a hand is an opponent's and has cards."""
    return bool(hand != p[_HAND] and p[hand + _HELD] != 0)


@compiled
def _nth_victim(p: Packed, n: int) -> int:
    """Return the n-th opponent's hand that has cards."""
    for hand in range(_HANDS, _SIZE, _HAND_SIZE):
        if _can_lose(p, hand):
            if n == 0:
                return hand
            n -= 1
    return NONE


@compiled
def _finish(s: Numbers, p: Packed, rng: Words) -> tuple[int, int]:
    """Z12 to Z14: trios and gala; return how it ended, and the moves."""
    hand = p[_HAND]
    moves = 0
    while True:
        digits = p[hand + _DIGITS]
        cards = p[hand] | p[hand + 1]
        cards |= cards >> 2 * ATTRACTIONS
        gala = 1 if (cards | cards >> ATTRACTIONS) & ALL == ALL else 0
        trios = 0
        if digits + _TO_TOP & _TOPS:
            while digits:
                trios += _CHOICES[digits & (1 << _DIGIT) - 1]
                digits >>= _DIGIT
        asked = trios + gala > 0 if s[at.TURN_END] == at.WHEN_NEEDED else p[hand + _HELD] >= TRIO
        if not asked:
            return _PASS, moves
        moves += 1
        choice = below(rng, trios + gala + 1)
        if choice < trios:
            _lay_trio(s, p, choice)
        elif choice < trios + gala:
            s[at.GALA] = (hand - _HANDS) // _HAND_SIZE
            return _OVER, moves
        else:
            return _PASS, moves


@compiled
def _lay_trio(s: Numbers, p: Packed, choice: int) -> None:
    """Z12: lay the trio that stands at a place of the list."""
    hand = p[_HAND]
    for value in range(VALUES):
        cards = _of_value(p, hand, value)
        trios = _CHOICES[COUNT[cards]]
        if choice < trios:
            for rank in range(at.TRIO_SET_COUNT):
                trio = at.TRIO_SETS[rank]
                if cards & trio == trio:
                    if choice == 0:
                        p[hand + value // _HALF] ^= trio << value % _HALF * ATTRACTIONS
                        p[hand + _DIGITS] -= TRIO << value * _DIGIT
                        p[hand + _HELD] -= TRIO
                        s[laid_by((hand - _HANDS) // _HAND_SIZE) + value] |= trio
                        return
                    choice -= 1
        choice -= trios


@compiled
def _bit(card: int) -> int:
    """Return the bit of a card in its word."""
    value = card % VALUES
    return 1 << value % _HALF * ATTRACTIONS + card // VALUES


@compiled
def _of_value(p: Packed, zone: int, value: int) -> int:
    """Return the attractions that a zone has with a value."""
    return int(p[zone + value // _HALF] >> value % _HALF * ATTRACTIONS & ALL)


@compiled
def _gain(p: Packed, hand: int, card: int) -> None:
    """A hand gets a card."""
    value = card % VALUES
    p[hand + value // _HALF] |= _bit(card)
    p[hand + _DIGITS] += 1 << value * _DIGIT
    p[hand + _HELD] += 1


@compiled
def _move(p: Packed, victim: int, card: int) -> None:
    """Z9, Z10: a card goes from a hand to the one on turn."""
    value = card % VALUES
    p[victim + value // _HALF] ^= _bit(card)
    p[victim + _DIGITS] -= 1 << value * _DIGIT
    p[victim + _HELD] -= 1
    _gain(p, p[_HAND], card)


@compiled
def _nth(p: Packed, hand: int, n: int) -> int:
    """Return the n-th card of a hand by value."""
    for value in range(VALUES):
        cards = _of_value(p, hand, value)
        if n < COUNT[cards]:
            return int(NTH[cards, n]) * VALUES + value
        n -= COUNT[cards]
    return NONE


@compiled
def _alphabetical(p: Packed, hand: int, n: int) -> int:
    """Return the n-th card of a hand in alphabetical order."""
    for card in range(at.ARTISTS):
        if p[hand + card % VALUES // _HALF] & _bit(card):
            if n == 0:
                return card
            n -= 1
    return NONE


@compiled
def _load(s: Numbers, p: Packed) -> None:
    """Pack a state in which a player may flip or take."""
    p[:] = 0
    for attraction in range(ATTRACTIONS):
        if s[at.ROW + attraction] != NONE:
            _join_row(p, attraction * VALUES + wide(s[at.ROW + attraction]))
    p[_DECK_SIZE] = s[at.DECK_SIZE]
    for value in range(VALUES):
        shift = value % _HALF * ATTRACTIONS
        p[_DECK + value // _HALF] |= wide(s[at.DECK + value]) << shift
        for seat in range(MOST):
            cards = wide(s[at.HANDS + seat * VALUES + value])
            hand = _HANDS + seat * _HAND_SIZE
            p[hand + value // _HALF] |= cards << shift
            p[hand + _DIGITS] += COUNT[cards] << value * _DIGIT
            p[hand + _HELD] += COUNT[cards]
    for kind in range(at.ACTION_CARDS):
        p[_DECK + 2 + kind] = s[at.DECK_ACTIONS + kind]
    p[_PLAYERS] = s[at.PLAYERS]
    p[_HAND] = _HANDS + wide(s[at.ON_TURN]) * _HAND_SIZE


@compiled
def _store(s: Numbers, p: Packed) -> None:
    """Unpack a game that is over."""
    for attraction in range(ATTRACTIONS):
        lies = p[_ROW] >> attraction & 1
        s[at.ROW + attraction] = (
            p[_ROW_VALUES] >> attraction * _DIGIT & (VALUES - 1) if lies else NONE
        )
    s[at.DECK_SIZE] = p[_DECK_SIZE]
    for value in range(VALUES):
        s[at.DECK + value] = _of_value(p, _DECK, value)
        for seat in range(MOST):
            s[at.HANDS + seat * VALUES + value] = _of_value(p, _HANDS + seat * _HAND_SIZE, value)
    for kind in range(at.ACTION_CARDS):
        s[at.DECK_ACTIONS + kind] = p[_DECK + 2 + kind]
    over(s)
