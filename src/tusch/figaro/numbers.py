"""Figaro for environments: what a seat knows as a row of small numbers, and actions as codes.

A row of kinds counts cards by kind, in alphabetical order of their notation. A road piece is its
place among the sorted lengths of the table, from 1 on; 0 is none. What belongs to a seat stands in
the order of places; places that nobody has are zeros.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from tusch.cards import sure
from tusch.figaro.cards import COLOURS, RING, Card
from tusch.figaro.ruleset import ROUNDS, SEATS, Ruleset
from tusch.figaro.state import Action, Cards, Keep, Phase, Play, Ring, Swap, Take
from tusch.figaro.view import View
from tusch.numbers import clockwise, one_of, parts, place_of, size

MOST: Final = max(SEATS)
KINDS: Final = tuple(sorted(Card))
PHASES: Final = tuple(Phase)
PARTS: Final = parts(
    players=1,
    phase=len(PHASES),
    round=1,
    removed=len(COLOURS),
    king=MOST,
    turn=MOST,
    leads_away=1,
    groups=ROUNDS * (MOST - 1),
    roads=MOST * ROUNDS,
    hand_sizes=MOST,
    stack_sizes=MOST,
    counts=MOST,
    took_to_hand=MOST,
    hand=len(KINDS),
    displays=MOST * len(KINDS),
    stacks=MOST * len(KINDS),
    shown=MOST * len(KINDS),
    lacks=MOST * len(KINDS),
    holds=MOST * len(KINDS),
)
"""Named after the fields of `View`; each zone is a row of kinds."""
SIZE: Final = size(PARTS)

_WORDS: tuple[Action, ...] = (Take(), Swap(), Keep())
RING_CODE: Final = KINDS.index(RING) * MOST
TAKE_CODE: Final = len(KINDS) * MOST
CODES: Final = TAKE_CODE + len(_WORDS)
"""A card and the place of the display it goes into; then take, swap and keep."""
KNOWN = 100
"""Rules whose road pieces are at hand."""

_KIND = {card: kind for kind, card in enumerate(KINDS)}


def describe(rules: Ruleset, view: View) -> list[int]:
    """Return what a seat knows: all of its view but the order of cards and past results."""
    seat, players = sure(view.seat), view.players
    order = clockwise(seat, players)
    numbers = [players, *one_of(PHASES, view.phase), view.round, *one_of(COLOURS, view.removed)]
    numbers += place_of(view.king, seat, players, MOST)
    numbers += place_of(view.turn, seat, players, MOST)
    numbers.append(view.leads_away)
    numbers += _pieces(rules, view.groups, ROUNDS, MOST - 1)
    numbers += _pieces(rules, [view.roads[other] for other in order], MOST, ROUNDS)
    counts = view.counts or (0,) * players
    for each in (view.hand_sizes, [len(stack) for stack in view.stacks], counts, view.took_to_hand):
        numbers += _filled([int(each[other]) for other in order], MOST)
    numbers += _kinds(view.hand)
    for zones in (view.displays, view.stacks, view.shown, view.lacks, view.holds):
        by_place = [count for other in order for count in _kinds(zones[other])]
        numbers += _filled(by_place, MOST * len(KINDS))
    return numbers


def code(view: View, action: Action) -> int:
    """Return the number of a player's action: displays are told by their place."""
    match action:
        case Play(card=card, to=to):
            return _KIND[card] * MOST + (to - sure(view.seat)) % view.players
        case Ring():
            return RING_CODE
        case _:
            return TAKE_CODE + _WORDS.index(action)


def action(view: View, code: int) -> Action | None:
    """Return the action of a number, or None if it is none at this table."""
    if code >= TAKE_CODE:
        return _WORDS[code - TAKE_CODE]
    kind, place = divmod(code, MOST)
    if KINDS[kind] is RING:
        return None if place else Ring()
    if place >= view.players:
        return None
    return Play(KINDS[kind], (sure(view.seat) + place) % view.players)


@lru_cache(KNOWN)
def _ranks(rules: Ruleset) -> dict[int, int]:
    """Return the number of each road piece."""
    lengths = sorted(rules.road_lengths)
    return {length: 1 + lengths.index(length) for length in lengths}


def _pieces(rules: Ruleset, zones: Sequence[Sequence[int]], rows: int, room: int) -> Iterable[int]:
    """Return road pieces, so many rows with room for so many."""
    ranks = _ranks(rules)
    found = [rank for zone in zones for rank in _filled([ranks[piece] for piece in zone], room)]
    return _filled(found, rows * room)


def _kinds(cards: Cards) -> list[int]:
    """Count cards by kind."""
    counts = [0] * len(KINDS)
    for card in cards:
        counts[_KIND[card]] += 1
    return counts


def _filled(numbers: Sequence[int], room: int) -> list[int]:
    """Fill up with zeros."""
    return [*numbers, *[0] * (room - len(numbers))]
