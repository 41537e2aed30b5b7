"""The watch over the store: trouble is told at once, tried again soon, and told when it is over."""

import asyncio
import logging
import shutil
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from tusch.server.observe.log import LOG, NOTICE, say
from tusch.store import StoreError
from tusch.store.errors import about_one

AGAIN: Final = 5.0
"""Seconds until it is tried again whether something can be written."""
MINUTE: Final = 60.0
"""Seconds between two lines about the same trouble."""
MEGABYTE: Final = 1_000_000
FINE: Final = frozenset({"ok", "conflict", "duplicate", "table-damaged", "table-newer", "closed"})
"""What can come of a change while nothing is wrong with the store."""


class StoreWatch:
    """Knows whether anything can be written, and lets the host know."""

    def __init__(self) -> None:
        """Begin with nothing wrong."""
        self._wake = asyncio.Event()
        self._since: float | None = None
        self._told: float | None = None
        """When the host was last told of trouble."""
        self._unsaid = False
        """Whether the host has not been told yet of the trouble that there is."""

    @property
    def troubled(self) -> bool:
        """Whether something is wrong with the store in this moment."""
        return self._since is not None

    def nudge(self) -> None:
        """Have it looked at now."""
        self._wake.set()

    def measured(self, result: str) -> None:
        """Take what came of a change."""
        if result not in FINE:
            self.nudge()

    def trouble(self, error: StoreError) -> None:
        """Tell the host of trouble: at once, and then once a minute as long as it lasts."""
        if about_one(error):
            return
        now = asyncio.get_running_loop().time()
        if self._since is None:
            self._since, self._unsaid = now, True
            self.nudge()
        if self._told is None or now - self._told >= MINUTE:
            self._told, self._unsaid = now, False
            say("store in trouble", logging.ERROR, **_about(error), seconds=int(now - self._since))

    async def keep(
        self, check: Callable[[], Awaitable[object]], write: Callable[[], Awaitable[object]]
    ) -> None:
        """Look after the store for ever: whenever something seems wrong, until it is well."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while not await self._look(check, write):
                await asyncio.sleep(AGAIN)

    async def _look(
        self, check: Callable[[], Awaitable[object]], write: Callable[[], Awaitable[object]]
    ) -> bool:
        """Whether the store is well; if the last change failed, only another one can show that."""
        try:
            try:
                await check()
            except StoreError as error:
                self.trouble(error)
                with suppress(StoreError):
                    await write()
                await check()
        except StoreError:
            return False
        except Exception:
            LOG.exception("store could not be looked at")
            return False
        self._well()
        return True

    def _well(self) -> None:
        """Tell the host that it is over, if there was anything to tell."""
        if self._since is not None and not self._unsaid:
            seconds = asyncio.get_running_loop().time() - self._since
            say("store well again", NOTICE, seconds=int(seconds))
        self._since = None


def _about(error: StoreError) -> dict[str, str | int]:
    """Return what a host needs to know: why, where, and how much room there is."""
    said: dict[str, str | int] = {"why": error.message.id}
    if file := error.message.args.get("file"):
        said["data"] = str(file)
        # A database has no folder here; of a file that is gone the folder may be too.
        with suppress(OSError):
            said["free_mb"] = shutil.disk_usage(Path(str(file)).parent).free // MEGABYTE
    return said
