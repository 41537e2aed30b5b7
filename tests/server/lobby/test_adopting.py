"""Many tables whose machine is gone: another one takes on all of them, and nobody waits for it."""

import asyncio
from time import perf_counter

import pytest

from tests.server.lobby.support.lobbies import Node, node
from tests.server.support.parlour import Device
from tests.support.postgres import postgres
from tusch.server.limits import LIMITS
from tusch.server.lobby import reading
from tusch.server.lobby.lobby import Lobby
from tusch.server.lobby.reading import Reader
from tusch.server.table.live.actor import Table
from tusch.server.table.timeline import Timeline
from tusch.server.wire.commands import Chat, Start
from tusch.store import DatabaseUrl, Row

pytestmark = pytest.mark.faults

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
    honest = Reader.readable

    async def readable(self: Reader, table: str) -> object:
        reads.append(table)
        return await honest(self, table)

    async def session() -> None:
        url = postgres().schema()
        async with node(url, 1) as server:
            table = await begun(server)
            copy(url, table, "n")
            copy(url, table, "t")
            monkeypatch.setattr(Reader, "readable", readable)
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


def test_people_have_a_turn_between_two_tables_that_are_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    turns: list[int] = [0]
    read: list[int] = []

    def timeline(rows: list[Row]) -> Timeline:
        read.append(turns[0])
        return Timeline(rows)

    async def take_turns() -> None:
        while True:
            turns[0] += 1
            await asyncio.sleep(0)

    async def session() -> None:
        url = postgres().schema()
        async with node(url, 1) as server:
            copy(url, await begun(server), "t")
            monkeypatch.setattr(reading, "Timeline", timeline)
            people = asyncio.create_task(take_turns())
            await server.neighbours.look_around()
            people.cancel()
            assert len(set(read)) == len(read) == MANY

    asyncio.run(session())


def leave_at(url: DatabaseUrl, server: Node, seconds: int) -> None:
    """Let a machine be silent: its lease runs out in so many seconds."""
    postgres().run(
        f"UPDATE nodes SET until = clock_timestamp() + {seconds} * interval '1 second' "
        f"WHERE node = {server.sharing.nodes.number}",
        url.text.rpartition("=")[2],
    )


def test_tables_of_a_silent_machine_are_read_before_its_lease_has_run_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def session() -> None:
        url = postgres().schema()
        async with node(url, 1) as dying, node(url, 2) as server:
            copy(url, await begun(dying), "t")
            await dying.neighbours.look_around()
            await server.neighbours.look_around()
            assert not server.lobby.awake
            leave_at(url, dying, 60)
            await server.neighbours.look_around()
            assert len(server.lobby.awake) == MANY + 1
            assert not any(table.owned for table in server.lobby.awake.values())
            leave_at(url, dying, 0)
            # Whoever follows a table need not read it.
            monkeypatch.delattr(Reader, "read")
            await server.neighbours.look_around()
            while not all(table.owned for table in server.lobby.awake.values()):
                await asyncio.sleep(0.01)
            assert owned(url) == len(server.lobby.awake) == MANY + 1

    asyncio.run(session())


def test_each_machine_follows_a_share_of_what_a_silent_one_looks_after() -> None:
    async def session() -> None:
        url = postgres().schema()
        async with node(url, 1) as dying, node(url, 2) as one, node(url, 3) as two:
            copy(url, await begun(dying), "t")
            await dying.neighbours.look_around()
            leave_at(url, dying, 60)
            for each in (one, two):
                await each.neighbours.look_around()
            shares = [set(each.lobby.awake) for each in (one, two)]
            assert all(len(share) > MANY / 3 for share in shares)
            assert len(shares[0]) + len(shares[1]) == len(shares[0] | shares[1]) == MANY + 1

    asyncio.run(session())


def test_a_silent_machine_that_is_back_keeps_its_tables_and_others_let_them_rest() -> None:
    async def session() -> None:
        url = postgres().schema()
        async with node(url, 1) as slow, node(url, 2) as server:
            await begun(slow)
            leave_at(url, slow, 60)
            await server.neighbours.look_around()
            assert len(server.lobby.awake) == 1
            assert await slow.sharing.nodes.renew()
            await server.neighbours.look_around()
            await server.lobby.rest()
            assert not server.lobby.awake
            assert len(slow.lobby.awake) == owned(url) == 1

    asyncio.run(session())
