"""What happens when a file cannot be used: one clear line, and nothing half done."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.store.support.writer import TABLES
from tests.support.scale import scaled
from tusch.store import Append, SqliteStore, StoreError, StoreFileError, backup, restore
from tusch.store.sqlite.database import Database
from tusch.store.sqlite.schema import MIGRATIONS

ROOT = Path(__file__).parents[3]


def fill(path: Path, *, table: str = "t", count: int = 3) -> None:
    database = Database(path)
    bodies = tuple(f"event {number}" for number in range(count))
    assert database.commit([lambda base: base.append(Append(table, 0, "c", 0, bodies))]) == [None]
    database.close()


def bodies(path: Path, table: str = "t") -> list[str]:
    database = Database(path)
    found = [row.body for row in database.events(table)]
    database.close()
    return found


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    async def use() -> None:
        store = SqliteStore(tmp_path / "db")
        with pytest.raises(StoreFileError, match=r"db is in use by another tusch server\."):
            SqliteStore(tmp_path / "db")
        await store.append(Append("t", 0, None, 0, ("x",)))
        await store.close()
        again = SqliteStore(tmp_path / "db")
        assert len(await again.events("t")) == 1
        await again.close()

    asyncio.run(use())


def test_a_lock_ends_with_its_process(tmp_path: Path) -> None:
    process = started(tmp_path / "db")
    with pytest.raises(StoreFileError, match="in use"):
        SqliteStore(tmp_path / "db")
    killed(process)

    async def use() -> None:
        await SqliteStore(tmp_path / "db").close()

    asyncio.run(use())


def test_a_newer_file_is_refused_and_left_alone(tmp_path: Path) -> None:
    fill(tmp_path / "db")
    with sqlite3.connect(tmp_path / "db") as connection:
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    before = (tmp_path / "db").read_bytes()
    newest = len(MIGRATIONS)
    with pytest.raises(
        StoreFileError, match=f"newer tusch: it has version {newest + 1}, and {newest} "
    ):
        SqliteStore(tmp_path / "db")
    assert (tmp_path / "db").read_bytes() == before


def test_an_older_file_is_renewed_and_keeps_what_it_has(tmp_path: Path) -> None:
    fill(tmp_path / "db")
    newer = (*MIGRATIONS, "CREATE TABLE more (x TEXT); INSERT INTO more VALUES ('new')")
    for _ in range(2):
        database = Database(tmp_path / "db", migrations=newer)
        assert database.connection.execute("SELECT x FROM more").fetchall() == [("new",)]
        assert len(database.events("t")) == 3
        database.close()
    with pytest.raises(StoreFileError, match="newer"):
        Database(tmp_path / "db")


def test_a_renewal_that_fails_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    fill(tmp_path / "db")
    broken = (*MIGRATIONS, "CREATE TABLE more (x TEXT); DROP TABLE nothing")
    with pytest.raises(StoreError):
        Database(tmp_path / "db", migrations=broken)
    assert bodies(tmp_path / "db") == ["event 0", "event 1", "event 2"]


@pytest.mark.parametrize("content", [b"hello, this is no database" * 100, b"SQLite format 3\0junk"])
def test_another_kind_of_file_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "db").write_bytes(content)
    with pytest.raises(StoreFileError, match="is not a tusch database"):
        SqliteStore(tmp_path / "db")
    assert (tmp_path / "db").read_bytes() == content


def test_the_database_of_another_program_is_refused(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "db")
    connection.execute("CREATE TABLE theirs (x TEXT)")
    connection.close()
    with pytest.raises(StoreFileError, match="is not a tusch database"):
        SqliteStore(tmp_path / "db")


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(StoreFileError, match=r"The folder of .*nowhere/db does not exist"):
        SqliteStore(tmp_path / "nowhere" / "db")


def pages(most: int) -> Callable[[Database], None]:
    """Let a database have so many pages and no more."""

    def limit(base: Database) -> None:
        base.connection.execute(f"PRAGMA max_page_count = {most}")

    return limit


def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    """Whoever was told `done` finds the events again; the others were told why not."""

    async def use() -> int:
        store = SqliteStore(tmp_path / "db")
        await store._change(pages(40))
        done = 0
        refused = None
        while refused is None:
            try:
                await store.append(Append("t", done, f"c{done}", 0, ("x" * 1000,)))
                done += 1
            except StoreError as full:
                refused = full
        assert str(refused).endswith("db cannot be written: the disk is full.")
        with pytest.raises(StoreError, match="full"):
            await asyncio.gather(
                *(store.append(Append(f"u{n}", 0, None, 0, ("y" * 50_000,))) for n in range(3))
            )
        assert len(await store.events("t")) == done
        await store._change(pages(4000))
        await store.append(Append("t", done, "later", 0, ("room again",)))
        await store.close()
        return done

    done = asyncio.run(use())
    assert done > 10
    assert len(bodies(tmp_path / "db")) == done + 1


READ_ONLY = """
import asyncio, os, sys
from pathlib import Path
from tusch.store import SqliteStore, StoreError
import tusch.i18n, fluent.runtime, sqlite3
tusch.i18n.t("store-closed")
if os.geteuid() == 0:
    os.setuid(65534)
