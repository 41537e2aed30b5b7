"""Measure what players notice of a flood, and whether the server's memory stays what it is.

The server is `tusch serve` with all its limits, on this machine alone. Players sit at five tables;
beside them a newcomer knocks twice a second. Each flood has a few seconds. With `--minutes` all
floods go on together, a tenth of each, while people play; ends with 1 if the memory grows.
"""

import argparse
import http.client
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, Thread
from time import sleep
from typing import Any

from benchmarks.load.drive import memory_of
from benchmarks.load.floods import FLOODS
from benchmarks.load.run import DRIVER_CORE, ROOT, Running, running, sessions

TABLES, SEATS, PACE = 5, 4, 0.1
GUESTS = 5
"""Who attack with a session."""
WARM = 3
"""Seconds until the flood has come."""
SETTLED = 3
"""Minutes after which the memory has to stay what it is."""
GROWTH = 1.05
KNOCK = 0.5
MIXED = 0.1


def main(arguments: list[str] | None = None) -> int:
    options = _options(arguments)
    return mixed(options.minutes) if options.minutes else table(options.seconds, options.only)


def table(seconds: int, only: str) -> int:
    """Print what each flood does."""
    print(_line(["flood", "p50 ms", "p95 ms", "p99 ms", "let in", "server", "what it got"]))
    for kind in ("", *(kind for kind in FLOODS if only in kind)):
        with serving() as (server, tokens):
            found = _measure(server, tokens, kind, seconds)
        print(_line(_row(kind or "none", found)), flush=True)
    print("\np50, p95, p99: from a move to its answer; let in: newcomers answered within 5 s;")
    print("server: the share of its core that it was busy")
    return 0


def mixed(minutes: int) -> int:
    """Play, flood, and print the memory each minute."""
    with serving() as (server, tokens):
        players = _drive(server, tokens, 60 * minutes)
        sleep(WARM)
        kinds = list(FLOODS)
        flood = _flood(server, tokens, kinds, 60 * minutes, size=MIXED)
        sizes = []
        for minute in range(1, minutes + 1):
            sleep(60)
            sizes.append(memory_of(server.pid))
            print(f"minute {minute:2}: {sizes[-1] / 1e6:6.1f} MB", flush=True)
        flood.communicate()
        found = json.loads(players.communicate()[0])
    print(f"p50 {found['p50'] * 1000:.1f} ms, p95 {found['p95'] * 1000:.1f} ms")
    if minutes <= SETTLED:
        return 0
    growth = sizes[-1] / sizes[SETTLED - 1]
    holds = growth <= GROWTH
    word = "holds" if holds else "ERROR grows"
    print(f"{word}: {growth:.3f} times what it was after {SETTLED} minutes; allowed {GROWTH:g}")
    return 0 if holds else 1


@contextmanager
def serving() -> Iterator[tuple[Running, list[str]]]:
    """`tusch serve` as people have it, with guests who have their sessions."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "tusch.db"
        tokens = sessions(path, TABLES * SEATS + GUESTS)
        serve = ["-m", "tusch", "serve", "--port", "0", "--data", str(path), "--lang", "en"]
        with running([sys.executable, *serve], stderr=subprocess.DEVNULL) as found:
            yield found, tokens


def _measure(server: Running, tokens: list[str], kind: str, seconds: int) -> dict[str, Any]:
    """Let people play under a flood."""
    players = _drive(server, tokens, seconds)
    sleep(WARM / 2)
    flood = _flood(server, tokens, [kind], seconds + WARM) if kind else None
    sleep(WARM)
    over, knocks = Event(), Counter[bool]()
    knocking = Thread(target=_knock, args=(server.port, over, knocks))
    knocking.start()
    found = dict(json.loads(players.communicate()[0]))
    over.set()
    knocking.join()
    found["knocks"] = knocks
    found["got"] = json.loads(flood.communicate()[0]) if flood else {}
    return found


def _drive(server: Running, tokens: list[str], seconds: int) -> "subprocess.Popen[str]":
    """Let people play for so long, after the flood has come."""
    players = {"tables": TABLES, "devices": SEATS, "tokens": tokens, "pace": PACE}
    job = {"kind": "figaro", "home": "127.7", "warm": 2 * WARM, "seconds": seconds, **players}
    return _process("benchmarks.load.drive", server, job)


def _flood(
    server: Running, tokens: list[str], kinds: list[str], seconds: int, size: float = 1.0
) -> "subprocess.Popen[str]":
    """Begin to attack, with a table of the attackers' own."""
    mine = tokens[-GUESTS:]
    code = _make(server.port, mine[0])
    job = {"kinds": kinds, "tokens": mine, "code": code, "seconds": seconds, "size": size}
    return _process("benchmarks.load.floods", server, job)


def _process(module: str, server: Running, job: dict[str, Any]) -> "subprocess.Popen[str]":
    started = subprocess.Popen(
        ["taskset", "-c", DRIVER_CORE, sys.executable, "-m", module],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert started.stdin
    started.stdin.write(json.dumps({"pid": server.pid, "port": server.port, **job}))
    started.stdin.close()
    started.stdin = None
    return started


def _make(port: int, token: str) -> str:
    """Make the table at which thousands of devices come together."""
    seats = [{"type": "own", "name": "X"}, *[{"type": "open"}] * 3]
    body = {"do": "create", "id": "t", "game": "figaro", "seats": seats, "spectators": 100}
    asking = http.client.HTTPConnection("127.0.0.1", port)
    head = {"Origin": f"http://127.0.0.1:{port}", "Cookie": f"tusch={token}"}
    asking.request("POST", "/api/tables", json.dumps(body), head)
    return str(json.loads(asking.getresponse().read())["code"])


def _knock(port: int, over: Event, knocks: "Counter[bool]") -> None:
    """Come anew, again and again, from an address of one's own."""
    while not over.wait(KNOCK):
        source = (f"127.6.0.{knocks.total() % 200 + 1}", 0)
        asking = http.client.HTTPConnection("127.0.0.1", port, 5, source_address=source)
        try:
            asking.request("GET", "/healthz")
            knocks[asking.getresponse().status == 200] += 1
        except OSError:
            knocks[False] += 1
        finally:
            asking.close()


def _row(kind: str, found: dict[str, Any]) -> list[str]:
    knocks = found["knocks"]
    got = ", ".join(f"{name} {value:,}" for name, value in sorted(found["got"].items()))
    return [
        kind,
        *(f"{found[name] * 1000:.1f}" for name in ("p50", "p95", "p99")),
        f"{knocks[True] / max(1, knocks.total()):.0%}",
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
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
