"""The whole server: its file, its socket, the application on uvicorn, and a quiet end."""

import asyncio
import errno
import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn

from tusch.errors import TuschError
from tusch.server.app import application
from tusch.server.bots import NearbyBots
from tusch.server.dealer import FairDealer
from tusch.server.house import House, wall_clock
from tusch.server.limits import LIMITS
from tusch.server.settings import Settings, in_url
from tusch.store import SqliteStore

PATIENCE = 5
"""Seconds that connections have to end by themselves when the server ends."""
BACKLOG = 2048
"""Devices that may wait to be let in, as after a restart."""


class ServeError(TuschError):
    """The server cannot start."""


class _Server(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        """Take what is to be called."""
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, when all tables are awake."""
        await super().startup(sockets)
        self._ready()


def run(settings: Settings, ready: Callable[[str], None] = lambda _: None) -> None:
    """Serve until SIGTERM or Ctrl-C; `ready` is told the address."""
    check_folder(settings)
    with listening(settings.host, settings.port) as listener:
        asyncio.run(_serve(settings, listener, ready))


def check_folder(settings: Settings) -> None:
    """Refuse a file that could not be made where it is wanted."""
    folder = settings.data.parent
    if not folder.is_dir():
        raise ServeError("cli-serve-folder", file=str(settings.data))
    if not os.access(folder, os.W_OK | os.X_OK):
        raise ServeError("cli-serve-read-only", file=str(settings.data))


@contextmanager
def listening(host: str, port: int) -> Iterator[socket.socket]:
    """Open the socket; a port that is in use is found out before anything else begins."""
    listener = None
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, number, _, address = found[0]
        listener = socket.socket(family, kind, number)
        if os.name == "posix":
            # A server that comes back at once must get its port again. Elsewhere it means theft.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(BACKLOG)
    except (OSError, UnicodeError) as mistake:
        if listener:
            listener.close()
        raise _not_listening(host, port, mistake) from None
    with listener:
        yield listener


def _not_listening(host: str, port: int, mistake: OSError | UnicodeError) -> ServeError:
    """Return the error that people read for one of the network."""
    if isinstance(mistake, OSError) and mistake.errno == errno.EADDRINUSE:
        return ServeError("cli-serve-busy", host=host, port=str(port))
    reason = mistake.strerror if isinstance(mistake, OSError) else None
    return ServeError("cli-serve-address", host=host, port=str(port), reason=reason or str(mistake))


async def _serve(settings: Settings, listener: socket.socket, ready: Callable[[str], None]) -> None:
    """Open the store and run the application on the socket."""
    port = int(listener.getsockname()[1])
    store = SqliteStore(settings.data)
    try:
        house = House(store, FairDealer(), NearbyBots(), wall_clock)
        config = uvicorn.Config(
            application(house, settings.origins_at(port)),
            lifespan="on",
            ws="websockets-sansio",
            # Twice what the application allows, so that it can still say why it refuses.
            ws_max_size=2 * LIMITS.message,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies),
            server_header=False,
            access_log=False,
            log_config=None,
            timeout_graceful_shutdown=PATIENCE,
        )
        server = _Server(config, lambda: ready(f"http://{in_url(settings.host)}:{port}"))
        with _signals(server):
            await server.serve([listener])
    except SystemExit:
        # How uvicorn ends when the application cannot start; it has logged the reason.
        raise ServeError("cli-serve-failed") from None
    finally:
        await store.close()


@contextmanager
def _signals(server: uvicorn.Server) -> Iterator[None]:
    """Let signals end the server alone: uvicorn raises them again for whoever is outside."""

    def stop(*_: object) -> None:
        server.should_exit = True

    before = {each: signal.signal(each, stop) for each in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
