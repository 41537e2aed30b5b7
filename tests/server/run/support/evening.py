"""Pairs who play at several servers on one database, whatever happens to them."""

import asyncio
import json
import os
import re
import secrets
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import asyncpg

from tests.server.run.support.clocks import check_clocks
from tests.server.run.support.pairs import Pair, Player, check
from tests.server.run.support.sights import check_sights
from tests.server.support.process import ROOT, Server
from tests.support.link import Link
from tests.support.ports import free_port
from tests.support.postgres import Postgres, postgres
from tests.support.waiting import LONG, until_found, waiting_for
from tusch.server.lobby.lobby import digest
from tusch.store import DatabaseUrl
from tusch.store.sqlite.database import Database

PAIRS = 10
ENOUGH = 40
"""Answers that must come between two mishaps."""
ROAMING, ROAMING_BY_THE_CLOCK = 0.02, 0.3
"""How often somebody goes elsewhere after an answer, so that tables have devices at all servers."""
LEASE, POLL = 600, 200
"""Milliseconds, shorter than where people play."""
CLOCK, HELD = 1, 200
"""Seconds for a move where there is a clock, and milliseconds for which it is held, beside a lease,
where a table was taken over; both shorter than where people play."""
IN_PLAY = """FROM events JOIN tables USING (table_id) WHERE status = 'playing' GROUP BY code
HAVING max(CASE seq WHEN 1 THEN body END) LIKE '%"clock":null%'"""
"""Tables where nobody lets a clock run out."""

INVITE = """
import asyncio, json, sys
from tusch.store import DatabaseUrl
from tusch.store.postgres.store import PostgresStore

async def invite():
    store = await PostgresStore.open(DatabaseUrl(sys.argv[1]))
    for digest, guest in json.loads(sys.argv[2]):
        await store.open_session(digest, guest, 0)
    await store.close()

asyncio.run(invite())
"""


class Node(Server):
    """A server on a shared database."""

    def __init__(self, folder: Path, url: DatabaseUrl, root: Path = ROOT, **limits: int) -> None:
        """Take a folder for its log, and where its version is."""
        folder.mkdir()
        self.metrics = free_port()
        shorter = {"node_lease": LEASE, "node_poll": POLL, "clock": CLOCK, "back": HELD}
        given = {**shorter, "busy": 1, **limits}
        options = ("--metrics-port", str(self.metrics))
        super().__init__(folder, *options, limits=given, data=url, root=root)

    def guests(self, count: int) -> list[str]:
        """Let its version make the database, with so many guests; return their tokens."""
        assert self.data
        tokens = [secrets.token_hex(32) for _ in range(count)]
        known = [(digest(token), secrets.token_hex(12)) for token in tokens]
        subprocess.run(
            [sys.executable, "-c", INVITE, self.data.text, json.dumps(known)],
            env={**os.environ, "PYTHONPATH": str(self.root / "src")},
            check=True,
        )
        return tokens

    async def counted(self, name: str) -> Counter[str]:
        """Return what it tells Prometheus, by kind."""

        def read() -> str:
            url = f"http://127.0.0.1:{self.metrics}/metrics"
            with urlopen(url, timeout=LONG) as answer:
                return str(answer.read().decode())

        found = re.findall(
            rf'^{name}{{\w+="(.*)"}} (\d+)$', await asyncio.to_thread(read), re.MULTILINE
        )
        return Counter({kind: int(count) for kind, count in found})


def servers(folder: Path, url: DatabaseUrl, count: int, **limits: int) -> list[Node]:
    """Servers on one database, none of them started."""
    return [Node(folder / str(number), url, ROOT, **limits) for number in range(count)]


