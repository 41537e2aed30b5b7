"""Views, states and moves of Figaro as the small numbers that compiled code plays with.

What lies where is in `layout`. Nothing here needs numpy or numba, so a view can be written down
where neither is there; `tusch.figaro.kernel` goes on from here.
"""

from array import array
from collections.abc import MutableSequence, Sequence
from functools import lru_cache

from tusch.figaro.cards import COLOURS, colour, worth
from tusch.figaro.packing import layout as at
from tusch.figaro.packing.layout import KIND_COUNT, KINDS, MOST, NONE, PHASES
from tusch.figaro.ruleset import ROUNDS, Ruleset
from tusch.figaro.state import Action, Cards, Keep, Play, Ring, State, Swap, Take
from tusch.figaro.view import View
from tusch.options import number

KNOWN = 100
"""Rules whose numbers are at hand: tables may have road lengths of their own."""

_KIND = {card: kind for kind, card in enumerate(KINDS)}
_WORDS: dict[Action, int] = {
    Ring(): at.RING_CODE,
    Take(): at.TAKE_CODE,
    Swap(): at.SWAP_CODE,
    Keep(): at.KEEP_CODE,
}
_ACTIONS: dict[int, Action] = {
    **{
        kind * MOST + to: Play(card, to)
        for kind, card in enumerate(KINDS)
        if kind != at.RING_KIND
        for to in range(MOST)
    },
    **{code: word for word, code in _WORDS.items()},
}


def code(action: Action) -> int:
    """Return the number of a player's action."""
    if isinstance(action, Play):
        return _KIND[action.card] * MOST + action.to
    return _WORDS[action]


def action(code: int) -> Action:
    """Return the player's action of a number."""
    return _ACTIONS[code]


def written_view(rules: Ruleset, view: View) -> "array[int]":
    """Return a view as numbers, but for what follows from others: see `kernel.view.note_unseen`."""
    hands = [view.hand if seat == view.seat else shown for seat, shown in enumerate(view.shown)]
    packed = written(rules, view, hands, view.hand_sizes, at.VIEW_SIZE)
    packed[at.VIEWER] = NONE if view.seat is None else view.seat
    return packed


def written(
    rules: Ruleset, table: State | View, hands: Sequence[Cards], sizes: Sequence[int], size: int
) -> "array[int]":
    """Return what states and views have in common, in room for so many numbers."""
    s = array("h", _blank(rules) + bytes(2 * (size - at.SIZE)))
    s[at.PLAYERS] = table.players
    s[at.AT_PHASE] = PHASES.index(table.phase)
    s[at.REMOVED] = NONE if table.removed is None else COLOURS.index(table.removed)
    s[at.KING] = NONE if table.king is None else table.king
    s[at.ROUND] = table.round
    s[at.TURN] = NONE if table.turn is None else table.turn
    s[at.LEADS_AWAY] = table.leads_away
    _fill_seats(s, table, sizes)
    _fill_kinds(s, table, hands)
    ranks = _ranks(rules)
    for first, zones, room in (
        (at.ROADS_OF, table.roads, ROUNDS),
        (at.GROUPS, table.groups, MOST - 1),
    ):
        for row, pieces in enumerate(zones):
            for place, piece in enumerate(pieces):
                s[first + row * room + place] = ranks[piece]
    return s


@lru_cache(KNOWN)
def _ranks(rules: Ruleset) -> dict[int, int]:
    """Return the number of each road piece: its place among the sorted lengths."""
    lengths = sorted(rules.road_lengths)
    return {length: lengths.index(length) for length in lengths}


@lru_cache(KNOWN)
def _blank(rules: Ruleset) -> bytes:
    """Return the numbers of a table before the dealer's first act, but for players and phase."""
    s = array("h", bytes(2 * at.SIZE))
    for row, end in ((at.HOMES, at.WORTHS), (at.ROADS_OF, at.HANDS)):
        for place in range(row, end):
            s[place] = NONE
    for name, place in at.OPTIONS.items():
        s[place] = number(rules, name)
    # The bag is as the rules have it, in no order, because it is shuffled from there.
    for place, length in enumerate(rules.road_lengths):
        s[at.PIECES + place] = _ranks(rules)[length]
    for piece, length in enumerate(sorted(rules.road_lengths)):
        for limb in range(at.LIMBS):
            s[at.LENGTHS + piece * at.LIMBS + limb] = length >> (limb * at.LIMB) & at.LIMB_MASK
    return s.tobytes()


def _fill_seats(s: MutableSequence[int], table: State | View, sizes: Sequence[int]) -> None:
    """Write down one number a seat, and where each colour lies."""
    for seat, display in enumerate(table.displays):
        shows = colour(display)
        if shows:
            s[at.SHOWS + seat] = COLOURS.index(shows)
            s[at.HOMES + COLOURS.index(shows)] = seat
        s[at.WORTHS + seat] = worth(display)
        s[at.LYING] += len(display)
        s[at.HAND_SIZES + seat] = sizes[seat]
        s[at.STACK_SIZES + seat] = len(table.stacks[seat])
        s[at.TOOK_TO_HAND + seat] = table.took_to_hand[seat]
    for seat, count in enumerate(table.counts):
        s[at.COUNTS + seat] = count


def _fill_kinds(s: MutableSequence[int], table: State | View, hands: Sequence[Cards]) -> None:
    """Count cards by kind, one row a seat."""
    for first, zones in (
        (at.HANDS, hands),
        (at.DISPLAYS, table.displays),
        (at.STACKS, table.stacks),
        (at.SHOWN, table.shown),
        (at.LACKS, table.lacks),
        (at.HOLDS, table.holds),
    ):
        for seat, cards in enumerate(zones):
            row = first + seat * KIND_COUNT
            for card in cards:
                s[row + _KIND[card]] += 1
