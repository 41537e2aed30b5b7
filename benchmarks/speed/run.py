"""Measure tusch beside other libraries, in one run on one core, and print the ratios.

Ends with 1 if a peer is missing or breaks down, or if tusch falls short of what it promises.
"""

import argparse
import json
import os
import platform
import sys
from collections.abc import Mapping
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from benchmarks.load import reviews as beside
from benchmarks.load import run as load
from benchmarks.speed import cold, memory, ours, report, reviews
from benchmarks.speed.measure import Contestant, measure

PEERS = {"rlcard": "rlcard", "pettingzoo": "pettingzoo", "open_spiel": "open-spiel"}
"""The modules in `peers`, and the packages that they measure."""
MOST_MEMORY = 100_000_000
"""The bytes that 1,000 records may take."""
LEAST_BATCH = 2_000_000
"""The moves per second of a batch."""
SLOWEST_START = 1.0
"""The seconds to a bot's first move beyond those that it thinks."""
LONGEST_REVIEW = 10.0
"""The seconds of one core for a seat's whole game."""
THIRD_VERDICT = 3.0
"""The seconds until three verdicts are there."""
MOST_OF_A_BOT = 300_000_000
"""The bytes of a process with a searching bot."""


class Comparison(NamedTuple):
    title: str
    kind: str
    """The function that names the contestants, in `ours` and in the peers' modules."""
    peers: tuple[str, ...]
    unit: str
    floor: float
    """How many times as fast as every peer tusch must be."""
    ours: str = ""
    """The function in `ours`, if it is another one."""
    least: int = 0
    """How many a second tusch promises besides."""

    def contestants(self, modules: Mapping[str, ModuleType]) -> list[Contestant]:
        present = [modules[name] for name in self.peers if name in modules]
        return [who for module in present for who in getattr(module, self.kind)()]


COMPARISONS = (
    Comparison(
        "Environments: random games, the actor's view built at every move",
        kind="environments",
        peers=("rlcard", "pettingzoo"),
        unit="moves",
        floor=1,
    ),
    Comparison(
        "Engines: random games in a loop of compiled code",
        kind="engines",
        peers=("open_spiel",),
        unit="moves",
        floor=2.5,
    ),
    Comparison(
        "Engines: the same games, ours packed in a few words",
        kind="engines",
        peers=("open_spiel",),
        unit="moves",
        floor=10,
        ours="packed",
    ),
    Comparison(
        "Engines: ours packed, beside a game without its environment",
        kind="engines",
        peers=("rlcard",),
        unit="moves",
        floor=100,
        ours="packed",
    ),
    Comparison(
        "Search: information-set Monte Carlo in the middle of a round",
        kind="searches",
        peers=("open_spiel",),
        unit="iterations",
        floor=5,
        least=200_000,
    ),
)


class Findings:
    """Prints what was found, and counts what went wrong."""

    def __init__(self) -> None:
        self.errors = 0

    def error(self, line: str) -> None:
        self.errors += 1
        print(f"ERROR {line}", flush=True)

    def promise(self, line: str, *, holds: bool) -> None:
        if holds:
            print(f"holds: {line}", flush=True)
        else:
            self.error(f"falls short: {line}")


def main() -> int:
    options = _options()
    findings = Findings()
    print(_machine())
    modules = _peer_modules(findings)
    everybody = {
        who.name: who
        for comparison in COMPARISONS
        for who in (*_ours(comparison), *comparison.contestants(modules))
    }
    everybody |= {who.name: who for who in ours.batches()}
    print(f"{len(everybody)} contestants, {options.passes} passes of {options.seconds} s each")
    measured = measure(list(everybody.values()), options.passes, options.seconds, findings.error)
    for comparison in COMPARISONS:
        _tell_comparison(comparison, comparison.contestants(modules), measured, findings)
    _tell_batches({who.name: measured[who.name] for who in ours.batches()}, findings)
    _tell_starts(list(cold.starts()), findings)
    _tell_reviews(list(reviews.reviews()), findings)
    held = {name: memory.held_by_records(game) for name, game in ours.games().items()}
    _tell_memory(held, findings)
    for what, play in (("table server", load.main), ("reviews", beside.main)):
        try:
            if play([]):
                findings.error(f"{what}: falls short")
        except Exception as error:
            findings.error(f"{what}: {type(error).__name__}: {error}")
    if options.json:
        figures = {name: found._asdict() for name, found in measured.items()}
        everything = {"machine": _machine(), "rates": figures, "memory": held}
        options.json.write_text(json.dumps(everything, indent=1) + "\n")
    if findings.errors:
        print(f"\n{findings.errors} errors, each on a line that begins with ERROR")
    return 1 if findings.errors else 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--passes", type=int, default=7, help="passes of every contestant")
    parser.add_argument("--seconds", type=float, default=0.3, help="about how long a pass is")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures to a file")
    return parser.parse_args()


