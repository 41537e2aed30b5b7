"""Measure what many tables cost a server: in play, asleep, and by their number.

With `--minutes`, 1,000 tables are played for that long and the memory is printed every minute; add
`--postgres` to use PostgreSQL. Otherwise: 10,000 sleeping tables, and a curve from 100 to 5,000.
"""

import argparse
import http.client
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from typing import Any

from benchmarks.findings import Findings
from benchmarks.load.drive import memory_of
from benchmarks.load.run import (
    MANY,
    PACE,
    WARM_MANY,
    Running,
    drive,
    driving,
    on_postgres,
    ours,
    running,
)
from benchmarks.processes import ANSWER
from benchmarks.speed import report
from tusch.processes.signals import heeded
from tusch.server.lobby.lobby import digest
from tusch.server.table import timeline
from tusch.server.table.commands import create as creating
from tusch.server.table.dealer import FairDealer
from tusch.server.wire.commands import Create, OpenSeat, OwnSeat
from tusch.store.sqlite.database import Database

GAME = "flohcati"
MOST = 200.0
"""The most megabytes of the server with 1,000 tables in play."""
SETTLED, GROWTH = 3, 1.05
"""Minutes after which the memory has to stay level, and by what factor it may still grow."""
ASLEEP = 10_000
LISTED = 50.0
"""The most milliseconds that a list of sleeping tables may take."""
SIZES = (100, 300, 1_000, 2_500, 5_000)
RATE = 200
"""Moves a second by people, at all tables together, however many there are."""
LISTS = 20
MINUTE = 60
"""Seconds."""


def main(arguments: list[str] | None = None) -> int:
    options, findings = _options(arguments), Findings()
    if options.minutes:
        begin = on_postgres if options.postgres else ours
        with findings.row("tables in play"), begin(MANY) as (server, tokens):
            in_play(server, tokens, options.minutes, findings)
        return findings.status
    with findings.row("tables that sleep"):
        asleep(ASLEEP, findings)
    curve(options.seconds, findings)
    return findings.status


def in_play(server: Running, tokens: list[str], minutes: int, findings: Findings) -> None:
    """Play at many tables, with one device and three light bots at each."""
    empty = memory_of(server.pid) / 1e6
    print(f"{MANY:,} tables with one device and three light bots, a move every {PACE:g} s\n")
    print(f"empty: {empty:.0f} MB", flush=True)
    job = {"tables": MANY, "devices": 1, "tokens": tokens, "pace": PACE, "warm": WARM_MANY}
    if server.database:
        job["database"] = server.database
    sizes = []
    with driving(server, kind=GAME, seconds=MINUTE * minutes, **job) as players:
        for minute in range(1, minutes + 1):
            sleep(MINUTE)
            sizes.append(memory_of(server.pid) / 1e6)
            print(f"minute {minute:2}: {sizes[-1]:6.1f} MB", flush=True)
        found = players()
    time = found["seconds"]
    rate = found["moves"] / time
    print(
        f"{rate:,.0f} moves/s of people, p50 {found['p50'] * 1000:.1f} ms, "
        f"p99 {found['p99'] * 1000:.1f} ms, {found['games']:,} games to their end; "
        f"of a core the server took {found['server_cpu'] / time:.0%}, and a database "
        f"{found['database_cpu'] / time:.0%}"
    )
    growth = sizes[-1] / sizes[min(SETTLED, minutes) - 1]
    line = (
        f"{sizes[-1]:.0f} MB, promised {MOST:g}; {growth:.2f} times what it was after "
        f"{SETTLED} minutes, allowed {GROWTH:g}"
    )
    findings.promise(line, holds=sizes[-1] <= MOST and growth <= GROWTH)


def asleep(tables: int, findings: Findings) -> None:
    """Start a server with many tables and nobody at them, and ask for the lists."""
    with ours(1) as (server, _):
        empty = memory_of(server.pid) / 1e6
    with sleeping(tables) as (server, token):
        before = memory_of(server.pid) / 1e6
        lists = {path: _ask(server.port, token, path) for path in ("/api/tables", "/api/games")}
        after = memory_of(server.pid) / 1e6
    print(
        f"\n{tables:,} tables that sleep: {before:.0f} MB at the start, {after:.0f} MB after "
        f"{LISTS} lists of each kind; an empty server {empty:.0f} MB\n"
    )
    rows = [[path, f"{first:.1f}", f"{others:.1f}"] for path, (first, others) in lists.items()]
    print(report.table(["list", "first ms", "median ms"], rows))
    slowest = max(others for _, others in lists.values())
    findings.promise(f"{slowest:.1f} ms; promised {LISTED:g}", holds=slowest <= LISTED)


@contextmanager
def sleeping(tables: int) -> Iterator[tuple[Running, str]]:
    """A server whose file has many tables, all of one guest."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "tusch.db"
        token, guest = secrets.token_hex(32), secrets.token_hex(12)
        database, chance = Database(path), FairDealer()
        made = []
        for number in range(tables):
            seats = (OwnSeat(name="Ann"), OpenSeat())
            command = Create(id=f"m{number}", game=GAME, seats=seats, listed=True)
            created = creating.create(command, guest, chance.word(20), chance)
            added = timeline.first(created, f"{guest}/m{number}", number)
            made.append(partial(Database.append, append=added))
        opened = partial(Database.open_session, digest=digest(token), guest=guest, at=0)
        assert set(database.commit([opened, *made])) == {None}
        database.close()
        with running([sys.executable, "-m", "benchmarks.load.serve", "--data", str(path)]) as found:
            yield found, token


def _ask(port: int, token: str, path: str) -> tuple[float, float]:
    """Return the milliseconds of the first list, and the median of those after it."""
    times = []
    for _ in range(LISTS + 1):
        asking = http.client.HTTPConnection("127.0.0.1", port, timeout=ANSWER)
        begun = perf_counter()
        asking.request("GET", path, headers={"Cookie": f"tusch={token}"})
        answer = asking.getresponse()
        answer.read()
        times.append((perf_counter() - begun) * 1000)
        assert answer.status == 200, answer.status
        asking.close()
    return times[0], median(times[1:])


def curve(seconds: float, findings: Findings) -> None:
    """Play with the same number of moves a second at more and more tables."""
    print("\nOne device and three light bots at each table, by the number of tables\n")
    head = ["tables", "moves/s", "µs a move, with its bots", "p50 ms", "kB a table"]
    print(" | ".join(head))
    for tables in SIZES:
        with findings.row(f"{tables:,} tables"):
            print(" | ".join(_point(tables, seconds)), flush=True)


def _point(tables: int, seconds: float) -> list[str]:
    """A point of the curve."""
    with ours(tables) as (server, tokens):
        empty = memory_of(server.pid)
        job: dict[str, Any] = {"tables": tables, "devices": 1, "tokens": tokens, "warm": WARM_MANY}
        job |= {"home": "127.7", "pace": tables / RATE}
        found = drive(server, kind=GAME, seconds=seconds, **job)
    return [
        f"{tables:,}",
        f"{found['moves'] / found['seconds']:,.0f}",
        f"{found['server_cpu'] / found['moves'] * 1e6:,.0f}",
        f"{found['p50'] * 1000:.1f}",
        f"{(found['memory'] - empty) / tables / 1000:,.0f}",
    ]


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=int, default=0, help="how long many tables are played")
    parser.add_argument("--postgres", action="store_true", help="on a database of its own")
    parser.add_argument("--seconds", type=float, default=20, help="for each point of the curve")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    with heeded():
        sys.exit(main())
