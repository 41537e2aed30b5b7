"""`tusch tables`: what a host sees when somebody says that a table is stuck."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.support.postgres import postgres
from tusch.cli import main
from tusch.i18n import LANGUAGES
from tusch.store import SqliteStore
from tusch.store.sqlite.database import Database

FILE = Path(__file__).parents[1] / "store" / "version-4.sql"
OLD = FILE.with_name("version-1.sql")


def made(path: Path, source: Path = FILE) -> Path:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(source.read_text("utf-8"))
    return path


@pytest.fixture(params=["file", "postgres"])
def data(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    path = made(tmp_path / "db")
    Database(path).close()
    if request.param == "file":
        return str(path)
    url = postgres().schema().text
    assert main(["move", str(path), url]) == 0
    return url


def test_every_table_has_a_line_with_its_people_and_its_name_in_the_log(
    data: str, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    assert main(["tables", "--data", data, "--lang", "en"]) == 0
    *lines, found = capsys.readouterr().out.splitlines()
    assert found.endswith(": 2 tables.")
    [over] = [line for line in lines if line.startswith("PETDBY  1970-01-01 ")]
    assert "Zirkus Flohcati, over: Ann, Bob, Zampano and Pulcina (in the log table)" in over
    assert sum("waiting for players" in line for line in lines) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_table_is_found_by_its_code_however_it_is_typed(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = str(made(tmp_path / "db"))
    assert main(["tables", " petdby", "--data", data, "--lang", lang]) == 0
    [line] = capsys.readouterr().out.splitlines()
    assert line.startswith("PETDBY  ")
    assert main(["tables", "AAAAAA", "--data", data, "--lang", lang]) == 2
    assert "AAAAAA" in capsys.readouterr().err


def test_a_server_may_run_and_nothing_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = made(tmp_path / "db")

    async def use() -> None:
        store = SqliteStore(path)
        before = path.read_bytes()
        assert main(["tables", "--data", str(path)]) == 0
        assert path.read_bytes() == before
        await store.close()

    asyncio.run(use())
    assert "PETDBY" in capsys.readouterr().out


@pytest.mark.parametrize("summary", [None, "", "{}", '{"game": 3}'])
def test_table_is_listed_of_whose_people_nothing_can_be_read(
    summary: str | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = made(tmp_path / "db")
    Database(path).close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE tables SET summary = ? WHERE code = 'PETDBY'", (summary,))
    assert main(["tables", "--data", str(path), "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    [line] = [line for line in lines if line.startswith("PETDBY  1970-01-01 ")]
    assert line.endswith("-, over: - (in the log table)")
    assert sum("Zirkus Flohcati" in line for line in lines) == 1


def test_an_older_file_is_left_to_the_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = made(tmp_path / "db", OLD)
    assert main(["tables", "--data", str(path)]) == 2
    assert "start the server once" in capsys.readouterr().err
