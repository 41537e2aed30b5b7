"""A child where a thread may wait for it."""

import subprocess
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import IO, Final, TypeAlias
from weakref import finalize

from tusch.processes.command import Command
from tusch.processes.framing import Read
from tusch.processes.patience import BrokenError, Patience, Way

MOST_WAITING: Final = 16
"""How many answers may wait that nobody asked for."""

Process: TypeAlias = "subprocess.Popen[bytes]"
Deliver: TypeAlias = Callable[[bytes | None], None]
"""Takes an answer, or None at the end."""


class Child:
    """A process, and what goes to it and comes from it."""

    def __init__(
        self,
        command: Command,
        patience: Patience,
        *,
        read: Read | None = None,
        deliver: Deliver | None = None,
    ) -> None:
        """Take what is run, how its answers are read, if any, and who takes them."""
        self.command = command
        self.patience = patience
        self.process: Process | None = None
        self._read = read
        self._questions: Queue[bytes] = Queue()
        self._answers: Queue[bytes | None] = Queue(MOST_WAITING)
        self._deliver = deliver or self._answers.put
        self._close: Callable[[], object] = partial(self._questions.put, b"")

    def start(self) -> None:
        """Start it, with somebody who talks to it and somebody who listens; OSError: it cannot."""
        if self.command.tied:
            # Not in another thread: the system ties a child to the thread that started it.
            self._start()
        else:
            # Signals interrupt the main thread only, and never a child half begun.
            with ThreadPoolExecutor(1) as starter:
                starter.submit(self._start).result()

    def _start(self) -> None:
        """Start it in this thread."""
        options = self.command.options(answers=self._read is not None)
        process = subprocess.Popen(self.command.words, **options)
        pipe = process.stdin
        assert pipe
        if not self._read:
            self._close = pipe.close
        # Whatever becomes of us, it does not stay behind.
        finalize(self, _abandon, process, self.command, self._close)
        self.process = process
        if self._read and process.stdout:
            talk = partial(_talk, pipe, self._questions)
            listen = partial(_listen, process.stdout, self._read, self._deliver)
            for task in (talk, listen):
                Thread(target=task, daemon=True).start()

    def ask(self, question: bytes) -> None:
        """Send something; that nobody is there is noticed when the answer is due."""
        self._questions.put(question)

    def answer(self) -> bytes:
        """Return the next answer that was not delivered to somebody else."""
        try:
            answer = self._answers.get(timeout=self.patience.answer)
        except Empty:
            raise BrokenError("hangs") from None
        if answer is None:
            raise BrokenError("died")
        return answer

    def discard(self) -> int:
        """Drop the answers that wait, which nobody has asked for; return how many there were."""
        dropped = 0
        # Not until nothing waits: it may write faster than we drop.
        for _ in range(self._answers.qsize()):
            if self._answers.get_nowait() is None:
                self._answers.put(None)
                break
            dropped += 1
        return dropped

    def wait(self, seconds: float | None = None) -> int | None:
        """Return the exit code of a child that ends in time; None: it has not."""
        assert self.process
        with suppress(subprocess.TimeoutExpired):
            return self.process.wait(seconds)
        return None

    def end(self, *, at_once: bool = False) -> None:
        """End it, and wait until it has ended."""
        end([self], self.patience, at_once=at_once)

    def close_input(self) -> None:
        """Tell it that there are no more questions."""
        with suppress(OSError):
            self._close()

    def tell(self, way: Way) -> None:
        """Bring it to its end in some way, if it runs."""
        if not self.process or self.process.poll() is not None:
            return
        match way:
            case "wait":
                pass
            case "ask":
                self.process.terminate()
            case "kill":
                _kill(self.process, self.command)


def end(children: Sequence[Child], patience: Patience, *, at_once: bool = False) -> None:
    """End children together; whoever interrupts that only hastens it."""
    interrupted: BaseException | None = None
    for child in children:
        child.close_input()
    for way in patience.ways(at_once=at_once):
        try:
            for child in children:
                child.tell(way)
            due = monotonic() + patience.grace
            for child in children:
                if child.process:
                    child.wait(max(0, due - monotonic()))
        except BaseException as error:
            interrupted = error
    if interrupted:
        raise interrupted


def _kill(process: Process, command: Command) -> None:
    """End a process that has not ended, and what it started."""
    if process.poll() is None:
        command.kill_group(process.pid)
        process.kill()
        process.wait()


def _abandon(process: Process, command: Command, close: Callable[[], object]) -> None:
    """Let nothing of a forgotten child stay behind, nor whoever talks to it."""
    _kill(process, command)
    with suppress(OSError):
        close()


def _talk(pipe: IO[bytes], questions: "Queue[bytes]") -> None:
    """Pass every question on to a child; an empty one is the last."""
    with suppress(OSError), pipe:
        while question := questions.get():
            pipe.write(question)
            pipe.flush()


def _listen(pipe: IO[bytes], read: Read, deliver: Deliver) -> None:
    """Pass on every message of a child, and its end."""
    with pipe:
        while (answer := read(pipe)) is not None:
            deliver(answer)
    deliver(None)
