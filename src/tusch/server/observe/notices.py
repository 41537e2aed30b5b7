"""Notices: what may come thousands of times a second is counted, and logged once a minute."""

import asyncio
from typing import Final

from tusch.server.observe.log import say
from tusch.server.observe.metrics import Count

MINUTE: Final = 60.0


class Notices:
    """Tells the host of something: at once, and then once a minute how often it came."""

    def __init__(self, counts: Count | None = None, event: str = "turned away") -> None:
        """Take where each is counted, if it is, and what its line begins with."""
        self._counts = counts
        self._event = event
        self._more: dict[str, int] = {}
        """How often something came since the last line about it."""
        self._details: dict[str, dict[str, str]] = {}
        """What is told besides of the last that came."""

    def add(self, reason: str, **details: str) -> None:
        """Count something; say so unless that was done in this minute."""
        if self._counts:
            self._counts.add(reason)
        self._details[reason] = details
        if reason in self._more:
            self._more[reason] += 1
        else:
            self._say(reason, 1)

    def _say(self, reason: str, count: int) -> None:
        """Write a line, and look again in a minute."""
        say(self._event, reason=reason, count=count, **self._details[reason])
        self._more[reason] = 0
        asyncio.get_running_loop().call_later(MINUTE, self._look, reason)

    def _look(self, reason: str) -> None:
        """Write what has come since the last line, if anything has."""
        count = self._more.pop(reason)
        if count:
            self._say(reason, count)
