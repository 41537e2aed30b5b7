"""Guests, and tables that are made once, found by code, listed, woken, put to rest and deleted."""

import asyncio
from collections.abc import Sequence
from hashlib import sha256

import pytest
from msgspec.structs import replace

from tests.server.support.desk import code, is_ok, plan
from tests.server.support.memory import MemoryStore
from tests.server.support.parlour import Device, Parlour, in_parlour
from tusch.server.limits import LIMITS
from tusch.server.lobby import lobby
from tusch.server.lobby.lobby import Lobby
from tusch.server.wire.commands import Create, Sit, Start


def create(id: str = "x", **more: object) -> Create:
    fields: dict[str, object] = {"game": "flohcati", "seats": plan("Ann b"), **more}
    return Create(id=id, **fields)  # type: ignore[arg-type]


def test_only_the_digest_of_a_token_is_kept() -> None:
    store = MemoryStore()

    async def use(parlour: Parlour) -> None:
        session = await parlour.lobby.new_session()
        assert len(bytes.fromhex(session.token)) == 32
        assert await parlour.lobby.guest(session.token) == session.guest
        assert await parlour.lobby.guest("x" * 64) is None
        assert await parlour.lobby.guest("\ud800") is None
        kept = "\n".join(store.database.connection.iterdump())
        assert session.token not in kept
        assert sha256(session.token.encode()).hexdigest() in kept
        assert session.guest not in session.token

    in_parlour(use, store=store)


def test_a_table_is_made_once_however_often_it_is_asked_for() -> None:
    async def use(parlour: Parlour) -> None:
        made = await asyncio.gather(*(parlour.lobby.create("ann", create()) for _ in range(3)))
        assert len({one.code for one in made if one.code}) == 1
        again = await parlour.lobby.create("ann", create())
        assert code(again.reply) == "duplicate"
        assert len(await parlour.store.listings()) == 1
        other = await parlour.lobby.create("bob", create())
        assert is_ok(other.reply)
        assert other.code != again.code

    in_parlour(use)


def test_a_table_that_cannot_be_is_refused_and_not_kept() -> None:
    async def use(parlour: Parlour) -> None:
        made = await parlour.lobby.create("ann", create(game="chess"))
        assert code(made.reply) == "refused game-unknown"
        assert made.code is None
        assert await parlour.store.listings() == []

    in_parlour(use)


def test_a_guest_has_only_so_many_tables_that_are_not_over() -> None:
    async def use(parlour: Parlour) -> None:
        for number in range(LIMITS.tables):
            assert is_ok((await parlour.lobby.create("ann", create(f"x{number}"))).reply)
        full = await parlour.lobby.create("ann", create("more"))
        assert code(full.reply) == "refused server-tables"
        own = await parlour.lobby.games_of("ann")
        assert len(own) == LIMITS.tables
        table = await parlour.lobby.find(own[0].listing.code)
        assert table is not None
        await parlour.play_out(table)
        assert is_ok((await parlour.lobby.create("ann", create("more"))).reply)

    in_parlour(use)


def test_a_code_that_is_taken_is_drawn_again() -> None:
    async def use(parlour: Parlour) -> None:
        await parlour.make()
        (first,) = await parlour.store.listings()
        words = iter([first.code, first.code, "OTHERS"])
        parlour.services.dealer.word = lambda letters: next(words)  # type: ignore[method-assign]
        made = await parlour.lobby.create("bob", create())
        assert made.code == "OTHERS"

    in_parlour(use)


def test_a_table_is_found_as_people_type_its_code() -> None:
    async def use(parlour: Parlour) -> None:
        table = await parlour.make()
        assert await parlour.lobby.find(f" {table.state.code.lower()} ") is table
        assert await parlour.lobby.find("NOSUCH") is None

    in_parlour(use)


def test_the_lobby_lists_what_waits_and_wants_to_be_found() -> None:
    async def use(parlour: Parlour) -> None:
        await parlour.make("Ann o")
        public = await parlour.make("Ann o", listed=True)
        begun = await parlour.make("Ann o", listed=True)
        await parlour.do(begun, "ann", Start)
        assert [found.listing.code for found in await parlour.lobby.listed()] == [public.state.code]

    in_parlour(use)


def test_games_go_on_after_a_restart_without_anybody_asking() -> None:
    store = MemoryStore()

    async def use(parlour: Parlour) -> None:
        table = await parlour.make("b b", "ann")
        await parlour.do(table, "ann", Start)
        await parlour.lobby.close()
        seq = table.state.seq
        parlour.lobby = Lobby(parlour.services)
        await parlour.lobby.open()
        again = await parlour.lobby.find(table.state.code)
        assert again is not None
        assert again is not table
        assert again.state.seq >= seq
        await asyncio.sleep(100)
        assert again.state.status == "over"

    in_parlour(use, store=store)


