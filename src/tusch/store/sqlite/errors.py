"""What SQLite says, as errors of the store."""

import sqlite3
from pathlib import Path

from tusch.store.errors import StoreDamagedError, StoreError, StoreFileError
from tusch.store.sqlite.usable import unusable


def of_sqlite(path: Path | str, error: sqlite3.Error) -> StoreError:
    """Return the error that people read for one of SQLite's."""
    file = str(path)
    match getattr(error, "sqlite_errorcode", 0) & 0xFF:
        case sqlite3.SQLITE_FULL:
            return StoreError("store-full", file=file)
        case sqlite3.SQLITE_READONLY:
            return StoreFileError("store-read-only", file=file)
        case sqlite3.SQLITE_CANTOPEN:
            return unusable(Path(path), str(error)[:200])
        case sqlite3.SQLITE_NOTADB:
            return StoreFileError("store-not-ours", file=file)
        case sqlite3.SQLITE_CORRUPT:
            return StoreDamagedError("store-damaged", file=file)
        case _:
            return StoreError("store-broken", file=file, reason=str(error)[:200])


def unreadable(error: sqlite3.Error) -> bool:
    """Whether what was read is damaged; SQLite has no code for texts that are none."""
    code = getattr(error, "sqlite_errorcode", None)
    return code is None or code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
