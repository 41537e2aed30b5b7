"""How long one waits for a child, how often one tries, and what it is called when it fails."""

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Literal, TypeAlias

from tusch.game import Value

Reason: TypeAlias = Literal["not started", "hangs", "died", "confused"]
"""Why a child is of no use any more."""
Way: TypeAlias = Literal["wait", "ask", "kill"]
"""How a child is brought to its end, once its input has ended."""


class Patience(Value, frozen=True, kw_only=True):
    """How long one waits for a child, and how often one tries."""

    answer: float | None = None
    """Seconds until an answer has to be there; None: as long as it takes."""
    grace: float
    """Seconds that a child has to end after each way of telling it."""
    asks: int = 0
    """How often it is asked to end by a signal before it is killed."""
    tries: int = 1
    """How often one asks, if children break."""
    longest_rest: float = 60.0
    """Seconds until children are tried again that break as soon as they begin."""

    def ways(self, *, at_once: bool = False) -> tuple[Way, ...]:
        """Return the ways to end a child, one after the other; `at_once` it is not waited for."""
        asks: list[Way] = ["ask"] * self.asks
        return (*asks, "kill") if at_once else ("wait", *asks, "kill")


class BrokenError(Exception):
    """A child that is of no use any more."""

    def __init__(self, reason: Reason, detail: str = "") -> None:
        """Take why."""
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason


class Retries:
    """Counts children that break as soon as they begin, and rests longer each time."""

    def __init__(self, patience: Patience, now: Callable[[], float] = perf_counter) -> None:
        """Begin with no failure."""
        self._patience = patience
        self._now = now
        self._failures = 0
        self._rests_until = 0.0

    def attempts(self) -> Iterator[int]:
        """Yield the number of each try there is for a question; none during a rest."""
        for attempt in range(self._patience.tries):
            if self._now() < self._rests_until:
                return
            yield attempt

    def worked(self) -> None:
        """Note an answer."""
        self._failures = 0

    def failed(self) -> None:
        """Note a child that broke before it was of any use."""
        self._failures += 1
        if self._failures > self._patience.tries:
            rest = min(self._patience.longest_rest, 2.0**self._failures)
            self._rests_until = self._now() + rest
