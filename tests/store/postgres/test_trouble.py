"""The database is away, restarted, killed in mid-commit, or its link is bad: nothing is lost."""

import asyncio
import re
import shutil
import tempfile
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest

from tests.store.support.opened import opened
from tests.support.link import BACK, THERE, Link
from tests.support.postgres import Postgres, postgres
from tests.support.scale import soaked
from tusch.store import (
    Append,
    DatabaseUrl,
    Store,
    StoreConflictError,
    StoreError,
    StoreUnheardError,
    backup,
    moving,
    trust_clock,
)
from tusch.store.postgres import connecting, schema, store
from tusch.store.postgres.store import PostgresStore
from tusch.store.postgres.writing import Writing

ROUNDS = soaked(3, 100)
WRITERS = 20


@pytest.fixture(scope="module")
def server() -> Iterator[Postgres]:
    """A server that no other test uses, for it ends badly."""
    folder = Path(tempfile.mkdtemp(prefix="tusch-postgres-"))
    own = Postgres(folder)
    own.start()
    yield own
    own.stop()
    shutil.rmtree(folder)


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Try again sooner than where people play."""
    monkeypatch.setattr(store, "PAUSE", 0.02)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give a silent connection up sooner than where people play."""
    monkeypatch.setattr(store, "PATIENCE", 1.0)
    monkeypatch.setitem(connecting.SESSION, "idle_in_transaction_session_timeout", "1s")


def schema_of(url: DatabaseUrl) -> str:
    found = re.search(r"search_path=(\w+)", url.text)
    assert found
    return found[1]


async def open_error(url: DatabaseUrl) -> StoreError:
    with pytest.raises(StoreError) as error:
        await PostgresStore.open(url)
    return error.value


def test_a_database_that_cannot_be_used_is_refused_in_one_line() -> None:
    empty = postgres().schema()
    away = DatabaseUrl("postgresql://ann:secret@127.0.0.1:1/tusch")
    unknown = DatabaseUrl(re.sub("/postgres", "/nothing", empty.text))
    others = postgres().schema()
    postgres().run("CREATE TABLE things (x INTEGER)", schema_of(others))
    newer = postgres().schema()
    postgres().run("CREATE TABLE tusch AS SELECT 99 AS version", schema_of(newer))

    async def see() -> None:
        refused = await open_error(away)
        assert "secret" not in str(refused)
        assert refused.message.id == "store-away"
        assert "nothing" in str(await open_error(unknown))
        assert (await open_error(others)).message.id == "store-not-ours"
        assert (await open_error(newer)).message.id == "store-newer"

    asyncio.run(see())
    assert postgres().run("SELECT count(*) FROM things", schema_of(others)) == "0\n"


def test_a_migration_that_fails_leaves_the_database_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    url = postgres().schema()

    async def see() -> None:
        async with opened(url) as first:
            await first.append(Append("t", 0, None, 0, ("one",)))
        broken = (*schema.MIGRATIONS, "CREATE TABLE more (x INTEGER); SELECT nonsense")
        migrate = schema.migrate
        monkeypatch.setattr(store, "migrate", lambda base, url, **_: migrate(base, url, broken))
        assert "nonsense" in str(await open_error(url))
        monkeypatch.undo()
        async with opened(url) as second:
            assert len(await second.events("t")) == 1

    asyncio.run(see())
    sql = "SELECT count(*) FROM pg_tables WHERE tablename = 'more'"
    assert postgres().run(sql) == "0\n"


