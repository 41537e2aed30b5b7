"""States, views and actions of Zirkus Flohcati to numbers and back."""

from collections.abc import Sequence

import numpy as np
from msgspec.structs import replace

from tusch.cards import rest
from tusch.flohcati import cards
from tusch.flohcati.kernel import layout as at
from tusch.flohcati.kernel.layout import ATTRACTIONS, CARDS, MOST, NONE, PHASES, VALUES, Numbers
from tusch.flohcati.kernel.view import possible_worlds
from tusch.flohcati.ruleset import TRIO, Ruleset
from tusch.flohcati.state import (
    Action,
    Cards,
    Demand,
    End,
    Flip,
    Gala,
    Give,
    State,
    Steal,
    Take,
    Trio,
)
from tusch.flohcati.view import View
from tusch.kernel.options import option_number


def _attractions(number: int) -> list[int]:
    """Return the attractions of a set."""
    return [attraction for attraction in range(ATTRACTIONS) if number >> attraction & 1]


_ACTIONS: tuple[Action, ...] = (
    *(
        Trio(tuple(CARDS[attraction * VALUES + value] for attraction in _attractions(int(trio))))
        for value in range(VALUES)
        for trio in at.TRIO_SETS
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


def pack(rules: Ruleset, state: State) -> Numbers:
    """Return a state as numbers, as far as `essence` goes."""
    return _filled(rules, state, state.hands)


def pack_view(rules: Ruleset, view: View) -> Numbers:
    """Return a view as numbers: what is public, then every possible world, then their odds."""
    known = _filled(rules, view, view.open_hands)
    return np.concatenate((known, possible_worlds(known, view.facts)))


def essence(state: State) -> State:
    """Return what `pack` keeps: cards in alphabetical order, and no memory of secret gifts.

    Neither has a bearing on what can happen or who wins. Cards of one value that a seat laid
    are put together anew, three by three.
    """
    return replace(
        state,
        row=tuple(sorted(state.row)),
        discard=tuple(sorted(state.discard)),
        trios=tuple(_by_three([card for trio in laid for card in trio]) for laid in state.trios),
        open_hands=(),
        facts=(),
    )


def unpack(_rules: Ruleset, packed: Numbers) -> State:
    """Return the state that was packed, as far as `essence` goes."""
    s: list[int] = packed.tolist()
    players = s[at.PLAYERS]
    deck = (
        *_cards(s, at.DECK),
        *(
            card
            for place, card in enumerate(CARDS[at.ARTISTS :])
            for _ in range(s[at.DECK_ACTIONS + place])
        ),
    )
    row = tuple(
        CARDS[attraction * VALUES + s[at.ROW + attraction]]
        for attraction in range(ATTRACTIONS)
        if s[at.ROW + attraction] != NONE
    )
    hands = tuple(_cards(s, at.HANDS + seat * VALUES) for seat in range(players))
    laid = [_cards(s, at.TRIOS + seat * VALUES) for seat in range(players)]
    zones = (deck, row, *hands, *laid)
    return State(
        players=players,
        phase=PHASES[s[at.AT_PHASE]],
        turn=None if s[at.ON_TURN] == NONE else s[at.ON_TURN],
        target=None if s[at.TARGET] == NONE else s[at.TARGET],
        deck=deck,
        row=row,
        discard=tuple(rest(cards.DECK, [card for zone in zones for card in zone])),
        hands=hands,
        trios=tuple(_by_three(zone) for zone in laid),
        gala=None if s[at.GALA] == NONE else s[at.GALA],
    )


def _cards(s: Sequence[int], zone: int) -> Cards:
    """Read a zone."""
    return tuple(
        CARDS[attraction * VALUES + value]
        for attraction in range(ATTRACTIONS)
        for value in range(VALUES)
        if s[zone + value] >> attraction & 1
    )


def _by_three(laid: Sequence[cards.Card]) -> tuple[Cards, ...]:
    """Return laid cards as trios."""
    order = sorted(laid, key=lambda card: (card.worth, card))
    return tuple(tuple(order[n : n + TRIO]) for n in range(0, len(order), TRIO))


def _filled(rules: Ruleset, table: State | View, hands: Sequence[Cards]) -> Numbers:
    """Write down what states and views have in common."""
    s = [0] * at.SIZE
    s[at.PLAYERS] = table.players
    s[at.AT_PHASE] = PHASES.index(table.phase)
    s[at.ON_TURN] = NONE if table.turn is None else table.turn
    s[at.TARGET] = NONE if table.target is None else table.target
    s[at.GALA] = NONE if table.gala is None else table.gala
    s[at.DECK_SIZE] = len(table.deck)
    for name, place in at.OPTIONS.items():
        s[place] = option_number(rules, name)
    for attraction in range(ATTRACTIONS):
        s[at.ROW + attraction] = NONE
    for card in table.row:
        number = at.NUMBER[card]
        s[at.ROW + number // VALUES] = number % VALUES
    _put(s, at.DECK, table.deck)
    for seat, hand in enumerate(hands):
        _put(s, at.HANDS + seat * VALUES, hand)
    for seat, trios in enumerate(table.trios):
        for trio in trios:
            _put(s, at.TRIOS + seat * VALUES, trio)
    return np.array(s, np.int16)


def _put(s: list[int], zone: int, dealt: Cards) -> None:
    """Write cards into a zone."""
    for card in dealt:
        number = at.NUMBER[card]
        if number < at.ARTISTS:
            s[zone + number % VALUES] |= 1 << number // VALUES
        else:
            s[zone + VALUES + number - at.ARTISTS] += 1
