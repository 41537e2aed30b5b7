"""States, views and actions of Figaro to numbers and back."""

from array import array
from collections.abc import MutableSequence, Sequence
from functools import cache

import numpy as np

from tusch.figaro.cards import COLOURS, colour, worth
from tusch.figaro.kernel import layout as at
from tusch.figaro.kernel.layout import KIND_COUNT, KINDS, MOST, NONE, PHASES, Numbers
from tusch.figaro.kernel.view import note_unseen
from tusch.figaro.ruleset import ROUNDS, Ruleset
from tusch.figaro.state import Action, Cards, Keep, Phase, Pieces, Play, Ring, State, Swap, Take
from tusch.figaro.view import View
from tusch.kernel.options import option_number

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


def pack(rules: Ruleset, state: State) -> Numbers:
    """Return a state as numbers: all but the results of past rounds and the order of cards."""
    return _filled(rules, state, state.hands, [len(hand) for hand in state.hands], at.SIZE)


def pack_view(rules: Ruleset, view: View) -> Numbers:
    """Return a view as numbers, with the cards that the viewer has not seen."""
    hands = [view.hand if seat == view.seat else shown for seat, shown in enumerate(view.shown)]
    packed = _filled(rules, view, hands, view.hand_sizes, at.VIEW_SIZE)
    packed[at.VIEWER] = NONE if view.seat is None else view.seat
    note_unseen(packed)
    return packed


def essence(state: State) -> State:
    """Return what `pack` keeps: cards in alphabetical order, and no results of past rounds.

    Neither has a bearing on what can happen, who wins, or what a viewer can know of the hands.
    """
    fields = {name: getattr(state, name) for name in state.__struct_fields__}
    fields["displays"] = tuple(tuple(sorted(cards)) for cards in state.displays)
    fields["stacks"] = tuple(tuple(sorted(cards)) for cards in state.stacks)
    fields["results"] = ()
    return State(**fields)


def unpack(rules: Ruleset, packed: Numbers) -> State:
    """Return the state that was packed, as far as `essence` goes."""
    s: list[int] = packed.tolist()
    players = s[at.PLAYERS]
    lengths = sorted(rules.road_lengths)
    size = players - 1

    def pieces(first: int, room: int) -> Pieces:
        return tuple(lengths[piece] for piece in s[first : first + room] if piece != NONE)

    def cards(rows: int) -> tuple[Cards, ...]:
        return tuple(_cards(s, rows + seat * KIND_COUNT) for seat in range(players))

    groups = tuple(pieces(at.GROUPS + number * (MOST - 1), size) for number in range(ROUNDS))
    phase = PHASES[s[at.AT_PHASE]]
    return State(
        players=players,
        phase=phase,
        removed=None if s[at.REMOVED] == NONE else COLOURS[s[at.REMOVED]],
        groups=groups if groups[0] else (),
        king=None if s[at.KING] == NONE else s[at.KING],
        round=s[at.ROUND],
        turn=None if s[at.TURN] == NONE else s[at.TURN],
        hands=cards(at.HANDS),
        displays=cards(at.DISPLAYS),
        stacks=cards(at.STACKS),
        roads=tuple(pieces(at.ROADS_OF + seat * ROUNDS, ROUNDS) for seat in range(players)),
        leads_away=bool(s[at.LEADS_AWAY]),
        took_to_hand=tuple(bool(s[at.TOOK_TO_HAND + seat]) for seat in range(players)),
        shown=cards(at.SHOWN),
        lacks=cards(at.LACKS),
        holds=cards(at.HOLDS),
        counts=tuple(s[at.COUNTS : at.COUNTS + players]) if phase is Phase.EXCHANGE else (),
    )


def _cards(s: Sequence[int], row: int) -> Cards:
    """Read a row of kinds."""
    return tuple(card for kind, card in enumerate(KINDS) for _ in range(s[row + kind]))


@cache
def _ranks(rules: Ruleset) -> dict[int, int]:
    """Return the number of each road piece: its place among the sorted lengths."""
    lengths = sorted(rules.road_lengths)
    return {length: lengths.index(length) for length in lengths}


@cache
def _blank(rules: Ruleset) -> bytes:
    """Return the numbers of a table before the dealer's first act, but for players and phase."""
    s = array("h", bytes(2 * at.SIZE))
    for row, end in ((at.HOMES, at.WORTHS), (at.ROADS_OF, at.HANDS)):
        for place in range(row, end):
            s[place] = NONE
    for name, place in at.OPTIONS.items():
        s[place] = option_number(rules, name)
    for piece, length in enumerate(sorted(rules.road_lengths)):
        s[at.PIECES + piece] = _ranks(rules)[length]
        for limb in range(at.LIMBS):
            s[at.LENGTHS + piece * at.LIMBS + limb] = length >> (limb * at.LIMB) & at.LIMB_MASK
    return s.tobytes()


def _filled(
    rules: Ruleset, table: State | View, hands: Sequence[Cards], sizes: Sequence[int], size: int
) -> Numbers:
    """Write down what states and views have in common."""
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
    return np.frombuffer(s, np.int16)


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
