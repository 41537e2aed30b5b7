"""Figaro on an array: what lies where, and the numbers of kinds, colours, phases and actions.

A state is one flat int16 array of `SIZE` numbers. A row of kinds counts cards by kind, one row
a seat. A road piece is its place among the sorted lengths, the lowest of equal ones, so pieces
compare as their lengths do, whatever the table's lengths are.
"""

from typing import Final, get_args

from tusch.figaro.cards import COLOURS, DECK, JESTERS, RING, Card
from tusch.figaro.ruleset import ROUNDS, SEATS, Length, Ruleset
from tusch.figaro.state import Phase
from tusch.options import allowed

LARGEST: Final = (1 << 15) - 1
"""The largest number of an array."""
MOST: Final = max(SEATS)
KINDS: Final = tuple(sorted(Card))
"""In alphabetical order of their notation, as the legal actions are."""
KIND_COUNT: Final = len(KINDS)
COLOUR_COUNT: Final = len(COLOURS)
DECK_MAX: Final = len(DECK)
PIECE_COUNT: Final = len(Ruleset().road_lengths)
NONE: Final = -1
"""No seat, no colour, no piece."""

RING_KIND: Final = KINDS.index(RING)
JESTER_KINDS: Final = tuple(KINDS.index(card) for card in JESTERS)
PHASES: Final = tuple(Phase)
REMOVE: Final = PHASES.index(Phase.REMOVE)
ROADS: Final = PHASES.index(Phase.ROADS)
START: Final = PHASES.index(Phase.START)
DEAL: Final = PHASES.index(Phase.DEAL)
PLAY: Final = PHASES.index(Phase.PLAY)
EXCHANGE: Final = PHASES.index(Phase.EXCHANGE)
FINISHED: Final = PHASES.index(Phase.OVER)

# Codes of actions: a card and a seat, in the order of the readable `legal_actions`.
RING_CODE: Final = RING_KIND * MOST
TAKE_CODE: Final = KIND_COUNT * MOST
SWAP_CODE: Final = TAKE_CODE + 1
KEEP_CODE: Final = SWAP_CODE + 1
CODES: Final = KEEP_CODE + 1
"""How many codes there are; no list of legal codes is longer."""
assert CODES <= LARGEST, "a code in an array"

ONES_OUT: Final = allowed(Ruleset, "three_player_deck").index("ones-out")
ALL_FREE: Final = allowed(Ruleset, "fewest_tie").index("all-free")
KING_LAST: Final = allowed(Ruleset, "stack_tie").index("king-last")
OPTIONAL: Final = allowed(Ruleset, "exchange").index("optional")
STRICT: Final = allowed(Ruleset, "exchange").index("strict")
NO_EXCHANGE: Final = allowed(Ruleset, "exchange").index("off")
TO_HAND: Final = allowed(Ruleset, "voluntary_take").index("hand")
NEXT_LEADS: Final = allowed(Ruleset, "after_take").index("next")
LEAD_OTHERS: Final = allowed(Ruleset, "lead_after_take").index("others")

# One number each.
PLAYERS: Final = 0
AT_PHASE: Final = PLAYERS + 1
REMOVED: Final = AT_PHASE + 1
KING: Final = REMOVED + 1
ROUND: Final = KING + 1
TURN: Final = ROUND + 1
LEADS_AWAY: Final = TURN + 1
LYING: Final = LEADS_AWAY + 1
"""How many cards lie face up."""
THREE_PLAYER_DECK: Final = LYING + 1
FEWEST_TIE: Final = THREE_PLAYER_DECK + 1
STACK_TIE: Final = FEWEST_TIE + 1
EXCHANGE_RULE: Final = STACK_TIE + 1
VOLUNTARY_TAKE: Final = EXCHANGE_RULE + 1
AFTER_TAKE: Final = VOLUNTARY_TAKE + 1
LEAD_AFTER_TAKE: Final = AFTER_TAKE + 1
OPTIONS: Final = {
    "three_player_deck": THREE_PLAYER_DECK,
    "fewest_tie": FEWEST_TIE,
    "stack_tie": STACK_TIE,
    "exchange": EXCHANGE_RULE,
    "voluntary_take": VOLUNTARY_TAKE,
    "after_take": AFTER_TAKE,
    "lead_after_take": LEAD_AFTER_TAKE,
}
"""Where an option is written, as the place of its value among the allowed ones."""
PACKED_OPTIONS: Final = (*OPTIONS, "road_lengths")
IRRELEVANT_OPTIONS: Final = ("open_stacks", "show_lengths")
"""What a table shows as numbers changes nothing that is possible or known."""

# One number a colour, one a seat.
HOMES: Final = LEAD_AFTER_TAKE + 1
"""The seat whose display shows a colour."""
SHOWS: Final = HOMES + COLOUR_COUNT
"""The colour that a seat's display shows."""
WORTHS: Final = SHOWS + MOST
"""What a seat's display is worth."""
HAND_SIZES: Final = WORTHS + MOST
STACK_SIZES: Final = HAND_SIZES + MOST
COUNTS: Final = STACK_SIZES + MOST
TOOK_TO_HAND: Final = COUNTS + MOST

# Rows: road pieces by seat and by round, kinds by seat.
ROADS_OF: Final = TOOK_TO_HAND + MOST
"""At most one piece a round: an exchange gives one for one."""
GROUPS: Final = ROADS_OF + MOST * ROUNDS
HANDS: Final = GROUPS + ROUNDS * (MOST - 1)
DISPLAYS: Final = HANDS + MOST * KIND_COUNT
STACKS: Final = DISPLAYS + MOST * KIND_COUNT
SHOWN: Final = STACKS + MOST * KIND_COUNT
LACKS: Final = SHOWN + MOST * KIND_COUNT
HOLDS: Final = LACKS + MOST * KIND_COUNT

# What a game never changes, last.
PIECES: Final = HOLDS + MOST * KIND_COUNT
"""The road pieces in the bag."""
LENGTHS: Final = PIECES + PIECE_COUNT
"""The length of each piece in limbs, the lowest first."""
LIMB: Final = 15
"""The bits that an int16 holds without its sign."""
LIMB_MASK: Final = (1 << LIMB) - 1
LIMBS: Final = 4
"""Enough for every length that the ruleset allows."""
assert get_args(Length)[1].lt <= 1 << LIMB * LIMBS, "the limbs of a length"
SIZE: Final = LENGTHS + PIECE_COUNT * LIMBS

# A view is a state in which the hands of others hold the cards that were shown; then:
VIEWER: Final = SIZE
BOUND: Final = VIEWER + 1
"""Whether anything is known about the unseen cards of any hand."""
NEEDS: Final = BOUND + 1
"""How many unseen cards each seat holds."""
LACKING: Final = NEEDS + MOST
"""Whether they are known to lack a kind."""
HOLDING: Final = LACKING + MOST
"""Whether they are known to be of certain kinds, one of them at least."""
UNSEEN_SIZE: Final = HOLDING + MOST
UNSEEN: Final = UNSEEN_SIZE + 1
"""The unseen cards, one by one."""
VIEW_SIZE: Final = UNSEEN + DECK_MAX

FULL_DECK: Final = 0
ONES_OUT_DECK: Final = 1
COLOUR_OUT_DECKS: Final = 2
"""The first of those decks for three players that lack one colour."""
