"""What hosts look at: the log, the metrics, the local network, bots of their own."""

import json
import re
import signal
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.cli.support.busy import taken
from tests.cli.support.running import Server, begin, hear
from tests.processes.support.seen import wait_until_gone
from tests.support import asking
from tests.support.ports import free_port
from tusch.cli import main
from tusch.cli.commands.serve import ready_lines
from tusch.server.http import qr
from tusch.server.http.cookies import COOKIE
from tusch.server.run.settings import Settings
from tusch.store.sqlite.lock import FileLock

SECRETS = {"name": "Cassandra", "chat": "meet me at the fountain", "seed": "c0ffee" * 5}
VERSIONS = sorted((Path(__file__).parents[1] / "store").glob("version-*.sql"))
BOT = """
class Anna:
    def __init__(self, game, rng):
        pass
    def choose(self, view):
        return view.legal[-1]
"""


def play(server: Server, cookie: str, code: str) -> dict[str, Any]:
    """Play a game of one person against a bot to its end; return what was told at the end."""
    with server.device(cookie) as device:

        def do(**command: Any) -> None:
            device.send(msgspec.json.encode(command).decode())

        begin(device, code)
        do(do="chat", id="c", text=SECRETS["chat"])
        do(do="hand-over", id="h", seat=0)
        do(do="nonsense")
        moves = 0
        while True:
            told: dict[str, Any] = msgspec.json.decode(device.recv())
            if told.get("tell") == "over":
                return told
            if told.get("tell") not in ("table", "seats", "moved") or told.get("actor") != 0:
                continue
            seen = told["seen"][0]
            if "view" in seen:
                moves += 1
                # No faster than the server lets anybody be.
                time.sleep(0.06)
                action, base = seen["view"]["legal"][0], told["version"]
                do(do="act", id=f"m{moves}", seat=0, action=action, base=base)


def test_log_of_a_whole_game_is_json_and_tells_no_secret(tmp_path: Path) -> None:
    with Server(tmp_path / "db", "--log", "json") as server:
        cookie = server.session()
        seats = [{"type": "own", "name": SECRETS["name"]}, {"type": "bot", "level": "greedy"}]
        code = server.create(cookie, seats=seats, listed=False, pace=0)
        with server.device(cookie) as device:
            device.send(msgspec.json.encode({"do": "watch", "table": code}).decode())
            mixed = {"do": "seed", "id": "x", "seat": 0, "seed": SECRETS["seed"]}
            device.send(msgspec.json.encode(mixed).decode())
            while hear(device).get("answer") != "ok":
                pass
        end = play(server, cookie, code)
        exit_code, _, log = server.end()
    assert exit_code == 0
    lines = [json.loads(line) for line in log.splitlines()]
    events = [line["event"] for line in lines]
    assert {"server ready", "worker started", "game begun", "game over", "server stopped"} <= {
        *events
    }
    assert all({"at", "level", "from", "event"} <= line.keys() for line in lines)
    revealed = end["fair"]
    secrets = {**SECRETS, "code": code, "token": cookie.removeprefix(f"{COOKIE}=")}
    secrets |= {"secret": revealed["secret"], "commitment": revealed["commitment"]}
    for kind, secret in secrets.items():
        assert secret.lower() not in log.lower(), kind


def test_quiet_log_has_only_what_a_host_must_know(tmp_path: Path) -> None:
    with Server(tmp_path / "db") as server:
        server.play_bots("greedy", "random")
        assert server.end() == (0, "Stopped.\n", "")


