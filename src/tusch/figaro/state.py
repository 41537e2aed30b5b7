"""The state of a game of Figaro, and the actions that change it."""

from enum import StrEnum
from typing import TypeAlias

from tusch.figaro.cards import Card, Colour
from tusch.figaro.picture import state_picture
from tusch.figaro.text import state_text
from tusch.game import Seat, Value

Cards: TypeAlias = tuple[Card, ...]
Pieces: TypeAlias = tuple[int, ...]
"""Road pieces by their lengths."""


class Remove(Value, frozen=True, tag="remove"):
    """The dealer leaves a colour in the box (F4)."""

    colour: Colour


class Roads(Value, frozen=True, tag="roads"):
    """The dealer draws the road pieces of the three rounds (F6)."""

    groups: tuple[Pieces, ...]


class Start(Value, frozen=True, tag="start"):
    """The dealer gives the King to the first player (F7)."""

    seat: Seat


class Deal(Value, frozen=True, tag="deal"):
    """The dealer deals a round (F8)."""

    hands: tuple[Cards, ...]


class Play(Value, frozen=True, tag="play"):
    """A player puts a card into a display (F12, F14)."""

    card: Card
    to: Seat


class Ring(Value, frozen=True, tag="ring"):
    """A player plays a ring (F15)."""


class Take(Value, frozen=True, tag="take"):
    """A player takes the table (F18, F19)."""


class Swap(Value, frozen=True, tag="swap"):
    """The player with the fewest cards exchanges a road piece (F26)."""


class Keep(Value, frozen=True, tag="keep"):
    """The player with the fewest cards exchanges nothing (F26)."""


Action: TypeAlias = Remove | Roads | Start | Deal | Play | Ring | Take | Swap | Keep


class Phase(StrEnum):
    """What the game waits for."""

    REMOVE = "remove"
    ROADS = "roads"
    START = "start"
    DEAL = "deal"
    PLAY = "play"
    EXCHANGE = "exchange"
    OVER = "over"


class Exchange(Value, frozen=True):
    """A road piece exchanged after the third round (F26)."""

    seat: Seat
    """Who exchanged it."""
    given: int
    """The length of the piece that went."""
    got: int
    """The length of the piece that came."""


class RoundResult(Value, frozen=True):
    """How a round was settled."""

    king: Seat
    """Who held the King when it ended."""
    counts: tuple[int, ...]
    """The sizes of the stacks (F22)."""
    order: tuple[Seat, ...]
    """Largest stack first (F23)."""
    exchange: Exchange | None
    """What was exchanged in it (F26)."""
    pieces: tuple[int | None, ...]
    """The road piece that each seat took (F24)."""


class State(Value, frozen=True, kw_only=True):
    """Everything about a game, what is hidden included."""

    players: int
    phase: Phase
    removed: Colour | None = None
    """The colour in the box (F4)."""
    groups: tuple[Pieces, ...] = ()
    """The road pieces of each round, longest first (F6)."""
    king: Seat | None = None
    round: int = 0
    """1 to 3; 0 before the first deal."""
    turn: Seat | None = None
    hands: tuple[Cards, ...]
    """In alphabetical order of their notation."""
    displays: tuple[Cards, ...]
    """In the order they were played."""
    stacks: tuple[Cards, ...]
    """In the order they were collected."""
    roads: tuple[Pieces, ...]
    """In the order they were taken."""
    leads_away: bool = False
    """Whether the next card must go before another player (`lead_after_take`)."""
    took_to_hand: tuple[bool, ...]
    """Who has used their take into the hand in this round (`voluntary_take`)."""
    shown: tuple[Cards, ...]
    """Cards that everybody saw going into a hand and not leaving it."""
    lacks: tuple[Cards, ...]
    """Kinds that the unseen cards of a hand cannot be, as all know since a forced take."""
    holds: tuple[Cards, ...]
    """Kinds of which the unseen cards of a hand have at least one; empty: nothing is known."""
    counts: tuple[int, ...] = ()
    """The sizes of the stacks while the third round waits for an exchange (F26)."""
    results: tuple[RoundResult, ...] = ()

    def __str__(self) -> str:
        """Return the state as plain text, hidden cards included."""
        return state_text(self)

    def _repr_svg_(self) -> str:
        """Return the state as a picture, for notebooks."""
        return state_picture(self)
