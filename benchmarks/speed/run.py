"""Measure tusch beside other libraries, in one run on one core, and print the ratios.

The exit status is 0 if every row was measured. A row that falls short of what tusch promises is
printed as such; one that cannot be measured is printed with its error, and the others go on.
"""

import argparse
import json
import os
import platform
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from benchmarks.findings import Findings
from benchmarks.load import reviews as beside
from benchmarks.load import run as load
from benchmarks.speed import cold, learners, memory, ours, report, reviews
from benchmarks.speed.measure import Contestant, measure
from tusch.processes.signals import heeded

PEERS = {"rlcard": "rlcard", "pettingzoo": "pettingzoo", "open_spiel": "open-spiel"}
"""The modules in `peers`, and the packages that they measure."""
MOST_MEMORY = 100_000_000
"""The bytes that 1,000 records may take."""
LEAST_BATCH = 2_000_000
"""The fewest moves per second of a batch."""
LEAST_LEARNERS = 20.0
"""How many times as fast as Gymnasium's own vector our tables of learners must be."""
SLOWEST_START = 1.0
"""The seconds to a bot's first move, without thinking time."""
LONGEST_REVIEW = 10.0
"""The seconds of one core for a seat's whole game."""
THIRD_VERDICT = 3.0
"""The seconds until the first three verdicts."""
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
    """The function in `ours`, if it has another name."""
    least: int = 0
    """How many per second tusch promises as well."""

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


def main(arguments: Sequence[str] | None = None) -> int:
    options = _options(arguments)
    findings = Findings()
    play(options, findings)
    if findings.errors:
        print(f"\n{findings.errors} errors, each on a line that begins with ERROR")
    return findings.status


def play(options: argparse.Namespace, findings: Findings) -> None:
    """Measure everything, and print it."""
    print(_machine())
    modules = {} if options.alone else _peer_modules(findings)
    everybody = {
        who.name: who
        for comparison in COMPARISONS
        for who in (*_ours(comparison), *comparison.contestants(modules))
    }
    everybody |= {who.name: who for who in (*ours.batches(), *learners.contestants())}
    print(f"{len(everybody)} contestants, {options.passes} passes of {options.seconds} s each")
    measured = measure(list(everybody.values()), options.passes, options.seconds, findings.error)
    for comparison in COMPARISONS:
        _tell_comparison(comparison, comparison.contestants(modules), measured, findings)
    _tell_batches(measured, findings)
    _tell_learners(measured, findings)
    _tell_starts(findings.measured(cold.rows()), findings)
    _tell_reviews(findings.measured(reviews.rows()), findings)
    held = findings.measured(memory.rows())
    _tell_memory(held, findings)
    with findings.row("table server"):
        load.play(load.options(["--alone"] if options.alone else []), findings)
    with findings.row("reviews beside tables"):
        beside.play(beside.options([]), findings)
    if options.json:
        figures = {name: found._asdict() for name, found in measured.items()}
        everything = {"machine": _machine(), "rates": figures, "memory": held}
        options.json.write_text(json.dumps(everything, indent=1) + "\n")


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--passes", type=int, default=7, help="passes of every contestant")
    parser.add_argument("--seconds", type=float, default=0.3, help="about how long a pass is")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures to a file")
    parser.add_argument("--alone", action="store_true", help="without the other libraries")
    return parser.parse_args(arguments)


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
    found = {who.name: measured[who.name] for who in ours.batches() if who.name in measured}
    print(report.rates(found, "moves"))
    if found:
        _promise_rate(found, "moves", LEAST_BATCH, findings)


def _tell_learners(measured: report.Measured, findings: Findings) -> None:
    print(f"\nLearners: {learners.AT_ONCE} tables at once, observation, mask and reward out\n")
    names = [who.name for who in learners.contestants() if who.name in measured]
    print(report.rates({name: measured[name] for name in names}, "steps"))
    for name, times in learners.ratios(measured).items():
        line = f"{name}: {times:.0f} times as fast; promised {LEAST_LEARNERS:g}"
        findings.promise(line, holds=times >= LEAST_LEARNERS)


def _promise_rate(measured: report.Measured, unit: str, promised: int, findings: Findings) -> None:
    slowest = min(figures.median for figures in measured.values())
    line = f"{slowest:,.0f} {unit} per second at least; promised {promised:,}"
    findings.promise(line, holds=slowest >= promised)


def _tell_starts(starts: Mapping[str, cold.Start], findings: Findings) -> None:
    print("\nA process from its start to its bot's first move, without the time it thinks\n")
    rows = [
        [name, f"{start.seconds:.2f}", f"{start.megabytes:.0f}"] for name, start in starts.items()
    ]
    print(report.table(["", "seconds", "MB"], rows))
    if not starts:
        return
    slowest = max(start.seconds for start in starts.values())
    line = f"{slowest:.2f} s at most; promised under {SLOWEST_START:g}"
    findings.promise(line, holds=slowest < SLOWEST_START)
    largest = max(start.megabytes for start in starts.values())
    line = f"{largest:.0f} MB at most; promised under {MOST_OF_A_BOT / 1e6:.0f}"
    findings.promise(line, holds=largest < MOST_OF_A_BOT / 1e6)


def _tell_reviews(found: Mapping[str, reviews.Review], findings: Findings) -> None:
    print(f"\nThe coach: a seat's whole game on one core, the longest of {reviews.GAMES} games\n")
    rows = [[name, f"{each.third:.2f}", f"{each.whole:.2f}"] for name, each in found.items()]
    print(report.table(["", "s to the third verdict", "s to the report"], rows))
    if not found:
        return
    third, whole = (max(seconds) for seconds in zip(*found.values(), strict=True))
    line = f"{third:.2f} s to the third verdict at most; promised {THIRD_VERDICT:g}"
    findings.promise(line, holds=third <= THIRD_VERDICT)
    line = f"{whole:.2f} s to the report at most; promised {LONGEST_REVIEW:g}"
    findings.promise(line, holds=whole <= LONGEST_REVIEW)


def _tell_memory(held: Mapping[str, int], findings: Findings) -> None:
    print(f"\nMemory: {memory.RECORDS:,} finished records of four players, held at once\n")
    print(report.table(["", "MB"], [[name, f"{size / 1e6:.1f}"] for name, size in held.items()]))
    if not held:
        return
    most = max(held.values())
    findings.promise(
        f"{most / 1e6:.1f} MB at most; promised under {MOST_MEMORY / 1e6:.0f}",
        holds=most < MOST_MEMORY,
    )


if __name__ == "__main__":
    with heeded():
        sys.exit(main())
