"""One device on one socket: messages come in one by one, and go out as fast as it reads."""

import asyncio
from collections.abc import Collection
from typing import Final

import msgspec

from tusch.game import Message, Value
from tusch.server.device.crowd import Crowd
from tusch.server.device.wire import Wire
from tusch.server.errors import LASTING, RefusedError, of_store
from tusch.server.limits import LIMITS
from tusch.server.lobby.lobby import Lobby
from tusch.server.rate_limit import Lookups, Rates
from tusch.server.table.live.actor import Table
from tusch.server.wire.connection import Ping, Pong, ToServer, Watch
from tusch.server.wire.news import Closed
from tusch.server.wire.replies import Refused, Reply
from tusch.store import StoreError

OUTBOX: Final = 256
"""Messages that may wait for a slow reader; then it is dropped and may come back."""
OUTBOX_BYTES: Final = 1_048_576
"""Bytes that may wait for it: more than all that a device that comes back may have missed."""
PORTION: Final = 32_768
"""Bytes that are sent at once."""
ERRORS: Final = 20
"""Messages that make no sense, after which the socket is closed."""

SLOW, SILENT, TOO_LARGE, TOO_MANY, NONSENSE, GOING_AWAY = 4408, 4410, 1009, 4429, 4400, 1001
"""Why a socket is closed."""

_NO_TABLE = msgspec.json.encode(Closed("server-no-table"))
_TOO_MANY = msgspec.json.encode(Closed("server-devices"))
_DECODER: msgspec.json.Decoder[ToServer] = msgspec.json.Decoder(ToServer)


class DeviceSocket:
    """A socket and the device behind it."""

    def __init__(
        self,
        wire: Wire,
        guest: str,
        lobby: Lobby,
        crowd: Crowd,
        again: Collection[str] = (),
    ) -> None:
        """Take the wire of a socket that has been accepted, and whose it is.

        `again` are the ids of commands that were sent over another one and not answered.
        """
        self._wire = wire
        self._guest = guest
        self._lobby = lobby
        self._crowd = crowd
        self._again = again
        self._outbox: list[bytes] = []
        self._waiting = 0
        self._collected = False
        self._code: int | None = None
        self._table: Table | None = None
        self._turning: asyncio.Task[None] | None = None
        self._errors = 0
        self._silent: asyncio.TimerHandle | None = None
        self._address = ""
        self._changes = False

    @property
    def guest(self) -> str:
        """Whose device it is."""
        return self._guest

    @property
    def table(self) -> Table | None:
        """Where it watches."""
        return self._table

    @property
    def address(self) -> str:
        """Where it is; nothing of it is written down."""
        return self._address

    @property
    def changes(self) -> bool:
        """Whether it keeps views, and is told only what changes in them."""
        return self._changes

    def send(self, message: bytes) -> None:
        """Take a message for the device, or drop a device that does not read."""
        if self._code is not None:
            return
        self._outbox.append(message)
        self._waiting += len(message)
        if not self._collected and self._wire.free:
            self._collected = True
            self._crowd.collect(self, self._wire.loop)
        if len(self._outbox) > OUTBOX or self._waiting > OUTBOX_BYTES:
            self.close(SLOW)

    def drop(self) -> None:
        """Lose the connection; the page comes back by itself."""
        self.close(GOING_AWAY)

    def close(self, code: int) -> None:
        """Say nothing more; what cannot go out is told again to whoever comes back."""
        if self._code is None:
            self._code = code
            if code in (SLOW, SILENT):
                self._outbox.clear()
                self._wire.drop(code)
            elif not self._collected:
                self.flush()

    async def serve(self, rates: Rates, lookups: Lookups, address: str) -> None:
        """Listen and talk until the socket is closed by either side."""
        self._rates, self._lookups, self._address = rates, lookups, address
        self._silent = self._wire.loop.call_later(LIMITS.greeting / 1000, self._said_nothing)
        self._wire.take(self._hear, self.flush)
        try:
            await self._wire.ended()
        finally:
            self._silent.cancel()
            self._code = self._code or GOING_AWAY
            if self._turning:
                self._turning.cancel()
                await asyncio.wait({self._turning})
            if self._table:
                self._table.detach(self)
                self._table = None

    def flush(self) -> None:
        """Send what is in the outbox, as far as the device reads now; then the reason to close."""
        self._collected = False
        while self._wire.free and self._outbox:
            self._wire.write(self._portion())
        if self._code is not None and not self._outbox:
            self._wire.end(self._code)

    def _portion(self) -> list[bytes]:
        """Take out of the outbox what is sent at once: nearly always all of it."""
        if self._waiting <= PORTION:
            portion, self._outbox, self._waiting = self._outbox, [], 0
            return portion
        count = size = 0
        while count < len(self._outbox) and size < PORTION:
            size += len(self._outbox[count])
            count += 1
        portion = self._outbox[:count]
        del self._outbox[:count]
        self._waiting -= size
        return portion

    def _said_nothing(self) -> None:
        """Close a socket that nobody wants for anything."""
        self._crowd.notices.add("silent")
        self.close(SILENT)

    def _hear(self, message: bytes) -> None:
        """Take a message."""
        if self._silent:
            self._silent.cancel()
        if self._code is not None:
            return
        if len(message) > LIMITS.message:
            self.close(TOO_LARGE)
        elif not self._rates.allow(self._guest):
            self.close(TOO_MANY)
        else:
            self._take(message)

    def _take(self, message: bytes) -> None:
        """Do what a message says."""
        try:
            said = _DECODER.decode(message)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._errors += 1
            self._refuse(_id(message), RefusedError("server-form").message)
            if self._errors >= ERRORS:
                self.close(NONSENSE)
            return
        match said:
            case Watch():
                self._wire.hold()
                self._turning = asyncio.create_task(self._turn(said))
            case Ping():
                self.send(msgspec.json.encode(Pong(self._lobby.now())))
            case _:
                if self._table is None:
                    self._refuse(said.id, RefusedError("server-no-table").message)
                else:
                    again = said.id in self._again
                    self._table.submit(self._guest, said, self._answer, self.drop, again=again)

    async def _turn(self, watch: Watch) -> None:
        """Turn to a table; nothing else is heard meanwhile."""
        try:
            await self._watch(watch)
        except StoreError as trouble:
            why = of_store(trouble).message.id
            if why in LASTING:
                self._close_table(msgspec.json.encode(Closed(why)))
            else:
                # It comes again, and some time to a server that can read the table.
                self.drop()
        finally:
            self._turning = None
            self._wire.go_on()

    async def _watch(self, watch: Watch) -> None:
        """Look for a table; only those who are new at it can be trying codes."""
        table = await self._lobby.find(watch.table)
        known = table is not None and table.state.number(self._guest) is not None
        if not known and not self._lookups.allow(self._address):
            self._crowd.notices.add("codes")
            self.close(TOO_MANY)
            return
        if table and not known:
            self._lookups.found()
        if self._table and self._table is not table:
            self._table.detach(self)
            self._table = None
        if table is None:
            self.send(_NO_TABLE)
        elif self._table is None and self._crowd.is_full(table, self._guest):
            self._crowd.notices.add("devices")
            self._close_table(_TOO_MANY)
        else:
            self._table, self._changes = table, watch.changes
            table.attach(self, watch.since)

    def _close_table(self, why: bytes) -> None:
        """Say why it cannot watch now; then nothing that it sends again may be refused either."""
        if self._again:
            self.drop()
        else:
            self.send(why)

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
