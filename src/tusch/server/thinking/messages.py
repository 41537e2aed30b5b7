"""What the server and the processes of its bots say to each other."""

from typing import Final

import msgspec

from tusch.game import Value
from tusch.server.thinking.jobs import Job


class Question(Value, frozen=True):
    """A job for a bot."""

    number: int
    job: Job


class BotAnswer(Value, frozen=True):
    """What became of a job."""

    number: int
    action: bytes = b""
    below_level: bool = False
    trouble: str = ""
    """What went wrong, by its type; empty: nothing."""


QUESTIONS: Final = msgspec.msgpack.Decoder(Question)
ANSWERS: Final = msgspec.msgpack.Decoder(BotAnswer)
encode: Final = msgspec.msgpack.encode
