"""The load generator, a process of its own: plays for a while, and prints what it saw as JSON."""

import asyncio
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

from benchmarks.load.ours import OurTable
from benchmarks.load.theirs import TheirTable
from benchmarks.load.watch import Watch

TICK = os.sysconf("SC_CLK_TCK")


def cpu_of(root: int) -> float:
    """Seconds of processor time of a process and of all that it started."""
    parents: dict[int, int] = {}
    spent: dict[int, float] = {}
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            fields = (entry / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        parents[int(entry.name)] = int(fields[1])
        spent[int(entry.name)] = (int(fields[11]) + int(fields[12])) / TICK
    family, more = {root}, {root}
    while more:
        more = {child for child, parent in parents.items() if parent in more} - family
        family |= more
    return sum(spent.get(pid, 0.0) for pid in family)


def memory_of(pid: int) -> int:
    """Bytes that a process holds in memory."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise RuntimeError(f"process {pid} has ended")


async def drive(job: dict[str, Any]) -> dict[str, Any]:
    """Let devices play, and return what was measured."""
    async with Watch() as watch:
        return await _drive(job, watch)


async def _drive(job: dict[str, Any], watch: Watch) -> dict[str, Any]:
    tables: list[OurTable | TheirTable] = []
    servers = [(job["pid"], job["port"]), *([job["beside"]] if "beside" in job else [])]
    pids, ports = zip(*servers, strict=True)
    for number in range(job["tables"]):
        if "run" in job:
            tables.append(TheirTable(watch, number, job["port"], job["run"], job["kind"]))
        else:
            size = job["devices"]
            tokens = job["tokens"][number * size : number * size + size]
            # All devices of a table at one server, or at all of them by turns.
            near = ports[number % len(ports) :][:1] if "apart" in job else ports
            table = OurTable(watch, number, near, tokens, job["kind"], job.get("pace", 0))
            if "home" in job:
                table.home = f"{job['home']}.{number // 200}.{number % 200 + 1}"
            tables.append(table)
    begun = time.perf_counter()
    for start in range(0, len(tables), 25):
        some = tables[start : start + 25]
        await watch.run(asyncio.gather(*(table.open() for table in some)))
    opened = time.perf_counter() - begun
    await watch.run(asyncio.sleep(job["warm"]))
    watch.measuring, watch.moves, watch.games, watch.bytes = True, 0, 0, 0
    server, own, begun = sum(map(cpu_of, pids)), time.process_time(), time.perf_counter()
    database = cpu_of(job["database"]) if "database" in job else 0.0
    await watch.run(asyncio.sleep(job["seconds"]))
    while not watch.moves:
        await watch.run(asyncio.sleep(0.1))
    seconds = time.perf_counter() - begun
    waits = sorted(watch.waits)
    return {
        "seconds": seconds,
        "moves": watch.moves,
        "games": watch.games,
        "bytes": watch.bytes,
        "opened": opened,
        # The system counts in ticks, and nothing costs nothing.
        "server_cpu": max(sum(map(cpu_of, pids)) - server, 1 / TICK),
        "database_cpu": cpu_of(job["database"]) - database if "database" in job else 0.0,
        "driver_cpu": time.process_time() - own,
        "p50": waits[len(waits) // 2],
        "p95": waits[len(waits) * 95 // 100],
        "p99": waits[len(waits) * 99 // 100],
        "memory": memory_of(job["pid"]),
    }


if __name__ == "__main__":
    print(json.dumps(asyncio.run(drive(json.loads(sys.stdin.read())))))
