"""A child in an event loop."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Self

from tusch.processes import framing
from tusch.processes.command import Command
from tusch.processes.patience import BrokenError, Patience, Way

LONGEST_SAID: Final = 400
"""Characters of a line of a child that are told."""
MOST_SAID: Final = 50
"""Different lines of a child that are told; it must not fill the disk."""


class Child:
    """A process, and the frames that go to it and come from it."""

    def __init__(
        self,
        process: Process,
        command: Command,
        patience: Patience,
        tell: Callable[[int, str], None],
    ) -> None:
        """Take a process that has just begun."""
        self._process = process
        self._command = command
        self._patience = patience
        self._listening = asyncio.create_task(self._listen(tell))

    @classmethod
    async def start(
        cls, command: Command, patience: Patience, tell: Callable[[int, str], None]
    ) -> Self:
        """Start a process; `tell` takes what it says about itself, each thing once."""
        try:
            process = await asyncio.create_subprocess_exec(*command.words, **command.options())
        except OSError as error:
            raise BrokenError("not started", error.strerror or str(error)) from None
        return cls(process, command, patience, tell)

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    @property
    def code(self) -> int | None:
        """The exit code, once it has ended."""
        return self._process.returncode

    async def ask(self, question: bytes) -> bytes:
        """Return the answer; a child that has not answered must not be asked again."""
        try:
            return await asyncio.wait_for(self._answer(question), self._patience.answer)
        except TimeoutError:
            raise BrokenError("hangs") from None
        except (OSError, EOFError):
            raise BrokenError("died") from None

    async def _answer(self, question: bytes) -> bytes:
        """Send a question and wait for what comes."""
        assert self._process.stdin
        assert self._process.stdout
        # Not every event loop takes what is written to a child that is known to be gone.
        if self._process.stdin.is_closing():
            raise EOFError
        self._process.stdin.write(framing.frame(question))
        await self._process.stdin.drain()
        return await framing.receive_frame(self._process.stdout)

    async def end(self) -> bool:
        """End it; return whether the end of its input was enough."""
        assert self._process.stdin
        self._process.stdin.close()
        gently = True
        for way in self._patience.ways():
            gently = way == "wait"
            self._tell(way)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._process.wait(), self._patience.grace)
                break
        await self.kill()
        return gently

    async def kill(self) -> None:
        """End it, now."""
        self._tell("kill")
        await self._process.wait()
        await self._listening

    def _tell(self, way: Way) -> None:
        """Bring it to its end in some way, if it runs."""
        if way == "wait" or self.code is not None:
            return
        with suppress(ProcessLookupError):
            if sys.platform == "win32":
                self._process.kill()
            elif way == "ask":
                # Python 3.11 would reap a process that has just ended by itself before it sends
                # a signal, and its watcher could then no longer tell how.
                os.kill(self.pid, signal.SIGTERM)
            else:
                self._command.kill_group(self.pid)
                os.kill(self.pid, signal.SIGKILL)

    async def _listen(self, tell: Callable[[int, str], None]) -> None:
        """Pass on what the process says about itself, each thing once."""
        assert self._process.stderr
        said: set[bytes] = set()
        while True:
            try:
                line = await self._process.stderr.readline()
            except ValueError:  # A line without an end.
                continue
            if not line:
                return
            if line not in said and len(said) < MOST_SAID:
                said.add(line)
                text = line[:LONGEST_SAID].decode(errors="replace").strip()
                tell(self._process.pid, text)
