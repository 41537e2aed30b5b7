"""What is read, each by one statement."""

from collections.abc import Sequence
from typing import Any, Final

from tusch.store.errors import TableDamagedError
from tusch.store.protocol import Listing, Note, Row

_LISTING: Final = """
SELECT table_id, code, listed, status, updated, summary, coalesce(
    (SELECT at FROM events WHERE events.table_id = tables.table_id ORDER BY seq DESC LIMIT 1), 0
) FROM tables"""


_EVENTS: Final = """
SELECT place, seq, client, at, body
FROM unnest($1::text[], $2::bigint[]) WITH ORDINALITY AS wanted (name, after, place)
JOIN events ON table_id = name AND seq > after ORDER BY place, seq
"""


async def events(
    connection: Any, wanted: Sequence[tuple[str, int]]
) -> list[list[Row] | TableDamagedError]:
    """Return the events of tables, each after a number; of one that lacks some, that it does."""
    names, afters = zip(*wanted, strict=True)
    found: list[list[Row]] = [[] for _ in wanted]
    for place, *row in await connection.fetch(_EVENTS, names, afters):
        found[place - 1].append(Row(*row))
    return [
        rows
        if [row.seq for row in rows] == list(range(after + 1, after + 1 + len(rows)))
        else TableDamagedError(table)
        for (table, after), rows in zip(wanted, found, strict=True)
    ]


async def find(connection: Any, code: str) -> Listing | None:
    """Return the table of a code."""
    if "\0" in code:
        # A sign that no text of this database can have.
        return None
    found = await connection.fetchrow(f"{_LISTING} WHERE code = $1", code)
    return Listing(*found) if found else None


async def listings(
    connection: Any, *, status: str | None, listed: bool | None, limit: int
) -> list[Listing]:
    """Return tables, the latest first."""
    wanted = {"status": status, "listed": listed}
    given = {name: value for name, value in wanted.items() if value is not None}
    where = " AND ".join(["true", *(f"{name} = ${n}" for n, name in enumerate(given, start=1))])
    most = "" if limit < 0 else f" LIMIT {limit:d}"
    found = await connection.fetch(
        f"{_LISTING} WHERE {where} ORDER BY updated DESC, table_id{most}", *given.values()
    )
    return [Listing(*row) for row in found]


async def games_of(connection: Any, guest: str, limit: int) -> list[Listing]:
    """Return the tables where a guest has played, the latest first."""
    found = await connection.fetch(
        f"{_LISTING} WHERE table_id IN (SELECT table_id FROM players WHERE guest = $1) "
        "ORDER BY updated DESC, table_id LIMIT $2",
        guest,
        limit,
    )
    return [Listing(*row) for row in found]


async def tables_of(connection: Any, guest: str) -> list[str]:
    """Return all tables where a guest has ever done something."""
    # Commands are kept as `guest/id`, and `0` is what follows `/`.
    found = await connection.fetch(
        "SELECT table_id FROM players WHERE guest = $1 UNION "
        "SELECT table_id FROM events WHERE client >= $2 AND client < $3",
        guest,
        f"{guest}/",
        f"{guest}0",
    )
    return [str(table) for (table,) in found]


async def notes(connection: Any, kind: str, owner: str | None) -> list[Note]:
    """Return the notes of a kind, of one owner or of all, the earliest first."""
    found = await connection.fetch(
        "SELECT owner, kind, name, at, body FROM notes "
        "WHERE kind = $1 AND ($2::text IS NULL OR owner = $2) ORDER BY at, owner, name",
        kind,
        owner,
    )
    return [Note(*row) for row in found]


async def session(connection: Any, digest: str) -> str | None:
    """Return the guest of a session."""
    found: str | None = await connection.fetchval(
        "SELECT guest FROM sessions WHERE digest = $1", digest
    )
    return found


async def probe(connection: Any) -> None:
    """Read a little of everything."""
    for name in ("events", "tables", "players", "sessions", "clock", "notes"):
        await connection.fetch(f"SELECT * FROM {name} LIMIT 1")
