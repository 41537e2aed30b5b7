"""A real server is killed in mid-game, again and again: nothing that it acknowledged is lost."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.scale import scaled
from tusch.server import events
from tusch.server.app import COOKIE
from tusch.server.evolve import fold
from tusch.server.lobby import digest
from tusch.store.database import Database

ROOT = Path(__file__).parents[2]
KILLS = scaled(10)
CLIENTS = 8


class Server:
    """A server process that can be killed and started again on the same file and port."""

    def __init__(self, path: Path) -> None:
        self.path = path
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.origin = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.process", self.path, str(self.port)], cwd=ROOT
        )
        async with httpx.AsyncClient() as http:
            while True:
                assert self.process.poll() is None, "the server did not start"
                try:
                    if (await http.get(f"{self.origin}/healthz")).status_code == 200:
                        return
                except httpx.TransportError:
                    await asyncio.sleep(0.05)

    def kill(self) -> None:
        if self.process:
            os.kill(self.process.pid, signal.SIGKILL)
            self.process.wait()


class Client:
    """A device that plays one table after another, and sends again what was not answered."""

    def __init__(self, server: Server, number: int) -> None:
        self.server = server
        self.rng = Random(number)
        self.token = ""
        self.code = ""
        self.count = 0
        self.pending: dict[str, Any] | None = None
        self.answers: list[dict[str, Any]] = []
        self.games = 0

    async def live(self) -> None:
        """Play until cancelled, whatever becomes of the server."""
        while True:
            try:
                await self._visit()
            except (OSError, httpx.TransportError, WebSocketException):
                await asyncio.sleep(0.05)

    async def _visit(self) -> None:
        headers = {"origin": self.server.origin}
        async with httpx.AsyncClient(headers=headers, base_url=self.server.origin) as http:
            if not self.token:
                response = await http.post("/api/session")
                self.token = response.cookies.get(COOKIE) or ""
            cookie = {"cookie": f"{COOKIE}={self.token}"}
            if not self.code:
                made = await http.post("/api/tables", content=self._create(), headers=cookie)
                self.code = made.json()["code"]
        uri = f"ws://127.0.0.1:{self.server.port}/api/socket"
        async with connect(uri, origin=self.server.origin, additional_headers=cookie) as ws:  # type: ignore[arg-type]
            await ws.send(msgspec.json.encode({"do": "watch", "table": self.code}).decode())
            if self.pending:
                await ws.send(msgspec.json.encode(self.pending).decode())
            async for message in ws:
                if not await self._hear(ws, msgspec.json.decode(message)):
                    return

    def _create(self) -> bytes:
        seats = [{"type": "own", "name": "A"}, {"type": "bot", "level": "random"}]
        return msgspec.json.encode(
            {
                "do": "create",
                "id": f"t{self.games}",
                "game": "flohcati",
                "seats": seats,
                "pace": 0,
                "fill": "random",
            }
        )

    async def _hear(self, ws: Any, said: dict[str, Any]) -> bool:
        """Take a message; say whether to go on with this table."""
        if "answer" in said:
            self.answers.append({**said, "table": self.code})
            if self.pending and said["id"] == self.pending["id"]:
                self.pending = None
            return True
        if said.get("tell") == "over" or said.get("status") == "over":
            if self.pending is None:
                self.code = ""
                self.games += 1
                return False
            return True
        if said.get("status") == "waiting" and not self.pending:
            await self._ask(ws, {"do": "start"})
        for one in said.get("seen", ()):
            legal = one.get("view", {}).get("legal")
            if legal and not self.pending:
                move = {"do": "act", "seat": 0, "action": self.rng.choice(legal)}
                await self._ask(ws, {**move, "base": said["version"]})
        return True

    async def _ask(self, ws: Any, command: dict[str, Any]) -> None:
        self.count += 1
        self.pending = {"id": f"c{self.count}", **command}
        await ws.send(msgspec.json.encode(self.pending).decode())


def test_a_killed_server_loses_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    server = Server(tmp_path / "db")

    async def kill_again_and_again() -> list[Client]:
        await server.start()
        clients = [Client(server, number) for number in range(CLIENTS)]
        lives = [asyncio.create_task(client.live()) for client in clients]
        rng = Random(0)
        for _ in range(KILLS):
            before = sum(len(client.answers) for client in clients)
            while sum(len(client.answers) for client in clients) < before + 20:
                await asyncio.sleep(0.02)
                broken = [life for life in lives if life.done()]
                assert not broken, broken[0].exception()
            await asyncio.sleep(rng.random() / 5)
            server.kill()
            await server.start()
        for life in lives:
            life.cancel()
        await asyncio.wait(lives)
        return clients

    try:
        clients = asyncio.run(kill_again_and_again())
    finally:
        server.kill()
    database = Database(tmp_path / "db")
    acknowledged = sum(check(client, database) for client in clients)
    database.close()
    assert acknowledged >= 20 * KILLS - len(clients)


def check(client: Client, database: Database) -> int:
    """See that all that a client was answered is in the log; return how much that was."""
    guest = database.session(digest(client.token))
    found = 0
    last: dict[str, int] = {}
    for answer in client.answers:
        listing = database.find(answer["table"])
        assert listing is not None
        rows = database.events(listing.table)
        done: dict[str, int] = {}
        client_id = ""
        for row in rows:
            client_id = row.client or client_id
            done[client_id] = row.seq
        key = f"{guest}/{answer['id']}"
        if answer["answer"] in ("ok", "duplicate"):
            found += 1
            assert done.get(key) == answer["seq"], answer
            assert last.get(listing.table, 0) <= answer["seq"]
            last[listing.table] = answer["seq"]
        else:
            assert answer["answer"] == "stale", answer
            assert key not in done
    for table in last:
        fold((events.decode(row.body), row.at) for row in database.events(table))
    return found


@pytest.mark.parametrize("kind", ["busy port", "second server"])
def test_two_servers_do_not_get_in_each_others_way(tmp_path: Path, kind: str) -> None:
    server = Server(tmp_path / "db")

    async def try_again() -> int:
        await server.start()
        path = tmp_path / ("db" if kind == "second server" else "other")
        command = [sys.executable, "-m", "tests.server.process", str(path), str(server.port)]
        second = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
        return second.returncode

    try:
        assert asyncio.run(try_again()) != 0
    finally:
        server.kill()
