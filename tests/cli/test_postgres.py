"""The commands of a host whose tables are in PostgreSQL."""

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.support.busy import taken
from tests.support.postgres import Postgres, postgres
from tusch.cli import main
from tusch.server.lobby.lobby import Lobby
from tusch.server.review.reviews import Reviews
from tusch.store import as_place
from tusch.store.postgres.nodes import PostgresNodes
from tusch.store.postgres.schema import MIGRATIONS

OLD = Path(__file__).parents[1] / "store" / "version-2.sql"


def test_data_is_moved_checked_copied_and_put_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    base = sqlite3.connect(tmp_path / "old")
    base.executescript(OLD.read_text("utf-8"))
    base.close()
    url, copy = postgres().schema().text, str(tmp_path / "copy")
    assert main(["check", "--data", url]) == 2
    assert "is empty: no tusch server has used it yet" in capsys.readouterr().err
    assert main(["move", str(tmp_path / "old"), url]) == 0
    assert "every row is the same" in capsys.readouterr().out
    assert main(["check", "--data", url]) == 0
    assert "2 tables" in capsys.readouterr().out
    assert main(["backup", copy, "--data", url]) == 0
    assert main(["restore", copy, "--data", url]) == 2
    assert "already exists: with --replace" in capsys.readouterr().err
    assert main(["restore", copy, "--data", url, "--replace"]) == 0
    assert main(["trust-clock", "--data", url]) == 0
    assert main(["move", url, str(tmp_path / "new")]) == 0
    assert main(["check", str(tmp_path / "new")]) == 0
    assert f"?{url.partition('?')[2]}" in capsys.readouterr().out


