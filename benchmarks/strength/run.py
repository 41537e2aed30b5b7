"""Measure how strong the bots are: `make strength`, or a part of it; stopped, it goes on.

Every row is a bot against others on duplicate deals. What was played is kept in
benchmarks/strength/results, a line for every few games; the table in docs/search.md is written
anew from it. Other code plays otherwise: `--fresh` forgets the rows that are played.
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from benchmarks.strength.rows import Row, rows
from tusch import bots
from tusch.arena.match import Match, rated
from tusch.arena.ratings import RatedGame, Standing, table
from tusch.arena.run import decode, play_all
from tusch.registry import make

ROOT = Path(__file__).parents[2]
RESULTS = Path(__file__).parent / "results" / "strength.jsonl"
DOCS = ROOT / "docs" / "search.md"
BEGIN, END = "<!-- strength: begin -->", "<!-- strength: end -->"
SEED = 2027
DEALS = 6
"""How many deals are played between two looks at the clock."""


def main(arguments: Sequence[str] | None = None) -> int:
    options = _options(arguments)
    chosen = [row for row in rows() if any(word in _words(row) for word in options.rows)]
    results = options.results
    if options.fresh:
        _forget(results, {row.name for row in chosen})
    end = time.monotonic() + 60 * options.minutes
    for row in chosen if options.minutes else ():
        found = _results(results).get(row.name, [])
        for more in _play(row, found, options.workers, end):
            _keep(results, row, more)
            found += more
        print(f"{row.group}: {row.name}: {_told(row, found)}", flush=True)
        if time.monotonic() > end:
            break
    if options.docs:
        _write(options.docs, _results(results))
    return 0


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--rows", nargs="*", default=[""], help="words of the rows to play: levels, figaro/4 ..."
    )
    parser.add_argument("--minutes", type=float, default=180, help="play no longer; 0: only write")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--fresh", action="store_true", help="forget these rows first")
    parser.add_argument("--results", type=Path, default=RESULTS, help="where results are kept")
    parser.add_argument("--docs", type=Path, default=DOCS, help="the page with the table")
    return parser.parse_args(arguments)


def _words(row: Row) -> str:
    """What `--rows` is looked for in."""
    return f"{row.group} {row.name}"


def _play(
    row: Row, found: Sequence[RatedGame], workers: int, end: float
) -> Iterator[list[RatedGame]]:
    """Yield the games of a row that are still to play, a few deals at a time."""
    make_own = partial(bots.make, custom=True)
    match = Match(make(row.game), row.players, row.bots, SEED, make_own, bots.dismiss)
    done = len(found)
    # A pool costs seconds to start: one for the whole row, left when the time is up.
    waiting: list[RatedGame] = []
    for line in play_all(match, range(done, row.games), workers):
        waiting.append(rated(decode(line)))
        if len(waiting) == DEALS * row.players:
            yield waiting
            waiting = []
            if time.monotonic() > end:
                return
    if waiting:
        yield waiting


def _keep(file: Path, row: Row, games: Sequence[RatedGame]) -> None:
    """Write a few games down."""
    file.parent.mkdir(exist_ok=True)
    kept = [[game.deal, game.line_up.index(0), list(game.winners)] for game in games]
    line = {"row": row.name, "seed": SEED, "games": kept}
    with file.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(line, separators=(",", ":")) + "\n")


def _results(file: Path) -> dict[str, list[RatedGame]]:
    """What was played so far, by row."""
    found: dict[str, list[RatedGame]] = {}
    if not file.exists():
        return found
    players = {row.name: row.players for row in rows()}
    for text in file.read_text("utf-8").splitlines():
        line = json.loads(text)
        size = players.get(line["row"], 4)
        for deal, seat, winners in line["games"]:
            line_up = tuple(0 if place == seat else 1 for place in range(size))
            game = RatedGame(deal, line_up, tuple(winners))
            found.setdefault(line["row"], []).append(game)
    return found


def _forget(file: Path, names: set[str]) -> None:
    """Drop what was played of some rows."""
    if file.exists():
        lines = file.read_text("utf-8").splitlines()
        kept = [line for line in lines if json.loads(line)["row"] not in names]
        file.write_text("".join(f"{line}\n" for line in kept), "utf-8")


def _line(games: Sequence[RatedGame]) -> Standing:
    """The hero's line of the table."""
    return table(games, 2, draws=1000)[0]


def _told(row: Row, games: Sequence[RatedGame]) -> str:
    """A row in words."""
    if not games:
        return "not played yet"
    line = _line(games)
    interval = f"{line.rate:.1%} [{line.rate_low:.1%} - {line.rate_high:.1%}]"
    return f"{interval} in {len(games)} games; {_due(row) or 'reported'}: {_verdict(row, line)}"


def _due(row: Row) -> str:
    """What a row has to show."""
    if row.least is not None:
        return f"at least {row.least:.0%}"
    if row.low is not None:
        return f"interval above {row.low:.0%}"
    return f"interval below {row.high:.0%}" if row.high is not None else ""


def _verdict(row: Row, line: Standing) -> str:
    """Whether it shows that."""
    shown = (
        (row.least is None or line.rate >= row.least)
        and (row.low is None or line.rate_low > row.low)
        and (row.high is None or line.rate_high < row.high)
    )
    return "yes" if shown else "no"


def _write(file: Path, results: dict[str, list[RatedGame]]) -> None:
    """Write the table of all rows into the page."""
    head = "| game | players | bot | against | games | wins | 95 % | goal | met |"
    lines = [head, "|---|---|---|---|---|---|---|---|---|"]
    for row in rows():
        cells = [row.game, str(row.players), f"`{row.hero}`", f"`{row.others}`"]
        games = results.get(row.name, [])
        if games:
            line = _line(games)
            low, high = f"{line.rate_low:.1%}", f"{line.rate_high:.1%}"
            cells += [str(len(games)), f"{line.rate:.1%}", f"{low} - {high}"]
            cells += [_due(row), _verdict(row, line) if len(games) >= row.games else "unfinished"]
        else:
            cells += ["0", "", "", _due(row), "not played"]
        lines.append(f"| {' | '.join(cells)} |")
    text = file.read_text("utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    file.write_text(f"{before}{BEGIN}\n" + "\n".join(lines) + f"\n{END}{after}", "utf-8")


if __name__ == "__main__":
    sys.exit(main())
