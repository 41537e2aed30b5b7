"""A second server on the same data: refused, by whatever name it is given the file."""

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.support.program import TUSCH, environment, tusch
from tests.cli.support.running import Server
from tusch.store import SqliteStore, StoreFileError


def beside(file: Path, folder: Path) -> Path:
    """A link in another folder."""
    link = folder / "link.db"
    link.symlink_to(file)
    return link


def twice(file: Path, folder: Path) -> Path:
    """A link to a link."""
    return beside(beside(file, folder).rename(folder / "first.db"), folder)


def by_folder(file: Path, folder: Path) -> Path:
    """The same file in a folder by another name."""
    (folder / "folder").symlink_to(file.parent)
    return folder / "folder" / file.name


def hard(file: Path, folder: Path) -> Path:
    """A second name of the file itself."""
    os.link(file, folder / "hard.db")
    return folder / "hard.db"


WAYS: dict[Callable[[Path, Path], Path], str] = {
    beside: "in use",
    twice: "in use",
    by_folder: "in use",
    hard: "second name",
}
"""How somebody gets to a file by another name, and what they are told."""


def refused(data: Path) -> tuple[int, str]:
    """What becomes of a server that must not start: its exit code, and what it said."""
    command = [*TUSCH, "serve", "--lang", "en", "--port", "0", "--data", str(data)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(), encoding="utf-8"
    ) as second:
        assert second.stdout
        if second.stdout.readline():
            second.kill()
        _, error = second.communicate()
        return second.returncode, error


def test_a_second_server_through_any_link_is_refused(tmp_path: Path) -> None:
    data = tmp_path / "data" / "tusch.db"
    data.parent.mkdir()
    with Server(data) as first:
        for link, said in WAYS.items():
            folder = tmp_path / link.__name__
            folder.mkdir()
            code, error = refused(link(data, folder))
            assert code == 2, link.__name__
            assert said in error, (link.__name__, error)
            assert error.count("\n") == 1
        assert first.create(first.session())


def test_a_link_to_a_file_that_is_not_there_yet_is_locked_too(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "db")
    with Server(tmp_path / "link"), pytest.raises(StoreFileError, match="in use"):
        SqliteStore(tmp_path / "db")


def test_a_restore_through_a_link_is_refused_while_the_server_runs(tmp_path: Path) -> None:
    with Server(tmp_path / "db") as server:
        assert server.create(server.session())
        copied = tusch("backup", tmp_path / "copy", "--data", tmp_path / "db")
        assert copied.returncode == 0, copied.stderr
        link = beside(tmp_path / "db", tmp_path)
        tried = tusch("restore", tmp_path / "copy", "--data", link, "--replace", "--lang", "en")
        assert tried.returncode == 2
        assert "in use" in tried.stderr
    done = tusch("restore", tmp_path / "copy", "--data", link, "--replace", "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert link.is_symlink()
