"""Waits that end: if something never comes, the test fails instead of hanging."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from time import monotonic, sleep
from typing import Any

LONG = 60.0
"""Seconds after which every wait fails, on however slow a machine."""


@asynccontextmanager
async def waiting_for(what: str) -> AsyncIterator[None]:
    """Fail if the block takes so long that what it waits for will never come."""
    limit = asyncio.timeout(LONG)
    try:
        async with limit:
            yield
    except TimeoutError:
        if not limit.expired():
            raise
        raise AssertionError(f"waited {LONG:.0f} s in vain for {what}") from None


async def until(what: str, there: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    async with waiting_for(what):
        while not there():
            await asyncio.sleep(0.01)


async def until_found(what: str, look: Callable[[], Awaitable[Any]]) -> None:
    """Wait until a condition holds that has to be looked up."""
    async with waiting_for(what):
        while not await look():
            await asyncio.sleep(0.05)


def wait_until(what: str, there: Callable[[], bool]) -> None:
    """Wait until a condition holds, without an event loop."""
    ends = monotonic() + LONG
    while not there():
        assert monotonic() < ends, f"waited {LONG:.0f} s in vain for {what}"
        sleep(0.002)
