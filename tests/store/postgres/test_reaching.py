"""How a database is reached: by addresses of every kind, and always the host that writes."""

import asyncio
import re
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.store.support.opened import opened, run
from tests.support.link import BACK, THERE, Link
from tests.support.postgres import Postgres, postgres
from tests.support.waiting import wait_until
from tusch.store import Append, DatabaseUrl, Store, StoreError, as_place, backup
from tusch.store.postgres import nodes, store
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
    wait_until(
        "a server that has heard of it",
        lambda: server.run("SHOW default_transaction_read_only").strip() == read_only,
    )


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

    async def use(base: Store) -> None:
        assert isinstance(base, PostgresStore)
        await base.append(Append("t", 0, None, 0, ("x",)))
        node = base.nodes(60)
        await node.renew()
        await base.append(Append("t", 1, None, 0, ("y",)))
        for _ in range(3):
            found = await asyncio.gather(*[base.events("t") for _ in range(5 * READERS)])
            assert {len(rows) for rows in found} == {2}
            await base._pool.expire_connections()
        await node.leave()

    run(url, use)
    backup(url, tmp_path / "copy")


def test_without_a_host_that_writes_a_line_says_so(standby: Postgres) -> None:
    url = of_hosts(postgres().schema(), standby.port, standby.port)
    assert asyncio.run(open_error(url)).message.id == "store-no-writer"


def test_a_host_that_writes_no_more_is_left_and_asked_for_again(standby: Postgres) -> None:
    switch(standby, "off")
    url = of_hosts(standby.schema(), standby.port)

    async def use() -> None:
        async with opened(url) as base, asyncio.timeout(60):
            assert isinstance(base, PostgresStore)
            node = base.nodes(600)
            await node.renew()
            done, told = 0, ""

            async def add() -> None:
                nonlocal done, told
                try:
                    await base.append(Append("t", done, None, 0, ("x",)))
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
                await node.renew()
            with pytest.raises(StoreError, match="each host"):
                await node.renew()
            switch(standby, "off")
            while done == before:
                await add()
            assert len(await base.events("t")) == done
            assert await node.renew()
            await node.leave()

    asyncio.run(use())
    switch(standby, "on")


@pytest.mark.faults
def test_a_silent_host_leaves_time_for_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    writer = postgres()
    monkeypatch.setattr(store, "PATIENCE", 1.0)
    monkeypatch.setattr(nodes, "PATIENCE", 1.0)

    async def use() -> None:
        async with Link(writer.port).open() as link:
            link.dead |= {THERE, BACK}
            async with opened(of_hosts(writer.schema(), link.port, writer.port)) as base:
                await base.append(Append("t", 0, None, 0, ("x",)))
                assert len(await base.events("t")) == 1
                assert isinstance(base, PostgresStore)
                node = base.nodes(60)
                assert not await node.renew()
                await node.leave()

    asyncio.run(use())


def test_what_the_address_sets_is_set() -> None:
    """Also a commit that waits for a copy; what it does not set stays as we need it."""
    more = "&synchronous_commit=remote_apply&application_name=ann&transaction_timeout=7s"
    url = DatabaseUrl(postgres().schema().text + more)

    async def use(base: Store) -> None:
        assert isinstance(base, PostgresStore)
        await base.append(Append("t", 0, None, 0, ("x",)))
        assert await shown(base._connection, "synchronous_commit") == "remote_apply"
        assert await shown(base._connection, "transaction_timeout") == "7s"
        assert await shown(base._connection, "tcp_keepalives_idle") == "5"
        node = base.nodes(0.5)
        await node.renew()
        assert await shown(node._connection, "application_name") == "ann"
        await base.append(Append("t", 1, None, 0, ("y",)))
        name = "idle_in_transaction_session_timeout"
        assert await shown(base._connection, name) == "500ms"
        assert await base._read(lambda reader: shown(reader, "application_name")) == "ann"
        await node.leave()

    run(url, use)


POOLER = {"user", "database", "client_encoding", "application_name"}
"""What a pooler takes that stands between a server and its database."""


