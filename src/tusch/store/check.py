"""Whether a file is whole: quickly at every start, and thoroughly when somebody asks."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Timer
from typing import Final, NamedTuple

from tusch.store.database import Database
from tusch.store.errors import StoreDamagedError, StoreError, StoreFileError, of_sqlite, unreadable
from tusch.store.protocol import Row
from tusch.store.schema import MIGRATIONS, version_of

FAULTS: Final = 20
"""Of a file that are told."""


class Checked(NamedTuple):
    """A table as it is found in a file."""

    table: str
    code: str
    """Empty: it is not listed."""
    rows: list[Row] | None
    """Its events; None: they cannot be read, or some are missing."""


def quick_check(path: Path, seconds: float) -> bool:
    """Look at every page of a file; refuse one that is damaged, say whether there was time."""
    if not path.is_file() or not path.stat().st_size:
        return True
    try:
        with closing(sqlite3.connect(path, check_same_thread=False)) as connection:
            version_of(connection, path, newest=len(MIGRATIONS))
            with _interrupted(connection, seconds):
                (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_INTERRUPT:
            return False
        raise of_sqlite(path, error) from None
    if found != "ok":
        raise StoreDamagedError("store-damaged", file=str(path))
    return True


@contextmanager
def _interrupted(connection: sqlite3.Connection, seconds: float) -> Iterator[None]:
    """Let nothing go on for longer than this."""
    timer = Timer(seconds, connection.interrupt)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()


def faults(path: Path) -> list[str]:
    """Return what SQLite finds wrong with a file when it looks at everything; it may be in use."""
    if not path.is_file():
        raise StoreFileError("store-cannot-open", file=str(path))
    try:
        with closing(sqlite3.connect(path)) as connection:
            version_of(connection, path, newest=len(MIGRATIONS))
            found = _integrity(connection)
    except sqlite3.Error as error:
        raise of_sqlite(path, error) from None
    lines = [line for (text,) in found for line in str(text).splitlines()]
    return [] if lines == ["ok"] else lines


def _integrity(connection: sqlite3.Connection) -> list[tuple[str]]:
    """Return what SQLite says; there is damage that keeps it from looking further."""
    try:
        return connection.execute(f"PRAGMA integrity_check({FAULTS})").fetchall()
    except sqlite3.DatabaseError as error:
        if unreadable(error):
            return [(str(error),)]
        raise


def tables(path: Path) -> Iterator[Checked]:
    """Yield every table of a file with its events, as far as they can be read."""
    database = Database(path, reader=True)
    try:
        for table, code in _names(database).items():
            try:
                rows = database.events(table)
            except (sqlite3.Error, StoreError):
                rows = []
            yield Checked(table, code, rows or None)
    finally:
        database.close()


def _names(database: Database) -> dict[str, str]:
    """Return all tables that are listed or have events, with their codes."""
    found: dict[str, str] = {}
    for sql in (
        "SELECT table_id, '' FROM events WHERE seq = 1",
        "SELECT table_id, code FROM tables",
    ):
        try:
            for table, code in database.connection.execute(sql):
                found[str(table)] = str(code)
        except sqlite3.DatabaseError:
            # That the file is damaged has been told; what can be read is looked at.
            continue
    return found
