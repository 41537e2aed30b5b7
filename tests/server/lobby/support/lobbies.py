"""Two lobbies on one real database, that look at each other when they are told to."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

from tests.server.support.desk import dealer
from tests.server.support.parlour import Parlour
from tests.support.postgres import postgres
from tusch.server.lobby.lobby import Lobby
from tusch.server.lobby.neighbours import Neighbours
from tusch.server.review.reviews import Reviews
from tusch.server.table.live.sharing import Sharing
from tusch.store import DatabaseUrl
from tusch.store.postgres.store import PostgresStore

BUDGET = 16
"""Playouts that the coach has for a decision."""


class Node(Parlour):
    """One of several servers, without sockets."""

    def __init__(self, store: PostgresStore, seed: int, program: str) -> None:
        super().__init__(store)
        self.sharing = Sharing(store.nodes(600.0, program))
        self.services = self.services._replace(
            dealer=dealer(seed), sharing=self.sharing, review_budget=BUDGET
        )
        self.lobby = Lobby(self.services, Random(seed).randbytes)
        self.reviews = Reviews(self.services, self.lobby)
        self.neighbours = Neighbours(
            self.lobby, self.sharing, lambda: (), lambda _: None, self.reviews.open
        )

    async def knows(self, tables: int) -> None:
        """Wait until it knows of so many where they were made."""
        while len(self.lobby.origins.addresses) < tables:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        await self.reviews.close()
        await self.lobby.close()
        await self.sharing.nodes.leave()
        await self.store.close()


@asynccontextmanager
async def node(url: DatabaseUrl, seed: int, program: str = "") -> AsyncIterator[Node]:
    """A server of some version that is there as long as this lasts."""
    found = Node(await PostgresStore.open(url), seed, program)
    await found.sharing.nodes.renew()
    try:
        yield found
    finally:
        await found.close()


def with_two(use: Callable[[Node, Node], Coroutine[Any, Any, None]]) -> None:
    """Let two servers do something."""

    async def session() -> None:
        url = postgres().schema()
        async with AsyncExitStack() as opened:
            one, two = [await opened.enter_async_context(node(url, n)) for n in range(2)]
            for each in (one, two):
                await each.neighbours.look_around()
            await use(one, two)

    asyncio.run(session())
