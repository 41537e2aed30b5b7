"""Everything from a file into a database and back, compared row by row before it counts."""

import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from tusch.store.backup import backup, sync_folder
from tusch.store.check import Checked
from tusch.store.database import Database
from tusch.store.errors import StoreError, StoreFileError, of_sqlite
from tusch.store.place import DatabaseUrl
from tusch.store.postgres import reading
from tusch.store.postgres.connecting import connected
from tusch.store.postgres.schema import MIGRATIONS, forms_of, migrate

PORTION: Final = 2_000
"""Rows that are in memory at once."""


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
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        async with (
            connected(url) as base,
            # One moment of the database, whatever is written meanwhile.
            base.transaction(isolation="repeatable_read", readonly=True),
        ):
            await _known(base, url)
            if unused:
                await _alone(base, url)
            await _fill_file(base, part)
        part.replace(file)
    except sqlite3.Error as error:
        raise of_sqlite(file, error) from None
    finally:
        part.unlink(missing_ok=True)
    sync_folder(file.absolute().parent)


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
                    await _known(base, url)
                    async with base.transaction():
                        await _fill_database(source, base, url, replace=replace)
    except sqlite3.Error as error:
        raise of_sqlite(file, error) from None


async def trust_clock(url: DatabaseUrl) -> int:
    """Let tables be deleted again; return for how long they would have been kept, at most."""
    async with connected(url) as base:
        await _known(base, url)
        held = await base.fetchval("SELECT max(hold) FROM clock")
        await base.execute("UPDATE clock SET hold = 0, trusted = true")
        return int(held or 0)


async def tables(url: DatabaseUrl) -> AsyncIterator[Checked]:
    """Yield every table of a database with its events, as far as they can be read."""
    async with connected(url) as base:
        await _known(base, url)
        names = await base.fetch(
            "SELECT table_id, coalesce(code, '') FROM tables FULL JOIN "
            "(SELECT DISTINCT table_id FROM events) AS kept USING (table_id) ORDER BY table_id"
        )
        for table, code in names:
            (rows,) = await reading.events(base, [(table, 0)])
            yield Checked(table, code, rows if isinstance(rows, list) and rows else None)


async def _alone(base: Any, url: DatabaseUrl) -> None:
    """Refuse a database that a server uses; none writes until this transaction is over."""
    if await base.fetchval("SHOW transaction_read_only") == "off":
        # No machine gets a number meanwhile.
        await base.execute("LOCK TABLE nodes IN SHARE ROW EXCLUSIVE MODE")
    if await base.fetchval("SELECT EXISTS (SELECT FROM nodes WHERE until > clock_timestamp())"):
        raise StoreFileError("store-locked", file=str(url))


async def _known(base: Any, url: DatabaseUrl) -> None:
    """Refuse a database that has not the form of this version."""
    form, _ = await forms_of(base, url)
    if not form:
        raise StoreFileError("store-not-ours", file=str(url))
    if form != len(MIGRATIONS):
        # A copy of what a newer version keeps would lack what only that one knows.
        which = "store-older" if form < len(MIGRATIONS) else "store-newer"
        raise StoreFileError(which, file=str(url), value=form, allowed=len(MIGRATIONS))


async def _fill_file(base: Any, path: Path) -> None:
    """Write all rows of a database into a new file, and compare."""
    Database(path).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as target:
        target.execute("PRAGMA synchronous = FULL")
        target.execute("PRAGMA journal_mode = DELETE").fetchall()
        target.execute("BEGIN")
        for part in PARTS:
            told = sha256()
            names, marks = ", ".join(part.columns), ", ".join("?" * len(part.columns))
            if part.name == "clock":
                # A file has one row, of the machine that looked last.
                names, marks = f"one, {names}", f"1, {marks}"
            async for rows in _rows(base, part):
                told.update(repr(rows).encode(errors="backslashreplace"))
                target.executemany(f"INSERT INTO {part.name} ({names}) VALUES ({marks})", rows)
            found = sha256()
            for rows in _file_rows(target, part):
                found.update(repr(rows).encode(errors="backslashreplace"))
            _agree(told.digest(), found.digest(), path)
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
        told, found = sha256(), sha256()
        for rows in _file_rows(source, part):
            told.update(repr(rows).encode(errors="backslashreplace"))
            await base.copy_records_to_table(part.name, records=rows, columns=part.columns)
        async for rows in _rows(base, part):
            found.update(repr(rows).encode(errors="backslashreplace"))
        _agree(told.digest(), found.digest(), url)


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


def _agree(told: bytes, found: bytes, where: Path | DatabaseUrl) -> None:
    """Refuse a copy that is not what was copied."""
    if told != found:
        raise StoreError("store-broken", file=str(where), reason="copy differs")
