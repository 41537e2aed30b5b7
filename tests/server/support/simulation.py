"""A whole server, its guests and a bad network on a virtual clock; one number decides everything.

The lobby, the tables and the database are the real ones. The process may die before or after any
commit, and at any other moment; connections break and lose what is on its way; guests send again
what was not answered.
"""

import asyncio
import logging
import re
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, NoReturn, TypeVar

import msgspec
import pytest

from tests.server.support import memory
from tests.server.support.memory import MemoryStore
from tests.server.support.player import Guest
from tests.server.support.promises import Story, check_promises
from tests.server.support.virtual import run
from tusch import record, registry
from tusch.server.lobby.lobby import Lobby
from tusch.server.observe.log import LOG
from tusch.server.table.dealer import FairDealer
from tusch.server.table.live.services import Services
from tusch.server.thinking.jobs import Choice, Job, answer
from tusch.server.wire.commands import Command, Create
from tusch.server.wire.replies import Reply
from tusch.store import StoreError
from tusch.store.sqlite.database import Change
from tusch.testing import walk

W = TypeVar("W", bound="World")
LIFETIME = 3600.0
"""Seconds of its own clock within which a life has to end; nearly all take two minutes."""
PLANTED_LIFETIME = 600.0
"""The same for a life with a planted bug."""
_COMMANDS = msgspec.json.Decoder[Command](Command)


class StuckError(Exception):
    """A life that does not end."""


class FaultError(Exception):
    """An error in the server itself, which no amount of trouble excuses."""


class SimulatedStore(MemoryStore):
    """The real database behind a disk that takes its time, refuses to write, or is gone."""

    def __init__(self, world: "World") -> None:
        super().__init__(world.database)
        self.world = world
        self.dead = False
        self._jobs: list[tuple[Change, asyncio.Future[None]]] = []

    async def _pause(self) -> None:
        await asyncio.sleep(self.world.rng.uniform(0, 0.005))
        await self._if_alive()

    async def _if_alive(self) -> None:
        """Go no further if the process is dead."""
        if self.dead:
            await asyncio.get_running_loop().create_future()

    async def _change(self, change: Change) -> None:
        await self._if_alive()
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._jobs.append((change, done))
        if len(self._jobs) == 1:
            loop.call_later(self.world.rng.uniform(0.001, 0.02), self._commit)
        await done

    def _commit(self) -> None:
        """Write what has queued up; the process may die before or after that."""
        if self.dead:
            return
        jobs, self._jobs = self._jobs, []
        fate = self.world.fate()
        if fate == "full":
            for _, done in jobs:
                if not done.done():
                    done.set_exception(StoreError("store-full", file="db"))
            return
        if fate == "dies before":
            self.world.crash()
            return
        results = self.world.database.commit([change for change, _ in jobs])
        if fate == "dies after":
            self.world.crash()
            return
        for (_, done), result in zip(jobs, results, strict=True):
            if done.done():
                continue
            if result is None:
                done.set_result(None)
            else:
                done.set_exception(result)


class SimulatedBots:
    """Bots that think for a while, and sometimes fail or answer nonsense."""

    def __init__(self, world: "World") -> None:
        self.world = world

    async def choose(self, job: Job) -> Choice:
        await asyncio.sleep(self.world.rng.expovariate(10))
        chance = self.world.rng.random()
        if chance < 0.01 * self.world.trouble:
            raise RuntimeError("a bot that fails")
        if chance < 0.02 * self.world.trouble:
            return Choice(b'{"type":"nonsense"}')
        return answer(job)


