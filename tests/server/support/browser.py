"""A browser without sockets of the machine: it talks to the application itself."""

import warnings
from typing import Any

from starlette.websockets import WebSocketDisconnect

with warnings.catch_warnings():
    # The test client would rather have another HTTP library than the one that we have.
    warnings.simplefilter("ignore", DeprecationWarning)
    warnings.simplefilter("ignore", UserWarning)
    from starlette.testclient import TestClient, WebSocketTestSession

__all__ = ["ORIGIN", "TestClient", "WebSocketDisconnect", "WebSocketTestSession", "answer"]

ORIGIN = "http://testserver"


def answer(ws: WebSocketTestSession, news: list[Any] | None = None) -> Any:
    """The next answer; what is told before it is put aside."""
    while "answer" not in (said := ws.receive_json()):
        if news is not None:
            news.append(said)
    return said
