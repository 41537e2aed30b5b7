"""Keeping house: tables where nothing goes on rest, and old ones are deleted."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

from tusch.errors import TuschError
from tusch.server.lobby.clock import DAY, Steady, Verdict, look, steady_clock
from tusch.server.lobby.lobby import Lobby
from tusch.server.lobby.watch import StoreWatch
from tusch.server.observe.log import LOG, NOTICE, say
from tusch.server.observe.metrics import Metrics
from tusch.store import Clock, StoreError

REST: Final = 60.0
"""Seconds between two looks for tables that can rest."""
OVER: Final = 6
"""How often it looks in between for those whose game is over: few come back to one."""
EXPIRE: Final = 60
"""Every so many looks, also at the clock and for old tables: none goes in the first hour."""


@asynccontextmanager
async def keeping_house(
    lobby: Lobby,
    keep_days: int,
    metrics: Metrics | None = None,
    steady: Callable[[], Steady] | None = None,
    watch: StoreWatch | None = None,
) -> AsyncIterator[None]:
    """Keep house as long as this lasts; 0 days: nothing is ever deleted."""
    watch = watch or StoreWatch()
    keeper = Housekeeper(lobby, keep_days, metrics or Metrics(), steady or steady_clock(), watch)
    await keeper.attempt(keeper.look)
    tasks = {
        asyncio.create_task(keeper.keep()),
        asyncio.create_task(watch.keep(lobby.check, keeper.look)),
    }
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
        await keeper.attempt(keeper.look)


class Housekeeper:
    """Whoever keeps house."""

    def __init__(
        self,
        lobby: Lobby,
        keep_days: int,
        metrics: Metrics,
        steady: Callable[[], Steady],
        watch: StoreWatch,
    ) -> None:
        """Begin at a start of the server."""
        self._lobby = lobby
        self._watch = watch
        self._keep_days = keep_days
        self._jumps = metrics.clock_jumps
        self._steady = steady
        self._running = False
        self._ran = self._time()
        """Until when the running time was counted."""
        self._hold = 0
        metrics.hold.look = lambda: {"clock": self._hold // 1000}

    async def keep(self) -> None:
        """Do it for ever."""
        looks = 0
        while True:
            for _ in range(OVER):
                await asyncio.sleep(REST / OVER)
                await self.attempt(self._lobby.rest_over)
            looks += 1
            if looks % EXPIRE == 0:
                await self.attempt(self._expire)
            await self.attempt(self._lobby.rest)
            self._watch.nudge()

    async def attempt(self, work: Callable[[], Awaitable[object]]) -> None:
        """Do something that may fail: the store may be full or gone, and be there again later."""
        try:
            await work()
        except TuschError as trouble:
            # That the store is in trouble is said by who watches it.
            if not (isinstance(trouble, StoreError) and self._watch.troubled):
                say("housekeeping failed", why=trouble.message.id)
        except Exception:
            LOG.exception("housekeeping failed")

    async def look(self) -> Clock:
        """Look at the clocks, and write down what they show."""
        wall, steady, now = self._lobby.now(), self._steady(), self._time()
        verdicts: list[Verdict] = []

        def renew(last: Clock | None) -> Clock:
            verdicts.append(look(last, wall, steady, now - self._ran))
            return verdicts[-1].clock

        clock = await self._lobby.clock(renew)
        self._tell(verdicts[-1])
        self._ran, self._hold, self._running = now, clock.hold, True
        return clock

    def _tell(self, verdict: Verdict) -> None:
        """Log and count a jump, and the end of what followed it."""
        hold = verdict.clock.hold
        if verdict.jump:
            self._jumps.add("forward" if verdict.jump > 0 else "back")
            what = "clock jumped" if self._running else "long pause, or clock jumped"
            level = logging.WARNING if self._running else NOTICE
            say(what, level, seconds=verdict.jump // 1000, nothing_deleted_for_days=hold // DAY)
        elif self._hold and not hold:
            say("clock is believed again", NOTICE)

    async def _expire(self) -> None:
        """Delete tables that are too old, if it is known how late it is."""
        clock = await self.look()
        if self._keep_days and not clock.hold:
            gone = await self._lobby.expire(clock.wall - self._keep_days * DAY)
            if gone:
                say("tables expired", logging.INFO, count=gone)

    def _time(self) -> int:
        """Return milliseconds in which the server runs; sleep does not count."""
        return round(asyncio.get_running_loop().time() * 1000)
