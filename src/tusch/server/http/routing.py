"""The router: every address has one route, which knows all its methods."""

from collections.abc import Awaitable, Callable, Mapping

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import Receive, Scope, Send

from tusch.server.wire.operations import OPERATIONS

Handler = Callable[[Request], Awaitable[Response]]


def routes_of(app: object) -> list[BaseRoute]:
    """Return one route for each path, so that a wrong method is told all right ones."""
    by_path: dict[str, dict[str, Handler]] = {}
    for each in OPERATIONS:
        by_path.setdefault(each.path, {})[each.method] = getattr(app, each.name)
    return [Route(path, Either(methods)) for path, methods in by_path.items()]


class Either:
    """An address that answers each method in its own way, and every other with a refusal."""

    def __init__(self, methods: Mapping[str, Handler]) -> None:
        """Take what answers which method."""
        head = {"HEAD": methods["GET"]} if "GET" in methods else {}
        self._methods = {**methods, **head}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        handler = self._methods.get(scope["method"])
        if handler is None:
            raise HTTPException(405, headers={"allow": ", ".join(self._methods)})
        response = await handler(Request(scope, receive))
        await response(scope, receive, send)
