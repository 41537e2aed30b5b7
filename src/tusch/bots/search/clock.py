"""What a budget in time counts: the time that passes, or, in an arena, the time at work."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

_AT_WORK: Final = ContextVar("at_work", default=False)


def now() -> float:
    """Return the seconds since some moment."""
    return time.thread_time() if _AT_WORK.get() else time.perf_counter()


@contextmanager
def at_work() -> Iterator[None]:
    """Count the processor time of this thread, so that a busy machine weakens nobody."""
    token = _AT_WORK.set(True)
    try:
        yield
    finally:
        _AT_WORK.reset(token)
