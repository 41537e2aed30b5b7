"""What requests about the coach are answered with; docs/protocol.md explains it."""

from typing import Literal

from tusch.coach.report import Decision, Move, Report, Verdict
from tusch.game import Message, Seat, Value
from tusch.server.wire.commands import ClientId
from tusch.server.wire.named import AnyView, GameName, Rules

ReviewStage = Literal["none", "waiting", "running", "done", "failed"]


class ReviewState(Value, frozen=True, kw_only=True):
    """How the report on a seat stands."""

    state: ReviewStage
    """`none`: nobody has asked for it, or the coach has become a newer one since."""
    place: int = 0
    """While it waits: 1 is the next one."""
    preparing: bool = False
    """While it waits: the coach gets ready for this game first, as once after an installation."""
    done: int = 0
    """While it is made: how much of it is done,"""
    total: int = 0
    """of how much; 0: not known yet."""
    found: tuple[Decision, ...] = ()
    """While it is made: the decisions that are weighed, those first that looked worst."""
    report: Report | None = None
    error: Message | None = None
    """Why it failed; it may be asked for again."""


class Try(Value, frozen=True, forbid_unknown_fields=True):
    """Another move in a moment of a report."""

    entry: int
    """The entry of the record's log that it would take the place of."""
    move: str
    """In the notation of records."""


class Tried(Value, frozen=True, kw_only=True):
    """What the coach says about a move that somebody tries."""

    accepted: bool
    """Whether it is not proven to be worse than another."""
    verdict: Verdict
    loss: float
    """What the best other move would have gained."""
    error: float
    moves: tuple[Move, ...]
    """What was considered, the tried move too."""
    better: str | None
    """The best other move, in the notation of records."""
    reason: Message | None
    """Why it is costly."""


class Attempt(Value, frozen=True, forbid_unknown_fields=True):
    """A move for a moment of one's own mistakes."""

    move: str
    """In the notation of records."""


class PlayOn(Value, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A wish to play on from a decision of a finished game."""

    id: ClientId
    entry: int
    """The entry of the record's log before which one plays on."""
    name: str
    """What one is called at the new table."""
    level: str | None = None
    """The bot on all other seats; None: the usual one."""


class PlayMoment(Value, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A wish to play on from one of one's own mistakes."""

    id: ClientId
    name: str
    level: str | None = None


class Moment(Value, frozen=True, kw_only=True):
    """A position of one's own games in which a move was costly, without what is better."""

    id: str
    game: GameName
    rules: Rules
    players: int
    seat: Seat
    entry: int
    """Its entry in the record of the game."""
    kind: str
    """What had to be decided; the message is `GAME-coach-kind-KIND`."""
    code: str
    """The table of the game, which may be deleted by now."""
    at: int
    """When it was found."""
    due: int
    step: int
    """How often it was answered well, one time after another."""
    view: AnyView
    """The position as the seat saw it."""
    names: tuple[str, ...] = ()
    """Who sits where at the table, as it is called now; none: the table is deleted."""


class PracticeList(Value, frozen=True, kw_only=True):
    """One's own mistakes."""

    due: tuple[Moment, ...]
    """Those that are to be answered now, the earliest first; some of them, if there are many."""
    ahead: tuple[Moment, ...]
    """Where none is due: those that come back first, for whoever wants to practise before."""
    waiting: int
    """How many are due."""
    later: int
    """How many come back later,"""
    next: int | None
    """and when the first of them does."""
    settled: int
    """How many sit."""


class ReportOf(Value, frozen=True, kw_only=True):
    """What a report is about."""

    code: str
    seat: Seat


class PracticeGames(Value, frozen=True, kw_only=True):
    """One's own finished games that the coach has not looked at, by all seats that one held."""

    unseen: int
    """How many games there are without a report on each of those seats, asked for or not."""
    left: int
    """How many reports on them one has not asked for yet."""
    asked: tuple[ReportOf, ...]
    """The reports on them that one waits for, the next one first."""
    failed: int
    """How many other games there are that the coach could not finish."""


class Hint(Value, frozen=True, kw_only=True):
    """What the reference would play."""

    version: int
    """The version of the game for which it is."""
    move: str
    """In the notation of records."""
    message: Message
    """The move as it is offered to a player."""
    reason: Message
    """How good it is, beside the next best move."""
    why: Message | None = None
    """What makes it better, where that is proven and can be said."""


class Wise(Value, frozen=True, kw_only=True):
    """What the last decision of a seat was worth."""

    version: int
    entry: int
    """Its entry in the log of the game."""
    decision: Decision


class Practised(Value, frozen=True, kw_only=True):
    """What became of an answer."""

    tried: Tried
    played: str
    """What was played in the game."""
    step: int
    due: int | None
    """When it comes back; None: it sits."""
