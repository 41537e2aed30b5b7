"""Two lobbies on one database: what is listed and counted, whichever of them is asked."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from random import Random
from typing import Any

from tests.server.support.desk import dealer, plan
from tests.support.postgres import postgres
from tusch.server.limits import LIMITS
from tusch.server.lobby.lobby import Lobby, Made
from tusch.server.lobby.neighbours import AGAIN, Neighbours
from tusch.server.table.live.services import Services
from tusch.server.table.live.sharing import Sharing
from tusch.server.thinking.jobs import NearbyBots
from tusch.server.wire.commands import Create
from tusch.server.wire.replies import Refused
from tusch.store import DatabaseUrl
from tusch.store.postgres.store import PostgresStore

HERE, ELSEWHERE = "192.0.2.1", "192.0.2.2"
_IDS = count()


class Node:
    """A lobby that looks at its neighbours when it is told to."""

    def __init__(self, lobby: Lobby, neighbours: Neighbours) -> None:
        self.lobby = lobby
        self.neighbours = neighbours

    async def make(self, guest: str, address: str) -> Made:
        """Make a table that everybody may find."""
        command = Create(id=f"m{next(_IDS)}", game="flohcati", seats=plan("Ann o"), listed=True)
        return await self.lobby.create(guest, command, address)

    async def fill(self, address: str, tables: int) -> None:
        """Make so many, by different guests."""
        for _ in range(tables):
            assert (await self.make(f"guest{next(_IDS)}", address)).code

    async def knows(self, tables: int) -> None:
        """Wait until it knows of so many where they were made."""
        while len(self.lobby.addresses) < tables:
            await asyncio.sleep(0.01)


@asynccontextmanager
async def node(url: DatabaseUrl, seed: int) -> AsyncIterator[Node]:
    """One of several servers, without sockets."""
    store = await PostgresStore.open(url)
    sharing = Sharing(store.nodes(600.0))
    services = Services(store, dealer(seed), NearbyBots(), lambda: 10**12, sharing=sharing)
    lobby = Lobby(services, Random(seed).randbytes)
    neighbours = Neighbours(lobby, sharing, lambda: (), lambda _: None)
    await sharing.nodes.renew()
    try:
        yield Node(lobby, neighbours)
    finally:
        await lobby.close()
        await sharing.nodes.leave()
        await store.close()


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


def test_an_address_has_one_share_of_the_list_on_all_servers_together() -> None:
    async def use(one: Node, two: Node) -> None:
        await one.fill(HERE, LIMITS.listed_by_address - 1)
        await one.neighbours.look_around()
        await two.knows(LIMITS.listed_by_address - 1)
        assert (await two.make("ann", HERE)).code
        refused = (await two.make("bob", HERE)).reply
        assert isinstance(refused, Refused)
        assert refused.code == "server-listed"
        assert (await two.make("eve", ELSEWHERE)).code
        names = [[game.listing.code for game in await each.lobby.listed()] for each in (one, two)]
        assert names[0] == names[1]
        assert len(names[0]) == LIMITS.listed_by_address + 1

    with_two(use)


def test_a_server_that_comes_later_hears_where_tables_were_made() -> None:
    async def use(one: Node, two: Node) -> None:
        await one.fill(HERE, 3)
        await one.neighbours.look_around()
        await two.knows(3)
        two.lobby.addresses.clear()
        for _ in range(AGAIN):
            await one.neighbours.look_around()
        await two.knows(3)

    with_two(use)


def test_no_crowd_of_tables_makes_a_server_remember_more_addresses_than_the_list_reads() -> None:
    async def use(one: Node, two: Node) -> None:
        made = {f"table{number}": HERE for number in range(2 * LIMITS.listed_read)}
        one.lobby.hear_placed(made)
        assert len(one.lobby.addresses) == LIMITS.listed_read

    with_two(use)
