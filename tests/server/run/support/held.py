"""How long a busy machine keeps everybody from going on, so that nobody is blamed for it."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

BEAT = 0.02


def without_a_core(pid: int) -> float:
    """Seconds in which the main thread of a process could have run, and others had all cores."""
    return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9


class Held:
    """How long a process, or this one, was held up; where both were, only the longer counts."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.late = 0.0
        """Seconds by which what should have happened here came too late, for whatever reason."""
        self._before = without_a_core(pid)

    @property
    def seconds(self) -> float:
        return max(self.late, without_a_core(self.pid) - self._before)

    async def beat(self) -> None:
        """See what keeps us waiting: much else, or a machine that stands still."""
        while True:
            begun = perf_counter()
            await asyncio.sleep(BEAT)
            self.late += max(0.0, perf_counter() - begun - BEAT)


@contextmanager
def holding_up(pid: int) -> Iterator[Held]:
    """Look at what keeps a process and this one waiting, as long as this lasts."""
    held = Held(pid)
    task = asyncio.create_task(held.beat())
    try:
        yield held
    finally:
        task.cancel()
