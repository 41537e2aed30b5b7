"""Lists of tables: from what is kept with each listing, without waking a table."""

import asyncio
from collections.abc import Sequence
from operator import methodcaller
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.support.desk import dealer, plan
from tests.server.support.memory import MemoryStore
from tests.server.support.parlour import Parlour, in_parlour
from tusch.server.http.views import own_line, table_line
from tusch.server.limits import LIMITS
from tusch.server.table import timeline
from tusch.server.table.commands import create as creating
from tusch.server.table.live.actor import Table
from tusch.server.wire.commands import Chat, Create, Leave, Rematch, SetSeat, Sit, Start
from tusch.store import Row
from tusch.store.sqlite.database import Change

pytestmark = pytest.mark.usefixtures("kept")
RESTING = 1_000


class Counted(MemoryStore):
    """Counts how often events are read."""

    reads = 0

    async def events(self, table: str, after: int = 0) -> list[Row]:
        self.reads += 1
        return await super().events(table, after)


class Slow(MemoryStore):
    """Takes its time, now more and now less."""

    def __init__(self) -> None:
        super().__init__()
        self.chance = Random(3)

    async def _pause(self) -> None:
        await asyncio.sleep(self.chance.random())

    async def _change(self, change: Change) -> None:
        await self._pause()
        await super()._change(change)
        await self._pause()


def rest(store: MemoryStore, tables: int) -> None:
    """Write tables as they are in the store when nobody is there."""
    chance = dealer(5)
    changes: list[Change] = []
    for number in range(tables):
        command = Create(id=f"m{number}", game="flohcati", seats=plan("Ann o"), listed=True)
        made = creating.create(command, "ann", f"table{number}", chance)
        added = timeline.first(made, None, 1)
        changes.append(methodcaller("append", added))
    assert set(store.database.commit(changes)) == {None}


def expected(table: Table, guest: str = "ann") -> dict[str, Any]:
    """What a guest's list shows of a table, by its state."""
    state = table.state
    outcome = state.game.outcome(state.now) if state.status == "over" else None
    held = state.held(guest)
    mine: dict[str, Any] = {"seat": held[0]} if held else {}
    if held and state.status == "playing":
        mine["turn"] = state.actor in held
    return {
        "code": state.code,
        "game": state.setup.game,
        "edition": state.setup.rules["edition"],
        "status": state.status,
        "names": list(state.names),
        "open": sum(place.open for place in state.places),
        "at": state.at,
        "ranks": by_points(outcome.totals) if outcome else [],
        "totals": list(outcome.totals) if outcome else [],
        **mine,
    }


def by_points(totals: Sequence[int]) -> list[int]:
    """Places, where all who have most points win."""
    return [1 + sum(other > total for other in totals) for total in totals]


async def own(parlour: Parlour, guest: str = "ann") -> list[dict[str, Any]]:
    """A guest's own list, as it goes over the wire."""
    found = [own_line(table, guest) for table in await parlour.lobby.games_of(guest)]
    shown: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(found))
    return shown


def test_listing_a_thousand_resting_tables_loads_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tusch.server.lobby.lobby.LIMITS", _all_of_them())
    store = Counted()
    rest(store, RESTING)

    async def use(parlour: Parlour) -> None:
        assert len(await parlour.lobby.listed()) == RESTING
        assert len(await parlour.lobby.games_of("ann")) == RESTING
        assert await parlour.lobby.expire(0) == 0
        assert store.reads == 0
        assert not parlour.lobby.awake

    in_parlour(use, store=store)


def _all_of_them() -> Any:
    """Limits that leave no table out."""
    return msgspec.structs.replace(LIMITS, listed=RESTING, own_games=RESTING)


def test_a_list_shows_what_the_table_is_after_everything_that_changes_it() -> None:
    async def use(parlour: Parlour) -> None:
        table = await parlour.make("Ann o o o", listed=True)

        async def agree() -> None:
            (shown,) = await own(parlour)
            assert shown == expected(table)

        await agree()
        await parlour.sleep()
        await parlour.do(table, "bob", Sit, seat=1, name="Bob")
        await agree()
        await parlour.do(table, "ann", SetSeat, seat=2, level="random")
        await agree()
        await parlour.sleep()
        await parlour.do(table, "bob", Chat, text="Hello")
        await agree()
        await parlour.do(table, "bob", Leave)
        await agree()
        await parlour.do(table, "ann", Start)
        await agree()
        await parlour.play_out(table)
        await agree()
        await parlour.do(table, "ann", Rematch)
        assert {shown["status"] for shown in await own(parlour)} == {"over", "waiting"}

    in_parlour(use)


