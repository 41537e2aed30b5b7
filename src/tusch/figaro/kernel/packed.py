"""Random rounds of Figaro without lists: a hand is one word, and so are all displays together.

A hand has three bits for each kind, in which it counts the cards of that kind; a card is the
lowest of these bits. The displays are a few words: what each is worth, where each colour lies,
which kinds have such a home, which seats show no colour. The moves are counted, one of them is
drawn, and only that one is looked for.
"""

from collections import Counter
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tusch.figaro.cards import DECK
from tusch.figaro.kernel import layout as at
from tusch.figaro.kernel.layout import (
    COLOUR_COUNT,
    COLOUR_OF,
    DECK_MAX,
    JESTER_KINDS,
    KIND_COUNT,
    MOST,
    NONE,
    RING_KIND,
    WORTH_OF,
    Numbers,
    wide,
)
from tusch.figaro.kernel.rules import end_round
from tusch.figaro.ruleset import ENOUGH, Ruleset
from tusch.kernel import compiled, inlined
from tusch.kernel.bits import ones
from tusch.kernel.chance import Words, below
from tusch.kernel.options import accepted, accepts


class Table(NamedTuple):
    """All but the hands, in words."""

    players: int
    turn: int
    worths: int
    """Of the displays, `WORTH_BITS` a seat."""
    homes: int
    """The seats whose displays show each colour, `HOME_BITS` a colour."""
    homed: int
    """The kinds whose colour lies in a display."""
    free: int
    """The seats whose displays show no colour, a bit each."""
    lying: int
    stacks: int
    """Their sizes, `STACK_BITS` a seat."""


Hands: TypeAlias = NDArray[np.int64]
FIELD = 3
"""Bits that count the cards of one kind in a hand."""
WORTH_BITS = 4
HOME_BITS = 4
STACK_BITS = 8
_WORD = 63
"""The bits of a word without its sign."""
assert max(Counter(DECK).values()) < 1 << FIELD, "cards of a kind in a hand"
assert FIELD * KIND_COUNT <= _WORD, "the kinds of a hand"
assert ENOUGH - 1 + max(card.worth for card in DECK) < 1 << WORTH_BITS, "the worth of a display"
assert WORTH_BITS * MOST <= _WORD, "the displays of all seats"
assert MOST <= 1 << HOME_BITS, "the seat where a colour lies"
assert HOME_BITS * COLOUR_COUNT <= _WORD, "the seats of all colours"
assert DECK_MAX < 1 << STACK_BITS, "the cards of a stack"
assert STACK_BITS * MOST <= _WORD, "the stacks of all seats"

_LOWEST = sum(1 << (FIELD * kind) for kind in range(KIND_COUNT))
PRIME = 67
"""No two powers of two below 2**66 have the same remainder by it."""
IN_WORDS = {
    "three_player_deck": ("colour-out", "ones-out"),
    "fewest_tie": ("one-free", "all-free"),
    "stack_tie": ("king-last", "king-wins"),
    "exchange": ("auto", "optional", "strict", "off"),
    "voluntary_take": ("stack",),
    "after_take": ("taker", "next"),
    "lead_after_take": ("anyone",),
}
"""The values of options that words can play; with any other a round is played by the list."""
_ACCEPTED = accepted(Ruleset, at.OPTIONS, IN_WORDS)
_PLACES = np.array([*at.OPTIONS.values()], np.int64)

RING: int = 1 << (FIELD * RING_KIND)
TAKE: int = 0
"""Stands for a card where the table is taken."""
JESTERS = sum(1 << (FIELD * kind) for kind in JESTER_KINDS)
COLOURED = _LOWEST ^ JESTERS ^ RING
OF_COLOUR = np.array(
    [
        sum(1 << (FIELD * kind) for kind in range(KIND_COUNT) if COLOUR_OF[kind] == colour)
        for colour in range(COLOUR_COUNT)
    ],
    np.int64,
)
KIND_AT = np.zeros(PRIME, np.int64)
for _kind in range(KIND_COUNT):
    KIND_AT[(1 << (FIELD * _kind)) % PRIME] = _kind
WORTH_AT = WORTH_OF[KIND_AT]
COLOUR_AT = COLOUR_OF[KIND_AT]
ONES = np.array([number.bit_count() for number in range(1 << MOST)], np.int64)


@inlined
def kinds_of(hand: int) -> int:
    """Return the kinds that a hand has."""
    return (hand | (hand >> 1) | (hand >> 2)) & _LOWEST


@inlined
def worth_of(table: Table, seat: int) -> int:
    """Return what the display of a seat is worth."""
    return table.worths >> (WORTH_BITS * seat) & ((1 << WORTH_BITS) - 1)


@inlined
def home_of(table: Table, colour: int) -> int:
    """Return the seat whose display shows a colour that lies."""
    return table.homes >> (HOME_BITS * colour) & ((1 << HOME_BITS) - 1)


@inlined
def stack_size(table: Table, seat: int) -> int:
    """Return the number of cards on a stack."""
    return table.stacks >> (STACK_BITS * seat) & ((1 << STACK_BITS) - 1)


@compiled
def nth(bits: int, n: int) -> int:
    """Return the n-th lowest bit of a word, the first at 0."""
    for _ in range(n):
        bits &= bits - 1
    return bits & -bits


