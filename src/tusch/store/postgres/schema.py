"""The tables of a PostgreSQL database, and how an older one becomes a newer one."""

import asyncio
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any, Final, TypeAlias

import asyncpg

from tusch.store.errors import StoreError, StoreFileError
from tusch.store.place import DatabaseUrl

MIGRATIONS: Sequence[str] = (
    """
    CREATE TABLE events (
        table_id TEXT COLLATE "C" NOT NULL,
        seq INTEGER NOT NULL,
        client TEXT COLLATE "C",
        at BIGINT NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (table_id, seq),
        UNIQUE (table_id, client)
    );
    CREATE INDEX events_by_client ON events (client);
    CREATE TABLE tables (
        table_id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
        code TEXT COLLATE "C" NOT NULL UNIQUE,
        listed BOOLEAN NOT NULL,
        status TEXT COLLATE "C" NOT NULL,
        updated BIGINT NOT NULL,
        summary TEXT
    );
    CREATE INDEX tables_by_status ON tables (status, updated);
    CREATE TABLE players (
        guest TEXT COLLATE "C" NOT NULL,
        table_id TEXT COLLATE "C" NOT NULL,
        PRIMARY KEY (guest, table_id)
    );
    CREATE INDEX players_by_table ON players (table_id);
    CREATE TABLE sessions (
        digest TEXT COLLATE "C" NOT NULL PRIMARY KEY,
        guest TEXT COLLATE "C" NOT NULL,
        opened BIGINT NOT NULL
    );
    CREATE INDEX sessions_by_guest ON sessions (guest);
    CREATE TABLE clock (
        run TEXT COLLATE "C" NOT NULL PRIMARY KEY,
        wall BIGINT NOT NULL,
        steady BIGINT NOT NULL,
        hold BIGINT NOT NULL,
        trusted BOOLEAN NOT NULL
    );
    CREATE TABLE notes (
        owner TEXT COLLATE "C" NOT NULL,
        kind TEXT COLLATE "C" NOT NULL,
        name TEXT COLLATE "C" NOT NULL,
        at BIGINT NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (owner, kind, name)
    );
    CREATE INDEX notes_by_kind ON notes (kind, at);
    """,
    """
    CREATE TABLE nodes (
        node BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        until TIMESTAMPTZ NOT NULL
    );
    CREATE TABLE owners (
        table_id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
        node BIGINT REFERENCES nodes ON DELETE CASCADE
    );
    CREATE INDEX owners_by_node ON owners (node);
    CREATE TABLE watching (
        table_id TEXT COLLATE "C" NOT NULL,
        node BIGINT NOT NULL REFERENCES nodes ON DELETE CASCADE,
        guests TEXT[] NOT NULL,
        spectators INTEGER NOT NULL,
        PRIMARY KEY (table_id, node)
    );
    CREATE INDEX watching_by_node ON watching (node);
    ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
    """,
    """
    ALTER TABLE nodes ADD COLUMN program TEXT NOT NULL DEFAULT '';
    ALTER TABLE tusch ADD COLUMN form INTEGER;
    """,
)
"""The n-th script makes form n of form n - 1. A script that was released never changes.

The form is that of a file, but that every machine has its own look at the clock, by which clock
it was; and what looks up a table or a guest has an index where SQLite reads along."""

NEEDED: Final = 2
"""How many of them a server has to know to go on with the newest form.

While a new version is rolled out, servers of the one before use the database beside it, and may be
started again: a script that adds what they do not miss leaves this number as it is."""

LOCK = 0x74757363
"""Of those who make or renew the tables, one at a time: `tusc`."""
RIGHTS: Final = ("SELECT", "INSERT", "UPDATE", "DELETE")
"""What a server must be allowed to do with every table."""
LOCK_TIMEOUT: Final = "1s"
"""How long a script waits for a table that others use; for so long moves queue behind it."""
PAUSE: Final = 0.5
"""Seconds between two attempts, in which moves go on."""
LONGEST: Final = 3600.0
"""Seconds of attempts: another server may be at it, or a copy of everything be made."""

Tell: TypeAlias = Callable[[str], None]
"""Is told what takes its time."""


