"""Everything from a file into a database and back: the same rows, or nothing."""

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from tests.store.support.opened import opened, run
from tests.support.postgres import postgres
from tusch.store import (
    Append,
    Clock,
    DatabaseUrl,
    Listing,
    Note,
    Place,
    Store,
    StoreError,
    StoreFencedError,
    StoreFileError,
    backup,
    copying,
    move,
    moving,
    restore,
    trust_clock,
)
from tusch.store.postgres import store as postgres_store
from tusch.store.postgres.connecting import SESSION, connected
from tusch.store.postgres.store import PostgresStore

WEEK = 7 * 24 * 3600 * 1000


async def fill(store: Store) -> None:
    """A little of everything that can be in a store."""
    for n in range(30):
        listing = Listing(f"t{n}", f"CODE{n}", bool(n % 2), "playing", n, f'{{"é":"{n}\u202f"}}')
        first = Append(f"t{n}", 0, f"ann/{n}", n, ("one", "z\u00e9ro"), listing, ("ann", f"g{n}"))
        await store.append(first)
        await store.append(Append(f"t{n}", 2, None, n + 1, ("three\n",)))
        await store.open_session(f"digest{n}", f"g{n}", n)
    await store.append(Append("unlisted", 0, None, 5, ("x",)))
    await store.keep_notes([Note("t1", "report", str(n), n, "{}") for n in range(3)])
    await store.clock(lambda _: Clock(9, 8, "run", WEEK))


def rows(data: Place) -> dict[str, list[Any]]:
    """All that is in a store, by its tables, whatever else it has."""
    sql = {
        part.name: f"SELECT {', '.join(part.columns)} FROM {part.name}" for part in copying.PARTS
    }
    if isinstance(data, Path):
        base = sqlite3.connect(data)
        found = {name: base.execute(each).fetchall() for name, each in sql.items()}
        base.close()
    else:
        found = asyncio.run(_rows(data, sql))
    return {name: sorted(map(repr, map(_plain, each))) for name, each in found.items()}


async def _rows(url: DatabaseUrl, sql: dict[str, str]) -> dict[str, list[Any]]:
    async with connected(url) as base:
        return {name: await base.fetch(each) for name, each in sql.items()}


def _plain(row: Any) -> list[Any]:
    return [int(value) if isinstance(value, bool) else value for value in row]


def test_everything_goes_into_a_database_and_back(tmp_path: Path) -> None:
    first, url, last = tmp_path / "first", postgres().schema(), tmp_path / "last"
    run(first, fill)
    before = rows(first)
    move(first, url)
    assert rows(url) == before
    other = postgres().schema()
    move(url, other)
    move(other, last)
    assert rows(other) == rows(last) == rows(first) == before
    assert len(before["events"]) == 91


def test_a_copy_of_a_running_database_is_one_moment_of_it(tmp_path: Path) -> None:
    url, other, copy = postgres().schema(), postgres().schema(), tmp_path / "copy"

    async def use(store: Store) -> None:
        await fill(store)
        await asyncio.to_thread(backup, url, copy)
        assert isinstance(store, PostgresStore)
        nodes = store.nodes(60)
        await nodes.renew()
        with pytest.raises(StoreFileError, match="already exists"):
            await asyncio.to_thread(backup, url, copy)
        with pytest.raises(StoreFileError, match="in use"):
            await asyncio.to_thread(restore, copy, url)
        with pytest.raises(StoreFileError, match="in use"):
            await asyncio.to_thread(move, url, other)
        await nodes.leave()

    run(url, use)
    assert rows(copy) == rows(url)
    with pytest.raises(StoreFileError, match="already exists"):
        restore(copy, url, replace=False)
    run(url, lambda store: store.drop(["t1"]))
    restore(copy, url)
    assert rows(copy) == rows(url)


