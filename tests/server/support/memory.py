"""The real database without threads and files, and bots without a process of their own."""

from collections.abc import Callable
from typing import TypeVar

from tusch.server.thinking.jobs import Choice, Job, answer
from tusch.store.sqlite.asking import DatabaseStore
from tusch.store.sqlite.database import MEMORY, Change, Database

T = TypeVar("T")


def opened() -> Database:
    """A new database; for some tests a real PostgreSQL takes its place."""
    return Database(MEMORY)


class MemoryStore(DatabaseStore):
    """A store whose waiting can be filled in."""

    def __init__(self, database: Database | None = None) -> None:
        self.database = database or opened()

    async def check(self) -> None:
        await self._read(lambda database: database.probe())

    async def close(self) -> None:
        self.database.close()

    async def _pause(self) -> None:
        """Before something is read."""

    async def _read(self, read: Callable[[Database], T]) -> T:
        await self._pause()
        return read(self.database)

    async def _change(self, change: Change) -> None:
        (refused,) = self.database.commit([change])
        if refused:
            raise refused


class NearbyBots:
    """Answers at once."""

    async def choose(self, job: Job) -> Choice:
        return answer(job)
