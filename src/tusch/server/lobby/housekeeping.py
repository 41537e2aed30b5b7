"""Keeping house: tables where nothing goes on rest, and old ones are deleted."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from tusch.errors import TuschError
from tusch.server.lobby.lobby import Lobby
from tusch.server.observe.log import LOG, say

DAY: Final = 24 * 3600 * 1000
"""Milliseconds."""
REST: Final = 60.0
"""Seconds between two looks for tables that can rest."""
EXPIRE: Final = 60
"""Every so many looks, also for tables that are too old."""


@asynccontextmanager
async def keeping_house(lobby: Lobby, keep_days: int) -> AsyncIterator[None]:
    """Keep house as long as this lasts."""
    keeper = asyncio.create_task(keep_house(lobby, keep_days))
    try:
        yield
    finally:
        keeper.cancel()
        await asyncio.wait({keeper})


async def keep_house(lobby: Lobby, keep_days: int) -> None:
    """Do it for ever; 0 days: nothing is ever deleted."""
    looks = 0
    while True:
        await asyncio.sleep(REST)
        try:
            if keep_days and looks % EXPIRE == 0:
                gone = await lobby.expire(lobby.now() - keep_days * DAY)
                if gone:
                    say("tables expired", logging.INFO, count=gone)
            await lobby.rest()
        except TuschError as trouble:
            # The store may be full or gone; another time it may be there again.
            say("housekeeping failed", why=trouble.message.id)
        except Exception:
            LOG.exception("housekeeping failed")
        looks += 1
