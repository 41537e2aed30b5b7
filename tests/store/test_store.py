"""The log of events: in order, once, all or nothing, and found again."""

import asyncio
from pathlib import Path
from traceback import walk_tb
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.store.support.opened import run
from tests.support.postgres import postgres
from tusch.store import (
    Append,
    Listing,
    Note,
    Place,
    Store,
    StoreConflictError,
    StoreDuplicateError,
    StoreError,
    backup,
    restore,
)
from tusch.store.sqlite.database import MEMORY, Database


def listing(table: str, **changes: Any) -> Listing:
    return Listing(table, f"code-{table}", True, "waiting", 1)._replace(**changes)


def test_events_are_read_again_in_their_order(data: Place) -> None:
    async def write(store: Store) -> None:
        await store.append(Append("t", 0, "a", 5, ("one", "two")))
        await store.append(Append("t", 2, None, 6, ("three",)))
        await store.append(Append("u", 0, "a", 7, ("else",)))

    async def read(store: Store) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in await store.events("t", 1)]

    run(data, write)
    assert run(data, read) == [(2, None, 5, "two"), (3, None, 6, "three")]


def test_a_command_that_is_there_is_a_duplicate_and_says_where(data: Place) -> None:
    async def use(store: Store) -> int:
        await store.append(Append("t", 0, None, 0, ("made",)))
        await store.append(Append("t", 1, "a", 0, ("one", "two")))
        with pytest.raises(StoreDuplicateError) as again:
            await store.append(Append("t", 1, "a", 0, ("one", "two")))
        with pytest.raises(StoreDuplicateError):
            await store.append(Append("t", 3, "a", 0, ("later",)))
        assert len(await store.events("t")) == 3
        return again.value.seq

    assert run(data, use) == 2


@pytest.mark.parametrize("after", [0, 2, 7])
def test_events_decided_for_another_moment_are_a_conflict(data: Place, after: int) -> None:
    async def use(store: Store) -> None:
        await store.append(Append("t", 0, "a", 0, ("one",)))
        with pytest.raises(StoreConflictError):
            await store.append(Append("t", after, "b", 0, ("two",)))
        assert [row.body for row in await store.events("t")] == ["one"]

    run(data, use)


def test_words_are_deleted_where_nothing_else_happens(data: Place) -> None:
    async def use(store: Store) -> None:
        await store.append(Append("t", 0, "a", 5, ("my name", "a move")))
        await store.append(Append("t", 2, None, 6, (), rewritten=((1, "nobody"),)))
        assert [tuple(row) for row in await store.events("t")] == [
            (1, "a", 5, "nobody"),
            (2, None, 5, "a move"),
        ]
        with pytest.raises(StoreConflictError):
            await store.append(Append("t", 1, None, 7, (), rewritten=((2, "late"),)))
        both = Append("t", 2, None, 8, ("gone",)), Append("t", 3, None, 8, (), rewritten=((2, ""),))
        await store.append(*both)
        assert [row.body for row in await store.events("t")] == ["nobody", "", "gone"]

    run(data, use)


def test_two_tables_change_together_or_not_at_all(data: Place) -> None:
    async def use(store: Store) -> None:
        await store.append(Append("t", 0, None, 0, ("one",)))
        with pytest.raises(StoreConflictError):
            await store.append(
                Append("new", 0, None, 0, ("made",), listing("new"), ("guest",)),
                Append("t", 0, None, 0, ("clash",)),
            )
        assert await store.events("new") == []
        assert await store.find("code-new") is None
        assert await store.games_of("guest", 10) == []

    run(data, use)


def test_a_refused_change_does_not_disturb_those_of_the_same_commit(data: Place) -> None:
    async def use(store: Store) -> None:
        results = await asyncio.gather(
            store.append(Append("t", 0, None, 0, ("one",))),
            store.append(Append("t", 0, None, 0, ("clash",))),
            store.append(Append("t", 1, None, 10**30, ("too large a number",))),
            store.append(Append("t", 1, None, 0, ("two",))),
            return_exceptions=True,
        )
        kinds = [type(None), StoreConflictError, StoreError, type(None)]
        assert [type(result) for result in results] == kinds
        assert [row.body for row in await store.events("t")] == ["one", "two"]

    run(data, use)


def test_many_writers_at_once_lose_nothing(data: Place) -> None:
    async def use(store: Store) -> None:
        async def write(table: str) -> None:
            for after in range(20):
                await store.append(Append(table, after, f"c{after}", 0, (f"{after}",)))

        names = [f"t{number}" for number in range(30)]
        await asyncio.gather(*map(write, names))
        for name in names:
            assert [row.body for row in await store.events(name)] == [str(n) for n in range(20)]

    run(data, use)


def test_tables_are_found_by_code_status_and_player(data: Place) -> None:
    async def use(store: Store) -> None:
        await store.append(Append("a", 0, None, 0, ("x",), listing("a"), ("ann", "bob")))
        await store.append(Append("b", 0, None, 0, ("x",), listing("b", listed=False), ("ann",)))
        await store.append(
            Append("a", 1, None, 0, ("y",), listing("a", status="playing", updated=9), ("ann",))
        )
        assert await store.find("code-b") == listing("b", listed=False)
        assert await store.find("code-c") is None
        assert [found.table for found in await store.listings()] == ["a", "b"]
        assert [found.table for found in await store.listings(limit=1)] == ["a"]
        assert [found.table for found in await store.listings(status="playing")] == ["a"]
        assert [found.table for found in await store.listings(listed=False)] == ["b"]
        assert [found.table for found in await store.games_of("ann", 9)] == ["a", "b"]
        assert [found.table for found in await store.games_of("bob", 9)] == ["a"]
        assert await store.drop(["a", "never there"]) == 1
        assert await store.events("a") == []
        assert [found.table for found in await store.games_of("ann", 9)] == ["b"]

    run(data, use)


