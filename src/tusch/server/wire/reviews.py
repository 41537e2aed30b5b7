"""What requests about the coach are answered with; docs/protocol.md explains it."""

from typing import Literal

from tusch.coach.report import Decision, Move, Report, Verdict
from tusch.game import Message, Value

ReviewStage = Literal["none", "waiting", "running", "done", "failed"]


class ReviewState(Value, frozen=True, kw_only=True):
    """How the report on a seat stands."""

    state: ReviewStage
    """`none`: nobody has asked for it, or the coach has become a newer one since."""
    place: int = 0
    """While it waits: 1 is the next one."""
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
    moves: tuple[Move, ...] = ()
    """What was considered, if it is accepted: nothing is given away before."""
    reason: Message | None = None
    """Why it is costly."""
