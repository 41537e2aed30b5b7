"""The database itself: one connection to a file, used by one thread at a time."""

import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tusch.store.errors import (
    StoreConflictError,
    StoreDuplicateError,
    StoreError,
    TableDamagedError,
)
from tusch.store.protocol import Append, Clock, Listing, Note, Renew, Row
from tusch.store.sqlite import notes, probing
from tusch.store.sqlite.errors import of_sqlite, unreadable
from tusch.store.sqlite.schema import MIGRATIONS, migrate

MEMORY = ":memory:"

Change = Callable[["Database"], None]
"""Something that is written; it may raise a `StoreError`, and then nothing of it is."""

COLUMNS = 5
"""Of an event."""
ROWS = 64
"""Events that one statement adds at most."""
CACHE = 16_000
"""Kilobytes of the file that stay in memory."""
CHECKPOINT = 4_000
"""Pages of the log after which they go into the file: the same few pages are written again and
again, and so most of them go there once."""
KNOWN = 10_000
"""Tables whose last number is remembered."""

_LISTING = "SELECT table_id, code, listed, status, updated, summary, {last} FROM tables"
_LAST = """coalesce(
    (SELECT at FROM events WHERE events.table_id = tables.table_id ORDER BY seq DESC LIMIT 1), 0
)"""
"""The time of the last event is looked up, so that a move need not touch the listing."""


