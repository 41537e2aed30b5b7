"""Devices that play as fast as they are answered: at our tables, and at boardgame.io's."""

import asyncio
import json
import time
from random import Random
from typing import Any

import msgspec

from tests.server.support.wire import Wire, open_wire


class Watch:
    """What the devices of a run have in common: the clock, and what was measured."""

    def __init__(self) -> None:
        self.measuring = False
        self.moves = 0
        self.games = 0
        self.bytes = 0
        """What the server sent."""
        self.waits: list[float] = []
        """Seconds from a move to its answer."""
        self.failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def answered(self, sent: float, *, chosen: bool) -> None:
        """Count a move, if it was a decision: what nobody could do otherwise costs, and is none."""
        self.moves += chosen
        if self.measuring:
            self.waits.append(time.perf_counter() - sent)

    def fail(self, line: str) -> None:
        if not self.failed.done():
            self.failed.set_exception(RuntimeError(line))


PASSED = [msgspec.Raw(b'{"type":"end"}')]
"""Where a player can do nothing else, the table does it."""


class _View(msgspec.Struct):
    legal: list[msgspec.Raw] | msgspec.UnsetType = msgspec.UNSET


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


class OurTable:
    """Four devices at one of our tables, one game after another."""

    def __init__(
        self, watch: Watch, number: int, port: int, tokens: list[str], game: str, pace: float = 0
    ) -> None:
        self.watch = watch
        self.rng = Random(number)
        self.port = port
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
        self.sent: dict[int, float] = {}
        """When each seat moved last. The next player may move before a mover hears of it."""
        self.chosen: dict[int, bool] = {}
        """Whether that was one of several moves."""
        self.count = 0

    async def open(self) -> None:
        code = await self._create()
        for seat, token in enumerate(self.tokens):
            wire = await open_wire(
                self.port,
                hear=lambda wire, message, seat=seat: self._hear(wire, message, seat),
                origin=f"http://127.0.0.1:{self.port}",
                cookie=f"tusch={token}",
                source=self.home,
            )
            self.wires.append(wire)
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
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=local)
        host = f"127.0.0.1:{self.port}"
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

    def _hear(self, wire: Wire, message: bytes, seat: int) -> None:
        self.watch.bytes += len(message)
        said = _HEARD.decode(message)
        if said.answer:
            if said.answer not in ("ok", "stale"):
                self.watch.fail(message.decode())
            if said.id[0] == "m":
                self.watch.answered(self.sent[seat], chosen=self.chosen[seat])
            elif said.id[0] == "s":
                self.seated += 1
                if self.seated == len(self.tokens):
                    self._say(self.wires[0], '"do":"start"')
        elif said.tell == "rematch":
            self._watch(wire, said.code)
        elif said.tell == "over":
            if not seat:
                self.watch.games += 1
                self._say(wire, '"do":"rematch"')
        elif said.tell == "table" and said.status == "waiting":
            if not seat and (self.started.done() or len(self.tokens) == 1):
                self._say(wire, '"do":"start"')
        elif said.seen and (view := said.seen[0].view or said.seen[0].changed):
            self.legal[seat] = view.legal if view.legal is not msgspec.UNSET else self.legal[seat]
            if said.actor == seat and self.legal[seat] and self.legal[seat] != PASSED:
                if not self.started.done():
                    self.started.set_result(None)
                self.chosen[seat] = len(self.legal[seat]) > 1
                self._move(wire, seat, bytes(self.rng.choice(self.legal[seat])), said.version)

    def _move(self, wire: Wire, seat: int, action: bytes, version: int) -> None:
        self.count += 1
        command = b'{"do":"act","id":"m%d","seat":%d,"action":%s,"base":%d}' % (
            self.count,
            seat,
            action,
            version,
        )
        if not self.pace:
            self._move_now(wire, seat, command)
        else:
            asyncio.get_running_loop().call_later(
                self.rng.uniform(0, 2 * self.pace), self._move_now, wire, seat, command
            )

    def _move_now(self, wire: Wire, seat: int, command: bytes) -> None:
        self.sent[seat] = time.perf_counter()
        wire.send(command)


PREFIX = b"42/figaro,"
"""An event of socket.io in the game's namespace."""


