"""A link between two programs that can be slow, cut, or cut one way: a small proxy of TCP."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

THERE, BACK = "there", "back"
"""The two ways: to the port, and from it."""


class Link:
    """A port that leads to another one."""

    def __init__(self, target: int) -> None:
        self._target = target
        self.port = 0
        self.pause = 0.0
        """Seconds that everything is under way, each way."""
        self.dead: set[str] = set()
        """Ways on which nothing arrives, and nobody is told."""
        self.last_word = b""
        """After which nothing comes back: all connections are cut."""
        self.then_silent = b""
        """After which both ways are dead."""
        self._open = False
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def cut(self) -> None:
        """Break all connections; new ones are swallowed as long as a way is dead."""
        for writer in self._writers:
            writer.transport.abort()

    def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Lead a connection on; one that comes at the very end is broken at once.

        No task that could be cancelled before it began: nobody would close the connection then.
        """
        if not self._open:
            writer.transport.abort()
            return
        self._writers.add(writer)
        task = asyncio.create_task(self._lead(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            back, there = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.transport.abort()
            self._writers.discard(writer)
            return
        self._writers.add(there)
        await asyncio.gather(self._carry(reader, there, THERE), self._carry(back, writer, BACK))
        self._writers -= {writer, there}

    async def _carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way: str
    ) -> None:
        """Carry everything one way until the end."""
        with suppress(OSError):
            while data := await reader.read(65_536):
                if self.pause:
                    await asyncio.sleep(self.pause)
                heard = bool(self.last_word) and way == THERE and self.last_word in data
                if heard:
                    self.dead.add(BACK)
                if way not in self.dead:
                    writer.write(data)
                if self.then_silent and way == THERE and self.then_silent in data:
                    self.then_silent = b""
                    self.dead |= {THERE, BACK}
                if heard:
                    self.last_word = b""
                    await asyncio.sleep(0.02)
                    self.cut()
                    self.dead.discard(BACK)
        # What was swallowed has no end that anybody hears of.
        while way in self.dead:
            await asyncio.sleep(0.02)
        with suppress(OSError):
            writer.transport.abort()

    @asynccontextmanager
    async def open(self) -> AsyncIterator["Link"]:
        """Listen as long as this lasts."""
        server = await asyncio.start_server(self._come, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        self._open = True
        try:
            yield self
        finally:
            self._open = False
            server.close()
            self.dead.clear()
            self.cut()
            for task in tuple(self._tasks):
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
