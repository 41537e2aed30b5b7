"""Three servers on a model of one shared database, on a virtual clock; one number decides all.

The lobbies, tables and the log are the real ones. Each server may die, hang and come back late,
lose its link to the database in one direction or both, and hear notices late, twice or never. Each
has a clock of its own. The database may die, hang and start again, in mid-commit too.
"""

import asyncio
from collections.abc import Iterable
from typing import Any
from unittest.mock import patch

from tests.server.run.support.base import Base, ModelWriting, NodeStore, now
from tests.server.run.support.model_nodes import ModelNodes
from tests.server.support.player import Guest
from tests.server.support.promises import Story
from tests.server.support.simulation import Link, SimulatedBots, World, lived
from tusch.server.lobby.lobby import Lobby
from tusch.server.lobby.neighbours import Neighbours
from tusch.server.table.dealer import FairDealer
from tusch.server.table.events import Returned
from tusch.server.table.live.services import Services
from tusch.server.table.live.sharing import Sharing
from tusch.store import StoreError
from tusch.store.nodes import Present
from tusch.store.postgres import store as writer

NODES = 3
CUTS = ("both", "in", "out")
"""The ways between a server and the database that may be cut: what it hears, what it says."""
FATES = {
    "dies before": 0.004,
    "dies after": 0.004,
    "full": 0.004,
    "rolled back": 0.002,
    "unsent": 0.004,
    "unheard": 0.006,
    "late": 0.01,
}
"""What may become of a commit but that it is done, and how often.

Rolled back: two wait for each other. Unsent: the connection breaks before it. Unheard: after it.
Late: before it, and yet it is done.
"""


class Node:
    """One server."""

    def __init__(self, world: "Neighbourhood", skew: float) -> None:
        self.world = world
        self.rng = world.rng
        self.skew = skew
        self.alive = self.frozen = False
        self.cut = ""
        """Which ways to the database are cut."""
        self.late = 0.0
        """When the last commit is over that was under way as its connection broke."""
        self.runs = 0
        """How often it was started, or died."""
        self.tasks: list[asyncio.Task[None]] = []

    def clock(self) -> int:
        """Milliseconds, as the log has them, by the clock of this server."""
        return 10**9 + round((now() + self.skew) * 1000)

    def fate(self) -> str:
        return self.world.fate()

    async def awake(self) -> None:
        """A server that hangs goes no further until it goes on."""
        while self.frozen:
            await asyncio.sleep(0.05)

    async def begin(self) -> None:
        """Start as after any crash; later, if the database cannot be reached."""
        self.runs += 1
        self.store = NodeStore(self)
        self.nodes = ModelNodes(self, self.store.writer.rename)
        sharing = Sharing(self.nodes)
        services = Services(
            self.store,
            FairDealer(self.rng.randbytes),
            SimulatedBots(self.world),
            self.clock,
            sharing=sharing,
        )
        self.lobby = Lobby(services, self.rng.randbytes)
        neighbours = Neighbours(self.lobby, sharing, lambda: (), lambda _: None, self.awake)
        loop = asyncio.get_running_loop()
        try:
            await self.nodes.renew()
        except StoreError:
            loop.call_later(0.5, self._restart)
            return
        self.tasks = [loop.create_task(each()) for each in (neighbours.renew, neighbours.follow)]
        self.tasks.append(self.store.writer.begin())
        self.alive = True

    def notify(self, tables: Iterable[str]) -> None:
        """Tell the others: most of the time, soon and once."""
        named, trouble = list(tables), self.world.trouble
        for other in self.world.nodes:
            if other is self or not other.alive or not other.nodes.listens:
                continue
            chance = self.rng.random()
            times = 0 if chance < 0.3 * trouble else 2 if chance > 1 - 0.1 * trouble else 1
            for _ in range(times):
                delay = self.rng.expovariate(50)
                if self.rng.random() < 0.05 * trouble:
                    delay = self.rng.uniform(0, 5)
                asyncio.get_running_loop().call_later(delay, other.hear, other.runs, named)

    def hear(self, run: int, named: list[str]) -> None:
        """Take a notice, unless it was meant for somebody who is dead, or is lost."""
        if run != self.runs or not self.nodes.listens:
            return
        if self.frozen:
            asyncio.get_running_loop().call_later(0.1, self.hear, run, named)
        else:
            self.nodes.hear(named)

    def crash(self) -> None:
        """It is gone, with all that it had not written."""
        self.world.crashes += 1
        self.runs += 1
        self.alive = self.frozen = False
        self.cut = ""
        for guest in self.world.guests:
            if isinstance(guest.link, NodeLink) and guest.link.node is self:
                guest.link.cut()
        for task in self.tasks:
            task.cancel()
        for table in self.lobby.awake.values():
            if table._task:
                table._task.cancel()
        asyncio.get_running_loop().call_later(self.rng.uniform(0.05, 5), self._restart)

    def _restart(self) -> None:
        self.world.spawn(self.begin())

    def step(self) -> None:
        """Have a mishap now and then."""
        trouble = self.world.trouble
        if not self.alive or not trouble or self.frozen or self.cut:
            return
        chance = self.rng.random() / trouble
        loop = asyncio.get_running_loop()
        if chance < 0.001:
            self.crash()
        elif chance < 0.003:
            self.frozen = True
            loop.call_later(self.rng.uniform(0.1, 8), setattr, self, "frozen", False)
        elif chance < 0.005:
            self.cut = self.rng.choice(CUTS)
            loop.call_later(self.rng.uniform(0.1, 8), setattr, self, "cut", "")