class Evening:
    """Pairs who play at all servers."""

    def __init__(
        self,
        nodes: Sequence[Node],
        pairs: int = PAIRS,
        base: Postgres | None = None,
        clocks: int = 0,
    ) -> None:
        """Take servers, and how many pairs play at them, some of them by the clock."""
        self.nodes = nodes
        self.doors = list(nodes)
        """Where devices are sent."""
        self.base = base or postgres()
        tokens = nodes[0].guests(2 * pairs)
        self.pairs = [Pair(bots=1) for _ in range(pairs)]
        for pair in self.pairs[:clocks]:
            pair.clock = CLOCK
        self.clocks = clocks
        self.rung = 0
        """How often a clock ran out, when all is over."""
        self.players = [
            Player(self.doors, token, self.pairs[n // 2], n % 2) for n, token in enumerate(tokens)
        ]
        for number, player in enumerate(self.players):
            # One of every pair is told what changes, as a page is: the first one or the other.
            player.changes = number % 4 in (0, 3)
            player.roams = ROAMING if player.pair.clock is None else ROAMING_BY_THE_CLOCK
            # Everybody at home at another address, so that nobody seems to be trying codes.
            player.home = f"127.2.{number // 250}.{number % 250 + 1}"
        self.lives: list[asyncio.Task[None]] = []
        self.look: Callable[[], Awaitable[None]] | None = None
        """Is called when everybody has gone and the servers still run."""
        self.asked: Counter[str] = Counter()
        """How many other tables were asked for, by the tokens of guests who do not play."""

    async def more(self, count: int = ENOUGH, at: Node | None = None) -> None:
        """Wait until so many commands have been answered, by any server or by one."""
        before = self.answers(at)
        async with waiting_for(f"{count} more answers"):
            while self.answers(at) < before + count:
                await asyncio.sleep(0.01)
                self.see_that_nobody_fell()

    def see_that_nobody_fell(self) -> None:
        """Fail if an error has ended somebody's evening."""
        broken = [life for life in self.lives if life.done()]
        assert not broken, broken[0].exception()

    async def go_on(self, pairs: Iterable[Pair] | None = None) -> None:
        """Wait until a bot has moved at every table in play, or there is no game any more.

        A table with bots that nobody looks after comes to a halt soon; people alone cannot go on.
        """
        codes = None if pairs is None else [pair.code for pair in pairs]
        left = await self._moves_of_bots(codes)
        async with waiting_for("a bot's move at every table"):
            while left:
                await asyncio.sleep(0.02)
                self.see_that_nobody_fell()
                now = await self._moves_of_bots(codes)
                left = {table: last for table, last in left.items() if now.get(table) == last}

    async def _moves_of_bots(self, codes: list[str] | None) -> dict[str, int]:
        """The number of the last move of a bot at every table in play; 0: there was none."""
        move = 'max(CASE WHEN body LIKE \'%"by":"bot"%\' THEN seq ELSE 0 END)'
        found = await self.ask(f"SELECT code, {move} {IN_PLAY}")
        return {code: last for code, last in found if codes is None or code in codes}

    def leave(self, node: Node) -> None:
        """Let everybody who waits for a server go elsewhere, and send nobody there any more."""
        self.doors.remove(node)
        for player in self.players:
            if player.server is node:
                player.go_elsewhere()

    def answers(self, at: Node | None = None) -> int:
        """How many commands were answered, by any server or by one."""
        counts = [player.answered for player in self.players]
        return sum(count.total() if at is None else count[at] for count in counts)

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[Any]:
        """A connection to the database, while everybody plays."""
        assert self.nodes[0].data
        base = await asyncpg.connect(self.nodes[0].data.text)
        try:
            yield base
        finally:
            await base.close()

    async def ask(self, sql: str, *given: Any) -> list[tuple[Any, ...]]:
        """Return what the database says."""
        async with waiting_for("the database"), self.connected() as base:
            return [tuple(row) for row in await base.fetch(sql, *given)]

    async def numbers(self) -> set[int]:
        """The machines that are there."""
        return {number for (number,) in await self.ask("SELECT node FROM nodes")}

    async def until_there_are(self, count: int) -> set[int]:
        """Wait until so many machines are there; return their numbers."""
        async with waiting_for(f"a number for each of {count} servers, and no other"):
            while len(found := await self.numbers()) != count:
                await asyncio.sleep(0.05)
        return found

    async def owned(self) -> dict[int, set[str]]:
        """The tables of pairs that are not over, by the machine that looks after them."""
        rows = await self.ask(
            "SELECT node, table_id FROM owners JOIN tables USING (table_id) "
            "WHERE node IS NOT NULL AND status <> 'over' AND code = ANY($1)",
            [pair.code for pair in self.pairs],
        )
        found: dict[int, set[str]] = {}
        for number, table in rows:
            found.setdefault(number, set()).add(table)
        return found

    async def standing(self) -> dict[str, int]:
        """The number of the last event of every table in play, by its code."""
        return dict(await self.ask(f"SELECT code, max(seq) {IN_PLAY}"))

    async def _enough_rang(self) -> bool:
        """Whether as many clocks have run out as there are tables with one."""
        ((found,),) = await self.ask(
            'SELECT count(*) FROM events WHERE body LIKE \'{"type":"stood-in"%"clock"%\''
        )
        return int(found) >= self.clocks

    def run(self, mishaps: Callable[["Evening"], Awaitable[None]], link: Link | None = None) -> int:
        """Let everybody play through mishaps; return how much was acknowledged, all of it kept.

        The last server reaches its database by the link.
        """
        url = self.nodes[0].data
        assert url

        async def whole() -> None:
            async with AsyncExitStack() as opened:
                if link:
                    await opened.enter_async_context(link.open())
                    self.nodes[-1].data = self.base.url(url.text.rpartition("=")[2], link.port)
                await self._live(mishaps)

        try:
            asyncio.run(whole())
        finally:
            for node in self.nodes:
                node.kill()
        database = self.database()
        found = sum(check(player, database) for player in self.players)
        for player in self.players:
            assert not player.gaps, f"after event {player.gaps[0]}"
        assert check_sights((player.sights for player in self.players), database)
        self.rung = check_clocks(database)
        self._check_twins(database)
        database.close()
        for node in self.nodes:
            assert "Traceback" not in node.logged(), node.logged()
        return found

    def database(self) -> Database:
        """All that is kept, when no server runs."""
        return self.nodes[0].database()

    def _check_twins(self, database: Database) -> None:
        """See that every table that a pair has asked for is there, once."""
        for pair, maker in zip(self.pairs, self.players[::2], strict=True):
            guest = database.session(digest(maker.token))
            assert guest
            made = len(database.tables_of(guest))
            assert made in (pair.games, pair.games + 1), f"{made} tables of {pair.games} games"
        for token, count in self.asked.items():
            guest = database.session(digest(token))
            assert guest
            made = len(database.tables_of(guest))
            assert made == count, f"{made} tables, and {count} were asked for"

    async def _live(self, mishaps: Callable[["Evening"], Awaitable[None]]) -> None:
        """Let everybody play, and leave nothing open."""
        try:
            async with waiting_for("servers that start"):
                await asyncio.gather(*(node.start() for node in self.nodes))
            self.lives = [asyncio.create_task(player.live()) for player in self.players]
            await self.more()
            await mishaps(self)
            await self.more()
            await until_found(f"{self.clocks} clocks that run out", self._enough_rang)
        finally:
            for life in self.lives:
                life.cancel()
            if self.lives:
                await asyncio.wait(self.lives)
            for node in self.nodes:
                for wire in tuple(node.wires):
                    wire.cut()
            await asyncio.sleep(0.05)
        if self.look:
            await self.look()
