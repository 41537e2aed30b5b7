"""One process a file: a lock that ends with the process, however it ends."""

import os
import sys
from pathlib import Path

from tusch.store.errors import StoreFileError
from tusch.store.sqlite.usable import give_over, unusable


class FileLock:
    """A lock beside a file, held until it is closed or the process ends."""

    def __init__(self, path: Path) -> None:
        """Take the lock, or say that somebody else has it.

        It is on a file of its own: closing the database's file would take SQLite's own locks away.
        It lies beside the file that a link leads to. A file of two names would have two locks, and
        two logs: one name alone is allowed.
        """
        real = path.resolve()
        beside = real.with_name(f"{real.name}.lock")
        there = beside.exists()
        try:
            self._file = os.open(beside, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0))
        except OSError as error:
            wrong = beside if beside.exists() else path
            raise unusable(wrong, error.strerror or str(error)) from None
        if not there:
            give_over(self._file, real)
        try:
            _take(self._file)
        except OSError:
            os.close(self._file)
            raise StoreFileError("store-locked", file=str(path)) from None
        try:
            _need_one_name(path)
        except StoreFileError:
            os.close(self._file)
            raise

    def close(self) -> None:
        """Let others have the file."""
        os.close(self._file)


def need_unlocked(path: Path) -> None:
    """Refuse a file whose lock could not be taken; none is made to find out."""
    real = path.resolve()
    if real.with_name(f"{real.name}.lock").exists():
        FileLock(path).close()
    _need_one_name(path)


def _need_one_name(path: Path) -> None:
    """Refuse a file that has a second name."""
    if path.is_file() and path.stat().st_nlink > 1:
        raise StoreFileError("store-linked", file=str(path))


if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        """Lock an open file, or raise `OSError`."""
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: int) -> None:
        """Lock an open file, or raise `OSError`."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
