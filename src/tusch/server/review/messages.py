"""What the server and the process of the coach say to each other."""

from typing import Final, TypeAlias

import msgspec

from tusch.coach.report import Decision, Report
from tusch.game import Seat, Value


class Begin(Value, frozen=True, tag="begin"):
    """Look at a seat of a game, in the place of whatever was looked at before."""

    record: bytes
    seat: Seat
    budget: int | None
    """Playouts for a decision; None: the coach's own number."""


class GoOn(Value, frozen=True, tag="go-on"):
    """Look a little further."""


Question: TypeAlias = Begin | GoOn


class Going(Value, frozen=True, tag="going"):
    """How far a review has come."""

    done: int
    total: int
    found: tuple[Decision, ...]
    """What was weighed since the last answer."""


class Finished(Value, frozen=True, tag="finished"):
    """A review that is done."""

    report: Report


class Failed(Value, frozen=True, tag="failed"):
    """Something that could not be done; the process is well."""

    why: str


Answer: TypeAlias = Going | Finished | Failed

QUESTIONS: Final[msgspec.msgpack.Decoder[Question]] = msgspec.msgpack.Decoder(Question)
ANSWERS: Final[msgspec.msgpack.Decoder[Answer]] = msgspec.msgpack.Decoder(Answer)
encode: Final = msgspec.msgpack.encode
