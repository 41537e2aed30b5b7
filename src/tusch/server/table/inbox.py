"""A queue for one reader: what a table has to do, one thing after another."""

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Inbox(Generic[T]):
    """Things in the order they came. That of asyncio can do more, and takes its time for it."""

    def __init__(self) -> None:
        """Begin empty."""
        self._things: deque[T] = deque()
        self._reader: asyncio.Future[None] | None = None

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
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._things.popleft()
