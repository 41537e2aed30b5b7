"""Human moves at tables while the coach looks at other games, and while it does not, by turns."""

import argparse
import asyncio
import json
import sys
from collections.abc import Sequence
from statistics import median
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

from benchmarks.load.ours import OurTable
from benchmarks.load.run import Found, Running, drive, ours
from benchmarks.load.watch import Watch
from benchmarks.speed import report

GAME = "figaro"
TABLES, SEATS = 50, 4
PACE = 0.25
"""Seconds until somebody moves, on average."""
QUEUED = 8
"""Reviews that are asked for before a pass: more than are made in it."""
MOST = 1.2
"""How many times the p99 without reviews that with them may be."""


class Finished(NamedTuple):
    """A game that is over, and who played it."""

    token: str
    code: str


class _OneGame(OurTable):
    """A device that plays one game against bots to its end."""

    over: asyncio.Future[None]
    code = ""

    async def play(self) -> Finished:
        self.over = asyncio.get_running_loop().create_future()
        await self.open()
        await self.over
        for wire in self.wires:
            wire.cut()
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
    options = _options(arguments)
    passes: dict[bool, list[Found]] = {False: [], True: []}
    made = []
    games = QUEUED * options.pairs + 1
    with ours(games + 2 * options.pairs * TABLES * SEATS) as (server, tokens):
        finished = asyncio.run(_finished(server, tokens[:games]))
        free = iter(tokens[games:])
        _made(server, finished[-1:], wait=True)  # the coach compiles what is not compiled yet
        for number in range(options.pairs):
            for busy in (False, True):
                those = finished[number * QUEUED :][:QUEUED] if busy else []
                for game in those:
                    _review(server, game, "POST")
                some = [next(free) for _ in range(TABLES * SEATS)]
                job = {"kind": GAME, "tables": TABLES, "devices": SEATS, "warm": 2, "pace": PACE}
                passes[busy].append(drive(server, tokens=some, seconds=options.seconds, **job))
                if busy:
                    made.append(_made(server, those))
    return 0 if _tell(passes, made) else 1


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=5, help="passes without and with reviews")
    parser.add_argument("--seconds", type=float, default=10, help="how long a pass is")
    return parser.parse_args(arguments)


async def _finished(server: Running, tokens: Sequence[str]) -> list[Finished]:
    """Play games against bots to their end, some at a time."""
    watch, found = Watch(), []
    for start in range(0, len(tokens), QUEUED):
        some = tokens[start : start + QUEUED]
        tables = [_OneGame(watch, start, server.port, [token], GAME) for token in some]
        found += await asyncio.gather(*(table.play() for table in tables))
    return found


def _review(server: Running, game: Finished, method: str) -> Any:
    """Ask about a review, for it, or for no more of it."""
    host = f"127.0.0.1:{server.port}"
    request = Request(
        f"http://{host}/api/tables/{game.code}/review?seat=0",
        method=method,
        headers={"Cookie": f"tusch={game.token}", "Origin": f"http://{host}"},
    )
    with urlopen(request) as answer:
        return json.loads(answer.read() or b"null")


def _made(server: Running, games: Sequence[Finished], *, wait: bool = False) -> int:
    """Return how many reviews are done, and want the others no longer; or wait for all."""
    if wait:
        for game in games:
            _review(server, game, "POST")
            while _review(server, game, "GET")["state"] in ("waiting", "running"):
                asyncio.run(asyncio.sleep(0.2))
    done = 0
    for game in games:
        if _review(server, game, "GET")["state"] == "done":
            done += 1
        else:
            _review(server, game, "DELETE")
    return done


def _tell(passes: dict[bool, list[Found]], made: Sequence[int]) -> bool:
    """Print the rows; return whether reviews disturb as little as promised."""
    print(
        f"\nReviews beside {TABLES} tables of {SEATS} devices, a move every {PACE:g} s, one core\n"
    )
    head = ["", "moves/s", "p50 ms", "p99 ms", "server and coach"]
    names = {False: "without reviews", True: "with reviews"}
    print(report.table(head, [_row(names[busy], found) for busy, found in passes.items()]))
    ratios = [
        loud["p99"] / quiet["p99"] for quiet, loud in zip(passes[False], passes[True], strict=True)
    ]
    print(f"\nreviews made in a pass: {', '.join(map(str, made))} of {QUEUED} that were asked for")
    ratio = median(ratios)
    holds = ratio <= MOST and max(made) < QUEUED
    word = "holds" if holds else "ERROR falls short"
    pairs = ", ".join(f"{each:.2f}" for each in ratios)
    print(f"{word}: p99 {ratio:.2f} times that without reviews ({pairs}); promised {MOST:g}")
    return holds


def _row(name: str, found: Sequence[Found]) -> list[str]:
    return [
        name,
        f"{median(each['moves'] / each['seconds'] for each in found):,.0f}",
        f"{median(each['p50'] for each in found) * 1000:.1f}",
        f"{median(each['p99'] for each in found) * 1000:.1f}",
        f"{median(each['server_cpu'] / each['seconds'] for each in found):.0%}",
    ]


if __name__ == "__main__":
    sys.exit(main())