def test_a_listing_knows_its_last_event_and_keeps_its_place_until_the_status_changes(
    data: Place,
) -> None:
    async def use(store: Store) -> None:
        await store.append(Append("a", 0, None, 1, ("x",), listing("a", updated=1)))
        await store.append(Append("b", 0, None, 2, ("x",), listing("b", updated=2)))
        await store.append(Append("a", 1, None, 5, ("y", "z")))
        seated = listing("a", updated=7, summary="seated")
        await store.append(Append("a", 3, None, 7, ("y",), seated))
        await store.append(Append("a", 4, None, 9, ("z",)))
        b, a = await store.listings()
        assert b == listing("b", updated=2, last=2)
        assert a == listing("a", updated=1, summary="seated", last=9)
        await store.summarize("a", "late")
        await store.summarize("b", "first")
        assert [found.summary for found in await store.listings()] == ["first", "seated"]

    run(data, use)


def test_two_tables_cannot_have_one_code(data: Place) -> None:
    async def use(store: Store) -> None:
        await store.append(Append("a", 0, None, 0, ("x",), listing("a")))
        with pytest.raises(StoreConflictError):
            await store.append(Append("b", 0, "c", 0, ("x",), listing("b", code="code-a")))
        assert await store.events("b") == []

    run(data, use)


def test_sessions_are_kept_until_their_guest_is_forgotten(data: Place) -> None:
    async def use(store: Store) -> None:
        await store.open_session("digest", "ann", 1)
        await store.open_session("other", "ann", 2)
        assert await store.session("digest") == "ann"
        assert await store.session("unknown") is None
        await store.open_session("digest", "bob", 3)
        assert await store.session("digest") == "ann"
        await store.forget("ann")
        assert await store.session("other") is None

    run(data, use)


def test_a_closed_store_says_so(data: Place) -> None:
    async def use(store: Store) -> None:
        await store.close()
        with pytest.raises(StoreError, match="shutting down"):
            await store.append(Append("t", 0, None, 0, ("x",)))
        with pytest.raises(StoreError, match="shutting down"):
            await store.events("t")

    run(data, use)


def test_what_was_handed_over_before_the_end_is_written(data: Place) -> None:
    async def use(store: Store) -> None:
        waiting = [
            asyncio.ensure_future(store.append(Append(f"t{n}", 0, None, 0, ("x",))))
            for n in range(50)
        ]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)

    run(data, use)

    async def found(store: Store) -> list[int]:
        return [len(await store.events(f"t{n}")) for n in range(50)]

    assert run(data, found) == [1] * 50


@given(st.text())
def test_any_text_comes_back_as_it_was(text: str) -> None:
    database = Database(MEMORY)
    database.commit([lambda base: base.append(Append("t", 0, None, 0, (text,)))])
    found = [row.body for row in database.events("t")]
    database.close()
    try:
        text.encode()
    except UnicodeEncodeError:
        assert found == []
    else:
        assert found == [text]


def test_notes_are_kept_as_long_as_their_table_or_guest_and_are_in_a_copy(
    data: Place, tmp_path: Path
) -> None:
    def note(owner: str, name: str, body: str = "", at: int = 1) -> Note:
        return Note(owner, "kind", name, at, body)

    async def use(store: Store) -> None:
        await store.append(Append("t", 0, None, 1, ("{}",), listing("t")))
        await store.open_session("digest", "ann", 1)
        await store.keep_notes([note("t", "b"), note("ann", "a", at=2), note("nobody", "c")])
        await store.keep_notes([note("t", "b", "new", at=3)])
        assert await store.notes("kind") == [note("ann", "a", at=2), note("t", "b", "new", at=3)]
        assert await store.notes("kind", "t") == [note("t", "b", "new", at=3)]
        assert await store.notes("other") == []
        await asyncio.to_thread(backup, data, tmp_path / "copy")
        await store.keep_notes([], [note("ann", "a")])
        assert await store.notes("kind", "ann") == []
        await store.keep_notes([note("ann", "d")])
        await store.drop(["t"])
        await store.forget("ann")
        await store.keep_notes([note("t", "late"), note("ann", "late")])
        assert await store.notes("kind") == []

    async def read(store: Store) -> list[str]:
        return [each.name for each in await store.notes("kind")]

    run(data, use)
    restore(tmp_path / "copy", data)
    assert run(data, read) == ["a", "b"]


def test_a_text_that_none_is_or_that_the_database_cannot_have_costs_one_command_alone() -> None:
    async def use(store: Store) -> None:
        for text in ("\0", "a\ud800"):
            refused = store.append(Append("t", 0, None, 0, (text,)))
            beside = store.append(Append(f"u{len(text)}", 0, None, 0, ("x",)))
            found = await asyncio.gather(refused, beside, return_exceptions=True)
            assert [type(each) for each in found] == [StoreError, type(None)]
        await store.append(Append("t", 0, None, 0, ("\u202f\U0001f0cf",)))
        assert [row.body for row in await store.events("t")] == ["\u202f\U0001f0cf"]
        assert await store.find("\0") is None

    run(postgres().schema(), use)


def test_trouble_keeps_nobody_who_asked_for_it(data: Place) -> None:
    """Whoever looks after a server asks once a second, for as long as it lasts."""

    async def use(store: Any) -> None:
        trouble = store._trouble = StoreError("store-full", file="db")
        kept = []
        for _ in range(3):
            with pytest.raises(StoreError, match="full"):
                await store.check()
            kept.append(len([*walk_tb(trouble.__traceback__)]))
        assert kept == [kept[0]] * 3

    run(data, use)