def test_metrics_count_what_happens_for_this_machine_alone(tmp_path: Path) -> None:
    port = free_port()
    with Server(tmp_path / "db", "--metrics-port", str(port)) as server:
        server.play_bots("greedy", "random")
        with server.device(server.session()):
            found = asking.get(f"http://127.0.0.1:{port}/metrics")
        assert found.headers["content-type"].startswith("text/plain; version=0.0.4")
        values = dict(re.findall(r"^([^# ]+) ([0-9.]+)$", found.text, re.MULTILINE))
        assert all(re.fullmatch(r"# (HELP|TYPE) .+|\S+ [0-9.]+", line) for line in _lines(found))
        assert float(values['tusch_moves_total{by="bot"}']) > 10
        assert float(values['tusch_moves_total{by="dealer"}']) > 10
        assert values['tusch_commands_total{answer="ok"}'] == "1"
        assert values['tusch_sockets{kind="device"}'] == "1"
        assert values['tusch_tables{status="over"}'] == "1"
        assert float(values['tusch_commit_seconds_count{result="ok"}']) > 10
        assert (
            values['tusch_bot_think_seconds_count{kind="light"}']
            == values['tusch_moves_total{by="bot"}']
        )
        # Not for a page that somebody else has made, and not by the server's own port.
        strange = {"host": "example.org"}
        assert asking.get(f"http://127.0.0.1:{port}/metrics", headers=strange).status_code == 403
        assert asking.get(f"http://127.0.0.1:{port}/").status_code == 404
        assert "tusch_moves_total" not in asking.get(f"{server.origin}/metrics").text
        with pytest.raises(httpx.ConnectError):
            asking.get(f"http://127.0.0.2:{port}/metrics")


def _lines(found: httpx.Response) -> list[str]:
    return found.text.splitlines()


def test_busy_metrics_port_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with taken() as port:
        data = str(tmp_path / "db")
        assert main(["serve", "--port", "0", "--data", data, "--metrics-port", port]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"tusch: Port {port} of 127.0.0.1 is in use")
    assert "choose another --metrics-port" in said


def _no_database(data: Path) -> None:
    data.write_text("something else, and long enough to be looked at\n" * 100)


def _newer(data: Path) -> None:
    with closing(sqlite3.connect(data)) as base:
        base.executescript(VERSIONS[-1].read_text("utf-8") + "PRAGMA user_version = 1000")


def _damaged(data: Path) -> None:
    with closing(sqlite3.connect(data)) as base:
        base.executescript(VERSIONS[-1].read_text("utf-8"))
    with data.open("r+b") as file:
        file.seek(100)
        file.write(bytes(3996))


def _unwritable(data: Path) -> None:
    data.with_name("db-wal").mkdir()


