"""Two lobbies on one database: what is listed and counted, whichever of them is asked."""

import asyncio
from itertools import count
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.lobby.support.lobbies import Node, with_two
from tests.server.support.desk import code, plan
from tests.server.support.parlour import Device
from tusch.server.limits import LIMITS
from tusch.server.lobby.lobby import Made
from tusch.server.lobby.neighbours import AGAIN
from tusch.server.lobby.watch import StoreWatch
from tusch.server.table.commands.clock import back_by
from tusch.server.table.live import actor
from tusch.server.table.live.actor import Table
from tusch.server.wire.commands import Chat, Create, Start
from tusch.server.wire.replies import Refused, Reply
from tusch.store import StoreConflictError, StoreError

pytestmark = pytest.mark.faults

PATIENCE = 10
HERE, ELSEWHERE = "192.0.2.1", "192.0.2.2"
_IDS = count()


async def make(node: Node, guest: str, address: str) -> Made:
    """Make a table that everybody may find."""
    command = Create(id=f"m{next(_IDS)}", game="flohcati", seats=plan("Ann o"), listed=True)
    return await node.lobby.create(guest, command, address)


async def fill(node: Node, tables: int) -> None:
    """Make so many at one address, by different guests."""
    for _ in range(tables):
        assert (await make(node, f"guest{next(_IDS)}", HERE)).code


def test_an_address_has_one_share_of_the_list_on_all_servers_together() -> None:
    async def use(one: Node, two: Node) -> None:
        await fill(one, LIMITS.listed_by_address - 1)
        await one.neighbours.look_around()
        await two.knows(LIMITS.listed_by_address - 1)
        assert (await make(two, "ann", HERE)).code
        refused = (await make(two, "bob", HERE)).reply
        assert isinstance(refused, Refused)
        assert refused.code == "server-listed"
        assert (await make(two, "eve", ELSEWHERE)).code
        names = [[game.listing.code for game in await each.lobby.listed()] for each in (one, two)]
        assert names[0] == names[1]
        assert len(names[0]) == LIMITS.listed_by_address + 1

    with_two(use)


def test_a_store_that_is_away_is_told_first_and_does_not_fill_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def away() -> None:
        raise StoreError("store-away", file="x", reason="gone")

    async def well() -> None:
        pass

    async def use(one: Node, _: Node) -> None:
        one.sharing.trouble = StoreWatch().trouble
        for _try in range(200):
            # What asks the store for nothing does well, and says nothing of it.
            for work in (away, well):
                await one.neighbours.attempt(work)

    with_two(use)
    assert [record.message for record in caplog.records] == [
        "store in trouble",
        "neighbours out of reach",
    ]


def test_a_server_that_comes_later_hears_where_tables_were_made() -> None:
    async def use(one: Node, two: Node) -> None:
        await fill(one, 3)
        await one.neighbours.look_around()
        await two.knows(3)
        two.lobby.origins.addresses.clear()
        for _ in range(AGAIN):
            await one.neighbours.look_around()
        await two.knows(3)

    with_two(use)


def test_no_crowd_of_tables_makes_a_server_remember_more_addresses_than_the_list_reads() -> None:
    async def use(one: Node, two: Node) -> None:
        made = {f"table{number}": HERE for number in range(2 * LIMITS.listed_read)}
        one.lobby.origins.hear(made)
        assert len(one.lobby.origins.addresses) == LIMITS.listed_read

    with_two(use)


@pytest.mark.parametrize("clock", [60, 5])
def test_a_clock_goes_on_at_another_server_and_is_held_there(clock: int) -> None:
    async def use(one: Node, two: Node) -> None:
        table = await one.make("Ann Bob", clock=clock)
        await one.do(table, "ann", Start)
        two.clocks.slept += 3_000
        await one.lobby.close()
        await one.sharing.nodes.hand_over([table.state.table])
        await two.neighbours.look_around()
        taken = two.lobby.awake[table.state.table]
        assert taken.owned
        # It answers when it has done what comes of the change.
        await two.do(taken, "eve", Start)
        assert taken.state.seq == table.state.seq
        assert taken.state.out_of_time_at is not None
        # Whoever has little time left has as much as it takes to be back.
        held = (taken._due() or 0) - taken.state.out_of_time_at
        assert 0 < held <= back_by(0) if clock == 5 else held == 0

    with_two(use)


