"""One process where bots think, as the server sees it."""

import asyncio
import logging
import os
import signal
import sys
from contextlib import suppress
from itertools import count
from typing import Final, Self

from msgspec import MsgspecError

from tusch.processes import tied
from tusch.server.observe.log import say
from tusch.server.thinking.jobs import Job
from tusch.server.thinking.messages import ANSWERS, HEAD, MOST, Answer, Question, framed

GRACE: Final = 2.0
"""Seconds that a process has to end by itself."""
LINE: Final = 400
"""Characters of a line of a process that are logged."""
LINES: Final = 50
"""Different lines of a process that are logged; a bot must not fill the disk."""


class BrokenError(Exception):
    """The process is of no use any more."""


class BotError(Exception):
    """The bot failed, and the process is well."""


class Pipe:
    """A process, and what goes to it and comes from it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        """Take a process that has just begun."""
        self._process = process
        self._numbers = count()
        self._listening = asyncio.create_task(self._listen())
        self.answered = False
        """Whether it was ever of use."""

    @classmethod
    async def open(cls) -> Self:
        """Start a process."""
        try:
            process = await asyncio.create_subprocess_exec(
                *tied.command("tusch.server.thinking.worker"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
                start_new_session=sys.platform != "win32",
            )
        except OSError as error:
            raise BrokenError(f"not started: {error.strerror}") from None
        say("worker started", logging.INFO, worker=process.pid)
        return cls(process)

    async def ask(self, job: Job, patience: float) -> bytes:
        """Return the answer of the bot; whoever is not answered must not ask again."""
        number = next(self._numbers)
        try:
            answer = await asyncio.wait_for(self._answer(Question(number, job)), patience)
        except TimeoutError:
            raise BrokenError("hangs") from None
        except (OSError, EOFError, MsgspecError):
            raise BrokenError("died") from None
        self.answered = True
        if answer.number != number:
            raise BrokenError("confused")
        if answer.trouble:
            raise BotError(answer.trouble)
        return answer.action

    async def _answer(self, question: Question) -> Answer:
        """Send a question and wait for what comes."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(framed(question))
        await self._process.stdin.drain()
        (length,) = HEAD.unpack(await self._process.stdout.readexactly(HEAD.size))
        if length > MOST:
            raise EOFError
        return ANSWERS.decode(await self._process.stdout.readexactly(length))

    async def close(self) -> None:
        """Let the process end; it does at the end of its input, whatever it is doing."""
        assert self._process.stdin
        self._process.stdin.close()
        try:
            await asyncio.wait_for(self._process.wait(), GRACE)
        except TimeoutError:
            say("worker does not end", worker=self._process.pid)
        await self.kill()

    async def kill(self) -> None:
        """End the process, now."""
        with suppress(ProcessLookupError):
            if sys.platform == "win32":
                self._process.kill()
            elif self._process.returncode is None:
                # kill() of Python 3.11 would reap a process that has just ended by itself, and
                # its watcher could then no longer tell how.
                os.kill(self._process.pid, signal.SIGKILL)
        await self._process.wait()
        await self._listening

    async def _listen(self) -> None:
        """Log what the process says about itself, each thing once."""
        assert self._process.stderr
        said: set[bytes] = set()
        while True:
            try:
                line = await self._process.stderr.readline()
            except ValueError:  # A line without an end.
                continue
            if not line:
                return
            if line not in said and len(said) < LINES:
                said.add(line)
                text = line[:LINE].decode(errors="replace").strip()
                say("worker says", worker=self._process.pid, text=text)
