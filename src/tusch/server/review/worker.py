"""The process of the coach: it looks at one game, a moment at a time, after everybody else.

`python -m tusch.server.review.worker PARENT` is started by `tusch.server.review.process` and ends
with it: at the end of its input, whatever it is doing.
"""

import sys
from collections.abc import Generator, Iterator, Sequence
from random import Random
from time import perf_counter
from typing import Any, Final, assert_never

import msgspec

from tusch import codec, record, registry
from tusch.coach.report import Report, Verdict
from tusch.coach.retelling import retell
from tusch.coach.review import Progress, Table, review
from tusch.game import Seat, Step
from tusch.processes import inside
from tusch.registry import AnyGame
from tusch.server.review import judging
from tusch.server.review.messages import (
    QUESTIONS,
    Advise,
    Answer,
    Begin,
    CostlyMoment,
    Failed,
    Finished,
    Going,
    GoOn,
    Judged,
    Question,
    Retell,
    Retold,
    Weigh,
    encode,
)

NICE: Final = 19
"""Everybody else comes before the coach, where they share a core."""
MOMENT: Final = 0.2
"""Seconds after which it says how far it is."""


class Desk:
    """The game that is looked at."""

    def __init__(self) -> None:
        """Begin with none."""
        self._table: Table | None = None
        self._review: Generator[Progress, None, Report] | None = None

    def answer(self, body: bytes) -> bytes:
        """Answer a question; whatever goes wrong is an answer too."""
        try:
            return encode(self._answer(QUESTIONS.decode(body)))
        except Exception as trouble:
            return encode(Failed(f"{type(trouble).__name__}: {trouble}"))

    def _answer(self, question: Question) -> Answer:
        """Do what is asked."""
        match question:
            case Begin(record=line, seat=seat, budget=budget):
                self._table = Table(record.decode(line), budget)
                self._review = review(self._table, seat)
                return self._look()
            case GoOn():
                return self._look()
            case Weigh(position=position, move=move, budget=budget, decisions=decisions):
                judge = judging.judge(position.game, msgspec.json.encode(position.rules), budget)
                return Judged(judge.weigh(position.view, move, decisions))
            case Advise(position=position, budget=budget):
                judge = judging.judge(position.game, msgspec.json.encode(position.rules), budget)
                return judge.advise(position.view)
            case Retell(record=line, seat=seat, chance=chance):
                read = record.decode(line)
                game = registry.of_record(read)
                return Retold(_retold(game, record.read(game, read), seat, chance))
            case _ as never:
                assert_never(never)

    def _look(self) -> Answer:
        """Look at the game for a moment."""
        if self._review is None or self._table is None:
            return Failed("nothing to go on with")
        began, found, progress = perf_counter(), [], Progress(0, 0)
        while perf_counter() - began < MOMENT:
            try:
                progress = next(self._review)
            except StopIteration as end:
                self._review = None
                return Finished(end.value, tuple(_moments(self._table, end.value)))
            if progress.decision:
                found.append(progress.decision)
        return Going(progress.done, progress.total, tuple(found))


def _moments(table: Table, report: Report) -> Iterator[CostlyMoment]:
    """Yield the positions in which a move was costly, as the seat met them."""
    for each in report.decisions:
        if each.verdict is Verdict.COSTLY:
            before = table.steps[: each.entry]
            view = table.game.observe(table.steps[each.entry].before, report.seat)
            again = _retold(table.game, before, report.seat, f"{each.entry}/{each.loss}")
            yield CostlyMoment(each.entry, codec.encode(view), again)


def _retold(game: AnyGame, steps: Sequence[Step[Any, Any]], seat: Seat, chance: str) -> bytes:
    """Return a game told again, as a record."""
    found = retell(game, steps, seat, Random(chance))
    return record.encode(found) if found else b""


def main(parent: str) -> int:
    """Answer questions until there are no more."""
    inside.tie(parent)
    inside.step_back(NICE)
    inside.take_pipes().serve_until_alone(Desk().answer)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
