"""One device on one socket: messages come in one by one, and go out as fast as it reads."""

import asyncio
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tusch.game import Message, Value
from tusch.server.draft import RefusedError
from tusch.server.house import LOG
from tusch.server.limits import LIMITS
from tusch.server.lobby import Lobby
from tusch.server.messages import Closed
from tusch.server.protocol import Command, Refused, Reply
from tusch.server.rates import Rates
from tusch.server.table import Table

OUTBOX: Final = 256
"""Messages that may wait for a slow reader; then he is dropped and may come back."""
MISTAKES: Final = 20
"""Messages that make no sense, after which the socket is closed."""

SLOW, TOO_LARGE, TOO_MANY, NONSENSE, GOING_AWAY = 4408, 1009, 4429, 4400, 1001
"""Why a socket is closed."""


class Watch(Value, frozen=True, tag="watch", tag_field="do", forbid_unknown_fields=True):
    """Watch a table, from the number of the last event that the device knows."""

    table: str
    since: int | None = None


class Ping(Value, frozen=True, tag="ping", tag_field="do", forbid_unknown_fields=True):
    """Is anybody there?"""


class Pong(Value, frozen=True, tag="pong", tag_field="tell"):
    """Yes; and what time it is here, in milliseconds."""

    now: int


_DECODER: msgspec.json.Decoder[Watch | Ping | Command] = msgspec.json.Decoder(
    Watch | Ping | Command
)


class DeviceSocket:
    """A socket and the device behind it."""

    def __init__(self, socket: WebSocket, guest: str, lobby: Lobby) -> None:
        """Take a socket that has been accepted, and whose it is."""
        self._socket = socket
        self._guest = guest
        self._lobby = lobby
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue(OUTBOX)
        self._code: int | None = None
        self._table: Table | None = None
        self._mistakes = 0

    @property
    def guest(self) -> str:
        """Whose device it is."""
        return self._guest

    def send(self, message: bytes) -> None:
        """Take a message for the device, or drop a device that does not read."""
        if self._code is None:
            try:
                self._outbox.put_nowait(message)
            except asyncio.QueueFull:
                self.close(SLOW)

    def close(self, code: int) -> None:
        """Say nothing more; what cannot go out is told again to whoever comes back."""
        if self._code is None:
            self._code = code
            while code == SLOW and not self._outbox.empty():
                self._outbox.get_nowait()
            if self._outbox.full():
                self._outbox.get_nowait()
            self._outbox.put_nowait(None)

    async def serve(self, rates: Rates, lookups: Rates, address: str) -> None:
        """Listen and talk until the socket is closed by either side."""
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read(rates, lookups, address))
        try:
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self._table:
                self._table.detach(self)
            for task in (writer, reader):
                task.cancel()
            await asyncio.wait({writer, reader})
            for task in (writer, reader):
                # A socket that broke is no news; whatever else it was is.
                if not task.cancelled() and (broken := task.exception()):
                    LOG.info("socket ended: %s", type(broken).__name__)

    async def _write(self) -> None:
        """Send what is in the outbox, then the reason for the end."""
        while (message := await self._outbox.get()) is not None:
            await self._socket.send_text(message.decode())
        await self._socket.close(self._code or GOING_AWAY)

    async def _read(self, rates: Rates, lookups: Rates, address: str) -> None:
        """Take messages, one by one."""
        while True:
            try:
                message = await self._receive()
            except WebSocketDisconnect:
                return
            if len(message) > LIMITS.message:
                self.close(TOO_LARGE)
            elif not rates.allow(self._guest):
                self.close(TOO_MANY)
            else:
                await self._take(message, lookups, address)
            if self._code is not None:
                await asyncio.Event().wait()

    async def _receive(self) -> bytes:
        """Return the next message, text or not, as bytes."""
        received = await self._socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code") or GOING_AWAY)
        text: str | None = received.get("text")
        return received["bytes"] or b"" if text is None else text.encode(errors="replace")

    async def _take(self, message: bytes, lookups: Rates, address: str) -> None:
        """Do what a message says."""
        try:
            said = _DECODER.decode(message)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._mistakes += 1
            self._refuse(_id(message), RefusedError("server-form").message)
            if self._mistakes >= MISTAKES:
                self.close(NONSENSE)
            return
        match said:
            case Watch(table=code, since=since):
                await self._watch(code, since, lookups, address)
            case Ping():
                self.send(msgspec.json.encode(Pong(self._lobby.now())))
            case _:
                if self._table is None:
                    self._refuse(said.id, RefusedError("server-no-table").message)
                else:
                    self._table.submit(self._guest, said, self._answer)

    async def _watch(self, code: str, since: int | None, lookups: Rates, address: str) -> None:
        """Turn to a table."""
        if not lookups.allow(address):
            self.close(TOO_MANY)
            return
        table = await self._lobby.find(code)
        if self._table and self._table is not table:
            self._table.detach(self)
        self._table = table
        if table is None:
            self.send(msgspec.json.encode(Closed("server-no-table")))
        else:
            table.attach(self, since)

    def _answer(self, reply: Reply) -> None:
        """Answer a command."""
        self.send(msgspec.json.encode(reply))

    def _refuse(self, id: str, message: Message) -> None:
        """Answer what makes no sense."""
        self._answer(Refused(id, message.id, message))


class _HasId(Value, frozen=True):
    """The part of a command that says which answer belongs to it."""

    id: str = ""


def _id(message: bytes) -> str:
    """Return the id of a command that cannot be read otherwise, if it has one."""
    try:
        return msgspec.json.decode(message, type=_HasId).id[:64]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
