"""An informed player of Figaro, compiled: rules of thumb that a good player would name.

- Cards that I collect are bad. Cards that another collects are good, above all if they
  have a short road or the smallest stack, or fall behind me by it.
- A display is in danger while cards that would fill it up are in hands. Mine should be low, or
  of a colour that has gone; those of others may be high.
- A ring gives my display away and brings me the right neighbour's.
- Jesters and rings are for defence: they have a price, and so has every card.
- A small table may be taken before it grows. When the next player has no card left, nothing
  that lies on the table counts any more.

The policy knows what the player on turn knows: of the other hands it uses only what they hold
together, and that can be counted. Each rule has its weight in an array, so that all of them can
be tuned; the moves are compared by one sum each.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tusch.figaro.kernel import layout as at
from tusch.figaro.kernel.layout import (
    COLOUR_COUNT,
    COLOUR_OF,
    DECK_MAX,
    KIND_COUNT,
    MOST,
    NONE,
    RING_KIND,
    WORTH_OF,
    Numbers,
    wide,
)
from tusch.figaro.kernel.packed import (
    COLOUR_AT,
    FIELD,
    KIND_AT,
    OF_COLOUR,
    ONES,
    PRIME,
    RING,
    TAKE,
    WORTH_AT,
    Hands,
    Table,
    home_of,
    kinds_of,
    load,
    stack_size,
    worth_of,
)
from tusch.figaro.kernel.scoring import road
from tusch.figaro.ruleset import ENOUGH
from tusch.kernel import compiled, inlined
from tusch.kernel.chance import Words, draw, fraction, stirred

Weights: TypeAlias = NDArray[np.float64]
Room: TypeAlias = NDArray[np.float64]
"""Room for the policy's notes about a table, mostly one number a seat."""
SHORTNESS: Final = 0
"""How short each road is: 1 the shortest, 0 the longest, 0 if all are equal."""
_RATES: Final = SHORTNESS + MOST
"""What a card on each stack is worth to the player on turn."""
_RISKS: Final = _RATES + MOST
"""How likely each display is to be filled up."""
_SHOWS: Final = _RISKS + MOST
"""The colour of each display."""
_TAKE: Final = _SHOWS + MOST
"""Where the table goes if it is taken although a card could be played: see below."""
ROOM: Final = _TAKE + 1
_NOWHERE: Final = 0.0
_TO_STACK: Final = 1.0
_TO_HAND: Final = 2.0

OTHER: Final = 0
"""What a card on another's stack is worth to me, where one on mine costs 1."""
SHORT_ROAD: Final = 1
"""How much more it is worth if their road is the shortest."""
SMALL_STACK: Final = 2
"""How much more if their stack is the smallest."""
PASSING: Final = 3
"""The cards it is worth when a stack becomes larger than another's, mine or theirs."""
LEAD: Final = 4
"""The cards it costs to play first on an empty table."""
HALF: Final = 5
"""How many cards that would fill it up make a display as likely to be filled as not."""
MINE: Final = 6
"""How much a card in my own hand counts among those."""
BLANK: Final = 7
"""How many there are for a display without a colour, besides jesters."""
IN_HAND: Final = 8
"""What a card costs that I take into the hand."""
NOISE: Final = 9
"""The largest random number that playouts add to the sum of a move, for variety."""
SLOW: Final = 10
"""How likely a display is to be filled by several cards, by its worth, 0 to 5."""
PRICE: Final = SLOW + ENOUGH
"""The price of a card: coloured by worth, 1 to 3; then jesters by worth, 1 and 2; then a ring."""

_COLOURED_WORTHS = max(int(WORTH_OF[kind]) for kind in range(KIND_COUNT) if COLOUR_OF[kind] != NONE)
_JESTER_WORTHS = max(
    int(WORTH_OF[kind])
    for kind in range(KIND_COUNT)
    if COLOUR_OF[kind] == NONE and kind != RING_KIND
)
RING_PRICE: Final = PRICE + _COLOURED_WORTHS + _JESTER_WORTHS
WEIGHTS: Final = RING_PRICE + 1
_PRICE_OF = np.array(
    [
        RING_PRICE
        if kind == RING_KIND
        else PRICE - 1 + WORTH_OF[kind] + (_COLOURED_WORTHS if COLOUR_OF[kind] == NONE else 0)
        for kind in range(KIND_COUNT)
    ],
    np.int64,
)
"""Where the price of each kind is."""
_PRICE_AT = _PRICE_OF[KIND_AT]

