"""The database itself, used by one thread at a time: SQL that other databases understand too."""

import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tusch.store.errors import (
    StoreConflictError,
    StoreDuplicateError,
    StoreError,
    of_sqlite,
)
from tusch.store.protocol import Append, Listing, Row
from tusch.store.schema import MIGRATIONS, migrate

MEMORY = ":memory:"

Change = Callable[["Database"], None]
"""Something that is written; it may raise a `StoreError`, and then nothing of it is."""

_LISTING = "SELECT table_id, code, listed, status, updated FROM tables"


class Database:
    """One connection to a file."""

    def __init__(
        self, path: Path | str, *, reader: bool = False, migrations: Sequence[str] = MIGRATIONS
    ) -> None:
        """Open the file, and make or renew what is in it, unless this is for reading alone."""
        self.path = path
        try:
            # Statements commit by themselves unless a transaction was begun.
            self.connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        except sqlite3.Error as mistake:
            raise of_sqlite(path, mistake) from None
        try:
            self._prepare(migrations, reader=reader)
        except sqlite3.Error as mistake:
            self.connection.close()
            raise of_sqlite(path, mistake) from None
        except StoreError:
            self.connection.close()
            raise

    def _prepare(self, migrations: Sequence[str], *, reader: bool) -> None:
        """Set up the connection. NORMAL would lose acknowledged events in a power cut."""
        if reader:
            self.connection.execute("PRAGMA query_only = ON")
            return
        self.connection.execute("PRAGMA synchronous = FULL")
        migrate(self.connection, self.path, migrations)
        self.connection.execute("PRAGMA journal_mode = WAL")

    def commit(self, changes: Sequence[Change]) -> list[StoreError | None]:
        """Make many changes with one commit; return for each what was wrong with it.

        A change that is refused leaves nothing behind and does not disturb the others. If the
        commit fails, no change is made.
        """
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            results = [self._one(change) for change in changes]
            self.connection.execute("COMMIT")
        except sqlite3.Error as mistake:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            failed = of_sqlite(self.path, mistake)
            return [failed for _ in changes]
        return results

    def _one(self, change: Change) -> StoreError | None:
        """Make one change of a transaction, or none of it."""
        self.connection.execute("SAVEPOINT change")
        try:
            change(self)
        except sqlite3.Error:
            raise
        except Exception as mistake:
            # A change that breaks in a way of its own must not take the others with it.
            self.connection.execute("ROLLBACK TO change")
            self.connection.execute("RELEASE change")
            if isinstance(mistake, StoreError):
                return mistake
            return StoreError("store-broken", file=str(self.path), reason=type(mistake).__name__)
        self.connection.execute("RELEASE change")
        return None

    def append(self, append: Append) -> None:
        """Add the events of a command."""
        table, after, client, at, bodies, listing, guests = append
        rows = [
            (table, after + number, client if number == 1 else None, at, body)
            for number, body in enumerate(bodies, start=1)
        ]
        if self._last(table) != after:
            raise self._clash(table, client)
        try:
            self.connection.executemany("INSERT INTO events VALUES (?, ?, ?, ?, ?)", rows)
        except sqlite3.IntegrityError:
            raise self._clash(table, client) from None
        if listing:
            self._list(listing)
        for guest in guests:
            self.connection.execute(
                "INSERT INTO players VALUES (?, ?) ON CONFLICT DO NOTHING", (guest, table)
            )

    def _list(self, listing: Listing) -> None:
        """Write how a table is listed; another table may have its code."""
        try:
            self.connection.execute(
                "INSERT INTO tables VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_id) DO UPDATE SET "
                "listed = excluded.listed, status = excluded.status, updated = excluded.updated",
                (*listing[:2], int(listing.listed), *listing[3:]),
            )
        except sqlite3.IntegrityError:
            raise StoreConflictError("store-conflict") from None

    def _last(self, table: str) -> int:
        """Return the number of a table's last event."""
        (last,) = self._all(
            "SELECT coalesce(max(seq), 0) FROM events WHERE table_id = ?", (table,)
        )[0]
        return int(last)

    def _clash(self, table: str, client: str | None) -> StoreError:
        """Return why events cannot be added."""
        done = self._all(
            "SELECT seq FROM events WHERE table_id = ? AND client = ?", (table, client)
        )
        return StoreDuplicateError(done[0][0]) if done else StoreConflictError("store-conflict")

    def events(self, table: str, after: int = 0) -> list[Row]:
        """Return the events of a table after a number."""
        found = self._all(
            "SELECT seq, client, at, body FROM events WHERE table_id = ? AND seq > ? ORDER BY seq",
            (table, after),
        )
        return [Row(*row) for row in found]

    def find(self, code: str) -> Listing | None:
        """Return the table of a code."""
        found = self._listings(f"{_LISTING} WHERE code = ?", (code,))
        return found[0] if found else None

    def listings(
        self, *, status: str | None = None, listed: bool | None = None, limit: int = -1
    ) -> list[Listing]:
        """Return tables, the latest first."""
        wanted = {"status": status, "listed": None if listed is None else int(listed)}
        given = {name: value for name, value in wanted.items() if value is not None}
        where = " AND ".join(["1 = 1", *(f"{name} = ?" for name in given)])
        most = "" if limit < 0 else " LIMIT ?"
        return self._listings(
            f"{_LISTING} WHERE {where} ORDER BY updated DESC, table_id{most}",
            (*given.values(), *([limit] if most else [])),
        )

    def games_of(self, guest: str, limit: int) -> list[Listing]:
        """Return the tables where a guest has played, the latest first."""
        return self._listings(
            f"{_LISTING} WHERE table_id IN (SELECT table_id FROM players WHERE guest = ?) "
            "ORDER BY updated DESC, table_id LIMIT ?",
            (guest, limit),
        )

    def drop(self, tables: Sequence[str]) -> None:
        """Delete tables with all their events."""
        for table in tables:
            for name in ("events", "players", "tables"):
                self.connection.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))

    def open_session(self, digest: str, guest: str, at: int) -> None:
        """Keep a session by the digest of its token."""
        self.connection.execute("INSERT INTO sessions VALUES (?, ?, ?)", (digest, guest, at))

    def session(self, digest: str) -> str | None:
        """Return the guest of a session."""
        found = self._all("SELECT guest FROM sessions WHERE digest = ?", (digest,))
        return str(found[0][0]) if found else None

    def close_sessions(self, guest: str) -> None:
        """Delete all sessions of a guest."""
        self.connection.execute("DELETE FROM sessions WHERE guest = ?", (guest,))

    def close(self) -> None:
        """Let go of the file."""
        self.connection.close()

    def _listings(self, sql: str, given: Sequence[Any]) -> list[Listing]:
        """Return the listings that a query finds."""
        return [
            Listing(table, code, bool(listed), status, updated)
            for table, code, listed, status, updated in self._all(sql, given)
        ]

    def _all(self, sql: str, given: Sequence[Any]) -> list[Any]:
        """Return what a query finds."""
        return self.connection.execute(sql, given).fetchall()
