"""What the server and the process of the coach say to each other."""

from typing import Any, Final, TypeAlias

import msgspec

from tusch.coach.report import Decision, Report
from tusch.game import Message, Seat, Value


class Begin(Value, frozen=True, tag="begin"):
    """Look at a seat of a game, in the place of whatever was looked at before."""

    record: bytes
    seat: Seat
    budget: int | None
    """Playouts for a decision; None: the coach's own number."""


class NotYet(Value, frozen=True):
    """In the place of a question: the coach gets ready for the game first."""


class GoOn(Value, frozen=True, tag="go-on"):
    """Look a little further."""


class Position(Value, frozen=True):
    """A decision as a seat meets it."""

    game: str
    rules: dict[str, Any]
    view: bytes
    """As it goes to the seat's device."""


class Weigh(Value, frozen=True, tag="weigh"):
    """Say what a move is worth."""

    position: Position
    move: str
    """In the notation of records."""
    budget: int | None
    decisions: int
    """Among how many decisions of a game it is one: the more, the more proof is asked for."""


class Advise(Value, frozen=True, tag="advise"):
    """Say what to play."""

    position: Position
    budget: int | None


class Retell(Value, frozen=True, tag="retell"):
    """Tell a game so far again, with what a seat could not know drawn anew."""

    record: bytes
    seat: Seat
    chance: str
    """What is drawn depends on this."""


Question: TypeAlias = Begin | GoOn | Weigh | Advise | Retell


class Going(Value, frozen=True, tag="going"):
    """How far a review has come."""

    done: int
    total: int
    found: tuple[Decision, ...]
    """What was weighed since the last answer."""


class CostlyMoment(Value, frozen=True):
    """A position in which a move was costly, to be met again."""

    entry: int
    view: bytes
    record: bytes
    """The game so far, told again; empty: nobody can tell."""


class Finished(Value, frozen=True, tag="finished"):
    """A review that is done."""

    report: Report
    moments: tuple[CostlyMoment, ...]


class Judged(Value, frozen=True, tag="judged"):
    """What a move is worth."""

    decision: Decision


class Advised(Value, frozen=True, tag="advised"):
    """What the reference would play."""

    move: str
    message: Message
    """The move as it is offered to a player."""
    reason: Message
    """How good it is, beside the next best."""
    why: Message | None = None
    """What makes it better, if it is."""


class Retold(Value, frozen=True, tag="retold"):
    """A game told again."""

    record: bytes
    """Empty: nobody can tell."""


class Failed(Value, frozen=True, tag="failed"):
    """Something that could not be done; the process is well."""

    why: str


Answer: TypeAlias = Going | Finished | Judged | Advised | Retold | Failed

QUESTIONS: Final[msgspec.msgpack.Decoder[Question]] = msgspec.msgpack.Decoder(Question)
ANSWERS: Final[msgspec.msgpack.Decoder[Answer]] = msgspec.msgpack.Decoder(Answer)
encode: Final = msgspec.msgpack.encode
