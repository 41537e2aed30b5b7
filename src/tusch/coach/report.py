"""The report of the coach: a frozen value that can be stored, sent and compared.

Chances are shares of a win, 0 to 1; errors are standard errors. Moves are in the notation of
records, and what people read is messages.
"""

from enum import StrEnum
from typing import Final

from tusch.game import Message, Seat, Value

VERSION: Final = 5
"""It grows when the same game would get another report; chance depends on it."""


class Verdict(StrEnum):
    """What there is to say about a decision."""

    COSTLY = "costly"
    """Another move was better, beyond the margin and beyond doubt."""
    EVEN = "even"
    """About as good: nothing better is proven."""
    BEST = "best"
    """What the reference would have played."""
    FORCED = "forced"
    """There was nothing else to do."""


class Move(Value, frozen=True):
    """A move that was considered."""

    move: str
    message: Message
    """The move as it is offered to a player."""
    chance: float
    error: float


class Decision(Value, frozen=True, kw_only=True):
    """One decision of the seat, judged by what it could know."""

    entry: int
    """Its place in the log of the record, from 0 on."""
    kind: str
    """What had to be decided, as the game names it; `message` of it is `GAME-coach-kind-KIND`."""
    verdict: Verdict
    played: str
    moves: tuple[Move, ...] = ()
    """What was considered, the best first by the reference; the move that was played is there."""
    better: str | None = None
    """The rival of the move that was played."""
    loss: float = 0.0
    """What the rival would have gained over the move that was played; it may be below 0."""
    error: float = 0.0
    reason: Message | None = None
    """Why a costly move was costly."""


class AccountName(StrEnum):
    """Where a part of the result comes from."""

    CARDS = "cards"
    """What the dealer did."""
    PLAY = "play"
    """What the seat's moves gained over what the reference gains on average."""
    PAR = "par"
    """What the reference gains, in the seat's place, over the players of the playouts."""
    LIE = "lie"
    """What the seat could not know: how its moves turned out beside what could be believed."""
    THEIRS = "theirs"
    """What another player's moves brought or cost the seat."""


class Account(Value, frozen=True):
    """One account of the ledger."""

    name: AccountName
    player: Seat | None
    """Whose moves they were, in `theirs`."""
    amount: float
    error: float


class Ledger(Value, frozen=True):
    """The result of the seat minus its chance at the start, by accounts that add up to it."""

    start: float
    result: float
    accounts: tuple[Account, ...]


class Point(Value, frozen=True):
    """The chance of the seat at a moment."""

    entry: int
    """How many entries of the log came before."""
    chance: float


class KindSum(Value, frozen=True):
    """All decisions of one kind."""

    kind: str
    decisions: int
    costly: int
    lost: float
    error: float


class Likeness(Value, frozen=True):
    """The level that gives away as much as the seat did, with an interval of 95 %."""

    level: str
    low: str
    """The easiest level that may be it."""
    high: str
    """The strongest."""


class Summary(Value, frozen=True, kw_only=True):
    """A game of the seat at a glance."""

    decisions: int
    """Without those that were forced."""
    costly: int
    lost: float
    """The chance that was given away against the reference's first choice, over all decisions."""
    error: float
    costliest: tuple[int, ...]
    """The entries of the costly decisions, at most three, the costliest first."""
    kinds: tuple[KindSum, ...]
    like: Likeness | None = None
    """Which level plays like this; told by the standard budget alone, by which it was measured."""


class Reference(Value, frozen=True, kw_only=True):
    """Whom play is compared with, and by how many playouts."""

    race: int
    """The playouts of the search that names the rival."""
    worlds: int
    """The fresh worlds in which a rival is compared with the move that was played."""
    sure: int
    """Those for a move that the reference would have played too."""
    states: int
    """The playouts that a state of the ledger is worth."""
    acts: int
    """How many acts of the dealer are drawn where they are not counted."""
    counted: bool
    """Whether all acts of the dealer are counted where a game can tell them."""
    heat: float
    """The temperature with which the reference chooses between moves that are nearly as good."""


class Report(Value, frozen=True, kw_only=True):
    """What the coach says about one seat of one game."""

    coach: int
    """The version of the coach."""
    game: str
    players: int
    seat: Seat
    compiled: bool
    """Whether numba was there; without it budgets are smaller and numbers differ."""
    machine: str
    """The kind of processor: on another one the last digits may differ."""
    reference: Reference
    decisions: tuple[Decision, ...]
    """In the order of the game."""
    ledger: Ledger
    curve: tuple[Point, ...]
    """By what the seat could know: at the start, at its decisions, and at the end."""
    open_curve: tuple[Point, ...]
    """With all hands open, after every entry."""
    summary: Summary
