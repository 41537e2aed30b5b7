"""The wire to a device over a websocket of uvicorn's.

Nearly every message is one whole frame. Those are read and written here; handshake, pings,
fragments and whatever breaks the protocol are left to uvicorn and `websockets`.
"""

import socket
import struct
from asyncio import BaseTransport
from collections.abc import Callable, Sequence
from typing import Any, Final

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:
    # A system for which there is no compiled one.
    from websockets.utils import apply_mask

from tusch.server.device.wire import EXTENSION

GRACE: Final = 5.0
"""Seconds that a reader who was too slow has to take what is on the way."""

WAITING: Final = 32_768
"""Bytes that may wait to be sent before the reader is called slow."""
PROTOCOL_ERROR: Final = 1002

_WHOLE = frozenset({0x81, 0x82})
"""The first byte of a text or of binary data in one frame."""
_MASKED = 0x80
_SHORT = [bytes((0x81, length)) for length in range(126)]
"""The heads of texts in one short frame, by their length."""


class _Handshake(ServerProtocol):
    """The protocol of a socket, whose refusals carry what every response does."""

    carried: Sequence[tuple[bytes, bytes]] = ()

    def reject(self, status: Any, text: str) -> Response:
        """Refuse a handshake."""
        response = super().reject(status, text)
        for name, value in self.carried:
            if name != b"date":
                response.headers[name.decode()] = value.decode()
        return response


class FramedWire(WebSocketsSansIOProtocol):
    """One socket of uvicorn's, from the handshake until the application takes it over."""

    def __init__(self, *given: Any, **named: Any) -> None:
        """Begin as uvicorn does."""
        super().__init__(*given, **named)
        self.conn = _Handshake(max_size=self.config.ws_max_size, logger=self.logger)
        self.conn.carried = self.default_headers
        self.left = _nothing
        """Is called when the connection has ended."""
        self._hear: Callable[[bytes], None] | None = None
        self._resumed = _nothing
        self._unread = b""
        self._held = False
        self.free = True
        """Whether the other side reads as fast as we write."""

    def connection_made(self, transport: BaseTransport) -> None:
        """Begin; not much may wait here, where nobody counts it."""
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=WAITING)

    def handle_connect(self, event: Request) -> None:
        """Let the application find the wire."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    async def send(self, message: ASGISendEvent) -> None:
        """Send what the application says of the handshake."""
        if message["type"] == "websocket.http.response.start":
            message["headers"] = [*self.default_headers, *message["headers"]]
        await super().send(message)
        if self.initial_response and self.close_sent:
            # A refusal ends the handshake too, which uvicorn takes for an error.
            self.handshake_complete = True

    def take(self, hear: Callable[[bytes], None], resumed: Callable[[], None]) -> None:
        """Let `hear` have every message, and call `resumed` when there is room to write again."""
        self._hear = hear
        self._resumed = resumed
        if not self.queue.empty():
            # It spoke before it was let in.
            self.drop(PROTOCOL_ERROR)

    async def ended(self) -> None:
        """Wait until the socket is closed by either side."""
        while (await self.receive())["type"] != "websocket.disconnect":
            pass

    @property
    def ending(self) -> bool:
        """Whether nothing more can be sent."""
        return self.close_sent or self.transport.is_closing()

    def write(self, messages: list[bytes]) -> None:
        """Send texts, all at once."""
        if self.ending:
            return
        parts: list[bytes] = []
        for message in messages:
            length = len(message)
            if length < 126:
                parts += _SHORT[length], message
            elif length < 65_536:
                parts += b"\x81\x7e", length.to_bytes(2), message
            else:
                parts += b"\x81\x7f", length.to_bytes(8), message
        self.transport.write(b"".join(parts))

    def hold(self) -> None:
        """Take no messages for a while."""
        self._held = True
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def go_on(self) -> None:
        """Take messages again, those first that came in the meantime."""
        self._held = False
        if not self.transport.is_closing():
            self.transport.resume_reading()
            self._read(b"")

    def end(self, code: int) -> None:
        """Close; the other side may take what is on the way before it answers."""
        if not self.ending:
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code})

    def drop(self, code: int) -> None:
        """Close, and do not wait for a reader who does not read."""
        self.end(code)
        self.loop.call_later(GRACE, self._cut)

    def _cut(self) -> None:
        """End a connection that is still there, and forget what was on the way at once."""
        plug = self.transport.get_extra_info("socket")
        if plug is not None and not self.disconnected:
            plug.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """Nobody has answered; nobody will read the reason either."""
        super().keepalive_timeout()
        self.loop.call_later(GRACE, self._cut)

    def connection_lost(self, exc: Exception | None) -> None:
        """End; nothing waits for a reader any more."""
        super().connection_lost(exc)
        self.free = True
        self.left()
        self._untie()

    def _untie(self) -> None:
        """Let go of all that leads back here.

        Python seldom looks for what refers to itself in this server: every device that was ever
        connected would stay in memory.
        """
        self._hear, self._resumed, self.left = _ignore, _nothing, _nothing
        self.conn.parser.close()
        if self.handshake_initiated and hasattr(self, "scope"):
            self.scope["extensions"].pop(EXTENSION, None)

    def pause_writing(self) -> None:
        """Let things wait until the other side has read."""
        super().pause_writing()
        self.free = False

    def resume_writing(self) -> None:
        """Go on with what has waited."""
        super().resume_writing()
        self.free = True
        self._resumed()

    def data_received(self, data: bytes) -> None:
        """Read what has come."""
        if self._hear is None:
            super().data_received(data)
        else:
            self._read(data)

    def _read(self, data: bytes) -> None:
        """Take whole messages; give all other frames to the protocol, each as a whole."""
        data = self._unread + data if self._unread else data
        at = 0
        while not self._held and len(data) - at >= 2 and not self.transport.is_closing():
            start, length = _payload(data, at)
            end = start + length
            if length > (self.config.ws_max_size or length) or not data[at + 1] & _MASKED:
                # The protocol is broken already, whatever else comes.
                super().data_received(data[at:])
                at = len(data)
                break
            if end > len(data):
                break
            if data[at] in _WHOLE and not self.frames:
                self._deliver(apply_mask(data[start:end], data[start - 4 : start]))
            else:
                super().data_received(data[at:end])
            at = end
        self._unread = data[at:]

    def send_receive_event_to_app(self) -> None:
        """Hand over a message that came in pieces."""
        if self._hear is None:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        self._deliver(message)

    def _deliver(self, message: bytes) -> None:
        """Hand over a message, unless we have closed."""
        if self._hear and not self.close_sent:
            self._hear(message)


def _nothing() -> None:
    """Do nothing."""


def _ignore(_: bytes) -> None:
    """Take a message that nobody waits for."""


def _payload(data: bytes, at: int) -> tuple[int, int]:
    """Return where the content of a masked frame starts, and its length."""
    short = data[at + 1] & 0x7F
    if short < 126:
        return at + 6, short
    wide = 2 if short == 126 else 8
    # A length that is not there yet reads as less; its content is not there either.
    return at + 6 + wide, int.from_bytes(data[at + 2 : at + 2 + wide])