try:
    SqliteStore(Path(sys.argv[1]))
except StoreError as error:
    print(error.message.id)
"""


def test_a_read_only_file_is_named(tmp_path: Path) -> None:
    """In a process of its own, because the administrator may write everywhere."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        fill(folder / "db")
        (folder / "db.lock").touch()
        (folder / "db.lock").chmod(0o666)
        (folder / "db").chmod(0o444)
        if os.geteuid() == 0:
            os.chown(folder / "db", 65534, 65534)
        folder.chmod(0o755 if os.geteuid() == 0 else 0o555)
        result = subprocess.run(
            [sys.executable, "-c", READ_ONLY, folder / "db"],
            check=True,
            capture_output=True,
            text=True,
        )
        folder.chmod(0o755)
        assert result.stdout.strip() == "store-read-only", result.stderr


def test_a_file_that_becomes_read_only_refuses_and_keeps_what_it_has(tmp_path: Path) -> None:
    async def use() -> None:
        store = SqliteStore(tmp_path / "db")
        await store.append(Append("t", 0, None, 0, ("kept",)))
        store._writer.connection.execute("PRAGMA query_only = ON")
        with pytest.raises(StoreFileError, match="it is read-only"):
            await store.append(Append("t", 1, None, 0, ("refused",)))
        assert [row.body for row in await store.events("t")] == ["kept"]
        await store.close()

    asyncio.run(use())


def test_a_copy_of_a_running_store_is_whole_and_can_be_put_back(tmp_path: Path) -> None:
    async def use() -> None:
        store = SqliteStore(tmp_path / "db")
        await store.append(Append("t", 0, None, 0, ("one",)))
        backup(tmp_path / "db", tmp_path / "copy")
        await store.append(Append("t", 1, None, 0, ("two",)))
        with pytest.raises(StoreFileError, match="copy already exists"):
            backup(tmp_path / "db", tmp_path / "copy")
        with pytest.raises(StoreFileError, match="in use"):
            restore(tmp_path / "copy", tmp_path / "db")
        await store.close()

    asyncio.run(use())
    assert bodies(tmp_path / "db") == ["one", "two"]
    restore(tmp_path / "copy", tmp_path / "db")
    assert bodies(tmp_path / "db") == ["one"]
    restore(tmp_path / "copy", tmp_path / "new")
    assert bodies(tmp_path / "new") == ["one"]


def test_a_restore_over_a_killed_server_does_not_mix_the_two(tmp_path: Path) -> None:
    """The log that the server left behind belongs to the old file."""
    fill(tmp_path / "copy", table="kept")
    process = started(tmp_path / "db")
    read_acknowledged(process, 20)
    killed(process)
    assert (tmp_path / "db-wal").exists()
    restore(tmp_path / "copy", tmp_path / "db")
    assert bodies(tmp_path / "db", "t0") == []
    assert bodies(tmp_path / "db", "kept") == ["event 0", "event 1", "event 2"]


def test_only_a_whole_store_is_put_back(tmp_path: Path) -> None:
    fill(tmp_path / "db")
    (tmp_path / "junk").write_bytes(b"junk" * 1000)
    for source in (tmp_path / "junk", tmp_path / "nothing"):
        with pytest.raises(StoreFileError):
            restore(source, tmp_path / "db")
    assert len(bodies(tmp_path / "db")) == 3


def started(path: Path) -> subprocess.Popen[str]:
    """A writer that has opened its store."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.store.support.writer", path],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    assert process.stdout
    assert process.stdout.readline() == "open\n"
    return process


def read_acknowledged(process: subprocess.Popen[str], count: int) -> dict[str, int]:
    """The last acknowledged number of each table, among so many lines."""
    assert process.stdout
    told: dict[str, int] = {}
    for _ in range(count):
        table, number = process.stdout.readline().split()
        told[table] = int(number)
    return told


def killed(process: subprocess.Popen[str]) -> list[str]:
    """Kill a writer without warning, and return what it had still said."""
    os.kill(process.pid, signal.SIGKILL)
    left, _ = process.communicate()
    return [line for line in left.splitlines(keepends=True) if line.endswith("\n")]


def test_a_killed_writer_loses_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    path = tmp_path / "db"
    told: dict[str, int] = {}
    for round in range(scaled(8)):
        process = started(path)
        told |= read_acknowledged(process, 5 + 7 * round % 40)
        for line in killed(process):
            table, number = line.split()
            told[table] = int(number)
        database = Database(path)
        for table in (f"t{number}" for number in range(TABLES)):
            rows = database.events(table)
            assert len(rows) >= told.get(table, 0)
            assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
            clients = [row.client for row in rows if row.client]
            assert clients == [f"{table}-{after}" for after in range(0, len(rows), 2)]
        database.close()
