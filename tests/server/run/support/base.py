"""A model of the database that servers share: it dies, hangs, and loses what it is told or says.

The writer that asks again what became of a commit is the real one, and so is whoever waits for
the other questions. The connections are a model, and what is at their other end.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

import asyncpg

from tests.server.support.memory import MemoryStore
from tusch.store import (
    Append,
    StoreConflictError,
    StoreDuplicateError,
    StoreError,
    StoreFencedError,
    StoreUnheardError,
)
from tusch.store.nodes import Present
from tusch.store.postgres.store import PostgresStore
from tusch.store.sqlite.database import Change, Database

if TYPE_CHECKING:
    from tests.server.run.support.neighbourhood import Neighbourhood, Node

T = TypeVar("T")
LONGEST = 0.005
"""Seconds that a question is under way."""


def now() -> float:
    """The one true time; the database's clock shows it."""
    return asyncio.get_running_loop().time()


class Base:
    """The database: the log, what it knows of the servers, and whether it is there."""

    def __init__(self, world: "Neighbourhood") -> None:
        self.world = world
        self.rng = world.rng
        self.log: Database = world.database
        self.last = 0
        self.until: dict[int, float] = {}
        self.owners: dict[str, int | None] = {}
        self.watching: dict[tuple[str, int], Present] = {}
        self.unsure: dict[tuple[str, int], Present] | None = None
        """Who watched before what is not on the disk yet: for that nobody waits."""
        self.wrote: dict[tuple[str, int], tuple[int, int | None]] = {}
        """By event: who has written it, and who looked after the table then."""
        self.up = True
        self.hangs = False
        self.deaths = 0
        self.waiting: list[Callable[[], Any]] = []
        """What it was asked and will do when it goes on, though nobody waits for it any more."""

    @property
    def well(self) -> bool:
        return self.up and not self.hangs

    def drop(self, number: int) -> None:
        """Take a number away, and all that goes with it."""
        self.until.pop(number, None)
        self.owners = {table: owner for table, owner in self.owners.items() if owner != number}
        self.watching = {key: who for key, who in self.watching.items() if key[1] != number}

    def put_off(self) -> None:
        """Keep who watches without the disk, and sometimes die before it is there."""
        if self.unsure is None:
            self.unsure = dict(self.watching)
        if self.rng.random() < 0.005 * self.world.trouble:
            asyncio.get_running_loop().call_soon(self.die, self.rng.uniform(0.1, 6))

    def sync(self) -> None:
        """Have all that was written on the disk."""
        self.unsure = None

    def step(self) -> None:
        """Have a mishap now and then."""
        trouble = self.world.trouble
        if not trouble or not self.well:
            return
        chance = self.rng.random() / trouble
        if chance < 0.001:
            self.die(self.rng.uniform(0.1, 6))
        elif chance < 0.002:
            # It is started anew.
            self.die(self.rng.uniform(0.01, 0.3))
        elif chance < 0.003:
            self.hangs = True
            asyncio.get_running_loop().call_later(self.rng.uniform(0.1, 6), self.go_on)

    def die(self, away: float) -> None:
        """Be gone for a while, with every connection and whatever was under way."""
        if not self.up:
            return
        self.deaths += 1
        self.up = self.hangs = False
        self.waiting.clear()
        if self.unsure is not None:
            self.watching, self.unsure = self.unsure, None
        asyncio.get_running_loop().call_later(away, setattr, self, "up", True)

    def go_on(self) -> None:
        """Do what it was asked while it hung."""
        if self.hangs:
            self.hangs = False
            waiting, self.waiting = self.waiting, []
            for do in waiting:
                do()

    def later(self, do: Callable[[], Any], delay: float) -> None:
        """Do something that is still under way, if it does not die before."""
        deaths = self.deaths

        def act() -> None:
            if self.deaths == deaths:
                do()

        asyncio.get_running_loop().call_later(delay, act)


