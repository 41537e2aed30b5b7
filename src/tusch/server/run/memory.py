"""Memory that is free again goes back to the system, where its C library can give it back."""

import asyncio
import ctypes
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

EVERY: Final = 60.0
"""Seconds."""


def give_back() -> None:
    """Give back what is free, also between what is in use: thousands of connections leave holes.

    Without it the heap of glibc only grows, as each flood finds other holes than the last one.
    """
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim:
        trim(ctypes.c_size_t(0))


@asynccontextmanager
async def giving_back() -> AsyncIterator[None]:
    """Give memory back, again and again, as long as this lasts."""
    task = asyncio.create_task(_go_on())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.wait({task})


async def _go_on() -> None:
    while True:
        await asyncio.sleep(EVERY)
        give_back()
