"""Connections that say nothing, or half of something, or are too many: they end, others play."""

import asyncio
import re
from contextlib import suppress
from pathlib import Path
from time import monotonic

import pytest

from tests.server.support.clients import Device, create, table
from tests.server.support.process import Server
from tests.server.support.wire import LOST, RefusedError
from tests.support.scale import scaled
from tests.support.waiting import until, waiting_for
from tusch.server.device.session import SILENT
from tusch.server.observe.metrics import Metrics
from tusch.server.observe.notices import Notices
from tusch.server.rate_limit import ARRIVALS
from tusch.server.run.doors import APART, NEXT, Doors

SHORT = {"header": 300, "body": 300, "answer": 600, "greeting": 300}
"""Milliseconds instead of seconds."""
EACH, MANY = scaled(5), scaled(20)
FILES = 128
SPARE = 64
FEW = {"connections": 8, "spare_files": SPARE, "share": 4}

HEAD = "Host: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\nCookie: tusch={token}\r\n"
BEGINNINGS = {
    "silent": "",
    "half a line": "GET /api/ta",
    "half a header": "GET /api/tables HTTP/1.1\r\nHost: x\r\n",
    "half a body": f"POST /api/tables HTTP/1.1\r\n{HEAD}Content-Length: 5000\r\n\r\nhalf",
    "half a chunk": f"POST /api/replay HTTP/1.1\r\n{HEAD}Transfer-Encoding: chunked\r\n\r\n5\r\nha",
    "half a second request": f"GET /healthz HTTP/1.1\r\n{HEAD}\r\nGET /",
}


