"""A child, seen from inside: it ends with its parent, and answers what it is asked."""

import ctypes
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from io import TextIOWrapper
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, Final, NamedTuple, NoReturn

from tusch.processes import framing

ALONE: Final = 4
"""The exit code of a process whose parent is gone."""

_PDEATHSIG: Final = 1
"""Linux' `PR_SET_PDEATHSIG`: the signal that comes when the parent is gone."""
_NO_NICE: Final = "TUSCH_NO_NICE"
"""Set in the environment of tests: all processes are as important as each other."""


def tie(parent: str, *, by: int = getattr(signal, "SIGKILL", signal.SIGTERM)) -> None:
    """End this process with its parent, by a signal; where there is none, its input ends."""
    # Ctrl-C is for whoever started us, and they tell us.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PDEATHSIG, by)
    # It may have ended before we asked for the signal.
    if sys.platform != "win32" and os.getppid() != int(parent):
        os._exit(ALONE)


def step_back(nice: int) -> None:
    """Let others come before this process where they share a core; not in tests, which wait."""
    if hasattr(os, "nice") and not os.environ.get(_NO_NICE):
        os.nice(nice)


def end_with_input() -> None:
    """End this process at the end of its standard input, which the parent holds."""
    Thread(target=_wait_for_end, daemon=True).start()


def _wait_for_end() -> None:
    """Read until there is nothing more."""
    # Not through `sys.stdin`: its lock would be held when the interpreter shuts down.
    while os.read(0, 1):
        pass
    os._exit(ALONE)


class Pipes(NamedTuple):
    """What comes from the parent, and where answers go."""

    questions: BinaryIO
    answers: int

    def serve(self, answer: Callable[[bytes], bytes]) -> None:
        """Answer every frame with a frame, until there are no more."""
        with self.questions:
            while (question := framing.read_frame(self.questions)) is not None:
                framing.write_frame(self.answers, answer(question))

    def serve_until_alone(self, answer: Callable[[bytes], bytes]) -> NoReturn:
        """Answer every frame; with the end of the input end this process, whatever it is doing."""
        with suppress(OSError):
            for question in self._ahead():
                framing.write_frame(self.answers, answer(question))
        os._exit(ALONE)

    def _ahead(self) -> Iterator[bytes]:
        """Yield the frames, which another thread takes."""
        waiting: SimpleQueue[bytes] = SimpleQueue()
        Thread(target=self._listen, args=(waiting,), daemon=True).start()
        while True:
            yield waiting.get()

    def _listen(self, waiting: "SimpleQueue[bytes]") -> None:
        """Take frames; when there are no more, the parent is gone, and so are we."""
        while (question := framing.read_frame(self.questions)) is not None:
            waiting.put(question)
        os._exit(ALONE)


def take_pipes(prints: int = 2) -> Pipes:
    """Take the pipes away from everybody else; what is printed goes to another open file.

    A bot may print, or read what it is not to.
    """
    pipes = Pipes(os.fdopen(os.dup(0), "rb"), os.dup(1))
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(prints, 1)
    if isinstance(sys.stdout, TextIOWrapper):
        # It was opened on a pipe, and may be a terminal now.
        sys.stdout.reconfigure(line_buffering=os.isatty(1))
    return pipes
