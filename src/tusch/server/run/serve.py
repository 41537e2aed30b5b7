"""The whole server: its file, its sockets, its bots, the application on uvicorn, a quiet end."""

import asyncio
import gc
import logging
import signal
import socket
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager
from pathlib import Path

import uvicorn
from starlette.types import ASGIApp

import tusch
from tusch.errors import TuschError
from tusch.server.device.crowd import Crowd
from tusch.server.errors import ServeError
from tusch.server.http.app import App
from tusch.server.http.gate import HEADERS, STRICT
from tusch.server.limits import LIMITS
from tusch.server.lobby.housekeeping import keeping_house
from tusch.server.lobby.watch import StoreWatch
from tusch.server.observe.endpoint import scraped
from tusch.server.observe.log import LOG, NOTICE, say
from tusch.server.observe.metrics import Metrics
from tusch.server.observe.notices import Notices
from tusch.server.run import address_file
from tusch.server.run.address_file import Addresses
from tusch.server.run.connection import connections, unsaid
from tusch.server.run.doors import Doors
from tusch.server.run.listener import event_loop, listening, open_all
from tusch.server.run.measured import Measured, counted_log, measured_wire
from tusch.server.run.memory import giving_back
from tusch.server.run.observers import Counting, Logging
from tusch.server.run.settings import LOOPBACK, Settings
from tusch.server.table.dealer import FairDealer
from tusch.server.table.live.observers import Observers
from tusch.server.table.live.services import Services, wall_clock
from tusch.server.table.live.sharing import Sharing
from tusch.server.table.timeline import relisted
from tusch.server.thinking import custom
from tusch.server.thinking.pool import WorkerBots
from tusch.store import (
    DatabaseUrl,
    Place,
    SqliteStore,
    Store,
    StoreDamagedError,
    rescue,
)
from tusch.store.moving import inspect
from tusch.store.protocol import Measure
from tusch.store.sqlite.schema import MIGRATIONS

PATIENCE = 5
"""Seconds that connections have to end by themselves when the server ends."""
COLLECT = 20_000, 50, 100
"""How seldom Python looks for garbage that refers to itself."""

Ready = Callable[[int], None]
"""Is told the port when people can come."""


