"""Three servers on a model of one shared database, on a virtual clock; one number decides all.

The lobbies, tables and the log are the real ones. Each server may die, hang and come back late,
lose its link to the database, and hear none of the notices.
"""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tests.server.support.player import Guest
from tests.server.support.simulation import Link, SimulatedBots, SimulatedStore, World, lived
from tusch.server.limits import LIMITS
from tusch.server.lobby.lobby import Lobby
from tusch.server.lobby.neighbours import Neighbours
from tusch.server.table.dealer import FairDealer
from tusch.server.table.live.services import Services
from tusch.server.table.live.sharing import Sharing
from tusch.store import Append, StoreError, StoreFencedError
from tusch.store.database import Database
from tusch.store.nodes import Look, Placed, Present, Silent, Spent

NODES = 3


class Register:
    """What the database knows of the servers."""

    def __init__(self) -> None:
        self.last = 0
        self.until: dict[int, float] = {}
        self.owners: dict[str, int | None] = {}
        self.watching: dict[tuple[str, int], Present] = {}

    def drop(self, number: int) -> None:
        """Take a number away, and all that goes with it."""
        self.until.pop(number, None)
        self.owners = {table: owner for table, owner in self.owners.items() if owner != number}
        self.watching = {key: who for key, who in self.watching.items() if key[1] != number}


class ModelNodes:
    """One server among three, as the database would have it."""

    def __init__(self, node: "Node") -> None:
        self.node = node
        self.register = node.world.register
        self.number = 0
        self.program = "now"
        self.hear_spent: Callable[[Spent], None] = lambda _: None
        self.hear_placed: Callable[[Placed], None] = lambda _: None
        self.hear: Callable[[Iterable[str]], None] = lambda _: None

    async def _ask(self) -> None:
        """Wait for the database; it may be out of reach."""
        await asyncio.sleep(self.node.rng.uniform(0, 0.005))
        await self.node.awake()
        if self.node.cut:
            await asyncio.sleep(0.5)
            raise StoreError("store-away", file="db", reason="gone")

    async def renew(self) -> bool:
        await self._ask()
        kept = self.number in self.register.until
        if not kept:
            self.register.last += 1
            self.number = self.register.last
        self.register.until[self.number] = self.node.time() + LIMITS.node_lease / 1000
        return kept

    async def reap(self) -> int:
        await self._ask()
        gone = [n for n, until in self.register.until.items() if until < self.node.time()]
        for number in gone:
            self.register.drop(number)
        return len(gone)

    async def others(self) -> list[str]:
        await self._ask()
        return [self.program for number in self.register.until if number != self.number]

    async def claim(self, tables: Iterable[str]) -> set[str]:
        await self._ask()
        ours = set()
        for table in tables:
            if self.number in self.register.until and self.register.owners.get(table) is None:
                self.register.owners[table] = self.number
            if self.register.owners.get(table) == self.number:
                ours.add(table)
        return ours

    async def release(self, tables: Iterable[str]) -> None:
        await self._ask()
        for table in tables:
            if self.register.owners.get(table) == self.number:
                self.register.owners[table] = None

    async def hand_over(self, tables: Iterable[str]) -> None:
        await self._ask()
        for table in tables:
            if self.register.owners.get(table) == self.number:
                del self.register.owners[table]
        self.node.notify([""])

    async def orphans(self, limit: int) -> list[str]:
        await self._ask()
        found = self.node.world.database.listings(status="playing")
        return [each.table for each in found if each.table not in self.register.owners][:limit]

    async def silent(self) -> Silent | None:
        await self._ask()
        left = {n: until - self.node.time() for n, until in self.register.until.items()}
        well = sorted(n for n in left if n == self.number or left[n] > LIMITS.node_lease / 2000)
        late = set(left) - set(well)
        if not late:
            return None
        theirs = [table for table, owner in self.register.owners.items() if owner in late]
        share = theirs[well.index(self.number) :: len(well)] if self.number in well else []
        return Silent(share, max(0.0, min(left[n] for n in late)))

    async def show(self, present: Mapping[str, Present]) -> None:
        await self._ask()
        for table, who in present.items():
            self.register.watching.pop((table, self.number), None)
            if who.guests and self.number in self.register.until:
                self.register.watching[table, self.number] = who
        self.node.notify(present)

    async def spend(self, spent: Spent) -> None:
        await self._ask()

    async def place(self, placed: Placed) -> None:
        await self._ask()

    async def look(self, tables: Iterable[str]) -> list[Look]:
        await self._ask()
        looks = []
        for table in tables:
            last = self.node.world.database._last(table)
            there = [
                who
                for (name, n), who in self.register.watching.items()
                if name == table and n != self.number
            ]
            guests = frozenset(guest for who in there for guest in who.guests)
            elsewhere = Present(guests, sum(who.spectators for who in there))
            owner = self.register.owners.get(table)
            looks.append(Look(table, last, 0, owner, elsewhere))
        return looks

    async def strangers(self, guests: Iterable[str]) -> list[str]:
        await self._ask()
        return []

    async def leave(self) -> None:
        await self._ask()
        self.register.drop(self.number)
        self.node.notify([""])


