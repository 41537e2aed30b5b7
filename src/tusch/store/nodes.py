"""What machines that share a store know of each other, whatever it is made of."""

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, Protocol, TypeAlias

Spent: TypeAlias = Mapping[str, Mapping[str, int]]
"""What was taken out of buckets, by kind and name."""
Placed: TypeAlias = Mapping[str, str]
"""The addresses where tables were made that everybody may find."""


class Present(NamedTuple):
    """Who watches a table on one machine."""

    guests: frozenset[str] = frozenset()
    spectators: int = 0


class Look(NamedTuple):
    """How a table stands for all machines."""

    table: str
    last: int
    """The number of its last event."""
    revision: int
    """How often events of it were written anew."""
    owner: int | None
    """The machine that looks after it."""
    elsewhere: Present
    """Who watches it on other machines."""


class Silent(NamedTuple):
    """What machines look after that have not renewed their lease when they should have."""

    tables: list[str]
    """A share of their tables in play: each machine that is well has another one."""
    left: float
    """Seconds until the first of their leases runs out."""


class Nodes(Protocol):
    """This machine among those that share a store. What cannot be reached raises `StoreError`.

    A machine has a number for as long as it renews its lease. With the number it loses all that
    it looked after, and nothing is written under a number that was lost.
    """

    number: int
    program: str
    """The version that runs here."""
    hear: Callable[[Iterable[str]], None]
    """Is told of tables where another machine has done something; it may be told of none."""

    hear_spent: Callable[[Spent], None]
    """Is told how often somebody did something on another machine; nothing of it is kept."""

    hear_placed: Callable[[Placed], None]
    """Is told where tables were made on other machines; nothing of it is kept either."""

    reached: Callable[[], None]
    """Is told that the store is reached anew: it may have lost who watches here."""

    async def renew(self) -> bool:
        """Say that this machine is still there; False: it has a new number, and nothing else."""

    async def reap(self) -> int:
        """Take the numbers away from machines whose lease has run out; return how many."""

    async def others(self) -> list[str]:
        """Return the versions of the other machines, one for each."""

    async def claim(self, tables: Iterable[str]) -> set[str]:
        """Look after tables that nobody looks after; return those that are ours now."""

    async def release(self, tables: Iterable[str]) -> None:
        """Look after tables no more: nothing goes on there by itself."""

    async def hand_over(self, tables: Iterable[str]) -> None:
        """Let others look after tables, at once."""

    async def orphans(self, limit: int) -> list[str]:
        """Return tables in play whose machine is gone, or that had none yet."""

    async def silent(self) -> Silent | None:
        """Return what machines leave that may be gone soon; None: all are well."""

    async def show(self, present: Mapping[str, Present]) -> None:
        """Let the others know who watches tables here."""

    async def spend(self, spent: Spent) -> None:
        """Let the others know how often somebody did something here."""

    async def place(self, placed: Placed) -> None:
        """Let the others know where tables were made here."""

    async def look(self, tables: Iterable[str]) -> list[Look]:
        """Return how tables stand."""

    async def strangers(self, guests: Iterable[str]) -> list[str]:
        """Return those guests who have no session any more."""

    async def leave(self) -> None:
        """Give the number back, so that nobody has to wait until its lease has run out."""