def _machine() -> str:
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{python}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}"


def _ours(comparison: Comparison) -> list[Contestant]:
    return list(getattr(ours, comparison.ours or comparison.kind)())


def _peer_modules(findings: Findings) -> dict[str, ModuleType]:
    """Import the peers; a missing one is an error."""
    modules = {}
    for name, package in PEERS.items():
        try:
            modules[name] = import_module(f"benchmarks.speed.peers.{name}")
            print(f"{package} {version(package)}")
        except Exception as error:
            findings.error(f"{package} is missing: {type(error).__name__}: {error}")
    return modules


def _tell_comparison(
    comparison: Comparison, theirs: list[Contestant], measured: report.Measured, findings: Findings
) -> None:
    print(f"\n{comparison.title}\n")
    mine = {who.name: measured[who.name] for who in _ours(comparison) if who.name in measured}
    peers = {who.name: measured[who.name] for who in theirs if who.name in measured}
    print(report.rates(mine | peers, comparison.unit))
    if mine and comparison.least:
        _promise_rate(mine, comparison.unit, comparison.least, findings)
    if not mine or not peers:
        print(f"\nnothing to compare; promised {comparison.floor:g} times as fast")
        return
    print(f"\n{report.ratios(mine, peers, comparison.floor)}\n")
    least, pair = report.least_ratio(mine, peers)
    line = f"{least:.2f} times as fast at least ({pair}); promised {comparison.floor:g}"
    findings.promise(line, holds=least >= comparison.floor)


def _tell_batches(measured: report.Measured, findings: Findings) -> None:
    print(f"\nBatches: {ours.AT_ONCE:,} random games at once, every step from Python\n")
    print(report.rates(measured, "moves"))
    _promise_rate(measured, "moves", LEAST_BATCH, findings)


def _promise_rate(measured: report.Measured, unit: str, promised: int, findings: Findings) -> None:
    slowest = min(figures.median for figures in measured.values())
    line = f"{slowest:,.0f} {unit} per second at least; promised {promised:,}"
    findings.promise(line, holds=slowest >= promised)


def _tell_starts(starts: list[cold.Start], findings: Findings) -> None:
    print("\nA process from its start to its bot's first move, without the time it thinks\n")
    rows = [
        [
            f"{start.game} {start.bot}, {start.cache}",
            f"{start.seconds:.2f}",
            f"{start.megabytes:.0f}",
        ]
        for start in starts
    ]
    print(report.table(["", "seconds", "MB"], rows))
    slowest = max(start.seconds for start in starts)
    line = f"{slowest:.2f} s at most; promised under {SLOWEST_START:g}"
    findings.promise(line, holds=slowest < SLOWEST_START)
    largest = max(start.megabytes for start in starts)
    line = f"{largest:.0f} MB at most; promised under {MOST_OF_A_BOT / 1e6:.0f}"
    findings.promise(line, holds=largest < MOST_OF_A_BOT / 1e6)


def _tell_reviews(found: list[reviews.Review], findings: Findings) -> None:
    print(f"\nThe coach: a seat's whole game on one core, the longest of {reviews.GAMES} games\n")
    rows = [
        [f"{each.game}, {each.players} players", f"{each.third:.2f}", f"{each.whole:.2f}"]
        for each in found
    ]
    print(report.table(["", "s to the third verdict", "s to the report"], rows))
    third, whole = max(each.third for each in found), max(each.whole for each in found)
    line = f"{third:.2f} s to the third verdict at most; promised {THIRD_VERDICT:g}"
    findings.promise(line, holds=third <= THIRD_VERDICT)
    line = f"{whole:.2f} s to the report at most; promised {LONGEST_REVIEW:g}"
    findings.promise(line, holds=whole <= LONGEST_REVIEW)


def _tell_memory(held: Mapping[str, int], findings: Findings) -> None:
    print(f"\nMemory: {memory.RECORDS:,} finished records of four players, held at once\n")
    print(report.table(["", "MB"], [[name, f"{size / 1e6:.1f}"] for name, size in held.items()]))
    most = max(held.values())
    findings.promise(
        f"{most / 1e6:.1f} MB at most; promised under {MOST_MEMORY / 1e6:.0f}",
        holds=most < MOST_MEMORY,
    )


if __name__ == "__main__":
    sys.exit(main())
