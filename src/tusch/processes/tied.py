"""Processes that end with the one that started them, however it ends."""

import ctypes
import os
import signal
import sys
from typing import Final

ALONE: Final = 4
"""The exit code of a process whose parent is gone."""

_PDEATHSIG: Final = 1
"""Linux' `PR_SET_PDEATHSIG`: the signal that comes when the parent is gone."""


def command(module: str, *arguments: str) -> list[str]:
    """Return the command that runs a module of ours for this process, and for no other."""
    return [sys.executable, "-P", "-m", module, str(os.getpid()), *arguments]


def tie(parent: int) -> None:
    """End this process with its parent; where the system cannot do it, `end_with` has to."""
    # Ctrl-C is for whoever started us, and he tells us.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PDEATHSIG, signal.SIGKILL)
    # It may have ended before we asked for the signal.
    if sys.platform != "win32" and os.getppid() != parent:
        os._exit(ALONE)


def end_with_input() -> None:
    """Wait for the end of the standard input, which the parent holds, and end this process."""
    # Not through `sys.stdin`: its lock would be held when the interpreter shuts down.
    while os.read(0, 1):
        pass
    os._exit(ALONE)
