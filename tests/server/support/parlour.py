"""A lobby on a virtual clock, and devices that only listen."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from itertools import count
from random import Random
from typing import Any

import msgspec

from tests.server.support.desk import dealer, plan, raw
from tests.server.support.memory import MemoryStore, NearbyBots
from tests.server.support.virtual import run
from tusch.server.lobby import housekeeping
from tusch.server.lobby.clock import Steady
from tusch.server.lobby.lobby import Lobby
from tusch.server.observe.metrics import Metrics
from tusch.server.table.commands.turn_end import passing
from tusch.server.table.live.actor import Table
from tusch.server.table.live.services import Services
from tusch.server.thinking.jobs import Bots
from tusch.server.wire.commands import Act, Command, Create, Start
from tusch.server.wire.replies import Reply
from tusch.store import Store


class Clocks:
    """The clocks of a machine that somebody sets, lets sleep or starts again."""

    def __init__(self) -> None:
        self.ahead = 0
        """How far the machine's clock was set."""
        self.slept = 0
        """How long the machine slept; both clocks know of it."""
        self.boots = 0
        self.booted = 0

    @property
    def passed(self) -> int:
        """Milliseconds of the virtual clock, and of sleep."""
        return round(asyncio.get_running_loop().time() * 1000) + self.slept

    def wall(self) -> int:
        return 10**12 + self.passed + self.ahead

    def steady(self) -> Steady:
        return Steady(self.passed - self.booted, f"boot {self.boots}")

    def boot(self) -> None:
        """Start the machine again."""
        self.boots += 1
        self.booted = self.passed


class Device:
    """Somebody who listens."""

    def __init__(self, guest: str, address: str = "", *, changes: bool = False) -> None:
        self.guest = guest
        self.address = address
        self.changes = changes
        self.heard: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))

    def drop(self) -> None:
        self.heard.append({"tell": "dropped"})

    def kinds(self) -> list[str]:
        """What was told, by kind, without who is there."""
        return [said["tell"] for said in self.heard if said["tell"] != "presence"]


class Parlour:
    """A server without sockets."""

    def __init__(
        self, store: Store | None = None, bots: Bots | None = None, clocks: Clocks | None = None
    ) -> None:
        self.clocks = clocks or Clocks()
        self.store = store or MemoryStore()
        self.loop = asyncio.get_running_loop()
        self.services = Services(
            self.store,
            dealer(1),
            bots or NearbyBots(),
            self.clocks.wall,
        )
        self.lobby = Lobby(self.services, Random(2).randbytes)
        self.ids = count()

    async def make(
        self, seats: str = "Ann o", guest: str = "ann", address: str = "", **more: Any
    ) -> Table:
        """Make a table and return it."""
        asked: dict[str, Any] = {"fill": "random", "pace": 0, "name": "Host", **more}
        command = Create(
            id=f"m{next(self.ids)}", game=asked.pop("game", "flohcati"), seats=plan(seats), **asked
        )
        made = await self.lobby.create(guest, command, address)
        assert made.code, made
        table = await self.lobby.find(made.code)
        assert table is not None
        return table

    async def do(
        self, table: Table, guest: str, kind: Callable[..., Command], **fields: Any
    ) -> Reply:
        """Send a command and wait for the answer."""
        answered: asyncio.Future[Reply] = self.loop.create_future()
        command = kind(**{"id": f"c{next(self.ids)}", **fields})
        table.submit(guest, command, answered.set_result)
        return await answered

    async def act(self, table: Table, guest: str, action: Any) -> Reply:
        """Make a move for whoever has to act."""
        state = table.state
        return await self.do(
            table, guest, Act, seat=state.actor, action=raw(action), base=state.version
        )

    async def sleep(self) -> None:
        """Let the others do something."""
        await asyncio.sleep(0.01)

    async def play_out(self, table: Table, guest: str = "ann") -> None:
        """Start if need be, and play a guest's moves until the game is over."""
        if table.state.status == "waiting":
            await self.do(table, guest, Start)
        while table.state.status == "playing":
            await self.play_moves(table, 1, guest)

    async def play_moves(self, table: Table, moves: int, guest: str = "ann") -> None:
        """Play some of a guest's moves, and wait where it is not their turn."""
        for _ in range(moves):
            seat = table.state.actor
            if seat in table.state.held(guest) and isinstance(seat, int):
                legal = table.state.game.legal_actions(table.state.now)
                if legal == (passing(table.state),):
                    # The table does it by itself.
                    await self.sleep()
                else:
                    await self.act(table, guest, legal[0])
            else:
                await self.sleep()


def keeping_house(
    parlour: Parlour, keep_days: int, metrics: Metrics | None = None
) -> AbstractAsyncContextManager[None]:
    """Keep house by the clocks of a parlour."""
    return housekeeping.keeping_house(parlour.lobby, keep_days, metrics, parlour.clocks.steady)


def in_parlour(use: Callable[[Parlour], Awaitable[None]], **more: Any) -> None:
    """Use a lobby on a virtual clock."""

    async def session() -> None:
        parlour = Parlour(**more)
        await use(parlour)
        await parlour.lobby.close()
        await parlour.store.close()

    run(session())
