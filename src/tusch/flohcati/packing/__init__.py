"""Views, states and moves of Zirkus Flohcati as the small numbers that compiled code plays with.

What lies where is in `layout`. Nothing here needs numpy or numba, so a view can be written down
where neither is there; `tusch.flohcati.kernel` goes on from here.
"""

from array import array
from collections.abc import MutableSequence, Sequence
from typing import assert_never

from tusch.flohcati.packing import layout as at
from tusch.flohcati.packing.layout import ATTRACTIONS, CARDS, MOST, NONE, PHASES, VALUES
from tusch.flohcati.ruleset import Ruleset
from tusch.flohcati.state import (
    Action,
    Asked,
    Cards,
    Demand,
    End,
    Fact,
    Flip,
    Gained,
    Gala,
    Gift,
    Give,
    Lost,
    State,
    Steal,
    Take,
    Trio,
)
from tusch.flohcati.view import View
from tusch.options import number

_ACTIONS: tuple[Action, ...] = (
    *(
        Trio(tuple(CARDS[attraction * VALUES + value] for attraction in trio))
        for value in range(VALUES)
        for trio in at.TRIO_MEMBERS
    ),
    Flip(),
    *(Take(card) for card in CARDS[: at.ARTISTS]),
    *(Give(card) for card in CARDS[: at.ARTISTS]),
    *(Demand(seat) for seat in range(MOST)),
    *(Steal(seat) for seat in range(MOST)),
    Gala(),
    End(),
)
_CODES = {action: code for code, action in enumerate(_ACTIONS)}


def code(action: Action) -> int:
    """Return the number of a player's action."""
    return _CODES[action]


def action(code: int) -> Action:
    """Return the player's action of a number."""
    return _ACTIONS[code]


def written_view(rules: Ruleset, view: View) -> "array[int]":
    """Return a view as numbers: the table as it was before the facts, and one fact after another.

    What is possible by these, `kernel.view.viewed` says.
    """
    packed = written(rules, view, view.open_hands)
    for fact in view.facts:
        numbers = _noted(fact)
        packed.extend(numbers + [NONE] * (at.FACT - len(numbers)))
    return packed


def _noted(fact: Fact) -> list[int]:
    """Return the numbers of a fact."""
    match fact:
        case Gift(giver=giver, receiver=receiver, card=card):
            return [at.GIFT, giver, receiver, NONE if card is None else at.NUMBER[card]]
        case Gained(seat=seat, card=card):
            return [at.GAINED, seat, NONE, at.NUMBER[card]]
        case Lost(seat=seat, cards=cards):
            return [at.LOST, seat, NONE, *[at.NUMBER[card] for card in cards]]
        case Asked(seat=seat, could=could):
            return [at.ASKED, seat, could]
        case _ as never:
            assert_never(never)


def written(rules: Ruleset, table: State | View, hands: Sequence[Cards]) -> "array[int]":
    """Return what states and views have in common."""
    s = array("h", bytes(2 * at.SIZE))
    s[at.PLAYERS] = table.players
    s[at.AT_PHASE] = PHASES.index(table.phase)
    s[at.ON_TURN] = NONE if table.turn is None else table.turn
    s[at.TARGET] = NONE if table.target is None else table.target
    s[at.GALA] = NONE if table.gala is None else table.gala
    s[at.DECK_SIZE] = len(table.deck)
    for name, place in at.OPTIONS.items():
        s[place] = number(rules, name)
    for attraction in range(ATTRACTIONS):
        s[at.ROW + attraction] = NONE
    for card in table.row:
        place = at.NUMBER[card]
        s[at.ROW + place // VALUES] = place % VALUES
    _put(s, at.DECK, table.deck)
    for seat, hand in enumerate(hands):
        _put(s, at.HANDS + seat * VALUES, hand)
    for seat, trios in enumerate(table.trios):
        for trio in trios:
            _put(s, at.TRIOS + seat * VALUES, trio)
    return s


def _put(s: MutableSequence[int], zone: int, dealt: Cards) -> None:
    """Write cards into a zone."""
    for card in dealt:
        place = at.NUMBER[card]
        if place < at.ARTISTS:
            s[zone + place % VALUES] |= 1 << place // VALUES
        else:
            s[zone + VALUES + place - at.ARTISTS] += 1
