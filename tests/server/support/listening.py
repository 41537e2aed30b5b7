"""The application on a real socket of this machine, for those who test it from outside."""

import json
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread
from typing import Any, NamedTuple

import httpx
import pytest
import uvicorn
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.support.desk import dealer
from tests.server.support.memory import MemoryStore
from tusch.server.http.app import COOKIE, application
from tusch.server.http.static import Page
from tusch.server.rate_limit import Rate
from tusch.server.table.services import Services
from tusch.server.thinking.jobs import NearbyBots


class Listening(NamedTuple):
    """Where a server listens, and a session there."""

    url: str
    browser: httpx.Client

    @property
    def token(self) -> str:
        return str(self.browser.cookies[COOKIE])


@contextmanager
def listening(page: Page | None = None) -> Iterator[Listening]:
    """Serve on a free port until the end, however often somebody asks."""
    with socket.socket() as listener, pytest.MonkeyPatch.context() as patch:
        for bucket in ("COMMANDS", "LISTS", "LOOKUPS", "REPLAYS", "SESSIONS", "TABLES"):
            patch.setattr(f"tusch.server.http.app.{bucket}", Rate(10**9, 10**9))
        listener.bind(("127.0.0.1", 0))
        listener.listen(64)
        url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        services = Services(
            MemoryStore(), dealer(3), NearbyBots(), lambda: time.monotonic_ns() // 10**6
        )
        config = uvicorn.Config(
            application(services, (url,), page=page), log_config=None, ws="websockets-sansio"
        )
        server = uvicorn.Server(config)
        thread = Thread(target=server.run, args=([listener],))
        thread.start()
        try:
            with httpx.Client(base_url=url, headers={"origin": url}) as browser:
                assert browser.post("/api/session").status_code == 204
                yield Listening(url, browser)
        finally:
            server.should_exit = True
            thread.join()


class Finished(NamedTuple):
    """A game that is over."""

    code: str
    heard: list[dict[str, Any]]
    """What a spectator was told."""


def finished_table(server: Listening, game: str = "flohcati", **more: Any) -> Finished:
    """Let bots play a whole game while their host looks on."""
    bots = [{"type": "bot", "level": "random"}] * {"figaro": 3, "flohcati": 2}[game]
    asked = {"do": "create", "id": f"{game}-made", "game": game, "seats": bots, "name": "Ann"}
    made = server.browser.post("/api/tables", json={**asked, "pace": 0, **more})
    assert made.status_code == 200, made.text
    code = str(made.json()["code"])
    url = server.url.replace("http", "ws") + "/api/socket"
    cookie = {"cookie": f"{COOKIE}={server.token}"}
    heard: list[dict[str, Any]] = [{}]
    with connect(url, origin=Origin(server.url), additional_headers=cookie) as socket:
        socket.send(json.dumps({"do": "watch", "table": code}))
        socket.send(json.dumps({"do": "start", "id": "begin"}))
        while heard[-1].get("tell") != "over":
            heard.append(json.loads(socket.recv()))
    return Finished(code, heard[1:])