@compiled
def load(s: Numbers, hands: Hands) -> Table:
    """Return the words of a table that is at play, and write down those of the hands."""
    worths, homes, homed, free, stacks = 0, 0, 0, 0, 0
    for seat in range(s[at.PLAYERS]):
        hand = 0
        for kind in range(KIND_COUNT):
            hand |= wide(s[at.HANDS + seat * KIND_COUNT + kind]) << (FIELD * kind)
        hands[seat] = hand
        stacks |= wide(s[at.STACK_SIZES + seat]) << (STACK_BITS * seat)
        worths |= wide(s[at.WORTHS + seat]) << (WORTH_BITS * seat)
        colour = wide(s[at.SHOWS + seat])
        if colour == NONE:
            free |= 1 << seat
        else:
            homes |= seat << (HOME_BITS * colour)
            homed |= OF_COLOUR[colour]
    return Table(
        wide(s[at.PLAYERS]), wide(s[at.TURN]), worths, homes, homed, free, wide(s[at.LYING]), stacks
    )


@compiled
def count_moves(table: Table, hand: int) -> int:
    """F11 to F19: return how many moves a hand has."""
    kinds = kinds_of(hand)
    return int(
        ones(kinds & table.homed)
        + ones(kinds & COLOURED & ~table.homed) * ONES[table.free]
        + ones(kinds & JESTERS) * table.players
        + (1 if kinds & RING else 0)
        + (1 if table.lying else 0)
    )


@compiled
def find_move(table: Table, hand: int, number: int) -> tuple[int, int]:
    """Return the card and the seat of a move by its number; rings and the take come last."""
    kinds = kinds_of(hand)
    homed = kinds & table.homed
    moves = ones(homed)
    if number < moves:
        card = nth(homed, number)
        return card, home_of(table, COLOUR_AT[card % PRIME])
    number -= moves
    loose = kinds & COLOURED & ~table.homed
    displays = ONES[table.free]
    moves = ones(loose) * displays
    if number < moves:
        which = number // displays
        return nth(loose, which), ONES[nth(table.free, number - which * displays) - 1]
    number -= moves
    jesters = kinds & JESTERS
    moves = ones(jesters) * table.players
    if number < moves:
        which = number // table.players
        return nth(jesters, which), number - which * table.players
    if number == moves and kinds & RING:
        return RING, table.turn
    return TAKE, table.turn


@compiled
def after(table: Table, card: int, to: int, next_leads: int) -> Table:
    """Return the table after a card was played or the table taken; hands are the caller's."""
    players, seat, worths, homes, homed, free, lying, stacks = table
    turn = seat + 1 if seat + 1 < players else 0
    if card == TAKE:
        return collected(table, seat, turn if next_leads else seat, lying)
    lying += 1
    if card == RING:
        worths, homes, free = passed(table)
        return Table(players, turn, worths, homes, homed, free, lying, stacks)
    if worth_of(table, to) + WORTH_AT[card % PRIME] >= ENOUGH:
        return collected(table, to, to, lying)
    worths += WORTH_AT[card % PRIME] << (WORTH_BITS * to)
    colour = COLOUR_AT[card % PRIME]
    if colour != NONE and free >> to & 1:
        free ^= 1 << to
        homed |= OF_COLOUR[colour]
        homes |= to << (HOME_BITS * colour)
    return Table(players, turn, worths, homes, homed, free, lying, stacks)


@compiled
def collected(table: Table, seat: int, turn: int, cards: int) -> Table:
    """F17 to F20: all displays go onto a stack."""
    everyone = (1 << table.players) - 1
    stacks = table.stacks + (cards << (STACK_BITS * seat))
    return Table(table.players, turn, 0, 0, 0, everyone, 0, stacks)


@compiled
def passed(table: Table) -> tuple[int, int, int]:
    """F15: worths, homes and free seats after every display has moved one seat to the left."""
    players = table.players
    last = players - 1
    worths = (table.worths << WORTH_BITS) | (table.worths >> (WORTH_BITS * last))
    worths &= (1 << (WORTH_BITS * players)) - 1
    free = ((table.free << 1) | (table.free >> last)) & ((1 << players) - 1)
    homes = 0
    for colour in range(COLOUR_COUNT):
        if table.homed & OF_COLOUR[colour]:
            home = home_of(table, colour) + 1
            if home < players:
                homes |= home << (HOME_BITS * colour)
    return worths, homes, free


@compiled
def random_rest(table: Table, hands: Hands, next_leads: int, rng: Words) -> tuple[Table, int]:
    """Let random players play a round on; return the table at the end, and the moves."""
    moves = 0
    while hands[table.turn]:
        hand = hands[table.turn]
        card, to = find_move(table, hand, below(rng, count_moves(table, hand)))
        hands[table.turn] = hand - card
        table = after(table, card, to, next_leads)
        moves += 1
    return table, moves


@compiled
def packed_round(s: Numbers, rng: Words) -> int:
    """Let random players play to the end of the round; return their moves.

    The exchange is left to its player. Only where words are enough: see `packs`.
    """
    hands = np.empty(MOST, np.int64)
    table, moves = random_rest(load(s, hands), hands, wide(s[at.AFTER_TAKE] == at.NEXT_LEADS), rng)
    store(s, table)
    return moves


@compiled
def store(s: Numbers, table: Table) -> None:
    """End the round of a state with the stacks of a table whose turn falls on an empty hand."""
    for seat in range(table.players):
        s[at.STACK_SIZES + seat] = stack_size(table, seat)
    end_round(s, table.turn)


@compiled
def packs(s: Numbers) -> bool:
    """Whether words are enough for this table: at play, by options of `IN_WORDS`."""
    return bool(s[at.AT_PHASE] == at.PLAY and accepts(_ACCEPTED, _PLACES, s))
