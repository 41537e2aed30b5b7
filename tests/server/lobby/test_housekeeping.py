"""Keeping house, on a virtual clock: tables rest, and old ones go."""

import asyncio
import logging
from typing import Any

import pytest

from tests.server.support.memory import MemoryStore
from tests.server.support.parlour import Device, Parlour, in_parlour, keeping_house
from tusch.server.lobby.clock import DAY
from tusch.server.lobby.housekeeping import REST
from tusch.server.wire.commands import Chat, Sit, Start
from tusch.store import StoreError

pytestmark = pytest.mark.usefixtures("kept")

LONG = DAY / 1000
"""Seconds of a day."""


def test_tables_rest_where_nobody_is_and_wake_again() -> None:
    async def use(parlour: Parlour) -> None:
        async with keeping_house(parlour, 0):
            waiting = await parlour.make()
            played = await parlour.make("Ann Bob")
            await parlour.do(played, "ann", Start)
            device = Device("ann")
            watched = await parlour.make()
            watched.attach(device)
            await asyncio.sleep(2 * REST)
            assert set(parlour.lobby.awake) == {watched.state.table}
            for table in (waiting, played):
                again = await parlour.lobby.find(table.state.code)
                assert again is not None
                assert again is not table
                assert again.state.seq == table.state.seq
            watched.detach(device)
            await asyncio.sleep(2 * REST)
            assert not parlour.lobby.awake

    in_parlour(use)


@pytest.mark.parametrize(
    ("seats", "more"), [("Ann Bob o", {"clock": 3600}), ("Ann b o", {"away": 3600})]
)
def test_games_do_not_rest_while_a_clock_runs(seats: str, more: dict[str, Any]) -> None:
    async def use(parlour: Parlour) -> None:
        table = await parlour.make(seats, **more)
        eve = Device("eve")
        table.attach(eve)
        await parlour.do(table, "eve", Sit, seat=2, name="Eve")
        table.detach(eve)
        await parlour.do(table, "ann", Start)
        async with keeping_house(parlour, 0):
            await asyncio.sleep(1800)
            assert set(parlour.lobby.awake) == {table.state.table}
            # Then bots stand in and play to the end, and there is nothing more to do.
            await asyncio.sleep(LONG)
            assert not parlour.lobby.awake
            again = await parlour.lobby.find(table.state.code)
            assert again is not None
            assert again.state.status == "over"

    in_parlour(use)


def test_a_game_against_bots_alone_rests_and_is_as_it_was_left() -> None:
    async def use(parlour: Parlour) -> None:
        table = await parlour.make("Ann b b", first=0, away=60, clock=60)
        await parlour.do(table, "ann", Start)
        left = table.state
        async with keeping_house(parlour, 0):
            await asyncio.sleep(LONG)
            assert not parlour.lobby.awake
        again = await parlour.lobby.find(left.code)
        assert again is not None
        assert again.state.line == left.line
        assert again.state.bot(0) is None

    in_parlour(use)


def test_bots_play_to_the_end_before_their_table_rests() -> None:
    async def use(parlour: Parlour) -> None:
        table = await parlour.make("b b", pace=10_000)
        await parlour.do(table, "ann", Start)
        async with keeping_house(parlour, 0):
            await asyncio.sleep(LONG)
            again = await parlour.lobby.find(table.state.code)
            assert again is not None
            assert again.state.status == "over"

    in_parlour(use)


def test_tables_are_deleted_after_so_many_days_without_anything() -> None:
    async def use(parlour: Parlour) -> None:
        async with keeping_house(parlour, 3):
            old = await parlour.make("Ann Bob")
            await parlour.do(old, "ann", Start)
            talk = await parlour.make()
            watched = await parlour.make()
            watched.attach(Device("ann"))
            await asyncio.sleep(2 * LONG)
            # Talk leaves the status as it is, and counts all the same.
            again = await parlour.lobby.find(talk.state.code)
            assert again is not None
            await parlour.do(again, "ann", Chat, text="hello")
            await asyncio.sleep(2 * LONG)
            left = {listing.table for listing in await parlour.store.listings()}
            assert left == {talk.state.table, watched.state.table}
            await asyncio.sleep(2 * LONG)
            left = {listing.table for listing in await parlour.store.listings()}
            assert left == {watched.state.table}

    in_parlour(use)


def test_nothing_is_deleted_if_the_host_wants_to_keep_it() -> None:
    async def use(parlour: Parlour) -> None:
        async with keeping_house(parlour, 0):
            await parlour.make()
            await asyncio.sleep(10 * LONG)
            assert len(await parlour.store.listings()) == 1

    in_parlour(use)


def test_trouble_with_the_store_is_logged_and_the_house_kept_later(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = MemoryStore()

    async def use(parlour: Parlour) -> None:
        await parlour.make()
        whole = store.listings

        async def broken(**_: object) -> None:
            raise StoreError("store-full", file="x")

        monkeypatch.setattr(store, "listings", broken)
        async with keeping_house(parlour, 1):
            await asyncio.sleep(LONG)
            monkeypatch.setattr(store, "listings", whole)
            await asyncio.sleep(2 * LONG)
            assert not await store.listings()

    in_parlour(use, store=store)
    assert "housekeeping failed" in caplog.text


def test_trouble_is_told_once_a_minute_as_long_as_it_lasts(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.INFO, "tusch.server")
    store = MemoryStore()
    full = StoreError("store-full", file="x")

    async def refuse(*_: object) -> None:
        raise full

    async def use(parlour: Parlour) -> None:
        async with keeping_house(parlour, 0):
            with monkeypatch.context() as patch:
                patch.setattr(store, "check", refuse)
                patch.setattr(store, "_change", refuse)
                await asyncio.sleep(5 * REST + 1)
            await asyncio.sleep(5 * REST)

    in_parlour(use, store=store)
    assert caplog.text.count("store in trouble") == 5
    assert caplog.text.count("store well again") == 1
    assert "housekeeping failed" not in caplog.text
