"""Where the server is measured: around its store, its application and its log."""

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tusch.server.metrics import Metrics
from tusch.server.socket import SLOW
from tusch.server.wire import Wire
from tusch.store import Append, Listing, Row, Store, StoreError


class MeasuredStore:
    """A store that says how long it takes."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        """Stand before a store."""
        self._store = store
        self._times = metrics.commits

    async def append(self, *appends: Append) -> None:
        """Add events to one or more tables, all or nothing."""
        began = perf_counter()
        result = "failed"
        try:
            await self._store.append(*appends)
            result = "ok"
        except StoreError as mistake:
            result = mistake.message.id.removeprefix("store-")
            raise
        finally:
            self._times.observe(perf_counter() - began, result)

    async def events(self, table: str, after: int = 0) -> list[Row]:
        """Return the events of a table after a number."""
        return await self._store.events(table, after)

    async def find(self, code: str) -> Listing | None:
        """Return the table of a code."""
        return await self._store.find(code)

    async def listings(
        self, *, status: str | None = None, listed: bool | None = None, limit: int = -1
    ) -> list[Listing]:
        """Return tables, the latest first."""
        return await self._store.listings(status=status, listed=listed, limit=limit)

    async def games_of(self, guest: str, limit: int) -> list[Listing]:
        """Return the tables where a guest has played, the latest first."""
        return await self._store.games_of(guest, limit)

    async def tables_of(self, guest: str) -> list[str]:
        """Return all tables where a guest has ever done something."""
        return await self._store.tables_of(guest)

    async def forget(self, guest: str) -> None:
        """Delete all sessions of a guest, and where he has played."""
        await self._store.forget(guest)

    async def drop(self, tables: Sequence[str]) -> None:
        """Delete tables with all their events."""
        await self._store.drop(tables)

    async def open_session(self, digest: str, guest: str, at: int) -> None:
        """Keep a session by the digest of its token."""
        await self._store.open_session(digest, guest, at)

    async def session(self, digest: str) -> str | None:
        """Return the guest of a session."""
        return await self._store.session(digest)

    async def close_sessions(self, guest: str) -> None:
        """Delete all sessions of a guest."""
        await self._store.close_sessions(guest)

    async def close(self) -> None:
        """Finish what was begun, and let go of the file."""
        await self._store.close()


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
                case "http.response.start":
                    metrics.responses.add(str(message["status"]))
                case "websocket.accept":
                    accepted = True
                    self._open += 1
                case "websocket.close":
                    code = message.get("code", 1000)
                    metrics.closes.add(str(code))
                    if code == SLOW:
                        metrics.drops.add("outbox")
            await send(message)

        try:
            await self._app(scope, receive, counting)
        finally:
            self._open -= accepted


def measured_wire(metrics: Metrics) -> type[Wire]:
    """Return the protocol of sockets, with those counted that are closed by the short way."""

    class MeasuredWire(Wire):
        """A socket that is counted when it is dropped."""

        def drop(self, code: int) -> None:
            """Close, and count it."""
            metrics.closes.add(str(code))
            if code == SLOW:
                metrics.drops.add("outbox")
            super().drop(code)

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
