"""Copies of the whole store, made while it runs, and put back while it does not."""

import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

from tusch.store.comparing import PORTION, Digest
from tusch.store.errors import StoreDamagedError, StoreFileError
from tusch.store.sqlite.errors import of_sqlite
from tusch.store.sqlite.lock import FileLock
from tusch.store.sqlite.new_file import fold_log, new_file, remove_log
from tusch.store.sqlite.schema import MIGRATIONS, version_of
from tusch.store.sqlite.usable import need_file


def backup(source: Path, target: Path, *, compare: bool = False) -> None:
    """Copy a store, which may be in use, into a new file: complete, or not there at all.

    Only what nobody writes meanwhile can be compared with its copy.
    """
    if target.exists():
        raise StoreFileError("store-exists", file=str(target))
    check(source)
    # What is moved is for a server; a copy stays with whoever makes it: it has secrets.
    _copy(source, target, compare=compare, served=compare)


def restore(source: Path, target: Path) -> None:
    """Put a copy in the place of a store that nobody uses; what was there is lost."""
    check(source)
    # A link stays a link.
    target = target.resolve()
    lock = FileLock(target)
    try:
        # The old log must be gone before the new file is there, or it would be played into it.
        if target.exists():
            try:
                fold_log(target)
            except sqlite3.DatabaseError:
                # A broken file is what a restore is for.
                remove_log(target)
        _copy(source, target, served=True)
    finally:
        lock.close()


def check(path: Path) -> None:
    """Refuse a file that is not a whole store of a version that is known."""
    need_file(path)
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
        raise StoreFileError("store-empty", file=str(path))
    if state != "ok":
        raise StoreDamagedError("store-damaged", file=str(path))


def tables(path: Path) -> int:
    """Return how many tables a copy has."""
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])


def _copy(source: Path, target: Path, *, compare: bool = False, served: bool) -> None:
    """Copy a database into a new file."""
    with new_file(target, served=served) as partial:
        with closing(sqlite3.connect(source)) as ours, closing(sqlite3.connect(partial)) as theirs:
            theirs.execute("PRAGMA synchronous = FULL")
            ours.backup(theirs)
        if compare:
            _content(source).agree(_content(partial), target)


def _content(path: Path) -> Digest:
    """Return a digest of all tables of a file with all their rows."""
    found = Digest()
    with closing(sqlite3.connect(path)) as connection:
        # A server gets by with damaged text, so it must not keep a store from being moved.
        connection.text_factory = partial(str, encoding="utf-8", errors="surrogateescape")
        made = connection.execute(
            "SELECT name, sql FROM sqlite_master WHERE type = 'table' ORDER BY name"
        ).fetchall()
        for name, sql in made:
            found.add((name, sql))
            rows = connection.execute(f'SELECT * FROM "{name}" ORDER BY rowid')
            while portion := rows.fetchmany(PORTION):
                found.add(portion)
    return found