class _Server(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        """Take what is to be called."""
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        self._ready()


def run(settings: Settings, ready: Ready = lambda _: None) -> None:
    """Serve until SIGTERM or Ctrl-C.

    First look at the data without changing it, then take the ports, and only then open the data:
    a host hears of trouble with the data first, and a port in use leaves everything as it was.
    """
    inspect(settings.data)
    # Tables are frozen values without circles: looking for some took a fifth of the time.
    gc.freeze()
    gc.set_threshold(*COLLECT)
    files = open_all()
    custom.check_all(settings.bots)
    with ExitStack() as opened:
        listeners, port = [], settings.port
        for host in settings.hosts:
            listeners.append(opened.enter_context(listening(host, port)))
            # Any free one is the same for all.
            port = int(listeners[0].getsockname()[1])
        scraper = None
        if settings.metrics_port is not None:
            scraper = opened.enter_context(
                listening(LOOPBACK, settings.metrics_port, "--metrics-port")
            )
        runner = opened.enter_context(asyncio.Runner(loop_factory=event_loop))
        runner.run(_serve(settings, files, listeners, scraper, ready))


async def _serve(
    settings: Settings,
    files: int,
    listeners: list[socket.socket],
    scraper: socket.socket | None,
    ready: Ready,
) -> None:
    """Run the application on the sockets."""
    port = int(listeners[0].getsockname()[1])
    metrics = Metrics()
    async with AsyncExitStack() as opened:
        opened.enter_context(counted_log(metrics))
        opened.enter_context(unsaid())
        watch = StoreWatch()
        services = await opened.enter_async_context(_services(settings, metrics, watch))
        notices = Notices(metrics.turned_away)
        doors = Doors(notices, files, settings.connections, settings.proxies)
        crowd = Crowd(doors.notices, doors.by_address)
        app = App(services, settings.origins_at(port), crowd)
        lobby = app.lobby
        metrics.tables.look = lambda: Counter(
            table.state.status for table in lobby.awake.values() if table.owned
        )
        metrics.damaged.look = lambda: {"store": len(lobby.damaged)}
        if scraper:
            await opened.enter_async_context(scraped(metrics, scraper))
        if not isinstance(settings.data, DatabaseUrl):
            others = settings.origins_at(port)[0] if settings.lan else ""
            shown = Addresses(settings.address_at(port), others)
            opened.enter_context(address_file.address(settings.data, shown))

        def begin() -> None:
            workers = settings.workers
            say("server ready", logging.INFO, version=tusch.__version__, port=port, workers=workers)
            ready(port)

        served = Measured(app.served(), metrics)
        server = _Server(config(settings, served, metrics, doors), begin)
        opened.enter_context(_signals(server))
        await _open(app, opened)
        await opened.enter_async_context(
            keeping_house(lobby, settings.keep_days, metrics, watch=watch)
        )
        await opened.enter_async_context(giving_back())
        await server.serve(listeners)
        say("server stopped", logging.INFO)


async def _open(app: App, opened: AsyncExitStack) -> None:
    """Let the tables wake; whatever keeps them from it is one line for people."""
    try:
        await opened.enter_async_context(app.opened())
    except TuschError:
        raise
    except Exception:
        LOG.exception("tables could not be opened")
        raise ServeError("cli-serve-failed") from None


async def open_store(data: Place, measure: Measure) -> Store:
    """Open a database, or a file."""
    if not isinstance(data, DatabaseUrl):
        return open_file(data, measure)
    from tusch.store.postgres.store import PostgresStore  # noqa: PLC0415 - few need it

    return await PostgresStore.open(
        data, measure, lambda event: say(event, NOTICE, database=str(data))
    )


def open_file(file: Path, measure: Measure) -> SqliteStore:
    """Open a file; if it is damaged, go on with all that is whole in it."""
    try:
        store = SqliteStore(file, measure)
    except StoreDamagedError:
        say("file damaged", logging.ERROR, file=str(file))
        whole, damaged, aside = rescue(file, relisted)
        say("file rescued", logging.ERROR, whole=whole, damaged=damaged, put_aside=str(aside))
        store = SqliteStore(file, measure)
    was, now = store.was, len(MIGRATIONS)
    if 0 < was < now:
        say("file brought to a new form", NOTICE, file=str(file), was=was, now=now)
    if not store.checked:
        say("file too large to be checked at the start", NOTICE, file=str(file))
    return store


def _sharing(store: Store, watch: StoreWatch) -> Sharing | None:
    """Return this machine as one of several, if it can be one."""
    nodes = getattr(store, "nodes", None)
    if not nodes:
        return None
    return Sharing(nodes(LIMITS.node_lease / 1000, tusch.__version__), watch.trouble)


@asynccontextmanager
async def _services(
    settings: Settings, metrics: Metrics, watch: StoreWatch
) -> AsyncIterator[Services]:
    """Open the store, and let bots think beside the server."""

    def measure(seconds: float, result: str) -> None:
        metrics.commits.observe(seconds, result)
        watch.measured(result)

    store = await open_store(settings.data, measure)
    try:
        bots = WorkerBots(settings.workers, metrics, custom=settings.bots)
        try:
            yield Services(
                store,
                FairDealer(),
                bots,
                wall_clock,
                Observers((Counting(metrics), Logging())),
                custom.checker(settings.bots),
                tuple(settings.bots),
                review_budget=settings.coach_budget,
                sharing=_sharing(store, watch),
            )
        finally:
            await bots.close()
    finally:
        await store.close()


def config(settings: Settings, app: ASGIApp, metrics: Metrics, doors: Doors) -> uvicorn.Config:
    """Return how uvicorn is to run the application."""
    return uvicorn.Config(
        app,
        lifespan="off",
        http=connections(doors),
        headers=[*(HEADERS | STRICT if settings.hsts else HEADERS).items()],
        ws=measured_wire(metrics),
        ws_per_message_deflate=False,
        # Twice what the application allows, so that it can still say why it refuses.
        ws_max_size=2 * LIMITS.message,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=PATIENCE,
    )


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