class NodeLink(Link):
    """A connection to one of the servers."""

    def __init__(self, world: "Neighbourhood", guest: Guest, node: Node) -> None:
        super().__init__(world, guest)
        self.node = node
        self.lobby = node.lobby

    def _arrived(self, message: bytes) -> None:
        if self.node.frozen:
            self._deliver(1, lambda: self._arrived(message))
        elif self.node.alive and self.node.lobby is self.lobby:
            super()._arrived(message)

    async def _create(self, create: Any, answer: Any) -> None:
        try:
            await super()._create(create, answer)
        except StoreError:
            # Over HTTP this is an answer of its own, after which people try again.
            return

    async def watch(self, code: str, since: int | None) -> None:
        try:
            await super().watch(code, since)
        except StoreError:
            self.cut()

    def cut(self) -> None:
        if self.up:
            self.up = False
            self.owner.lost(self)
            if self.table is not None and self.node.alive and self.node.lobby is self.lobby:
                loop = asyncio.get_running_loop()
                loop.call_later(self.world.rng.expovariate(2), self.table.detach, self)


class Neighbourhood(World):
    """Three servers and their guests."""

    patience = 2.0
    one_send = True

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.base = Base(self)
        skew = self.rng.choice((0.0, 0.2, 2.0, 20.0))
        """How many seconds the clocks of servers may be wrong."""
        self.nodes = [Node(self, self.rng.uniform(-skew, skew)) for _ in range(NODES)]
        self.unheard = self.rng.choice((0.3, writer.UNHEARD))
        """Seconds in which servers ask what became of a commit."""

    @property
    def lobby(self) -> Lobby:  # type: ignore[override]
        return self.nodes[0].lobby

    @property
    def calm(self) -> bool:  # type: ignore[override]
        well = all(node.alive and not node.frozen and not node.cut for node in self.nodes)
        return well and self.base.well

    async def begin(self) -> None:
        for node in self.nodes:
            await node.begin()

    def connect(self, guest: Guest) -> Link | None:
        """A new connection to any server that answers, as a proxy would make it."""
        there = [node for node in self.nodes if node.alive]
        return NodeLink(self, guest, self.rng.choice(there)) if there else None

    def fate(self) -> str:
        chance = self.rng.random() / max(self.trouble, 0.01)
        for fate, share in FATES.items():
            chance -= share
            if chance < 0:
                return fate
        return "done"

    def mishaps(self) -> None:
        self.base.step()
        for node in self.nodes:
            node.step()

    async def live(self) -> None:
        model: dict[str, Any] = {
            "Writing": ModelWriting,
            "perf_counter": now,
            "UNHEARD": self.unheard,
        }
        with patch.multiple(writer, **model):
            await super().live()
            # Who has gone may be noticed, and told the others, only now.
            soon = now() + 1
            while self._presence_differs() and now() < soon:
                await asyncio.sleep(0.05)
            assert not self._presence_differs(), "others do not know who is here"

    def _presence_differs(self) -> bool:
        """Whether anybody is elsewhere than the database knows."""
        watching = self.base.watching
        return any(
            {each.guest for each in table._watchers.devices}
            != watching.get((name, node.nodes.number), Present()).guests
            for node in self.nodes
            for name, table in node.lobby.awake.items()
        )

    def check(self) -> None:
        """See that a table does by itself only what the server does that looks after it."""
        super().check()
        ((name, *_),) = self.database.listings()
        story = Story(self, name)
        by_itself = {n for who, done in story.done.items() if who.startswith("@") for n in done}
        for happening in story.happenings:
            seq = happening.after.seq
            # Any server lets somebody back who comes to it.
            if seq in by_itself and not isinstance(happening.event, Returned):
                assert (name, seq) in self.base.wrote, f"{seq} was written under another number"
                number, owner = self.base.wrote[name, seq]
                assert number == owner, f"{number} wrote {seq} by itself, and {owner} was to"


class Rough(Neighbourhood):
    """Three servers to which more happens than to any others."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.trouble = 4.0


def simulate(seed: int) -> Neighbourhood:
    """Return what one number made of three servers."""
    return lived(Neighbourhood(seed))
