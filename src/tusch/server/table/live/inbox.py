"""What a table has to do, one thing after another."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

from tusch.server.table.live.watchers import Watcher
from tusch.server.wire.commands import Command
from tusch.server.wire.replies import Reply
from tusch.store.nodes import Look

RETRY: Final = 1_000
"""Milliseconds before the table tries again what it could not do."""

Answer: TypeAlias = Callable[[Reply], None]
"""Answers a command."""
Drop: TypeAlias = Callable[[], None]
"""Lets whoever sent it come back and ask again, where nobody knows what became of it."""

T = TypeVar("T")


def stay() -> None:
    """Drop nobody."""


class Submitted(NamedTuple):
    """A guest's command."""

    guest: str
    command: Command
    answer: Answer
    drop: Drop
    again: bool
    """Whether it was sent before, and may still be done."""


class Came(NamedTuple):
    """A device that wants to watch, and the number of the last event that it knows."""

    watcher: Watcher
    since: int | None


class Went(NamedTuple):
    """A device that watches no more."""

    watcher: Watcher


class Forget(NamedTuple):
    """A guest who wants to be forgotten, and who waits for it."""

    guest: str
    done: asyncio.Future[None]


class Looked(NamedTuple):
    """How the table stands for all machines, and the number of this one."""

    look: Look
    number: int


class Woke(NamedTuple):
    """The table was read from the store."""


class Tick(NamedTuple):
    """It is time to look at the clocks."""


class Stop(NamedTuple):
    """The table is to rest."""


class Inbox(Generic[T]):
    """Things in the order they came. That of asyncio can do more, and takes its time for it."""

    def __init__(self) -> None:
        """Begin empty."""
        self._things: deque[T] = deque()
        self._reader: asyncio.Future[None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        """The reader's."""

    def __len__(self) -> int:
        """How many things wait."""
        return len(self._things)

    def put(self, thing: T) -> None:
        """Add a thing, and wake the reader."""
        self._things.append(thing)
        if self._reader and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> T:
        """Return the next thing, as soon as there is one."""
        while not self._things:
            # To ask for the loop is to ask the system for the process, every time.
            self._loop = self._loop or asyncio.get_running_loop()
            self._reader = self._loop.create_future()
            await self._reader
        return self._things.popleft()


class Alarm:
    """Puts a tick into an inbox, at the time that was set last, or soon if that is past."""

    def __init__(self, ring: Callable[[Tick], None]) -> None:
        """Begin without a time."""
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None
        self._late = False
        """Whether the time was past when it was set."""

    def set(self, at: int | None, now: int) -> None:
        """Ring at a time, or not at all."""
        late = at is not None and at <= now
        if late and self._late and self._timer:
            # A table at which much happens would put it off again and again.
            return
        self.stop()
        self._late = late
        if at is not None:
            # An alarm that brought nothing, because the store refused, rings again later.
            delay = RETRY if late else at - now
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(delay / 1000, self._rings)

    def stop(self) -> None:
        """Do not ring."""
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _rings(self) -> None:
        """It is time."""
        self._timer = None
        self._ring(Tick())
