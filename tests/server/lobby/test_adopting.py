"""Many tables whose machine is gone: another one takes on all of them, and nobody waits for it."""

import asyncio
from time import perf_counter

import pytest

from tests.server.lobby.support.lobbies import Node, node
from tests.server.support.parlour import Device
from tests.support.postgres import postgres
from tusch.server.limits import LIMITS
from tusch.server.lobby.lobby import Lobby
from tusch.server.table.live.actor import Table
from tusch.server.wire.commands import Chat, Start
from tusch.store import DatabaseUrl

MANY = 10 * LIMITS.adopted
COPY = """
INSERT INTO tables (table_id, code, listed, status, updated, summary)
    SELECT '{prefix}' || n, '{prefix}' || n, listed, status, updated, summary
    FROM tables, generate_series(1, {many}) AS n WHERE table_id = '{name}';
INSERT INTO events (table_id, seq, client, at, body)
    SELECT '{prefix}' || n, seq, client, at, replace(body, '{name}', '{prefix}' || n)
    FROM events, generate_series(1, {many}) AS n WHERE table_id = '{name}'
"""
NEWER = "UPDATE events SET body = replace(body, '\"said\"', '\"sung\"') WHERE table_id LIKE 'n%'"


async def begun(server: Node) -> Table:
    """A table where a person is to move, and somebody has said something."""
    table = await server.make("Ann Bob")
    await server.do(table, "ann", Start)
    table.attach(Device("ann"))
    await server.do(table, "ann", Chat, text="hi")
    return table


def copy(url: DatabaseUrl, table: Table, prefix: str) -> None:
    """Put many tables into the database that nobody looks after."""
    schema = url.text.rpartition("=")[2]
    postgres().run(COPY.format(prefix=prefix, many=MANY, name=table.state.table), schema)
    postgres().run(NEWER, schema)


def owned(url: DatabaseUrl) -> int:
    schema = url.text.rpartition("=")[2]
    return int(postgres().run("SELECT count(*) FROM owners WHERE node > 0", schema))


def test_one_look_takes_on_all_tables_of_a_machine_that_is_gone(
    capsys: pytest.CaptureFixture[str],
) -> None:
    async def session() -> None:
        url = postgres().schema()
        async with node(url, 1) as server:
            copy(url, await begun(server), "t")
            began = perf_counter()
            await server.neighbours.look_around()
            with capsys.disabled():
                print(f"\n{MANY} tables taken on after {perf_counter() - began:.2f} s")
            assert len(server.lobby.awake) == MANY + 1
            assert all(table.owned for table in server.lobby.awake.values())
            assert owned(url) == MANY + 1

    asyncio.run(session())


def test_tables_that_cannot_be_read_keep_no_other_from_being_taken_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    reads: list[str] = []
    honest = Lobby._readable

    async def readable(self: Lobby, table: str) -> object:
        reads.append(table)
        return await honest(self, table)

    async def session() -> None:
        url = postgres().schema()
        async with node(url, 1) as server:
            table = await begun(server)
            copy(url, table, "n")
            copy(url, table, "t")
            monkeypatch.setattr(Lobby, "_readable", readable)
            await server.neighbours.look_around()
            assert len(server.lobby.awake) == MANY + 1
            assert not server.lobby.damaged
            assert len(reads) == 2 * MANY
            # What cannot be read is not read twice a second.
            await server.neighbours.look_around()
            assert len(reads) == 2 * MANY

    asyncio.run(session())


def test_what_is_done_elsewhere_is_followed_while_tables_are_taken_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waited: list[bool] = []
    honest = Lobby.adopt

    async def session() -> None:
        url = postgres().schema()
        async with node(url, 1) as server, node(url, 2) as other:
            table = await begun(server)
            twin = await other.lobby.find(table.state.code)
            assert twin
            for each in (server, other):
                await each.neighbours.look_around()
            copy(url, table, "t")

            async def adopt(self: Lobby, *given: object) -> set[str]:
                waited.append(table.state.seq < twin.state.seq)
                if len(waited) == 1:
                    twin.attach(Device("ann"))
                    await other.do(twin, "ann", Chat, text="ho")
                return await honest(self, *given)  # type: ignore[arg-type]

            monkeypatch.setattr(Lobby, "adopt", adopt)
            await server.neighbours.look_around()
            assert len(waited) > 2
            assert table.state.seq == twin.state.seq
            assert not waited[-1]

    asyncio.run(session())


def test_a_lease_is_renewed_while_tables_are_taken_on() -> None:
    async def session() -> None:
        url = postgres().schema()
        async with node(url, 1) as server:
            lost = server.sharing.nodes.number
            copy(url, await begun(server), "t")
            postgres().run(f"DELETE FROM nodes WHERE node = {lost}", url.text.rpartition("=")[2])
            await server.neighbours._renew()
            # It has another number, and has not waited for what it will look after.
            assert server.sharing.nodes.number > lost
            assert len(server.lobby.awake) == 1
            follow = asyncio.create_task(server.neighbours.follow())
            while len(server.lobby.awake) <= MANY:
                await asyncio.sleep(0.01)
            follow.cancel()

    asyncio.run(session())
