"""The host's word that the machine's clock is right, also while a server runs."""

import sqlite3
from pathlib import Path

from tusch.store.sqlite.errors import of_sqlite
from tusch.store.sqlite.schema import need_newest
from tusch.store.sqlite.usable import need_file


def trust_clock(path: Path) -> int:
    """Let tables be deleted again; return for how many milliseconds they would have been kept.

    A server that runs on the file goes on: SQLite lets one write after the other, and the server
    reads this row anew whenever it looks at the clock.
    """
    need_file(path)
    try:
        connection = sqlite3.connect(path, isolation_level=None)
        try:
            return _trust(connection, path)
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise of_sqlite(path, error) from None


def _trust(connection: sqlite3.Connection, path: Path) -> int:
    """Write it down, if this file has a place for it."""
    need_newest(connection, path)
    connection.execute("BEGIN IMMEDIATE")
    held = connection.execute("SELECT hold FROM clock").fetchall()
    connection.execute("UPDATE clock SET hold = 0, trusted = 1")
    connection.execute("COMMIT")
    return int(held[0][0]) if held else 0
