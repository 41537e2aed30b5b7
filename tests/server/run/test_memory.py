"""Memory: what nobody needs is let go at once, and what is free goes back to the system."""

import ctypes
import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.support.listening import finished_table, listening
from tests.support.waiting import wait_until
from tusch.server.device.session import DeviceSocket
from tusch.server.run.memory import give_back

HOLE = 4_000
HOLES = 20_000


@pytest.mark.faults
@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "malloc_trim"), reason="this C library has none")
def test_holes_between_what_is_in_use_go_back_to_the_system() -> None:
    kept = _with_holes()
    before = _resident()
    give_back()
    assert before - _resident() > HOLE * HOLES // 2
    assert len(kept) == HOLES // 16


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Python looks for circles as seldom as in a server."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("uncollected")
def test_a_device_that_has_left_takes_no_memory_and_holds_no_table() -> None:
    with listening() as server:
        finished_table(server)
        # Only counted: whatever is looked at stays.
        wait_until(
            "the memory of a device that has left",
            lambda: not sum(type(each) is DeviceSocket for each in gc.get_objects()),
        )


def _with_holes() -> list[bytes]:
    """Fill memory, keep something here and there, and let go of the rest."""
    filled = [bytes(HOLE) for _ in range(HOLES)]
    return filled[::16]


def _resident() -> int:
    """Bytes that this process holds in memory."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS:"))
