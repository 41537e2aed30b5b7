"""What commands are answered; docs/protocol.md explains it."""

from typing import TypeAlias

from tusch.errors import TuschError
from tusch.game import Message, Refusal, Value
from tusch.play import IllegalError


class Ok(Value, frozen=True, tag="ok", tag_field="answer"):
    """It is done, and kept."""

    id: str
    seq: int
    """The number of the last event that came of it."""


class Duplicate(Value, frozen=True, tag="duplicate", tag_field="answer"):
    """It had been done before; nothing has changed now."""

    id: str
    seq: int


class Stale(Value, frozen=True, tag="stale", tag_field="answer"):
    """The game has moved on; nothing has changed."""

    id: str
    version: int


class Illegal(Value, frozen=True, tag="illegal", tag_field="answer"):
    """The rules do not allow it."""

    id: str
    code: str
    clause: str | None
    message: Message


class Refused(Value, frozen=True, tag="refused", tag_field="answer"):
    """The table does not allow it."""

    id: str
    code: str
    message: Message


class Why(Value, frozen=True, tag="why", tag_field="answer"):
    """The answer to a question; without a refusal the move is possible."""

    id: str
    refusal: Refusal | None


Reply: TypeAlias = Ok | Duplicate | Stale | Illegal | Refused | Why


def refusal(id: str, error: TuschError) -> Reply:
    """Return the answer to something that is not allowed."""
    if isinstance(error, IllegalError):
        return Illegal(id, error.code, error.clause, error.message)
    return Refused(id, error.message.id, error.message)
