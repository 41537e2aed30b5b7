"""Positions of Zirkus Flohcati, said in few words."""

from collections.abc import Iterable, Sequence

from tusch.cards import rest
from tusch.flohcati import Flohcati
from tusch.flohcati.cards import DECK, Card
from tusch.flohcati.ruleset import Ruleset
from tusch.flohcati.state import Cards, Phase, State
from tusch.flohcati.testing import zones
from tusch.game import DEALER, Seat
from tusch.play import check

GAME = Flohcati()
ANY_TIME = Flohcati(Ruleset(trio_timing="any-time"))
SHOWN = Flohcati(Ruleset(demand_shown=True))
NEEDED = Flohcati(Ruleset(turn_end="when-needed"))
TIES = Flohcati(Ruleset(ties="trios-gala-card"))

ALL_TEN = "A0 B0 C1 D1 E2 F2 G3 H3 I4 J4"
"""A hand for a gala, without a trio."""


def cards(text: str) -> Cards:
    """Read cards with spaces between them."""
    return tuple(Card(word) for word in text.split())


def position(
    *hands: str,
    row: str = "",
    deck: str | None = None,
    turn: Seat = 0,
    phase: Phase = Phase.TURN,
    trios: Sequence[Sequence[str]] = (),
    gala: Seat | None = None,
) -> State:
    """A position in which all 89 cards are somewhere; what is not named lies in the deck.

    With a deck that is named it lies in the discard.
    """
    held = tuple(tuple(sorted(cards(hand))) for hand in hands)
    laid = tuple(tuple(cards(trio) for trio in seat) for seat in trios) or ((),) * len(hands)
    named = [card for hand in held for card in hand] + [*cards(row)]
    named += [card for seat in laid for trio in seat for card in trio]
    left = rest(DECK, named)
    assert len(left) + len(named) == len(DECK), "a card is named twice"
    unturned = left if deck is None else sorted(cards(deck))
    return State(
        players=len(hands),
        phase=phase,
        turn=None if phase is Phase.OVER else turn,
        deck=tuple(unturned),
        row=cards(row),
        discard=tuple(rest(left, unturned)),
        hands=held,
        trios=laid,
        gala=gala,
    )


def act(state: State, *entries: str, game: Flohcati = GAME) -> State:
    """Play entries as a record has them, each checked."""
    for entry in entries:
        actor = game.actor(state)
        action = game.parse(entry, dealer=actor is DEALER)
        check(game, state, actor, action)
        state = game.apply(state, action)
    return state


def begin(*entries: str, players: int = 3, game: Flohcati = GAME) -> State:
    """Play a game from its start, with seat 0 first."""
    return act(game.start(players), "start 0", *entries, game=game)


def legal(state: State, game: Flohcati = GAME) -> list[str]:
    """What the acting player may do, as a record writes it."""
    return [game.format(action) for action in game.legal_actions(state)]


def all_cards(state: State) -> list[Card]:
    """The cards of all zones."""
    return list(zones(GAME, state))


def names(hand: Iterable[Card]) -> str:
    """Cards with spaces between them."""
    return " ".join(hand)
