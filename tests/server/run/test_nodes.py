"""Several real servers on one database, stopped, killed and cut off while people play on all."""

import asyncio
import os
import shutil
import signal
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

import pytest

from tests.server.run.support.creations import Creations
from tests.server.run.support.evening import ENOUGH, LEASE, PAIRS, Evening, servers
from tests.support.link import BACK, THERE, Link
from tests.support.postgres import Postgres, postgres
from tests.support.scale import soaked
from tests.support.waiting import until, until_found, waiting_for
from tusch.server.limits import Limits

pytestmark = pytest.mark.faults

STOPS = soaked(5, 1_000)
KILLS = soaked(5, 1_000)
RESTARTS = soaked(2, 100)
TABLES = 40
"""Which a server owns that is stopped."""
USUAL = {"node_lease": Limits().node_lease, "node_poll": Limits().node_poll}
"""Milliseconds, as where people play."""
CLOCKS = 4
"""Tables where players let their clocks run out."""
CREATIONS = 4
"""Tables that are asked for right before such a server is stopped, and as many right after."""


def test_a_server_with_40_tables_that_is_stopped_past_its_lease_doubles_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nodes = servers(tmp_path, postgres().schema(), 2, tables=100 * STOPS)
    evening = Evening(nodes, TABLES, clocks=CLOCKS)
    makers = nodes[0].guests(2 * CREATIONS)
    for pair in evening.pairs:
        pair.maker = nodes[0]

    async def mishaps(evening: Evening) -> None:
        rng = Random(0)
        done, node, other = 0, *nodes
        while done < STOPS:
            assert node.process
            # It took all tables over the last time, and gets every new one.
            owner, tables = await owns_all(evening)
            creations = Creations(evening.asked)
            creations.ask(node, makers[:CREATIONS])
            await asyncio.sleep(rng.random() / 50)
            os.kill(node.process.pid, signal.SIGSTOP)
            try:
                creations.ask(node, makers[CREATIONS:])
                (left,) = await evening.until_there_are(1)
                for pair in evening.pairs:
                    pair.maker = other
                evening.leave(node)
                if left != owner:
                    await until_taken_over(evening, owner, tables)
                await evening.go_on(evening.pairs[-TABLES // 4 :])
                assert await creations.ask_again(other) >= CREATIONS
                await asyncio.sleep(rng.random() / 5)
            finally:
                os.kill(node.process.pid, signal.SIGCONT)
            evening.doors.append(node)
            await evening.until_there_are(2)
            await creations.end()
            await evening.more()
            # If a busy machine had cost it all tables before, this was none of those that count.
            done += left != owner
            node, other = other, node

    async def owns_all(evening: Evening) -> tuple[int, set[str]]:
        """Wait until a server looks after all tables, most of them in play; return both."""
        async with waiting_for(f"a server that owns {TABLES} tables"):
            while True:
                for number, tables in (await evening.owned()).items():
                    playing = await evening.standing()
                    if len(tables) == TABLES and len(playing) > TABLES // 2:
                        return number, tables
                await asyncio.sleep(0.05)

    async def until_taken_over(evening: Evening, owner: int, tables: set[str]) -> None:
        """Wait until another server looks after all tables that are not over."""

        async def look() -> bool:
            left = await evening.ask(
                "SELECT FROM tables LEFT JOIN owners USING (table_id) WHERE table_id = ANY($1) "
                "AND status <> 'over' AND (node IS NULL OR node = $2)",
                list(tables),
                owner,
            )
            return not left

        await until_found("another server that owns the tables", look)

    acknowledged = evening.run(mishaps)
    with capsys.disabled():
        print(
            f"\n{STOPS} stops of a server with {TABLES} tables, {acknowledged} acknowledged: ",
            end="",
        )
        print(f"nothing lost, nothing doubled, {evening.rung} clocks ran out, once each")


def test_a_server_that_is_killed_loses_nothing_and_its_tables_go_on_elsewhere(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nodes = servers(tmp_path, postgres().schema(), 2)
    gaps: list[float] = []

    async def mishaps(evening: Evening) -> None:
        for number in range(KILLS):
            node = nodes[number % 2]
            node.kill()
            begun = perf_counter()
            left = await evening.standing()
            async with waiting_for("something new at every table"):
                while len(await evening.numbers()) > 1 or left:
                    now = await evening.standing()
                    left = {name: last for name, last in left.items() if now.get(name) == last}
            gaps.append(perf_counter() - begun)
            await evening.go_on()
            await node.start()
            # Some tables have devices at both again.
            await evening.more(ENOUGH // 2, at=node)

    evening = Evening(nodes, PAIRS + CLOCKS, clocks=CLOCKS)
    acknowledged = evening.run(mishaps)
    with capsys.disabled():
        print(
            f"\n{KILLS} kills, {acknowledged} acknowledged, none lost; all tables went on ", end=""
        )
        print(f"after {median(gaps):.2f} s, {max(gaps):.2f} s at most, with leases of {LEASE} ms ")
        print(f"{evening.rung} clocks ran out, once each")


def test_a_server_that_is_told_to_stop_hands_its_tables_over(tmp_path: Path) -> None:
    nodes = servers(tmp_path, postgres().schema(), 2, node_lease=60_000)

    async def mishaps(evening: Evening) -> None:
        for node in nodes:
            assert await asyncio.to_thread(node.stop) == 0
            # Nobody has to wait for a lease to run out.
            assert len(await evening.numbers()) == 1
            await evening.go_on()
            await node.start()
            await evening.more(at=node)

    Evening(nodes).run(mishaps)


def test_nothing_is_missed_when_every_notice_is_lost_and_all_that_is_counted_adds_up(
    tmp_path: Path,
) -> None:
    nodes = servers(tmp_path, postgres().schema(), 2, deaf=1)
    # A clock that has run out at one server runs on at the other until it looks.
    evening = Evening(nodes, PAIRS + CLOCKS, clocks=CLOCKS)

    async def mishaps(evening: Evening) -> None:
        await evening.more(10 * ENOUGH)

    async def counted() -> tuple[Counter[str], Counter[str]]:
        moves, tables = Counter[str](), Counter[str]()
        for node in nodes:
            moves += await node.counted("tusch_moves_total")
            tables += await node.counted("tusch_tables")
        del tables["over"]
        return moves, tables

    async def kept() -> tuple[Counter[str], Counter[str]]:
        acted = "FROM events WHERE body::json->>'type' = 'acted' GROUP BY 1"
        owned = "FROM owners JOIN tables USING (table_id) WHERE node > 0 AND status <> 'over'"
        moves = await evening.ask(f"SELECT body::json->>'by', count(*) {acted}")
        tables = await evening.ask(f"SELECT status, count(*) {owned} GROUP BY 1")
        return Counter(dict(moves)), Counter(dict(tables))

    async def look() -> None:
        found, expected = await counted(), await kept()
        # Bots may still be at it.
        for _ in range(100):
            if found == expected:
                break
            await asyncio.sleep(0.1)
            found, expected = await counted(), await kept()
        assert found == expected

    evening.look = look
    evening.run(mishaps)


@pytest.fixture
def own() -> Iterator[Postgres]:
    """A database that no other test uses, for it ends badly."""
    folder = Path(tempfile.mkdtemp(prefix="tusch-postgres-"))
    base = Postgres(folder)
    base.start()
    yield base
    base.stop()
    shutil.rmtree(folder)


def test_nothing_is_lost_when_the_database_is_restarted_and_killed(
    own: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nodes = servers(tmp_path, own.schema(), 2)

    async def mishaps(evening: Evening) -> None:
        rng = Random(0)
        for number in range(RESTARTS):
            await asyncio.sleep(rng.random() / 10)
            if number % 2:
                own.crash()
            else:
                own.stop()
                own.start()
            await evening.more()

    acknowledged = Evening(nodes, base=own).run(mishaps)
    with capsys.disabled():
        print(f"\n{RESTARTS} ends of the database, {acknowledged} acknowledged, none lost")


@pytest.mark.parametrize("kind", ["slow", "silent", "silent in a commit", THERE, BACK])
def test_a_server_that_is_cut_off_from_the_database_comes_back(kind: str, tmp_path: Path) -> None:
    base = postgres()
    # Where every answer takes four tenths of a second, no lease could be shorter than that.
    times = USUAL if kind == "slow" else {}
    good, cut_off = servers(tmp_path, base.schema(), 2, **times)
    link = Link(base.port)

    async def slow(evening: Evening) -> None:
        link.pause = 0.2
        ends = perf_counter() + soaked(1, 60_000) / 1000
        await evening.more(1, at=cut_off)
        await evening.go_on(player.pair for player in near)
        while perf_counter() < ends:
            await evening.more(1, at=cut_off)
        link.pause = 0.0

    async def mishaps(evening: Evening) -> None:
        if kind == "silent in a commit":
            # A new connection has this prepared: the database waits for what is to be done with it.
            link.then_silent = b"AND node = $2 ORDER BY table_id"
            link.cut()
            await until("a commit that breaks off", lambda: bool(link.dead))
        else:
            link.dead |= {THERE, BACK} if kind == "silent" else {kind}
        ends = perf_counter() + soaked(5 * LEASE, 60_000) / 1000
        await evening.until_there_are(1)
        for player in near:
            # The one that is gone has looked after their tables, and makes none any more.
            player.pair.maker = None
            if player.server is cut_off:
                player.go_elsewhere()
        while perf_counter() < ends:
            await evening.go_on(player.pair for player in near)
        link.dead.clear()
        link.cut()
        await evening.until_there_are(2)

    evening = Evening([good, cut_off])
    near = [player for player in evening.players if player.pair in evening.pairs[::2]]
    """Who play at the other server alone."""
    for player in near:
        player.servers = [good]
        if kind != "slow":
            player.pair.maker = cut_off
    evening.run(slow if kind == "slow" else mishaps, link)