class Link:
    """A connection that keeps order both ways, is late, and may break at any moment."""

    def __init__(self, world: "World", guest: Guest) -> None:
        self.world = world
        self.owner = guest
        self.lobby = world.lobby
        self.guest = guest.name
        self.address = ""
        self.changes = guest.keeps
        self.up = True
        self.again = frozenset(guest.pending)
        self._clocks = [0.0, 0.0]
        self.table: Any = None

    def _deliver(self, way: int, act: Callable[[], None]) -> None:
        """Do something at the other end, after everything that was sent before."""
        loop = asyncio.get_running_loop()
        # A little later: alarms set for the same moment ring in any order.
        at = max(self._clocks[way] + 1e-6, loop.time() + self.world.rng.expovariate(40))
        self._clocks[way] = at

        def arrive() -> None:
            if self.up:
                act()

        loop.call_at(at, arrive)

    def send(self, message: bytes) -> None:
        """Send a message from the server to the device."""
        if self.up:
            self._deliver(0, lambda: self.owner.hear(message))

    def drop(self) -> None:
        """Break the connection from the server's side."""
        self.cut()

    def submit(self, message: bytes) -> None:
        """Send a message from the device to the server."""
        self._deliver(1, lambda: self._arrived(message))

    def _arrived(self, message: bytes) -> None:
        def answer(reply: Reply) -> None:
            self.send(msgspec.json.encode(reply))

        if b'"do":"create"' in message:
            create = msgspec.json.decode(message, type=Create)
            self.world.spawn(self._create(create, answer))
        elif self.table is not None:
            command = _COMMANDS.decode(message)
            again = command.id in self.again
            self.table.submit(self.guest, command, answer, self.drop, again=again)

    async def _create(self, create: Create, answer: Callable[[Reply], None]) -> None:
        made = await self.lobby.create(self.guest, create)
        if made.code:
            self.world.code = made.code
        answer(made.reply)

    async def watch(self, code: str, since: int | None) -> None:
        table = await self.lobby.find(code)
        if table is not None and self.up:
            self.table = table
            table.attach(self, since)

    def cut(self) -> None:
        """Break the connection; the server notices some time later."""
        if self.up:
            self.up = False
            self.owner.lost(self)
            if self.table is not None and self.lobby is self.world.lobby:
                loop = asyncio.get_running_loop()
                loop.call_later(self.world.rng.expovariate(2), self.table.detach, self)


