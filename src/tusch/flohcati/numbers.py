"""Zirkus Flohcati for environments: what a seat knows as a row of small numbers, actions as codes.

A set of cards is a number for each of the eighty that show an attraction, 1 if it is there, in
alphabetical order. What belongs to a seat stands in the order of places; places that nobody has are
zeros.

Every card enters a hand for all to see, but for the gifts of a demand. So `hands` says for each
seat which cards it may hold, as far as that can be followed card by card: until a gift that the
viewer did not see these are the hands; from then on what the giver might hold the receiver might
too, until it is seen again. `tusch.flohcati.view.worlds` knows more, of all gifts together.
"""

from itertools import combinations
from typing import Final, assert_never

from tusch.cards import sure
from tusch.flohcati.cards import DECK, Card
from tusch.flohcati.ruleset import SEATS, TRIO
from tusch.flohcati.state import (
    Action,
    Asked,
    Demand,
    End,
    Flip,
    Gained,
    Gala,
    Gift,
    Give,
    Lost,
    Phase,
    Steal,
    Take,
    Trio,
)
from tusch.flohcati.view import View
from tusch.numbers import among, clockwise, one_of, parts, place_of, size

MOST: Final = max(SEATS)
PHASES: Final = tuple(Phase)
ARTISTS: Final = tuple(sorted(card for card in set(DECK) if card.attraction))
"""The cards that show an attraction: by attraction, then by value."""
ACTIONS: Final = tuple(sorted(card for card in set(DECK) if not card.attraction))
VALUES: Final = 1 + max(card.worth for card in ARTISTS)
PARTS: Final = parts(
    players=1,
    phase=len(PHASES),
    turn=MOST,
    target=MOST,
    gala=MOST,
    hand_sizes=MOST,
    deck=len(ARTISTS),
    deck_actions=len(ACTIONS),
    row=len(ARTISTS),
    hands=MOST * len(ARTISTS),
    trios=MOST * len(ARTISTS),
)
"""Named after the fields of `View`; `deck_actions` counts the action cards of the deck."""
SIZE: Final = size(PARTS)

_TRIOS: tuple[Action, ...] = tuple(
    Trio(cards)
    for value in range(VALUES)
    for cards in combinations([card for card in ARTISTS if card.worth == value], TRIO)
)
_CARDS: tuple[Action, ...] = (Flip(), *map(Take, ARTISTS), *map(Give, ARTISTS))
_SEATED: Final = (Demand, Steal)
_WORDS: tuple[Action, ...] = (Gala(), End())
SEATED_CODE: Final = len(_TRIOS) + len(_CARDS)
_WORD_CODE = SEATED_CODE + len(_SEATED) * MOST
CODES: Final = _WORD_CODE + len(_WORDS)
"""Trios, the flip, what is taken, what is given; a demand and a theft by place; gala and end."""

_PLAIN = (*_TRIOS, *_CARDS)
_NUMBER = {action: number for number, action in enumerate(_PLAIN)}


def describe(_rules: object, view: View) -> list[int]:
    """Return what a seat knows: all of its view but orders, and of gifts what `hands` says."""
    seat, players = sure(view.seat), view.players
    order = clockwise(seat, players)
    spare = [0] * (MOST - players)
    numbers = [players, *one_of(PHASES, view.phase)]
    for other in (view.turn, view.target, view.gala):
        numbers += place_of(other, seat, players, MOST)
    numbers += [view.hand_sizes[other] for other in order] + spare
    numbers += among(ARTISTS, set(view.deck))
    numbers += [view.deck.count(card) for card in ACTIONS]
    numbers += among(ARTISTS, set(view.row))
    held = may_hold(view)
    laid = [{card for trio in trios for card in trio} for trios in view.trios]
    for zones in (held, laid):
        for other in order:
            numbers += among(ARTISTS, zones[other])
        numbers += spare * len(ARTISTS)
    return numbers


def may_hold(view: View) -> list[set[Card]]:
    """Return the cards that each seat may hold, as far as each card can be followed."""
    held = [set(hand) for hand in view.open_hands]

    def move(cards: tuple[Card, ...], to: int | None) -> None:
        for zone in held:
            zone.difference_update(cards)
        if to is not None:
            held[to].update(cards)

    for fact in view.facts:
        match fact:
            case Gift(giver=giver, receiver=receiver, card=None):
                held[receiver] |= held[giver]
            case Gift(receiver=receiver, card=card):
                move((sure(card),), receiver)
            case Gained(seat=seat, card=card):
                move((card,), seat)
            case Lost(cards=cards):
                move(cards, None)
            case Asked():
                pass
            case _ as never:
                assert_never(never)
    return held


def code(view: View, action: Action) -> int:
    """Return the number of a player's action: opponents are told by their place."""
    if isinstance(action, Demand | Steal):
        place = (action.seat - sure(view.seat)) % view.players
        return SEATED_CODE + _SEATED.index(type(action)) * MOST + place
    if action in _WORDS:
        return _WORD_CODE + _WORDS.index(action)
    return _NUMBER[action]


def action(view: View, code: int) -> Action | None:
    """Return the action of a number, or None if it is none at this table."""
    if code >= _WORD_CODE:
        return _WORDS[code - _WORD_CODE]
    if code < SEATED_CODE:
        return _PLAIN[code]
    kind, place = divmod(code - SEATED_CODE, MOST)
    if place >= view.players:
        return None
    return _SEATED[kind]((sure(view.seat) + place) % view.players)
