"""A new file takes the place of another one whole, or leaves everything as it was."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tusch.store import StoreError
from tusch.store.sqlite.database import Database
from tusch.store.sqlite.new_file import new_file


def test_a_new_file_is_there_whole_and_without_a_log(tmp_path: Path) -> None:
    target = tmp_path / "db"
    target.write_bytes(b"old")
    # What an attempt that was killed has left is in nobody's way.
    for left in ("db.part", "db.part-wal", "db.part-shm"):
        (tmp_path / left).write_bytes(b"nonsense")
    with new_file(target) as partial:
        Database(partial).close()
        assert target.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [target]
    with closing(sqlite3.connect(target)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)


@pytest.mark.parametrize("broken", [sqlite3.OperationalError, KeyboardInterrupt])
def test_a_file_that_was_not_finished_leaves_what_was_there(
    tmp_path: Path, broken: type[BaseException]
) -> None:
    target = tmp_path / "db"
    target.write_bytes(b"old")

    def begin() -> None:
        with new_file(target) as partial:
            partial.write_bytes(b"half")
            raise broken("disk")

    with pytest.raises((StoreError, KeyboardInterrupt)):
        begin()
    assert list(tmp_path.iterdir()) == [target]
    assert target.read_bytes() == b"old"
