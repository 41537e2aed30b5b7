"""What the network of Figaro looks at: a row of small numbers for every seat at play, compiled.

All hands are known: a search draws them before it plays on. The rows are the same wherever the
seats are counted from.
"""

from typing import Final

from tusch.figaro.kernel.layout import (
    COLOUR_COUNT,
    DECK_MAX,
    JESTER_KINDS,
    KIND_COUNT,
    NONE,
    RING_KIND,
    WORTH_OF,
)
from tusch.figaro.kernel.packed import FIELD, OF_COLOUR, Hands, Table, home_of, stack_size, worth_of
from tusch.figaro.kernel.policy import DIGIT, FILLERS, SHORTNESS, Room, cards_in
from tusch.figaro.ruleset import ENOUGH, SEATS
from tusch.kernel import compiled
from tusch.kernel.network import Rows

# The seat's stack.
ABOVE: Final = 0
"""How much larger it is than the average, and that by the cards to come."""
EMPTY: Final = ABOVE + 2
TO_LARGEST: Final = EMPTY + 1
TO_SMALLEST: Final = TO_LARGEST + 1
# Its display.
WORTH: Final = TO_SMALLEST + 1
RISK: Final = WORTH + 1
"""How likely others are to fill it up, and that by the cards that lie."""
PASSED: Final = RISK + 2
"""The same of the display that a ring would bring."""
SHOWS: Final = PASSED + 1
"""Whether it shows a colour."""
# Its hand.
CARDS: Final = SHOWS + 1
HIGH: Final = CARDS + 1
"""Coloured cards that are worth 3, then 2."""
JESTERS: Final = HIGH + 2
"""Worth 1, then 2."""
RINGS: Final = JESTERS + 2
BOUND: Final = RINGS + 1
"""Cards whose colour lies."""
OWN: Final = BOUND + 1
"""Cards of the colour that its own display shows."""
# The other hands.
THEIR_JESTERS: Final = OWN + 1
THEIR_RINGS: Final = THEIR_JESTERS + 1
# The table.
LYING: Final = THEIR_RINGS + 1
TO_COME: Final = LYING + 1
"""The cards in all hands."""
PLACE: Final = TO_COME + 1
"""On turn, the next one, the last one."""
SHORT: Final = PLACE + 3
"""How short the seat's road is."""
TABLE: Final = SHORT + 1
"""One number for each table size."""
INPUTS: Final = TABLE + len(SEATS)
_SIZES = tuple(SEATS)


def _cards(colour: bool, worth: int) -> int:  # noqa: FBT001
    """Return all cards of a worth, coloured ones or jesters, as a word has them."""
    kinds = [kind for kind in range(KIND_COUNT) if kind not in (*JESTER_KINDS, RING_KIND)]
    wanted = kinds if colour else JESTER_KINDS
    return sum(DIGIT << (FIELD * kind) for kind in wanted if WORTH_OF[kind] == worth)


_THREES, _TWOS = _cards(True, 3), _cards(True, 2)
_JESTER_ONES, _JESTER_TWOS = _cards(False, 1), _cards(False, 2)
_RINGS = DIGIT << (FIELD * RING_KIND)


@compiled
def describe(table: Table, hands: Hands, room: Room, rows: Rows) -> None:
    """Write the row of every seat; `enter` has filled the room, and somebody is on turn."""
    players = table.players
    unplayed, collected, largest, smallest = 0, 0, 0, DECK_MAX
    for seat in range(players):
        cards = stack_size(table, seat)
        unplayed += hands[seat]
        collected += cards
        largest, smallest = max(largest, cards), min(smallest, cards)
        rows[seat, RISK] = 0.0
        rows[seat, SHOWS] = 0.0
        rows[seat, OWN] = 0.0
    to_come = cards_in(unplayed)
    for colour in range(COLOUR_COUNT):
        if table.homed & OF_COLOUR[colour]:
            seat = home_of(table, colour)
            rows[seat, SHOWS] = 1.0
            rows[seat, OWN] = cards_in(hands[seat] & OF_COLOUR[colour] * DIGIT) / 3
            rows[seat, RISK] = _risk(table, seat, colour, unplayed - hands[seat])
    for seat in range(players):
        row, hand = rows[seat], hands[seat]
        others = unplayed - hand
        cards = stack_size(table, seat)
        if not row[SHOWS]:
            row[RISK] = _risk(table, seat, NONE, others)
        row[ABOVE] = (cards - collected / players) / 6
        row[ABOVE + 1] = row[ABOVE] * to_come / (10 * players)
        row[EMPTY] = cards == 0
        row[TO_LARGEST] = (largest - cards) / 6
        row[TO_SMALLEST] = (cards - smallest) / 6
        row[WORTH] = worth_of(table, seat) / ENOUGH
        row[RISK + 1] = row[RISK] * table.lying / 8
        row[CARDS] = cards_in(hand) / 8
        row[HIGH] = cards_in(hand & _THREES) / 3
        row[HIGH + 1] = cards_in(hand & _TWOS) / 3
        row[JESTERS] = cards_in(hand & _JESTER_ONES) / 2
        row[JESTERS + 1] = cards_in(hand & _JESTER_TWOS) / 2
        row[RINGS] = cards_in(hand & _RINGS) / 2
        row[BOUND] = cards_in(hand & table.homed * DIGIT) / 4
        row[THEIR_JESTERS] = cards_in(others & (_JESTER_ONES | _JESTER_TWOS)) / 6
        row[THEIR_RINGS] = cards_in(others & _RINGS) / 4
        row[LYING] = table.lying / 8
        row[TO_COME] = to_come / 20
        row[PLACE] = seat == table.turn
        row[PLACE + 1] = seat == (table.turn + 1) % players
        row[PLACE + 2] = (seat + 1) % players == table.turn
        row[SHORT] = room[SHORTNESS + seat]
        for size in range(len(_SIZES)):
            row[TABLE + size] = _SIZES[size] == players
    for seat in range(players):
        rows[seat, PASSED] = rows[seat - 1 if seat else players - 1, RISK + 1]


@compiled
def _risk(table: Table, seat: int, colour: int, others: int) -> float:
    """Return how likely others are to fill up a display, by the cards that would do it."""
    need = ENOUGH - worth_of(table, seat)
    fillers = cards_in(others & FILLERS[colour, need - 1])
    return float(fillers / (fillers + 2))
