"""`tusch serve`, `tusch backup` and `tusch restore`: the program as a host runs it."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import pytest

from tests.cli.support.program import environment
from tests.cli.support.running import Server
from tests.support import asking
from tests.support.ports import free_port
from tusch.cli import main
from tusch.server.rate_limit import SESSIONS
from tusch.store.sqlite.database import Database


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("data") / "db") as running:
        yield running


def fails(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> str:
    """Run a command that cannot be done; return the one line that it says."""
    assert main([str(argument) for argument in arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1, said.err
    return said.err


def test_server_is_well_and_says_where_it_is(server: Server) -> None:
    assert asking.get(f"{server.origin}/healthz").text == "ok\n"
    assert server.data.is_file()
    assert "server" not in asking.get(f"{server.origin}/healthz").headers


def test_data_is_nobody_elses_to_read(server: Server) -> None:
    assert server.data.stat().st_mode & 0o077 == 0


def test_other_hosts_are_refused(server: Server) -> None:
    strange = asking.get(f"{server.origin}/healthz", headers={"host": "example.org"})
    assert strange.status_code == 403


def test_device_is_answered_over_its_socket(server: Server) -> None:
    cookie = {"cookie": server.session()}
    code = server.create(cookie["cookie"])
    uri = f"ws://127.0.0.1:{server.port}/api/socket"
    with asking.connect(uri, additional_headers={**cookie, "origin": server.origin}) as device:
        device.send('{"do": "ping"}')
        assert msgspec.json.decode(device.recv())["tell"] == "pong"
        device.send(msgspec.json.encode({"do": "watch", "table": code}).decode())
        assert msgspec.json.decode(device.recv())["tell"] == "table"


def test_game_of_the_server_is_verified(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cookie = server.session()
    seats = [{"type": "bot", "level": "random"}] * 2
    code = server.create(cookie, seats=seats, name="Ann", pace=0, spectators=1)
    uri = f"ws://127.0.0.1:{server.port}/api/socket"
    with asking.connect(
        uri, additional_headers={"cookie": cookie, "origin": server.origin}
    ) as device:
        device.send(msgspec.json.encode({"do": "watch", "table": code}).decode())
        promise = msgspec.json.decode(device.recv())["commitment"]
        device.send('{"do": "start", "id": "s"}')
        while (told := msgspec.json.decode(device.recv()).get("tell")) != "over":
            assert told != "closed"
    record = tmp_path / "game.jsonl"
    record.write_bytes(asking.get(f"{server.origin}/api/tables/{code}/record").content)
    assert main(["verify", str(record), "--commitment", promise]) == 0
    assert ", 1 fair," in capsys.readouterr().out
    assert main(["verify", str(record), "--commitment", "0" * 64]) == 1


def test_busy_port_is_one_line(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    port, data = str(server.port), tmp_path / "other"
    said = fails(capsys, "serve", "--port", port, "--data", data)
    assert said.startswith(f"tusch: Port {server.port} of 127.0.0.1 is in use")
    assert list(tmp_path.iterdir()) == []


def test_second_server_on_the_same_file_is_one_line(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    said = fails(capsys, "serve", "--port", "0", "--data", server.data)
    assert "is in use by another tusch server" in said


def test_signal_ends_the_server_in_peace_and_the_next_goes_on(tmp_path: Path) -> None:
    with Server(tmp_path / "db", port=free_port()) as first, socket.socket() as visitor:
        cookie = first.session()
        code = first.create(cookie)
        visitor.connect(("127.0.0.1", first.port))
        host = f"localhost:{first.port}".encode()
        visitor.sendall(b"GET /healthz HTTP/1.1\r\nhost: " + host + b"\r\n\r\n")
        assert visitor.recv(12) == b"HTTP/1.1 200"
        uri = f"ws://127.0.0.1:{first.port}/api/socket"
        headers = {"cookie": cookie, "origin": first.origin}
        with asking.connect(uri, additional_headers=headers) as device:
            device.send('{"do": "ping"}')
            device.recv()
            assert first.end(signal.SIGTERM) == (0, "Stopped.\n", "")
        # The same port at once: connections that the first one has left must not hold it.
        with Server(tmp_path / "db", port=first.port) as second:
            assert second.listed() == [code]
            assert second.end(signal.SIGINT) == (0, "Stopped.\n", "")


@pytest.mark.parametrize("proxy", ["127.0.0.1", None])
def test_forwarded_addresses_are_believed_from_proxies_alone(
    proxy: str | None, tmp_path: Path
) -> None:
    """Sessions are counted by address: nobody can pretend to be many people."""
    found = set()
    trusted = ["--proxy", proxy] if proxy else []
    with Server(tmp_path / "db", *trusted) as server, asking.Client() as http:
        for number in range(SESSIONS.burst + 20):
            if 429 in found:
                break
            http.cookies.clear()
            headers = {"origin": server.origin, "x-forwarded-for": f"192.0.2.{number}"}
            found.add(http.post(f"{server.origin}/api/session", headers=headers).status_code)
    assert found == ({204} if proxy else {204, 429})


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("--host 0.0.0.0", "--origin https://example.org"),
        ("--host 192.0.2.1 --port 0 --origin https://example.org --data db", "Cannot listen on"),
        ("--port 70000", "--port takes a whole number from 0 to 65535"),
        ("--origin example.org", "is not an origin"),
        ("--data missing/db", "The folder of"),
        ("--data . --port 0", "is a folder; name a file in it"),
        ("--config missing.toml", "missing.toml: No such file"),
        ("--dance", "--host, --port, --data, --origin"),
    ],
)
def test_server_that_cannot_start_says_why_in_one_line(
    line: str,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in [name for name in os.environ if name.startswith("TUSCH_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("TUSCH_PORT", "0")
    assert said in fails(capsys, "serve", *line.split())


def test_file_of_another_program_is_left_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    strange = tmp_path / "db"
    strange.write_text("something else, and long enough to be looked at\n" * 100)
    said = fails(capsys, "serve", "--port", "0", "--data", strange)
    assert "is not a tusch database" in said
    assert strange.read_text().startswith("something else")


AS_SOMEBODY = """
import os, sys
from tusch.cli.app import run
import tusch.server.run.serve
from tusch.i18n import t
t("cli-serve-stopped", "en")
if os.geteuid() == 0:
    os.setuid(65534)