def test_two_schemas_of_one_database_are_told_apart(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    base = sqlite3.connect(tmp_path / "old")
    base.executescript(OLD.read_text("utf-8"))
    base.close()
    one, two = postgres().schema(), postgres().schema()
    assert main(["move", str(tmp_path / "old"), one.text]) == 0
    assert main(["move", one.text, two.text]) == 0
    said = capsys.readouterr().out.splitlines()[-1]
    assert str(one) in said
    assert str(two) in said
    assert str(one) != str(two)


def test_without_the_driver_a_line_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tusch.store.place.find_spec", lambda _: None)
    with taken() as port:
        serve = ["serve", "--port", port]
        for command in (serve, ["backup", "copy"], ["check"], ["trust-clock"]):
            assert main([*command, "--data", "postgresql://127.0.0.1/x"]) == 2
            # Not by our own name: an index may know somebody else's package under it.
            assert 'pip install "asyncpg>=0.30"' in capsys.readouterr().err


def test_trouble_with_the_database_is_reported_before_a_port_in_use(
    capfd: pytest.CaptureFixture[str],
) -> None:
    strange, newer = postgres().schema(), postgres().schema()
    schema = newer.text.partition("search_path=")[2]
    postgres().run("CREATE TABLE theirs (x TEXT)", strange.text.partition("search_path=")[2])
    postgres().run("CREATE TABLE tusch AS SELECT 1000 AS version, 1000 AS form", schema)
    with taken() as port:
        for data, said in (
            ("postgresql://127.0.0.1:1/x", "cannot be reached"),
            (strange.text, "is not a tusch database"),
            (newer.text, "was written by a newer tusch"),
        ):
            assert main(["serve", "--port", port, "--data", data]) == 2
            assert said in capfd.readouterr().err


def test_a_port_in_use_leaves_the_database_as_it_is(capfd: pytest.CaptureFixture[str]) -> None:
    empty, older = postgres().schema(), postgres().schema()
    schema = older.text.partition("search_path=")[2]
    made = f"CREATE TABLE tusch AS SELECT 1 AS version; {MIGRATIONS[0]}"
    postgres().run(made, schema)
    with taken() as port:
        for data in (empty, older):
            assert main(["serve", "--port", port, "--data", data.text]) == 2
            assert f"Port {port} of 127.0.0.1 is in use" in capfd.readouterr().err
    count = "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"
    assert postgres().run(count, empty.text.partition("search_path=")[2]) == "0\n"
    assert postgres().run("SELECT * FROM tusch", schema) == "1\n"


def test_a_password_is_never_shown(capsys: pytest.CaptureFixture[str]) -> None:
    secret = "postgresql://ann:p%40ss@127.0.0.1:1/tusch?password=more"
    assert str(as_place(secret)) == "postgresql://ann@127.0.0.1:1/tusch"
    for command in (["serve", "--port", "0"], ["backup", "copy"], ["check"]):
        assert main([*command, "--data", secret]) == 2
        said = capsys.readouterr().err
        assert "postgresql://ann@127.0.0.1:1/tusch" in said
        assert "p%40ss" not in said
        assert "more" not in said


def test_a_role_that_may_not_write_is_refused_in_one_line(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    base = sqlite3.connect(tmp_path / "old")
    base.executescript(OLD.read_text("utf-8"))
    base.close()
    url = postgres().schema().text
    schema = url.partition("search_path=")[2]
    assert main(["move", str(tmp_path / "old"), url]) == 0
    postgres().run(
        f"CREATE ROLE reader LOGIN; GRANT USAGE ON SCHEMA {schema} TO reader; "
        f"GRANT SELECT ON ALL TABLES IN SCHEMA {schema} TO reader"
    )
    theirs = url.replace("tusch@", "reader@")
    capfd.readouterr()
    assert main(["serve", "--port", "0", "--data", theirs]) == 2
    said = capfd.readouterr().err
    assert len(said.splitlines()) == 1, said
    assert "its role needs SELECT, INSERT, UPDATE and DELETE on clock, events," in said
    # To copy everything, reading is enough.
    assert main(["backup", str(tmp_path / "copy"), "--data", theirs]) == 0
    assert main(["check", "--data", theirs]) == 0


def test_a_role_that_may_make_no_tables_is_refused_before_a_port_in_use(
    capfd: pytest.CaptureFixture[str],
) -> None:
    empty = postgres().schema().text
    schema = empty.partition("search_path=")[2]
    postgres().run(f"CREATE ROLE guest LOGIN; GRANT USAGE ON SCHEMA {schema} TO guest")
    with taken() as port:
        theirs = empty.replace("tusch@", "guest@")
        assert main(["serve", "--port", port, "--data", theirs]) == 2
    assert f"its role needs CREATE on {schema}." in capfd.readouterr().err


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://ann:hush/quiet@127.0.0.1:1/x",
        "postgresql://ann:hush@[::1/x",
        "postgresql://ann:hush@127.0.0.1:port/x",
        "postgresql+asyncpg://ann:hush@127.0.0.1:1/x",
        "postgresql:/ann:hush@127.0.0.1:1/x",
        "Postgresql://ann:hush@127.0.0.1:1/x",
        "postgresql://ann:hush@127.0.0.1:1/x?sslmode=bogus",
        "postgresql://ann:hush@127.0.0.1:1/x?synchronous_commit=off",
    ],
)
def test_an_address_that_cannot_be_used_is_one_line(
    address: str, capfd: pytest.CaptureFixture[str]
) -> None:
    commands = (["serve", "--port", "0"], ["backup", "copy"], ["check"], ["trust-clock"])
    for command in (*([*each, "--data", address] for each in commands), ["move", "x", address]):
        assert main(command) == 2
        said = capfd.readouterr().err
        assert len(said.splitlines()) == 1, said
        assert "hush" not in said
        assert "quiet" not in said


@pytest.fixture(scope="module")
def server() -> Iterator[Postgres]:
    """A server that no other test uses, for it is stopped."""
    folder = Path(tempfile.mkdtemp(prefix="tusch-postgres-"))
    own = Postgres(folder)
    yield own
    own.stop()
    shutil.rmtree(folder)


@pytest.mark.parametrize(
    ("part", "step"), [(Lobby, "open"), (PostgresNodes, "renew"), (Reviews, "open")]
)
def test_a_database_that_goes_away_during_the_start_is_one_line(
    part: type,
    step: str,
    server: Postgres,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = getattr(part, step)

    async def without_database(self: object) -> object:
        server.stop()
        return await honest(self)

    monkeypatch.setattr(part, step, without_database)
    server.start()
    assert main(["serve", "--port", "0", "--data", server.url("public").text]) == 2
    said = capfd.readouterr().err
    assert len(said.splitlines()) == 1, said
    assert "cannot be reached" in said


def test_of_an_error_of_ours_during_the_start_the_log_says_where(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def broken(_: Lobby) -> None:
        raise ValueError(str(tmp_path))

    monkeypatch.setattr(Lobby, "open", broken)
    assert main(["serve", "--port", "0", "--data", str(tmp_path / "db")]) == 2
    said = capfd.readouterr().err
    assert "tables could not be opened\nValueError" in said
    assert "The server could not start" in said
    assert str(tmp_path) not in said
