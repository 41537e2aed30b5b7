"""Copies of the whole store, made while it runs, and put back while it does not."""

import os
import sqlite3
from pathlib import Path

from tusch.store.errors import StoreDamagedError, StoreFileError, of_sqlite
from tusch.store.lock import FileLock
from tusch.store.schema import MIGRATIONS, version_of


def backup(source: Path, target: Path) -> None:
    """Copy a store, which may be in use, into a new file: complete, or not there at all."""
    if target.exists():
        raise StoreFileError("store-exists", file=str(target))
    check(source)
    _copy(source, target)


def restore(source: Path, target: Path) -> None:
    """Put a copy in the place of a store that nobody uses; what was there is lost."""
    check(source)
    # A link stays a link.
    target = target.resolve()
    lock = FileLock(target)
    try:
        # The old log must be gone before the new file is there, or it would be played into it.
        if target.exists():
            _fold_log(target)
        _copy(source, target)
    finally:
        lock.close()


def check(path: Path) -> None:
    """Refuse a file that is not a whole store of a version that is known."""
    if not path.is_file():
        raise StoreFileError("store-cannot-open", file=str(path))
    try:
        connection = sqlite3.connect(path)
        try:
            version = version_of(connection, path, newest=len(MIGRATIONS))
            (state,) = connection.execute("PRAGMA integrity_check").fetchone()
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise of_sqlite(path, error) from None
    if not version:
        raise StoreFileError("store-not-ours", file=str(path))
    if state != "ok":
        raise StoreDamagedError("store-damaged", file=str(path))


def _fold_log(path: Path) -> None:
    """Bring the write-ahead log into its file and remove it."""
    try:
        connection = sqlite3.connect(path)
        try:
            connection.execute("PRAGMA journal_mode = DELETE").fetchall()
        finally:
            connection.close()
    except sqlite3.DatabaseError:
        # A broken file is what a restore is for.
        for end in ("-wal", "-shm"):
            path.with_name(f"{path.name}{end}").unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    """Copy a database into a file beside the target, then put it there in one step."""
    partial = target.with_name(f"{target.name}.part")
    partial.unlink(missing_ok=True)
    try:
        ours, theirs = sqlite3.connect(source), sqlite3.connect(partial)
        try:
            theirs.execute("PRAGMA synchronous = FULL")
            ours.backup(theirs)
            theirs.execute("PRAGMA journal_mode = DELETE").fetchall()
        finally:
            theirs.close()
            ours.close()
        partial.replace(target)
    except sqlite3.Error as error:
        raise of_sqlite(target, error) from None
    finally:
        partial.unlink(missing_ok=True)
    sync_folder(target.parent)


def sync_folder(folder: Path) -> None:
    """Make the new name of a file last through a power cut, where folders can be synced."""
    if os.name == "posix":
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
