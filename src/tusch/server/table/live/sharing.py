"""What tables say to the other machines on the same store."""

import asyncio
from collections.abc import Callable, Mapping
from functools import partial

import msgspec

from tusch.server.rate_limit import Rates
from tusch.store import StoreError
from tusch.store.nodes import Nodes, Placed, Present, Spent


class Sharing:
    """This machine among others, and what it has not told them yet."""

    def __init__(
        self, nodes: Nodes, trouble: Callable[[StoreError], None] = lambda _: None
    ) -> None:
        """Begin with nothing to tell; take who is told of trouble with the store."""
        self.nodes = nodes
        self.trouble = trouble
        self.due: dict[str, Present] = {}
        """Who watches tables here, where that has changed."""
        self.wake = asyncio.Event()
        """Is set when there is something to tell or to look at."""

        self._rates: dict[str, Rates] = {}
        self._spent: dict[str, dict[str, int]] = {}
        self._placed: dict[str, str] = {}

    def share_rates(self, rates: Mapping[str, Rates]) -> None:
        """Count together with the other machines how often somebody does something."""
        for kind, each in rates.items():
            self._rates[kind] = each
            each.told = partial(self._spend, kind)

    def _spend(self, kind: str, name: str, cost: int) -> None:
        """Note what was taken out of a bucket here."""
        bucket = self._spent.setdefault(kind, {})
        bucket[name] = bucket.get(name, 0) + cost

    def spent(self) -> Spent:
        """Return what the others have not heard of yet, once."""
        spent, self._spent = self._spent, {}
        return spent

    def hear_spent(self, spent: Spent) -> None:
        """Take what somebody has had on another machine."""
        for kind, bucket in spent.items():
            for name, cost in bucket.items():
                if kind in self._rates:
                    self._rates[kind].take(name, cost)

    def place(self, placed: Placed) -> None:
        """Let the others know where tables were made that everybody may find."""
        self._placed |= placed

    def placed(self) -> Placed:
        """Return what the others have not heard of yet, once."""
        placed, self._placed = self._placed, {}
        return placed

    async def differ(self) -> bool:
        """Whether a machine has another version, and may write what this one cannot read."""
        return any(each != self.nodes.program for each in await self.nodes.others())

    async def outdone(self, unread: Exception) -> bool:
        """Whether what could not be read may be of another version, and is not damaged.

        A kind or a field that nobody knows here was written by a newer one, even if none of its
        machines is there: it may have died, or the host may have gone back.
        """
        return isinstance(unread, msgspec.ValidationError) or await self.differ()

    def show(self, table: str, present: Present) -> None:
        """Let the others know who watches a table here, as soon as may be."""
        self.due[table] = present
        self.wake.set()
