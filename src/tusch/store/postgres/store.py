"""The store for many machines: one connection that writes, group commit, and readers beside it."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from time import perf_counter
from typing import Any, Final, Self, TypeVar

import asyncpg

from tusch.store.errors import (
    StoreError,
    StoreFencedError,
    StoreUnheardError,
    about_one,
)
from tusch.store.place import DatabaseUrl
from tusch.store.postgres import reading
from tusch.store.postgres.connecting import PATIENCE, SESSION, connect, connected
from tusch.store.postgres.errors import LOST, of_postgres, said_no
from tusch.store.postgres.gathering import Gathering
from tusch.store.postgres.nodes import PostgresNodes
from tusch.store.postgres.schema import Tell, migrate, need_rights
from tusch.store.postgres.writing import Change, Writing
from tusch.store.protocol import Append, Clock, Listing, Measure, Note, Renew, Row
from tusch.store.waiting import settle

GROUP: Final = 256
"""How many changes go into one commit."""
READERS: Final = 4
"""Connections for reading."""
PAUSE: Final = 0.2
"""Seconds between two attempts to reach it."""
WITHOUT_NUMBER: Final = 5.0
"""Seconds in which a machine that has lost its number gets another one."""
UNHEARD: Final = 60.0
"""Seconds in which the end of a commit is asked for again and again."""
TRANSACTION_TIMEOUT_SINCE: Final = (17,)
"""The first version that ends a session in any kind of wait; before, the keepalives do it."""

T = TypeVar("T")


async def _leave_as_it_is(_: Any) -> None:
    """Ask nothing of a connection that was read over: reading changes nothing about it."""


class _Job:
    """A change that somebody waits for."""

    def __init__(self, change: Change) -> None:
        self.change = change
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.begun = perf_counter()
        self.owned = isinstance(change, tuple) and any(each.owner for each in change)
        """Whether it is only for the machine that looks after a table."""
        self.tried = False
        """Whether it may have been written, though nobody has heard of it."""


class PostgresStore:
    """A store in a database that others may use as well."""

    def __init__(self, url: DatabaseUrl, measure: Measure) -> None:
        """Begin without a connection; `open` makes one that can be used."""
        self.url = url
        self._measure = measure
        self._trouble: StoreError | None = None
        """Why nothing could be written last."""
        self._connection: Any = None
        self._pool: Any = None
        self._waiting: list[_Job] = []
        self._wake = asyncio.Event()
        self._node = 0
        """The number of this machine, if it is one of several."""
        self._channel = ""
        """Where others hear what was added; empty: there are none."""
        self._session: Mapping[str, str] = SESSION
        self._gathering = Gathering(self._read)
        self._closed = False
        self._task: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls,
        url: DatabaseUrl,
        measure: Measure = lambda _, __: None,
        tell: Tell = lambda _: None,
    ) -> Self:
        """Reach the database, make or renew what is in it, and begin to write."""
        store = cls(url, measure)
        try:
            # Not over the connection that writes: its limits are those of a move.
            async with connected(url, PATIENCE) as base:
                await migrate(base, url, tell=tell)
                await need_rights(base, url)
            await store._reach()
            # None that the driver keeps by itself: it would log each time that it cannot.
            store._pool = await asyncpg.create_pool(
                min_size=0, max_size=READERS, connect=store._reader, reset=_leave_as_it_is
            )
        except (*LOST, asyncpg.PostgresError, ValueError) as error:
            store._give_up()
            raise of_postgres(url, error) from None
        except StoreError:
            store._give_up()
            raise
        store._task = asyncio.create_task(store._write())
        return store

    async def append(self, *appends: Append) -> None:
        """Add events to one or more tables, all or nothing."""
        await self._change(appends)

    async def events(self, table: str, after: int = 0) -> list[Row]:
        """Return the events of a table after a number."""
        return await self._gathering.events(table, after)

    async def find(self, code: str) -> Listing | None:
        """Return the table of a code."""
        return await self._read(lambda base: reading.find(base, code))

    async def listings(
        self, *, status: str | None = None, listed: bool | None = None, limit: int = -1
    ) -> list[Listing]:
        """Return tables, the latest first."""
        return await self._read(
            lambda base: reading.listings(base, status=status, listed=listed, limit=limit)
        )

    async def summarize(self, table: str, summary: str, was: str | None = None) -> None:
        """Keep what lists show of a table, unless that has changed since it `was` read."""
        await self._change(lambda base: base.summarize(table, summary, was))

    async def games_of(self, guest: str, limit: int) -> list[Listing]:
        """Return the tables where a guest has played, the latest first."""
        return await self._read(lambda base: reading.games_of(base, guest, limit))

    async def tables_of(self, guest: str) -> list[str]:
        """Return all tables where a guest has ever done something."""
        return await self._read(lambda base: reading.tables_of(base, guest))

    async def forget(self, guest: str) -> None:
        """Delete all sessions of a guest, their notes, and where they have played."""
        await self._change(lambda base: base.forget(guest))

    async def drop(self, tables: Sequence[str], before: int | None = None) -> int:
        """Delete tables with all they have, only where nothing happened since; say how many."""
        gone: list[int] = []

        async def drop(base: Writing) -> None:
            gone.append(await base.drop(tables, before))

        await self._change(drop)
        return gone[-1]

    async def keep_notes(self, notes: Sequence[Note], gone: Sequence[Note] = ()) -> None:
        """Keep notes whose owners are there, and delete others."""
        await self._change(lambda base: base.keep_notes(notes, gone))

    async def notes(self, kind: str, owner: str | None = None) -> list[Note]:
        """Return the notes of a kind, of one owner or of all, the earliest first."""
        return await self._read(lambda base: reading.notes(base, kind, owner))

    async def open_session(self, digest: str, guest: str, at: int) -> None:
        """Keep a session by the digest of its token."""
        await self._change(lambda base: base.open_session(digest, guest, at))

    async def session(self, digest: str) -> str | None:
        """Return the guest of a session."""
        return await self._read(lambda base: reading.session(base, digest))

    async def clock(self, renew: Renew) -> Clock:
        """Put another look at this machine's clock in the place of the last one, and return it."""
        looks: list[Clock] = []

        async def look(base: Writing) -> None:
            looks.append(await base.clock(renew))

        await self._change(look)
        return looks[-1]

    async def check(self) -> None:
        """Raise what is wrong with reading, or was wrong with the last change."""
        if self._trouble:
            # It is kept, but not those who asked before.
            raise self._trouble.with_traceback(None)
        await self._read(reading.probe)

    async def close(self) -> None:
        """Finish what was begun, and let go of the database."""
        if self._closed:
            return
        self._closed = True
        self._wake.set()
        if self._task:
            await self._task
        with suppress(*LOST):
            async with asyncio.timeout(PATIENCE):
                await self._pool.close()
        self._give_up()

    async def _change(self, change: Change) -> None:
        """Wait until a change is written for good."""
        if self._closed:
            raise StoreError("store-closed")
        job = _Job(change)
        self._waiting.append(job)
        self._wake.set()
        await job.done

    async def _read(self, read: Callable[[Any], Awaitable[T]]) -> T:
        """Read beside the writer; once more where a connection turns out to be gone."""
        if self._closed:
            raise StoreError("store-closed")
        for last in (False, True):
            try:
                async with self._pool.acquire(timeout=PATIENCE) as connection:
                    return await read(connection)
            except (*LOST, asyncpg.PostgresError) as error:
                if last or not isinstance(error, LOST):
                    raise of_postgres(self.url, error) from None
                await self._pool.expire_connections()
        raise AssertionError

    async def _write(self) -> None:
        """Make changes until the end: whatever has queued up by now goes into one commit."""
        while self._waiting or not self._closed:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
                await self._commit(group)

    async def _commit(self, group: list[_Job]) -> None:
        """Write changes, and find out what became of those whose commit broke off."""
        while group:
            tried = any(job.tried for job in group)
            try:
                await self._reach()
                for job in group:
                    job.tried = True
                changes = [job.change for job in group]
                number = self._node
                writing = Writing(self._connection, self.url, number, self._channel)
                async with asyncio.timeout(2 * PATIENCE):
                    results = await writing.commit(changes, again=tried)
            except Exception as error:
                # Whatever it is: what may have been written before must not be refused for it.
                if not isinstance(error, asyncpg.TransactionRollbackError):
                    self._give_up()
                if not tried and said_no(error):
                    for job in group:
                        job.tried = False
                group = await self._put_off(group, of_postgres(self.url, error))
            else:
                if any(each and each.message.id == "store-read-only" for each in results):
                    await self._look_elsewhere()
                group = await self._without_number(number, group, results)

    async def _without_number(
        self, number: int, group: list[_Job], results: list[StoreError | None]
    ) -> list[_Job]:
        """Settle what was written or refused under a number; return what waits for another one.

        Nothing was written under a number that is lost. What the keys let in under the next one
        is as right as if it had come later.
        """
        now = perf_counter()
        again = [
            job
            for job, result in zip(group, results, strict=True)
            if isinstance(result, StoreFencedError)
            and not job.owned
            and now - job.begun < WITHOUT_NUMBER
        ]
        settled = [pair for pair in zip(group, results, strict=True) if pair[0] not in again]
        self._settle([job for job, _ in settled], [result for _, result in settled])
        while again and self._node == number and perf_counter() - now < WITHOUT_NUMBER:
            await asyncio.sleep(PAUSE / 10)
        return again

    async def _put_off(self, group: list[_Job], trouble: StoreError) -> list[_Job]:
        """Refuse what was surely not written; return the rest, after a pause."""
        now = perf_counter()
        open = [job for job in group if job.tried and now - job.begun < UNHEARD]
        lost = [job for job in group if job not in open]
        unheard = StoreUnheardError("store-unheard", file=str(self.url))
        self._settle(lost, [unheard if job.tried else trouble for job in lost])
        self._trouble = trouble
        if open:
            await asyncio.sleep(PAUSE)
        return open

    async def _reach(self) -> None:
        """Have a connection that writes."""
        if self._connection is None or self._connection.is_closed():
            self._connection = await connect(
                self.url, self._session, patience=PATIENCE, limit=PATIENCE
            )
            known = self._connection.get_server_version() >= TRANSACTION_TIMEOUT_SINCE
            if known and "transaction_timeout" not in self.url.settings:
                # In the middle of a question a session is not idle, however long it waits for us.
                await self._connection.execute("SET transaction_timeout = '5s'")

    async def _reader(self, _: None, **driver: Any) -> Any:
        """Return a connection that reads; the driver's pool says what else it has to be."""
        return await connect(self.url, patience=PATIENCE, limit=PATIENCE, **driver)

    async def _look_elsewhere(self) -> None:
        """Leave a host that has become a standby: by now another one may write."""
        self._give_up()
        await self._pool.expire_connections()

    def nodes(self, lease: float, program: str = "") -> PostgresNodes:
        """Return this machine as one of several, which writes nothing once its lease is lost."""

        def renamed(number: int, channel: str) -> None:
            self._node, self._channel = number, channel

        # Stopped in mid-commit, it must not keep the others waiting for longer than its lease.
        patience = min(lease, PATIENCE)
        self._session = {**SESSION, "idle_in_transaction_session_timeout": f"{patience:.3f}s"}
        self._give_up()
        return PostgresNodes(self.url, lease, program, renamed)

    def _give_up(self) -> None:
        """Let the connection go, whatever state it is in."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    def _settle(self, group: list[_Job], results: Sequence[StoreError | None]) -> None:
        """End the waiting, and note whether something is wrong with the database."""
        self._trouble = next((each for each in results if each and not about_one(each)), None)
        settle(zip(group, results, strict=True), self._measure)
