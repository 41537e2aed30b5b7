"""The store of one device: a database in memory, and an image of it that somebody keeps.

There are no threads where a page runs Python. What is changed in one moment is one commit, and the
image is kept before anybody is told; if it cannot be, the database is again what was kept last.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from time import perf_counter
from typing import NamedTuple, TypeVar

from tusch.store.errors import StoreDamagedError, StoreError, about_one
from tusch.store.sqlite.asking import DatabaseStore
from tusch.store.sqlite.database import MEMORY, Change, Database
from tusch.store.sqlite.errors import of_sqlite
from tusch.store.waiting import settle

Keep = Callable[[bytes], Awaitable[None]]
"""Keeps an image for good, or raises why it cannot."""

T = TypeVar("T")


class _Job(NamedTuple):
    """A change that somebody waits for."""

    change: Change
    done: asyncio.Future[None]
    begun: float


class InlineStore(DatabaseStore):
    """A store in memory, kept as an image."""

    def __init__(self, keep: Keep, image: bytes = b"") -> None:
        """Go on where an image was kept, or begin anew."""
        self._keep = keep
        self._image = image
        """What was kept last."""
        self._database = _opened(image)
        self._gathered: list[_Job] = []
        self._writing: asyncio.Task[None] | None = None
        self._alone = asyncio.Lock()
        """Held while it is open whether what is in the database stays there."""
        self._trouble: StoreError | None = None
        """Why nothing could be written last."""
        self._closed = False

    async def check(self) -> None:
        """Raise what is wrong with reading, or was wrong with the last change."""
        if self._trouble:
            # It is kept, but not those who asked before.
            raise self._trouble.with_traceback(None)
        await self._read(Database.probe)

    async def keep_again(self) -> None:
        """Have the image kept once more, with what its keeper has beside it."""
        async with self._alone:
            try:
                await self._keep(self._image)
            except Exception as error:
                raise _unkept(error) from None

    async def close(self) -> None:
        """Finish what was begun, and let go of the database."""
        self._closed = True
        if self._writing:
            await self._writing
        self._database.close()

    async def _change(self, change: Change) -> None:
        """Wait until a change is kept."""
        self._need_open()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._gathered.append(_Job(change, done, perf_counter()))
        if not self._writing:
            self._writing = asyncio.create_task(self._write())
        await done

    async def _read(self, read: Callable[[Database], T]) -> T:
        """Read what is kept."""
        self._need_open()
        async with self._alone:
            try:
                return read(self._database)
            except sqlite3.Error as error:
                raise of_sqlite(MEMORY, error) from None

    def _need_open(self) -> None:
        """Refuse to do anything after the end."""
        if self._closed:
            raise StoreError("store-closed")

    async def _write(self) -> None:
        """Make changes until there are no more: whatever has come by now goes into one commit."""
        while self._gathered:
            jobs, self._gathered = self._gathered, []
            async with self._alone:
                try:
                    results = await self._commit([job.change for job in jobs])
                except Exception as error:
                    # There was no room for what was kept last either: the next change looks again.
                    self._trouble = _unkept(error)
                    results = [_unkept(error) for _ in jobs]
            settle(zip(jobs, results, strict=True), lambda _, __: None)
        self._writing = None

    async def _commit(self, changes: Sequence[Change]) -> list[StoreError | None]:
        """Make changes, and have them kept; or make none of them."""
        try:
            results = self._database.commit(changes)
            image = self._database.connection.serialize()
            if None in results and image != self._image:
                await self._keep(image)
                self._image = image
        except Exception as error:
            self._database.close()
            self._database = _opened(self._image)
            results = [_unkept(error) for _ in changes]
        self._trouble = next((each for each in results if each and not about_one(each)), None)
        return results


def _opened(image: bytes) -> Database:
    """Open the database of an image; refuse one that is damaged."""
    database = Database(MEMORY, image=image)
    if database.connection.execute("PRAGMA quick_check(1)").fetchall() != [("ok",)]:
        database.close()
        raise StoreDamagedError("store-damaged", file=MEMORY)
    return database


def _unkept(error: Exception) -> StoreError:
    """Return why nothing was kept, as an error of the store."""
    if isinstance(error, StoreError):
        return error
    return StoreError("store-broken", file=MEMORY, reason=type(error).__name__)
