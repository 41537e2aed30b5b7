"""The application on a real socket of this machine, for those who test it from outside."""

import asyncio
import json
import socket
from collections.abc import Callable, Collection, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Thread
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import httpx
import pytest
import uvicorn
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.support.desk import dealer
from tests.server.support.memory import MemoryStore, NearbyBots
from tests.support import asking
from tests.support.waiting import LONG
from tusch.server.device.crowd import Crowd
from tusch.server.http.app import App
from tusch.server.http.cookies import COOKIE
from tusch.server.http.static import Page
from tusch.server.limits import LIMITS
from tusch.server.observe.metrics import Metrics
from tusch.server.observe.notices import Notices
from tusch.server.rate_limit import Rate
from tusch.server.run.doors import Doors
from tusch.server.run.listener import event_loop, open_all
from tusch.server.run.measured import Measured
from tusch.server.run.serve import config
from tusch.server.run.settings import Settings
from tusch.server.table.live.services import Services, ticks, wall_clock
from tusch.store import Store

SHARES: Final = ("AT_ONCE", "FILES", "REQUESTS")
RATES: Final = (
    "COMMANDS",
    "HINTS",
    "LISTS",
    "LOOKUPS",
    "REPLAYS",
    "REVIEWS",
    "SESSIONS",
    "TABLES",
    *SHARES,
)


class Listening(NamedTuple):
    """Where a server listens, and a session there."""

    url: str
    browser: httpx.Client
    metrics: Metrics

    @property
    def token(self) -> str:
        return str(self.browser.cookies[COOKIE])

    @contextmanager
    def socket(self, path: str = "/api/socket", **headers: str) -> Iterator[ClientConnection]:
        """Open a socket as the browser does, but for some of what it says of itself."""
        at = urlsplit(self.url)
        said = {"host": at.netloc, "origin": str(self.browser.headers["origin"]), **headers}
        cookies = "; ".join(f"{name}={value}" for name, value in self.browser.cookies.items())
        uri = f"ws://{said.pop('host')}{path}"
        with (
            closing(socket.create_connection((at.hostname, at.port))) as plug,
            asking.connect(
                uri,
                sock=plug,
                additional_headers={**said, "cookie": cookies},
                compression=None,
            ) as opened,
        ):
            yield opened


@contextmanager
def listening(
    page: Page | None = None,
    *,
    origin: str = "",
    store: Store | None = None,
    without_rates: Collection[str] = RATES,
    now: Callable[[], int] = wall_clock,
    ticks: Callable[[], int] = ticks,
    review_budget: int = 16,
) -> Iterator[Listening]:
    """Serve on a free port until the end, however often somebody asks, unless rates are kept."""
    with socket.socket() as listener, pytest.MonkeyPatch.context() as patch:
        for bucket in without_rates:
            module = "turnstile" if bucket in SHARES else "app"
            patch.setattr(f"tusch.server.http.{module}.{bucket}", Rate(10**9, 10**9))
        patch.setattr("tusch.server.http.turnstile.LIMITS", replace(LIMITS, pause=1))
        listener.bind(("127.0.0.1", 0))
        listener.listen(64)
        url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        metrics = Metrics()
        services = Services(store or MemoryStore(), dealer(3), NearbyBots(), now)
        services = services._replace(ticks=ticks, review_budget=review_budget)
        doors = Doors(Notices(metrics.turned_away), open_all())
        crowd = Crowd(doors.notices)
        app = App(services, (origin or url,), crowd)
        served = Measured(app.served(page), metrics)
        server = uvicorn.Server(config(Settings(data=Path("none")), served, metrics, doors))

        async def serve() -> None:
            async with app.opened():
                await server.serve([listener])

        def run() -> None:
            with asyncio.Runner(loop_factory=event_loop) as runner:
                runner.run(serve())

        thread = Thread(target=run)
        thread.start()
        try:
            headers = {"origin": origin or url}
            if origin:
                headers["host"] = urlsplit(origin).netloc
            with asking.Client(base_url=url, headers=headers) as browser:
                assert browser.post("/api/session").status_code == 204
                yield Listening(url, browser, metrics)
        finally:
            server.should_exit = True
            thread.join()


def say(device: ClientConnection, message: dict[str, Any]) -> None:
    """Send a message."""
    device.send(json.dumps(message))


def hear(device: ClientConnection) -> dict[str, Any]:
    """Return the next message."""
    heard: dict[str, Any] = json.loads(device.recv(LONG))
    return heard


def answer(device: ClientConnection) -> dict[str, Any]:
    """Return the next answer; what is told before it is put aside."""
    while "answer" not in (said := hear(device)):
        pass
    return said


def code_of(closed: ConnectionClosed) -> int | None:
    """Return the code with which the server closed a socket."""
    return closed.rcvd.code if closed.rcvd else None


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
    heard: list[dict[str, Any]] = [{}]
    with server.socket() as device:
        say(device, {"do": "watch", "table": code})
        say(device, {"do": "start", "id": "begin"})
        while heard[-1].get("tell") != "over":
            heard.append(hear(device))
    return Finished(code, heard[1:])
