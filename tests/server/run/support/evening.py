"""Pairs who play at several servers on one database, whatever happens to them."""

import asyncio
import json
import os
import re
import secrets
import subprocess
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import asyncpg

from tests.server.run.support.pairs import Pair, Player, check
from tests.server.support.process import ROOT, Server, free_port
from tests.support.link import Link
from tests.support.postgres import Postgres, postgres
from tusch.server.lobby.lobby import digest
from tusch.store import DatabaseUrl
from tusch.store.database import Database

PAIRS = 10
ENOUGH = 40
"""Answers that must come between two mishaps."""
LEASE, POLL = 600, 200
"""Milliseconds, shorter than where people play."""

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
        given = {"node_lease": LEASE, "node_poll": POLL, "busy": 1, **limits}
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
            with urlopen(f"http://127.0.0.1:{self.metrics}/metrics") as answer:
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
        self, nodes: Sequence[Node], pairs: int = PAIRS, base: Postgres | None = None
    ) -> None:
        self.nodes = nodes
        self.base = base or postgres()
        tokens = nodes[0].guests(2 * pairs)
        self.pairs = [Pair(bots=1) for _ in range(pairs)]
        self.players = [
            Player(nodes, token, self.pairs[n // 2], n % 2) for n, token in enumerate(tokens)
        ]
        for number, player in enumerate(self.players):
            # Everybody at home at another address, so that nobody seems to be trying codes.
            player.home = f"127.2.{number // 250}.{number % 250 + 1}"
        self.lives: list[asyncio.Task[None]] = []
        self.look: Callable[[], Awaitable[None]] | None = None
        """Is called when everybody has gone and the servers still run."""

    async def more(self, count: int = ENOUGH) -> None:
        """Wait until so many commands have been answered."""
        before = self.answers
        while self.answers < before + count:
            await asyncio.sleep(0.01)
            broken = [life for life in self.lives if life.done()]
            assert not broken, broken[0].exception()

    @property
    def answers(self) -> int:
        return sum(len(player.answers) for player in self.players)

    async def ask(self, sql: str) -> list[tuple[Any, ...]]:
        """Return what the database says, while everybody plays."""
        assert self.nodes[0].data
        base = await asyncpg.connect(self.nodes[0].data.text)
        try:
            return [tuple(row) for row in await base.fetch(sql)]
        finally:
            await base.close()

    async def numbers(self) -> set[int]:
        """The machines that are there."""
        return {number for (number,) in await self.ask("SELECT node FROM nodes")}

    async def standing(self) -> dict[str, int]:
        """The number of the last event of every table in play."""
        return dict(
            await self.ask(
                "SELECT table_id, max(seq) FROM events JOIN tables USING (table_id) "
                "WHERE status = 'playing' GROUP BY table_id"
            )
        )

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

    async def _live(self, mishaps: Callable[["Evening"], Awaitable[None]]) -> None:
        """Let everybody play, and leave nothing open."""
        try:
            await asyncio.gather(*(node.start() for node in self.nodes))
            self.lives = [asyncio.create_task(player.live()) for player in self.players]
            await self.more()
            await mishaps(self)
            await self.more()
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
