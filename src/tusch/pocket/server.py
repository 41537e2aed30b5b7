"""The server of one device: the application, its store and its bots, asked without a network."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from time import monotonic_ns
from typing import Any, Final, NamedTuple
from urllib.parse import unquote, urlsplit

from starlette.types import Message, Scope

from tusch.pocket.bots import BotsInBetween
from tusch.pocket.jar import renewed
from tusch.pocket.plug import REFUSED, Closed, Hear, Plug
from tusch.server.device.crowd import Crowd
from tusch.server.device.wire import EXTENSION
from tusch.server.errors import of_store
from tusch.server.http import responses
from tusch.server.http.app import App
from tusch.server.observe.notices import Notices
from tusch.server.table.dealer import FairDealer
from tusch.server.table.live.services import Services, wall_clock
from tusch.store import StoreError
from tusch.store.sqlite.inline import InlineStore

Keep = Callable[[bytes, str], Awaitable[None]]
"""Keeps the image of the store and the cookies, both for good, or raises why it cannot."""

HERE: Final = ("127.0.0.1", 0)
LOG: Final = logging.getLogger("tusch.pocket")


class NoRoomError(OSError):
    """The device keeps no more."""


class Answer(NamedTuple):
    """What a request is answered."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class Pocket:
    """A server for the page that it is in."""

    def __init__(self, origin: str, keep: Keep, image: bytes = b"", cookies: str = "") -> None:
        """Go on with what was kept, for the page of this origin."""
        self._cookies = cookies
        self._origin = urlsplit(origin)
        self._keep = keep
        self._store = InlineStore(self._kept, image)
        services = Services(
            self._store,
            FairDealer(),
            BotsInBetween(),
            wall_clock,
            # Rates are for strangers: here a second of theirs is over in a microsecond.
            ticks=monotonic_ns,
            review_budget=0,
        )
        self._app = App(services, (origin,), Crowd(Notices()))
        self._served = self._app.served()
        self._sockets: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        """Be there for the page."""
        try:
            async with self._app.opened():
                yield
            if self._sockets:
                await asyncio.wait(self._sockets)
        finally:
            await self._store.close()

    async def ask(self, method: str, path: str, body: bytes = b"") -> Answer:
        """Answer a request, as if it had come over the network."""
        status, headers, parts = 500, list[tuple[bytes, bytes]](), list[bytes]()
        asked = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> Message:
            return asked.pop() if asked else {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            nonlocal status, headers
            if message["type"] == "http.response.start":
                status, headers = message["status"], list(message["headers"])
            else:
                parts.append(message.get("body", b""))

        try:
            await self._served(self._scope("http", path, method=method), receive, send)
        except Exception:
            # It has been answered; with a server this is a line of its log too.
            LOG.exception("%s %s failed", method, path)
        before, self._cookies = self._cookies, renewed(self._cookies, headers)
        if self._cookies != before:
            try:
                await self._store.keep_again()
            except StoreError as trouble:
                self._cookies = before
                refused = responses.refused(of_store(trouble), 503)
                return Answer(503, refused.raw_headers, bytes(refused.body))
        return Answer(status, headers, b"".join(parts))

    async def _kept(self, image: bytes) -> None:
        """Keep an image of the store; whoever plays here has nobody else who could mend it."""
        try:
            await self._keep(image, self._cookies)
        except NoRoomError:
            raise StoreError("server-device-full") from None
        except OSError:
            raise StoreError("server-device") from None

    async def plug(self, path: str, hear: Hear, closed: Closed) -> Plug | None:
        """Open a socket; `closed` is called when it ends, also where there is none."""
        plug = Plug(hear, closed)
        task = asyncio.create_task(self._serve(plug, path))
        self._sockets.add(task)
        task.add_done_callback(self._sockets.discard)
        if await plug.accepted:
            return plug
        return None

    async def _serve(self, plug: Plug, path: str) -> None:
        """Let the application have a socket until it ends."""
        extensions = {EXTENSION: plug, "websocket.http.response": {}}
        scope = self._scope("websocket", path, extensions=extensions, subprotocols=[])
        try:
            await self._served(scope, plug.receive, plug.send)
        except Exception:
            LOG.exception("a socket failed")
        if not plug.accepted.done():
            plug.accepted.set_result(False)
        plug.close(REFUSED)

    def _scope(self, kind: str, path: str, **more: Any) -> Scope:
        """Return what an application is told of a request or a socket."""
        name, _, query = path.partition("?")
        headers = [
            (b"host", self._origin.netloc.encode()),
            (b"origin", self._origin.geturl().encode()),
            (b"cookie", self._cookies.encode()),
        ]
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": self._origin.scheme if kind == "http" else "ws",
            "path": unquote(name),
            "raw_path": name.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": headers,
            "client": HERE,
            "server": (self._origin.hostname, self._origin.port),
            **more,
        }