def test_the_name_of_somebody_forgotten_is_in_no_list() -> None:
    store = MemoryStore()

    async def use(parlour: Parlour) -> None:
        table = await parlour.make("Ann o", listed=True)
        await parlour.do(table, "bob", Sit, seat=1, name="Robert")
        assert "Robert" in str(await own(parlour))
        await parlour.lobby.forget("bob")
        assert "Robert" not in str(await own(parlour))
        kept = store.database.connection.execute("SELECT summary FROM tables").fetchall()
        assert "Robert" not in str(kept)

    in_parlour(use, store=store)


def test_a_table_of_version_1_is_read_once_when_it_is_first_listed() -> None:
    store = Counted()
    rest(store, 3)
    forget = "UPDATE tables SET summary = NULL"
    store.database.connection.execute(forget)

    async def use(parlour: Parlour) -> None:
        first = [table_line(table) for table in await parlour.lobby.listed()]
        assert len(first) == 3
        assert store.reads == 3
        assert [table_line(table) for table in await parlour.lobby.listed()] == first
        assert store.reads == 3
        assert not parlour.lobby.awake
        assert {line.names for line in first} == {("Ann", "")}

    in_parlour(use, store=store)


def test_a_damaged_table_of_version_1_is_left_out(caplog: pytest.LogCaptureFixture) -> None:
    store = MemoryStore()
    rest(store, 2)
    store.database.connection.execute("UPDATE tables SET summary = NULL")
    store.database.connection.execute("UPDATE events SET body = '{}' WHERE table_id = 'table0'")

    async def use(parlour: Parlour) -> None:
        assert [found.listing.table for found in await parlour.lobby.listed()] == ["table1"]

    in_parlour(use, store=store)
    assert "table table0 cannot be read" in caplog.text


def test_ones_own_list_says_where_one_has_to_move_also_after_a_rest() -> None:
    async def use(parlour: Parlour) -> None:
        alone = await parlour.make("b Ann", first=1)
        friends = await parlour.make("Ann o", first=1)
        await parlour.do(friends, "bob", Sit, seat=1, name="Bob")
        for table in (alone, friends):
            await parlour.do(table, "ann", Start)
        for _ in ("awake", "at rest"):
            turns = {line["code"]: (line["seat"], line["turn"]) for line in await own(parlour)}
            assert turns == {alone.state.code: (1, True), friends.state.code: (0, False)}
            assert [line["turn"] for line in await own(parlour, "bob")] == [True]
            await asyncio.sleep(0.1)
            await parlour.lobby.rest()
            assert not parlour.lobby.awake

    in_parlour(use)


@pytest.mark.parametrize("missing", [("before",), ("before", "holders", "ranks", "totals")])
def test_summaries_from_before_ones_place_was_kept_are_written_anew(
    missing: tuple[str, ...],
) -> None:
    store = Counted()
    rest(store, 1)

    async def use(parlour: Parlour) -> None:
        (game,) = await parlour.lobby.games_of("ann")
        old = msgspec.json.decode(timeline.encode_summary(game.summary))
        for key in missing:
            del old[key]
        update = "UPDATE tables SET summary = ?"
        store.database.connection.execute(update, (msgspec.json.encode(old).decode(),))
        for _ in ("read", "kept"):
            assert [line["seat"] for line in await own(parlour)] == [0]
            assert store.reads == 1

    in_parlour(use, store=store)


def test_tables_that_are_made_at_once_share_the_share_of_their_address() -> None:
    async def use(parlour: Parlour) -> None:
        async def make(number: int) -> None:
            await asyncio.sleep(number / 20)
            command = Create(id="m", game="flohcati", seats=plan("Ann o"), listed=True)
            for _ in ("once", "sent again"):
                await parlour.lobby.create(f"guest{number}", command, "here")

        await asyncio.gather(*map(make, range(3 * LIMITS.listed_by_address)))
        assert len(await parlour.store.listings()) == LIMITS.listed_by_address

    in_parlour(use, store=Slow())