class TheirTable:
    """Four devices at a match of boardgame.io, over socket.io's protocol."""

    def __init__(self, watch: Watch, number: int, port: int, run: str) -> None:
        self.watch = watch
        self.rng = Random(number)
        self.port = port
        self.name = f"{run}-{number}"
        self.wires: list[Wire] = []
        self.started = asyncio.get_running_loop().create_future()
        self.synced = 0
        self.matches = 0
        self.match = ""
        self.sent: dict[int, tuple[float, bool]] = {}
        """By seat, moves without an answer: when they were sent, and whether they were chosen."""

    async def open(self) -> None:
        for seat in range(4):
            wire = await open_wire(
                self.port,
                "/socket.io/?EIO=4&transport=websocket",
                hear=lambda wire, message, seat=seat: self._hear(wire, message, seat),
            )
            self.wires.append(wire)
        await self.started

    def _next_match(self) -> None:
        self.matches += 1
        self.synced = 0
        self.match = f"{self.name}-{self.matches}"
        self._sync(0)

    def _sync(self, seat: int) -> None:
        self._emit(seat, ["sync", self.match, str(seat), None, 4])

    def _emit(self, seat: int, event: list[Any]) -> None:
        self.wires[seat].send(PREFIX + msgspec.json.encode(event))

    def _hear(self, wire: Wire, message: bytes, seat: int) -> None:
        self.watch.bytes += len(message)
        if message == b"2":
            wire.send(b"3")
        elif message.startswith(b"0"):
            wire.send(b"40/figaro,")
        elif message.startswith(b"40/figaro,"):
            self.synced += 1
            if self.synced == 4:
                self._next_match()
        elif message.startswith(b'42/figaro,["update"'):
            # Everybody reads their messages; the mover's copy is the acknowledgement.
            state = _UPDATE.decode(message[len(PREFIX) :])[2]
            if seat in self.sent:
                sent, chosen = self.sent.pop(seat)
                self.watch.answered(sent, chosen=chosen)
            self._go_on(state, seat)
        elif message.startswith(b'42/figaro,["sync"'):
            state = _SYNC.decode(message[len(PREFIX) :])[2].state
            self.synced += 1
            if int(state.ctx.currentPlayer) == seat:
                self.first = state
            if self.synced < 4:
                self._sync(self.synced)
            else:
                if not self.started.done():
                    self.started.set_result(None)
                self._move(int(state.ctx.currentPlayer), self.first)

    def _go_on(self, state: "_State", seat: int) -> None:
        if state.ctx.gameover is not None:
            if seat == 3:
                self.watch.games += 1
                self._next_match()
        elif int(state.ctx.currentPlayer) == seat:
            self._move(seat, state)

    def _move(self, seat: int, state: "_State") -> None:
        allowed = self._allowed(state.G, seat)
        payload = {**self.rng.choice(allowed), "playerID": str(seat)}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.sent[seat] = time.perf_counter(), len(allowed) > 1
        self._emit(seat, ["update", action, state.stateID, self.match, str(seat)])

    def _allowed(self, table: "_G", seat: int) -> list[dict[str, Any]]:
        """What a device may do; their views do not say what that is."""
        shown = [display[0][0] if display else "" for display in table.displays]
        found = []
        for card in dict.fromkeys(table.players[str(seat)].hand):
            places = [shown.index(card[0])] if card[0] in shown else _empty(shown)
            found += [{"type": "play", "args": [card, place]} for place in places]
        if any(shown):
            found.append({"type": "take", "args": []})
        return found


def _empty(shown: list[str]) -> list[int]:
    return [place for place, colour in enumerate(shown) if not colour]


class _Ctx(msgspec.Struct):
    currentPlayer: str  # noqa: N815 - the peer's name
    gameover: Any = None


class _Player(msgspec.Struct):
    hand: list[str]


class _G(msgspec.Struct):
    displays: list[list[str]]
    players: dict[str, _Player]


class _State(msgspec.Struct):
    G: _G
    ctx: _Ctx
    stateID: int = msgspec.field(name="_stateID")  # noqa: N815 - the peer's name


class _Sync(msgspec.Struct):
    state: _State


_UPDATE = msgspec.json.Decoder(tuple[str, str, _State, Any])
_SYNC = msgspec.json.Decoder(tuple[str, str, _Sync])