@pytest.mark.parametrize("command", [["serve"], ["--no-browser"]], ids=["serve", "home"])
@pytest.mark.parametrize(
    ("harm", "words"),
    [
        (_no_database, "is not a tusch database"),
        (_newer, "was written by a newer tusch"),
        (_damaged, "is damaged; tusch check says what is wrong"),
        (_unwritable, "db-wal is a folder"),
    ],
)
def test_trouble_with_the_data_is_reported_before_a_port_in_use(
    harm: Callable[[Path], None],
    words: str,
    command: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    harm(tmp_path / "db")
    with taken() as port:
        assert main([*command, "--port", port, "--data", str(tmp_path / "db")]) == 2
    said = capsys.readouterr().err
    assert words in said
    assert said.count("\n") == 1


def test_another_server_of_the_data_is_reported_before_a_port_in_use(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lock = FileLock(tmp_path / "db")
    with taken() as port:
        assert main(["serve", "--port", port, "--data", str(tmp_path / "db")]) == 2
    lock.close()
    assert "is in use by another tusch server" in capsys.readouterr().err


@pytest.mark.parametrize("file", VERSIONS, ids=lambda file: file.stem)
def test_a_port_in_use_names_the_way_out_and_leaves_the_data_as_it_is(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "db"
    with closing(sqlite3.connect(data)) as base:
        base.executescript(file.read_text("utf-8"))
    before = data.read_bytes()
    with taken() as port:
        assert main(["serve", "--port", port, "--data", str(data)]) == 2
    said = capsys.readouterr().err
    assert f"Port {port} of 127.0.0.1 is in use" in said
    assert "choose another --port." in said
    assert [each.name for each in tmp_path.iterdir()] == ["db"]
    assert data.read_bytes() == before


@pytest.mark.skipif(not Path("/proc/net").exists(), reason="there is one loopback address here")
def test_local_network_finds_the_server_by_its_address_and_no_other(tmp_path: Path) -> None:
    with Server(tmp_path / "db", "--lan", "--host", "127.0.0.2") as server:
        lan = f"http://127.0.0.2:{server.port}"
        assert lan in server.said
        assert server.process.stdout
        assert server.process.stdout.readline().strip().endswith(lan)
        drawn = qr.lines(lan, colour=False)
        assert [server.process.stdout.readline().rstrip("\n") for _ in drawn] == drawn
        for origin in (lan, server.origin):
            opened = asking.post(f"{origin}/api/session", headers={"origin": origin})
            assert opened.status_code == 204
            assert "Secure" not in opened.headers["set-cookie"]
            token = opened.cookies[COOKIE]
            headers = {"cookie": f"{COOKIE}={token}", "origin": origin}
            uri = f"{origin.replace('http', 'ws')}/api/socket"
            with asking.connect(uri, additional_headers=headers) as device:
                device.send('{"do": "ping"}')
                assert hear(device)["tell"] == "pong"
        other = {"origin": "http://127.0.0.3"}
        assert asking.post(f"{lan}/api/session", headers=other).status_code == 403
        assert asking.get(f"{lan}/healthz", headers={"host": "example.org"}).status_code == 403
        with pytest.raises(httpx.ConnectError):
            asking.get(f"http://127.0.0.3:{server.port}/healthz")
        # The host looks at their own machine, and still invites to the address that others have.
        for asked in (lan, server.origin):
            invited = asking.get(f"{asked}/api/tables/abc234/invite").json()
            assert invited == {"link": f"{lan}/t/ABC234"}
            picture = asking.get(f"{asked}/api/tables/ABC234/qr.svg")
            assert picture.headers["content-type"].startswith("image/svg+xml")
            assert picture.text == qr.svg(f"{lan}/t/ABC234")


def test_invitation_is_to_the_origin_that_was_asked(tmp_path: Path) -> None:
    origins = ("--origin", "https://a.example.org", "--origin", "https://b.example.org")
    with Server(tmp_path / "db", *origins) as server:
        url = f"{server.origin}/api/tables/ABC234"
        for name in ("a", "b"):
            headers = {"host": f"{name}.example.org"}
            asked = asking.get(f"{url}/invite", headers=headers)
            assert asked.json() == {"link": f"https://{name}.example.org/t/ABC234"}
            assert asking.get(f"{url}/qr.svg", headers=headers).status_code == 200
        for code in ("x", "ABC23O", "<script>", "ABC2345"):
            refused = asking.get(f"{server.origin}/api/tables/{code}/qr.svg", headers=headers)
            assert refused.status_code == 404
            assert code not in refused.text


def test_the_address_that_people_open_is_shown_at_the_start() -> None:
    data, origins = Path("db"), ("https://tusch.example.org", "https://cards.example.org")
    said = [*ready_lines(Settings(data=data, origins=origins), 8000, "en")]
    assert said[-1] == "People open https://tusch.example.org and https://cards.example.org"
    assert "People open" not in "".join(ready_lines(Settings(data=data), 8000, "en"))


def test_custom_bot_of_the_host_plays_at_tables(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(BOT)
    config = tmp_path / "tusch.toml"
    program = "sh -c 'while read x; do echo 0; done'"
    config.write_text(f'bot = ["anna=mine:Anna", "first=program:{program}"]\n')
    with Server(tmp_path / "db", "--config", str(config), cwd=tmp_path) as server:
        code, _ = server.play_bots("anna", "first")
        record = asking.get(f"{server.origin}/api/tables/{code}/record").json()
        assert "anna" in json.dumps(record)
        cookie = server.session()
        # Guests choose by the host's names; they cannot run anything else.
        for level in ("mine:Anna", "program:yes 0", "bob", "anna/bold"):
            command = {"do": "create", "id": level[:3], "game": "flohcati", "name": "Ann"}
            command["seats"] = [{"type": "bot", "level": level}] * 2  # type: ignore[assignment]
            answer = asking.post(
                f"{server.origin}/api/tables",
                content=msgspec.json.encode(command),
                headers={"origin": server.origin, "cookie": cookie},
            )
            assert answer.json()["reply"]["code"] == "bot-unknown", level
        started = server.children()
        code_, out, error = server.end(signal.SIGTERM)
        assert (code_, out, error) == (0, "Stopped.\n", "")
        wait_until_gone(*started)


@pytest.mark.parametrize("bot", ["anna=nowhere:Anna", "anna=program:no-such-program"])
def test_unknown_custom_bot_is_one_line(
    bot: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = str(tmp_path / "db")
    assert main(["serve", "--port", "0", "--data", data, "--bot", bot]) == 2
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert bot.partition("=")[2].removeprefix("program:") in said.err
    assert list(tmp_path.iterdir()) == []
