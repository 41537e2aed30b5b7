"""The web application: sessions, tables and records over HTTP, play over sockets."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache

import msgspec
from msgspec.structs import replace
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from tusch.errors import OptionError
from tusch.i18n import LANGUAGES
from tusch.server.device.crowd import Crowd
from tusch.server.device.session import GOING_AWAY, DeviceSocket
from tusch.server.device.wire import wire_of
from tusch.server.errors import RefusedError, of_store
from tusch.server.http import replays, responses
from tusch.server.http.catalogue import catalogue
from tusch.server.http.cookies import SessionCookie
from tusch.server.http.gate import Gate
from tusch.server.http.invites import Invite
from tusch.server.http.parcel import Carried
from tusch.server.http.responses import AnswerError
from tusch.server.http.reviews import CoachRates, ReviewRequests
from tusch.server.http.routing import routes_of
from tusch.server.http.static import Page
from tusch.server.http.turnstile import Turnstile
from tusch.server.http.views import finished, own_line, rules, table_card, table_line, uploaded
from tusch.server.limits import LIMITS
from tusch.server.lobby.lobby import Lobby
from tusch.server.lobby.neighbours import among_neighbours
from tusch.server.rate_limit import (
    COMMANDS,
    HINTS,
    LISTS,
    LOOKUPS,
    REPLAYS,
    REVIEWS,
    SESSIONS,
    TABLES,
    Lookups,
    Rates,
)
from tusch.server.review.reviews import Reviews
from tusch.server.table.live.actor import Table
from tusch.server.table.live.bot_lease import job_about
from tusch.server.table.live.services import Services
from tusch.server.thinking.shares import Asker
from tusch.server.wire.bodies import Answer
from tusch.server.wire.commands import CREATE, Create
from tusch.server.wire.schema import openapi
from tusch.store import StoreError

NO_SESSION = 4401
FEW_SECONDS = 5
"""After which another socket may be tried."""
AGAIN = "again"
"""Where a device names the commands that it sends again."""


class App:
    """What the routes share."""

    def __init__(self, services: Services, origins: tuple[str, ...], crowd: Crowd) -> None:
        """Serve the tables of these services under these addresses."""
        self.lobby = Lobby(services)
        self._origins = origins
        self._ticks = services.ticks
        self._invite = Invite(origins, services.ticks)
        self._custom_bots = services.custom_bots
        self._coached = services.coached
        self._bots = services.bots
        self._cookie = SessionCookie(origins, services.now)
        self._commands = Rates(COMMANDS, services.ticks)
        self._lookups = Lookups(LOOKUPS, services.ticks)
        self._lists = Rates(LISTS, services.ticks)
        self._replays = Rates(REPLAYS, services.ticks)
        self._sessions = Rates(SESSIONS, services.ticks)
        self._tables = Rates(TABLES, services.ticks)
        coach = CoachRates(
            reviews=Rates(REVIEWS, services.ticks),
            hints=Rates(HINTS, services.ticks),
            lists=self._lists,
            tables=self._tables,
        )
        self._crowd = crowd
        self._sharing = services.sharing
        if services.sharing:
            services.sharing.share_rates(
                {
                    **self._lookups.buckets,
                    "commands": self._commands,
                    "hints": coach.hints,
                    "lists": self._lists,
                    "replays": self._replays,
                    "reviews": coach.reviews,
                    "sessions": self._sessions,
                    "tables": self._tables,
                }
            )
        self._reviews = Reviews(services, self.lobby)
        self.reviews = ReviewRequests(
            self._reviews,
            self.lobby,
            self._known,
            self._found,
            coach,
        )

    async def session(self, request: Request) -> Response:
        """Open a session, unless there is one."""
        response = Response(status_code=204)
        if await self._guest(request):
            self._cookie.exchange(request, response)
            return response
        responses.allow(self._sessions, responses.address(request))
        session = await self.lobby.new_session()
        self._cookie.give(response, session.token)
        return response

    async def forget(self, request: Request) -> Response:
        """Delete all that is kept of a guest, and send their devices away."""
        guest = await self._known(request)
        responses.allow(self._sessions, responses.address(request))
        try:
            await self.lobby.forget(guest)
        except RefusedError as error:
            raise AnswerError(503, error) from None
        self._reviews.forget(guest)
        self._send_away(guest)
        response = Response(status_code=204)
        self._cookie.take_back(request, response)
        return response

    async def create(self, request: Request) -> Response:
        """Make a table."""
        guest = await self._known(request)
        responses.allow(self._tables, guest)
        body = await responses.body(request, LIMITS.record + LIMITS.message)
        try:
            command = CREATE.decode(body)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise AnswerError(400, RefusedError("server-form")) from None
        if not isinstance(command, Create):
            raise AnswerError(400, RefusedError("server-form"))
        made = await self.lobby.create(guest, command, responses.address(request))
        if made.code and command.practice:
            self._reviews.expect(made.game)
        return responses.json(Answer(made.reply, made.code), 200 if made.code else 409)

    async def listed(self, request: Request) -> Response:
        """List the tables that wait for players."""
        responses.allow(self._lists, responses.address(request))
        return responses.json([table_line(table) for table in await self.lobby.listed()])

    async def own(self, request: Request) -> Response:
        """List one's own games."""
        guest = await self._known(request)
        responses.allow(self._lists, responses.address(request))
        return responses.json(
            [own_line(table, guest) for table in await self.lobby.games_of(guest)]
        )

    async def card(self, request: Request) -> Response:
        """Return what whoever has the code may know of a table."""
        return responses.json(table_card((await self._found(request)).state))

    async def record(self, request: Request) -> Response:
        """Return the record of a finished game."""
        return responses.json(finished(await self._found(request)))

    async def replay(self, request: Request) -> Response:
        """Return a finished game as one seat was told it."""
        seat = responses.number(request, "seat")
        written = finished(await self._found(request))
        try:
            return responses.packed(request, replays.replayed(written, seat))
        except OptionError as no_seat:
            raise AnswerError(404, no_seat) from None

    async def replay_upload(self, request: Request) -> Response:
        """Return an uploaded record as one seat was told it."""
        responses.allow(self._replays, responses.address(request))
        seat, line = responses.number(request, "seat"), responses.number(request, "line")
        upload = await responses.body(request, LIMITS.record)
        return responses.packed(request, uploaded(upload, 1 if line is None else line, seat))

    async def why(self, request: Request) -> Response:
        """Return what a bot says about its move."""
        responses.allow(self._replays, responses.address(request))
        table = await self._found(request)
        finished(table)
        given = request.path_params["entry"]
        entry = responses.whole(given)
        job = None if entry is None else job_about(table.state, entry)
        if job is None:
            raise AnswerError(404, RefusedError("server-no-bot-move", value=given))
        asker = Asker(responses.address(request), "why")
        said = await self._bots.choose(replace(job, asker=asker))
        return Response(said.action, media_type="application/json")

    async def invite(self, request: Request) -> Response:
        """Return the link to a table."""
        return await self._invite.link(request)

    async def invite_drawn(self, request: Request) -> Response:
        """Return the link to a table as a QR code."""
        return await self._invite.picture(request)

    async def hand_drawn(self, request: Request) -> Response:
        """Return the link that moves a seat to another device as a QR code."""
        guest = await self._known(request)
        state = (await self._found(request)).state
        seat = responses.number(request, "seat")
        claim = state.places[seat].code if seat in state.held(guest) else None
        if not claim:
            raise AnswerError(404, RefusedError("server-code"))
        return await self._invite.picture(request, claim)

    async def rules(self, request: Request) -> Response:
        """Return the rules of a game."""
        responses.allow(self._lists, responses.address(request))
        lang, edition = responses.word(request, "lang"), responses.word(request, "edition")
        changes = tuple(request.query_params.getlist("option"))
        game = request.path_params["game"]
        lang = LANGUAGES[0] if lang is None else lang
        return responses.packed(request, rules(game, lang, edition, changes))

    async def catalogue(self, request: Request) -> Response:
        """Return all that can be chosen."""
        return responses.packed(request, _catalogue(self._custom_bots, coach=self._coached))

    async def document(self, request: Request) -> Response:
        """Return the description of all this."""
        return responses.packed(request, _document(self._cookie.name))

    async def health(self, _: Request) -> Response:
        """Say that the server and its store are there, and how many tables are damaged."""
        try:
            await self.lobby.check()
        except StoreError as trouble:
            raise AnswerError(503, of_store(trouble)) from None
        damaged = len(self.lobby.damaged)
        return PlainTextResponse(f"damaged tables: {damaged}\n" if damaged else "ok\n")

    async def socket(self, socket: WebSocket) -> None:
        """Serve a device; without a session it is closed before it is accepted."""
        try:
            guest = await self._guest(socket)
        except StoreError as trouble:
            await socket.send_denial_response(responses.refused(of_store(trouble), 503))
            return
        if not guest:
            refused = responses.refused(RefusedError("server-session"), 403)
            await socket.send_denial_response(refused)
            return
        address = responses.address(socket)
        if not self._crowd.has_room(guest, address):
            self._crowd.notices.add("sockets")
            refused = responses.refused(RefusedError("server-devices"), 429, FEW_SECONDS)
            await socket.send_denial_response(refused)
            return
        again = frozenset(filter(None, socket.query_params.get(AGAIN, "").split(",")))
        device = DeviceSocket(wire_of(socket.scope), guest, self.lobby, self._crowd, again)
        with self._crowd.counted(device, address):
            await socket.accept()
            await device.serve(self._commands, self._lookups, address)

    async def _guest(self, connection: HTTPConnection) -> str | None:
        """Return whose session it is."""
        token = self._cookie.token(connection)
        return await self.lobby.guest(token) if token else None

    async def _known(self, request: Request) -> str:
        """Return whose session it is; refuse whoever has none."""
        guest = await self._guest(request)
        if not guest:
            raise AnswerError(401, RefusedError("server-session"))
        return guest

    async def _found(self, request: Request, guest: str | None = None) -> Table:
        """Return the table of a code; few may be tried, but by a guest who is known there."""
        address = responses.address(request)
        table = None
        if guest:
            table = await self.lobby.find(request.path_params["code"])
            if table and table.state.number(guest) is not None:
                return table
        if not self._lookups.allow(address):
            self._crowd.notices.add("codes")
            wait = self._lookups.seconds(address)
            raise AnswerError(429, RefusedError("server-often"), wait)
        table = table or await self.lobby.find(request.path_params["code"])
        if table is None:
            raise AnswerError(404, RefusedError("server-no-table"))
        self._lookups.found()
        return table

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        """Wake the tables, and let them finish what they are doing at the end.

        Not by the lifespan of ASGI: of what goes wrong there nobody hears but the log.
        """
        await self.lobby.open()
        async with among_neighbours(
            self.lobby, self._sharing, self._crowd.guests, self._send_away, self._reviews.open
        ):
            yield
            for device in self._crowd.everybody():
                device.close(GOING_AWAY)
            await self._reviews.close()
            await self.lobby.close()

    def _send_away(self, guest: str) -> None:
        """Close the devices of a guest who has been forgotten."""
        for device in self._crowd.of(guest):
            device.close(NO_SESSION)

    def served(self, page: Page | None = None) -> ASGIApp:
        """Return what answers every request."""
        page = page or Page()
        starlette = Starlette(
            routes=[
                *routes_of(self, self.reviews),
                WebSocketRoute("/api/socket", self.socket),
                Mount("/pocket", Carried(page.carried)),
                Mount("/", page),
            ],
            exception_handlers=responses.HANDLERS,
        )
        notices = self._crowd.notices
        return Turnstile(Gate(starlette, self._origins, notices), self._ticks, notices)


@cache
def _document(cookie: str) -> responses.Kept:
    """Return the description of all requests, compressed once."""
    return responses.kept(openapi.document(cookie))


@cache
def _catalogue(custom: tuple[str, ...], *, coach: bool) -> responses.Kept:
    """Return all that can be chosen, compressed once."""
    return responses.kept(catalogue(custom, coach=coach))
