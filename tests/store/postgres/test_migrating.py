"""A database is brought to a new form while others use it: nobody waits for long."""

import asyncio
from typing import Any

import pytest

from tests.store.support.opened import opened
from tests.support.postgres import postgres
from tusch.store import Append, DatabaseUrl, StoreError
from tusch.store.postgres import schema, store
from tusch.store.postgres.connecting import connected
from tusch.store.postgres.store import PostgresStore

SLOW = 6
"""Seconds of a script: more than any answer may take while people play."""


@pytest.fixture
def made() -> DatabaseUrl:
    """A database of this version."""
    url = postgres().schema()

    async def make() -> None:
        async with opened(url):
            pass

    asyncio.run(make())
    return url


def to_come(monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    """Let stores that are opened from now on be of a version with another script."""
    migrate = schema.migrate

    async def newer(base: Any, url: DatabaseUrl, **more: Any) -> None:
        await migrate(base, url, (*schema.MIGRATIONS, script), **more)

    monkeypatch.setattr(store, "migrate", newer)


@pytest.mark.faults
def test_two_servers_bear_a_script_that_takes_long(
    made: DatabaseUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    to_come(monkeypatch, f"SELECT pg_sleep({SLOW}); CREATE TABLE slow (x INTEGER)")
    told: list[str] = []

    async def use() -> None:
        both = await asyncio.gather(*(PostgresStore.open(made, tell=told.append) for _ in range(2)))
        for each in both:
            await each.append(Append(str(id(each)), 0, None, 0, ("x",)))
            await each.close()
        async with connected(made) as base:
            assert await base.fetchval("SELECT count(*) FROM slow") == 0
        told.clear()
        await (await PostgresStore.open(made, tell=told.append)).close()

    asyncio.run(use())
    assert not told


def test_moves_do_not_queue_behind_a_script_that_waits(
    made: DatabaseUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody copies everything for long; the script waits for that, and players do not."""
    told: list[str] = []

    async def use() -> None:
        async with opened(made) as old, connected(made) as copying, connected(made) as watching:
            await old.append(Append("t", 0, None, 0, ("one",)))
            await copying.execute("BEGIN; LOCK TABLE events IN ACCESS SHARE MODE")
            to_come(monkeypatch, "ALTER TABLE events ADD COLUMN mood TEXT")
            new = asyncio.create_task(PostgresStore.open(made, tell=told.append))
            async with asyncio.timeout(60):
                while not await watching.fetchval(
                    "SELECT count(*) FROM pg_locks WHERE NOT granted"
                ):
                    await asyncio.sleep(0.01)
                await old.append(Append("t", 1, None, 0, ("two",)))
                assert len(await old.events("t")) == 2
                assert not new.done()
                await copying.execute("COMMIT")
                await (await new).close()
            await old.append(Append("t", 2, None, 0, ("three",)))

    asyncio.run(use())
    assert told == ["bringing the database to a new form", "the database has its new form"]


def test_a_script_does_not_wait_for_ever(
    made: DatabaseUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    to_come(monkeypatch, "ALTER TABLE events ADD COLUMN mood TEXT")
    monkeypatch.setattr(schema, "LOCK_TIMEOUT", "10ms")
    monkeypatch.setattr(schema, "PAUSE", 0.01)
    monkeypatch.setattr(schema, "LONGEST", 0.1)

    async def use() -> None:
        async with connected(made) as copying:
            await copying.execute("BEGIN; LOCK TABLE events IN ACCESS SHARE MODE")
            with pytest.raises(StoreError) as busy:
                await PostgresStore.open(made)
            assert busy.value.message.id == "store-busy"

    asyncio.run(use())
