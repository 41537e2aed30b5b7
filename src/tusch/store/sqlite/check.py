"""Whether a file is whole: quickly at every start, and thoroughly when somebody asks."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Timer
from typing import Final
from urllib.parse import quote

from tusch.store.errors import StoreDamagedError, StoreError
from tusch.store.protocol import Checked, Listing
from tusch.store.sqlite.database import Database
from tusch.store.sqlite.errors import of_sqlite, unreadable
from tusch.store.sqlite.lock import need_unlocked
from tusch.store.sqlite.schema import MIGRATIONS, need_newest, version_of
from tusch.store.sqlite.usable import need_file, need_writable

FAULTS: Final = 20
"""Of a file that are told."""
_UNFINISHED: Final = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN)
"""What SQLite says of a file that it would have to write to before it can read it."""


def inspect(path: Path) -> None:
    """Refuse a file that no server could open; nothing is changed, and nothing is made."""
    need_writable(path)
    need_unlocked(path)
    real = path.resolve()
    if not real.is_file() or not real.stat().st_size:
        return
    beside = [real.with_name(f"{real.name}{end}") for end in ("-wal", "-journal")]
    killed = any(each.is_file() and each.stat().st_size for each in beside)
    # What a killed server has left counts, but is only read. Where there is none, SQLite would
    # make a log to read the file, unless it takes it for one that never changes.
    how = "readonly_shm=1" if killed else "immutable=1"
    address = f"file:{quote(os.fsencode(real))}?mode=ro&{how}"
    try:
        with closing(sqlite3.connect(address, uri=True)) as connection:
            version_of(connection, path, newest=len(MIGRATIONS))
    except sqlite3.Error as error:
        # Some of what is left has to be put right before anybody can read, and opening does that.
        if not (killed and getattr(error, "sqlite_errorcode", 0) & 0xFF in _UNFINISHED):
            raise of_sqlite(path, error) from None


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
    need_file(path)
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


def listings(path: Path) -> list[Listing]:
    """Return what is known of every table of a file, which may be in use."""
    need_file(path)
    database = Database(path, reader=True)
    try:
        need_newest(database.connection, path)
        return database.listings()
    except sqlite3.Error as error:
        raise of_sqlite(path, error) from None
    finally:
        database.close()


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
