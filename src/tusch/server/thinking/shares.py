"""Whose question is next: all addresses have the same share of the bots' time, and so have the
tables of one address. However much somebody asks, nobody else waits for all of it.

This is weighted fair queueing, once between addresses and once between tables: next is whoever
would have had least with what they ask for, and whoever comes newly begins where the others are.
Small questions have their turn soon, and no large one waits for ever.
"""

from collections import deque
from collections.abc import Mapping
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Asker(NamedTuple):
    """Whose share a question is of."""

    address: str = ""
    """Where those are who made the table; it is never written down."""
    table: str = ""


class Shares(Generic[T]):
    """Things that wait, each for a part of somebody's share."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self._lines: dict[str, dict[str, deque[tuple[float, T]]]] = {}
        """By address and table."""
        self._addresses = _Turns()
        self._tables: dict[str, _Turns] = {}
        self._count = 0

    def __len__(self) -> int:
        """How many wait."""
        return self._count

    def put(self, asker: Asker, cost: float, thing: T) -> None:
        """Let something wait; those of one table are taken in their order."""
        address, table = asker
        if address not in self._lines:
            self._lines[address], self._tables[address] = {}, _Turns()
            self._addresses.come(address)
        if table not in self._lines[address]:
            self._lines[address][table] = deque()
            self._tables[address].come(table)
        self._lines[address][table].append((cost, thing))
        self._count += 1

    def pop(self) -> T:
        """Return what is next."""
        costs = {address: _costs(tables) for address, tables in self._lines.items()}
        first = {address: self._tables[address].first(costs[address]) for address in costs}
        least = {address: costs[address][first[address]] for address in costs}
        address = self._addresses.first(least)
        tables, table = self._lines[address], first[address]
        self._addresses.take(address, least)
        self._tables[address].take(table, costs[address])
        _, thing = tables[table].popleft()
        if not tables[table]:
            del tables[table]
        if not tables:
            del self._lines[address], self._tables[address]
        self._count -= 1
        return thing


def _costs(tables: Mapping[str, deque[tuple[float, T]]]) -> dict[str, float]:
    """Return what the next thing of each table costs."""
    return {table: line[0][0] for table, line in tables.items()}


class _Turns:
    """How much everybody has had, and so whose turn it is."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._had: dict[str, float] = {}
        self._fair = 0.0
        """What somebody has had by now who has always waited."""

    def come(self, who: str) -> None:
        """Let somebody wait; whoever was away has saved nothing up."""
        self._had[who] = max(self._had.get(who, 0.0), self._fair)

    def first(self, costs: Mapping[str, float]) -> str:
        """Return who would have had least with what they ask for; of equals the first who came."""
        return min(costs, key=lambda who: self._had[who] + costs[who])

    def take(self, who: str, costs: Mapping[str, float]) -> None:
        """Give one of those who wait what they asked for."""
        self._had[who] += costs[who]
        self._fair += costs[who] / len(costs)
        kept = {each: had for each, had in self._had.items() if each in costs or had > self._fair}
        self._had = kept
