"""Measure what the coach holds against: `make coach`, or a part of it; stopped, it goes on.

What was measured is kept in benchmarks/coach/results, a line for every unit; the table in
docs/coach.md is written anew from it. A version of the coach that judges otherwise does not count
what was measured before it; `--fresh` forgets the parts that are measured.
"""

import argparse
import json
import os
import time
from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path

import msgspec

from benchmarks.coach.parts import Part, parts
from benchmarks.coach.rows import TITLES, rows, spreads
from tusch import registry
from tusch.arena.crew import crew
from tusch.coach.likeness import FILE
from tusch.coach.report import VERSION

ROOT = Path(__file__).parents[2]
RESULTS = Path(__file__).parent / "results" / "coach.jsonl"
DOCS = ROOT / "docs" / "coach.md"
BEGIN, END = "<!-- coach: begin -->", "<!-- coach: end -->"
HOUR = 60


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
    chosen = [part for part in parts() if any(word in f"{part.name}/" for word in options.parts)]
    kept = _results(options.results)
    if options.fresh:
        names = {part.name for part in chosen}
        kept = [unit for unit in kept if unit.part not in names]
        options.results.write_text("".join(_line(unit) for unit in kept), "utf-8")
    for part in chosen:
        if time.monotonic() > end:
            break
        done = {unit.number for unit in kept if unit.part == part.name}
        due = range(part.first, part.first + min(part.units, options.most))
        left = [number for number in due if number not in done]
        for unit in _measured(part, left, options.workers, end):
            kept.append(unit)
            options.results.parent.mkdir(exist_ok=True)
            with options.results.open("a", encoding="utf-8") as lines:
                lines.write(_line(unit))
        print("\n".join(_rows(part, kept)), flush=True)
    if options.docs:
        _write(options.docs, kept)
    if options.levels:
        _keep_levels(kept)
    return 0


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--parts",
        nargs="*",
        default=[""],
        help="words of the parts: luck, figaro; a slash ends one",
    )
    parser.add_argument("--minutes", type=float, default=HOUR, help="no longer; 0: only write")
    parser.add_argument("--most", type=int, default=10**9, help="no more units of each part")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--fresh", action="store_true", help="forget these parts first")
    parser.add_argument("--results", type=Path, default=RESULTS, help="where results are kept")
    parser.add_argument("--docs", type=Path, default=DOCS, help="the page with the table")
    parser.add_argument("--levels", action="store_true", help="keep what levels give away, too")
    return parser.parse_args(arguments)


def _measured(part: Part, left: Sequence[int], workers: int, end: float) -> Iterator[Unit]:
    """Yield the units that are still to measure."""
    if not left or time.monotonic() > end:
        return
    workers = min(workers, len(left))
    with crew(part, workers) as hands:
        for number, line in zip(left, hands.in_order(left), strict=True):
            *found, seconds = msgspec.json.decode(line, type=list[float])
            short = [float(f"{each:.6g}") for each in found]
            yield Unit(part.name, number, VERSION, short, seconds)
            if time.monotonic() > end:
                return


def _line(unit: Unit) -> str:
    return json.dumps(msgspec.to_builtins(unit), separators=(",", ":")) + "\n"


def _results(file: Path) -> list[Unit]:
    """What was measured so far with versions of the coach that judge as this one."""
    if not file.exists():
        return []
    found = [msgspec.json.decode(line, type=Unit) for line in file.read_text("utf-8").splitlines()]
    since = {part.name: part.since for part in parts()}
    return [unit for unit in found if unit.version >= since.get(unit.part, VERSION)]


def _rows(part: Part, units: Sequence[Unit]) -> list[str]:
    """The rows of a part in the table."""
    mine = [unit for unit in units if unit.part == part.name and unit.number >= part.first]
    seconds = sum(unit.seconds for unit in mine)
    found = rows(part, [unit.found for unit in mine], seconds)
    return [f"| {' | '.join(cells)} |" for cells in found]


def _write(docs: Path, units: Sequence[Unit]) -> None:
    """Write the table of the page anew, without what was not measured yet."""
    head = f"| {' | '.join(TITLES)} |\n{'|---' * len(TITLES)}|"
    begun = {unit.part for unit in units}
    measured = [part for part in parts() if part.name in begun]
    table = "\n".join([head, *(row for part in measured for row in _rows(part, units))])
    before, _, rest = docs.read_text("utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    docs.write_text(f"{before}{BEGIN}\n{table}\n{END}{after}", "utf-8")


def _keep_levels(units: Sequence[Unit]) -> None:
    """Write down for the coach what the levels give away, at every table that was measured."""
    for game, entry in registry.GAMES.items():
        tables = {}
        for players in entry.seats:
            name = f"level/{game}/{players}/levels"
            found = [unit.found for unit in units if unit.part == name]
            if found:
                tables[str(players)] = spreads(found)
        if entry.coach and tables:
            kept = msgspec.json.format(msgspec.json.encode(tables), indent=2)
            (Path(str(files(entry.coach))) / FILE).write_bytes(kept + b"\n")


if __name__ == "__main__":
    raise SystemExit(main())
