"""Processes that a benchmark starts, and ends when it is done with them.

Every process is ended by SIGTERM, and by SIGKILL if that was not enough. A program whose work runs
inside `heeded()` does so even if it is itself asked to end.
"""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from tusch.processes.blocking import Child
from tusch.processes.command import Command
from tusch.processes.framing import Read
from tusch.processes.patience import Patience

ROOT = Path(__file__).parents[1]
_CORES = sorted(os.sched_getaffinity(0))
SERVER_CORE, DRIVER_CORE = str(_CORES[0]), str(_CORES[-1])
"""Both are the same if there is only one."""
ANSWER = 240.0
"""Seconds of silence after which a process counts as hung, on top of the time its job takes."""
PATIENCE = Patience(answer=ANSWER, grace=10.0, asks=1)


@contextmanager
def running(
    words: Sequence[str],
    core: str,
    read: Read,
    *,
    errors: int | None = None,
    patience: Patience = PATIENCE,
) -> Iterator[Child]:
    """Run a command on one core and in the project's folder, and end it when this block ends."""
    where = ("env", f"--chdir={ROOT}", "taskset", "-c", core)
    child = Child(Command(words=(*where, *words), errors=errors), patience, read=read)
    try:
        child.start()
        yield child
    finally:
        child.end(at_once=True)


def output(words: Sequence[str]) -> str:
    """Run a command to its end, and return what it printed."""
    with running(words, DRIVER_CORE, everything) as child:
        child.close_input()
        said = child.answer()
        status = child.wait(ANSWER)
    if status != 0:
        raise RuntimeError(f"{' '.join(words)} ended with {status}")
    return said.decode()


def line(pipe: IO[bytes]) -> bytes | None:
    """Read a line."""
    return pipe.readline() or None


def everything(pipe: IO[bytes]) -> bytes | None:
    """Read until the end."""
    return pipe.read() or None
