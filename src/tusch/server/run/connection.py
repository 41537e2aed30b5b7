"""A connection of HTTP: uvicorn's, with an end for those who keep it waiting.

uvicorn waits for ever for the rest of a request. Here every part of it has its time: until the
request is said, until its body is there, until the answer is read.
"""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from tusch.server.limits import LIMITS
from tusch.server.run.doors import Doors
from tusch.server.run.frames import FramedWire

HEADER, BODY, ANSWER = "header", "body", "answer"
POLICY: Final = b"content-security-policy"
LONGEST: Final = 65_536
"""Bytes that a request may have before its body."""
_FULL: Final = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\ncontent-length: 0\r\n"
_MALFORMED: Final = ("Invalid HTTP request received.", "Unsupported upgrade request.")
"""What uvicorn logs each time that somebody sends anything."""


class _Speaker(h11.Connection):
    """The protocol of a connection, in which an answer can have a policy of its own."""

    def send(self, event: Any) -> Any:
        """Write a part of an answer; of two policies a browser would follow both."""
        if isinstance(event, h11.Response):
            policies = [header for header in event.headers if header[0] == POLICY]
            if len(policies) > 1:
                headers = [header for header in event.headers if header[0] != POLICY]
                event = h11.Response(
                    status_code=event.status_code,
                    headers=[*headers, policies[-1]],
                    reason=event.reason,
                )
        return super().send(event)


class Connection(H11Protocol):
    """One connection of uvicorn's, until it ends or becomes a socket."""

    doors: Doors

    def __init__(self, *given: Any, **named: Any) -> None:
        """Begin as uvicorn does."""
        super().__init__(*given, **named)
        self.conn = _Speaker(h11.SERVER, self.config.h11_max_incomplete_event_size or LONGEST)
        self._phase = ""
        self._timer: asyncio.TimerHandle | None = None
        self._early: bytes | None = None
        """What was said while standing in line; None: not there."""

    @property
    def _host(self) -> str:
        """Return where it comes from."""
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Come in, or be told that there is no room."""
        super().connection_made(transport)
        if self.doors.enter(self._host):
            wait = self.doors.line(self._host)
            if wait:
                self._early = b""
                self.doors.wait(self)
                self._timer = self.loop.call_later(wait / 1000, self._begin)
            else:
                self._expect(HEADER)
        else:
            self._expect(ANSWER)
            transport.write(_FULL + self._carried())
            transport.close()

    def _begin(self) -> None:
        """Have one's turn after standing in line."""
        early, self._early = self._early, None
        self._expect(HEADER)
        if not self.transport.is_closing():
            self.transport.resume_reading()
            if early:
                self.data_received(early)

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        super().connection_lost(exc)
        self._rest()
        self.doors.leave(self._host)

    def data_received(self, data: bytes) -> None:
        """Take what has come; after an answer another request has its own time."""
        if self._early is not None:
            # The loop reads before it can be told not to.
            self._early += data
            self.transport.pause_reading()
            return
        if self._phase == ANSWER and self.conn.their_state is h11.IDLE:
            self._expect(HEADER)
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        """Go on with the next request, which may have come already."""
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Become a socket, which leaves by itself."""
        super().handle_websocket_upgrade(event)
        self._rest()
        wire = self.transport.get_protocol()
        assert isinstance(wire, FramedWire)
        wire.left = partial(self.doors.leave, self._host)

    def send_400_response(self, msg: str) -> None:
        """Answer what is no request, a little later: at once it would be asked again at once."""
        self.doors.notices.add("malformed")
        self.transport.pause_reading()
        self.loop.call_later(LIMITS.pause / 1000, self._refuse, msg.encode())

    def _refuse(self, reason: bytes) -> None:
        """Say why, if an answer has not begun already, and end."""
        if not self.transport.is_closing():
            if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
                length = b"content-length: %d\r\n" % len(reason)
                kind = b"content-type: text/plain; charset=utf-8\r\n"
                head = b"HTTP/1.1 400 Bad Request\r\n" + kind + length + self._carried()
                self.transport.write(head + reason)
            self.transport.close()

    def end(self) -> None:
        """Be gone now."""
        self.transport.abort()

    def _carried(self) -> bytes:
        """Return the last lines of a response: what every one carries."""
        lines = [*self.server_state.default_headers, (b"connection", b"close")]
        return b"".join(b"%s: %s\r\n" % line for line in lines) + b"\r\n"

    def _look(self) -> None:
        """See what is to come next."""
        state = self.conn.their_state
        if self._timer and state is not h11.IDLE:
            self._expect(BODY if state is h11.SEND_BODY else ANSWER)

    def _expect(self, phase: str) -> None:
        """Give the next part its time."""
        if phase == self._phase:
            return
        self._rest()
        self._phase = phase
        times = {HEADER: LIMITS.header, BODY: LIMITS.body, ANSWER: LIMITS.answer}
        self._timer = self.loop.call_later(times[phase] / 1000, self._late)
        if phase == HEADER:
            self.doors.wait(self)

    def _rest(self) -> None:
        """Expect nothing more."""
        self.doors.heard(self)
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _late(self) -> None:
        """End what has taken too long."""
        self.doors.notices.add(f"slow-{self._phase}")
        self.end()


def connections(entered: Doors) -> type[Connection]:
    """Return the protocol of connections that come in by these doors."""

    class Entering(Connection):
        """A connection that has come in by a door."""

        doors = entered

    return Entering


@contextmanager
def unsaid() -> Iterator[None]:
    """Keep out of the log what anybody can bring about as often as they like."""

    def is_said(record: logging.LogRecord) -> bool:
        return record.msg not in _MALFORMED

    log = logging.getLogger("uvicorn.error")
    log.addFilter(is_said)
    try:
        yield
    finally:
        log.removeFilter(is_said)
