"""A websocket client of a few lines: fast enough for thousands of devices, able to misbehave."""

import asyncio
import socket
from collections.abc import Callable
from typing import Any

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
LOST = 1006
"""The connection ended without a word."""

Hear = Callable[["Wire", bytes], None]


class RefusedError(Exception):
    """The server did not let the device in."""


class Wire(asyncio.Protocol):
    """One end of a websocket. Messages go to `hear`, or wait to be taken one by one."""

    def __init__(self, request: bytes, hear: Hear | None = None) -> None:
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self.closed: asyncio.Future[int] = loop.create_future()
        """The code with which the other side closed."""
        self.heard: asyncio.Queue[bytes | None] = asyncio.Queue()
        """None: nothing more will come."""
        self._hear = hear
        self._request = request
        self._buffer = b""
        self._code = LOST
        self._upgraded = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: Any = transport
        transport.write(self._request)  # type: ignore[attr-defined]

    def data_received(self, data: bytes) -> None:
        self._buffer = self._buffer + data if self._buffer else data
        if not self._upgraded:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            status = head.partition(b"\r\n")[0]
            if b" 101" not in status:
                self.opened.set_exception(RefusedError(status.decode()))
                self.transport.close()
                return
            self._upgraded, self._buffer = True, rest
            self.opened.set_result(None)
        self._frames()

    def _frames(self) -> None:
        """Take every whole frame; servers send them unmasked, and ours in one piece."""
        buffer, at, end = self._buffer, 0, len(self._buffer)
        while at + 2 <= end:
            length, start = buffer[at + 1], at + 2
            if length == 126:
                length, start = int.from_bytes(buffer[at + 2 : at + 4]), at + 4
            elif length == 127:
                length, start = int.from_bytes(buffer[at + 2 : at + 10]), at + 10
            if start + length > end:
                break
            self._frame(buffer[at] & 15, buffer[start : start + length])
            at = start + length
        self._buffer = buffer[at:]

    def _frame(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            if self._hear:
                self._hear(self, payload)
            else:
                self.heard.put_nowait(payload)
        elif opcode == PING:
            self.frame(PONG, payload)
        elif opcode == CLOSE:
            self._code = int.from_bytes(payload[:2]) if payload else 1005
            self.frame(CLOSE, payload)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(RefusedError("lost"))
        if not self.closed.done():
            self.closed.set_result(self._code)
        self.heard.put_nowait(None)

    def frame(self, opcode: int, payload: bytes) -> None:
        """Send anything, masked by zeros, which leaves it as it is."""
        length = len(payload)
        if length < 126:
            head = bytes((0x80 | opcode, 0x80 | length))
        elif length < 65536:
            head = bytes((0x80 | opcode, 0xFE)) + length.to_bytes(2)
        else:
            head = bytes((0x80 | opcode, 0xFF)) + length.to_bytes(8)
        self.transport.write(head + b"\0\0\0\0" + payload)

    def send(self, text: bytes) -> None:
        """Send a message."""
        self.frame(TEXT, text)

    async def take(self) -> bytes:
        """Return the next message; raise `ConnectionError` when there will be none."""
        message = await self.heard.get()
        if message is None:
            self.heard.put_nowait(None)
            raise ConnectionResetError(self._code)
        return message

    def cut(self) -> None:
        """Be gone, without a word."""
        self.transport.abort()


async def open_wire(
    port: int,
    path: str = "/api/socket",
    *,
    hear: Hear | None = None,
    receive_buffer: int | None = None,
    source: str = "",
    **headers: str,
) -> Wire:
    """Connect to a server on this machine; a small buffer makes a reader that can stall.

    `source` is one of the many addresses of this machine: 127.1.2.3 is another one than 127.0.0.1.
    """
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        *(f"{name.capitalize()}: {value}" for name, value in headers.items()),
    ]
    request = ("\r\n".join(lines) + "\r\n\r\n").encode()
    plug = socket.socket()
    plug.setblocking(False)
    if receive_buffer:
        plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    if source:
        plug.bind((source, 0))
    loop = asyncio.get_running_loop()
    try:
        await loop.sock_connect(plug, ("127.0.0.1", port))
        _, wire = await loop.create_connection(lambda: Wire(request, hear), sock=plug)
    except BaseException:
        plug.close()
        raise
    try:
        await wire.opened
    except BaseException:
        wire.cut()
        raise
    return wire
