"""Readers who do not read: they are dropped, and the others do not notice."""

import asyncio
import socket
from pathlib import Path

import pytest

from tests.server.support.clients import Device, create
from tests.server.support.process import Server
from tests.server.support.wire import LOST, PING
from tusch.server.device.session import SLOW
from tusch.server.errors import ServeError
from tusch.server.run.listener import SEND_BUFFER, UNHEARD, listening

STALLED = 200
TABLES = 4
TALKERS = 16
LINES = 36
"""Nearly as many as one may send at once."""
TINY = 2_048


class Stalled(Device):
    """A device that does not read what it asked for."""

    async def stall(self, home: str) -> None:
        await self.connect(source=home, receive_buffer=TINY)
        assert self.wire
        self.wire.transport.pause_reading()

    async def read_on(self) -> int:
        """Read after all; return the code that comes after the rest."""
        assert self.wire
        self.wire.transport.resume_reading()
        return await self.wire.closed


async def talk(device: Device, text: str) -> list[str]:
    """Say something long, again and again, as fast as it is answered."""
    said = [await device.do(do="chat", text=text, name="T") for _ in range(LINES)]
    return [answer["answer"] for answer in said]


async def one_table(server: Server, tokens: list[str], number: int) -> None:
    """People talk where many look on who have stopped reading."""
    code = await create(server, tokens[0], spectators=100)
    talkers = [Device(server, token, code) for token in tokens[:TALKERS]]
    stalled = [Stalled(server, token, code) for token in tokens[TALKERS:]]
    home = f"127.3.{number}"
    for n, device in enumerate(talkers):
        await device.connect(source=f"{home}.{n + 1}")
        await device.do(do="chat", text="hello", name=f"T{n}")
    for n, stopped in enumerate(stalled):
        await stopped.stall(f"{home}.{n // 10 + 100}")
    answers = await asyncio.gather(*(talk(device, "\u4e03" * 300) for device in talkers))
    assert {answer for some in answers for answer in some} == {"ok"}
    last = max(device.answers[-1]["seq"] for device in talkers)
    for device in talkers:
        await device.until(last)
        assert [seq for seq, _ in device.heard] == sorted({seq for seq, _ in device.heard})
    await seen_to_be_gone(talkers[0])
    # Half of them read on, and find out why if it is not too late; the others are cut off.
    half = len(stalled) // 2
    codes = await asyncio.gather(*(device.read_on() for device in stalled[:half]))
    assert set(codes) <= {SLOW, LOST}
    for stopped in stalled[half:]:
        assert stopped.wire
        while not stopped.wire.closed.done():
            # Only writing shows that the other side is gone to somebody who does not read.
            stopped.wire.frame(PING, b"")
            await asyncio.sleep(0.1)


async def seen_to_be_gone(device: Device) -> None:
    """Wait until the table says that of all who look on only those who talk are left."""
    while device.spectators != TALKERS - 1:
        await device.news()


def test_stalled_readers_are_dropped_and_slow_nobody_down(tmp_path: Path) -> None:
    server = Server(tmp_path)
    each = TALKERS + STALLED // TABLES
    tokens = server.guests(TABLES * each)

    async def stall() -> None:
        some = [tokens[n : n + each] for n in range(0, len(tokens), each)]
        await asyncio.gather(*(one_table(server, t, n) for n, t in enumerate(some)))

    server.run(stall)
    assert "Traceback" not in server.logged(), server.logged()[-3000:]


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="this system has no such thing")
def test_every_connection_has_little_room_for_what_is_not_read() -> None:
    with listening("127.0.0.1", 0) as listener, socket.socket() as device:
        device.connect(listener.getsockname())
        with listener.accept()[0] as accepted:
            room = accepted.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF)
            # The system counts its own needs too, and so gives twice as much.
            assert room <= 2 * SEND_BUFFER
            limit = accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)
            assert limit == UNHEARD


def test_a_busy_port_is_found_out_at_once() -> None:
    with listening("127.0.0.1", 0) as listener:
        port = int(listener.getsockname()[1])
        with pytest.raises(ServeError, match=str(port)), listening("127.0.0.1", port):
            pass
