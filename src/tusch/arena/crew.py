"""Processes that play the games of an arena, and what comes of it when one of them dies."""

import pickle
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from queue import SimpleQueue
from typing import Final, TypeAlias

from tusch.arena.worker import Games, Played, packed
from tusch.errors import TuschError
from tusch.game import Message
from tusch.processes import blocking, framing
from tusch.processes.command import Command, lent_output, module
from tusch.processes.patience import Patience
from tusch.processes.signals import deaf

# A second signal ends a worker that is still seeing off its bots, which takes time if they are
# rude.
PATIENCE: Final = Patience(grace=5.0, asks=2)
"""A game takes as long as it takes, but not the end of a worker."""
AHEAD: Final = 2
"""How many games a worker has before it, so that it never waits for the next one."""
Inbox: TypeAlias = "SimpleQueue[tuple[int, bytes | None]]"
"""What came from which worker; nothing: its end."""


class ArenaError(TuschError):
    """A game of an arena that could not be played."""


class Worker:
    """A process that plays games, one after the other."""

    def __init__(self, child: blocking.Child) -> None:
        """Take a process that begins."""
        self.child = child
        self.due: deque[int] = deque()
        """The games that it was asked for and has not answered."""

    def ask(self, number: int) -> None:
        """Ask for a game."""
        self.due.append(number)
        self.child.ask(framing.frame(pickle.dumps(number)))

    def played(self, body: bytes | None) -> tuple[int, Played]:
        """Return the number of the next game and what came of it."""
        number = self.due.popleft()
        if body is not None:
            return number, pickle.loads(body)
        code = str(self.child.wait(PATIENCE.grace))
        return number, Message("arena-worker", {"number": number + 1, "code": code})


class Crew:
    """Workers, and what comes from them."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self.workers: list[Worker] = []
        self._inbox: Inbox = SimpleQueue()

    def start(self, match: Games, size: int) -> None:
        """Start so many workers."""
        arena = framing.frame(packed(match))
        with deaf(), lent_output() as output:
            words = module("tusch.arena.worker", str(output))
            # Not apart: whoever stops us for a while (Ctrl-Z) stops all.
            command = Command(words=words, apart=False, tied=True, lent=(output,))
            for _ in range(size):
                self._start(command, arena)

    def _start(self, command: Command, arena: bytes) -> None:
        """Start one more, whom we know before it has begun."""
        who, inbox = len(self.workers), self._inbox
        child = blocking.Child(
            command,
            PATIENCE,
            read=framing.read_frame,
            deliver=lambda body: inbox.put((who, body)),
        )
        self.workers.append(Worker(child))
        child.start()
        child.ask(arena)

    def in_order(self, numbers: Sequence[int]) -> Iterator[bytes]:
        """Yield the records of these games in order; the first that is missing is an error."""
        waiting = iter(numbers)
        for worker, number in zip(self.workers * AHEAD, waiting, strict=False):
            worker.ask(number)
        found: dict[int, Played] = {}
        for due in numbers:
            while due not in found:
                who, body = self._inbox.get()
                worker = self.workers[who]
                if not worker.due:
                    continue
                number, found[number] = worker.played(body)
                if not isinstance(found[number], bytes):
                    # What comes before it is still played; what comes after it is of no use.
                    waiting = iter(())
                    worker.due.clear()
                for more in waiting:
                    worker.ask(more)
                    break
            yield _record(found.pop(due))


@contextmanager
def crew(match: Games, size: int) -> Iterator[Crew]:
    """Start so many workers; all have ended at the end, their games finished or not."""
    all_of_them = Crew()
    finished = False
    try:
        all_of_them.start(match, size)
        yield all_of_them
        finished = True
    finally:
        children = [worker.child for worker in all_of_them.workers]
        blocking.end(children, PATIENCE, at_once=not finished)


def _record(played: Played) -> bytes:
    """Return a record; raise what came instead."""
    if isinstance(played, bytes):
        return played
    raise ArenaError(played.id, **played.args) if isinstance(played, Message) else played
