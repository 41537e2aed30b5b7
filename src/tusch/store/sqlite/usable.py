"""Whether a file can be used, and if not, why: whose it is, and who may read and write it."""

import os
import sys
from pathlib import Path

from tusch.store.errors import StoreFileError

BESIDE = ("", "-wal", "-shm", ".lock")
"""The ends of all files that a server writes."""


def need_file(path: Path) -> None:
    """Refuse a place where there is no file that can be read."""
    if _closed_folder(path) or not path.is_file() or not os.access(path, os.R_OK):
        raise unusable(path, "")


def need_writable(path: Path) -> None:
    """Refuse a file that a server could not write or make, or one of those beside it.

    SQLite would open it for reading, and make its log by the same rights: people would come, and
    none of their moves could be kept.
    """
    real = path.resolve()
    if _closed_folder(real) or not real.parent.is_dir():
        raise unusable(path, "")
    for end in BESIDE:
        each = real.with_name(f"{real.name}{end}")
        if each.exists() and not (each.is_file() and os.access(each, os.R_OK | os.W_OK)):
            raise unusable(each, "")
    if not os.access(real.parent, os.W_OK | os.X_OK):
        raise StoreFileError("store-folder-read-only", file=str(path))


def unusable(path: Path, reason: str) -> StoreFileError:
    """Return why a file cannot be used; the reason is the system's, if nothing else is found."""
    file = str(path)
    if folder := _closed_folder(path):
        _, who = _owners(folder)
        return StoreFileError("store-folder-closed", file=file, folder=str(folder), who=who)
    if not path.parent.is_dir():
        return StoreFileError("store-no-folder", file=file)
    if path.is_dir():
        return StoreFileError("store-is-folder", file=file)
    if not path.exists():
        return StoreFileError("store-no-file", file=file)
    if os.access(path, os.R_OK | os.W_OK):
        return StoreFileError("store-cannot-open", file=file, reason=reason)
    whose, who = _owners(path)
    if whose != who:
        return StoreFileError("store-owner", file=file, whose=whose, who=who)
    if os.access(path, os.R_OK):
        return StoreFileError("store-read-only", file=file)
    return StoreFileError("store-no-rights", file=file, who=who)


def _closed_folder(path: Path) -> Path | None:
    """Return the first folder on the way to a file that we may not enter, if there is one."""
    for folder in reversed(path.absolute().parents):
        if not folder.is_dir():
            return None
        if not os.access(folder, os.X_OK):
            return folder
    return None


if sys.platform == "win32":

    def _owners(_: Path) -> tuple[str, str]:
        """Return two equal names: who may do what is told otherwise there."""
        return "", ""

    def give_over(_: int | Path, __: Path) -> None:
        """Leave a new file to whoever made it."""

else:

    def _owners(path: Path) -> tuple[str, str]:
        """Return whose a file is, and who we are."""
        return _name(path.stat().st_uid), _name(os.geteuid())

    def _name(number: int) -> str:
        """Return the name of a user, or the number if there is none."""
        import pwd  # noqa: PLC0415 - a page has no users

        try:
            return pwd.getpwuid(number).pw_name
        except KeyError:
            return str(number)

    def give_over(new: int | Path, target: Path) -> None:
        """Give a new file to the owner of the one that it stands in for, or of the folder.

        What the administrator makes would otherwise be theirs, and closed to the server.
        """
        if os.geteuid() == 0:
            owner = (target if target.exists() else target.absolute().parent).stat()
            os.chown(new, owner.st_uid, owner.st_gid)
