"""`tusch check`: what is damaged is named, and what is whole is not."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tusch.cli import main

FILE = Path(__file__).parents[1] / "store" / "version-3.sql"
PAGE = 4096


@pytest.fixture
def data(tmp_path: Path) -> Path:
    path = tmp_path / "db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(FILE.read_text("utf-8"))
    return path


def test_a_whole_file_is_said_to_be_whole(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = data.read_bytes()
    for given in ([str(data)], ["--data", str(data)]):
        assert main(["check", *given, "--lang", "en"]) == 0
        assert capsys.readouterr().out == f"{data}: 2 tables, 0 damaged.\n"
    assert data.read_bytes() == before


@pytest.mark.parametrize(
    "sql",
    [
        "DELETE FROM events WHERE table_id = 'table' AND seq = 7",
        "DELETE FROM events WHERE table_id = 'table'",
        "UPDATE events SET body = '{}' WHERE table_id = 'table' AND seq = 7",
        "UPDATE events SET body = replace(body, 'flip', 'flap') WHERE table_id = 'table'",
    ],
)
def test_a_damaged_table_is_named(data: Path, sql: str, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(data)) as connection, connection:
        connection.execute(sql)
    assert main(["check", str(data), "--lang", "en"]) == 1
    assert capsys.readouterr().out == (
        f"Table table is damaged; its code is PETDBY.\n{data}: 2 tables, 1 damaged.\n"
    )


def test_damaged_pages_are_told(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pages = data.stat().st_size // PAGE
    with data.open("r+b") as file:
        file.seek((pages - 2) * PAGE)
        file.write(bytes(PAGE))
    assert main(["check", str(data), "--lang", "en"]) == 1
    out = capsys.readouterr().out
    assert out.startswith(f"{data}: ")
    assert len(out.splitlines()) > 1


def test_what_is_no_file_of_ours_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "junk").write_bytes(b"junk" * 5000)
    for name, why in (("junk", ""), ("none", "No such file"), (".", "Is a directory")):
        assert main(["check", str(tmp_path / name), "--lang", "en"]) == 2
        said = capsys.readouterr().err
        assert said.count("\n") == 1
        assert why in said


def test_an_empty_file_is_not_said_to_be_whole(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "zero.db"
    file.touch()
    assert main(["check", str(file), "--lang", "en"]) == 1
    assert capsys.readouterr().out.startswith(f"{file} is empty")
