"""A process that appends events and says which ones are safe, until it is killed."""

import asyncio
import sys
from pathlib import Path

from tusch.store import Append, SqliteStore

TABLES = 4


async def write(path: Path) -> None:
    store = SqliteStore(path)
    sys.stdout.write("open\n")
    sys.stdout.flush()

    async def one(table: str) -> None:
        after = len(await store.events(table))
        while True:
            await store.append(Append(table, after, f"{table}-{after}", after, ("{}", "{}")))
            after += 2
            sys.stdout.write(f"{table} {after}\n")
            sys.stdout.flush()

    await asyncio.gather(*(one(f"t{number}") for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(write(Path(sys.argv[1])))
