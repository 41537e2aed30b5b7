"""Zirkus Flohcati on an array: what lies where, and the numbers of cards, phases and actions.

A state is one flat int16 array of `SIZE` numbers. A set of attractions is one number, a bit for
each. A zone (the deck, a hand, the laid trios of a seat) is a set of attractions for each value:
so a trio is three bits of one number, and a gala all bits of the numbers of a hand together.
What is in no zone and not in the row was discarded.
"""

from collections import Counter
from itertools import combinations
from typing import Final

from tusch.flohcati import cards
from tusch.flohcati.cards import DECK as ALL_CARDS
from tusch.flohcati.cards import Attraction
from tusch.flohcati.ruleset import SEATS, TRIO, Ruleset
from tusch.flohcati.state import Phase
from tusch.options import allowed

LARGEST: Final = (1 << 15) - 1
"""The largest number of an array."""
MOST: Final = max(SEATS)
CARDS: Final = tuple(sorted(set(ALL_CARDS)))
"""In alphabetical order of their notation: first the attractions, each with all its values."""
FULL_DECK: Final = len(ALL_CARDS)
NUMBER: Final = {card: number for number, card in enumerate(CARDS)}
ATTRACTIONS: Final = len(Attraction)
VALUES: Final = 1 + max(card.worth for card in CARDS)
ARTISTS: Final = ATTRACTIONS * VALUES
"""How many cards show an attraction; the number of one is its attraction times `VALUES`
plus its value. Action cards follow."""
DEMAND_CARD: Final = CARDS.index(cards.DEMAND)
FANFARE_CARD: Final = CARDS.index(cards.FANFARE)
STEAL_CARD: Final = CARDS.index(cards.STEAL)
ACTION_CARDS: Final = len(CARDS) - ARTISTS
ALL: Final = (1 << ATTRACTIONS) - 1
"""The set of all attractions."""
assert ALL <= LARGEST, "a set of attractions in an array"
assert [card.worth for card in CARDS[:ARTISTS]] == ATTRACTIONS * [*range(VALUES)], (
    "cards by attraction and value"
)
assert max(Counter(ALL_CARDS)[card] for card in CARDS[:ARTISTS]) == 1, "a card that is there once"
NONE: Final = -1
"""No seat, no card."""

TRIO_MEMBERS: Final = tuple(combinations(range(ATTRACTIONS), TRIO))
"""The sets of three attractions, in the order of their cards."""
TRIO_SET_COUNT: Final = len(TRIO_MEMBERS)

PHASES: Final = tuple(Phase)
START: Final = PHASES.index(Phase.START)
TURN: Final = PHASES.index(Phase.TURN)
FLIP: Final = PHASES.index(Phase.FLIP)
FANFARE: Final = PHASES.index(Phase.FANFARE)
FANFARE_TAKE: Final = PHASES.index(Phase.FANFARE_TAKE)
DEMAND: Final = PHASES.index(Phase.DEMAND)
STEAL: Final = PHASES.index(Phase.STEAL)
GIVE: Final = PHASES.index(Phase.GIVE)
DRAW: Final = PHASES.index(Phase.DRAW)
FINISH: Final = PHASES.index(Phase.FINISH)
FINISHED: Final = PHASES.index(Phase.OVER)

# Codes of actions, in the order of the readable `legal_actions`.
TRIO_CODE: Final = 0
"""A value and a set of three attractions."""
FLIP_CODE: Final = TRIO_CODE + VALUES * TRIO_SET_COUNT
TAKE_CODE: Final = FLIP_CODE + 1
GIVE_CODE: Final = TAKE_CODE + ARTISTS
DEMAND_CODE: Final = GIVE_CODE + ARTISTS
STEAL_CODE: Final = DEMAND_CODE + MOST
GALA_CODE: Final = STEAL_CODE + MOST
END_CODE: Final = GALA_CODE + 1
CODES: Final = END_CODE + 1
"""How many codes there are; no list of legal codes is longer."""
assert CODES <= LARGEST, "a code in an array"

WHEN_NEEDED: Final = allowed(Ruleset, "turn_end").index("when-needed")
ANY_TIME: Final = allowed(Ruleset, "trio_timing").index("any-time")
TRIOS_GALA_CARD: Final = allowed(Ruleset, "ties").index("trios-gala-card")
RANKS: Final = 2 * (ARTISTS // TRIO + 1) * (VALUES + 1)
"""More than the ranks by which ties are broken."""

# One number each.
PLAYERS: Final = 0
AT_PHASE: Final = PLAYERS + 1
ON_TURN: Final = AT_PHASE + 1
TARGET: Final = ON_TURN + 1
GALA: Final = TARGET + 1
"""Who opened it."""
DECK_SIZE: Final = GALA + 1
TRIO_TIMING: Final = DECK_SIZE + 1
TURN_END: Final = TRIO_TIMING + 1
DEMAND_SHOWN: Final = TURN_END + 1
TIES: Final = DEMAND_SHOWN + 1
OPTIONS: Final = {
    "trio_timing": TRIO_TIMING,
    "turn_end": TURN_END,
    "demand_shown": DEMAND_SHOWN,
    "ties": TIES,
}
"""Where an option is written, as the place of its value among the allowed ones."""
PACKED_OPTIONS: Final = tuple(OPTIONS)
IRRELEVANT_OPTIONS: Final[tuple[str, ...]] = ()

ROW: Final = TIES + 1
"""The value of each attraction that lies in the row; NONE: it does not."""
DECK: Final = ROW + ATTRACTIONS
"""A zone, then the number of action cards of each kind."""
DECK_ACTIONS: Final = DECK + VALUES
HANDS: Final = DECK_ACTIONS + ACTION_CARDS
"""A zone a seat."""
TRIOS: Final = HANDS + MOST * VALUES
"""A zone a seat."""
SIZE: Final = TRIOS + MOST * VALUES

WORLDS: Final = SIZE
"""In a view, after the state: all hands as they could be, one world after another; then the odds
of each world."""
WORLD: Final = MOST * VALUES

# A fact in numbers: its kind, a seat, another seat or a yes or no, and up to three cards.
GIFT: Final = 0
GAINED: Final = 1
LOST: Final = 2
ASKED: Final = 3
FACT_CARDS: Final = 3
FACT: Final = FACT_CARDS + TRIO
"""How many numbers a fact has."""
