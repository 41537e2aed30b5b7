"""The turnstile: how much of anything over HTTP one address may ask for."""

import asyncio
from collections.abc import Callable
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tusch.server.errors import RefusedError
from tusch.server.http import responses
from tusch.server.limits import LIMITS
from tusch.server.observe.notices import Notices
from tusch.server.rate_limit import AT_ONCE, FILES, REQUESTS, Line, Rates

WEIGHTS: Final = {"/api/openapi.json": 4, "/api/replay": 10}
"""What costs more than other requests; a replay of a table is known by its end."""
NEXT, APART = 1, 4
"""Milliseconds between the turns of those who ask, and of those who ask too much at once.

Whoever plays has their turn in between.
"""
REPLAYS: Final = ("/replay", "/record")
LARGE: Final = ("/pocket/", 5)
"""Where files are large, and what each weighs: as much as so many of the page."""


class Turnstile:
    """Lets an address in as often as its share allows."""

    def __init__(self, app: ASGIApp, ticks: Callable[[], int], notices: Notices) -> None:
        """Stand before an application; files of the page have a share of their own."""
        self._app = app
        self._requests = Rates(REQUESTS, ticks)
        self._files = Rates(FILES, ticks)
        self._notices = notices
        self._at_once = Rates(AT_ONCE, ticks)
        self._few, self._crowd = Line(NEXT, ticks), Line(APART, ticks)
        self._refused = Line(APART, ticks)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a socket in, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        path = str(scope["path"])
        rates = self._requests if path.startswith("/api") else self._files
        address, cost = responses.address(HTTPConnection(scope)), _weight(path)
        if rates.allow(address, cost):
            few = self._at_once.allow(address)
            wait = self._few.turn() if few else self._crowd.turn()
            if wait:
                await asyncio.sleep(wait / 1000)
            await self._app(scope, receive, self._slowed(send))
            return
        self._notices.add("requests")
        refused = responses.refused(RefusedError("server-often"), 429, rates.seconds(address, cost))
        await refused(scope, receive, self._slowed(send))

    def _slowed(self, send: Send) -> Send:
        """Return a `send` that keeps those waiting who ask too often, whoever says so."""

        async def sending(message: Message) -> None:
            if message.get("status") == 429:
                await self._pause()
            await send(message)

        return sending

    async def _pause(self) -> None:
        """Wait for one's refusal: it costs nearly as much as an answer, so that few go out."""
        await asyncio.sleep(self._refused.turn(LIMITS.pause) / 1000)


def _weight(path: str) -> int:
    """Return what a request costs."""
    if path.startswith("/api/tables/") and path.endswith(REPLAYS):
        return WEIGHTS["/api/replay"]
    folder, weight = LARGE
    if path.startswith(folder):
        return weight
    return WEIGHTS.get(path, 1)
