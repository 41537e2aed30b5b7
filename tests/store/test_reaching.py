"""How a database is reached: by addresses of every kind, and always the host that writes."""

import asyncio
import re
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.store.support.opened import opened, run
from tests.support.postgres import Postgres, postgres
from tusch.store import Append, DatabaseUrl, Store, StoreError, backup
from tusch.store.postgres.store import READERS, PostgresStore


@pytest.fixture(scope="module")
def standby() -> Iterator[Postgres]:
    """A server that refuses to write, as one that follows another does."""
    folder = Path(tempfile.mkdtemp(prefix="tusch-postgres-"))
    own = Postgres(folder)
    own.start()
    switch(own, "on")
    yield own
    own.stop()
    shutil.rmtree(folder)


def switch(server: Postgres, read_only: str) -> None:
    """Let a server refuse to write, or write again; it is soon heard everywhere."""
    server.run(f"ALTER SYSTEM SET default_transaction_read_only = {read_only}")
    server.run("SELECT pg_reload_conf()")
    while server.run("SHOW default_transaction_read_only").strip() != read_only:
        pass


def of_hosts(url: DatabaseUrl, *ports: int, more: str = "") -> DatabaseUrl:
    """The same address with several hosts."""
    hosts = ",".join(f"127.0.0.1:{port}" for port in ports)
    return DatabaseUrl(re.sub(r"127\.0\.0\.1:\d+", hosts, url.text) + more)


async def open_error(url: DatabaseUrl) -> StoreError:
    with pytest.raises(StoreError) as error:
        await PostgresStore.open(url)
    return error.value


@pytest.mark.parametrize("more", ["", "&target_session_attrs=read-write"])
def test_everything_finds_the_host_that_writes(
    standby: Postgres, tmp_path: Path, more: str
) -> None:
    writer = postgres()
    url = of_hosts(writer.schema(), 1, standby.port, writer.port, more=more)

    async def use(store: Store) -> None:
        assert isinstance(store, PostgresStore)
        await store.append(Append("t", 0, None, 0, ("x",)))
        nodes = store.nodes(60)
        await nodes.renew()
        await store.append(Append("t", 1, None, 0, ("y",)))
        for _ in range(3):
            found = await asyncio.gather(*[store.events("t") for _ in range(5 * READERS)])
            assert {len(rows) for rows in found} == {2}
            await store._pool.expire_connections()
        await nodes.leave()

    run(url, use)
    backup(url, tmp_path / "copy")


def test_without_a_host_that_writes_a_line_says_so(standby: Postgres) -> None:
    url = of_hosts(postgres().schema(), standby.port, standby.port)
    assert asyncio.run(open_error(url)).message.id == "store-no-writer"


def test_a_host_that_writes_no_more_is_left_and_asked_for_again(standby: Postgres) -> None:
    switch(standby, "off")
    url = of_hosts(standby.schema(), standby.port)

    async def use() -> None:
        async with opened(url) as store, asyncio.timeout(60):
            assert isinstance(store, PostgresStore)
            nodes = store.nodes(600)
            await nodes.renew()
            done, told = 0, ""

            async def add() -> None:
                nonlocal done, told
                try:
                    await store.append(Append("t", done, None, 0, ("x",)))
                    done += 1
                except StoreError as refused:
                    told = refused.message.id
                    await asyncio.sleep(0.02)

            switch(standby, "on")
            while told != "store-no-writer":
                await add()
                assert told in ("", "store-read-only", "store-no-writer")
            before = done
            with pytest.raises(StoreError, match="read-only"):
                await nodes.renew()
            with pytest.raises(StoreError, match="each host"):
                await nodes.renew()
            switch(standby, "off")
            while done == before:
                await add()
            assert len(await store.events("t")) == done
            assert await nodes.renew()
            await nodes.leave()

    asyncio.run(use())
    switch(standby, "on")
