"""Devices on real sockets: they make tables, sit down, play what is legal, keep what they hear."""

import asyncio
from functools import partial
from random import Random
from typing import Any

import msgspec

from tests.server.support.process import Server
from tests.server.support.wire import Wire, open_wire
from tusch.server.http.cookies import COOKIE

SEATS = 4


class _View(msgspec.Struct):
    legal: list[msgspec.Raw]


class _Seen(msgspec.Struct):
    seat: int | None
    view: _View | None = None


class _SeatInfo(msgspec.Struct):
    kind: str
    absent: str = ""


class _Heard(msgspec.Struct):
    """The parts of news that a device needs to play; it keeps the rest as it came."""

    tell: str
    code: str = ""
    seq: int = 0
    version: int = 0
    status: str = ""
    spectators: int = 0
    seats: list[_SeatInfo] = []
    seen: list[_Seen] = []


_HEARD = msgspec.json.Decoder(_Heard)


async def post(server: Server, token: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Ask something over HTTP."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    content = msgspec.json.encode(body)
    head = (
        f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: {server.origin}\r\n"
        f"Cookie: {COOKIE}={token}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(content)}\r\nConnection: close\r\n\r\n"
    )
    try:
        writer.write(head.encode() + content)
        answer = await reader.read()
    finally:
        writer.close()
    if not answer.endswith(b"}"):
        raise ConnectionResetError(path)
    found: dict[str, Any] = msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])
    return found


async def create(server: Server, token: str, id: str = "t", **more: Any) -> str:
    """Make a table, with one seat for its maker, and return its code."""
    others = [{"type": "open"}] * (SEATS - 1)
    asked = {"game": "figaro", "seats": [{"type": "own", "name": "A"}, *others], "pace": 0}
    body = {"do": "create", "id": id, "fill": "random", **asked, **more}
    made = await post(server, token, "/api/tables", body)
    if made["reply"].get("code") == "server-store":
        # The database is away; asked again by the same id, the table is made once.
        raise ConnectionRefusedError(made)
    assert made["code"], made
    return str(made["code"])


class Device:
    """A device of a guest at a table."""

    def __init__(self, server: Server, token: str, code: str = "", seed: int = 0) -> None:
        self.server = server
        self.token = token
        self.code = code
        self.rng = Random(seed)
        self.wire: Wire | None = None
        self.home = ""
        """The address from which it last came, and comes again."""
        self.changes = False
        """Whether it is told only what changes in its views, as a page is."""
        self.since: int | None = None
        self.heard: list[tuple[int, bytes]] = []
        """Every numbered message, with its number."""
        self.answers: list[dict[str, Any]] = []
        self.sent: dict[str, dict[str, Any]] = {}
        self.version = -1
        self.status = ""
        self.closed: list[str] = []
        """Why tables did not let it in, or sent it away."""
        self.seats: list[_SeatInfo] = []
        self.legal: dict[int, list[msgspec.Raw]] = {}
        """What each seat of this device may do now."""
        self.spectators = -1
        """How many look on, as far as we were told."""
        self._news = asyncio.Event()

    async def connect(self, **more: Any) -> None:
        """Come, or come back with the last number."""
        cookie = f"{COOKIE}={self.token}"
        self.home = more.pop("source", self.home)
        self.wire = await open_wire(
            self.server.port,
            hear=self._hear,
            origin=self.server.origin,
            cookie=cookie,
            source=self.home,
            **more,
        )
        self.server.wires.add(self.wire)
        self.wire.closed.add_done_callback(partial(self._closed, self.wire))
        if self.code:
            self.watch()

    def _closed(self, wire: Wire, _: asyncio.Future[int]) -> None:
        self.server.wires.discard(wire)
        self._news.set()

    def watch(self) -> None:
        """Turn to the table."""
        since = {} if self.since is None else {"since": self.since}
        changes = {"changes": True} if self.changes else {}
        self.send({"do": "watch", "table": self.code, **since, **changes})

    def send(self, message: dict[str, Any]) -> None:
        assert self.wire
        self.wire.send(msgspec.json.encode(message))

    def ask(self, **command: Any) -> str:
        """Send a command; return its id."""
        id = f"c{len(self.sent)}"
        self.sent[id] = {"id": id, **command}
        self.send(self.sent[id])
        return id

    async def answer(self, id: str) -> dict[str, Any]:
        """Wait for the answer to a command."""
        while True:
            for answer in self.answers:
                if answer["id"] == id:
                    return answer
            await self.news()

    async def do(self, **command: Any) -> dict[str, Any]:
        """Send a command and return the answer."""
        return await self.answer(self.ask(**command))

    async def until(self, seq: int) -> None:
        """Wait until an event has been heard of."""
        while not self.knows(seq):
            await self.news()

    def knows(self, seq: int) -> bool:
        """Whether an event has been heard of."""
        return self.since is not None and self.since >= seq

    async def news(self) -> None:
        """Wait until anything comes; a connection that is lost is an error."""
        assert self.wire
        if self.wire.closed.done():
            raise ConnectionResetError(self.wire.closed.result())
        self._news.clear()
        await self._news.wait()

    def move(self) -> str | None:
        """Make any move that is legal for one of our seats."""
        for seat, legal in self.legal.items():
            # What is the only thing to do at the end of a turn, the table does by itself.
            if legal and [bytes(action) for action in legal] != [b'{"type":"end"}']:
                action = self.rng.choice(legal)
                self.legal = {}
                return self.ask(do="act", seat=seat, action=action, base=self.version)
        return None

    def cut(self) -> None:
        """Be gone."""
        if self.wire:
            self.wire.cut()

    def _hear(self, _: Wire, message: bytes) -> None:
        self._news.set()
        if message.startswith(b'{"answer"'):
            self.answers.append(msgspec.json.decode(message))
            return
        said = _HEARD.decode(message)
        if said.tell == "presence":
            self.spectators = said.spectators
        elif said.tell == "closed":
            self.closed.append(said.code)
        elif said.seq:
            self.heard.append((said.seq, message))
            self.since = said.seq
            self.version = said.version or self.version
            self.status = "over" if said.tell == "over" else said.status or self.status
            self.seats = said.seats or self.seats
            for seen in said.seen:
                if seen.view and seen.seat is not None:
                    self.legal[seen.seat] = seen.view.legal


async def table(server: Server, tokens: list[str], seed: int = 0, **more: Any) -> list[Device]:
    """Let people sit down at a new table and begin; those beyond its seats look on."""
    code = await create(server, tokens[0], **more)
    devices = [Device(server, token, code, seed + n) for n, token in enumerate(tokens)]
    # Every table at home at another address, so that nobody seems to be trying codes.
    home = f"127.1.{seed // 250}.{seed % 250 + 1}"
    await asyncio.gather(*(device.connect(source=home) for device in devices))
    for seat, device in enumerate(devices[1:SEATS], start=1):
        assert (await device.do(do="sit", seat=seat, name=f"P{seat}"))["answer"] == "ok"
    assert (await devices[0].do(do="start"))["answer"] == "ok"
    for device in devices:
        while device.status != "playing":
            await device.news()
    return devices
