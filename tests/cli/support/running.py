"""A server as a host runs it, in a process of its own."""

import re
import signal
import subprocess
from pathlib import Path
from typing import Any, Self

import msgspec
from websockets.sync.client import ClientConnection

from tests.cli.support.program import TUSCH, environment
from tests.processes.support.seen import children_of
from tests.support import asking
from tests.support.waiting import LONG
from tusch.server.http.cookies import COOKIE


class Server:
    """`tusch serve` in a process of its own, on a free port of this machine."""

    def __init__(
        self, data: Path, *arguments: str, port: int = 0, cwd: Path | None = None, **more: str
    ) -> None:
        self.process = subprocess.Popen(
            [*TUSCH, "serve", "--port", str(port), "--data", data, *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=cwd,
            env=environment(**more),
            encoding="utf-8",
        )
        assert self.process.stdout
        self.said = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:([0-9]+)\. Data: (.*)", self.said)
        assert found, self.process.communicate()
        self.port = int(found[1])
        assert found[2] == str(data)
        self.data = data
        self.origin = f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.communicate()

    def end(self, by: signal.Signals = signal.SIGTERM) -> tuple[int, str, str]:
        """Ask the server to end; return its exit code and what it still said."""
        self.process.send_signal(by)
        out, error = self.process.communicate()
        return self.process.returncode, out, error

    def session(self) -> str:
        """Open a session; return its cookie."""
        answer = asking.post(f"{self.origin}/api/session", headers={"origin": self.origin})
        return f"{COOKIE}={answer.cookies[COOKIE]}"

    def create(self, cookie: str, **more: Any) -> str:
        """Make a table that is listed; return its code."""
        seats = [{"type": "own", "name": "Ann"}, {"type": "open"}]
        command = {"do": "create", "id": "t", "game": "flohcati", "seats": seats, "listed": True}
        command.update(more)
        answer = asking.post(
            f"{self.origin}/api/tables",
            content=msgspec.json.encode(command),
            headers={"origin": self.origin, "cookie": cookie},
        )
        return str(answer.json()["code"])

    def listed(self) -> list[str]:
        """The codes of the tables that wait for players."""
        return [table["code"] for table in asking.get(f"{self.origin}/api/tables").json()]

    def device(self, cookie: str) -> ClientConnection:
        """Connect a device."""
        uri = f"ws://127.0.0.1:{self.port}/api/socket"
        headers = {"cookie": cookie, "origin": self.origin}
        return asking.connect(uri, additional_headers=headers)

    def play_bots(self, *levels: str, game: str = "flohcati") -> tuple[str, str]:
        """Let bots play a game to its end; return the code of the table, and who watched."""
        cookie = self.session()
        seats = [{"type": "bot", "level": level} for level in levels]
        code = self.create(cookie, seats=seats, name="Ann", pace=0, spectators=1, game=game)
        with self.device(cookie) as device:
            begin(device, code)
            while hear(device).get("tell") != "over":
                pass
        return code, cookie

    def children(self) -> list[int]:
        """The processes that the server has started."""
        return children_of(self.process.pid)


def begin(device: ClientConnection, code: str) -> None:
    """Watch a table and start its game."""
    device.send(msgspec.json.encode({"do": "watch", "table": code}).decode())
    device.send('{"do": "start", "id": "s"}')


def hear(device: ClientConnection) -> dict[str, Any]:
    """The next message; there must be one."""
    told: dict[str, Any] = msgspec.json.decode(device.recv(LONG))
    assert told.get("tell") != "closed", told
    assert told.get("answer") != "refused", told
    return told
