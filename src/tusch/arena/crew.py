"""Processes that play the games of an arena, and what comes of it when one of them dies."""

import multiprocessing
import signal
import traceback
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess as Process
from time import monotonic
from typing import Any, Final, TypeAlias

from tusch import record as records
from tusch.arena.match import Match
from tusch.arena.signals import ENDING, deaf
from tusch.errors import TuschError
from tusch.game import Message

GRACE: Final = 5.0
"""Seconds that workers have to end, before they are told again."""
AHEAD: Final = 2
"""How many games a worker has before it, so that it never waits for the next one."""
Answer: TypeAlias = bytes | Message | Exception
"""A record as a line, or why there is none."""

# `spawn` works everywhere, and no thread of the compiler is copied half alive.
_CONTEXT: Final = multiprocessing.get_context("spawn")


class ArenaError(TuschError):
    """A game of an arena that could not be played."""


class Worker:
    """A process that plays games, one after the other."""

    def __init__(self, match: Match) -> None:
        """Start it."""
        self.pipe, inside = _CONTEXT.Pipe()
        self.process = _CONTEXT.Process(target=_work, args=(match, inside), daemon=True)
        self.process.start()
        # Only the worker holds this end: when it dies, the other one is at its end.
        inside.close()
        self.due: deque[int] = deque()
        """The games that it was asked for and has not answered."""

    def ask(self, number: int) -> None:
        """Ask for a game; that nobody is there is noticed when the answer is due."""
        self.due.append(number)
        with suppress(OSError):
            self.pipe.send(number)

    def answer(self) -> tuple[int, Answer]:
        """Return the number of the next game and what came of it."""
        number = self.due.popleft()
        try:
            return number, self.pipe.recv()
        except (EOFError, OSError):
            self.process.join(GRACE)
            code = str(self.process.exitcode)
            return number, Message("arena-worker", {"number": number + 1, "code": code})


@contextmanager
def crew(match: Match, size: int) -> Iterator[list[Worker]]:
    """Start so many workers; all have ended at the end, their games finished or not."""
    workers: list[Worker] = []
    finished = False
    try:
        with deaf():
            for _ in range(size):
                workers.append(Worker(match))
        yield workers
        finished = True
    finally:
        _end(workers, gently=finished)


def in_order(workers: Sequence[Worker], numbers: Sequence[int]) -> Iterator[bytes]:
    """Yield the records of these games in order; the first that is missing is an error."""
    waiting = iter(numbers)
    for worker, number in zip([*workers] * AHEAD, waiting, strict=False):
        worker.ask(number)
    busy: dict[Any, Worker] = {worker.pipe: worker for worker in workers if worker.due}
    found: dict[int, Answer] = {}
    for due in numbers:
        while due not in found:
            for pipe in wait(list(busy)):
                worker = busy[pipe]
                number, found[number] = worker.answer()
                if not isinstance(found[number], bytes):
                    # What comes before it is still played; what comes after it is of no use.
                    waiting = iter(())
                    worker.due.clear()
                for more in waiting:
                    worker.ask(more)
                    break
                if not worker.due:
                    del busy[pipe]
        yield _record(found.pop(due))


def _record(answer: Answer) -> bytes:
    """Return a record; raise what came instead."""
    if isinstance(answer, bytes):
        return answer
    raise ArenaError(answer.id, **answer.args) if isinstance(answer, Message) else answer


def _end(workers: Sequence[Worker], *, gently: bool) -> None:
    """End workers: by the end of their questions, by a signal, by another, and then for sure."""
    for worker in workers:
        worker.pipe.close()
    # A second signal ends one that is still seeing off its bots, which takes time if they are rude.
    ways = (Process.is_alive, Process.terminate, Process.terminate, Process.kill)
    for way in ways if gently else ways[1:]:
        left = [worker.process for worker in workers if worker.process.is_alive()]
        for process in left:
            way(process)
        end = monotonic() + GRACE
        for process in left:
            process.join(max(0, end - monotonic()))


def _work(match: Match, pipe: Any) -> None:
    """Play the games that the pipe asks for, until it ends."""
    # Ctrl-C is for the process that started this one.
    _heed(signal.SIG_IGN, signal.SIGINT)
    _heed(signal.default_int_handler, *ENDING)
    try:
        while True:
            pipe.send(_play(match, pipe.recv()))
    except (KeyboardInterrupt, EOFError, OSError):
        # What is left to do is to end the programs that are still there.
        _heed(signal.SIG_IGN, *ENDING)


def _heed(handler: Any, *numbers: int) -> None:
    """Let signals do something else from now on."""
    for number in numbers:
        signal.signal(number, handler)


def _play(match: Match, number: int) -> Answer:
    """Return what comes of a game."""
    try:
        return records.encode(match.play(number))
    except TuschError as error:
        return error.message
    except Exception as error:
        error.add_note(traceback.format_exc())
        return error
