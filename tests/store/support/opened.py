"""A store of either kind, opened, used and closed."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tusch.store import Place, SqliteStore, Store
from tusch.store.postgres.store import PostgresStore


@asynccontextmanager
async def opened(data: Place) -> AsyncIterator[Store]:
    """Open a store, and close it."""
    store = SqliteStore(data) if isinstance(data, Path) else await PostgresStore.open(data)
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
