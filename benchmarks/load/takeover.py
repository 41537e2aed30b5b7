"""How soon the tables of a server that is killed are looked after again, where nobody watches them.

One of two servers on a PostgreSQL owns many tables of bots in mid-game and is killed; the other one
takes them over. Leases and looks are as where people play. Each in turn is the one that dies.
"""

import argparse
import asyncio
from collections.abc import Mapping
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

import asyncpg

from tests.server.lobby.support.lobbies import node
from tests.server.lobby.test_adopting import COPY
from tests.server.run.support.evening import servers
from tests.support.postgres import postgres
from tusch.processes.signals import heeded
from tusch.server.limits import Limits
from tusch.server.wire.commands import Start
from tusch.store import DatabaseUrl

EVENTS = 100
"""Of every table, when its server is killed."""
SLOWLY = """
UPDATE events SET body = replace(body, '"pace":0', '"pace":10000') WHERE seq = 1;
DELETE FROM owners; UPDATE tables SET status = 'playing'; ANALYZE
"""
"""What bots do at so many tables is not what is measured."""
SETTLING = 3.0
"""Seconds for which both servers are there before one of them is killed."""


async def prepare(url: DatabaseUrl, tables: int) -> None:
    """Let bots play half a game, and put many copies of it into the database."""
    async with node(url, 1) as server:
        table = await server.make("b b b", pace=0)
        await server.do(table, "ann", Start)
        while table.state.seq < EVENTS and table.state.status == "playing":
            await asyncio.sleep(0.002)
        await server.lobby.close()
        schema = url.text.rpartition("=")[2]
        copies = COPY.format(prefix="t", many=tables - 1, name=table.state.table)
        postgres().run(copies, schema)
        postgres().run(SLOWLY, schema)


async def measure(tables: int, kills: int) -> None:
    url = postgres().schema()
    await prepare(url, tables)
    base = await asyncpg.connect(url.text)

    async def owned() -> Mapping[int, int]:
        rows = await base.fetch("SELECT node, count(*) FROM owners WHERE node > 0 GROUP BY node")
        return dict(rows)

    with TemporaryDirectory() as folder:
        limits = Limits()
        lease, poll = limits.node_lease, limits.node_poll
        owner, other = servers(Path(folder), url, 2, node_lease=lease, node_poll=poll)
        try:
            await owner.start()
            while sum((await owned()).values()) < tables:
                await asyncio.sleep(0.1)
            for number in range(kills):
                await other.start()
                await asyncio.sleep(SETTLING + Random(number).random())
                before = set(await owned())
                begun = perf_counter()
                await asyncio.to_thread(owner.kill)
                while sum((await owned()).values()) < tables or before & set(await owned()):
                    await asyncio.sleep(0.02)
                print(f"{tables:,} tables: {perf_counter() - begun:.2f} s after a kill", flush=True)
                owner, other = other, owner
        finally:
            owner.kill()
            other.kill()
            await base.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1_000)
    parser.add_argument("--kills", type=int, default=5)
    options = parser.parse_args()
    asyncio.run(measure(options.tables, options.kills))


if __name__ == "__main__":
    with heeded():
        main()
