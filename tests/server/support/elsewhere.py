"""A real PostgreSQL in the place of a database in memory, for tests on a virtual clock.

The store runs on an event loop of its own, in a thread. Whoever asks it something stands still
until it has answered, and so no virtual time passes.
"""

import asyncio
import atexit
from collections.abc import Coroutine, Iterable, Sequence
from functools import cache, partial
from threading import Thread
from typing import Any, TypeVar

import asyncpg

from tests.support.postgres import postgres
from tusch.store import Append, StoreError
from tusch.store.postgres.store import PostgresStore
from tusch.store.sqlite.database import Change

T = TypeVar("T")
LONGEST = 60.0
WRITES = ("summarize", "forget", "keep_notes", "open_session")
TABLES = ("events", "tables", "players", "sessions", "notes", "clock")
EMPTY = f"TRUNCATE {', '.join(TABLES)} CASCADE"


class Elsewhere:
    """Stands where tests have a `Database`; each of its methods asks the store."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        Thread(target=self._loop.run_forever, daemon=True).start()
        url = postgres().schema()
        self._store = self._wait(PostgresStore.open(url))
        self._plain = self._wait(asyncpg.connect(url.text))
        self._writes: list[Any] = []
        self._well = False
        """Whether it was well, and nothing was written since."""
        self.connection = self
        # Before the database, which was there first, ends.
        atexit.register(self._end)

    def _end(self) -> None:
        self._plain.terminate()
        self._wait(self._store.close())

    def _wait(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(LONGEST)

    def __getattr__(self, name: str) -> Any:
        """What the store has under the same name: done at once, or with the others of a commit."""
        if name in WRITES:
            return partial(self._later, name)
        asked = getattr(self._store, name)
        return lambda *given, **named: self._wait(asked(*given, **named))

    def probe(self) -> None:
        """Raise what is wrong; in days without anything else only the first time."""
        if not self._well:
            self._wait(self._store.check())
        self._well = True

    def _later(self, name: str, *given: Any) -> None:
        self._writes.append(getattr(self._store, name)(*given))

    def append(self, append: Append) -> None:
        self._writes.append(append)

    def commit(self, changes: Iterable[Change]) -> list[StoreError | None]:
        """Make changes, one after another; as many of them in one commit as the store likes."""
        self._well = False
        works = []
        for change in changes:
            self._writes = []
            change(self)  # type: ignore[arg-type]
            works.append(self._done(self._writes))
        return self._wait(self._all(works))

    async def _all(self, works: Iterable[Any]) -> list[StoreError | None]:
        return list(await asyncio.gather(*works))

    async def _done(self, writes: Sequence[Any]) -> StoreError | None:
        """Do what belongs to one change: several tables at once, or a single other thing."""
        try:
            if appends := [each for each in writes if isinstance(each, Append)]:
                await self._store.append(*appends)
            for each in writes:
                if not isinstance(each, Append):
                    await each
        except StoreError as refused:
            return refused
        return None

    def execute(self, sql: str, given: Sequence[Any] = ()) -> "Elsewhere":
        """Let the database do something past the store."""
        numbered = sql
        for number in range(1, len(given) + 1):
            numbered = numbered.replace("?", f"${number}", 1)
        self.rows = self._wait(self._plain.fetch(numbered, *given))
        return self

    def fetchall(self) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in self.rows]

    def iterdump(self) -> list[str]:
        """All that the database holds, as text."""
        return [str(row) for name in TABLES for row in self.execute(f"SELECT * FROM {name}").rows]

    def close(self) -> None:
        """Keep nothing for the next test."""
        self._wait(self._plain.execute(EMPTY))


@cache
def elsewhere() -> Elsewhere:
    """One for all tests of a process, in one schema."""
    return Elsewhere()