class Database:
    """One connection to a file."""

    def __init__(
        self,
        path: Path | str,
        *,
        reader: bool = False,
        migrations: Sequence[str] = MIGRATIONS,
        image: bytes = b"",
    ) -> None:
        """Open the file, and make or renew what is in it, unless this is for reading alone.

        One in memory may begin as the image of another.
        """
        self.path = path
        self._lasts: dict[str, int] = {}
        """The last number of tables that were written: nobody else writes into the file."""
        self.was = 0
        """The version that the file had, if this is for writing."""
        self._rows: list[Any] | None = None
        """The values of events that are still to be added; None: each is added at once."""
        try:
            # Statements commit by themselves unless a transaction was begun.
            self.connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        except sqlite3.Error as error:
            raise of_sqlite(path, error) from None
        try:
            if image:
                self.connection.deserialize(image)
            self._prepare(migrations, reader=reader)
        except sqlite3.Error as error:
            self.connection.close()
            raise of_sqlite(path, error) from None
        except StoreError:
            self.connection.close()
            raise

    def _prepare(self, migrations: Sequence[str], *, reader: bool) -> None:
        """Set up the connection. NORMAL would lose acknowledged events in a power cut."""
        if reader:
            self.connection.execute("PRAGMA query_only = ON")
            return
        self.connection.execute("PRAGMA synchronous = FULL")
        # What is deleted is overwritten: it may be somebody's name.
        self.connection.execute("PRAGMA secure_delete = ON")
        self.was = migrate(self.connection, self.path, migrations)
        # What a statement could have to undo needs no file.
        self.connection.execute("PRAGMA temp_store = MEMORY")
        self.connection.execute("PRAGMA journal_mode = WAL")
        self.connection.execute(f"PRAGMA cache_size = -{CACHE}")
        self.connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")

    def commit(self, changes: Sequence[Change]) -> list[StoreError | None]:
        """Make many changes with one commit; return for each what was wrong with it.

        A change that is refused leaves nothing behind and does not disturb the others. If the
        commit fails, no change is made.
        """
        try:
            if self._together(changes):
                return [None] * len(changes)
            self.connection.execute("BEGIN IMMEDIATE")
            results = [self._one(change) for change in changes]
            self.connection.execute("COMMIT")
        except sqlite3.Error as error:
            self._roll_back()
            failed = of_sqlite(self.path, error)
            return [failed for _ in changes]
        return results

    def _together(self, changes: Sequence[Change]) -> bool:
        """Make all changes with few statements; if one is refused, make none and say so."""
        self.connection.execute("BEGIN IMMEDIATE")
        self._rows = []
        try:
            for change in changes:
                change(self)
            self._add_rows()
            self.connection.execute("COMMIT")
        except sqlite3.OperationalError:
            raise
        except Exception:
            # Which one it was, and why, is found out one by one.
            self._roll_back()
            return False
        finally:
            self._rows = None
        return True

    def _roll_back(self) -> None:
        """Be where the last commit was."""
        self._lasts.clear()
        if self.connection.in_transaction:
            self.connection.execute("ROLLBACK")

    def _one(self, change: Change) -> StoreError | None:
        """Make one change of a transaction, or none of it."""
        self.connection.execute("SAVEPOINT change")
        try:
            change(self)
        except sqlite3.Error:
            raise
        except Exception as error:
            # A change that breaks in a way of its own must not take the others with it.
            self._lasts.clear()
            self.connection.execute("ROLLBACK TO change")
            self.connection.execute("RELEASE change")
            if isinstance(error, StoreError):
                return error
            return StoreError("store-broken", file=str(self.path), reason=type(error).__name__)
        self.connection.execute("RELEASE change")
        return None

    def append(self, append: Append) -> None:
        """Add the events of a command."""
        table, after, client, at, bodies, listing, guests, rewritten, _ = append
        if self._last(table) != after:
            raise self._clash(table, client)
        rows: list[Any] = []
        for number, body in enumerate(bodies, start=after + 1):
            rows += (table, number, client, at, body)
            client = None
        if self._rows is None:
            try:
                self._insert(rows)
            except sqlite3.IntegrityError:
                raise self._clash(table, append.client) from None
        else:
            self._rows += rows
        self._remember(table, after + len(bodies))
        if rewritten:
            self._rewrite(table, rewritten)
        if listing:
            self._list(listing)
        self._play(table, guests)

    def _play(self, table: str, guests: Sequence[str]) -> None:
        """Keep who plays at a table."""
        for guest in guests:
            self.connection.execute(
                "INSERT INTO players VALUES (?, ?) ON CONFLICT DO NOTHING", (guest, table)
            )

    def _rewrite(self, table: str, events: Sequence[tuple[int, str]]) -> None:
        """Put other words in the place of events."""
        self._add_rows()
        self.connection.executemany(
            "UPDATE events SET body = ? WHERE table_id = ? AND seq = ?",
            [(body, table, seq) for seq, body in events],
        )

    def _add_rows(self) -> None:
        """Add the events that have been put together so far."""
        if self._rows:
            rows, self._rows = self._rows, []
            self._insert(rows)

    def _insert(self, values: list[Any]) -> None:
        """Add events by statements of 1, 2, 4, ... rows, few enough to be kept prepared."""
        at, left = 0, len(values) // COLUMNS
        while left:
            rows = min(ROWS, 1 << (left.bit_length() - 1))
            end = at + rows * COLUMNS
            more = ", (?, ?, ?, ?, ?)" * (rows - 1)
            self.connection.execute(
                f"INSERT INTO events VALUES (?, ?, ?, ?, ?){more}", values[at:end]
            )
            at, left = end, left - rows

    def _remember(self, table: str, last: int) -> None:
        """Keep the last number of a table at hand."""
        if len(self._lasts) >= KNOWN:
            self._lasts.clear()
        self._lasts[table] = last

    def _list(self, listing: Listing) -> None:
        """Write how a table is listed; another table may have its code."""
        try:
            self.connection.execute(
                "INSERT INTO tables (table_id, code, listed, status, updated, summary) "
                "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (table_id) DO UPDATE SET "
                "updated = CASE tables.status WHEN excluded.status THEN tables.updated "
                "ELSE excluded.updated END,"
                " listed = excluded.listed, status = excluded.status, summary = excluded.summary",
                (*listing[:2], int(listing.listed), *listing[3:6]),
            )
        except sqlite3.IntegrityError:
            raise StoreConflictError("store-conflict") from None

    def list_again(self, listing: Listing, guests: Sequence[str]) -> None:
        """Write how a table is listed and who plays there, where that was lost."""
        self._list(listing)
        self._play(listing.table, guests)

    def summarize(self, table: str, summary: str, was: str | None = None) -> None:
        """Keep what lists show of a table, unless that has changed since it `was` read."""
        self.connection.execute(
            "UPDATE tables SET summary = ? WHERE table_id = ? AND summary IS ?",
            (summary, table, was),
        )

    def _last(self, table: str) -> int:
        """Return the number of a table's last event."""
        if table in self._lasts:
            return self._lasts[table]
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
        """Return the events of a table after a number; refuse a table that lacks some."""
        try:
            # Through the other index, which a damaged page does not take along; before the rest,
            # because more may be written meanwhile.
            ((count, _),) = self._all(
                "SELECT count(*), count(client) FROM events WHERE table_id = ?", (table,)
            )
            found = self._all(
                "SELECT seq, client, at, body FROM events WHERE table_id = ? AND seq > ? "
                "ORDER BY seq",
                (table, after),
            )
        except sqlite3.DatabaseError as error:
            if unreadable(error):
                raise TableDamagedError(table) from None
            raise
        rows = [Row(*row) for row in found]
        end = after + len(rows)
        if end < count or [row.seq for row in rows] != list(range(after + 1, end + 1)):
            raise TableDamagedError(table)
        return rows

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

    def tables_of(self, guest: str) -> list[str]:
        """Return all tables where a guest has ever done something."""
        # Commands are kept as `guest/id`, and `0` is what follows `/`.
        found = self._all(
            "SELECT table_id FROM players WHERE guest = ? UNION "
            "SELECT table_id FROM events WHERE client >= ? AND client < ?",
            (guest, f"{guest}/", f"{guest}0"),
        )
        return [str(table) for (table,) in found]

    def forget(self, guest: str) -> None:
        """Delete all sessions of a guest, their notes, and where they have played."""
        self.connection.execute("DELETE FROM sessions WHERE guest = ?", (guest,))
        notes.drop(self.connection, guest)
        self.connection.execute("DELETE FROM players WHERE guest = ?", (guest,))

    def drop(self, tables: Sequence[str], before: int | None = None) -> int:
        """Delete tables with all they have, only where nothing happened since; say how many."""
        self._add_rows()
        gone = 0
        since = "SELECT 1 FROM events WHERE table_id = ? AND at >= ? LIMIT 1"
        for table in tables:
            if before is not None and self._all(since, (table, before)):
                continue
            self._lasts.pop(table, None)
            for name in ("events", "players", "tables"):
                sql = f"DELETE FROM {name} WHERE table_id = ?"
                deleted = self.connection.execute(sql, (table,)).rowcount
            gone += deleted
            notes.drop(self.connection, table)
        return gone

    def keep_notes(self, kept: Sequence[Note], gone: Sequence[Note] = ()) -> None:
        """Keep notes whose owners are there, and delete others."""
        notes.keep(self.connection, kept, gone)

    def notes(self, kind: str, owner: str | None = None) -> list[Note]:
        """Return the notes of a kind, the earliest first."""
        return notes.read(self.connection, kind, owner)

    def open_session(self, digest: str, guest: str, at: int) -> None:
        """Keep a session by the digest of its token."""
        self.connection.execute(
            "INSERT INTO sessions VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (digest, guest, at)
        )

    def session(self, digest: str) -> str | None:
        """Return the guest of a session."""
        # A name that is none any more is nobody's.
        sql = "SELECT CAST(guest AS BLOB) FROM sessions WHERE digest = ?"
        found = self._all(sql, (digest,))
        return found[0][0].decode(errors="replace") if found else None

    def clock(self, renew: Renew) -> Clock:
        """Put another look at the clock in the place of the last one, and return it."""
        found = self._all("SELECT wall, steady, run, hold, trusted FROM clock", ())
        clock = renew(Clock(*found[0]) if found else None)
        self.connection.execute(
            "INSERT INTO clock VALUES (1, ?, ?, ?, ?, ?) ON CONFLICT (one) DO UPDATE SET "
            "wall = excluded.wall, steady = excluded.steady, run = excluded.run,"
            " hold = excluded.hold, trusted = excluded.trusted",
            (*clock[:4], int(clock.trusted)),
        )
        return clock

    def close(self) -> None:
        """Let go of the file."""
        self.connection.close()

    def probe(self) -> None:
        """Read a little of everything."""
        probing.probe(self.connection)

    def _listings(self, sql: str, given: Sequence[Any]) -> list[Listing]:
        """Return the listings that a query finds, whatever the events of one of them are."""
        try:
            found = self._all(sql.format(last=_LAST), given)
        except sqlite3.DatabaseError as error:
            if not unreadable(error):
                raise
            self.connection.text_factory = lambda text: text.decode(errors="replace")
            try:
                found = self._all(sql.format(last="updated"), given)
            finally:
                self.connection.text_factory = str
        return [Listing(table, code, bool(listed), *more) for table, code, listed, *more in found]

    def _all(self, sql: str, given: Sequence[Any]) -> list[Any]:
        """Return what a query finds."""
        return self.connection.execute(sql, given).fetchall()