def test_a_database_that_a_newer_version_was_at_is_used_as_long_as_it_can_be(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    url = postgres().schema()
    migrate = schema.migrate
    to_come = (*schema.MIGRATIONS, "ALTER TABLE events ADD COLUMN mood TEXT")

    async def see() -> None:
        async with opened(url) as old:
            await old.append(Append("t", 0, None, 0, ("one",)))
            with monkeypatch.context() as newer:
                newer.setattr(store, "migrate", lambda base, url, **_: migrate(base, url, to_come))
                async with opened(url) as new:
                    await new.append(Append("t", 1, None, 0, ("two",)))
            # It goes on beside the newer one, and may be started again.
            await old.append(Append("t", 2, None, 0, ("three",)))
            assert len(await old.events("t")) == 3
        async with opened(url) as again:
            assert len(await again.events("t")) == 3
        sql = "SELECT form FROM tusch"
        assert postgres().run(sql, schema_of(url)) == f"{len(to_come)}\n"

    asyncio.run(see())
    # Where it may run, everything else works too that loses nothing.
    assert [len(each.rows or ()) for each in moving.tables(url)] == [3]
    assert trust_clock(url) == 0
    with pytest.raises(StoreError) as refused:
        backup(url, tmp_path / "copy")
    assert refused.value.message.id == "store-newer"

    async def see_no_more() -> None:
        postgres().run(f"UPDATE tusch SET version = {len(to_come)}", schema_of(url))
        assert (await open_error(url)).message.id == "store-newer"

    asyncio.run(see_no_more())
    for refuse in (
        lambda: backup(url, tmp_path / "copy"),
        lambda: trust_clock(url),
        lambda: list(moving.tables(url)),
    ):
        with pytest.raises(StoreError) as refused:
            refuse()
        assert refused.value.message.id == "store-newer"


class Writer:
    """Somebody who adds to a table, and goes on as the store says."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.acknowledged: list[str] = []

    async def write(self, base: Store, over: asyncio.Event) -> None:
        number = 0
        while not over.is_set():
            number += 1
            client, after = f"c{number}", len(self.acknowledged)
            try:
                await base.append(Append(self.table, after, client, 0, (client,)))
            except StoreConflictError:
                pytest.fail("what was refused had been written after all")
            except StoreError:
                await asyncio.sleep(0.01)
            else:
                self.acknowledged.append(client)


async def under_load(
    url: DatabaseUrl,
    trouble: Callable[[Callable[[int], Awaitable[None]]], Coroutine[Any, Any, None]],
) -> None:
    """Let many write while something happens: all that is acknowledged is there, and no more."""
    writers = [Writer(f"t{n}") for n in range(WRITERS)]
    over = asyncio.Event()

    async def more(count: int) -> None:
        before = sum(len(writer.acknowledged) for writer in writers)
        while sum(len(writer.acknowledged) for writer in writers) < before + count:
            await asyncio.sleep(0.005)

    async with opened(url) as base:
        lives = [asyncio.create_task(writer.write(base, over)) for writer in writers]
        watch = asyncio.create_task(trouble(more))
        await asyncio.wait({watch, *lives}, return_when=asyncio.FIRST_COMPLETED)
        over.set()
        await asyncio.gather(watch, *lives)
        for writer in writers:
            found = [row.body for row in await base.events(writer.table)]
            assert found == writer.acknowledged


def test_the_database_is_restarted_and_killed_in_mid_commit(server: Postgres) -> None:
    rng = Random(0)

    async def trouble(more: Callable[[int], Awaitable[None]]) -> None:
        for number in range(ROUNDS):
            await more(50)
            await asyncio.sleep(rng.random() / 50)
            if number % 2:
                server.crash()
            else:
                server.stop()
                server.start()
        await more(50)

    asyncio.run(under_load(server.schema(), trouble))


@pytest.mark.faults
@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("kind", ["silent", THERE, BACK])
def test_the_link_to_the_database_is_silent(kind: str) -> None:
    bad_link(kind)


@pytest.mark.parametrize("kind", ["slow", "broken", "unheard"])
def test_the_link_to_the_database_is_bad(kind: str) -> None:
    bad_link(kind)


def bad_link(kind: str) -> None:
    """Write while something is wrong with the link."""
    base = postgres()
    url = base.schema()

    async def live() -> None:
        async with Link(base.port).open() as link:

            async def trouble(more: Callable[[int], Awaitable[None]]) -> None:
                await more(50)
                if kind == "slow":
                    link.pause = 0.02
                elif kind == "broken":
                    for _ in range(ROUNDS):
                        link.cut()
                        await more(50)
                elif kind == "unheard":
                    for _ in range(ROUNDS):
                        link.last_word = b"COMMIT"
                        await more(50)
                else:
                    link.dead |= {THERE, BACK} if kind == "silent" else {kind}
                    await asyncio.sleep(2.5)
                    link.dead.clear()
                await more(50)

            await under_load(base.url(schema_of(url), link.port), trouble)

    asyncio.run(live())


UNUSUAL = (
    asyncpg.InvalidPasswordError,
    asyncpg.TargetServerAttributeNotMatched,
    asyncpg.InsufficientPrivilegeError,
    RuntimeError,
)


@pytest.mark.parametrize("error", UNUSUAL)
@pytest.mark.parametrize("lasting", [False, True], ids=["once", "lasting"])
def test_what_may_be_written_is_not_refused_whatever_comes_next(
    error: type[Exception], lasting: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer to a commit is lost, and the way back to the database is barred."""
    base = postgres()
    url = base.schema()
    honest = connecting.connect
    failures = 0

    async def connect(*given: Any, **more: Any) -> Any:
        nonlocal failures
        failures += 1
        if lasting or failures < 3:
            raise error("no")
        return await honest(*given, **more)

    async def live() -> None:
        async with (
            Link(base.port).open() as link,
            opened(base.url(schema_of(url), link.port)) as first,
        ):
            await first.append(Append("t", 0, None, 0, ("one",)))
            link.last_word = b"COMMIT"
            monkeypatch.setattr(store, "connect", connect)
            two = Append("t", 1, None, 0, ("two",))
            if lasting:
                monkeypatch.setattr(store, "UNHEARD", 0.1)
                with pytest.raises(StoreUnheardError):
                    await first.append(two)
                # What was never sent is refused.
                with pytest.raises(StoreError) as refused:
                    await first.append(Append("t", 2, None, 0, ("three",)))
                assert not isinstance(refused.value, StoreUnheardError)
            else:
                await first.append(two)
            monkeypatch.setattr(store, "connect", honest)
            assert [row.body for row in await first.events("t")] == ["one", "two"]

    asyncio.run(live())


def test_what_is_written_is_not_refused_because_the_database_takes_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    base = postgres()
    url = base.schema()

    async def full(*_: Any) -> None:
        raise asyncpg.DiskFullError("no room")

    async def live() -> None:
        async with (
            Link(base.port).open() as link,
            opened(base.url(schema_of(url), link.port)) as first,
        ):
            await first.append(Append("t", 0, None, 0, ("one",)))
            honest = Writing.commit

            async def commit(self: Writing, *given: Any, again: bool) -> Any:
                if again:
                    monkeypatch.setattr(Writing, "_together", full)
                return await honest(self, *given, again=again)

            monkeypatch.setattr(Writing, "commit", commit)
            link.last_word = b"COMMIT"
            await first.append(Append("t", 1, None, 0, ("two",)))
            with pytest.raises(StoreError, match="full"):
                await first.append(Append("t", 2, None, 0, ("three",)))
            assert len(await first.events("t")) == 2

    asyncio.run(live())


@pytest.mark.parametrize("made", [True, False], ids=["made", "not made"])
def test_a_deletion_that_broke_off_is_done_only_if_the_words_are_gone(
    made: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer to its commit is lost, and the table has more events when it is asked for."""
    base = postgres()
    url = base.schema()

    async def live() -> None:
        async with (
            Link(base.port).open() as link,
            opened(base.url(schema_of(url), link.port)) as first,
            opened(url) as second,
        ):
            assert isinstance(first, PostgresStore)
            await first.append(Append("t", 0, None, 0, ("my name",)))
            honest = Writing.commit

            async def commit(self: Writing, *given: Any, again: bool) -> Any:
                if self.connection is first._connection and again:
                    await second.append(Append("t", 1, None, 0, ("a move",)))
                elif self.connection is first._connection and not made:
                    raise ConnectionResetError
                return await honest(self, *given, again=again)

            monkeypatch.setattr(Writing, "commit", commit)
            if made:
                link.last_word = b"COMMIT"
            deletion = Append("t", 1, None, 0, (), rewritten=((1, "nobody"),))
            if made:
                await first.append(deletion)
            else:
                with pytest.raises(StoreConflictError):
                    await first.append(deletion)
            bodies = [row.body for row in await second.events("t")]
            assert bodies == ["nobody" if made else "my name", "a move"]

    asyncio.run(live())