class Line:
    """A connection of a server to the database."""

    def __init__(self, node: "Node") -> None:
        self.node = node
        self.base = node.world.base
        self.deaths = self.base.deaths
        self.run = node.runs
        self.closed = False

    @classmethod
    async def made(cls, node: "Node") -> "Line":
        """Make one, which takes both ways."""
        line = cls(node)
        await line._go_on()
        if node.cut or line.base.hangs:
            await line._silence()
        if not line.base.up:
            raise ConnectionRefusedError
        return line

    def is_closed(self) -> bool:
        return self.closed or self.deaths != self.base.deaths

    def terminate(self) -> None:
        self.closed = True

    @property
    def hears(self) -> bool:
        """Whether notices come through."""
        return not self.is_closed() and self.node.cut in ("", "out")

    async def ask(self, do: Callable[[], T], longest: float = LONGEST) -> T:
        """Have something done. Where the answer is lost nobody knows whether it was."""
        node, base = self.node, self.base
        await self._go_on()
        await asyncio.sleep(node.rng.uniform(0, longest))
        if node.cut in ("out", "both"):
            await self._silence()
        if base.hangs:
            await self._hold(do)
        self._check()
        answer = do()
        if longest > LONGEST:
            await asyncio.sleep(node.rng.uniform(0, LONGEST))
            self._check()
        if node.cut:
            await self._silence()
        # It may be old when it is read.
        await self._go_on()
        return answer

    async def _go_on(self) -> None:
        """Wait for a server that hangs; one that is dead goes no further."""
        await self.node.awake()
        if self.run != self.node.runs:
            await asyncio.get_running_loop().create_future()

    def _check(self) -> None:
        """See that it has not been cut off by a death."""
        if self.is_closed():
            raise ConnectionResetError

    async def _hold(self, do: Callable[[], Any]) -> None:
        """Wait until the database goes on, or for as long as anybody would."""
        until = now() + self.node.rng.uniform(0.1, 3)
        while self.base.hangs:
            if now() > until:
                self.base.waiting.append(do)
                raise TimeoutError
            await asyncio.sleep(0.05)

    async def _silence(self) -> None:
        """Hear nothing, and give up."""
        await asyncio.sleep(self.node.rng.uniform(0.1, 1.5))
        raise TimeoutError


class Pool:
    """The connections that read: one is enough here."""

    def __init__(self, node: "Node") -> None:
        self.node = node
        self.line: Line | None = None

    @asynccontextmanager
    async def acquire(self, timeout: float) -> AsyncIterator[Line]:
        if self.line is None or self.line.is_closed():
            self.line = await Line.made(self.node)
        yield self.line

    async def expire_connections(self) -> None:
        self.line = None


