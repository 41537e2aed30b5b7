"""States, views and actions of Zirkus Flohcati to numbers and back."""

from collections.abc import Sequence

import numpy as np
from msgspec.structs import replace

from tusch.cards import rest
from tusch.flohcati import cards
from tusch.flohcati.kernel import layout as at
from tusch.flohcati.kernel.layout import ATTRACTIONS, CARDS, NONE, PHASES, VALUES, Numbers
from tusch.flohcati.kernel.view import viewed
from tusch.flohcati.packing import written, written_view
from tusch.flohcati.ruleset import TRIO, Ruleset
from tusch.flohcati.state import Cards, State
from tusch.flohcati.view import View


def pack(rules: Ruleset, state: State) -> Numbers:
    """Return a state as numbers, as far as `essence` goes."""
    return np.frombuffer(written(rules, state, state.hands), np.int16)


def pack_view(rules: Ruleset, view: View) -> Numbers:
    """Return a view as numbers: what is public, then every possible world, then their odds."""
    return viewed(np.frombuffer(written_view(rules, view), np.int16))


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