def test_a_pooler_is_asked_for_nothing_that_it_would_refuse() -> None:
    greetings: list[set[str]] = []

    async def pooler(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        said = await reader.readexactly(int.from_bytes(await reader.readexactly(4)) - 4)
        if len(said) == 4:
            # Whether it could be encrypted.
            writer.write(b"N")
            said = await reader.readexactly(int.from_bytes(await reader.readexactly(4)) - 4)
        greetings.append(set(said[4:].decode().split("\0")[:-2:2]))
        writer.close()

    async def see() -> None:
        server = await asyncio.start_server(pooler, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        await open_error(DatabaseUrl(f"postgresql://ann@127.0.0.1:{port}/tusch"))
        server.close()

    asyncio.run(see())
    assert greetings
    assert all(asked <= POOLER for asked in greetings), greetings


@pytest.mark.parametrize(
    ("asked", "found"), [("off", "on"), ("local", "on"), ("remote_apply", "remote_apply")]
)
def test_commits_are_on_disk_however_the_database_is_set(asked: str, found: str) -> None:
    base = postgres()
    url = base.schema()
    role = f"r{asked}"
    base.run(
        f"CREATE ROLE {role} SUPERUSER LOGIN; ALTER ROLE {role} SET synchronous_commit = {asked}"
    )

    async def use(opened: Store) -> None:
        assert isinstance(opened, PostgresStore)
        assert await shown(opened._connection, "synchronous_commit") == found

    run(DatabaseUrl(url.text.replace("tusch@", f"{role}@")), use)


async def shown(connection: Any, name: str) -> str:
    return str(await connection.fetchval(f"SHOW {name}"))


@pytest.mark.parametrize("value", ["off", "local", "remote_write", "false"])
def test_less_than_on_disk_is_refused(value: str) -> None:
    with pytest.raises(StoreError, match=rf"cannot be ‘{value}’; it can be on and remote_apply\."):
        as_place(f"postgresql://ann:secret@127.0.0.1/x?synchronous_commit={value}")


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("postgresql://ann:hush/quiet@host/x", "%2F"),
        ("postgresql://ann:hush?quiet@host/x", "from 1 to 65535"),
        ("postgresql://ann:12?quiet@host/x", "%3F"),
        ("postgresql://ann:hush#quiet@host/x", "%23"),
        ("postgresql://ann:hush@quiet@host/x", "%40"),
        ("postgresql://ann:hush quiet@host/x", "cannot be read"),
        ("postgresql://ann:hush\nquiet@host/x", "cannot be read"),
        ("postgresql://ann:hush@[::1/x", "cannot be read"),
        ("postgresql://ann:hush/x", "from 1 to 65535"),
        ("postgresql://ann:hush@host:5x/x", "from 1 to 65535"),
        ("postgresql://ann:hush@host:99999/x", "from 1 to 65535"),
        ("postgresql://ann:hush@host/x?port=quiet", "from 1 to 65535"),
        ("postgresql:/ann:hush@host/x", "cannot be read"),
        ("postgresql:x", "cannot be read"),
        ("postgresql+asyncpg://ann:hush@host/x", "begin with ‘postgresql+asyncpg://’ are unknown"),
        ("mysql://ann:hush@host/x", "begin with ‘mysql://’ are unknown; name a file, or"),
        ("postgresql://ann:hush@host/x?target_session_attrs=standby", "primary and read-write"),
    ],
)
def test_an_address_that_cannot_be_used_is_refused_without_its_password(
    address: str, why: str
) -> None:
    with pytest.raises(StoreError) as refused:
        as_place(address)
    assert why in str(refused.value)
    assert "hush" not in str(refused.value)
    assert "quiet@" not in str(refused.value)


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql://ann:hush@host/x", "postgresql://ann@host/x"),
        ("Postgres://:hush@[::1]:5,b/x", "postgres://[::1]:5,b/x"),
        ("postgresql://host/x?password=hush&search_path=a", "postgresql://host/x?search_path=a"),
        ("postgresql:///x?host=/run&user=ann@hush", "postgresql://…"),
        ("postgresql://", "postgresql://"),
    ],
)
def test_an_address_is_shown_without_its_password(address: str, shown: str) -> None:
    assert str(as_place(address)) == shown


@pytest.mark.parametrize(
    "name", ["tusch.db", "C:/tusch.db", "a:b", "./x:y", "postgres.db", "~/a//b"]
)
def test_everything_else_is_a_file(name: str) -> None:
    assert as_place(name) == Path(name)


@given(st.text(alphabet="ab:/@?#[]%,=&.5 \n", max_size=20))
def test_no_password_breaks_anything_or_is_seen(password: str) -> None:
    secret = f"hu{password}sh"
    try:
        said = str(as_place(f"postgresql://ann:{secret}@host/x"))
    except StoreError as refused:
        said = str(refused)
    assert "hu" not in said
    assert "sh" not in said


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ("&sslmode=bogus", "cannot be used: `sslmode` parameter must be one of"),
        ("&sslmode=require", "cannot be reached: .* rejected SSL upgrade"),
        ("&sslrootcert=/nowhere&sslmode=verify-full", "cannot be reached: No such file"),
        ("&no_such_setting=1", "cannot be used: unrecognized configuration parameter"),
    ],
)
def test_a_line_says_why_a_database_cannot_be_reached(more: str, why: str) -> None:
    url = DatabaseUrl(postgres().schema().text + more)
    assert re.search(why, str(asyncio.run(open_error(url))))
    away = asyncio.run(open_error(of_hosts(url, 1)))
    assert away.message.id in ("store-away", "store-broken")


def test_a_line_says_that_a_database_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "PATIENCE", 0.2)

    async def use() -> None:
        async with Link(postgres().port).open() as link:
            link.dead |= {THERE, BACK}
            said = str(await open_error(of_hosts(postgres().schema(), link.port)))
            assert said.endswith("cannot be reached: no answer.")

    asyncio.run(use())
