"""How often somebody may do something: buckets that fill up again with time."""

from collections import OrderedDict
from collections.abc import Callable
from math import ceil
from typing import NamedTuple


class Rate(NamedTuple):
    """So many at once, and so many a second after that."""

    burst: int
    second: float


REQUESTS = Rate(600, 40)
"""Requests of one address, by their weight, and sockets that it opens."""
ARRIVALS = Rate(30, 20)
"""Connections of one address that are served as they come; more have to stand in a line."""
AT_ONCE = Rate(200, 50)
"""Requests of one address that are answered as they come; more have to stand in a line."""
FILES = Rate(4_000, 200)
"""Files of the page that one address loads: a whole class may come at once."""
COMMANDS = Rate(40, 10)
"""Messages of one connection, and of one guest on all their connections."""
LOOKUPS = Rate(30, 0.5)
"""Codes that one address tries."""
MISSES = Rate(300, 10)
"""Codes without a table that all addresses together try."""
FIRST_TRIES = Rate(60, 5)
"""Codes tried beyond that by addresses that have tried none lately: whoever follows a link."""
SESSIONS = Rate(20, 0.1)
"""Sessions that one address opens."""
TABLES = Rate(10, 0.05)
"""Tables that one guest makes."""
LISTS = Rate(60, 2)
"""Lists of tables that one address asks for."""
REPLAYS = Rate(20, 0.5)
"""Records that one address uploads."""
REVIEWS = Rate(30, 0.2)
"""Questions to the coach that one address asks."""
HINTS = Rate(60, 1)
"""Questions to the coach during games that one address asks."""
KNOWN = 10_000
"""Buckets that are remembered; the one not used for longest is forgotten first."""


class Rates:
    """The buckets of everybody, by what they are called."""

    def __init__(self, rate: Rate, now: Callable[[], int]) -> None:
        """Begin with all buckets full."""
        self._rate = rate
        self._now = now
        self.told: Callable[[str, int], None] | None = None
        """Is told what was taken out of a bucket here, for other machines to take it too."""
        self._buckets: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def allow(self, name: str, cost: int = 1) -> bool:
        """Take something out of a bucket, if there is enough."""
        now = self._now()
        left = self._left_at(name, now)
        allowed = left >= cost
        self._put(name, left - cost if allowed else left, now)
        if allowed and self.told:
            self.told(name, cost)
        return allowed

    def take(self, name: str, cost: int) -> None:
        """Take out of a bucket what somebody has had on another machine."""
        left = self.left(name) - cost
        self._put(name, max(0.0, min(left, self._rate.burst)), self._now())

    def left(self, name: str) -> float:
        """Return what is in a bucket."""
        return self._left_at(name, self._now())

    def _left_at(self, name: str, now: int) -> float:
        """Return what is in a bucket at a time."""
        burst, second = self._rate
        left, at = self._buckets.get(name, (burst, 0))
        return min(left + (now - at) / 1000 * second, burst)

    def give_back(self, name: str) -> None:
        """Put one back into a bucket."""
        if self.told:
            self.told(name, -1)
        self._put(name, min(self.left(name) + 1, self._rate.burst), self._now())

    def seconds(self, name: str, cost: int = 1) -> int:
        """Return how long to wait until there is enough in a bucket."""
        return max(1, ceil((cost - self.left(name)) / self._rate.second))

    def _put(self, name: str, left: float, now: int) -> None:
        """Remember a bucket, and forget the one not used for longest if there are too many."""
        self._buckets[name] = (left, now)
        self._buckets.move_to_end(name)
        if len(self._buckets) > KNOWN:
            self._buckets.popitem(last=False)


class Line:
    """Where those stand who come in crowds: they have their turns one after another."""

    def __init__(self, apart: int, now: Callable[[], int]) -> None:
        """Begin with nobody; so many milliseconds are between two turns."""
        self._apart = apart
        self._now = now
        self._last = 0

    def turn(self, least: int = 0) -> int:
        """Return in how many milliseconds somebody who comes now has their turn."""
        now = self._now()
        self._last = max(now + least, self._last + self._apart)
        return self._last - now


class Lookups:
    """Codes that are tried: few by one address, and few that lead nowhere by all together."""

    def __init__(self, each: Rate, now: Callable[[], int]) -> None:
        """Begin with nothing tried."""
        self._each = Rates(each, now)
        self._burst = each.burst
        self._misses = Rates(MISSES, now)
        self.buckets = {"lookups": self._each, "misses": self._misses}
        """By names that all machines know."""
        self._first = Rates(FIRST_TRIES, now)

    def allow(self, address: str) -> bool:
        """Whether an address may try a code; it counts as a miss until it is `found`.

        While all together try too many, whoever has tried none lately still may: those who guess
        must not keep a friend with a link away.
        """
        new = self._each.left(address) >= self._burst
        return self._each.allow(address) and (
            self._misses.allow("") or (new and self._first.allow(""))
        )

    def found(self) -> None:
        """Count a code that led to a table as no miss."""
        self._misses.give_back("")

    def seconds(self, address: str) -> int:
        """Return how long an address should wait before it tries again."""
        return max(self._each.seconds(address), self._misses.seconds(""))
