"""The store for one machine: SQLite with one writer thread, group commit, and readers beside it."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import perf_counter, sleep
from typing import NamedTuple, TypeVar

from tusch.store.errors import (
    StoreDamagedError,
    StoreError,
    about_one,
)
from tusch.store.protocol import Measure
from tusch.store.sqlite.asking import DatabaseStore
from tusch.store.sqlite.check import quick_check
from tusch.store.sqlite.database import Change, Database
from tusch.store.sqlite.errors import of_sqlite
from tusch.store.sqlite.lock import FileLock
from tusch.store.sqlite.usable import need_writable
from tusch.store.waiting import settle

PATIENCE = 10.0
"""Seconds that the check at the start may take."""
GROUP = 256
"""How many changes are enough for a commit."""
PAUSE = 0.002
"""Seconds that a commit waits for others, where the last one was for several."""
MANY = 8
"""How many are a crowd: for them it waits as long as more keep coming,"""
PAUSES = 6
"""and so often at most."""

T = TypeVar("T")


class _Job(NamedTuple):
    """A change that somebody waits for."""

    change: Change
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]
    begun: float


class SqliteStore(DatabaseStore):
    """A store in one file."""

    def __init__(
        self, path: Path, measure: Measure = lambda _, __: None, patience: float = PATIENCE
    ) -> None:
        """Take the file for this process alone, check it, and begin to write."""
        self.path = path
        self._measure = measure
        self._trouble: StoreError | None = None
        """Why nothing could be written last."""
        need_writable(path)
        self._lock = FileLock(path)
        try:
            self.checked = quick_check(path, patience)
            """Whether there was time to look at the whole file."""
            self._writer = Database(path)
            self.was = self._writer.was
            """The version that the file had; 0: it was empty."""
            self._reader = Database(path, reader=True)
        except BaseException:
            self._lock.close()
            raise
        self._jobs: SimpleQueue[list[_Job] | None] = SimpleQueue()
        self._gathered: dict[asyncio.AbstractEventLoop, list[_Job]] = {}
        """What an event loop wants written in this moment: the writer is woken once for all."""
        self._closed = False
        self._thread = Thread(target=self._write, name="store-writer", daemon=True)
        self._thread.start()
        self._readers = ThreadPoolExecutor(1, thread_name_prefix="store-reader")

    async def check(self) -> None:
        """Raise what is wrong with reading, or was wrong with the last change."""
        if self._trouble:
            # It is kept, but not those who asked before.
            raise self._trouble.with_traceback(None)
        await self._read(Database.probe)

    async def close(self) -> None:
        """Finish what was begun, and let go of the file."""
        if self._closed:
            return
        self._closed = True
        self._pass_on(asyncio.get_running_loop())
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._readers.shutdown()
        self._reader.close()
        self._writer.close()
        self._lock.close()

    async def _change(self, change: Change) -> None:
        """Wait until a change is on disk."""
        if self._closed:
            raise StoreError("store-closed")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        gathered = self._gathered.setdefault(loop, [])
        if not gathered:
            loop.call_soon(self._pass_on, loop)
        gathered.append(_Job(change, loop, done, perf_counter()))
        await done

    def _pass_on(self, loop: asyncio.AbstractEventLoop) -> None:
        """Give the writer what an event loop has gathered."""
        if gathered := self._gathered.pop(loop, None):
            self._jobs.put(gathered)

    async def _read(self, read: Callable[[Database], T]) -> T:
        """Read beside the writer."""
        if self._closed:
            raise StoreError("store-closed")
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._readers, read, self._reader)
        except sqlite3.Error as error:
            raise of_sqlite(self.path, error) from None

    def _write(self) -> None:
        """Make changes until the end: whatever has queued up by now goes into one commit."""
        group: list[_Job] = []
        last = False
        while not last:
            group, last = self._gather(len(group))
            if group:
                self._tell(group, self._commit([job.change for job in group]))

    def _commit(self, changes: list[Change]) -> list[StoreError | None]:
        """Write changes; into a file that has turned out to be damaged, nothing ever again.

        A page that is not what it was may lead a write to where something else is.
        """
        if isinstance(self._trouble, StoreDamagedError):
            return [self._trouble.with_traceback(None) for _ in changes]
        results = self._writer.commit(changes)
        self._trouble = next((each for each in results if each and not about_one(each)), None)
        return results

    def _gather(self, before: int) -> tuple[list[_Job], bool]:
        """Return what the next commit is for, and whether it is the last.

        Where the one before was for several, more are not far, and one commit costs as much as
        many: so it waits for them.
        """
        jobs = self._jobs.get()
        pauses = 0 if before < 2 else 1 if before < MANY else PAUSES
        group: list[_Job] = []
        while jobs is not None:
            group += jobs
            if pauses and self._jobs.empty():
                pauses -= 1
                sleep(PAUSE)
            if len(group) >= GROUP or self._jobs.empty():
                break
            jobs = self._jobs.get()
        return group, jobs is None

    def _tell(self, group: list[_Job], results: list[StoreError | None]) -> None:
        """Let everybody who waits for a change know, one call for each event loop."""
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[_Job, StoreError | None]]] = {}
        for job, result in zip(group, results, strict=True):
            by_loop.setdefault(job.loop, []).append((job, result))
        for loop, told in by_loop.items():
            # A closed loop: nobody waits any more, and what is written stays written.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(settle, told, self._measure)
