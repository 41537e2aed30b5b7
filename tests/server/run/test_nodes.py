"""Several real servers on one database, stopped, killed and cut off while people play on all."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from time import perf_counter

import pytest

from tests.server.run.support.pairs import Pair, Player, check
from tests.server.support.process import Server
from tests.support.link import BACK, THERE, Link
from tests.support.postgres import postgres
from tests.support.scale import soaked
from tusch.store import DatabaseUrl

STOPS = soaked(5, 1_000)
KILLS = soaked(5, 1_000)
PAIRS = 10
ENOUGH = 40
"""Answers that must come between two mishaps."""
LEASE, POLL = 600, 200
"""Milliseconds, shorter than where people play."""


def servers(folder: Path, url: DatabaseUrl, count: int, **limits: int) -> list[Server]:
    """Servers on one database, none of them started."""
    found = []
    for number in range(count):
        own = folder / str(number)
        own.mkdir()
        given = {"node_lease": LEASE, "node_poll": POLL, **limits}
        found.append(Server(own, limits=given, data=url))
    return found


class Evening:
    """Pairs who play at all servers."""

    def __init__(self, nodes: Sequence[Server], pairs: int = PAIRS) -> None:
        self.nodes = nodes
        tokens = nodes[0].guests(2 * pairs)
        self.pairs = [Pair(bots=1) for _ in range(pairs)]
        self.players = [
            Player(nodes, token, self.pairs[n // 2], n % 2) for n, token in enumerate(tokens)
        ]
        self.lives: list[asyncio.Task[None]] = []

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
                    self.nodes[-1].data = postgres().url(url.text.rpartition("=")[2], link.port)
                await self._live(mishaps)

        try:
            asyncio.run(whole())
        finally:
            for node in self.nodes:
                node.kill()
        database = self.nodes[0].database()
        found = sum(check(player, database) for player in self.players)
        database.close()
        for node in self.nodes:
            assert "Traceback" not in node.logged(), node.logged()
        return found

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


def owned(url: DatabaseUrl) -> dict[str, int]:
    """Which machine looks after which table."""
    schema = url.text.rpartition("=")[2]
    lines = postgres().run("SELECT table_id, node FROM owners WHERE node > 0", schema).split()
    return {table: int(node) for table, _, node in (line.partition("|") for line in lines)}


def numbers(url: DatabaseUrl) -> list[int]:
    """The machines that are there."""
    schema = url.text.rpartition("=")[2]
    return [int(line) for line in postgres().run("SELECT node FROM nodes", schema).split()]


def test_a_server_that_is_stopped_past_its_lease_doubles_nothing(tmp_path: Path) -> None:
    url = postgres().schema()
    nodes = servers(tmp_path, url, 2)
    evening = Evening(nodes, 2 * PAIRS)

    async def mishaps(evening: Evening) -> None:
        rng = Random(0)
        for number in range(STOPS):
            node = nodes[number % 2]
            assert node.process
            before = set(numbers(url))
            os.kill(node.process.pid, signal.SIGSTOP)
            try:
                while before <= set(await asyncio.to_thread(numbers, url)):
                    await asyncio.sleep(0.05)
                for player in evening.players:
                    if player.server is node:
                        player.cut()
                await asyncio.sleep(rng.random() / 5)
            finally:
                os.kill(node.process.pid, signal.SIGCONT)
            while len(await asyncio.to_thread(numbers, url)) < 2:
                await asyncio.sleep(0.05)
            await evening.more()

    assert evening.run(mishaps) >= ENOUGH


def test_a_server_that_is_killed_loses_nothing_and_others_take_its_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = postgres().schema()
    nodes = servers(tmp_path, url, 2)
    evening = Evening(nodes)
    gaps: list[float] = []

    async def mishaps(evening: Evening) -> None:
        for number in range(KILLS):
            left: dict[str, int] = {}
            while not left:
                await asyncio.sleep(0.05)
                left = await asyncio.to_thread(owned, url)
            begun = perf_counter()
            nodes[number % 2].kill()
            orphans = set(left)
            while True:
                there = await asyncio.to_thread(numbers, url)
                now = await asyncio.to_thread(owned, url)
                owners = {now.get(table, there[0]) for table in orphans}
                if len(there) == 1 and owners == set(there):
                    break
                await asyncio.sleep(0.02)
            gaps.append(perf_counter() - begun)
            await evening.more()
            await nodes[number % 2].start()

    acknowledged = evening.run(mishaps)
    with capsys.disabled():
        print(f"\n{KILLS} kills, {acknowledged} acknowledged, none lost; tables went on ", end="")
        print(f"elsewhere after {max(gaps):.2f} s at most, with leases of {LEASE} ms")


def test_a_server_that_is_told_to_stop_hands_its_tables_over(tmp_path: Path) -> None:
    url = postgres().schema()
    nodes = servers(tmp_path, url, 2, node_lease=60_000)
    evening = Evening(nodes)

    async def mishaps(evening: Evening) -> None:
        for node in nodes:
            assert await asyncio.to_thread(node.stop) == 0
            # Nobody has to wait for a lease to run out.
            assert len(await asyncio.to_thread(numbers, url)) == 1
            await evening.more()
            await node.start()
            await evening.more()

    evening.run(mishaps)


def test_nothing_is_missed_when_every_notice_is_lost(tmp_path: Path) -> None:
    nodes = servers(tmp_path, postgres().schema(), 2, deaf=1)
    evening = Evening(nodes)

    async def mishaps(evening: Evening) -> None:
        await evening.more(10 * ENOUGH)

    evening.run(mishaps)


@pytest.mark.parametrize("kind", ["silent", "silent in a commit", THERE, BACK])
def test_a_server_that_is_cut_off_from_the_database_comes_back(kind: str, tmp_path: Path) -> None:
    base = postgres()
    url = base.schema()
    good, cut_off = servers(tmp_path, url, 2)
    link = Link(base.port)

    async def mishaps(evening: Evening) -> None:
        if kind == "silent in a commit":
            # A new connection has this prepared: the database waits for what is to be done with it.
            link.then_silent = b"AND node = $2 ORDER BY table_id"
            link.cut()
            while not link.dead:
                await asyncio.sleep(0.01)
        else:
            link.dead |= {THERE, BACK} if kind == "silent" else {kind}
        await asyncio.sleep(soaked(5 * LEASE, 60_000) / 1000)
        while len(await asyncio.to_thread(numbers, url)) > 1:
            await asyncio.sleep(0.05)
        link.dead.clear()
        link.cut()
        while len(await asyncio.to_thread(numbers, url)) < 2:
            await asyncio.sleep(0.05)

    Evening([good, cut_off]).run(mishaps, link)
