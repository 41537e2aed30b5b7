"""Devices that play at our tables as fast as they are answered."""

import asyncio
import json
from collections.abc import Sequence
from functools import partial
from random import Random

import msgspec

from benchmarks.load.watch import Moves, Watch
from tests.server.support.wire import Wire, open_wire

PASSED = [msgspec.Raw(b'{"type":"end"}')]
"""Where a player can do nothing else, the table does it."""
DECK = 89
"""Cards of Zirkus Flohcati; views of Figaro have no deck."""


class _View(msgspec.Struct):
    legal: list[msgspec.Raw] | msgspec.UnsetType = msgspec.UNSET
    deck: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class _Action(msgspec.Struct):
    type: str


class _Seen(msgspec.Struct):
    view: _View | msgspec.UnsetType = msgspec.UNSET
    changed: _View | msgspec.UnsetType = msgspec.UNSET


class _Heard(msgspec.Struct):
    """The parts of our messages that a device that plays anything needs."""

    answer: str = ""
    id: str = ""
    tell: str = ""
    code: str = ""
    status: str = ""
    version: int = -1
    actor: int | None = None
    seen: list[_Seen] = []


_HEARD = msgspec.json.Decoder(_Heard)
_ACTION = msgspec.json.Decoder(_Action)


class OurTable:
    """Four devices at one of our tables, one game after another."""

    def __init__(
        self,
        watch: Watch,
        number: int,
        ports: Sequence[int],
        tokens: list[str],
        game: str,
        pace: float = 0,
    ) -> None:
        """Take the ports of one server, or of several: devices come to them by turns."""
        self.watch = watch
        self.moves = Moves(watch, number)
        self.rng = Random(number)
        self.ports = ports
        self.tokens = tokens
        self.game = game
        self.pace = pace
        self.home = ""
        """The address from which its devices come."""
        self.wires: list[Wire] = []
        self.started: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.seated = 1
        self.legal: dict[int, list[msgspec.Raw]] = {}
        """What each seat may do, as its device was told last."""
        self.deck = b""
        """What has not been turned, as it was told last."""
        self.count = 0

    async def open(self) -> None:
        code = await self._create()
        for seat, token in enumerate(self.tokens):
            port = self.ports[seat % len(self.ports)]
            wire = await open_wire(
                port,
                hear=partial(self._hear, seat),
                origin=f"http://127.0.0.1:{port}",
                cookie=f"tusch={token}",
                source=self.home,
            )
            self.wires.append(wire)
            self.watch.keep(wire)
            self._watch(wire, code)
            if seat:
                wire.send(b'{"do":"sit","id":"s","seat":%d,"name":"P%d"}' % (seat, seat))
        await self.started

    async def _create(self) -> str:
        bots = [{"type": "bot", "level": "random"}] * 3
        others = [{"type": "open"}] * 3 if len(self.tokens) > 1 else bots
        body = msgspec.json.encode(
            {
                "do": "create",
                "id": f"t{self.count}",
                "game": self.game,
                "seats": [{"type": "own", "name": "P0"}, *others],
                "pace": 0,
                "fill": "random",
            }
        )
        local = (self.home, 0) if self.home else None
        reader, writer = await asyncio.open_connection("127.0.0.1", self.ports[0], local_addr=local)
        host = f"127.0.0.1:{self.ports[0]}"
        writer.write(
            f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
            f"Cookie: tusch={self.tokens[0]}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode()
            + body
        )
        answer = await reader.read()
        writer.close()
        return str(json.loads(answer.partition(b"\r\n\r\n")[2])["code"])

    def _watch(self, wire: Wire, code: str) -> None:
        wire.send(b'{"do":"watch","table":"%s","changes":true}' % code.encode())

    def _say(self, wire: Wire, command: str) -> None:
        self.count += 1
        wire.send(f'{{"id":"c{self.count}",{command}}}'.encode())

    def _hear(self, seat: int, wire: Wire, message: bytes) -> None:
        self.watch.bytes += len(message)
        said = _HEARD.decode(message)
        if said.answer:
            if said.answer not in ("ok", "stale"):
                self.watch.fail(message.decode())
            if said.id[0] == "m":
                self.moves.answer(seat)
            elif said.id[0] == "s":
                self.seated += 1
                if self.seated == len(self.tokens):
                    self._say(self.wires[0], '"do":"start"')
        elif said.tell == "rematch":
            self._watch(wire, said.code)
        elif said.tell == "over":
            if not seat:
                self.moves.end(DECK - self.deck.count(b",") - (len(self.deck) > len(b"[]")))
                self._say(wire, '"do":"rematch"')
        elif said.tell == "table" and said.status == "waiting":
            if not seat and (self.started.done() or len(self.tokens) == 1):
                self._say(wire, '"do":"start"')
        elif said.seen and (view := said.seen[0].view or said.seen[0].changed):
            self.legal[seat] = view.legal if view.legal is not msgspec.UNSET else self.legal[seat]
            if not seat and view.deck is not msgspec.UNSET:
                self.deck = bytes(view.deck)
            if said.actor == seat and self.legal[seat] and self.legal[seat] != PASSED:
                if not self.started.done():
                    self.started.set_result(None)
                self._move(wire, seat, said.version)

    def _move(self, wire: Wire, seat: int, version: int) -> None:
        self.count += 1
        action = self.rng.choice(self.legal[seat])
        chosen = len(self.legal[seat]) > 1
        command = b'{"do":"act","id":"m%d","seat":%d,"action":%s,"base":%d}' % (
            self.count,
            seat,
            bytes(action),
            version,
        )

        def now() -> None:
            self.moves.send(seat, _ACTION.decode(action).type, chosen=chosen)
            wire.send(command)

        if not self.pace:
            now()
        else:
            asyncio.get_running_loop().call_later(self.rng.uniform(0, 2 * self.pace), now)