@pytest.mark.parametrize("into", ["file", "database"])
def test_a_server_that_starts_while_a_database_is_moved_waits(
    into: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres().schema()
    end: Place = tmp_path / "copy" if into == "file" else postgres().schema()
    run(url, fill)
    before = rows(url)
    starting: list[asyncio.Task[None]] = []
    honest = copying._fill_file if into == "file" else copying._fill_database

    async def start() -> None:
        async with opened(url) as store:
            assert isinstance(store, PostgresStore)
            nodes = store.nodes(60)
            await nodes.renew()
            await store.append(Append("t1", 3, None, 5, ("four",)))
            await nodes.leave()

    async def slowly(*given: Any, **more: Any) -> None:
        starting.append(asyncio.create_task(start()))
        await asyncio.wait(starting, timeout=0.5)
        assert not starting[0].done()
        await honest(*given, **more)

    async def whole() -> None:
        if isinstance(end, Path):
            await copying.into_file(url, end, unused=True)
        else:
            await copying.across(url, end)
        await starting[0]

    monkeypatch.setattr(copying, honest.__name__, slowly)
    asyncio.run(whole())
    assert rows(end) == before
    assert len(rows(url)["events"]) == len(before["events"]) + 1


@pytest.mark.faults
def test_a_server_that_hangs_past_its_lease_writes_nothing_where_a_copy_was_put_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, copy = postgres().schema(), tmp_path / "copy"
    monkeypatch.setattr(postgres_store, "WITHOUT_NUMBER", 0.1)

    async def use(store: Store) -> None:
        assert isinstance(store, PostgresStore)
        await fill(store)
        await asyncio.to_thread(backup, url, copy)
        nodes = store.nodes(0.05)
        await nodes.renew()
        await store.append(Append("t1", 3, None, 5, ("four",)))
        await asyncio.sleep(0.1)
        await asyncio.to_thread(restore, copy, url)
        # It knows nothing of that; its event would leave a gap.
        with pytest.raises(StoreFencedError):
            await store.append(Append("t1", 4, None, 6, ("five",)))
        await nodes.leave()

    run(url, use)
    assert rows(url) == rows(copy)


def test_two_copies_at_once_are_refused_and_wait_for_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    url = postgres().schema()
    run(url, fill)
    monkeypatch.setattr(copying, "LOCK_TIMEOUT", "200ms")
    with pytest.raises(StoreFileError, match="in use"):
        move(url, url)


def test_a_database_that_has_anything_is_not_overwritten(tmp_path: Path) -> None:
    url = postgres().schema()
    for data in (tmp_path / "db", url):
        run(data, empty)
    (schema,) = re.findall(r"search_path=(\w+)", url.text)
    one = {
        "events": "'t', 1, NULL, 0, 'x'",
        "tables": "'t', 'CODE', true, 'over', 0, NULL",
        "players": "'ann', 't'",
        "sessions": "'digest', 'ann', 0",
        "notes": "'t', 'report', '0', 0, 'x'",
        "clock": "0, 0, 'run', 0, false",
    }
    for part in copying.PARTS:
        names = ", ".join(part.columns)
        postgres().run(f"INSERT INTO {part.name} ({names}) VALUES ({one[part.name]})", schema)
        with pytest.raises(StoreFileError, match="already exists"):
            move(tmp_path / "db", url)
        assert postgres().run(f"DELETE FROM {part.name} RETURNING 1", schema) == "1\n"
    move(tmp_path / "db", url)


async def empty(_: Store) -> None:
    """Leave a store as it was made."""


@pytest.mark.parametrize("into", ["file", "database"])
def test_a_copy_that_differs_is_refused_and_leaves_nothing(
    into: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin: Place = tmp_path / "db" if into == "database" else postgres().schema()
    end: Place = postgres().schema() if into == "database" else tmp_path / "db"
    run(begin, fill)

    def lose_a_row(source: Any, part: Any) -> Any:
        for portion in honest(source, part):
            yield portion[1:]

    async def lose_one_of_the_database(base: Any, part: Any) -> Any:
        async for portion in honest_database(base, part):
            yield portion[1:]

    honest, honest_database = copying._file_rows, copying._rows
    if into == "file":
        monkeypatch.setattr(copying, "_file_rows", lose_a_row)
    else:
        monkeypatch.setattr(copying, "_rows", lose_one_of_the_database)
    with pytest.raises(StoreError, match="copy differs"):
        move(begin, end)
    if isinstance(end, Path):
        assert not end.exists()
    else:
        assert not any(rows(end).values())


def test_a_file_goes_to_another_place_as_it_is(tmp_path: Path) -> None:
    run(tmp_path / "db", fill)
    move(tmp_path / "db", tmp_path / "there")
    assert rows(tmp_path / "there") == rows(tmp_path / "db")
    assert len(rows(tmp_path / "there")["events"]) == 91


def test_a_file_with_a_damaged_text_goes_to_another_place(tmp_path: Path) -> None:
    run(tmp_path / "db", fill)
    with closing(sqlite3.connect(tmp_path / "db")) as connection, connection:
        connection.execute("UPDATE tables SET summary = CAST(X'ff41' AS TEXT)")
    move(tmp_path / "db", tmp_path / "there")
    with closing(sqlite3.connect(tmp_path / "there")) as connection:
        found = connection.execute("SELECT DISTINCT CAST(summary AS BLOB) FROM tables")
        assert found.fetchall() == [(b"\xffA",)]


@pytest.mark.parametrize(
    "sql",
    [
        "DELETE FROM events WHERE table_id = 't29' AND seq = 3",
        "UPDATE sessions SET opened = opened + 1 WHERE digest = 'digest7'",
        "DROP TABLE notes",
    ],
)
def test_a_file_that_differs_where_it_goes_is_refused(
    sql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(tmp_path / "db", fill)
    before = rows(tmp_path / "db")

    class Careless(sqlite3.Connection):
        """Loses something of what is copied."""

        def backup(self, target: sqlite3.Connection, **given: Any) -> None:
            super().backup(target, **given)
            with target:
                target.execute(sql)

    with monkeypatch.context() as careless:
        careless.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Careless))
        with pytest.raises(StoreError, match="copy differs"):
            move(tmp_path / "db", tmp_path / "there")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["db", "db.lock"]
    assert rows(tmp_path / "db") == before


def test_a_file_of_an_older_version_goes_into_a_database(tmp_path: Path) -> None:
    url = postgres().schema()
    old = sqlite3.connect(tmp_path / "old")
    old.executescript((Path(__file__).parent / "version-1.sql").read_text("utf-8"))
    old.close()
    move(tmp_path / "old", url)
    found = run(url, lambda store: store.listings())
    assert found
    assert all(each.rows for each in moving.tables(url))


def test_the_word_that_the_clock_is_right_reaches_every_machine() -> None:
    url = postgres().schema()

    async def look(store: Store) -> list[Clock]:
        return [await store.clock(partial(_keep, name)) for name in ("a", "b")]

    async def hold(store: Store) -> None:
        await store.clock(lambda _: Clock(1, 1, "a", WEEK))
        await store.clock(lambda _: Clock(1, 1, "b", 0))

    run(url, hold)
    assert trust_clock(url) == WEEK
    assert trust_clock(url) == 0
    assert [clock.trusted for clock in run(url, look)] == [True, True]


def _keep(name: str, last: Clock | None) -> Clock:
    return last or Clock(0, 0, name)


def test_every_table_of_a_file_is_copied(tmp_path: Path) -> None:
    run(tmp_path / "db", fill)
    base = sqlite3.connect(tmp_path / "db")
    names = {name for (name,) in base.execute("SELECT name FROM sqlite_master WHERE type='table'")}
    assert names == {part.name for part in copying.PARTS}
    for part in copying.PARTS:
        columns = {row[1] for row in base.execute(f"PRAGMA table_info({part.name})")}
        assert columns - {"one"} == set(part.columns)
    base.close()


def test_a_copy_may_take_longer_than_a_machine_may_be_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres().schema()
    run(url, fill)
    monkeypatch.setitem(SESSION, "idle_in_transaction_session_timeout", "20ms")
    honest = copying._file_rows

    def slow(*given: Any) -> Iterator[list[tuple[Any, ...]]]:
        sleep(0.1)
        return honest(*given)

    monkeypatch.setattr(copying, "_file_rows", slow)
    backup(url, tmp_path / "copy.db")
    restore(tmp_path / "copy.db", url, replace=True)
    assert rows(tmp_path / "copy.db") == rows(url)
