"""Measure human moves at tables, in turn with and without the coach at work on other games."""

import argparse
import asyncio
import json
import sys
from collections.abc import Sequence
from statistics import median
from time import monotonic, sleep
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

from benchmarks.findings import Findings
from benchmarks.load.ours import OurTable
from benchmarks.load.run import Found, Running, drive, ours
from benchmarks.load.watch import Watch
from benchmarks.processes import ANSWER
from benchmarks.speed import report
from tusch.processes.signals import heeded

GAME = "figaro"
TABLES, SEATS = 50, 4
WARM = 2.0
"""Seconds of play before the clock starts."""
PACE = 0.25
"""Seconds until somebody moves, on average."""
QUEUED = 8
"""Reviews that are asked for before a pass: more than can be made in it."""
MOST = 1.2
"""How many times as long as without reviews the p99 with them may be."""


class Finished(NamedTuple):
    """A game that is over, and who played it."""

    token: str
    code: str


class _OneGame(OurTable):
    """A device that plays one game against bots to the end."""

    over: asyncio.Future[None]
    code = ""

    async def play(self) -> Finished:
        self.over = asyncio.get_running_loop().create_future()
        async with self.watch, asyncio.timeout(ANSWER):
            await self.watch.run(self.open())
            await self.watch.run(self.over)
        return Finished(self.tokens[0], self.code)

    async def _create(self) -> str:
        self.code = await super()._create()
        return self.code

    def _say(self, wire: Any, command: str) -> None:
        if command != '"do":"rematch"':
            super()._say(wire, command)
        elif not self.over.done():
            self.over.set_result(None)


def main(arguments: Sequence[str] | None = None) -> int:
    findings = Findings()
    with findings.row("reviews beside tables"):
        play(options(arguments), findings)
    return findings.status


def play(options: argparse.Namespace, findings: Findings) -> None:
    """Measure, and print the rows."""
    passes: dict[bool, list[Found]] = {False: [], True: []}
    made = []
    tables, queued = options.tables, options.queued
    games = queued * options.pairs + 1
    with ours(games + 2 * options.pairs * tables * SEATS) as (server, tokens):
        finished = asyncio.run(games_played(server, tokens[:games]))
        free = iter(tokens[games:])
        # The coach compiles what is not compiled yet.
        reviews_made(server, finished[-1:], wait=True)
        for number in range(options.pairs):
            for busy in (False, True):
                those = finished[number * queued :][:queued] if busy else []
                for game in those:
                    _review(server, game, "POST")
                some = [next(free) for _ in range(tables * SEATS)]
                job = {"kind": GAME, "tables": tables, "devices": SEATS, "warm": WARM, "pace": PACE}
                passes[busy].append(drive(server, tokens=some, seconds=options.seconds, **job))
                if busy:
                    made.append(reviews_made(server, those))
    _tell(options, passes, made, findings)


def options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=5, help="passes without and with reviews")
    parser.add_argument("--seconds", type=float, default=10, help="how long a pass is")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--queued", type=int, default=QUEUED, help="reviews that wait in a pass")
    return parser.parse_args(arguments)


async def games_played(server: Running, tokens: Sequence[str]) -> list[Finished]:
    """Play games against bots to the end, some at a time."""
    found = []
    for start in range(0, len(tokens), QUEUED):
        some = tokens[start : start + QUEUED]
        tables = [_OneGame(Watch(), start, [server.port], [token], GAME) for token in some]
        found += await asyncio.gather(*(table.play() for table in tables))
    return found


def _review(server: Running, game: Finished, method: str) -> Any:
    """Ask for a review, look at it, or cancel it, by the method."""
    host = f"127.0.0.1:{server.port}"
    request = Request(
        f"http://{host}/api/tables/{game.code}/review?seat=0",
        method=method,
        headers={"Cookie": f"tusch={game.token}", "Origin": f"http://{host}"},
    )
    with urlopen(request, timeout=ANSWER) as answer:
        return json.loads(answer.read() or b"null")


def reviews_made(server: Running, games: Sequence[Finished], *, wait: bool = False) -> int:
    """Return how many reviews are done, and cancel the others; or ask for all and wait for them."""
    if wait:
        for game in games:
            _review(server, game, "POST")
            limit = monotonic() + ANSWER
            while _state(server, game) != "done":
                if monotonic() > limit:
                    raise RuntimeError("a review takes too long")
                sleep(0.2)
    states = {game: _state(server, game) for game in games}
    if "done" not in states.values() and "running" not in states.values():
        raise RuntimeError("the coach has not begun a review")
    for game, state in states.items():
        if state != "done":
            _review(server, game, "DELETE")
    return sum(state == "done" for state in states.values())


def _state(server: Running, game: Finished) -> str:
    """Return how far a review is; a coach that fails is an error."""
    state = str(_review(server, game, "GET")["state"])
    if state not in ("waiting", "running", "done"):
        raise RuntimeError(f"a review is {state}")
    return state


def _tell(
    options: argparse.Namespace,
    passes: dict[bool, list[Found]],
    made: Sequence[int],
    findings: Findings,
) -> None:
    """Print the rows, and whether reviews disturb moves as little as promised."""
    queued = options.queued
    print(
        f"\nReviews beside {options.tables} tables of {SEATS} devices, "
        f"a move every {PACE:g} s, one core\n"
    )
    head = ["", "moves/s", "p50 ms", "p99 ms", "server and coach"]
    names = {False: "without reviews", True: "with reviews"}
    print(report.table(head, [_row(names[busy], found) for busy, found in passes.items()]))
    ratios = [
        loud["p99"] / quiet["p99"] for quiet, loud in zip(passes[False], passes[True], strict=True)
    ]
    print(f"\nreviews made in a pass: {', '.join(map(str, made))} of {queued} that were asked for")
    ratio = median(ratios)
    pairs = ", ".join(f"{each:.2f}" for each in ratios)
    line = f"p99 {ratio:.2f} times that without reviews ({pairs}); promised {MOST:g}"
    findings.promise(line, holds=ratio <= MOST and max(made) < queued)


def _row(name: str, found: Sequence[Found]) -> list[str]:
    return [
        name,
        f"{median(each['moves'] / each['seconds'] for each in found):,.0f}",
        f"{median(each['p50'] for each in found) * 1000:.1f}",
        f"{median(each['p99'] for each in found) * 1000:.1f}",
        f"{median(each['server_cpu'] / each['seconds'] for each in found):.0%}",
    ]


if __name__ == "__main__":
    with heeded():
        sys.exit(main())