sys.exit(run(sys.argv[1:]))
"""


def test_read_only_folder_is_one_line() -> None:
    """As somebody else, because the administrator may write everywhere."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o555)
        command = ["serve", "--port", "0", "--data", str(folder / "db")]
        ended = subprocess.run(
            [sys.executable, "-c", AS_SOMEBODY, *command],
            env=environment(),
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        folder.chmod(0o755)
    assert ended.returncode == 2
    assert ended.stderr == (
        f"tusch: The folder of {folder / 'db'} cannot be written to; choose another --data.\n"
    )


def tables(path: Path) -> list[str]:
    """The codes of all tables in a file that nobody uses."""
    database = Database(path)
    found = [listing.code for listing in database.listings()]
    database.close()
    return found


def test_backup_of_a_running_server_is_put_back(
    server: Server,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    copy, data = tmp_path / "copy", server.data
    code = server.create(server.session())
    assert main(["backup", str(copy), "--data", str(data)]) == 0
    said = capsys.readouterr().out
    assert said.startswith(f"{data} was copied to {copy}: ")
    assert said.endswith((" table.\n", " tables.\n"))
    assert copy.stat().st_mode & 0o077 == 0
    assert "already exists" in fails(capsys, "backup", copy, "--data", data)
    in_use = fails(capsys, "restore", copy, "--data", data, "--replace")
    assert "is in use by another tusch server" in in_use
    monkeypatch.delenv("TUSCH_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "new"))
    assert main(["restore", str(copy)]) == 0
    assert code in tables(tmp_path / "new" / "tusch" / "tusch.db")


def test_restore_overwrites_nothing_unless_it_is_told_to(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    older, newer, data = (tmp_path / name for name in ("older", "newer", "db"))
    assert main(["backup", str(older), "--data", str(server.data)]) == 0
    code = server.create(server.session())
    assert main(["backup", str(newer), "--data", str(server.data)]) == 0
    assert main(["restore", str(older), "--data", str(data)]) == 0
    assert code not in tables(data)
    capsys.readouterr()
    assert "already exists: with --replace" in fails(capsys, "restore", newer, "--data", data)
    assert code not in tables(data)
    assert main(["restore", str(newer), "--data", str(data), "--replace"]) == 0
    assert code in tables(data)


def test_nothing_to_copy_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("backup", "restore"):
        fails(capsys, command, tmp_path / "copy", "--data", tmp_path / "db")
    assert list(tmp_path.iterdir()) == []
