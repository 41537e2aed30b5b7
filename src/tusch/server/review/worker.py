"""The process of the coach: it looks at one game, a moment at a time, after everybody else.

`python -m tusch.server.review.worker PARENT` is started by `tusch.server.review.process` and ends
with it: at the end of its input, whatever it is doing.
"""

import sys
from collections.abc import Generator
from time import perf_counter
from typing import Final, assert_never

from tusch import coach, record
from tusch.coach.report import Report
from tusch.processes import inside
from tusch.server.review.messages import (
    QUESTIONS,
    Answer,
    Begin,
    Failed,
    Finished,
    Going,
    GoOn,
    Question,
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
        self._review: Generator[coach.Progress, None, Report] | None = None

    def answer(self, body: bytes) -> bytes:
        """Answer a question; whatever goes wrong is an answer too."""
        try:
            return encode(self._answer(QUESTIONS.decode(body)))
        except Exception as trouble:
            self._review = None
            return encode(Failed(f"{type(trouble).__name__}: {trouble}"))

    def _answer(self, question: Question) -> Answer:
        """Do what is asked."""
        match question:
            case Begin(record=line, seat=seat, budget=budget):
                self._review = coach.review(record.decode(line), seat, budget=budget)
                return self._look()
            case GoOn():
                return self._look()
            case _ as never:
                assert_never(never)

    def _look(self) -> Answer:
        """Look at the game for a moment."""
        if self._review is None:
            return Failed("nothing to go on with")
        began, found, progress = perf_counter(), [], coach.Progress(0, 0)
        while perf_counter() - began < MOMENT:
            try:
                progress = next(self._review)
            except StopIteration as end:
                self._review = None
                return Finished(end.value)
            if progress.decision:
                found.append(progress.decision)
        return Going(progress.done, progress.total, tuple(found))


def main(parent: str) -> int:
    """Answer questions until there are no more."""
    inside.tie(parent)
    inside.step_back(NICE)
    inside.take_pipes().serve_until_alone(Desk().answer)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
