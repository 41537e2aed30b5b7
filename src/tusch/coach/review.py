"""From a record and a seat to a report, one decision after another, most promising first."""

import platform
from collections.abc import Generator, Iterator, Sequence
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from tusch import record as records
from tusch import registry
from tusch.coach.appraisers import appraiser, compiled
from tusch.coach.budget import reference as spent
from tusch.coach.decisions.reasons import reason
from tusch.coach.decisions.reference import Search
from tusch.coach.decisions.verdicts import early, verdicts
from tusch.coach.decisions.weighing import Choice, Weighed, forced, told, weigh, without_choice
from tusch.coach.estimates import Estimate
from tusch.coach.hooks import hooks
from tusch.coach.ledger.accounts import ledger, values
from tusch.coach.ledger.value import ValueFunction
from tusch.coach.likeness import measured
from tusch.coach.report import VERSION, Decision, Ledger, Point, Report, Verdict
from tusch.coach.summary import summary
from tusch.errors import OptionError
from tusch.game import Seat, Step, Value
from tusch.record import Record, RecordError
from tusch.registry import AnyGame


class Progress(Value, frozen=True):
    """How far a review has come."""

    done: int
    total: int
    """How many decisions and states there are to look at."""
    decision: Decision | None = None
    """One that is weighed now; that a move is costly may still turn out, but is not taken back."""


class Table:
    """A finished game, and what is found out about it for all seats alike."""

    def __init__(self, record: Record, budget: int | None = None) -> None:
        """Read a record; refuse one that is not over, or does not agree with the rules."""
        self.game: AnyGame = registry.of_record(record)
        self.steps: Sequence[Step[Any, Any]] = finished(record)
        self.players = record.players
        self.compiled = compiled(self.game)
        self.reference = spent(self.game.name, budget, compiled=self.compiled)
        self.appraiser = appraiser(self.game)
        self.search = Search(self.game, self.reference)
        self._values: list[Estimate] = []

    def choices(self, seat: Seat) -> list[Choice]:
        """Return all decisions of a seat, forced ones too."""
        return [
            Choice(entry, self.game.observe(step.before, seat), step.action)
            for entry, step in enumerate(self.steps)
            if step.actor == seat
        ]

    def values(self) -> Iterator[Estimate]:
        """Yield the value before the first step and after each; they are worked out once."""
        yield from self._values
        if len(self._values) > len(self.steps):
            return
        self._values = []
        value = ValueFunction(self.game, self.appraiser, self.reference)
        for each in values(value, self.steps):
            self._values.append(each)
            yield each


def finished(record: Record) -> Sequence[Step[Any, Any]]:
    """Return the steps of a record; refuse one that is bad or not over."""
    steps = records.read(registry.of_record(record), record)
    if record.result is UNSET:
        raise RecordError("coach-unfinished")
    return steps


def review(
    record: Record | Table, seat: Seat, *, budget: int | None = None
) -> Generator[Progress, None, Report]:
    """Look at a seat's game; yield how far it is, and return the report.

    Whoever has seen enough closes it. A `Table` is a record that was read before: what holds for
    all its seats is found out once.
    """
    table = record if isinstance(record, Table) else Table(record, budget)
    if seat not in range(table.players):
        allowed = tuple(range(table.players))
        raise OptionError("cli-error-seat", value=str(seat), allowed=allowed)
    choices = table.choices(seat)
    free = [choice for choice in choices if not choice.forced]
    total = 2 * len(free) + len(table.steps) + 1
    done = 0
    thoughts = {}
    for choice in free:
        thoughts[choice.entry] = table.search.think(choice.view)
        done += 1
        yield Progress(done, total)
    # What the race holds against a move says which to look at first, and nothing else.
    free.sort(key=lambda choice: -thoughts[choice.entry].ahead[choice.played])
    weighed: dict[int, Weighed] = {}
    for choice in free:
        entry = choice.entry
        weighed[entry] = weigh(
            table.game, choice, thoughts[entry], table.appraiser, table.reference
        )
        done += 1
        verdict = early(weighed[entry], len(free))
        yield Progress(done, total, _told(table.game, weighed[entry], verdict))
    believed = {entry: each.believed for entry, each in weighed.items()}
    for choice in choices:
        if choice.forced:
            parts = (table.game, choice, table.appraiser, table.reference)
            believed[choice.entry] = without_choice(*parts)
    found = []
    for each in table.values():
        found.append(each)
        done += 1
        yield Progress(done, total)
    books = ledger(seat, table.steps, found, believed, hooks(table.game.name).known)
    return _report(table, seat, choices, weighed, found, books)


def report(record: Record | Table, seat: Seat, *, budget: int | None = None) -> Report:
    """Return the report on a seat's game."""
    steps = review(record, seat, budget=budget)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: Report = end.value
            return found


def _report(
    table: Table,
    seat: Seat,
    choices: Sequence[Choice],
    weighed: dict[int, Weighed],
    found: Sequence[Estimate],
    books: Ledger,
) -> Report:
    """Put the report together."""
    due = [weighed[entry] for entry in sorted(weighed)]
    judged = {each.choice.entry: verdict for each, verdict in zip(due, verdicts(due), strict=True)}
    decisions = tuple(
        forced(table.game, choice)
        if choice.forced
        else _told(table.game, weighed[choice.entry], judged[choice.entry])
        for choice in choices
    )
    known = [Point(each.choice.entry + 1, each.chance) for each in due]
    end = Point(len(table.steps), books.result)
    return Report(
        coach=VERSION,
        game=table.game.name,
        players=table.players,
        seat=seat,
        compiled=table.compiled,
        machine=platform.machine(),
        reference=table.reference,
        decisions=decisions,
        ledger=books,
        curve=(Point(0, books.start), *known, end),
        open_curve=tuple(Point(entry, each.means[seat]) for entry, each in enumerate(found)),
        summary=summary(decisions, measured(table.game.name, table.players, table.reference)),
    )


def _told(game: AnyGame, weighed: Weighed, verdict: Verdict) -> Decision:
    """Return a decision as the report has it; a costly one says why."""
    decision = told(game, weighed, verdict)
    if verdict is not Verdict.COSTLY:
        return decision
    return replace(decision, reason=reason(game, weighed))
