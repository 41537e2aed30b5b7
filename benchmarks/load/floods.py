"""The attacker, a process of its own: floods a server on this machine, and prints what it got."""

import asyncio
import json
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from random import Random
from time import monotonic
from typing import Any

from tests.server.support.wire import RefusedError, open_wire
from tusch.processes import inside
from tusch.server.run.listener import open_all

HELD, ASKING, GUESSING, DEVICES = 2_300, 300, 600, 3_000
"""How many connections, addresses and devices the floods have."""
HOMES = 8
"""From how many addresses connections are held."""
AGAIN = 0.5
"""Seconds until somebody who was sent away comes again."""

Flood = Callable[["Attack"], Awaitable[None]]


class Attack:
    """A flood: where it goes, until when, and what it got."""

    def __init__(self, job: dict[str, Any]) -> None:
        self.port: int = job["port"]
        self.tokens: list[str] = job["tokens"]
        self.code: str = job.get("code", "")
        self.size: float = job.get("size", 1.0)
        self.until: float = monotonic() + job["seconds"]
        self.got: Counter[str] = Counter()
        self.rng = Random(1)

    @property
    def on(self) -> bool:
        return monotonic() < self.until

    def many(self, size: int) -> int:
        return max(1, round(size * self.size))

    def head(self, token: str = "") -> str:
        host = f"127.0.0.1:{self.port}"
        return f"Host: {host}\r\nOrigin: http://{host}\r\nCookie: tusch={token}\r\n"

    async def open(self, home: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(home, 0))

    async def hold(self, number: int, beginning: str) -> None:
        """Open a connection, say the beginning of something, and again when it is closed."""
        while True:
            with suppress(OSError):
                reader, writer = await self.open(f"127.8.0.{number % HOMES + 1}")
                self.got["opened"] += 1
                writer.write(beginning.encode())
                with suppress(OSError, TimeoutError):
                    async with asyncio.timeout(max(0, self.until - monotonic())):
                        await reader.read()
                    self.got["closed"] += 1
                writer.close()
            if not self.on:
                break
            await asyncio.sleep(AGAIN)

    async def ask(self, home: str, request: Callable[[], str | bytes]) -> None:
        """Ask as fast as it is answered, over and over."""
        while self.on:
            with suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await self.open(home)
                try:
                    while self.on:
                        asked = request()
                        writer.write(asked if isinstance(asked, bytes) else asked.encode())
                        head = await reader.readuntil(b"\r\n\r\n")
                        self.got[head[9:12].decode()] += 1
                        found = head.lower().partition(b"content-length: ")[2].split(b"\r")[0]
                        await reader.readexactly(int(found or 0))
                        if b"connection: close" in head.lower():
                            break
                finally:
                    writer.close()
            # Nobody is slower than this, whatever the server does.
            await asyncio.sleep(0.01)


def holding(beginning: str) -> Flood:
    async def flood(attack: Attack) -> None:
        text = beginning.replace("{head}", attack.head(attack.tokens[0]))
        await asyncio.gather(*(attack.hold(n, text) for n in range(attack.many(HELD))))

    return flood


def asking(path: str) -> Flood:
    async def flood(attack: Attack) -> None:
        request = f"GET {path} HTTP/1.1\r\n{attack.head()}Accept-Encoding: gzip\r\n\r\n"
        some = range(attack.many(ASKING))
        await asyncio.gather(*(attack.ask("127.8.1.1", lambda: request) for _ in some))

    return flood


async def guessing(attack: Attack) -> None:
    """Try codes from many addresses."""

    def request() -> str:
        code = "".join(attack.rng.choices("ABCDEFGHJKLMNPQRSTUVWXYZ23456789", k=6))
        return f"GET /api/tables/{code} HTTP/1.1\r\n{attack.head()}\r\n"

    homes = [f"127.8.{2 + n // 200}.{n % 200 + 1}" for n in range(attack.many(GUESSING))]
    await asyncio.gather(*(attack.ask(home, request) for home in homes))


async def malformed(attack: Attack) -> None:
    some = range(attack.many(ASKING))
    await asyncio.gather(*(attack.ask("127.8.1.2", lambda: b"\x16\x03\r\n\r\n") for _ in some))


async def devices(attack: Attack) -> None:
    """Thousands of devices of five guests at one table, one of whom talks without a break."""

    async def come(number: int) -> None:
        token = attack.tokens[number % len(attack.tokens)]
        home = f"127.8.{10 + number // 250}.1"
        while attack.on:
            with suppress(OSError, RefusedError):
                host = f"http://127.0.0.1:{attack.port}"
                wire = await open_wire(
                    attack.port, hear=hear, source=home, origin=host, cookie=f"tusch={token}"
                )
                attack.got["opened"] += 1
                wire.send(b'{"do":"watch","table":"%s"}' % attack.code.encode())
                for line in count():
                    if wire.closed.done() or not attack.on:
                        break
                    if number < len(attack.tokens):
                        wire.send(b'{"do":"chat","id":"%d","text":"boo","name":"X"}' % line)
                    await asyncio.sleep(0.2)
                wire.cut()
            await asyncio.sleep(AGAIN)

    def hear(*_: object) -> None:
        attack.got["heard"] += 1

    await asyncio.gather(*(come(n) for n in range(attack.many(DEVICES))))


FLOODS: dict[str, Flood] = {
    "silent connections": holding(""),
    "half headers": holding("GET /api/tables HTTP/1.1\r\nHost: x\r\n"),
    "half bodies": holding("POST /api/tables HTTP/1.1\r\n{head}Content-Length: 5000\r\n\r\nhalf"),
    "OpenAPI document": asking("/api/openapi.json"),
    "lists of tables": asking("/api/tables"),
    "the page": asking("/"),
    "codes guessed": guessing,
    "no requests": malformed,
    "devices at one table": devices,
}


async def _flood(job: dict[str, Any]) -> dict[str, int]:
    attack = Attack(job)
    await asyncio.gather(*(FLOODS[kind](attack) for kind in job["kinds"]))
    return dict(attack.got)


if __name__ == "__main__":
    open_all()
    # Who attacks must not take the time of those who are measured.
    inside.step_back(5)
    print(json.dumps(asyncio.run(_flood(json.loads(sys.stdin.read())))))