async def migrate(
    connection: Any,
    url: DatabaseUrl,
    migrations: Sequence[str] = MIGRATIONS,
    tell: Tell = lambda _: None,
) -> None:
    """Bring a database to the newest form, all or nothing; refuse what is not ours.

    One that a newer version has been at stays as it is, if it can still be used. The connection
    must have no limits: a script takes as long as it takes.
    """
    form = await usable(connection, url, len(migrations))
    if form >= len(migrations):
        return
    if form:
        tell("bringing the database to a new form")
    end = perf_counter() + LONGEST
    while not await _attempt(connection, url, migrations):
        if perf_counter() > end:
            raise StoreError("store-busy", file=str(url))
        await asyncio.sleep(PAUSE)
    if form:
        tell("the database has its new form")


async def _attempt(connection: Any, url: DatabaseUrl, migrations: Sequence[str]) -> bool:
    """Whether it has its form now: not while another one gives it that, or tables are in use."""
    try:
        async with connection.transaction():
            if not await connection.fetchval("SELECT pg_try_advisory_xact_lock($1)", LOCK):
                return False
            await connection.execute(f"SET LOCAL lock_timeout = '{LOCK_TIMEOUT}'")
            form = await usable(connection, url, len(migrations))
            if not form:
                await connection.execute("CREATE TABLE tusch (version INTEGER NOT NULL)")
                await connection.execute("INSERT INTO tusch VALUES (0)")
            for script in migrations[form:]:
                await connection.execute(script)
            if form < len(migrations):
                await connection.execute(
                    "UPDATE tusch SET version = $1, form = $2", NEEDED, len(migrations)
                )
    except asyncpg.LockNotAvailableError:
        return False
    return True


async def usable(connection: Any, url: DatabaseUrl, newest: int = len(MIGRATIONS)) -> int:
    """Return the form of a database; refuse one of which more has to be known."""
    form, needed = await forms_of(connection, url)
    if needed > newest:
        raise StoreFileError("store-newer", file=str(url), value=form, allowed=newest)
    return form


async def forms_of(connection: Any, url: DatabaseUrl) -> tuple[int, int]:
    """Return the form of a database and how much of it a server has to know; 0: it is empty."""
    found = await connection.fetch(
        "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
    )
    names = {str(name) for (name,) in found}
    if "tusch" not in names:
        if names:
            raise StoreFileError("store-not-ours", file=str(url))
        return 0, 0
    found = await connection.fetchrow("SELECT * FROM tusch")
    needed = int(found["version"])
    # Before there was another number, every server had to know all of it.
    return int(found.get("form") or needed), needed


async def known(base: Any, url: DatabaseUrl) -> int:
    """Return the form of a database; refuse one on which no server of this version could run."""
    form, needed = await forms_of(base, url)
    if not form:
        raise StoreFileError("store-empty", file=str(url))
    if form < len(MIGRATIONS):
        raise _other("store-older", url, form)
    if needed > len(MIGRATIONS):
        raise _other("store-newer", url, form)
    return form


async def all_known(base: Any, url: DatabaseUrl) -> None:
    """Refuse a database of which this version does not know all: a copy would lack the rest."""
    form = await known(base, url)
    if form > len(MIGRATIONS):
        raise _other("store-newer", url, form)


def _other(which: str, url: DatabaseUrl, form: int) -> StoreFileError:
    """Return that a database has another form than this version gives it."""
    return StoreFileError(which, file=str(url), value=form, allowed=len(MIGRATIONS))


async def need_create(connection: Any, url: DatabaseUrl) -> None:
    """Refuse a role that could not make the tables."""
    asked = "SELECT current_schema(), has_schema_privilege(current_schema(), 'CREATE')"
    schema, may = await connection.fetchrow(asked)
    if not may:
        raise StoreFileError("store-rights", file=str(url), allowed=("CREATE",), value=(schema,))


async def need_rights(connection: Any, url: DatabaseUrl) -> None:
    """Refuse a role that could not write while people play."""
    lacking = await connection.fetch(
        "SELECT DISTINCT tablename FROM pg_tables, unnest($1::text[]) AS needed "
        "WHERE schemaname = current_schema() AND tablename <> 'tusch' "
        "AND NOT has_table_privilege(format('%I.%I', schemaname, tablename), needed) "
        "ORDER BY tablename",
        RIGHTS,
    )
    if lacking:
        names = tuple(str(name) for (name,) in lacking)
        raise StoreFileError("store-rights", file=str(url), allowed=RIGHTS, value=names)
