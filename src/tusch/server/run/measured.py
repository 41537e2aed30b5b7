"""Where the server is measured: around its application and its log."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tusch.server.device.session import SLOW
from tusch.server.observe.metrics import Metrics
from tusch.server.run.frames import FramedWire


class Measured:
    """An application whose connections are counted."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        """Stand before an application."""
        self._app = app
        self._metrics = metrics
        self._open = 0
        metrics.sockets.look = lambda: {"device": self._open}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let everything through, and count it."""
        metrics = self._metrics
        accepted = False

        async def counting(message: Message) -> None:
            nonlocal accepted
            match message["type"]:
                case "http.response.start" | "websocket.http.response.start":
                    metrics.responses.add(str(message["status"]))
                case "websocket.accept":
                    accepted = True
                    self._open += 1
            await send(message)

        try:
            await self._app(scope, receive, counting)
        finally:
            self._open -= accepted


def measured_wire(metrics: Metrics) -> type[FramedWire]:
    """Return the protocol of sockets, with those counted that we close."""

    class MeasuredWire(FramedWire):
        """A socket that is counted when we close it."""

        def end(self, code: int) -> None:
            """Close, and count it."""
            if not self.ending:
                metrics.closes.add(str(code))
                if code == SLOW:
                    metrics.drops.add("outbox")
            super().end(code)

    return MeasuredWire


@contextmanager
def counted_log(metrics: Metrics) -> Iterator[None]:
    """Count what is logged."""
    handler = _Counted(metrics)
    logging.getLogger().addHandler(handler)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(handler)


class _Counted(logging.Handler):
    """Counts what is logged."""

    def __init__(self, metrics: Metrics) -> None:
        """Count warnings and what is worse."""
        super().__init__(logging.WARNING)
        self._metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        """Count a line."""
        self._metrics.errors.add(record.levelname.lower())
