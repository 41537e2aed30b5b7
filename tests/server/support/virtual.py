"""An event loop whose clock jumps to the next thing that happens: the same every time."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any

STILL = 100_000
"""Rounds after which the time has to pass."""


class _Jump(selectors.SelectSelector):
    """Waits for nothing, but lets the time pass."""

    time = 0.0
    still = 0
    """How often in a row no time has passed."""

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise RuntimeError("everybody waits for somebody else")
        self.still = 0 if timeout > 0 else self.still + 1
        if self.still == STILL:
            raise RuntimeError(f"something goes on without end, and the clock stays at {self.time}")
        self.time += max(0.0, timeout)
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop on a clock of its own."""

    def __init__(self) -> None:
        self._jump = _Jump()
        super().__init__(self._jump)

    def time(self) -> float:
        return self._jump.time


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run something to its end on a virtual clock; what is left over is dropped."""
    loop = VirtualLoop()
    try:
        loop.run_until_complete(work)
    finally:
        left = asyncio.all_tasks(loop)
        for task in left:
            task.cancel()
        if left:
            loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
        loop.close()
