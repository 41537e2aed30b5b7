"""Several machines on one database: one winner of every race, and none that writes too late."""

import asyncio
import json
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.support.postgres import postgres
from tests.support.scale import soaked
from tests.support.waiting import until, waiting_for
from tusch.server.rate_limit import Rate, Rates
from tusch.server.table.live.sharing import Sharing
from tusch.store import (
    Append,
    DatabaseUrl,
    Listing,
    StoreConflictError,
    StoreDuplicateError,
    StoreError,
    StoreFencedError,
)
from tusch.store.nodes import Present
from tusch.store.postgres import store
from tusch.store.postgres.nodes import PostgresNodes
from tusch.store.postgres.store import PostgresStore
from tusch.store.postgres.writing import Writing

pytestmark = pytest.mark.faults

ROOT = Path(__file__).parents[3]
RACES = soaked(2_000, 10_000)
AT_ONCE = 50
LONG, SHORT = 600.0, 0.05
"""Seconds of a lease that lasts, and of one that does not."""


class Node:
    """A machine."""

    def __init__(self, base: PostgresStore, nodes: PostgresNodes) -> None:
        self.store = base
        self.nodes = nodes
        self.heard: list[str] = []
        nodes.hear = self.heard.extend

    async def add(self, table: str, after: int, client: str, **more: Any) -> None:
        await self.store.append(Append(table, after, client, 0, (client,), **more))


@asynccontextmanager
async def node(url: DatabaseUrl, lease: float = LONG) -> AsyncIterator[Node]:
    base = await PostgresStore.open(url)
    nodes = base.nodes(lease)
    try:
        assert not await nodes.renew()
        yield Node(base, nodes)
    finally:
        await nodes.leave()
        await base.close()


def with_nodes(count: int, use: Callable[..., Coroutine[Any, Any, None]], *leases: float) -> None:
    """Let machines do something on an empty database."""

    async def session() -> None:
        url = postgres().schema()
        async with AsyncExitStack() as opened:
            given = [*leases, *[LONG] * (count - len(leases))]
            found = [await opened.enter_async_context(node(url, lease)) for lease in given]
            await use(*found)

    asyncio.run(session())


def made(table: str, status: str = "playing") -> dict[str, Any]:
    return {"listing": Listing(table, f"code-{table}", False, status, 0)}