async def plain(
    server: Server, source: str = "127.0.0.1", limit: int = 65_536
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Connect, and say nothing yet."""
    where = ("127.0.0.1", server.port)
    return await asyncio.open_connection(*where, local_addr=(source, 0), limit=limit)


async def answers(server: Server, source: str = "127.0.0.1") -> bytes:
    """Ask for something small, and return the first line of the answer."""
    reader, writer = await plain(server, source)
    writer.write(f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode())
    try:
        return await reader.readline()
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


async def closed(reader: asyncio.StreamReader) -> None:
    """Wait until the server closes a connection."""
    async with waiting_for("the end of a connection"):
        with suppress(ConnectionResetError):
            await reader.read()


@pytest.mark.faults
def test_whoever_begins_and_does_not_go_on_is_closed(tmp_path: Path) -> None:
    server = Server(tmp_path, limits=SHORT)
    (token,) = server.guests(1)

    async def begin() -> None:
        opened = []
        for _ in range(EACH):
            for kind, beginning in BEGINNINGS.items():
                reader, writer = await plain(server)
                writer.write(beginning.format(port=server.port, token=token).encode())
                opened.append((kind, reader, writer))
        for _, reader, writer in opened:
            await closed(reader)
            writer.close()
        assert b" 200 " in await answers(server)

    server.run(begin)
    assert "Traceback" not in server.logged()
    said = re.findall(r"turned away reason=slow-(\w+) count=1$", server.logged(), re.MULTILINE)
    assert {"header", "body"} <= set(said)
    assert len(said) == len(set(said))


def test_whoever_does_not_read_the_answer_is_closed(tmp_path: Path) -> None:
    server = Server(tmp_path, limits={"answer": SHORT["answer"]})

    async def ask() -> None:
        reader, writer = await plain(server, limit=1_024)
        host = f"Host: 127.0.0.1:{server.port}"
        for _ in range(60):
            writer.write(f"GET /api/openapi.json HTTP/1.1\r\n{host}\r\n\r\n".encode())
        await until("reason=slow-answer", lambda: "reason=slow-answer" in server.logged())
        await closed(reader)
        writer.close()

    server.run(ask)


@pytest.mark.faults
def test_a_socket_that_says_nothing_is_closed_and_one_that_plays_is_not(tmp_path: Path) -> None:
    server = Server(tmp_path, limits=SHORT)
    tokens = server.guests(2)

    async def open_both() -> None:
        player = Device(server, tokens[0], await create(server, tokens[0]))
        await player.connect()
        silent = Device(server, tokens[1])
        await silent.connect()
        assert silent.wire
        async with waiting_for("the end of a socket that says nothing"):
            assert await silent.wire.closed in (SILENT, LOST)
        assert (await player.do(do="start"))["answer"] == "ok"

    server.run(open_both)
    assert "turned away reason=silent" in server.logged()


def test_one_address_cannot_take_all_places_and_the_log_says_so(tmp_path: Path) -> None:
    server = Server(tmp_path, limits=FEW, files=FILES)

    async def crowd() -> None:
        crowding = [await plain(server, "127.2.0.1") for _ in range(2 * FEW["connections"])]
        assert await answers(server, "127.2.0.1") in (b"", b"HTTP/1.1 503 Service Unavailable\r\n")
        assert b" 200 " in await answers(server, "127.2.0.2")
        for _, writer in crowding:
            writer.close()
        async with waiting_for("room for somebody more"):
            while b" 200 " not in await answers(server, "127.2.0.1"):
                await asyncio.sleep(0.05)

    server.run(crowd)
    assert "turned away reason=address" in server.logged()


def test_many_addresses_that_say_nothing_make_room_for_those_who_do(tmp_path: Path) -> None:
    server = Server(tmp_path, limits=FEW, files=FILES)

    async def crowd() -> None:
        crowding = [
            await plain(server, f"127.2.{n}.1")
            for n in range(2 * FILES // FEW["connections"])
            for _ in range(FEW["connections"])
        ]
        for _ in range(MANY):
            assert b" 200 " in await answers(server, "127.9.0.1")
        for _, writer in crowding:
            writer.close()

    server.run(crowd)
    assert "turned away reason=full" in server.logged()
    assert "Too many open files" not in server.logged()


def test_a_family_behind_one_address_plays_and_a_crowd_has_its_turns(tmp_path: Path) -> None:
    server = Server(tmp_path)
    tokens = server.guests(16)
    more = 60
    """Who stand in line; some of them are let by in the meantime."""

    async def play() -> None:
        begun = monotonic()
        crowd = ARRIVALS.burst + more
        found = await asyncio.gather(*(answers(server, "127.2.0.1") for _ in range(crowd)))
        assert all(b" 200 " in answer for answer in found)
        assert monotonic() - begun >= more * APART / 2_000
        for n in range(0, len(tokens), 4):
            await table(server, tokens[n : n + 4], 0)

    server.run(play)
    assert "turned away" not in server.logged()


def test_a_guest_has_so_many_sockets_and_so_many_at_one_table(tmp_path: Path) -> None:
    server = Server(tmp_path, limits={"sockets": 5, "devices": 3})
    tokens = server.guests(2)

    async def crowd() -> None:
        code = await create(server, tokens[0])
        here = [Device(server, tokens[0], code) for _ in range(4)]
        for device in here:
            await device.connect()
        for device in here[:3]:
            await device.until(1)
        assert here[3].wire
        async with waiting_for("one device too many to be sent away"):
            while not here[3].closed:
                await here[3].news()
        assert here[3].closed == ["server-devices"]
        here[0].cut()
        await until_let_in(here[3])
        fifth, sixth = (Device(server, tokens[0]) for _ in range(2))
        await Device(server, tokens[0]).connect()
        await fifth.connect()
        with pytest.raises(RefusedError, match="429"):
            await sixth.connect()
        await Device(server, tokens[1], code).connect()

    server.run(crowd)
    assert "turned away reason=devices" in server.logged()
    assert "turned away reason=sockets" in server.logged()


async def until_let_in(device: Device) -> None:
    """Turn to the table until there is room."""
    while device.since is None:
        device.watch()
        await device.news()
        await asyncio.sleep(0.05)


def test_a_crowd_of_one_address_stands_in_line_and_others_do_not() -> None:
    now = 1_000
    doors = Doors(Notices(Metrics().turned_away), 10_000, now=lambda: now)
    first = [doors.line("10.0.0.1") for _ in range(ARRIVALS.burst)]
    assert first == [NEXT * n for n in range(ARRIVALS.burst)]
    assert [doors.line("10.0.0.1") for _ in range(200)] == [APART * n for n in range(200)]
    assert doors.line("10.0.0.2") == NEXT * ARRIVALS.burst
    now = 100_000
    assert doors.line("10.0.0.1") == 0


def test_those_behind_a_proxy_are_no_crowd() -> None:
    doors = Doors(Notices(Metrics().turned_away), 10_000, 1, ["10.0.0.0/8"], now=lambda: 1_000)
    waits = [doors.line("10.0.0.1") for _ in range(2 * ARRIVALS.burst)]
    assert waits == [NEXT * n for n in range(2 * ARRIVALS.burst)]
    assert all(doors.enter("10.0.0.1") for _ in range(10))
    asyncio.run(alone(doors))


async def alone(doors: Doors) -> None:
    """Come twice from an address that is no proxy's."""
    assert [doors.enter("11.0.0.1"), doors.enter("11.0.0.1")] == [True, False]
