"""The tables of the database, and how an older file becomes a newer one."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path

from tusch.store.errors import StoreFileError

APPLICATION = 0x74757363
"""Marks a file as ours: `tusc`."""

MIGRATIONS: Sequence[str] = (
    """
    CREATE TABLE events (
        table_id TEXT NOT NULL,
        seq INTEGER NOT NULL,
        client TEXT,
        at BIGINT NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (table_id, seq),
        UNIQUE (table_id, client)
    );
    CREATE TABLE tables (
        table_id TEXT NOT NULL PRIMARY KEY,
        code TEXT NOT NULL UNIQUE,
        listed INTEGER NOT NULL,
        status TEXT NOT NULL,
        updated BIGINT NOT NULL
    );
    CREATE INDEX tables_by_status ON tables (status, updated);
    CREATE TABLE players (
        guest TEXT NOT NULL,
        table_id TEXT NOT NULL,
        PRIMARY KEY (guest, table_id)
    );
    CREATE TABLE sessions (
        digest TEXT NOT NULL PRIMARY KEY,
        guest TEXT NOT NULL,
        opened BIGINT NOT NULL
    );
    CREATE INDEX sessions_by_guest ON sessions (guest);
    """,
    """
    ALTER TABLE tables ADD COLUMN summary TEXT;
    """,
    """
    CREATE TABLE clock (
        one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
        wall BIGINT NOT NULL,
        steady BIGINT NOT NULL,
        run TEXT NOT NULL,
        hold BIGINT NOT NULL,
        trusted INTEGER NOT NULL
    );
    INSERT INTO clock SELECT 1, updated, 0, '', 0, 0 FROM tables ORDER BY updated DESC LIMIT 1;
    """,
    """
    CREATE TABLE notes (
        owner TEXT NOT NULL,
        kind TEXT NOT NULL,
        name TEXT NOT NULL,
        at BIGINT NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (owner, kind, name)
    );
    CREATE INDEX notes_by_kind ON notes (kind, at);
    """,
)
"""The n-th script makes version n of version n - 1. A script that was released never changes."""


def migrate(
    connection: sqlite3.Connection, path: Path | str, migrations: Sequence[str] = MIGRATIONS
) -> int:
    """Bring a file to the newest version, one version a transaction; refuse what is not ours.

    Return the version that it had.
    """
    version = version_of(connection, path, newest=len(migrations))
    for number, script in enumerate(migrations[version:], start=version + 1):
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement in script.split(";"):
                connection.execute(statement)
            connection.execute(f"PRAGMA application_id = {APPLICATION}")
            connection.execute(f"PRAGMA user_version = {number}")
        except BaseException:
            connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")
    return version


def need_newest(connection: sqlite3.Connection, path: Path | str) -> None:
    """Refuse a file of an older version, which a server has to bring up to date first."""
    version, newest = version_of(connection, path, newest=len(MIGRATIONS)), len(MIGRATIONS)
    if not version:
        raise StoreFileError("store-empty", file=str(path))
    if version < newest:
        raise StoreFileError("store-older", file=str(path), value=version, allowed=newest)


def version_of(connection: sqlite3.Connection, path: Path | str, *, newest: int) -> int:
    """Return the version of a file, 0 if it is empty; refuse a newer one, and others' files."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if application != APPLICATION and (tables or version or application):
        raise StoreFileError("store-not-ours", file=str(path))
    if version > newest:
        raise StoreFileError("store-newer", file=str(path), value=version, allowed=newest)
    return int(version)
