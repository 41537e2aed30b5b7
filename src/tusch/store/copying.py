"""Everything from a file into a database and back, compared row by row before it counts."""

import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

import asyncpg

from tusch.store.comparing import PORTION, Digest
from tusch.store.errors import StoreFileError
from tusch.store.place import DatabaseUrl
from tusch.store.postgres.connecting import connected
from tusch.store.postgres.schema import all_known, migrate
from tusch.store.sqlite.backup import backup
from tusch.store.sqlite.database import Database
from tusch.store.sqlite.errors import of_sqlite
from tusch.store.sqlite.new_file import new_file

LOCK_TIMEOUT: Final = "5s"
"""How long one waits until nobody gets a number any more."""


class Part(NamedTuple):
    """A table that both kinds of store have."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]
    """By which its rows have one order everywhere."""


PARTS: Final = (
    Part("events", ("table_id", "seq", "client", "at", "body"), ("table_id", "seq")),
    Part(
        "tables",
        ("table_id", "code", "listed", "status", "updated", "summary"),
        ("table_id",),
    ),
    Part("players", ("guest", "table_id"), ("guest", "table_id")),
    Part("sessions", ("digest", "guest", "opened"), ("digest",)),
    Part("notes", ("owner", "kind", "name", "at", "body"), ("owner", "kind", "name")),
    Part("clock", ("wall", "steady", "run", "hold", "trusted"), ("run",)),
)
SWITCHES: Final = ("listed", "trusted")
"""Columns that are numbers in a file and true or false in a database."""


async def into_file(url: DatabaseUrl, file: Path, *, unused: bool = False) -> None:
    """Copy a database, which may be in use, into a new file: complete, or not there at all."""
    if file.exists():
        raise StoreFileError("store-exists", file=str(file))
    with new_file(file, served=unused) as part:
        # Whole before the file is there: with the connection lost somebody might write meanwhile.
        async with _moment(url, unused=unused) as base:
            await _fill_file(base, part)


async def across(source: DatabaseUrl, target: DatabaseUrl) -> None:
    """Copy a database to another one; nobody uses either until all of it is there."""
    try:
        with TemporaryDirectory() as folder:
            between = Path(folder) / "between.db"
            async with _moment(source, unused=True) as base:
                await _fill_file(base, between)
                await into_database(between, target)
    except sqlite3.Error as error:
        raise of_sqlite(between, error) from None


@asynccontextmanager
async def _moment(url: DatabaseUrl, *, unused: bool) -> AsyncIterator[Any]:
    """Have one moment of a database, whatever is written meanwhile; `unused`: nothing is."""
    async with connected(url) as base:
        await all_known(base, url)
        async with base.transaction(isolation="repeatable_read", readonly=not unused):
            if unused:
                # Before anything is read: the moment is that of the first look.
                await _alone(base, url)
            await all_known(base, url)
            yield base


async def into_database(file: Path, url: DatabaseUrl, *, replace: bool = False) -> None:
    """Copy a file, which nobody writes, into a database that nobody uses: all, or nothing."""
    try:
        with TemporaryDirectory() as folder:
            # A copy, which is brought up to date and nobody else writes.
            ours = Path(folder) / "copy.db"
            backup(file, ours)
            Database(ours).close()
            with closing(sqlite3.connect(ours)) as source:
                async with connected(url) as base:
                    await migrate(base, url)
                    await all_known(base, url)
                    async with base.transaction():
                        await _fill_database(source, base, url, replace=replace)
    except sqlite3.Error as error:
        raise of_sqlite(file, error) from None


async def _alone(base: Any, url: DatabaseUrl) -> None:
    """Refuse a database that a server uses; none writes until this transaction is over."""
    await base.execute(f"SET LOCAL lock_timeout = '{LOCK_TIMEOUT}'")
    try:
        # What was begun is over now; no machine gets a number, and none writes without one.
        await base.execute("LOCK TABLE nodes IN EXCLUSIVE MODE")
    except asyncpg.LockNotAvailableError:
        # Another copy is made.
        raise StoreFileError("store-locked", file=str(url)) from None
    await base.execute("SET LOCAL lock_timeout = 0")
    if await base.fetchval("SELECT EXISTS (SELECT FROM nodes WHERE until > clock_timestamp())"):
        raise StoreFileError("store-locked", file=str(url))
    # One that hangs past its lease must not go on under a number that nobody took away.
    await base.execute("DELETE FROM nodes")


async def _fill_file(base: Any, path: Path) -> None:
    """Write all rows of a database into a new file, and compare."""
    Database(path).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as target:
        target.execute("PRAGMA synchronous = FULL")
        # All of it is one change, which a write-ahead log would hold once more.
        target.execute("PRAGMA journal_mode = DELETE").fetchall()
        target.execute("BEGIN")
        for part in PARTS:
            told = Digest()
            names, marks = ", ".join(part.columns), ", ".join("?" * len(part.columns))
            if part.name == "clock":
                # A file has one row, of the machine that looked last.
                names, marks = f"one, {names}", f"1, {marks}"
            async for rows in _rows(base, part):
                told.add(rows)
                target.executemany(f"INSERT INTO {part.name} ({names}) VALUES ({marks})", rows)
            found = Digest()
            for rows in _file_rows(target, part):
                found.add(rows)
            told.agree(found, path)
        target.execute("COMMIT")


async def _fill_database(
    source: sqlite3.Connection, base: Any, url: DatabaseUrl, *, replace: bool
) -> None:
    """Write all rows of a file into a database, and compare."""
    await _alone(base, url)
    there = " OR ".join(f"EXISTS (SELECT FROM {part.name})" for part in PARTS)
    if not replace and await base.fetchval(f"SELECT {there}"):
        raise StoreFileError("store-exists", file=str(url))
    await base.execute(f"TRUNCATE {', '.join(part.name for part in PARTS)}, owners")
    for part in PARTS:
        told, found = Digest(), Digest()
        for rows in _file_rows(source, part):
            told.add(rows)
            await base.copy_records_to_table(part.name, records=rows, columns=part.columns)
        async for rows in _rows(base, part):
            found.add(rows)
        told.agree(found, url)


async def _rows(base: Any, part: Part) -> AsyncIterator[list[tuple[Any, ...]]]:
    """Yield the rows of a database's table in their order, in portions."""
    order = ", ".join(part.key)
    sql = f"SELECT {', '.join(part.columns)} FROM {part.name} ORDER BY {order}"
    if part.name == "clock":
        sql = f"SELECT {', '.join(part.columns)} FROM clock ORDER BY wall DESC, run LIMIT 1"
    portion: list[tuple[Any, ...]] = []
    async for row in base.cursor(sql, prefetch=PORTION):
        portion.append(tuple(row))
        if len(portion) == PORTION:
            yield portion
            portion = []
    if portion:
        yield portion


def _file_rows(source: sqlite3.Connection, part: Part) -> Iterator[list[tuple[Any, ...]]]:
    """Yield the rows of a file's table in the same order and form."""
    order = ", ".join(part.key)
    switches = [part.columns.index(name) for name in SWITCHES if name in part.columns]
    found = source.execute(f"SELECT {', '.join(part.columns)} FROM {part.name} ORDER BY {order}")
    while rows := found.fetchmany(PORTION):
        yield [_switched(row, switches) for row in rows]


def _switched(row: Sequence[Any], switches: Sequence[int]) -> tuple[Any, ...]:
    """Return a row of a file as a database has it."""
    return tuple(bool(value) if n in switches else value for n, value in enumerate(row))
