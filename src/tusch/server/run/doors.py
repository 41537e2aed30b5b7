"""The doors: how many connections there may be, of one address and of all together."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Protocol

from tusch.server.addresses import household, is_among
from tusch.server.limits import LIMITS
from tusch.server.observe.notices import Notices
from tusch.server.rate_limit import ARRIVALS, Line, Rates
from tusch.server.table.live.services import ticks

NEXT, APART = 1, 5
"""Milliseconds between the turns of those who come, and of those who come in crowds."""


class Waiting(Protocol):
    """A connection that has not said yet what it wants."""

    def end(self) -> None:
        """Close it now."""


class Doors:
    """Lets connections in while there is room, and nobody take all of it."""

    def __init__(
        self,
        notices: Notices,
        files: int,
        by_address: int = LIMITS.connections,
        proxies: Sequence[str] = (),
        now: Callable[[], int] = ticks,
    ) -> None:
        """Share the files of this process; those who come through a proxy are counted later."""
        self.notices = notices
        self._most = max(LIMITS.share, files - LIMITS.spare_files)
        self.by_address = min(by_address, self._most // LIMITS.share)
        self._proxies = proxies
        self._arrivals = Rates(ARRIVALS, now)
        self._few, self._crowd = Line(NEXT, now), Line(APART, now)
        self._open = 0
        self._addresses: Counter[str] = Counter()
        self._waiting: dict[Waiting, None] = {}
        """Those that have said nothing yet, the oldest first."""

    def enter(self, host: str) -> bool:
        """Let a connection in, in the place of one that says nothing if need be; or do not."""
        self._open += 1
        self._addresses[household(host)] += 1
        if self._addresses[household(host)] > self.by_address and not self._proxy(host):
            self.notices.add("address")
            return False
        if self._open > self._most:
            self.notices.add("full")
            if not self._waiting:
                return False
            oldest = next(iter(self._waiting))
            self.heard(oldest)
            oldest.end()
        return True

    def line(self, host: str) -> int:
        """Return for how many milliseconds a connection stands in line.

        Those that come in the same moment would all be served before anybody who is here already.
        Crowds of one address have a line of their own, so that nobody else waits behind them.
        """
        few = self._arrivals.allow(household(host)) or self._proxy(host)
        return self._few.turn() if few else self._crowd.turn()

    def wait(self, connection: Waiting) -> None:
        """Note that a connection is to say what it wants."""
        self._waiting[connection] = None

    def heard(self, connection: Waiting) -> None:
        """Note that it has said so."""
        self._waiting.pop(connection, None)

    def leave(self, host: str) -> None:
        """Note that a connection has ended."""
        self._open -= 1
        self._addresses -= Counter([household(host)])

    def _proxy(self, host: str) -> bool:
        """Whether a connection comes from a proxy that is believed, and so from anybody."""
        return is_among(host, self._proxies)
