"""One process where bots think, as the server sees it."""

import logging
from itertools import count
from typing import Self

from msgspec import MsgspecError

from tusch.processes.awaited import Child
from tusch.processes.command import PIPE, Command, module
from tusch.processes.patience import BrokenError, Patience
from tusch.server.observe.log import say
from tusch.server.thinking.jobs import Choice, Job
from tusch.server.thinking.messages import ANSWERS, Question, encode


class BotError(Exception):
    """The bot failed, and the process is well."""


class Pipe:
    """A process, and the questions that go to it."""

    def __init__(self, child: Child) -> None:
        """Take a process that has just begun."""
        self._child = child
        self._numbers = count()
        self.answered = False
        """Whether it was ever of use."""

    @classmethod
    async def open(cls, patience: Patience) -> Self:
        """Start a process."""
        words = module("tusch.server.thinking.worker")
        command = Command(words=words, errors=PIPE, tied=True)
        child = await Child.start(command, patience, _worker_says)
        say("worker started", logging.INFO, worker=child.pid)
        return cls(child)

    async def ask(self, job: Job) -> Choice:
        """Return the answer of the bot; whoever is not answered must not ask again."""
        number = next(self._numbers)
        body = await self._child.ask(encode(Question(number, job)))
        try:
            answer = ANSWERS.decode(body)
        except MsgspecError:
            raise BrokenError("died") from None
        self.answered = True
        if answer.number != number:
            raise BrokenError("confused")
        if answer.trouble:
            raise BotError(answer.trouble)
        return Choice(answer.action, answer.below_level)

    async def close(self) -> None:
        """Let the process end; it does at the end of its input, whatever it is doing."""
        if not await self._child.end():
            say("worker does not end", worker=self._child.pid)

    async def kill(self) -> None:
        """End the process, now."""
        await self._child.kill()


def _worker_says(worker: int, text: str) -> None:
    """Log what a process says about itself."""
    say("worker says", worker=worker, text=text)
