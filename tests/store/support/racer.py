"""A process that races others for rows of the log: a round for every line that it is sent."""

import asyncio
import json
import sys
from random import Random

from tusch.store import Append, DatabaseUrl
from tusch.store.errors import StoreError
from tusch.store.postgres.store import PostgresStore

LEASE = 600.0
APART = 0.004
"""Seconds in which the races of a round begin, so that others are first at every one of them."""


async def race(url: str, name: str) -> None:
    """Say that we are there, then after every round what came of each of its races."""
    rng = Random(name)
    store = await PostgresStore.open(DatabaseUrl(url))
    nodes = store.nodes(LEASE)
    await nodes.renew()

    async def run(table: str, after: int) -> str:
        await asyncio.sleep(rng.random() * APART)
        client = f"{name}-{after}"
        try:
            await store.append(Append(table, after, client, 0, (client,)))
        except StoreError as lost:
            return type(lost).__name__
        return ""

    print("ready", flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        races = json.loads(line)
        rng.shuffle(races)
        results = await asyncio.gather(*(run(table, after) for table, after in races))
        tables = [table for table, _ in races]
        print(json.dumps(dict(zip(tables, results, strict=True))), flush=True)
    await nodes.leave()
    await store.close()


if __name__ == "__main__":
    asyncio.run(race(*sys.argv[1:]))