class NodeStore(SimulatedStore):
    """The store of one server: it writes nothing under a number that it has lost."""

    def __init__(self, node: "Node") -> None:
        super().__init__(node)  # type: ignore[arg-type]
        self.node = node

    async def append(self, *appends: Append) -> None:
        number = self.node.nodes.number

        def change(database: Database) -> None:
            self.fence(number, appends)
            for append in appends:
                database.append(append)

        await self._change(change)
        self.node.notify([append.table for append in appends])

    def fence(self, number: int, appends: Iterable[Append]) -> None:
        """Refuse what a server may not write any more."""
        register = self.node.world.register
        lost = number not in register.until
        taken = any(
            append.owner is not None and register.owners.get(append.table) != append.owner
            for append in appends
        )
        if lost or taken:
            raise StoreFencedError("store-conflict")

    async def _if_alive(self) -> None:
        await super()._if_alive()
        await self.node.awake()
        if self.node.cut:
            await asyncio.sleep(0.5)
            raise StoreError("store-away", file="db", reason="gone")

    def _commit(self) -> None:
        """Write what has queued up, unless the server hangs or is cut off: then later."""
        if self.node.frozen or self.node.cut:
            asyncio.get_running_loop().call_later(0.05, self._commit)
        else:
            super()._commit()


class Node:
    """One server."""

    def __init__(self, world: "Neighbourhood") -> None:
        self.world = world
        self.rng = world.rng
        self.database = world.database
        self.alive = self.frozen = self.cut = False
        self.tasks: list[asyncio.Task[None]] = []

    def time(self) -> float:
        return asyncio.get_running_loop().time()

    def clock(self) -> int:
        """Milliseconds, as the log has them."""
        return 10**9 + round(self.time() * 1000)

    def fate(self) -> str:
        return self.world.fate()

    async def awake(self) -> None:
        """A server that hangs goes no further until it goes on."""
        while self.frozen:
            await asyncio.sleep(0.05)

    async def begin(self) -> None:
        """Start as after any crash."""
        self.store = NodeStore(self)
        self.nodes = ModelNodes(self)
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
        await self.nodes.renew()
        self.tasks = [loop.create_task(each()) for each in (neighbours.renew, neighbours.follow)]
        self.alive = True

    def notify(self, tables: Iterable[str]) -> None:
        """Tell the others, most of the time."""
        named = list(tables)
        for other in self.world.nodes:
            if other is not self and other.alive and self.rng.random() > 0.3 * self.world.trouble:
                delay = self.rng.expovariate(50)
                asyncio.get_running_loop().call_later(delay, self._arrive, other, named)

    @staticmethod
    def _arrive(other: "Node", named: list[str]) -> None:
        if other.alive and not other.frozen and not other.cut:
            other.nodes.hear(named)

    def crash(self) -> None:
        """It is gone, with all that it had not written."""
        self.world.crashes += 1
        self.store.dead = True
        self.alive = self.frozen = self.cut = False
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
            self.cut = True
            loop.call_later(self.rng.uniform(0.1, 8), setattr, self, "cut", False)


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
        self.register = Register()
        self.nodes = [Node(self) for _ in range(NODES)]

    @property
    def lobby(self) -> Lobby:  # type: ignore[override]
        return self.nodes[0].lobby

    @property
    def calm(self) -> bool:  # type: ignore[override]
        return all(node.alive and not node.frozen and not node.cut for node in self.nodes)

    async def begin(self) -> None:
        for node in self.nodes:
            await node.begin()

    def connect(self, guest: Guest) -> Link | None:
        """A new connection to any server that answers, as a proxy would make it."""
        there = [node for node in self.nodes if node.alive]
        return NodeLink(self, guest, self.rng.choice(there)) if there else None

    def mishaps(self) -> None:
        for node in self.nodes:
            node.step()


def simulate(seed: int) -> Neighbourhood:
    """Return what one number made of three servers."""
    return lived(Neighbourhood(seed))
