"""Measure what players notice of a flood, and whether the server's memory stays level.

The server is `tusch serve` with all its limits, on this machine alone. Players sit at five tables
while a newcomer knocks twice a second. Each flood lasts a few seconds. With `--minutes` all floods
come at once, each a tenth as large, while people play; the exit status is 1 if the memory grows.
"""

import argparse
import http.client
import json
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, Thread
from time import sleep
from typing import Any

from benchmarks.findings import Findings
from benchmarks.load.drive import memory_of
from benchmarks.load.floods import FLOODS
from benchmarks.load.run import Running, Told, driving, running, sessions, told
from benchmarks.processes import ANSWER
from tusch.processes.command import QUIET
from tusch.processes.signals import heeded

TABLES, SEATS, PACE = 5, 4, 0.1
GUESTS = 5
"""Attackers who have a session."""
WARM = 3
"""Seconds until the flood has arrived."""
SETTLED = 3
"""Minutes after which the memory has to stay level."""
GROWTH = 1.05
MINUTE = 60
"""Seconds."""
KNOCK = 0.5
MIXED = 0.1


def main(arguments: list[str] | None = None) -> int:
    options, findings = _options(arguments), Findings()
    if options.minutes:
        with findings.row("all floods"):
            mixed(options.minutes, findings)
    else:
        table(options.seconds, options.only, findings)
    return findings.status


def table(seconds: int, only: str, findings: Findings) -> None:
    """Print what each flood does."""
    print(_line(["flood", "p50 ms", "p95 ms", "p99 ms", "let in", "server", "what it got"]))
    for kind in ("", *(kind for kind in FLOODS if only in kind)):
        with findings.row(kind or "none"):
            with serving() as (server, tokens):
                found = _measure(server, tokens, kind, seconds)
            print(_line(_row(kind or "none", found)), flush=True)
    print("\np50, p95, p99: from a move to its answer; let in: newcomers answered within 5 s;")
    print("server: the share of its core that it was busy")


def mixed(minutes: int, findings: Findings) -> None:
    """Play, flood, and print the memory each minute."""
    with serving() as (server, tokens), ExitStack() as stack:
        players = stack.enter_context(_drive(server, tokens, MINUTE * minutes))
        sleep(WARM)
        kinds = list(FLOODS)
        flood = stack.enter_context(_flood(server, tokens, kinds, MINUTE * minutes, size=MIXED))
        sizes = []
        for minute in range(1, minutes + 1):
            sleep(MINUTE)
            sizes.append(memory_of(server.pid))
            print(f"minute {minute:2}: {sizes[-1] / 1e6:6.1f} MB", flush=True)
        flood()
        found = players()
    print(f"p50 {found['p50'] * 1000:.1f} ms, p95 {found['p95'] * 1000:.1f} ms")
    if minutes <= SETTLED:
        return
    growth = sizes[-1] / sizes[SETTLED - 1]
    line = f"{growth:.3f} times what it was after {SETTLED} minutes; allowed {GROWTH:g}"
    if growth <= GROWTH:
        findings.promise(line, holds=True)
    else:
        findings.error(f"grows: {line}")


@contextmanager
def serving() -> Iterator[tuple[Running, list[str]]]:
    """`tusch serve` as people run it, with guests who already have sessions."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "tusch.db"
        tokens = sessions(path, TABLES * SEATS + GUESTS)
        serve = ["-m", "tusch", "serve", "--port", "0", "--data", str(path), "--lang", "en"]
        with running([sys.executable, *serve], errors=QUIET) as found:
            yield found, tokens


def _measure(server: Running, tokens: list[str], kind: str, seconds: int) -> dict[str, Any]:
    """Let people play under a flood."""
    over, knocks = Event(), Counter[bool]()
    knocking = Thread(target=_knock, args=(server.port, over, knocks), daemon=True)
    with ExitStack() as stack:
        players = stack.enter_context(_drive(server, tokens, seconds))
        sleep(WARM / 2)
        attack = _flood(server, tokens, [kind], seconds + WARM) if kind else None
        flood = stack.enter_context(attack) if attack else dict
        sleep(WARM)
        knocking.start()
        try:
            found = players()
        finally:
            over.set()
            knocking.join()
        if not knocks:
            raise RuntimeError("no newcomer came")
        return {**found, "knocks": knocks, "got": flood()}


def _drive(server: Running, tokens: list[str], seconds: int) -> Told:
    """Let people play for so many seconds, once the flood has arrived."""
    players = {"tables": TABLES, "devices": SEATS, "tokens": tokens, "pace": PACE}
    job = {"kind": "figaro", "home": "127.7", "warm": 2 * WARM, "seconds": seconds, **players}
    return driving(server, **job)


def _flood(
    server: Running, tokens: list[str], kinds: list[str], seconds: int, size: float = 1.0
) -> Told:
    """Start an attack; the attackers have a table of their own."""
    mine = tokens[-GUESTS:]
    code = _make(server.port, mine[0])
    job = {"kinds": kinds, "tokens": mine, "code": code, "seconds": seconds, "size": size}
    return told("benchmarks.load.floods", {"port": server.port, **job})


def _make(port: int, token: str) -> str:
    """Make the table where thousands of devices come together; return its code."""
    seats = [{"type": "own", "name": "X"}, *[{"type": "open"}] * 3]
    body = {"do": "create", "id": "t", "game": "figaro", "seats": seats, "spectators": 100}
    asking = http.client.HTTPConnection("127.0.0.1", port, timeout=ANSWER)
    head = {"Origin": f"http://127.0.0.1:{port}", "Cookie": f"tusch={token}"}
    asking.request("POST", "/api/tables", json.dumps(body), head)
    return str(json.loads(asking.getresponse().read())["code"])


def _knock(port: int, over: Event, knocks: "Counter[bool]") -> None:
    """Come as a newcomer again and again, each time from another address."""
    while not over.wait(KNOCK if knocks else 0):
        source = (f"127.6.0.{knocks.total() % 200 + 1}", 0)
        asking = http.client.HTTPConnection("127.0.0.1", port, 5, source_address=source)
        try:
            asking.request("GET", "/healthz")
            knocks[asking.getresponse().status == 200] += 1
        except (OSError, http.client.HTTPException):
            knocks[False] += 1
        finally:
            asking.close()


def _row(kind: str, found: dict[str, Any]) -> list[str]:
    knocks = found["knocks"]
    got = ", ".join(f"{name} {value:,}" for name, value in sorted(found["got"].items()))
    return [
        kind,
        *(f"{found[name] * 1000:.1f}" for name in ("p50", "p95", "p99")),
        f"{knocks[True] / knocks.total():.0%}",
        f"{found['server_cpu'] / found['seconds']:.0%}",
        got,
    ]


def _line(cells: list[str]) -> str:
    first, *numbers, last = cells
    return "  ".join([first.ljust(20), *(cell.rjust(7) for cell in numbers), last])


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=10, help="for each flood")
    parser.add_argument("--only", default="", help="floods with this in their name")
    parser.add_argument("--minutes", type=int, default=0, help="all floods together, for so long")
    options = parser.parse_args(arguments)
    if not any(options.only in kind for kind in FLOODS):
        parser.error(f"no flood has {options.only!r} in its name; there are {', '.join(FLOODS)}")
    return options


if __name__ == "__main__":
    with heeded():
        sys.exit(main())
