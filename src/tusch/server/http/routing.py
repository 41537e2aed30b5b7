"""The router: every address has one route, which knows all its methods."""

from typing import Any

from starlette.endpoints import HTTPEndpoint
from starlette.routing import BaseRoute, Route

from tusch.server.wire.operations import OPERATIONS


def routes_of(*rooms: object) -> list[BaseRoute]:
    """Return one route for each path, so that a wrong method is told all right ones."""
    by_path: dict[str, dict[str, Any]] = {}
    for each in OPERATIONS:
        # One of them answers it, and no two.
        (room,) = (room for room in rooms if hasattr(room, each.name))
        by_path.setdefault(each.path, {})[each.method.lower()] = getattr(room, each.name)
    return [Route(path, type(path, (HTTPEndpoint,), found)) for path, found in by_path.items()]
