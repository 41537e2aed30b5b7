"""What is run in another process, and how it begins."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

from tusch.game import Value

QUIET: Final = subprocess.DEVNULL
"""What is written there is not wanted."""
PIPE: Final = subprocess.PIPE
"""What is written there comes to us."""
ERRORS: Final = 2
"""The standard error, as an open file."""


class Command(Value, frozen=True, kw_only=True):
    """What is run, in our folder and with our environment; its input comes from us."""

    words: tuple[str, ...]
    errors: int | None = None
    """Where its standard error goes; None: to ours."""
    apart: bool = True
    """In a session of its own: Ctrl-C is for us, and it is ended with all that it started."""
    tied: bool = False
    """Whether it ends with us by itself, as a module of ours does."""
    lent: tuple[int, ...] = ()
    """Open files that it shares with us, by their numbers; standard ones it has anyway."""

    def options(self, *, answers: bool = True) -> dict[str, Any]:
        """Return how it begins, as `subprocess` and `asyncio` both have it."""
        return {
            "stdin": PIPE,
            "stdout": PIPE if answers else QUIET,
            "stderr": self.errors,
            "start_new_session": self.apart,
            "pass_fds": tuple(file for file in self.lent if file > ERRORS),
        }

    def kill_group(self, pid: int) -> None:
        """End all that a child in a session of its own has started there, and itself."""
        if self.apart and hasattr(os, "killpg"):
            with suppress(OSError):
                os.killpg(pid, signal.SIGKILL)


def module(name: str, *arguments: str) -> tuple[str, ...]:
    """Return the words that run a module of ours for this process, and for no other."""
    return (sys.executable, "-P", "-m", name, str(os.getpid()), *arguments)


@contextmanager
def lent_output() -> Iterator[int]:
    """Lend our standard output; the standard error has to do where that cannot be."""
    try:
        output = ERRORS if sys.platform == "win32" else os.dup(1)
    except OSError:
        output = ERRORS
    try:
        yield output
    finally:
        if output != ERRORS:
            os.close(output)


def run(*words: str) -> tuple[int, str]:
    """Run something to its end; return its exit code and what it said about itself."""
    ended = subprocess.run(
        words, capture_output=True, encoding="utf-8", errors="replace", check=False
    )
    return ended.returncode, ended.stderr.strip()
