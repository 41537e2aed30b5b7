"""How often somebody may do something: buckets that fill up again with time."""

from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple


class Rate(NamedTuple):
    """So many at once, and so many a second after that."""

    burst: int
    second: float


COMMANDS = Rate(40, 10)
"""Messages of one connection, and of one guest on all their connections."""
LOOKUPS = Rate(30, 0.5)
"""Codes that one address tries."""
SESSIONS = Rate(20, 0.1)
"""Sessions that one address opens."""
TABLES = Rate(10, 0.05)
"""Tables that one guest makes."""
LISTS = Rate(60, 2)
"""Lists of tables that one address asks for."""
REPLAYS = Rate(20, 0.5)
"""Records that one address uploads."""
KNOWN = 10_000
"""Buckets that are remembered; the one not used for longest is forgotten first."""


class Rates:
    """The buckets of everybody, by what they are called."""

    def __init__(self, rate: Rate, now: Callable[[], int]) -> None:
        """Begin with all buckets full."""
        self._rate = rate
        self._now = now
        self._buckets: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def allow(self, name: str) -> bool:
        """Take one out of a bucket, if there is one."""
        now = self._now()
        burst, second = self._rate
        left, at = self._buckets.pop(name, (burst, now))
        left += (now - at) / 1000 * second
        allowed = left >= 1
        self._buckets[name] = (min(left, burst) - allowed, now)
        if len(self._buckets) > KNOWN:
            self._buckets.popitem(last=False)
        return allowed
