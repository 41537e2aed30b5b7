"""What the server and the processes of its bots say to each other: msgspec bytes in frames."""

import struct
from typing import BinaryIO, Final

import msgspec

from tusch.game import Value
from tusch.server.thinking.jobs import Job

HEAD: Final = struct.Struct(">I")
"""The length of what follows."""
MOST: Final = 1 << 20
"""The longest frame; a longer one is an error."""


class Question(Value, frozen=True):
    """A job for a bot."""

    number: int
    job: Job


class Answer(Value, frozen=True):
    """What became of a job."""

    number: int
    action: bytes = b""
    trouble: str = ""
    """What went wrong, by its type; empty: nothing."""


QUESTIONS: Final = msgspec.msgpack.Decoder(Question)
ANSWERS: Final = msgspec.msgpack.Decoder(Answer)


def framed(message: Question | Answer) -> bytes:
    """Return a message as it goes through a pipe."""
    body = msgspec.msgpack.encode(message)
    return HEAD.pack(len(body)) + body


def read(pipe: BinaryIO) -> bytes | None:
    """Return the next frame of a pipe, or None at its end."""
    head = pipe.read(HEAD.size)
    if len(head) < HEAD.size:
        return None
    (length,) = HEAD.unpack(head)
    body = pipe.read(length)
    return body if len(body) == length else None