def test_everybody_who_asks_at_once_gets_the_same_table() -> None:
    async def use(parlour: Parlour) -> None:
        table = await parlour.make()
        await parlour.lobby.rest()
        assert parlour.lobby.awake == {}
        name = table.state.table
        found = await asyncio.gather(*(parlour.lobby.table(name) for _ in range(5)))
        assert len(set(found)) == 1
        assert found[0] is not table

    in_parlour(use)


def test_tables_where_somebody_is_do_not_rest() -> None:
    async def use(parlour: Parlour) -> None:
        watched = await parlour.make()
        watched.attach(Device("ann"))
        played = await parlour.make("Ann Bob", clock=60)
        await parlour.do(played, "ann", Start)
        await parlour.make()
        await asyncio.sleep(0.1)
        await parlour.lobby.rest()
        awake = set(parlour.lobby.awake)
        assert awake == {watched.state.table, played.state.table}

    in_parlour(use)


def test_old_tables_are_deleted_and_those_in_use_are_not() -> None:
    async def use(parlour: Parlour) -> None:
        old = await parlour.make()
        used = await parlour.make("Ann o")
        await asyncio.sleep(1000)
        await parlour.do(used, "bob", Sit, seat=1, name="Bob")
        assert await parlour.lobby.expire(parlour.services.now() - 500_000) == 1
        assert await parlour.lobby.find(old.state.code) is None
        assert await parlour.lobby.find(used.state.code) is used

    in_parlour(use)


def test_many_old_tables_are_deleted_a_few_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """All others wait for a commit, and one that deletes much takes long."""
    monkeypatch.setattr(lobby, "LIMITS", replace(LIMITS, expired=2))

    async def use(parlour: Parlour) -> None:
        for _ in range(5):
            await parlour.make()
        last = (await parlour.store.listings())[-1]
        await asyncio.sleep(1000)
        used = await parlour.make("Ann o")
        portions: list[int] = []
        drop = parlour.store.drop

        async def dropped(tables: Sequence[str], before: int | None = None) -> int:
            portions.append(len(tables))
            gone = await drop(tables, before)
            # Meanwhile somebody comes back to a table that would have been next.
            if len(portions) == 1:
                table = await parlour.lobby.find(last.code)
                assert table
                table.attach(Device("ann"))
            return gone

        monkeypatch.setattr(parlour.store, "drop", dropped)
        assert await parlour.lobby.expire(parlour.services.now() - 500_000) == 4
        assert portions == [2, 2, 0]
        left = {game.table for game in await parlour.store.listings()}
        assert left == {last.table, used.state.table}

    in_parlour(use)


def test_a_table_to_which_somebody_comes_as_it_is_deleted_stays_and_is_not_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def use(parlour: Parlour) -> None:
        for _ in range(2):
            await parlour.make("Ann o")
        played, _ = await parlour.store.listings()
        await asyncio.sleep(1000)
        drop = parlour.store.drop

        async def dropped(tables: Sequence[str], before: int | None = None) -> int:
            table = await parlour.lobby.find(played.code)
            assert table
            await parlour.do(table, "bob", Sit, seat=1, name="Bob")
            return await drop(tables, before)

        monkeypatch.setattr(parlour.store, "drop", dropped)
        assert await parlour.lobby.expire(parlour.services.now() - 500_000) == 1
        assert [game.table for game in await parlour.store.listings()] == [played.table]

    in_parlour(use)


def test_a_table_that_was_put_to_rest_meanwhile_is_not_left_again() -> None:
    async def use(parlour: Parlour) -> None:
        for _ in range(3):
            (await parlour.make()).outgrown = True
        await asyncio.gather(
            parlour.lobby.leave_outgrown(), parlour.lobby.rest(), parlour.lobby.rest()
        )
        assert parlour.lobby.awake == {}

    in_parlour(use)


def test_no_code_is_tried_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(parlour: Parlour) -> None:
        await parlour.make()
        (first,) = await parlour.store.listings()
        monkeypatch.setattr(parlour.services.dealer, "word", lambda letters: first.code)
        made = await parlour.lobby.create("bob", create())
        assert code(made.reply) == "refused store-conflict"
        assert lobby.CODES > 1

    in_parlour(use)


def test_a_damaged_table_stays_asleep_and_the_others_wake(
    caplog: pytest.LogCaptureFixture,
) -> None:
    store = MemoryStore()

    async def use(parlour: Parlour) -> None:
        broken = await parlour.make("Ann o")
        whole = await parlour.make("Ann o")
        for table in (broken, whole):
            await parlour.do(table, "ann", Start)
        await parlour.lobby.close()
        store.database.connection.execute(
            "UPDATE events SET body = 'x' WHERE seq = 2 AND table_id = ?", (broken.state.table,)
        )
        again = Lobby(parlour.services)
        await again.open()
        assert list(again.awake) == [whole.state.table]
        await again.close()

    in_parlour(use, store=store)
    assert "table damaged" in caplog.text
