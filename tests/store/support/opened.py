"""A store of any kind, opened, used and closed."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tusch.store import Place, SqliteStore, Store
from tusch.store.postgres.store import PostgresStore
from tusch.store.sqlite.inline import InlineStore

IMAGE = "db.image"
"""The name of a file in which the image of a store without one is kept."""


async def _opened(data: Place) -> Store:
    if not isinstance(data, Path):
        return await PostgresStore.open(data)
    if data.name != IMAGE:
        return SqliteStore(data)

    async def keep(image: bytes) -> None:
        await asyncio.sleep(0)
        data.write_bytes(image)

    return InlineStore(keep, data.read_bytes() if data.exists() else b"")


@asynccontextmanager
async def opened(data: Place) -> AsyncIterator[Store]:
    """Open a store, and close it."""
    store = await _opened(data)
    try:
        yield store
    finally:
        await store.close()


def run(data: Place, use: Callable[[Store], Awaitable[Any]]) -> Any:
    """Open a store, use it and close it."""

    async def session() -> Any:
        async with opened(data) as store:
            return await use(store)

    return asyncio.run(session())
