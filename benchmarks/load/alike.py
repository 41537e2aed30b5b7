"""Show that both servers are asked for the same: what devices do in a game, at ours and at theirs.

Plays whole games at both and prints the means. This is a check and no benchmark: the exit status is
1 if the game like Zirkus Flohcati is played in another way. boardgame.io's Figaro is a simpler
game, so its means are only printed.
"""

import argparse
import asyncio
import sys
from collections import Counter
from math import sqrt
from statistics import mean, variance

from benchmarks.load.ours import OurTable
from benchmarks.load.run import SEATS, ours, theirs
from benchmarks.load.theirs import TheirTable
from benchmarks.load.watch import Watch
from benchmarks.processes import ANSWER
from benchmarks.speed import report
from tusch.processes.signals import heeded

TABLES = 20
ROWS = {
    "figaro": ("decisions", "moves", "play", "take"),
    "flohcati": (
        *("decisions", "moves", "cards"),
        *("flip", "take", "demand", "give", "steal", "trio", "gala", "end"),
    ),
}
HEAD = ("a game", "ours", "boardgame.io", "standard errors apart")
STRICT = "flohcati"
NOISE = 4.0
"""Standard errors that lie between equal means, at most."""

Games = list[Counter[str]]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games of each kind")
    parser.add_argument("--only", choices=ROWS, help="one of the two")
    options = parser.parse_args(arguments)
    each = -(-options.games // TABLES)
    holds = True
    for game in [options.only] if options.only else ROWS:
        rows = ROWS[game]
        with ours(TABLES * SEATS) as (server, tokens):
            mine = asyncio.run(play(each, game, server.port, tokens))
        with theirs(game) as peer:
            other = asyncio.run(play(each, game, peer.port, None))
        apart = {row: _apart(mine, other, row) for row in rows}
        print(f"\n{game}, {len(mine)} games each\n")
        print(report.table(HEAD, [_row(row, mine, other, apart[row]) for row in rows]), flush=True)
        if game == STRICT:
            holds = max(apart.values()) <= NOISE
            print(f"\n{'holds: alike' if holds else 'ERROR not alike'}")
    return 0 if holds else 1


async def play(each: int, game: str, port: int, tokens: list[str] | None) -> Games:
    """Play so many games at every table to their end: what is counted has no short games more."""
    async with Watch() as watch:
        return await _play(watch, each, game, port, tokens)


async def _play(watch: Watch, each: int, game: str, port: int, tokens: list[str] | None) -> Games:
    tables: list[OurTable | TheirTable] = []
    for number in range(TABLES):
        if tokens is None:
            tables.append(TheirTable(watch, number, port, "alike", game))
        else:
            some = tokens[number * SEATS : number * SEATS + SEATS]
            tables.append(OurTable(watch, number, [port], some, game))
    await watch.run(asyncio.gather(*(table.open() for table in tables)))
    async with asyncio.timeout(ANSWER + each):
        while any(len(watch.played.get(number, ())) < each for number in range(TABLES)):
            await watch.run(asyncio.sleep(0.1))
    sent = sum(did["decisions"] for played in watch.played.values() for did in played)
    sent += sum(table.moves.done["decisions"] for table in tables)
    if watch.moves + sum(table.moves.unanswered for table in tables) != sent:
        raise RuntimeError(f"{sent} decisions were sent, and {watch.moves} counted")
    return [did for played in watch.played.values() for did in played[:each]]


def _row(row: str, mine: Games, other: Games, apart: float) -> list[str]:
    means = [mean(did[row] for did in games) for games in (mine, other)]
    return [row, *[f"{value:.2f}" for value in means], f"{apart:.1f}"]


def _apart(mine: Games, other: Games, row: str) -> float:
    """How many standard errors lie between the means."""
    both = [[did[row] for did in games] for games in (mine, other)]
    error = sqrt(sum(variance(values) / len(values) for values in both))
    distance = abs(mean(both[0]) - mean(both[1]))
    return distance / error if error else float(distance > 0) * NOISE * 2


if __name__ == "__main__":
    with heeded():
        sys.exit(main())
