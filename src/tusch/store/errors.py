"""What can go wrong with a store: one clear line each."""

import sqlite3
from pathlib import Path

from tusch.errors import TuschError


class StoreError(TuschError):
    """Nothing was written."""


class StoreConflictError(StoreError):
    """The table has other events than the command was decided for."""


class StoreDuplicateError(StoreError):
    """The command has been carried out before."""

    def __init__(self, seq: int) -> None:
        """Say where the command is in the log."""
        super().__init__("store-duplicate", seq=seq)
        self.seq = seq


class StoreFileError(StoreError):
    """The file cannot be used."""


def of_sqlite(path: Path | str, error: sqlite3.Error) -> StoreError:
    """Return the error that people read for one of SQLite's."""
    file = str(path)
    match getattr(error, "sqlite_errorcode", 0) & 0xFF:
        case sqlite3.SQLITE_FULL:
            return StoreError("store-full", file=file)
        case sqlite3.SQLITE_READONLY:
            return StoreFileError("store-read-only", file=file)
        case sqlite3.SQLITE_CANTOPEN:
            return StoreFileError("store-cannot-open", file=file)
        case sqlite3.SQLITE_NOTADB | sqlite3.SQLITE_CORRUPT:
            return StoreFileError("store-not-ours", file=file)
        case _:
            return StoreError("store-broken", file=file, reason=str(error)[:200])
