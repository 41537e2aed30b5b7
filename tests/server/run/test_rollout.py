"""Servers of two versions on one database, while one takes the place of the other."""

import asyncio
import sqlite3
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

import tusch
from tests.server.run.support.evening import LEASE, Evening, Node
from tests.server.run.support.versions import UNKNOWN, version_before, version_to_come
from tests.server.support.process import ROOT
from tests.support.postgres import postgres
from tests.support.waiting import LONG, until, waiting_for
from tusch.store.sqlite.database import Database

pytestmark = pytest.mark.faults


def test_a_new_version_takes_the_place_of_the_one_before_and_nobody_notices(tmp_path: Path) -> None:
    url = postgres().schema()
    old = version_before(tmp_path / "before")
    nodes = [Node(tmp_path / str(number), url, old) for number in range(2)]
    first, second = nodes

    async def replace(node: Node, root: Path) -> None:
        assert await asyncio.to_thread(node.stop) == 0
        node.root = root
        await node.start()

    async def programs(evening: Evening) -> set[str]:
        return {program for (program,) in await evening.ask("SELECT program FROM nodes")}

    async def mishaps(evening: Evening) -> None:
        await replace(first, ROOT)
        assert await programs(evening) == {tusch.__version__, ""}
        await evening.more()
        # An old one that dies meanwhile is started again by whoever looks after it.
        second.kill()
        await second.start()
        await evening.more()
        # What was new was not good: all go back, and then forward for good.
        await replace(first, old)
        assert await programs(evening) == {""}
        await evening.more()
        for node in nodes:
            await replace(node, ROOT)
            await evening.more()
        assert await programs(evening) == {tusch.__version__}

    Evening(nodes).run(mishaps)


class Talking(Evening):
    """An evening on which what was said is written by a version to come."""

    def database(self) -> Database:
        """All that is kept, as far as this version knows it."""
        super().database().close()
        kept = sqlite3.connect(self.nodes[0].path)
        cut = "UPDATE events SET body = replace(body, ?, '') WHERE instr(body, ?)"
        assert kept.execute(cut, (UNKNOWN, UNKNOWN)).rowcount
        kept.commit()
        kept.close()
        return Database(self.nodes[0].path)


def test_what_only_a_newer_version_can_read_is_left_to_it(tmp_path: Path) -> None:
    url = postgres().schema()
    newer = version_to_come(tmp_path / "next")
    nodes = [Node(tmp_path / "0", url), Node(tmp_path / "1", url, newer)]
    evening = Talking(nodes)
    for pair in evening.pairs:
        pair.talk = True
        # All of them begin where they will not be able to end.
        pair.maker = nodes[0]

    async def mishaps(evening: Evening) -> None:
        await until(
            "tables that are left to another version",
            lambda: nodes[0].logged().count("left to another version") >= len(evening.pairs),
        )
        await evening.go_on()
        assert await health() == b"ok\n"
        # The only one that could read them dies, or is taken back: they wait, and are not damaged.
        nodes[1].kill()
        await evening.until_there_are(1)
        standing = await evening.standing()
        assert standing
        await asyncio.sleep(2 * LEASE / 1000)
        assert await health() == b"ok\n"
        # It comes back, and all of them go on.
        await nodes[1].start()
        async with waiting_for("something new at every table"):
            while standing.items() & (await evening.standing()).items():
                await evening.more(1)
        await evening.go_on()
        assert await health() == b"ok\n"

    async def health() -> bytes:
        asked = Request(f"{nodes[0].origin}/healthz")
        with await asyncio.to_thread(urlopen, asked, timeout=LONG) as answer:
            return bytes(answer.read())

    evening.run(mishaps)
