"""The program as people run it: in a pipe, and in a terminal."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
from pathlib import Path
from typing import Self

TUSCH = (sys.executable, "-W", "error", "-m", "tusch")
PROMPT = re.compile(r"Your move \((?:1 to ([0-9]+)|Enter), or \? for help\): $")
# Makes the terminal that is standard input the one whose Ctrl-C reaches the program.
_IN_TERMINAL = """
import fcntl, os, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.argv[1], sys.argv[1:])
"""


def environment(**more: str) -> dict[str, str]:
    """The environment without what would change the output."""
    dropped = ("LC_", "LANG", "NO_COLOR", "FORCE_COLOR", "COLUMNS", "TERM", "PYTHON")
    kept = {
        name: value
        for name, value in os.environ.items()
        if name == "PYTHONPATH" or not name.startswith(dropped)
    }
    return {**kept, "TERM": "xterm", **more}


def tusch(
    *arguments: str | Path, typed: str = "", cwd: Path | None = None, **more: str
) -> subprocess.CompletedProcess[str]:
    """Run a command in pipes, with these lines as its input."""
    return subprocess.run(
        [*TUSCH, *arguments],
        input=typed,
        cwd=cwd,
        env=environment(**more),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


PATIENCE = 10
"""Seconds before somebody presses a key again."""


class Terminal:
    """A command in a terminal of its own."""

    def __init__(self, *arguments: str | Path, cwd: Path, **more: str) -> None:
        self.screen = ""
        """All that was shown so far."""
        self._keyboard, inside = pty.openpty()
        self._process = subprocess.Popen(
            [sys.executable, "-c", _IN_TERMINAL, *TUSCH, *arguments],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            cwd=cwd,
            env=environment(**more),
            start_new_session=True,
        )
        os.close(inside)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
        os.close(self._keyboard)

    def type(self, text: str) -> None:
        os.write(self._keyboard, text.encode())

    def until(self, pattern: str | re.Pattern[str]) -> str:
        """Read until the end of the screen matches; return what came since the last reading."""
        since = len(self.screen)
        while not re.search(pattern, self.screen[since:]):
            if not self._read():
                raise AssertionError(f"it ended without {pattern}: {self.screen[since:]}")
        return self.screen[since:]

    def end(self, key: str = "") -> int:
        """Read until the program ends; return its exit code.

        A key that ends it is pressed again if nothing comes of it: a program that has shown its
        prompt, and is just about to read, does not hear it.
        """
        while True:
            if key and not select.select([self._keyboard], [], [], PATIENCE)[0]:
                self.type(key)
            elif not self._read():
                return self._process.wait()

    def choices(self) -> int | None:
        """Read until a decision is due; return how many choices there are, None at the end."""
        since = len(self.screen)
        while not (found := PROMPT.search(self.screen[since:])):
            if not self._read():
                return None
        return int(found[1] or 1)

    def _read(self) -> bool:
        """Read what comes; return whether anything came. The terminal of a dead program fails."""
        try:
            data = os.read(self._keyboard, 65536)
        except OSError:
            return False
        self.screen += data.decode("utf-8", "replace").replace("\r\n", "\n")
        return bool(data)
