"""Devices that play at boardgame.io's tables as fast as they are answered."""

import asyncio
from functools import partial
from random import Random
from typing import Any, Generic, TypeVar

import msgspec

from benchmarks.load.allowed import Figaro, Flohcati
from benchmarks.load.watch import Moves, Watch
from tests.server.support.wire import Wire, open_wire

Table = TypeVar("Table")


class TheirTable:
    """Four devices at a match of boardgame.io, over socket.io's protocol."""

    def __init__(self, watch: Watch, number: int, port: int, run: str, game: str) -> None:
        self.watch = watch
        self.moves = Moves(watch, number)
        self.rng = Random(number)
        self.port = port
        self.name = f"{run}-{number}"
        self.connected = f"40/{game},".encode()
        """What socket.io says when a device is in the game's namespace."""
        self.event = f"42/{game},".encode()
        """How every event there begins."""
        self.update, self.sync = _DECODERS[game]
        self.wires: list[Wire] = []
        self.started: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.synced = 0
        self.matches = 0
        self.match = ""

    async def open(self) -> None:
        for seat in range(4):
            wire = await open_wire(
                self.port,
                "/socket.io/?EIO=4&transport=websocket",
                hear=partial(self._hear, seat),
            )
            self.wires.append(wire)
            self.watch.keep(wire)
        await self.started

    def _next_match(self) -> None:
        self.matches += 1
        self.synced = 0
        self.match = f"{self.name}-{self.matches}"
        self._sync(0)

    def _sync(self, seat: int) -> None:
        self._emit(seat, ["sync", self.match, str(seat), None, 4])

    def _emit(self, seat: int, event: list[Any]) -> None:
        self.wires[seat].send(self.event + msgspec.json.encode(event))

    def _hear(self, seat: int, wire: Wire, message: bytes) -> None:
        self.watch.bytes += len(message)
        if message == b"2":
            wire.send(b"3")
        elif message.startswith(b"0"):
            wire.send(self.connected)
        elif message.startswith(self.connected):
            self.synced += 1
            if self.synced == 4:
                self._next_match()
        elif message.startswith(self.event + b'["update"'):
            # Everybody reads their messages; the mover's copy is the acknowledgement.
            state = self.update.decode(message[len(self.event) :])[2]
            self.moves.answer(seat)
            self._go_on(state, seat)
        elif message.startswith(self.event + b'["sync"'):
            state = self.sync.decode(message[len(self.event) :])[2].state
            self.synced += 1
            if state.ctx.actor == seat:
                self.first = state
            if self.synced < 4:
                self._sync(self.synced)
            else:
                if not self.started.done():
                    self.started.set_result(None)
                self._move(state.ctx.actor, self.first)

    def _go_on(self, state: "_State[Figaro | Flohcati]", seat: int) -> None:
        if state.ctx.gameover is not None:
            if seat == 3:
                self.moves.end(state.G.turned)
                self._next_match()
        elif state.ctx.actor == seat:
            self._move(seat, state)

    def _move(self, seat: int, state: "_State[Figaro | Flohcati]") -> None:
        """Do anything that is allowed."""
        allowed = state.G.allowed(seat)
        move = self.rng.choice(allowed)
        payload = {"type": move.kind, "args": move.args, "playerID": str(seat)}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.moves.send(seat, move.kind, chosen=len(allowed) > 1)
        self._emit(seat, ["update", action, state.stateID, self.match, str(seat)])


class _Ctx(msgspec.Struct):
    currentPlayer: str  # noqa: N815 - the peer's name
    activePlayers: dict[str, str] | None = None  # noqa: N815 - the peer's name
    gameover: Any = None

    @property
    def actor(self) -> int:
        """Who acts next: one who is asked, or the player on turn."""
        return int(next(iter(self.activePlayers or (self.currentPlayer,))))


class _State(msgspec.Struct, Generic[Table]):
    G: Table
    ctx: _Ctx
    stateID: int = msgspec.field(name="_stateID")  # noqa: N815 - the peer's name


class _Sync(msgspec.Struct, Generic[Table]):
    state: _State[Table]


_DECODERS: dict[str, tuple[msgspec.json.Decoder[Any], msgspec.json.Decoder[Any]]] = {
    "figaro": (
        msgspec.json.Decoder(tuple[str, str, _State[Figaro], Any]),
        msgspec.json.Decoder(tuple[str, str, _Sync[Figaro]]),
    ),
    "flohcati": (
        msgspec.json.Decoder(tuple[str, str, _State[Flohcati], Any]),
        msgspec.json.Decoder(tuple[str, str, _Sync[Flohcati]]),
    ),
}
"""What reads updates and the first state of a match."""
