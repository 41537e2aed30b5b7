"""Tables where a newer version has written something, and who is there to read it."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tests.server.lobby.support.lobbies import Node, node
from tests.server.support.parlour import Device
from tests.support.postgres import postgres
from tusch.server.table.live.actor import Table
from tusch.server.wire.commands import Chat, Start
from tusch.store import DatabaseUrl, TableDamagedError, TableNewerError

pytestmark = pytest.mark.faults

KIND = "SET body = replace(body, '\"said\"', '\"sung\"')"
FIELD = 'SET body = replace(body, \'"person"\', \'"aloud":true,"person"\')'
MOVE = """SET body = '{"type":"acted","seat":0,"action":"fly","by":"player"}'"""
"""What a newer game may allow; here it is against the rules."""

LOOKS = 10


def rewrite(url: DatabaseUrl, table: Table, how: str) -> None:
    """Make the last event of a table one that nobody here can have written."""
    name = table.state.table
    last = f"WHERE table_id = '{name}' AND seq = {table.state.seq}"
    schema = url.text.rpartition("=")[2]
    assert postgres().run(f"UPDATE events {how} {last} RETURNING seq", schema)
    postgres().run(f"UPDATE tables SET revision = revision + 1 WHERE table_id = '{name}'", schema)


async def chatting(server: Node, device: Device) -> Table:
    """A table in play where a device has just said something."""
    table = await server.make("Ann Bob")
    await server.do(table, "ann", Start)
    table.attach(device)
    await server.do(table, "ann", Chat, text="hi")
    return table


def alone(use: Callable[[Node, DatabaseUrl], Coroutine[Any, Any, None]]) -> None:
    """Let the only server that there is do something."""

    async def session() -> None:
        url = postgres().schema()
        async with node(url, 1, "now") as server:
            await use(server, url)

    asyncio.run(session())


@pytest.mark.parametrize("how", [KIND, FIELD])
def test_what_a_newer_server_wrote_before_it_died_is_not_damage(how: str) -> None:
    async def use(server: Node, url: DatabaseUrl) -> None:
        device = Device("ann")
        table = await chatting(server, device)
        name = table.state.table
        await server.neighbours.look_around()
        await server.do(table, "ann", Chat, text="ho")
        rewrite(url, table, how)
        # It was awake here when that happened.
        for _ in range(LOOKS):
            await server.neighbours.look_around()
            await asyncio.sleep(0.01)
        assert device.heard[-1] == {"tell": "dropped"}
        assert name not in server.lobby.awake
        # And then whenever somebody comes.
        with pytest.raises(TableNewerError):
            await server.lobby.find(table.state.code)
        async with node(url, 2, "next"):
            with pytest.raises(TableNewerError):
                await server.lobby.table(name)
        assert not server.lobby.damaged

    alone(use)


def test_what_was_taken_for_damaged_is_left_to_a_newer_server_that_comes_later() -> None:
    async def use(server: Node, url: DatabaseUrl) -> None:
        table = await chatting(server, Device("ann"))
        name = table.state.table
        await server.lobby.close()
        rewrite(url, table, MOVE)
        with pytest.raises(TableDamagedError):
            await server.lobby.table(name)
        async with node(url, 2, "next"):
            with pytest.raises(TableNewerError):
                await server.lobby.table(name)
            assert not server.lobby.damaged
        with pytest.raises(TableDamagedError):
            await server.lobby.table(name)
        async with node(url, 2, "now"):
            with pytest.raises(TableDamagedError):
                await server.lobby.table(name)

    alone(use)


def test_a_gap_is_damage_whoever_is_there() -> None:
    async def use(server: Node, url: DatabaseUrl) -> None:
        table = await chatting(server, Device("ann"))
        name = table.state.table
        await server.lobby.close()
        schema = url.text.rpartition("=")[2]
        postgres().run(f"DELETE FROM events WHERE table_id = '{name}' AND seq = 2", schema)
        async with node(url, 2, "next"):
            with pytest.raises(TableDamagedError):
                await server.lobby.table(name)
        assert server.lobby.damaged == {name}

    alone(use)