class Racer:
    """A process that races others."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def heard(self) -> str:
        """Return what it says next."""
        assert self.process.stdout
        async with waiting_for("a process that races others"):
            line = await self.process.stdout.readline()
        assert line, "a process that races others has ended"
        return line.decode()

    async def race(self, races: str) -> dict[str, str]:
        """Let it try to be first at every table; return why it was not, empty where it was."""
        assert self.process.stdin
        self.process.stdin.write(f"{races}\n".encode())
        found: dict[str, str] = json.loads(await self.heard())
        return found


@asynccontextmanager
async def racer(url: DatabaseUrl, name: str) -> AsyncIterator[Racer]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.store.support.racer", url.text, name),
        stdin=PIPE,
        stdout=PIPE,
        cwd=ROOT,
    )
    try:
        yield Racer(process)
    finally:
        process.kill()
        await process.wait()


def test_every_race_of_three_processes_has_one_winner() -> None:
    async def run(opened: AsyncExitStack) -> None:
        url, deadlocks = postgres().schema(), postgres().logged().count("deadlock detected")
        racers = [await opened.enter_async_context(racer(url, name)) for name in "abc"]
        assert [await each.heard() for each in racers] == ["ready\n"] * 3
        tables = [f"t{number}" for number in range(AT_ONCE)]
        won: dict[str, list[str]] = {table: [] for table in tables}
        for after in range(RACES // AT_ONCE):
            races = json.dumps([(table, after) for table in tables])
            results = await asyncio.gather(*(each.race(races) for each in racers))
            for table in tables:
                found = dict(zip("abc", (result[table] for result in results), strict=True))
                winners = [f"{name}-{after}" for name, lost in found.items() if not lost]
                assert len(winners) == 1, found
                assert sorted(found.values())[1:] == [StoreConflictError.__name__] * 2
                won[table] += winners
        assert postgres().logged().count("deadlock detected") == deadlocks
        async with node(url) as after_all:
            for table in tables:
                rows = await after_all.store.events(table)
                assert [row.body for row in rows] == won[table]
        names = [{body[0] for body in bodies} for bodies in zip(*won.values(), strict=True)]
        assert set().union(*names) == set("abc"), "somebody never won"
        assert any(len(each) > 1 for each in names), "nobody was near the others"

    async def whole() -> None:
        async with AsyncExitStack() as opened:
            await run(opened)

    asyncio.run(whole())


def test_a_command_that_reaches_two_machines_is_done_once() -> None:
    async def use(one: Node, two: Node) -> None:
        for after in range(50):
            both = await asyncio.gather(
                one.add("t", after, f"c{after}"),
                two.add("t", after, f"c{after}"),
                return_exceptions=True,
            )
            refused = [each for each in both if each]
            assert [type(each) for each in refused] == [StoreDuplicateError]
        assert len(await one.store.events("t")) == 50

    with_nodes(2, use)


def test_a_machine_whose_lease_has_run_out_writes_nothing_until_it_has_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(store, "WITHOUT_NUMBER", 0.1)

    async def use(slow: Node, quick: Node) -> None:
        await slow.add("t", 0, "a", **made("t"))
        assert await slow.nodes.claim(["t"]) == {"t"}
        first = slow.nodes.number
        await asyncio.sleep(2 * SHORT)
        assert await quick.nodes.reap() == 1
        assert await quick.nodes.orphans(9) == ["t"]
        assert await quick.nodes.claim(["t"]) == {"t"}
        for change in (
            slow.add("t", 1, "b"),
            slow.store.open_session("digest", "ann", 0),
            slow.store.drop(["t"]),
        ):
            with pytest.raises(StoreFencedError):
                await change
        assert [row.client for row in await quick.store.events("t")] == ["a"]
        monkeypatch.setattr(store, "WITHOUT_NUMBER", 60.0)
        late = asyncio.create_task(slow.add("t", 1, "b"))
        await asyncio.sleep(0.1)
        assert not late.done()
        assert not await slow.nodes.renew()
        assert slow.nodes.number > first
        await late
        with pytest.raises(StoreFencedError):
            await slow.add("t", 2, "by itself", owner=slow.nodes.number)
        with pytest.raises(StoreFencedError):
            await slow.add("t", 2, "by itself", owner=first)
        await quick.add("t", 2, "by itself", owner=quick.nodes.number)

    with_nodes(2, use, SHORT)


def test_what_was_refused_under_a_lost_number_does_not_wait_when_there_is_another_already(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(store, "WITHOUT_NUMBER", 600.0)

    async def use(slow: Node, quick: Node) -> None:
        await asyncio.sleep(2 * SHORT)
        assert await quick.nodes.reap() == 1
        honest = Writing.commit

        async def commit(self: Writing, *given: Any, again: bool) -> list[StoreError | None]:
            results = await honest(self, *given, again=again)
            if any(results):
                assert not await slow.nodes.renew()
            return results

        monkeypatch.setattr(Writing, "commit", commit)
        async with waiting_for("a commit under the new number"):
            await slow.add("t", 0, "a")

    with_nodes(2, use, SHORT)


def test_what_a_machine_has_begun_and_does_not_end_is_ended_with_its_lease(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(store, "PATIENCE", 3.0)
    monkeypatch.setattr(store, "UNHEARD", 1.0)

    async def use(stopped: Node, quick: Node) -> None:
        await stopped.add("t", 0, "a")
        base = stopped.store._connection
        await base.execute("BEGIN")
        await base.execute("SELECT FROM nodes WHERE node = $1 FOR KEY SHARE", stopped.nodes.number)
        await base.execute("INSERT INTO events VALUES ('t', 2, 'b', 0, 'b')")
        await quick.add("t", 1, "c")
        assert await quick.nodes.reap() == 1

    with_nodes(2, use, SHORT)


def test_a_number_is_not_taken_away_in_the_middle_of_a_commit() -> None:
    async def use(slow: Node, quick: Node) -> None:
        await slow.add("t", 0, "a")
        base = slow.store._connection
        async with base.transaction():
            await base.execute("SELECT FROM nodes WHERE node = $1 FOR KEY SHARE", slow.nodes.number)
            await base.execute("SELECT pg_sleep($1)", 2 * SHORT)
            assert await quick.nodes.reap() == 0
        assert await quick.nodes.reap() == 1

    with_nodes(2, use, SHORT)


def test_a_table_has_one_owner_and_a_resting_one_has_none() -> None:
    async def use(one: Node, two: Node) -> None:
        for name in ("t", "u"):
            await one.add(name, 0, "a", **made(name))
        assert sorted(await two.nodes.orphans(9)) == ["t", "u"]
        claims = await asyncio.gather(one.nodes.claim(["t", "u"]), two.nodes.claim(["u", "t"]))
        assert sorted([*claims[0], *claims[1]]) == ["t", "u"]
        await asyncio.gather(one.nodes.release(["t", "u"]), two.nodes.release(["t", "u"]))
        assert await two.nodes.orphans(9) == []
        assert await two.nodes.claim(["t"]) == {"t"}
        assert await one.nodes.claim(["t"]) == set()
        (look,) = await one.nodes.look(["t"])
        assert look.owner == two.nodes.number
        await two.nodes.leave()
        assert await one.nodes.orphans(9) == ["t"]
        assert await one.nodes.claim(["t"]) == {"t"}

    with_nodes(2, use)


def test_machines_know_how_tables_stand_and_who_watches_elsewhere() -> None:
    async def use(one: Node, two: Node) -> None:
        await one.add("t", 0, "a", **made("t"))
        await one.nodes.show({"t": Present(frozenset({"ann", "eve"}), 1)})
        (look,) = await two.nodes.look(["t"])
        assert (look.last, look.revision, look.owner) == (1, 0, None)
        assert look.elsewhere == Present(frozenset({"ann", "eve"}), 1)
        (own,) = await one.nodes.look(["t"])
        assert own.elsewhere == Present()
        await one.add("t", 1, "b", rewritten=((1, "gone"),))
        await one.nodes.show({"t": Present()})
        (look,) = await two.nodes.look(["t"])
        assert (look.last, look.revision, look.elsewhere) == (2, 1, Present())
        await one.nodes.show({"t": Present(frozenset({"ann"}), 0)})
        await one.nodes.leave()
        (look,) = await two.nodes.look(["t"])
        assert look.elsewhere == Present()
        await one.store.close()
        await two.store.open_session("digest", "ann", 0)
        assert await two.nodes.strangers(["ann", "bob"]) == ["bob"]

    with_nodes(2, use)


def test_who_watches_many_tables_is_shown_at_once_and_without_the_disk() -> None:
    async def use(one: Node, two: Node) -> None:
        asked: list[str] = []
        one.nodes._connection.add_query_logger(lambda query: asked.append(query.query))
        tables = [f"t{number}" for number in range(500)]
        for guest in ("ann", "bob"):
            shown = {name: Present(frozenset({guest, name}), 1) for name in tables}
            await one.nodes.show(shown)
            found = {look.table: look.elsewhere for look in await two.nodes.look(tables)}
            assert found == shown
        await one.nodes.show({**dict.fromkeys(tables, Present()), "t7": shown["t7"]})
        found = {look.table: look.elsewhere for look in await two.nodes.look(tables)}
        assert found == {**dict.fromkeys(tables, Present()), "t7": shown["t7"]}
        assert len(asked) < len(tables) / 10
        assert sum("synchronous_commit = off" in query for query in asked) == 3
        assert await one.nodes._connection.fetchval("SHOW synchronous_commit") == "on"
        await until("notices of all tables", lambda: set(two.heard) >= set(tables))

    with_nodes(2, use)


def test_a_table_that_somebody_watches_elsewhere_or_where_something_happened_stays() -> None:
    async def use(one: Node, two: Node) -> None:
        for name in ("old", "new", "watched"):
            await one.store.append(Append(name, 0, None, 5, ("x",), **made(name)))
        await two.nodes.show({"watched": Present(frozenset({"ann"}), 0)})
        await two.store.append(Append("new", 1, None, 50, ("y",)))
        assert await one.store.drop(["old", "new", "watched"], 20) == 1
        left = {listing.table for listing in await one.store.listings()}
        assert left == {"new", "watched"}

    with_nodes(2, use)


def test_others_hear_of_what_was_written_and_nobody_hears_himself() -> None:
    async def use(one: Node, two: Node) -> None:
        assert await one.nodes.others() == [""]
        names = [f"{number:032}" for number in range(300)]
        await asyncio.gather(*(one.add(name, 0, "a") for name in names))
        await until("300 notices", lambda: len(two.heard) >= 300)
        assert sorted(two.heard) == names
        assert one.heard == []
        await two.nodes.leave()
        await one.nodes.others()
        assert one.store._channel == ""

    with_nodes(2, use)


def test_how_often_somebody_did_something_is_counted_by_all_and_kept_nowhere() -> None:
    async def use(one: Node, two: Node) -> None:
        clock = [0]
        rates = [Rates(Rate(10, 0.0), lambda: clock[0]) for _ in range(2)]
        sharings = [Sharing(node.nodes) for node in (one, two)]
        for sharing, each in zip(sharings, rates, strict=True):
            sharing.share_rates({"codes": each})
            sharing.nodes.hear_spent = sharing.hear_spent
        for _ in range(6):
            assert rates[0].allow("192.0.2.1")
        await one.nodes.spend(sharings[0].spent())
        await until("what was spent on the one", lambda: rates[1].left("192.0.2.1") < 10)
        assert [rates[1].allow("192.0.2.1") for _ in range(5)] == [True] * 4 + [False]
        await two.nodes.spend(sharings[1].spent())
        await until("what was spent on the other", lambda: not rates[0].left("192.0.2.1"))
        assert not sharings[0].spent()
        names = {f"192.0.2.{n % 250}-{n}": 1 for n in range(500)}
        await one.nodes.spend({"codes": names})
        await until("all that was spent", lambda: rates[1].left("192.0.2.249-499") < 10)
        assert rates[1].left("192.0.2.0-0") == 9

    with_nodes(2, use)


def test_others_hear_where_tables_were_made_and_it_is_kept_nowhere() -> None:
    async def use(one: Node, two: Node) -> None:
        heard: dict[str, str] = {}
        two.nodes.hear_placed = heard.update
        placed = {f"{number:032}": f"2001:db8:ffff:ffff::{number:x}/64" for number in range(300)}
        await one.nodes.place(placed)
        await until("where 300 tables were made", lambda: len(heard) >= len(placed))
        assert heard == placed

    with_nodes(2, use)


def test_a_connection_that_breaks_is_made_again_and_hears_again() -> None:
    async def use(one: Node, two: Node) -> None:
        two.nodes._connection.terminate()
        assert await two.nodes.renew()
        await one.add("t", 0, "a")
        await until("a notice over the new connection", lambda: "t" in two.heard)

    with_nodes(2, use)
