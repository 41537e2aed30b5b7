"""Measure what the coach holds against: `make coach`, or a part of it; stopped, it goes on.

What was measured is kept in benchmarks/coach/results, a line for every unit; the table in
docs/coach.md is written anew from it. Another version of the coach says otherwise: `--fresh`
forgets the parts that are measured.
"""

import argparse
import json
import os
import time
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev, variance

import msgspec

from benchmarks.coach.parts import Part, parts
from tusch.arena.crew import crew
from tusch.coach.report import VERSION

ROOT = Path(__file__).parents[2]
RESULTS = Path(__file__).parent / "results" / "coach.jsonl"
DOCS = ROOT / "docs" / "coach.md"
BEGIN, END = "<!-- coach: begin -->", "<!-- coach: end -->"
HOUR = 60
WIDE = 1.96


class Unit(msgspec.Struct):
    """What was found in one unit, and how long it took."""

    part: str
    number: int
    version: int
    found: list[float]
    seconds: float


def main(arguments: Sequence[str] | None = None) -> int:
    options = _options(arguments)
    end = time.monotonic() + 60 * options.minutes
    chosen = [part for part in parts() if any(word in part.name for word in options.parts)]
    kept = _results(options.results)
    if options.fresh:
        names = {part.name for part in chosen}
        kept = [unit for unit in kept if unit.part not in names]
        options.results.write_text("".join(_line(unit) for unit in kept), "utf-8")
    for part in chosen:
        if time.monotonic() > end:
            break
        done = {unit.number for unit in kept if unit.part == part.name}
        left = [number for number in range(min(part.units, options.most)) if number not in done]
        for unit in _measured(part, left, options.workers, end):
            kept.append(unit)
            options.results.parent.mkdir(exist_ok=True)
            with options.results.open("a", encoding="utf-8") as lines:
                lines.write(_line(unit))
        print(_row(part, [unit for unit in kept if unit.part == part.name]), flush=True)
    if options.docs:
        _write(options.docs, kept)
    return 0


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--parts", nargs="*", default=[""], help="words of the parts: luck, figaro")
    parser.add_argument("--minutes", type=float, default=HOUR, help="no longer; 0: only write")
    parser.add_argument("--most", type=int, default=10**9, help="no more units of each part")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--fresh", action="store_true", help="forget these parts first")
    parser.add_argument("--results", type=Path, default=RESULTS, help="where results are kept")
    parser.add_argument("--docs", type=Path, default=DOCS, help="the page with the table")
    return parser.parse_args(arguments)


def _measured(part: Part, left: Sequence[int], workers: int, end: float) -> Iterator[Unit]:
    """Yield the units that are still to measure; seconds are of all workers together."""
    if not left or time.monotonic() > end:
        return
    # What is measured in seconds has the machine for itself.
    workers = 1 if part.words[0] == "time" else min(workers, len(left))
    with crew(part, workers) as hands:
        last = time.monotonic()
        for number, line in zip(left, hands.in_order(left), strict=True):
            now = time.monotonic()
            found = msgspec.json.decode(line, type=list[float])
            yield Unit(part.name, number, VERSION, found, round(workers * (now - last), 3))
            last = now
            if now > end:
                return


def _line(unit: Unit) -> str:
    return json.dumps(msgspec.to_builtins(unit), separators=(",", ":")) + "\n"


def _results(file: Path) -> list[Unit]:
    """What was measured so far with this version of the coach."""
    if not file.exists():
        return []
    found = [msgspec.json.decode(line, type=Unit) for line in file.read_text("utf-8").splitlines()]
    return [unit for unit in found if unit.version == VERSION]


def _mean(values: Sequence[float]) -> str:
    """A mean in points with its interval of 95 %."""
    if len(values) < 2:
        return "too few"
    reach = WIDE * stdev(values) / sqrt(len(values))
    mean = fmean(values)
    return f"{100 * mean:+.2f} [{100 * (mean - reach):+.2f}, {100 * (mean + reach):+.2f}]"


def _row(part: Part, units: Sequence[Unit]) -> str:
    """One row of the table."""
    figure, game, players, who = part.words
    seconds = sum(unit.seconds for unit in units)
    told = _told(figure, [unit.found for unit in units]) if units else "not measured yet"
    return (
        f"| {figure} | {game} | {players} | {who} | {len(units)} of {part.units} | {told} "
        f"| {seconds:.0f} s |"
    )


def _told(figure: str, found: Sequence[Sequence[float]]) -> str:
    """What the units of a part say together."""
    filled = [each for each in found if each]
    columns = list(zip(*filled, strict=True))
    if len(filled) < 2:
        return "too few"
    match figure:
        case "luck" | "level":
            return _mean(columns[0])
        case "lie":
            return f"{_mean(columns[0])}; the ledger misses at most {max(columns[1]):.0e}"
        case "factor":
            plain, lucks = columns
            fair = [won - luck for won, luck in zip(plain, lucks, strict=True)]
            return f"{variance(plain) / variance(fair):.2f} times fewer games"
        case "time":
            third, whole = (max(column) for column in columns)
            return f"third verdict after at most {third:.1f} s, all after at most {whole:.1f} s"
        case "accused":
            accused, lies, plays = columns
            return f"{fmean(accused):.1%} accused; lie {_mean(lies)}; play {_mean(plays)}"
        case _:
            return _gains(columns)


def _gains(columns: Sequence[Sequence[float]]) -> str:
    """What costly moments gained when they were played on."""
    claims, gains, variances = columns
    mean, reach = fmean(gains), WIDE * stdev(gains) / sqrt(len(gains))
    claimed = fmean(claims)
    low, high = ((mean + side * reach) / claimed for side in (-1, 1))
    against = sum(
        gain + WIDE * sqrt(spread) < 0 for gain, spread in zip(gains, variances, strict=True)
    )
    return (
        f"claimed {100 * claimed:.1f}, gained {_mean(gains)}: {mean / claimed:.0%} "
        f"[{low:.0%}, {high:.0%}]; {against} of {len(gains)} surely lose"
    )


def _write(docs: Path, units: Sequence[Unit]) -> None:
    """Write the table of the page anew."""
    titles = ("figure", "game", "players", "who", "units", "what was found", "time")
    head = f"| {' | '.join(titles)} |\n{'|---' * len(titles)}|"
    rows = [_row(part, [unit for unit in units if unit.part == part.name]) for part in parts()]
    before, _, rest = docs.read_text("utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    table = "\n".join([head, *rows])
    docs.write_text(f"{before}{BEGIN}\n{table}\n{END}{after}", "utf-8")


if __name__ == "__main__":
    raise SystemExit(main())