_NEVER = -1e9
DIGIT = (1 << FIELD) - 1
_EVEN = sum(DIGIT << (2 * FIELD * pair) for pair in range((KIND_COUNT + 1) // 2))
_PAIR = (1 << 2 * FIELD) - 1
assert DECK_MAX < _PAIR, "the cards of all hands"
FILLERS = np.array(
    [
        [
            sum(
                DIGIT << (FIELD * kind)
                for kind in range(KIND_COUNT)
                if WORTH_OF[kind] >= need and COLOUR_OF[kind] in (colour, NONE)
            )
            for need in range(1, ENOUGH + 1)
        ]
        for colour in (*range(COLOUR_COUNT), NONE)
    ],
    np.int64,
)
"""The kinds that fill up a display of a colour (none: the last row), by what it needs, from 1."""


DEFAULT: Final = np.array(
    [
        *(0.5, 0.5, 0.5, 1.0, 0.0, 2.0, 0.5, 2.0, 0.3, 0.05),
        *(0.0, 0.05, 0.1, 0.15, 0.2, 0.25),
        *(0.0, 0.0, 0.0, 0.3, 0.6, 0.6),
    ]
)
"""Weights of a sound player."""


@inlined
def cards_in(cards: int) -> int:
    """Return how many cards a word counts."""
    return ((cards & _EVEN) + ((cards >> FIELD) & _EVEN)) % _PAIR


@inlined
def risk(weights: Weights, hand: int, others: int, colour: int, worth: int, mine: int) -> float:
    """Return how likely a display is to be filled up: mine, or another's."""
    slow = float(weights[SLOW + worth])
    need = ENOUGH - worth
    if need > _COLOURED_WORTHS:
        return slow
    cards = FILLERS[colour, need - 1]
    fillers = float(cards_in(others & cards))
    if not mine:
        fillers += weights[MINE] * cards_in(hand & cards)
    if colour == NONE:
        fillers += weights[BLANK]
    return float(slow + (1.0 - slow) * fillers / (fillers + weights[HALF]))


@inlined
def rate(table: Table, weights: Weights, room: Room) -> None:
    """Write down what a card on each stack is worth to the player on turn."""
    least = DECK_MAX
    for seat in range(table.players):
        least = min(least, stack_size(table, seat))
    for seat in range(table.players):
        worth = weights[OTHER] * (1.0 + weights[SHORT_ROAD] * room[SHORTNESS + seat])
        small = stack_size(table, seat) == least
        room[_RATES + seat] = worth * (1.0 + weights[SMALL_STACK]) if small else worth
    room[_RATES + table.turn] = -1.0


@inlined
def gain(table: Table, weights: Weights, room: Room, to: int, cards: int) -> float:
    """Return what it is worth to the player on turn that somebody collects so many cards."""
    seat = table.turn
    before = stack_size(table, to)
    worth = room[_RATES + to] * (cards + weights[LEAD])
    if to == seat:
        for other in range(table.players):
            if before <= stack_size(table, other) < before + cards and other != seat:
                worth -= weights[PASSING]
    elif before <= stack_size(table, seat) < before + cards:
        worth += weights[PASSING]
    return float(worth)


@inlined
def look(table: Table, hand: int, others: int, weights: Weights, room: Room) -> float:
    """Write down rates, risks and colours; return what the displays are worth, a card of each."""
    rate(table, weights, room)
    for seat in range(table.players):
        room[_SHOWS + seat] = NONE
    for colour in range(COLOUR_COUNT):
        if table.homed & OF_COLOUR[colour]:
            room[_SHOWS + home_of(table, colour)] = colour
    total = 0.0
    for seat in range(table.players):
        worth = worth_of(table, seat)
        shows = wide(room[_SHOWS + seat])
        room[_RISKS + seat] = risk(weights, hand, others, shows, worth, seat == table.turn)
        total += room[_RATES + seat] * room[_RISKS + seat]
    return total


@inlined
def after_ring(table: Table, room: Room) -> float:
    """Return what the displays are worth, a card of each, once each has moved to the left."""
    total = room[_RATES] * room[_RISKS + table.players - 1]
    for seat in range(1, table.players):
        total += room[_RATES + seat] * room[_RISKS + seat - 1]
    return float(total)


@inlined
def targets(table: Table, card: int, closed: int) -> int:
    """F12 to F16: the seats whose displays take a card, a bit each; for a ring one's own."""
    if card == RING:
        return 1 << table.turn
    colour = COLOUR_AT[card % PRIME]
    if colour == NONE:
        seats = (1 << table.players) - 1
    elif card & table.homed:
        seats = 1 << home_of(table, colour)
    else:
        seats = table.free
    return seats if closed == NONE else seats & ~(1 << closed)


@compiled
def informed_move(
    table: Table,
    hands: Hands,
    others: int,
    closed: int,
    weights: Weights,
    noise: float,
    rng: Words,
    room: Room,
) -> tuple[int, int]:
    """Return the card and the seat of the best move; TAKE if no card can be played.

    `others` are the cards of the other hands together, `closed` is a seat that the lead cannot
    go to, `noise` the largest random number that is added to a sum; `enter` fills the room.
    """
    seat = table.turn
    hand = hands[seat]
    total = look(table, hand, others, weights, room)
    ends = hands[seat + 1 if seat + 1 < table.players else 0] == 0
    best, best_card, best_to = take_score(table, weights, room), TAKE, seat
    bits = draw(rng) if noise else np.uint64(0)
    kinds = kinds_of(hand)
    while kinds:
        card = kinds & -kinds
        kinds ^= card
        seats = targets(table, card, closed)
        while seats:
            to = ONES[(seats & -seats) - 1]
            seats &= seats - 1
            worth = worth_of(table, to) + WORTH_AT[card % PRIME]
            if worth >= ENOUGH:
                score = gain(table, weights, room, to, table.lying + 1)
            elif ends:
                score = 0.0
            elif card == RING:
                score = after_ring(table, room) * (table.lying + 1)
            else:
                colour = COLOUR_AT[card % PRIME]
                shows = wide(room[_SHOWS + to]) if colour == NONE else colour
                more = risk(weights, hand, others, shows, worth, to == seat) - room[_RISKS + to]
                score = (total + room[_RATES + to] * more) * (table.lying + 1)
            score -= weights[_PRICE_AT[card % PRIME]]
            if noise:
                bits = stirred(bits)
                score += noise * fraction(bits)
            if score > best:
                best, best_card, best_to = score, card, to
    return best_card, best_to


@inlined
def take_score(table: Table, weights: Weights, room: Room) -> float:
    """F19: return what it is worth to take the table, if that may be done."""
    if room[_TAKE] == _NOWHERE or not table.lying:
        return _NEVER
    if room[_TAKE] == _TO_STACK:
        return gain(table, weights, room, table.turn, table.lying)
    return float(-weights[IN_HAND] * table.lying)


@compiled
def enter(s: Numbers, room: Room) -> None:
    """Write down what a policy needs of a state besides its words."""
    shortest, longest = np.inf, 0.0
    for seat in range(s[at.PLAYERS]):
        length = float(road(s, seat))
        room[SHORTNESS + seat] = length
        shortest, longest = min(shortest, length), max(longest, length)
    for seat in range(s[at.PLAYERS]):
        length = room[SHORTNESS + seat]
        room[SHORTNESS + seat] = (longest - length) / max(1.0, longest - shortest)
    room[_TAKE] = _TO_STACK
    if s[at.VOLUNTARY_TAKE] == at.TO_HAND:
        room[_TAKE] = _NOWHERE if s[at.TOOK_TO_HAND + s[at.TURN]] else _TO_HAND


@compiled
def choose(s: Numbers, weights: Weights) -> int:
    """Return the code of what an informed player does now, without noise."""
    return choose_noisily(s, weights, 0.0, np.zeros(2, np.uint64))


@compiled
def choose_noisily(s: Numbers, weights: Weights, noise: float, rng: Words) -> int:
    """Return the code of what an informed player does now."""
    if s[at.AT_PHASE] == at.EXCHANGE:
        return at.SWAP_CODE
    hands = np.empty(MOST, np.int64)
    room = np.empty(ROOM)
    enter(s, room)
    table = load(s, hands)
    others = -hands[table.turn]
    for seat in range(table.players):
        others += hands[seat]
    closed = table.turn if s[at.LEADS_AWAY] else NONE
    card, to = informed_move(table, hands, others, closed, weights, noise, rng, room)
    if card == TAKE:
        return at.TAKE_CODE
    return at.RING_CODE if card == RING else KIND_AT[card % PRIME] * MOST + to
