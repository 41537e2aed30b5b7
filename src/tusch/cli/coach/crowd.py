"""Many reports together: what was given away by player or bot, with intervals."""

from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

import msgspec

from tusch import coach
from tusch import record as records
from tusch.arena.crew import crew
from tusch.coach.decisions.verdicts import can_prove
from tusch.coach.estimates import WIDE
from tusch.coach.likeness import likeness, measured
from tusch.coach.report import Likeness, Report
from tusch.coach.review import Table
from tusch.game import Seat
from tusch.record import Record


class Reviews(NamedTuple):
    """Seats of games to look at; it can be sent to another process."""

    games: tuple[tuple[bytes, tuple[Seat, ...]], ...]
    """Records as they were written, with the seats."""
    budget: int | None

    def play(self, number: int) -> list[Report]:
        """Return the reports on the seats of one game."""
        line, seats = self.games[number]
        table = Table(records.decode(line), self.budget)
        return [coach.report(table, seat) for seat in seats]


def in_order(reviews: Reviews, workers: int) -> Iterator[list[Report]]:
    """Yield the reports of games in order; several processes look at them."""
    numbers = range(len(reviews.games))
    if workers == 1 or len(numbers) < 2:
        yield from map(reviews.play, numbers)
        return
    with crew(reviews, min(workers, len(numbers))) as hands:
        for line in hands.in_order(numbers):
            yield msgspec.json.decode(line, type=list[Report])


class Given(NamedTuple):
    """What somebody gave away in a game on average, with an interval of 95 %."""

    name: str
    games: int
    costly: float | None
    """Costly moves in a game; None: there were too few worlds to call any so."""
    lost: float
    low: float | None
    high: float | None
    like: Likeness | None
    """The level that plays like this, where all games were of one kind."""


def given_away(found: Sequence[tuple[str, Report]]) -> list[Given]:
    """Return what everybody gave away, the least first; one game has no interval."""
    by_name: dict[str, list[Report]] = {}
    for name, report in found:
        by_name.setdefault(name, []).append(report)
    return sorted((_given(*each) for each in by_name.items()), key=lambda each: each.lost)


def _given(name: str, reports: Sequence[Report]) -> Given:
    """Add the games of one player up."""
    losses = [report.summary.lost for report in reports]
    mean = fmean(losses)
    proven = all(can_prove(report.reference) for report in reports)
    costly = fmean(report.summary.costly for report in reports) if proven else None
    tables = {(report.game, report.players, report.reference) for report in reports}
    like = likeness(measured(*tables.pop()), losses) if len(tables) == 1 else None
    if len(losses) < 2:
        return Given(name, len(losses), costly, mean, None, None, like)
    reach = WIDE * stdev(losses) / sqrt(len(losses))
    return Given(name, len(losses), costly, mean, mean - reach, mean + reach, like)


def player(record: Record, seat: Seat) -> str | None:
    """Return who sat there; a bot that was named by its seat, `greedy 2`, is one on all seats."""
    if not record.names:
        return None
    name = record.names[seat]
    return name.removesuffix(f" {seat}") or name
