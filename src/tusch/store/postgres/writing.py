"""What is written in one transaction: many changes at once, or one by one if one is refused."""

from collections.abc import Awaitable, Callable, Sequence
from operator import itemgetter
from typing import Any, TypeAlias

import asyncpg

from tusch.store.errors import (
    StoreConflictError,
    StoreDuplicateError,
    StoreError,
    StoreFencedError,
    StoreUnheardError,
)
from tusch.store.place import DatabaseUrl
from tusch.store.postgres.errors import LOST, of_postgres
from tusch.store.postgres.nodes import payloads
from tusch.store.protocol import Append, Clock, Listing, Note, Renew

Change: TypeAlias = tuple[Append, ...] | Callable[["Writing"], Awaitable[None]]
"""Events of one command, or something else; it may raise a `StoreError`."""


class _ClashError(Exception):
    """Events that cannot be added; why is asked when they have been taken back."""

    def __init__(self, append: Append) -> None:
        super().__init__(append.table)
        self.append = append


class Writing:
    """One connection that writes."""

    def __init__(self, connection: Any, url: DatabaseUrl, node: int = 0, channel: str = "") -> None:
        """Take a connection that nobody else uses, and the number of this machine, if it has one.

        The channel is where others hear of what was added; empty: there are no others.
        """
        self.connection = connection
        self._url = url
        self._node = node
        self._channel = channel

    async def commit(
        self, changes: Sequence[Change], *, again: bool = False
    ) -> list[StoreError | None]:
        """Make many changes with one commit; return for each what was wrong with it.

        `again`: they may have been made already, by a commit whose end nobody has heard.
        """
        try:
            async with self.connection.transaction():
                await self._together(changes)
        except LOST:
            raise
        except Exception:
            # Which one it was, and why, is found out one by one.
            async with self.connection.transaction():
                found = {
                    place: await self._one(changes[place], again=again) for place in _order(changes)
                }
                return [found[place] for place in range(len(changes))]
        return [None] * len(changes)

    async def _together(self, changes: Sequence[Change]) -> None:
        """Make all changes with few statements."""
        await self._fence()
        waiting: list[Append] = []
        for change in changes:
            if isinstance(change, tuple):
                waiting += change
            else:
                await self._append(waiting)
                waiting = []
                await change(self)
        await self._append(waiting)

    async def _fence(self) -> None:
        """Write nothing under a number that was lost; nobody takes it away before the commit."""
        sql = "SELECT FROM nodes WHERE node = $1 FOR KEY SHARE"
        if self._node and not await self.connection.fetch(sql, self._node):
            raise StoreFencedError("store-conflict")

    async def _own(self, appends: Sequence[Append]) -> None:
        """See that tables whose machine does something by itself are still looked after by it."""
        owned = sorted({append.table for append in appends if append.owner is not None})
        if owned:
            found = await self.connection.fetch(
                "SELECT table_id FROM owners WHERE table_id = ANY($1::text[]) AND node = $2 "
                "ORDER BY table_id FOR SHARE",
                owned,
                self._node,
            )
            if len(found) != len(owned) or {a.owner for a in appends} - {None, self._node}:
                raise StoreFencedError("store-conflict")

    async def _one(self, change: Change, *, again: bool) -> StoreError | None:
        """Make one change of a transaction, or none of it."""
        try:
            async with self.connection.transaction():
                await self._together([change])
        except (*LOST, asyncpg.TransactionRollbackError):
            raise
        except Exception as error:
            if again and isinstance(change, tuple) and await self._made(change):
                return None
            match error:
                case _ClashError():
                    return await self._why(error.append)
                case StoreFencedError():
                    return error
                case _ if again:
                    # It may still be on its way.
                    return StoreUnheardError("store-unheard", file=str(self._url))
                case _:
                    return of_postgres(self._url, error)
        return None

    async def _made(self, appends: Sequence[Append]) -> bool:
        """Whether exactly these events are there, and earlier ones as they were written anew."""
        for table, after, client, at, bodies, _, _, rewritten, _ in appends:
            found = await self.connection.fetch(
                "SELECT client, at, body FROM events WHERE table_id = $1 AND seq > $2 "
                "ORDER BY seq LIMIT $3",
                table,
                after,
                len(bodies),
            )
            wanted = [(client if not n else None, at, body) for n, body in enumerate(bodies)]
            if [tuple(row) for row in found] != wanted:
                return False
            # Where nothing was added, only this tells whether anything was done.
            if rewritten and await self._bodies(table, rewritten) != sorted(rewritten):
                return False
        return True

    async def _bodies(self, table: str, wanted: Sequence[tuple[int, str]]) -> list[tuple[int, str]]:
        """Return what certain events of a table are now, by number."""
        found = await self.connection.fetch(
            "SELECT seq, body FROM events WHERE table_id = $1 AND seq = ANY($2::integer[]) "
            "ORDER BY seq",
            table,
            [seq for seq, _ in wanted],
        )
        return [(seq, body) for seq, body in found]

    async def _why(self, append: Append) -> StoreError:
        """Return why events cannot be added."""
        done = await self.connection.fetchval(
            "SELECT seq FROM events WHERE table_id = $1 AND client = $2",
            append.table,
            append.client,
        )
        return StoreDuplicateError(done) if done else StoreConflictError("store-conflict")

    async def _append(self, appends: Sequence[Append]) -> None:
        """Add the events of commands."""
        if not appends:
            return
        await self._own(appends)
        tables = sorted({append.table for append in appends})
        # Nobody deletes a table while something is added to it; moves do not wait for each other.
        await self.connection.execute(
            "SELECT FROM tables WHERE table_id = ANY($1::text[]) ORDER BY table_id FOR KEY SHARE",
            tables,
        )
        lasts = dict(
            await self.connection.fetch(
                "SELECT wanted, coalesce("
                "(SELECT max(seq) FROM events WHERE table_id = wanted), 0) "
                "FROM unnest($1::text[]) AS wanted",
                tables,
            )
        )
        rows: list[tuple[str, int, str | None, int, str]] = []
        for append in appends:
            if lasts[append.table] != append.after:
                raise _ClashError(append)
            lasts[append.table] += len(append.bodies)
            for n, body in enumerate(append.bodies):
                client = None if n else append.client
                rows.append((append.table, append.after + 1 + n, client, append.at, body))
        await self._insert(rows, appends)
        for append in appends:
            await self._beside(append)
        if self._channel:
            for payload in payloads(self._node, tables):
                await self.connection.execute("SELECT pg_notify($1, $2)", self._channel, payload)

    async def _insert(self, rows: list[Any], appends: Sequence[Append]) -> None:
        """Add events, in the same order on every machine, so that none waits for the other."""
        if not rows:
            # Words may be deleted where nothing happens.
            return
        rows.sort(key=itemgetter(0, 1))
        try:
            await self.connection.execute(
                "INSERT INTO events SELECT * FROM "
                "unnest($1::text[], $2::integer[], $3::text[], $4::bigint[], $5::text[])",
                *map(list, zip(*rows, strict=True)),
            )
        except asyncpg.UniqueViolationError:
            raise _ClashError(appends[0]) from None

    async def _beside(self, append: Append) -> None:
        """Write what changes with the events of a command."""
        if append.rewritten:
            await self.connection.executemany(
                "UPDATE events SET body = $1 WHERE table_id = $2 AND seq = $3",
                [(body, append.table, seq) for seq, body in append.rewritten],
            )
            await self.connection.execute(
                "UPDATE tables SET revision = revision + 1 WHERE table_id = $1", append.table
            )
        if append.listing:
            await self._list(append.listing)
        for guest in append.guests:
            await self.connection.execute(
                "INSERT INTO players VALUES ($1, $2) ON CONFLICT DO NOTHING", guest, append.table
            )

    async def _list(self, listing: Listing) -> None:
        """Write how a table is listed; another table may have its code."""
        try:
            await self.connection.execute(
                "INSERT INTO tables (table_id, code, listed, status, updated, summary) "
                "VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (table_id) DO UPDATE SET "
                "updated = CASE tables.status WHEN excluded.status THEN tables.updated "
                "ELSE excluded.updated END,"
                " listed = excluded.listed, status = excluded.status, summary = excluded.summary",
                *listing[:6],
            )
        except asyncpg.UniqueViolationError:
            raise StoreConflictError("store-conflict") from None

    async def summarize(self, table: str, summary: str, was: str | None) -> None:
        """Keep what lists show of a table, unless that has changed since it `was` read."""
        await self.connection.execute(
            "UPDATE tables SET summary = $1 "
            "WHERE table_id = $2 AND summary IS NOT DISTINCT FROM $3",
            summary,
            table,
            was,
        )

    async def forget(self, guest: str) -> None:
        """Delete all sessions of a guest, their notes, and where they have played."""
        await self.connection.execute("DELETE FROM sessions WHERE guest = $1", guest)
        await self.connection.execute("DELETE FROM notes WHERE owner = $1", guest)
        await self.connection.execute("DELETE FROM players WHERE guest = $1", guest)

    async def drop(self, tables: Sequence[str], before: int | None) -> int:
        """Delete tables with all that they have, and say how many.

        What is just being added to one comes first.
        """
        await self.connection.execute(
            "SELECT FROM tables WHERE table_id = ANY($1::text[]) ORDER BY table_id FOR UPDATE",
            sorted(tables),
        )
        gone = sorted(tables)
        if before is not None:
            found = await self.connection.fetch(
                "SELECT gone FROM unnest($1::text[]) AS gone WHERE NOT EXISTS "
                "(SELECT FROM events WHERE events.table_id = gone AND at >= $2) AND NOT EXISTS "
                "(SELECT FROM watching WHERE watching.table_id = gone AND node <> $3)",
                gone,
                before,
                self._node,
            )
            gone = sorted(str(table) for (table,) in found)
        deleted = await self.connection.fetch(
            "DELETE FROM tables WHERE table_id = ANY($1::text[]) RETURNING 1", gone
        )
        for name in ("events", "players", "owners"):
            await self.connection.execute(
                f"DELETE FROM {name} WHERE table_id = ANY($1::text[])", gone
            )
        await self.connection.execute("DELETE FROM notes WHERE owner = ANY($1::text[])", gone)
        return len(deleted)

    async def keep_notes(self, kept: Sequence[Note], gone: Sequence[Note]) -> None:
        """Keep notes whose owners are there, and delete others by owner, kind and name."""
        for note in gone:
            await self.connection.execute(
                "DELETE FROM notes WHERE owner = $1 AND kind = $2 AND name = $3", *note[:3]
            )
        for note in kept:
            # What is written late must not outlive the table or the guest that it belongs to.
            found = [
                await self.connection.fetchrow(f"{sql} LIMIT 1 FOR KEY SHARE", note.owner)
                for sql in (
                    "SELECT 1 FROM tables WHERE table_id = $1",
                    "SELECT 1 FROM sessions WHERE guest = $1",
                )
            ]
            if any(found):
                await self.connection.execute(
                    "INSERT INTO notes VALUES ($1, $2, $3, $4, $5) "
                    "ON CONFLICT (owner, kind, name) DO UPDATE SET "
                    "at = excluded.at, body = excluded.body",
                    *note,
                )

    async def open_session(self, digest: str, guest: str, at: int) -> None:
        """Keep a session by the digest of its token."""
        await self.connection.execute(
            "INSERT INTO sessions VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", digest, guest, at
        )

    async def clock(self, renew: Renew) -> Clock:
        """Put a machine's look at its clock in the place of its last one, and return it.

        Nothing is old by a clock that is ahead of the database's: both have to agree.
        """
        run = renew(None).run
        found = await self.connection.fetchrow(
            "SELECT wall, steady, run, hold, trusted FROM clock WHERE run = $1 FOR UPDATE", run
        )
        clock = renew(Clock(*found) if found else None)
        await self.connection.execute(
            "INSERT INTO clock (wall, steady, run, hold, trusted) VALUES ($1, $2, $3, $4, $5) "
            "ON CONFLICT (run) DO UPDATE SET wall = excluded.wall, steady = excluded.steady,"
            " hold = excluded.hold, trusted = excluded.trusted",
            *clock,
        )
        now = await self.connection.fetchval("SELECT extract(epoch FROM clock_timestamp()) * 1000")
        return clock._replace(wall=min(clock.wall, int(now)))


def _order(changes: Sequence[Change]) -> list[int]:
    """Return the places of changes by their tables, as on every machine: none waits for the other.

    What is no event of a table stays between those before and after it.
    """
    keys: list[tuple[int, str]] = []
    part = 0
    for change in changes:
        if isinstance(change, tuple):
            keys.append((part, min([append.table for append in change])))
        else:
            part += 1
            keys.append((part, ""))
    return sorted(range(len(changes)), key=keys.__getitem__)
