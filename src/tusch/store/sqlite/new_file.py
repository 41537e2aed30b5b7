"""A new file in the place of another one: complete, or not there at all."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from tusch.store.sqlite.errors import of_sqlite
from tusch.store.sqlite.usable import give_over


@contextmanager
def new_file(target: Path, *, served: bool = False) -> Iterator[Path]:
    """Give a file beside the target to be filled, then put it there in one step.

    One that is served belongs to the server, whoever makes it.
    """
    partial = target.with_name(f"{target.name}.part")
    _remove(partial)
    try:
        yield partial
        fold_log(partial)
        if served:
            give_over(partial, target)
        partial.replace(target)
    except sqlite3.Error as error:
        raise of_sqlite(target, error) from None
    finally:
        _remove(partial)
    _sync_folder(target.absolute().parent)


def fold_log(path: Path) -> None:
    """Bring the write-ahead log into its file, which is then one without a log."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE").fetchall()


def remove_log(path: Path) -> None:
    """Delete the write-ahead log of a file that cannot be read any more."""
    for end in ("-wal", "-shm"):
        path.with_name(f"{path.name}{end}").unlink(missing_ok=True)


def _remove(partial: Path) -> None:
    """Delete what was begun."""
    partial.unlink(missing_ok=True)
    remove_log(partial)


def _sync_folder(folder: Path) -> None:
    """Make the new name of a file last through a power cut, where folders can be synced."""
    if os.name == "posix":
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