class ModelWriting:
    """What the database does with a commit: as `tusch.store.postgres.writing` has it."""

    def __init__(self, line: Line, _: object, number: int, channel: str) -> None:
        self.line = line
        self.node = line.node
        self.base = line.base
        self.number = number
        self.channel = channel

    async def commit(self, changes: Sequence[Any], *, again: bool) -> list[StoreError | None]:
        """Make changes; the server may die before or after it, or hear nothing of it."""
        node, fate = self.node, self.node.fate()
        make = partial(self._make, changes, again=again, full=fate == "full")
        if fate == "dies before":
            await self._die()
        if fate == "rolled back":
            raise asyncpg.DeadlockDetectedError("two wait for each other")
        if fate == "unsent":
            raise ConnectionResetError
        if fate != "full":
            await self._wait_for_the_last()
        if fate == "late":
            delay = node.rng.uniform(0.05, 3)
            node.late = now() + delay
            self.base.later(make, delay)
            raise ConnectionResetError
        results = await self.line.ask(make, 0.02)
        if fate == "dies after":
            await self._die()
        if fate == "unheard":
            raise ConnectionResetError
        return results

    async def _die(self) -> None:
        self.node.crash()
        await asyncio.get_running_loop().create_future()

    async def _wait_for_the_last(self) -> None:
        """Wait for the locks of a commit whose connection is gone, and that is still under way."""
        left = self.node.late - now()
        if left > 0:
            patience = self.node.rng.uniform(0.1, 1)
            await asyncio.sleep(min(left, patience))
            if left > patience:
                raise TimeoutError

    def _make(self, changes: Sequence[Any], *, again: bool, full: bool) -> list[StoreError | None]:
        """Make changes, each of them or nothing of it."""
        results = self.base.log.commit([partial(self._one, each, full) for each in changes])
        if None in results:
            self.base.sync()
        for change, result in zip(changes, results, strict=True):
            if isinstance(change, tuple) and not result:
                self._made_now(change)
        return [
            self._what_came_of(change, result, again=again)
            for change, result in zip(changes, results, strict=True)
        ]

    def _one(self, change: Any, full: bool, log: Database) -> None:
        self.fence()
        if full:
            raise StoreError("store-full", file="db")
        if not isinstance(change, tuple):
            change(log)
            return
        self.own(change)
        for append in change:
            log.append(append)

    def fence(self) -> None:
        """Write nothing under a number that was lost."""
        if self.number not in self.base.until:
            raise StoreFencedError("store-conflict")

    def own(self, appends: Iterable[Append]) -> None:
        """Write what a table does by itself for its owner alone."""
        for append in appends:
            owner = self.base.owners.get(append.table)
            if append.owner is not None and {append.owner, owner} != {self.number}:
                raise StoreFencedError("store-conflict")

    def _made_now(self, appends: Sequence[Append]) -> None:
        """Note who has written, and let the others know: a dead server's too."""
        for append in appends:
            owner = self.base.owners.get(append.table)
            for place in range(len(append.bodies)):
                self.base.wrote[append.table, append.after + 1 + place] = self.number, owner
        if self.channel:
            self.node.notify([append.table for append in appends])

    def _what_came_of(
        self, change: Any, result: StoreError | None, *, again: bool
    ) -> StoreError | None:
        """Return what the writer hears."""
        known = isinstance(result, StoreConflictError | StoreDuplicateError)
        if not result or not again:
            return result
        if isinstance(change, tuple) and all(map(self._is_there, change)):
            return None
        return result if known else StoreUnheardError("store-unheard", file="db")

    def _is_there(self, append: Append) -> bool:
        found = self.base.log.events(append.table, append.after)[: len(append.bodies)]
        clients = (append.client, *[None] * (len(append.bodies) - 1))
        wanted = [(c, append.at, body) for c, body in zip(clients, append.bodies, strict=True)]
        return [(row.client, row.at, row.body) for row in found] == wanted


class Writer(PostgresStore):
    """The real queue of commits, and all that is done where one breaks off."""

    def __init__(self, node: "Node") -> None:
        super().__init__("db", lambda _, __: None)  # type: ignore[arg-type]
        self.node = node
        self._pool = Pool(node)

    def begin(self) -> asyncio.Task[None]:
        """Begin to write."""
        return asyncio.get_running_loop().create_task(self._write())

    def rename(self, number: int, channel: str) -> None:
        """Write under a number, and where others hear of it."""
        self._node, self._channel = number, channel

    async def _reach(self) -> None:
        if self._connection is None or self._connection.is_closed():
            self._connection = await Line.made(self.node)


class NodeStore(MemoryStore):
    """The store of one server."""

    def __init__(self, node: "Node") -> None:
        super().__init__(node.world.database)
        self.writer = Writer(node)

    async def append(self, *appends: Append) -> None:
        await self.writer.append(*appends)

    async def _read(self, read: Callable[[Database], T]) -> T:
        return await self.writer._read(lambda line: line.ask(lambda: read(self.database)))

    async def _change(self, change: Change) -> None:
        await self.writer._change(change)  # type: ignore[arg-type]
