"""Files that cannot be used: the line says why; and whose the files are that a host puts back."""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tusch.store import StoreFileError, backup, move, restore, trust_clock
from tusch.store.sqlite import check
from tusch.store.sqlite.database import Database
from tusch.store.sqlite.store import SqliteStore

SOMEBODY = 65534
AS_SOMEBODY = f"""
import os, sys
from pathlib import Path
import tusch.i18n.source  # Texts are read late, and perhaps not by everybody.
from tusch.i18n import t
from tusch.store import SqliteStore, StoreError
t("store-closed")
if os.geteuid() == 0:
    os.setuid({SOMEBODY})
try:
    SqliteStore(Path(sys.argv[1]))
except StoreError as error:
    print(error.message.id, error)
"""
administrator = pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root may give files away"
)


def opened(path: Path) -> str:
    """What somebody is told who starts a server on a file."""
    command = [sys.executable, "-c", AS_SOMEBODY, str(path)]
    return subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout


def test_what_is_not_there_is_named_everywhere(tmp_path: Path) -> None:
    missing, nowhere = tmp_path / "db", tmp_path / "nowhere" / "db"
    for use in (
        lambda path: backup(path, tmp_path / "copy"),
        lambda path: restore(path, tmp_path / "copy"),
        lambda path: move(path, tmp_path / "copy"),
        trust_clock,
        check.faults,
    ):
        with pytest.raises(StoreFileError, match=r"There is no file .*/db; check its name"):
            use(missing)
        with pytest.raises(StoreFileError, match=r"The folder of .*/nowhere/db does not exist"):
            use(nowhere)
        with pytest.raises(StoreFileError, match="is a folder; name a file in it"):
            use(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_is_no_data_and_nothing_is_made_beside_it(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    with pytest.raises(StoreFileError, match="is a folder; name a file in it"):
        SqliteStore(folder)
    assert list(tmp_path.iterdir()) == [folder]


@administrator
def test_a_file_of_somebody_else_is_said_to_be_theirs() -> None:
    with TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o777)
        Database(folder / "db").close()
        (folder / "db").chmod(0o600)
        assert f"{folder / 'db'} belongs to root, and this program runs as" in opened(folder / "db")


@administrator
def test_a_folder_that_may_not_be_entered_is_named() -> None:
    with TemporaryDirectory() as name:
        folder = Path(name)
        for path in (folder / "db", folder / "deep" / "er" / "db"):
            said = opened(path)
            assert said.startswith(f"store-folder-closed {path} cannot be reached"), said
            assert f"open the folder {folder};" in said


@administrator
@pytest.mark.parametrize("end", ["", "-wal", "-shm"])
def test_a_file_that_cannot_be_written_is_named_at_the_start(end: str) -> None:
    with TemporaryDirectory() as name:
        folder = Path(name)
        os.chown(folder, SOMEBODY, SOMEBODY)
        Database(folder / "db").close()
        locked = folder / f"db{end}"
        locked.touch()
        for each in folder.iterdir():
            os.chown(each, SOMEBODY, SOMEBODY)
        locked.chmod(0o400)
        before = sorted(folder.iterdir())
        assert opened(folder / "db").startswith(f"store-read-only {locked} cannot be written")
        assert sorted(folder.iterdir()) == before
        locked.chmod(0o600)
        assert opened(folder / "db") == ""


@administrator
def test_what_the_administrator_puts_back_belongs_to_the_server(tmp_path: Path) -> None:
    copy, data = tmp_path / "copy", tmp_path / "data"
    Database(copy).close()
    data.mkdir()
    os.chown(data, SOMEBODY, SOMEBODY)
    restore(copy, data / "db")
    move(copy, data / "moved")
    assert {each.stat().st_uid for each in data.iterdir()} == {SOMEBODY}
    os.chown(data / "db", 1, 1)
    restore(copy, data / "db")
    assert (data / "db").stat().st_uid == 1
    backup(data / "db", data / "backup")
    assert (data / "backup").stat().st_uid == 0
