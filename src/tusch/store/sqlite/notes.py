"""Notes in the database: what is kept beside a table, or of a guest, and deleted with them."""

import sqlite3
from collections.abc import Sequence

from tusch.store.protocol import Note


def keep(connection: sqlite3.Connection, kept: Sequence[Note], gone: Sequence[Note]) -> None:
    """Keep notes whose owners are there, and delete others by owner, kind and name."""
    for note in gone:
        connection.execute("DELETE FROM notes WHERE owner = ? AND kind = ? AND name = ?", note[:3])
    for note in kept:
        # What is written late must not outlive the table or the guest that it belongs to.
        connection.execute(
            "INSERT INTO notes SELECT ?, ?, ?, ?, ? "
            "WHERE EXISTS (SELECT 1 FROM tables WHERE table_id = ?) "
            "OR EXISTS (SELECT 1 FROM sessions WHERE guest = ?) "
            "ON CONFLICT (owner, kind, name) DO UPDATE SET at = excluded.at, body = excluded.body",
            (*note, note.owner, note.owner),
        )


def read(connection: sqlite3.Connection, kind: str, owner: str | None) -> list[Note]:
    """Return the notes of a kind, of one owner or of all, the earliest first."""
    one = "" if owner is None else " AND owner = ?"
    found = connection.execute(
        f"SELECT owner, kind, name, at, body FROM notes WHERE kind = ?{one} "
        "ORDER BY at, owner, name",
        (kind,) if owner is None else (kind, owner),
    )
    return [Note(*row) for row in found.fetchall()]


def drop(connection: sqlite3.Connection, owner: str) -> None:
    """Delete all notes of an owner."""
    connection.execute("DELETE FROM notes WHERE owner = ?", (owner,))