class World:
    """A server, its guests and their network, all from one number."""

    lifetime = LIFETIME
    patience = 0.5
    """Seconds that guests wait for an answer."""
    calm = True
    """Whether every server is up and within reach."""
    one_send = False
    """Whether guests send again only over another connection, as the page does."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.rng = Random(seed)
        self.trouble = self.rng.choice((0.0, 1.0, 1.0, 2.0))
        """How bad the network, the disk and the bots are."""
        self.database = memory.opened()
        self.code: str | None = None
        self.crashes = 0
        self.fault: BaseException | None = None
        """The first error in the server itself."""
        self.tasks: dict[asyncio.Task[None], None] = {}
        names = ("ann", "bob", "eve")[: self.rng.choice((1, 2, 2, 3))]
        self.guests = [Guest(self, name, Random(f"{seed}/{name}")) for name in names]
        self.create = self._plan()

    def _plan(self) -> Create:
        """The table that the first guest asks for, mostly one that plays on from late in a game."""
        rng = self.rng
        game = rng.choice(("flohcati", "figaro"))
        seats: list[dict[str, str]] = [{"type": "own", "name": "Ann"}]
        seats += [{"type": "open"} for _ in self.guests[1:]]
        if len(seats) < 3 and rng.randrange(2):
            seats.append({"type": "own", "name": "Ann's friend"})
        while len(seats) < (3 if game == "figaro" else 2):
            seats.append({"type": "bot", "level": "random"})
        asked: dict[str, Any] = {
            "id": "make",
            "game": game,
            "seats": seats,
            "pace": rng.choice((0, 0, 400)),
            "clock": rng.choice((None, None, 10)),
            "away": rng.choice((10, 30)),
            "spectators": 3,
            "fill": "random",
        }
        if rng.randrange(6):
            played = walk(registry.make(game), len(seats), rng.randrange(50))
            written = record.write(played.game, len(seats), played.steps)
            asked["record"] = record.encode(written).decode()
            asked["entry"] = rng.randrange(played.end * 3 // 4, played.end - 8)
        return msgspec.convert(asked, Create)

    def fate(self) -> str:
        """What becomes of a commit."""
        chance = self.rng.random() / max(self.trouble, 0.01)
        if chance < 0.008:
            return "dies before"
        if chance < 0.016:
            return "dies after"
        if chance < 0.02:
            return "full"
        return "done"

    def spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks[task] = None
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.pop(task, None)
        if not task.cancelled():
            self.blame(task.exception())

    def blame(self, error: BaseException | None) -> None:
        """Note an error in the server; an error of the store is trouble like any other."""
        if not isinstance(error, StoreError):
            self.fault = self.fault or error

    async def begin(self) -> None:
        """Start the server as after any crash."""
        self.store = SimulatedStore(self)
        loop = asyncio.get_running_loop()
        services = Services(
            self.store,
            FairDealer(self.rng.randbytes),
            SimulatedBots(self),
            lambda: 10**9 + round(loop.time() * 1000),
        )
        self.lobby = Lobby(services, self.rng.randbytes)
        self.alive = True
        await self.lobby.open()

    def crash(self) -> None:
        """End the process, and lose everything that it had not written."""
        self.crashes += 1
        self.store.dead = True
        self.alive = False
        for guest in self.guests:
            if guest.link:
                guest.link.cut()
        for table in self.lobby.awake.values():
            if table._task:
                table._task.cancel()
        asyncio.get_running_loop().call_later(self.rng.uniform(0.05, 3), self._restart)

    def _restart(self) -> None:
        self.spawn(self.begin())

    def connect(self, guest: Guest) -> Link | None:
        """Return a new connection for a guest, if the server is up."""
        return Link(self, guest) if self.alive else None

    def mishaps(self) -> None:
        """Let other things go wrong with the server; here, nothing does."""

    def check(self) -> None:
        """Raise `AssertionError` if a promise was not kept."""
        check_promises(self)

    def _explain(self, fault: BaseException) -> NoReturn:
        """Raise `AssertionError` if the log makes no sense, and otherwise `FaultError`."""
        for listing in self.database.listings():
            Story(self, listing.table)
        raise FaultError(f"the server failed: {fault!r}") from fault

    async def live(self) -> None:
        """Let everybody play until the game is over and everybody has heard of it."""
        await self.begin()
        loop = asyncio.get_running_loop()
        quiet = 0
        while loop.time() < self.lifetime:
            await asyncio.sleep(0.05)
            if self.fault:
                self._explain(self.fault)
            for guest in self.guests:
                guest.step()
            self.mishaps()
            content = all(guest.content for guest in self.guests)
            if content:
                self.trouble = 0.0
            quiet = quiet + 1 if content and self.calm else 0
            if quiet == 40:
                return
        waiting = [(guest.name, guest.status, guest.pending) for guest in self.guests]
        raise StuckError(f"did not end within {self.lifetime:.0f} s of its own clock: {waiting}")


class Faults(logging.Handler):
    """Hands a world the errors that its server only logs."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self.world = world

    def emit(self, record: logging.LogRecord) -> None:
        self.world.blame(record.exc_info[1] if record.exc_info else None)


def lived(world: W) -> W:
    """Let a world live, and check every promise; a failure says how to see it again."""
    faults = Faults(world)
    LOG.addHandler(faults)
    try:
        run(world.live())
        world.check()
    except BaseException as broken:
        broken.add_note(f"again: lived({type(world).__name__}({world.seed}))")
        raise
    finally:
        LOG.removeHandler(faults)
        world.database.close()
    return world


def simulate(seed: int) -> World:
    """Return the world of one number, after its life."""
    return lived(World(seed))


def caught(simulate: Callable[[int], World], seeds: int, promise: str) -> str:
    """Return how the first of so many lives breaks a promise, and how to see it again.

    Lives before it may break other promises. An error or a life that does not end is no catch.
    """
    others = Counter[str]()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(World, "lifetime", PLANTED_LIFETIME)
        for seed in range(seeds):
            try:
                simulate(seed)
            except AssertionError as broken:
                if re.search(promise, str(broken)):
                    return "\n".join((str(broken), *broken.__notes__))
                others[str(broken)[:200]] += 1
    pytest.fail(f"{seeds} lives, and none broke the promise {promise!r}, but {dict(others)}")


def life(world: World) -> Any:
    """Everything that guests did and heard."""
    return [(guest.heard, guest.answers, guest.sent) for guest in world.guests]
