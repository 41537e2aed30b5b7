"""A process that fills a store, and notes beside it what was acknowledged, in the same breath."""

import asyncio
import os
import sys
from pathlib import Path

from tusch.store import Append, SqliteStore

TABLES = 6


async def write(path: Path, appends: int, synchronous: str) -> None:
    store = SqliteStore(path)
    # The usual number is not reached in so short a time, and cuts should hit checkpoints too.
    store._writer.connection.execute("PRAGMA wal_autocheckpoint = 1000")
    if synchronous != "FULL":
        store._writer.connection.execute(f"PRAGMA synchronous = {synchronous}")
    notes = os.open(f"{path}.acknowledged", os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    async def one(number: int) -> None:
        for after in range(appends):
            body = f"{number} {after} " + "x" * (37 * after % 1500)
            await store.append(Append(f"t{number}", after, f"c{after}", after, (body,)))
            os.write(notes, b"%d %d\n" % (number, after + 1))

    await asyncio.gather(*(one(number) for number in range(TABLES)))
    # No quiet end: closing would bring the log into the file.
    os._exit(0)


if __name__ == "__main__":
    asyncio.run(write(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3]))
