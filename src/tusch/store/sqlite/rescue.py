"""What is whole in a damaged file, brought into a new one; the damaged one is put aside."""

import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple

from tusch.store.errors import StoreError
from tusch.store.protocol import DAMAGED, Listing, Row
from tusch.store.sqlite import notes
from tusch.store.sqlite.database import Database
from tusch.store.sqlite.errors import of_sqlite
from tusch.store.sqlite.lock import FileLock
from tusch.store.sqlite.new_file import fold_log, new_file
from tusch.store.sqlite.schema import MIGRATIONS, version_of

LAST: Final = 2**62
"""No row has a larger number."""

Relist = Callable[[Sequence[Row]], tuple[Listing, Sequence[str]]]
"""Makes of a table's events how it is listed, and who plays there; raises if they are damaged."""


class Rescued(NamedTuple):
    """What came of it."""

    whole: int
    """Tables that go on."""
    damaged: int
    """Tables of which nothing is left but their codes."""
    aside: Path
    """Where the damaged file is now."""


def rescue(path: Path, relist: Relist) -> Rescued:
    """Put a new file with all that is whole in the place of one that is damaged.

    A table is whole if it has all its events, by what the indexes say too: one that has lost its
    last moves must not go on as if they had never been made.
    """
    path = path.resolve()
    lock = FileLock(path)
    try:
        # What is in its log was acknowledged.
        fold_log(path)
        with new_file(path, served=True) as partial:
            with closing(sqlite3.connect(path)) as source:
                source.execute("PRAGMA query_only = ON")
                source.text_factory = lambda text: text.decode(errors="replace")
                lost = _copy(source, partial, version_of(source, path, newest=len(MIGRATIONS)))
                whole, damaged = _sort_out(source, partial, lost, relist)
            aside = _put_aside(path)
    except sqlite3.Error as error:
        raise of_sqlite(path, error) from None
    finally:
        lock.close()
    return Rescued(whole, damaged, aside)


def _copy(source: sqlite3.Connection, partial: Path, version: int) -> set[str]:
    """Copy all rows that can be read; return the tables of the database that lack some."""
    lost: set[str] = set()
    target = Database(partial, migrations=MIGRATIONS[:version])
    try:
        target.connection.execute("BEGIN")
        names = "SELECT name FROM sqlite_master WHERE type = 'table'"
        for (name,) in target.connection.execute(names).fetchall():
            for row in _rows(source, name, lost):
                places = ", ".join("?" * len(row))
                target.connection.execute(f"INSERT OR IGNORE INTO {name} VALUES ({places})", row)
        target.connection.execute("COMMIT")
    finally:
        target.close()
    return lost


def _rows(source: sqlite3.Connection, name: str, lost: set[str]) -> Iterator[tuple[Any, ...]]:
    """Yield all rows of a table of the database that can be read; note if some cannot."""
    sql = f"SELECT rowid, * FROM {name} WHERE rowid > ? ORDER BY rowid"
    after = -1
    while after < LAST:
        try:
            for number, *row in source.execute(sql, (after,)):
                after = max(after, number)
                yield tuple(row)
            return
        except sqlite3.DatabaseError:
            lost.add(name)
            after = _past(source, f"{sql} LIMIT 1", after)


def _past(source: sqlite3.Connection, sql: str, after: int) -> int:
    """Return from where on rows can be read again, after one that cannot."""

    def readable(number: int) -> bool:
        try:
            source.execute(sql, (number,)).fetchall()
        except sqlite3.DatabaseError:
            return False
        return True

    step = 1
    while after + step < LAST and not readable(after + step):
        step *= 2
    low, high = after + step // 2, after + step
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if readable(middle) else (middle, high)
    return high


def _sort_out(
    source: sqlite3.Connection, partial: Path, lost: set[str], relist: Relist
) -> tuple[int, int]:
    """Keep the tables that are whole, and the codes of the others; return how many there are."""
    target = Database(partial)
    connection = target.connection
    try:
        connection.execute("BEGIN")
        listed = {table for (table,) in connection.execute("SELECT table_id FROM tables")}
        played = {table for (table,) in connection.execute("SELECT table_id FROM events")}
        damaged = []
        for table in listed | played:
            try:
                rows = _whole(source, target, table, complete="events" not in lost)
                again = relist(rows) if table not in listed or "players" in lost else None
            except Exception:
                # Whatever is wrong with it concerns this table alone.
                damaged.append(table)
                _keep_code(connection, table)
            else:
                if again:
                    target.list_again(*again)
        connection.execute("COMMIT")
    finally:
        target.close()
    return len(listed | played) - len(damaged), len(damaged)


def _whole(
    source: sqlite3.Connection, target: Database, table: str, *, complete: bool
) -> list[Row]:
    """Return the events of a table if all are there, as far as anybody can know."""
    rows = target.events(table)
    counts = [
        count
        for index in ("sqlite_autoindex_events_1", "sqlite_autoindex_events_2")
        if (count := _count(source, index, table)) is not None
    ]
    if not rows or len(rows) < max(counts, default=0) or not (counts or complete):
        raise StoreError("store-table-damaged", table=table)
    return rows


def _count(source: sqlite3.Connection, index: str, table: str) -> int | None:
    """Return how many events of a table an index knows; None: it cannot be read there."""
    sql = f"SELECT count(*) FROM events INDEXED BY {index} WHERE table_id = ?"
    try:
        ((count,),) = source.execute(sql, (table,)).fetchall()
    except sqlite3.DatabaseError:
        return None
    return int(count)


def _keep_code(connection: sqlite3.Connection, table: str) -> None:
    """Leave nothing of a table but that it was there: whoever has its code is told."""
    connection.execute("DELETE FROM events WHERE table_id = ?", (table,))
    notes.drop(connection, table)
    connection.execute(
        "UPDATE tables SET status = ?, listed = 0, summary = NULL WHERE table_id = ?",
        (DAMAGED, table),
    )


def _put_aside(path: Path) -> Path:
    """Give a file another name too, that nothing has yet; its own will be another file's."""
    aside = path.with_name(f"{path.name}.damaged")
    number = 1
    while aside.exists():
        number += 1
        aside = path.with_name(f"{path.name}.damaged-{number}")
    try:
        os.link(path, aside)
    except OSError:
        # Not every file system has links.
        shutil.copyfile(path, aside)
    return aside
