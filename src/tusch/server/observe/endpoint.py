"""The port of the metrics: for this machine alone, and for one question."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from tusch.server.observe.metrics import Metrics

PATH: Final = "/metrics"
HEAD: Final = 4_096
"""Bytes of a question that are read."""
SECONDS: Final = 5
"""How long somebody may take to ask."""
KIND: Final = "text/plain; version=0.0.4; charset=utf-8"


@asynccontextmanager
async def scraped(metrics: Metrics, listener: socket.socket) -> AsyncIterator[None]:
    """Answer whoever asks on a socket of this machine's own."""
    port = listener.getsockname()[1]
    hosts = {f"{name}:{port}" for name in ("127.0.0.1", "localhost")}

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, TimeoutError, EOFError, asyncio.LimitOverrunError):
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), SECONDS)
            writer.write(_answer(head.decode("latin-1"), hosts, metrics))
            await writer.drain()
        with suppress(OSError):
            writer.close()
            await writer.wait_closed()

    server = await asyncio.start_server(answer, sock=listener, limit=HEAD)
    try:
        yield
    finally:
        server.close()


def _answer(head: str, hosts: set[str], metrics: Metrics) -> bytes:
    """Return the answer to a question; a page of somebody else may not ask (rebinding)."""
    first, *lines = head.split("\r\n")
    headers = [line.partition(":") for line in lines]
    named = [value.strip().lower() for name, _, value in headers if name.lower() == "host"]
    if len(named) != 1 or named[0] not in hosts:
        return _response("403 Forbidden", "host not allowed\n")
    if first.split(" ")[:2] != ["GET", PATH]:
        return _response("404 Not Found", "not found\n")
    return _response("200 OK", metrics.text())


def _response(status: str, body: str) -> bytes:
    """Return a whole response."""
    content = body.encode()
    head = f"HTTP/1.1 {status}\r\ncontent-type: {KIND}\r\ncontent-length: {len(content)}\r\n"
    return f"{head}connection: close\r\n\r\n".encode() + content