def test_who_watches_is_shown_anew_once_the_database_may_have_lost_it() -> None:
    async def use(one: Node, two: Node) -> None:
        table = await one.make("Ann Bob")
        nodes: Any = one.sharing.nodes
        table.attach(Device("ann"))
        while not table.present.guests:
            await asyncio.sleep(0.01)
        await one.neighbours.look_around()
        # It dies before that is on its disk: all connections break, and it is as it was.
        await nodes._do("DELETE FROM watching")
        nodes._connection.terminate()
        await one.neighbours.look_around()
        (look,) = await two.sharing.nodes.look([table.state.table])
        assert look.elsewhere.guests == {"ann"}

    with_two(use)


@pytest.mark.parametrize("when", ["before the first look", "while nothing can be read"])
def test_words_that_were_forgotten_elsewhere_are_gone_here_too(
    monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    async def use(one: Node, two: Node) -> None:
        table = await one.make("Ann o")
        table.attach(Device("ann"))
        await one.do(table, "ann", Chat, text="a secret")
        other = await two.lobby.find(table.state.code)
        assert other is not None
        if when == "while nothing can be read":
            await two.neighbours.look_around()
        await one.lobby.forget("ann")
        if when == "while nothing can be read":
            with monkeypatch.context() as patch:
                patch.setattr(two.store, "events", full)
                await two.neighbours.look_around()
                await settled(other)
        await two.neighbours.look_around()
        await settled(other)
        late = Device("zoe")
        other.attach(late, 1)
        await settled(other)
        assert "said" in late.kinds()
        assert "a secret" not in str(late.heard)

    with_two(use)


async def settled(table: Table) -> None:
    """Wait until a table has done what it was told."""
    while not table._waits or table._inbox:
        await asyncio.sleep(0.01)


async def full(*_: Any) -> None:
    """Write nothing."""
    raise StoreError("store-full", file="db")


async def overtaken(*_: Any) -> None:
    """Find that somebody else has written, every time."""
    raise StoreConflictError("store-conflict")


@pytest.mark.parametrize("again", [False, True])
@pytest.mark.parametrize(
    ("why", "refusal"),
    [
        ("full", "server-store-full"),
        ("overtaken", "store-conflict"),
        ("busy", "server-busy"),
        ("elsewhere", "server-not-here"),
    ],
)
def test_what_another_server_may_still_do_is_not_refused(
    monkeypatch: pytest.MonkeyPatch, why: str, refusal: str, again: bool
) -> None:
    async def use(one: Node, two: Node) -> None:
        made = await make(one, "ann", HERE)
        table = await two.lobby.find(made.code or "")
        assert table is not None
        guest, heard = "zoe" if why == "elsewhere" else "ann", list[str]()
        if why != "elsewhere":
            table.attach(Device(guest))
        if why in ("full", "overtaken"):
            monkeypatch.setattr(two.store, "append", {"full": full, "overtaken": overtaken}[why])
        if why == "busy":
            monkeypatch.setattr(actor, "LIMITS", replace(LIMITS, inbox=0))

        def answered(reply: Reply) -> None:
            heard.append(code(reply))

        said = Chat(id="said-before", text="hi")
        table.submit(guest, said, answered, lambda: heard.append("dropped"), again=again)
        async with asyncio.timeout(PATIENCE):
            while not heard:
                await asyncio.sleep(0.01)
        assert heard == ["dropped" if again else f"refused {refusal}"]

    with_two(use)
