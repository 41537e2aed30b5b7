"""The web application: sessions, tables and records over HTTP, play over sockets."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from tusch import record
from tusch.errors import TuschError
from tusch.game import Value
from tusch.server.decide import refusal
from tusch.server.draft import RefusedError
from tusch.server.gate import Gate
from tusch.server.house import House
from tusch.server.limits import LIMITS
from tusch.server.lobby import Lobby
from tusch.server.protocol import CREATE
from tusch.server.rates import COMMANDS, LOOKUPS, SESSIONS, TABLES, Rates
from tusch.server.records import of_table
from tusch.server.socket import DeviceSocket
from tusch.server.state import TableState

COOKIE = "tusch"
YEAR = 365 * 24 * 3600
NO_SESSION = 4401


class TableLine(Value, frozen=True, kw_only=True):
    """A table in a list."""

    code: str
    game: str
    edition: str
    status: str
    names: tuple[str, ...]
    """By seat; empty: nobody sits there."""
    open: int
    """How many seats are open."""
    at: int


class App:
    """What the routes share."""

    def __init__(self, house: House, *, secure: bool) -> None:
        """Serve the tables of a house; `secure` marks cookies for https alone."""
        self.lobby = Lobby(house)
        self._secure = secure
        self._commands = Rates(COMMANDS, house.now)
        self._lookups = Rates(LOOKUPS, house.now)
        self._sessions = Rates(SESSIONS, house.now)
        self._tables = Rates(TABLES, house.now)
        self._sockets: set[DeviceSocket] = set()

    async def session(self, request: Request) -> Response:
        """Open a session, unless there is one."""
        if await self._guest(request):
            return Response(status_code=204)
        if not self._sessions.allow(_address(request)):
            return _refused(RefusedError("server-often"), 429)
        session = await self.lobby.new_session()
        response = Response(status_code=204)
        response.set_cookie(
            COOKIE,
            session.token,
            max_age=YEAR,
            httponly=True,
            samesite="strict",
            secure=self._secure,
        )
        return response

    async def create(self, request: Request) -> Response:
        """Make a table."""
        guest = await self._guest(request)
        if not guest:
            return _refused(RefusedError("server-session"), 401)
        if not self._tables.allow(guest):
            return _refused(RefusedError("server-often"), 429)
        body = await _body(request, LIMITS.record + LIMITS.message)
        if body is None:
            return _refused(RefusedError("server-large"), 413)
        try:
            command = CREATE.decode(body)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return _refused(RefusedError("server-form"), 400)
        made = await self.lobby.create(guest, command)
        done = 200 if made.code else 409
        return _json({"reply": made.reply, "code": made.code}, done)

    async def listed(self, _: Request) -> Response:
        """List the tables that wait for players."""
        return _json([_line(state) for state in await self.lobby.listed()])

    async def own(self, request: Request) -> Response:
        """List one's own games."""
        guest = await self._guest(request)
        if not guest:
            return _refused(RefusedError("server-session"), 401)
        return _json([_line(state) for state in await self.lobby.own(guest)])

    async def record(self, request: Request) -> Response:
        """Return the record of a finished game."""
        if not self._lookups.allow(_address(request)):
            return _refused(RefusedError("server-often"), 429)
        table = await self.lobby.find(request.path_params["code"])
        if table is None:
            return _refused(RefusedError("server-no-table"), 404)
        try:
            written = of_table(table.state)
        except TuschError as mistake:
            return _refused(mistake, 409)
        return Response(record.encode(written), media_type="application/json")

    async def health(self, _: Request) -> Response:
        """Say that the server and its store are there."""
        await self.lobby.listed()
        return PlainTextResponse("ok\n")

    async def socket(self, socket: WebSocket) -> None:
        """Serve a device; without a session it is closed before it is accepted."""
        guest = await self._guest(socket)
        if not guest:
            await socket.close(NO_SESSION)
            return
        await socket.accept()
        device = DeviceSocket(socket, guest, self.lobby)
        self._sockets.add(device)
        try:
            await device.serve(self._commands, self._lookups, _address(socket))
        finally:
            self._sockets.discard(device)

    async def _guest(self, connection: HTTPConnection) -> str | None:
        """Return whose session it is."""
        token = connection.cookies.get(COOKIE)
        return await self.lobby.guest(token) if token else None

    @asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        """Wake the tables, and let them finish what they are doing at the end."""
        await self.lobby.open()
        yield
        for device in tuple(self._sockets):
            device.close(1001)
        await self.lobby.close()


def application(
    house: House, origins: tuple[str, ...], routes: Callable[[App], list[Route]] = lambda _: []
) -> ASGIApp:
    """Return the application that answers these origins; `routes` may add some of their own."""
    app = App(house, secure=all(origin.startswith("https://") for origin in origins))
    starlette = Starlette(
        routes=[
            Route("/healthz", app.health),
            Route("/api/session", app.session, methods=["POST"]),
            Route("/api/tables", app.listed, methods=["GET"]),
            Route("/api/tables", app.create, methods=["POST"]),
            Route("/api/games", app.own, methods=["GET"]),
            Route("/api/tables/{code}/record", app.record, methods=["GET"]),
            WebSocketRoute("/api/socket", app.socket),
            *routes(app),
        ],
        lifespan=app.lifespan,
    )
    return Gate(starlette, origins)


def _line(state: TableState) -> TableLine:
    """Return a table as lists show it."""
    return TableLine(
        code=state.code,
        game=state.setup.game,
        edition=str(state.setup.rules["edition"]),
        status=state.status,
        names=state.names,
        open=sum(place.open for place in state.places),
        at=state.at,
    )


async def _body(request: Request, most: int) -> bytes | None:
    """Return the body of a request, or None if it is too large."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > most:
            return None
    return body


def _address(connection: HTTPConnection) -> str:
    """Return where a connection comes from."""
    return connection.client.host if connection.client else ""


def _json(value: Any, status: int = 200) -> Response:
    """Return a response of our types."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def _refused(mistake: TuschError, status: int) -> Response:
    """Return a refusal, as sockets have it too."""
    return _json({"reply": refusal("", mistake), "code": None}, status)
