"""Processes, as the system shows them."""

import os
from pathlib import Path

from tests.support.waiting import wait_until


def alive(pid: int) -> bool:
    """Whether a process runs, and is not only waiting to be buried."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


def wait_until_gone(*pids: int) -> None:
    """Wait for the end of processes."""
    wait_until("the end of processes", lambda: not any(alive(pid) for pid in pids))


def children(word: str) -> list[int]:
    """The processes that this one has started and that still run, with a word in their command."""
    found = children_of(os.getpid())
    return [pid for pid in found if alive(pid) and word.encode() in _read(_command(pid))]


def children_of(parent: int) -> list[int]:
    """The processes that another one has started."""
    tasks = Path(f"/proc/{parent}/task").iterdir()
    return [int(pid) for task in tasks for pid in _read(task / "children").split()]


def buried(pid: int) -> bool:
    """Whether nothing is left of a process."""
    return not _command(pid).exists()


def _command(pid: int) -> Path:
    return Path(f"/proc/{pid}/cmdline")


def _read(path: Path) -> bytes:
    """What the system says of a process or a thread; nothing, if it has ended meanwhile."""
    try:
        return path.read_bytes()
    except OSError:
        return b""
