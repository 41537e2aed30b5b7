"""A server looks at its file before it opens it: it refuses what cannot be, and changes nothing."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tusch.store import SqliteStore, StoreDamagedError, StoreError
from tusch.store.sqlite.check import inspect, quick_check
from tusch.store.sqlite.lock import FileLock
from tusch.store.sqlite.schema import MIGRATIONS

FILES = sorted(Path(__file__).parents[1].glob("version-*.sql"))
PAGE = 4096
NEWER = f"PRAGMA user_version = {len(MIGRATIONS) + 1}"
KILLED = """
import os, sqlite3, sys
base = sqlite3.connect(sys.argv[1], isolation_level=None)
for line in sys.argv[2:]:
    base.execute(line).fetchall()
os._exit(0)
"""
"""Leaves what SQLite would have tidied up."""


def make(path: Path, file: Path = FILES[-1], then: str = "") -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(file.read_text("utf-8") + then)


def killed(path: Path, *lines: str) -> None:
    subprocess.run([sys.executable, "-c", KILLED, path, *lines], check=True)


def everything(folder: Path) -> dict[str, tuple[bytes, int]]:
    """What is in a folder, and when it was last changed."""
    return {
        each.name: (each.read_bytes() if each.is_file() else b"", each.stat().st_mtime_ns)
        for each in (folder, *folder.iterdir())
    }


def trouble(use: Callable[[], object]) -> StoreError:
    with pytest.raises(StoreError) as caught:
        use()
    return caught.value


@pytest.mark.parametrize("log", ["DELETE", "WAL"])
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_good_file_of_any_version_stays_as_it_is(file: Path, log: str, tmp_path: Path) -> None:
    # Not every name is one that an address could have.
    path = tmp_path / "100 % ours?#ä"
    make(path, file, f"PRAGMA journal_mode = {log};")
    before = everything(tmp_path)
    inspect(path)
    assert everything(tmp_path) == before


def test_a_file_that_is_not_there_yet_is_not_made(tmp_path: Path) -> None:
    inspect(tmp_path / "db")
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "db").touch()
    inspect(tmp_path / "db")
    assert everything(tmp_path)["db"][0] == b""


def newer(path: Path) -> None:
    make(path, then=NEWER)


def strange(path: Path) -> None:
    path.write_bytes(b"hello, this is no database" * 1000)


def of_others(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE theirs (x TEXT)")


def without_a_schema(path: Path) -> None:
    make(path)
    with path.open("r+b") as file:
        file.seek(100)
        file.write(bytes(PAGE - 100))


def of_two_names(path: Path) -> None:
    make(path)
    path.with_name("other").hardlink_to(path)


def without_a_log(path: Path) -> None:
    make(path)
    path.with_name(f"{path.name}-wal").mkdir()


@pytest.mark.parametrize(
    ("harm", "which"),
    [
        (newer, "store-newer"),
        (strange, "store-not-ours"),
        (of_others, "store-not-ours"),
        (without_a_schema, "store-damaged"),
        (of_two_names, "store-linked"),
        (without_a_log, "store-is-folder"),
        (Path.mkdir, "store-is-folder"),
    ],
)
def test_what_opening_would_refuse_is_refused_in_the_same_words(
    harm: Callable[[Path], None], which: str, tmp_path: Path
) -> None:
    path = tmp_path / "db"
    harm(path)
    before = everything(tmp_path)
    found = trouble(lambda: inspect(path))
    assert found.message.id == which
    assert everything(tmp_path) == before
    assert found.message == trouble(lambda: SqliteStore(path)).message


def test_a_folder_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    found = trouble(lambda: inspect(tmp_path / "nowhere" / "db"))
    assert found.message.id == "store-no-folder"
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_another_server_has_is_refused_and_stays_with_it(tmp_path: Path) -> None:
    path = tmp_path / "db"

    async def use() -> None:
        store = SqliteStore(path)
        before = everything(tmp_path)
        assert trouble(lambda: inspect(path)).message.id == "store-locked"
        assert everything(tmp_path) == before
        assert trouble(lambda: FileLock(path)).message.id == "store-locked"
        await store.close()

    asyncio.run(use())
    inspect(path)


def test_what_a_killed_server_has_left_counts(tmp_path: Path) -> None:
    path = tmp_path / "db"
    make(path)
    killed(path, "PRAGMA journal_mode = WAL", NEWER)
    assert (tmp_path / "db-wal").stat().st_size
    before = everything(tmp_path)
    assert trouble(lambda: inspect(path)).message.id == "store-newer"
    assert everything(tmp_path) == before


def test_what_only_writing_could_put_right_is_left_to_the_opening(tmp_path: Path) -> None:
    path = tmp_path / "db"
    make(path)
    killed(path, "PRAGMA journal_mode = WAL", "DELETE FROM sessions")
    (tmp_path / "db-shm").unlink()
    before = everything(tmp_path)
    inspect(path)
    assert everything(tmp_path) == before
    asyncio.run(SqliteStore(path).close())


def test_a_change_that_was_cut_off_is_not_taken_for_damage(tmp_path: Path) -> None:
    path = tmp_path / "db"
    make(path)
    much = "INSERT INTO notes VALUES ('ann', 'k', 'n', 1, zeroblob(1000000))"
    killed(path, "PRAGMA cache_size = 1", "BEGIN", NEWER, much)
    assert (tmp_path / "db-journal").stat().st_size
    before = everything(tmp_path)
    inspect(path)
    assert everything(tmp_path) == before
    asyncio.run(SqliteStore(path).close())


def test_damage_that_can_be_rescued_is_left_to_the_opening(tmp_path: Path) -> None:
    path = tmp_path / "db"
    make(path)
    with path.open("r+b") as file:
        file.seek(PAGE)
        file.write(bytes(PAGE))
    with pytest.raises(StoreDamagedError):
        quick_check(path, 60)
    inspect(path)
