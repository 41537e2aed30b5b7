"""Memory that is free goes back to the system."""

import ctypes
from pathlib import Path

import pytest

from tusch.server.run.memory import give_back

HOLE = 4_000
HOLES = 20_000


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "malloc_trim"), reason="this C library has none")
def test_holes_between_what_is_in_use_go_back_to_the_system() -> None:
    kept = _with_holes()
    before = _resident()
    give_back()
    assert before - _resident() > HOLE * HOLES // 2
    assert len(kept) == HOLES // 16


def _with_holes() -> list[bytes]:
    """Fill memory, keep something here and there, and let go of the rest."""
    filled = [bytes(HOLE) for _ in range(HOLES)]
    return filled[::16]


def _resident() -> int:
    """Bytes that this process holds in memory."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS:"))
