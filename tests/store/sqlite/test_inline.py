"""A store that is an image: told when it is kept, and never half."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.support.waiting import LONG
from tusch.store import Append, StoreConflictError, StoreError
from tusch.store.sqlite.database import Database
from tusch.store.sqlite.inline import InlineStore


class Keeper:
    """Keeps images, slowly, and not while it is full."""

    def __init__(self) -> None:
        self.images: list[bytes] = []
        self.full = False

    async def keep(self, image: bytes) -> None:
        await asyncio.sleep(0.001)
        if self.full:
            raise OSError("no room")
        self.images.append(image)

    def run(self, use: Callable[[InlineStore], Awaitable[Any]]) -> Any:
        async def session() -> Any:
            store = InlineStore(self.keep, self.images[-1] if self.images else b"")
            try:
                return await use(store)
            finally:
                await store.close()

        return asyncio.run(session())


def bodies(rows: list[Any]) -> list[str]:
    return [row.body for row in rows]


def test_what_is_acknowledged_is_in_the_image_that_was_kept() -> None:
    keeper = Keeper()

    async def use(store: InlineStore) -> None:
        await store.append(Append("t", 0, "a", 0, ("one",)))
        assert b"one" in keeper.images[-1]

    keeper.run(use)
    assert bodies(keeper.run(lambda store: store.events("t"))) == ["one"]


def test_changes_of_one_moment_are_kept_together() -> None:
    keeper = Keeper()

    async def use(store: InlineStore) -> None:
        changes = [store.append(Append(f"t{each}", 0, None, 0, ("one",))) for each in range(20)]
        await asyncio.gather(*changes)

    keeper.run(use)
    assert len(keeper.images) == 1


def test_a_change_that_could_not_be_kept_has_never_been() -> None:
    keeper = Keeper()

    async def use(store: InlineStore) -> list[str]:
        await store.append(Append("t", 0, "a", 0, ("one",)))
        keeper.full = True
        changes = (
            store.append(Append("t", 1, "b", 0, ("lost",))),
            store.append(Append("u", 0, "b", 0, ("lost",))),
        )
        said = await asyncio.gather(*changes, return_exceptions=True)
        assert [type(each) for each in said] == [StoreError, StoreError]
        assert bodies(await store.events("t")) == ["one"]
        with pytest.raises(StoreError):
            await store.check()
        keeper.full = False
        await store.append(Append("t", 1, "b", 0, ("two",)))
        await store.check()
        return bodies(await store.events("t"))

    assert keeper.run(use) == ["one", "two"]
    assert bodies(keeper.run(lambda store: store.events("t"))) == ["one", "two"]


def test_whoever_waits_is_told_also_when_nothing_can_be_opened_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    keeper = Keeper()

    def no_memory(image: bytes) -> Database:
        raise MemoryError

    async def use(store: InlineStore) -> list[str]:
        await store.append(Append("t", 0, "a", 0, ("one",)))
        keeper.full = True
        with monkeypatch.context() as patch:
            patch.setattr("tusch.store.sqlite.inline._opened", no_memory)
            for _ in range(2):
                with pytest.raises(StoreError):
                    await asyncio.wait_for(store.append(Append("t", 1, "b", 0, ("lost",))), LONG)
            with pytest.raises(StoreError):
                await store.events("t")
        keeper.full = False
        with pytest.raises(StoreError):
            await store.append(Append("t", 1, "b", 0, ("lost",)))
        await store.append(Append("t", 1, "b", 0, ("two",)))
        return bodies(await store.events("t"))

    assert keeper.run(use) == ["one", "two"]


def test_nobody_reads_what_may_not_be_kept() -> None:
    keeper = Keeper()
    keeper.full = True

    async def use(store: InlineStore) -> list[str]:
        change = asyncio.create_task(store.append(Append("t", 0, "a", 0, ("lost",))))
        await asyncio.sleep(0)
        found = bodies(await store.events("t"))
        with pytest.raises(StoreError):
            await change
        return found

    assert keeper.run(use) == []


def test_a_change_that_is_refused_keeps_nothing() -> None:
    keeper = Keeper()

    async def use(store: InlineStore) -> None:
        await store.append(Append("t", 0, "a", 0, ("one",)))
        with pytest.raises(StoreConflictError):
            await store.append(Append("t", 5, "b", 0, ("two",)))

    keeper.run(use)
    assert len(keeper.images) == 1


def test_a_damaged_image_is_refused() -> None:
    keeper = Keeper()

    async def use(store: InlineStore) -> None:
        await store.append(Append("t", 0, "a", 0, ("x" * 1000,) * 100))

    keeper.run(use)
    image = keeper.images[-1]
    middle = len(image) // 2
    for damaged in (b"nonsense" * 1000, image[:middle], image[:middle] + bytes(middle)):
        with pytest.raises(StoreError) as refused:
            InlineStore(keeper.keep, damaged)
        assert refused.value.message.id in ("store-damaged", "store-not-ours")
