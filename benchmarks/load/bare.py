"""The least that a server of ours does for a move, without a game: sockets, a commit, four texts.

A device says something as long as a move, that is written down by the store, and then four devices
are told something as long as the news of one. Nothing is read, decided or shown. What it costs,
beside boardgame.io in turns, says how much is left for the game itself.
"""

import argparse
import asyncio
import json
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import uvicorn
from msgspec.structs import replace
from starlette.types import Receive, Scope, Send

from benchmarks import processes
from benchmarks.findings import Findings
from benchmarks.load.drive import cpu_of
from benchmarks.load.run import PEERS, SEATS, TABLES, drive, running, theirs
from benchmarks.load.watch import Watch
from tests.server.support.wire import Wire as Device
from tests.server.support.wire import open_wire
from tusch.processes.signals import heeded
from tusch.server.device.wire import Wire, wire_of
from tusch.server.run.frames import FramedWire
from tusch.server.run.listener import event_loop
from tusch.store.protocol import Append
from tusch.store.sqlite.store import SqliteStore

SIZES = {"figaro": (450, 1), "flohcati": (650, 2)}
"""Bytes that a device is told of a move, and events that are written for it: not more than ours."""
SAID = b"m" * 95
EVENT = "e" * 90
AIM = 3.0


class BareTable:
    """Four devices that are told whatever one of them says."""

    def __init__(self, store: SqliteStore, name: str, news: bytes, events: int) -> None:
        self._store = store
        self._name = name
        self._news = [news]
        self._bodies = (EVENT,) * events
        self._seq = 0
        self.wires: list[Wire] = []

    def hear(self, _message: bytes) -> None:
        asyncio.get_running_loop().create_task(self._write())

    async def _write(self) -> None:
        after, self._seq = self._seq, self._seq + len(self._bodies)
        client = f"{after}"
        await self._store.append(Append(self._name, after, client, 0, self._bodies, None))
        for wire in self.wires:
            wire.write(self._news)


def serve(file: Path, size: int, events: int) -> None:
    """Serve tables without a game."""
    tables: dict[str, BareTable] = {}

    async def run() -> None:
        store = SqliteStore(file)

        async def application(scope: Scope, receive: Receive, send: Send) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            name, wire = scope["path"], wire_of(scope)
            made = tables.setdefault(name, BareTable(store, name, b"n" * size, events))
            made.wires.append(wire)
            wire.take(made.hear, lambda: None)
            await wire.ended()
            made.wires.remove(wire)

        config = uvicorn.Config(application, lifespan="off", ws=FramedWire, log_config=None, port=0)
        server = uvicorn.Server(config)
        task = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        print("port", server.servers[0].sockets[0].getsockname()[1], flush=True)
        await task
        await store.close()

    with asyncio.Runner(loop_factory=event_loop) as runner:
        runner.run(run())


async def play(
    pid: int, port: int, seconds: float, run: str, tables: int = TABLES
) -> dict[str, float]:
    """Let the devices of all tables speak in turns, each when it has heard the one before."""
    async with Watch() as watch:
        return await _play(watch, pid, port, seconds, run, tables)


async def _play(
    watch: Watch, pid: int, port: int, seconds: float, run: str, tables: int
) -> dict[str, float]:
    moves = 0

    async def table(number: int) -> list[Device]:
        wires: list[Device] = []
        turn = 0

        def hear(seat: int) -> None:
            nonlocal turn, moves
            if seat == turn:
                moves += 1
                turn = (turn + 1) % SEATS
                wires[turn].send(SAID)

        for seat in range(SEATS):
            told = lambda _wire, _text, seat=seat: hear(seat)  # noqa: E731
            wires.append(await open_wire(port, f"/{run}/{number}", hear=told))
            watch.keep(wires[-1])
        return wires

    everybody = [await table(number) for number in range(tables)]
    for wires in everybody:
        wires[0].send(SAID)
    await watch.run(asyncio.sleep(1))
    first, spent = moves, cpu_of(pid)
    await watch.run(asyncio.sleep(seconds))
    async with asyncio.timeout(processes.ANSWER):
        while moves == first:
            await watch.run(asyncio.sleep(0.1))
    return {"moves": float(moves - first), "server_cpu": cpu_of(pid) - spent}


def _drive(pid: int, port: int, seconds: float, run: str) -> dict[str, Any]:
    command = [sys.executable, "-m", "benchmarks.load.bare", "--play", str(pid), str(port), run]
    words = [*command, "--seconds", str(seconds)]
    core, read = processes.DRIVER_CORE, processes.everything
    patience = replace(processes.PATIENCE, answer=processes.ANSWER + seconds)
    with processes.running(words, core, read, patience=patience) as child:
        return dict(json.loads(child.answer()))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--passes", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--serve", nargs=3, help="file, bytes of news, events of a move")
    parser.add_argument("--play", nargs=3, help="process, port, name of the run")
    options = parser.parse_args()
    if options.serve:
        file, size, events = options.serve
        serve(Path(file), int(size), int(events))
        return 0
    if options.play:
        pid, port, run = options.play
        print(json.dumps(asyncio.run(play(int(pid), int(port), options.seconds, run))))
        return 0
    findings = Findings()
    for game in SIZES:
        with findings.row(f"like {game}"):
            _compare(game, options.passes, options.seconds)
    return findings.status


def _compare(game: str, passes: int, seconds: float) -> None:
    """Measure beside one of boardgame.io's games, and print the row."""
    costs: list[float] = []
    peers: list[float] = []
    with TemporaryDirectory() as folder, theirs(game) as peer:
        given = [str(Path(folder) / "bare.db"), *map(str, SIZES[game])]
        with running([sys.executable, "-m", "benchmarks.load.bare", "--serve", *given]) as bare:
            for number in range(passes):
                found = _drive(bare.pid, bare.port, seconds, f"r{number}")
                costs.append(found["server_cpu"] / found["moves"] * 1e6)
                job = {"tables": TABLES, "warm": 1, "seconds": seconds}
                other = drive(peer, kind=game, run=f"b{number}", **job)
                peers.append(other["server_cpu"] / other["moves"] * 1e6)
    cost, their = median(costs), median(peers)
    print(
        f"like {game}: {cost:.0f} microseconds a move without a game, "
        f"{PEERS[game]} {their:.0f}, {their / cost:.2f} times; "
        f"{AIM:g} times leaves {their / AIM - cost:.0f} for the game",
        flush=True,
    )


if __name__ == "__main__":
    with heeded():
        sys.exit(main())
