"""The state of a game of Zirkus Flohcati, and the actions that change it."""

from enum import StrEnum
from typing import TypeAlias

from tusch.flohcati.cards import Card
from tusch.flohcati.picture import state_picture
from tusch.flohcati.text import state_text
from tusch.game import Seat, Value

Cards: TypeAlias = tuple[Card, ...]


class Start(Value, frozen=True, tag="start"):
    """The dealer says who begins (Z3)."""

    seat: Seat


class Reveal(Value, frozen=True, tag="reveal"):
    """The dealer turns the next card of the deck, or the card that is stolen (Z5, Z10)."""

    card: Card


class Flip(Value, frozen=True, tag="flip"):
    """A player asks for the next card of the deck (Z5)."""


class Take(Value, frozen=True, tag="take"):
    """A player takes a card of the row (Z5, Z7, Z11)."""

    card: Card


class Demand(Value, frozen=True, tag="demand"):
    """A player chooses whom a demand goes to (Z9)."""

    seat: Seat


class Steal(Value, frozen=True, tag="steal"):
    """A player chooses whom to steal from (Z10)."""

    seat: Seat


class Give(Value, frozen=True, tag="give"):
    """The chosen opponent gives a card (Z9)."""

    card: Card


class Trio(Value, frozen=True, tag="trio"):
    """A player lays three cards of one value (Z12)."""

    cards: Cards


class Gala(Value, frozen=True, tag="gala"):
    """A player opens the gala (Z13)."""


class End(Value, frozen=True, tag="end"):
    """A player ends the turn (Z14)."""


Action: TypeAlias = Start | Reveal | Flip | Take | Demand | Steal | Give | Trio | Gala | End


class Phase(StrEnum):
    """What the game waits for."""

    START = "start"
    TURN = "turn"
    """The player on turn flips or takes (Z5)."""
    FLIP = "flip"
    """The dealer turns a card."""
    FANFARE = "fanfare"
    """The dealer turns cards until one is a double (Z11)."""
    FANFARE_TAKE = "fanfare-take"
    """The player takes the card that a fanfare brings (Z11)."""
    DEMAND = "demand"
    STEAL = "steal"
    GIVE = "give"
    """The chosen opponent answers a demand (Z9)."""
    DRAW = "draw"
    """The dealer draws the stolen card (Z10)."""
    FINISH = "finish"
    """The player may lay trios, open the gala, or end the turn (Z12 to Z14)."""
    OVER = "over"


class Gift(Value, frozen=True, tag="gift"):
    """A card given in secret (Z9)."""

    giver: Seat
    """Who gave it."""
    receiver: Seat
    """Who got it."""
    card: Card | None
    """None for whoever did not see it."""


class Gained(Value, frozen=True, tag="gained"):
    """A hand got a card for all to see."""

    seat: Seat
    """Whose hand."""
    card: Card
    """Which one."""


class Lost(Value, frozen=True, tag="lost"):
    """A hand lost cards for all to see."""

    seat: Seat
    """Whose hand."""
    cards: Cards
    """Which ones."""


class Asked(Value, frozen=True, tag="asked"):
    """With `turn_end: when-needed`: a player was asked at the end of a turn, or was not (Z14)."""

    seat: Seat
    """Who."""
    could: bool
    """Whether they were asked, and so could lay a trio or open the gala."""


Fact: TypeAlias = Gift | Gained | Lost | Asked
"""Something that happened to a hand since hands are secret, that is since the first gift."""


class State(Value, frozen=True, kw_only=True):
    """Everything about a game, what is hidden included."""

    players: int
    phase: Phase
    turn: Seat | None = None
    target: Seat | None = None
    """Whom a demand or a steal goes to."""
    deck: Cards
    """What has not been turned, in alphabetical order: nobody knows the true one."""
    row: Cards = ()
    """In the order they were turned."""
    discard: Cards = ()
    """In the order they were discarded."""
    hands: tuple[Cards, ...]
    """In alphabetical order of their notation."""
    trios: tuple[tuple[Cards, ...], ...]
    """What each seat laid, in that order."""
    gala: Seat | None = None
    """Who opened it."""
    open_hands: tuple[Cards, ...] = ()
    """The hands before the first secret gift, when all were known; empty while they are."""
    facts: tuple[Fact, ...] = ()
    """What happened to hands from the first secret gift on."""

    def __str__(self) -> str:
        """Return the state as plain text, hidden cards included."""
        return state_text(self)

    def _repr_svg_(self) -> str:
        """Return the state as a picture, for notebooks."""
        return state_picture(self)
