"""The turnstile: how much of anything over HTTP one address may ask for."""

import asyncio
from collections.abc import Callable
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from tusch.server.errors import RefusedError
from tusch.server.http import responses
from tusch.server.limits import LIMITS
from tusch.server.observe.notices import Notices
from tusch.server.rate_limit import FILES, REQUESTS, Rates

WEIGHTS: Final = {"/api/openapi.json": 4, "/api/replay": 10}
"""What costs more than other requests; a replay of a table is known by its end."""
REPLAYS: Final = ("/replay", "/record")


class Turnstile:
    """Lets an address in as often as its share allows."""

    def __init__(self, app: ASGIApp, ticks: Callable[[], int], notices: Notices) -> None:
        """Stand before an application; files of the page have a share of their own."""
        self._app = app
        self._requests = Rates(REQUESTS, ticks)
        self._files = Rates(FILES, ticks)
        self._notices = notices

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a socket in, or refuse it after a pause."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        path = str(scope["path"])
        rates = self._requests if path.startswith("/api") else self._files
        address, cost = responses.address(HTTPConnection(scope)), _weight(path)
        if rates.allow(address, cost):
            await self._app(scope, receive, send)
            return
        self._notices.add("requests")
        # A refusal costs nearly as much as an answer: those who wait for it ask less often.
        await asyncio.sleep(LIMITS.pause / 1000)
        wait = rates.seconds(address, cost)
        await responses.refused(RefusedError("server-often"), 429, wait)(scope, receive, send)


def _weight(path: str) -> int:
    """Return what a request costs."""
    if path.startswith("/api/tables/") and path.endswith(REPLAYS):
        return WEIGHTS["/api/replay"]
    return WEIGHTS.get(path, 1)
