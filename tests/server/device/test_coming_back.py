"""Devices lose their connections and come back: each is told exactly what it missed."""

import asyncio
from pathlib import Path

from tests.server.support.clients import SEATS, Device, table
from tests.server.support.process import Server, sockets
from tests.support.scale import scaled

TABLES = scaled(50)
GUESTS = SEATS + 1
"""Four players at every table, and somebody who looks on."""
TIMES = 20
"""How often each guest's second device comes back: 5,000 times in all."""
DEVICES = 500
"""How many there are at once: so many come back in a storm."""


async def flicker(device: Device, times: int) -> None:
    """Come and go; sometimes stay for a moment, sometimes be gone before anything was heard."""
    for _ in range(times):
        device.cut()
        await device.connect()
        if device.rng.randrange(2):
            await device.news()


async def play(devices: list[Device], moves: int) -> None:
    """Let those who sit at a table make so many moves, one after another."""
    for _ in range(moves):
        while not (moved := [device for device in devices if any(device.legal.values())]):
            await asyncio.sleep(0.01)
        id = moved[0].move()
        assert id
        assert (await moved[0].answer(id))["answer"] == "ok"
        await asyncio.sleep(moved[0].rng.random() / 10)


async def one_table(server: Server, tokens: list[str], seed: int) -> int:
    """Play with steady devices while other devices of the same guests flicker; compare them."""
    steady = await table(server, tokens, seed, spectators=9)
    for number, onlooker in enumerate(steady[SEATS:]):
        assert (await onlooker.do(do="chat", text="hello", name=f"Z{number}"))["answer"] == "ok"
    restless = [Device(server, token, steady[0].code, seed) for token in tokens]
    for device in restless:
        await device.connect(source=steady[0].home)
        await device.news()
    playing = asyncio.create_task(play(steady[:SEATS], 2 * TIMES))
    await asyncio.gather(*(flicker(device, TIMES) for device in restless))
    await playing
    last = await steady[0].do(do="chat", text="the end")
    await asyncio.gather(*(device.until(last["seq"]) for device in (*steady, *restless)))
    heard = 0
    for one, other in zip(steady, restless, strict=True):
        first, _ = other.heard[0]
        assert other.heard[1:] == [news for news in one.heard if news[0] > first]
        heard += len(other.heard)
    for device in (*steady, *restless):
        device.cut()
    return heard


def test_whoever_comes_back_is_told_exactly_what_he_missed(tmp_path: Path) -> None:
    server = Server(tmp_path)
    tokens = server.guests(TABLES * GUESTS)

    async def come_and_go() -> int:
        some = [tokens[n : n + GUESTS] for n in range(0, len(tokens), GUESTS)]
        heard = 0
        at_once = sockets(DEVICES) // (2 * GUESTS)
        for first in range(0, TABLES, at_once):
            wave = range(first, min(first + at_once, TABLES))
            heard += sum(await asyncio.gather(*(one_table(server, some[n], n) for n in wave)))
        return heard

    assert server.run(come_and_go) > TABLES * GUESTS * TIMES
    assert "Traceback" not in server.logged(), server.logged()[-3000:]


def test_all_come_back_at_once_after_a_restart_and_play_on(tmp_path: Path) -> None:
    server = Server(tmp_path)
    tokens = server.guests(sockets(DEVICES) // SEATS * SEATS)

    async def storm() -> None:
        some = [tokens[n : n + SEATS] for n in range(0, len(tokens), SEATS)]
        tables: list[list[Device]] = []
        for first in range(0, len(some), TABLES):
            wave = enumerate(some[first : first + TABLES], start=first)
            tables += await asyncio.gather(*(table(server, each, n) for n, each in wave))
        before = [devices[0].since or 0 for devices in tables]
        server.kill()
        await server.start()
        await asyncio.gather(*(device.connect() for devices in tables for device in devices))
        for devices, last in zip(tables, before, strict=True):
            await play(devices, 1)
            for device in devices:
                await device.until(last + 1)
                assert [seq for seq, _ in device.heard] == sorted({s for s, _ in device.heard})
                device.cut()

    server.run(storm)
    assert "Traceback" not in server.logged(), server.logged()[-3000:]
