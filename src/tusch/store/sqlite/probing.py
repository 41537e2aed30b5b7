"""Whether a database can be read: a look at a little of everything."""

import sqlite3

_PROBES = (
    "SELECT typeof(body) FROM events LIMIT 1",
    "SELECT typeof(seq) FROM events ORDER BY table_id, seq LIMIT 1",
    "SELECT typeof(summary) FROM tables LIMIT 1",
    "SELECT typeof(updated) FROM tables ORDER BY status, updated LIMIT 1",
    "SELECT typeof(digest) FROM sessions ORDER BY digest LIMIT 1",
    "SELECT typeof(body) FROM notes LIMIT 1",
)
"""What is read to see it; no text of anybody's."""


def probe(connection: sqlite3.Connection) -> None:
    """Read a little of everything."""
    for sql in _PROBES:
        connection.execute(sql).fetchall()
