"""One server among three, as a model of the database has it."""

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, TypeVar

from tests.server.run.support.base import Line, now
from tusch.server.limits import LIMITS
from tusch.store import StoreError
from tusch.store.nodes import Look, Placed, Present, Silent, Spent
from tusch.store.postgres.nodes import PostgresNodes

if TYPE_CHECKING:
    from tests.server.run.support.neighbourhood import Node

T = TypeVar("T")
LEASE = LIMITS.node_lease / 1000


class ModelNodes(PostgresNodes):
    """One question at a time, over a connection of its own, which hears the notices."""

    def __init__(self, node: "Node", renamed: Callable[[int, str], None]) -> None:
        super().__init__("db", LEASE, "now", renamed)  # type: ignore[arg-type]
        self.node = node
        self.base = node.world.base

    @property
    def listens(self) -> bool:
        """Whether notices come through."""
        return self._connection is not None and bool(self._connection.hears)

    async def _reach(self) -> None:
        if self._connection is None or self._connection.is_closed():
            self._connection = await Line.made(self.node)
            self._channel = "all"
            self.reached()

    async def _question(self, do: Callable[[], T]) -> T:
        answer: T = await self._ask(lambda line: line.ask(do))
        return answer

    async def _tell(self, tables: Iterable[str]) -> None:
        await self._question(lambda: self.node.notify(tables))

    def _must_be_there(self, number: int) -> None:
        """Add nothing for a number that is lost: a foreign key would refuse it."""
        if number not in self.base.until:
            raise StoreError("store-broken", file="db", reason="no such number")

    async def renew(self) -> bool:
        base, number = self.base, self.number

        def keep() -> bool:
            if number in base.until:
                base.until[number] = now() + LEASE
                base.sync()
            return number in base.until

        def enter() -> int:
            base.last += 1
            base.until[base.last] = now() + LEASE
            base.sync()
            return base.last

        if await self._question(keep):
            return True
        self.number = await self._question(enter)
        self._renamed(self.number, self._channel)
        return False

    async def reap(self) -> int:
        def take() -> int:
            gone = [number for number, until in self.base.until.items() if until < now()]
            for number in gone:
                self.base.drop(number)
                self.base.sync()
            return len(gone)

        return await self._question(take)

    async def others(self) -> list[str]:
        number = self.number
        found = await self._question(lambda: [n for n in self.base.until if n != number])
        self._renamed(self.number, self._channel if found else "")
        return [self.program for _ in found]

    async def claim(self, tables: Iterable[str]) -> set[str]:
        wanted, number, base = list(tables), self.number, self.base

        def take() -> set[str]:
            for table in wanted:
                if base.owners.get(table) is None:
                    self._must_be_there(number)
                    base.owners[table] = number
                    base.sync()
            return {table for table in wanted if base.owners.get(table) == number}

        return await self._question(take)

    async def release(self, tables: Iterable[str]) -> None:
        wanted, number, base = list(tables), self.number, self.base

        def let_go() -> None:
            for table in wanted:
                if base.owners.get(table) == number:
                    base.owners[table] = None
                    base.sync()

        await self._question(let_go)

    async def hand_over(self, tables: Iterable[str]) -> None:
        wanted, number, base = set(tables), self.number, self.base

        def give() -> None:
            kept = base.owners.items()
            base.owners = {
                table: owner for table, owner in kept if table not in wanted or owner != number
            }

        await self._question(give)
        await self._tell([""])

    async def orphans(self, limit: int) -> list[str]:
        def find() -> list[str]:
            found = self.base.log.listings(status="playing")
            return [each.table for each in found if each.table not in self.base.owners][:limit]

        return await self._question(find)

    async def silent(self) -> Silent | None:
        number = self.number

        def find() -> Silent | None:
            left = {n: until - now() for n, until in self.base.until.items()}
            well = sorted(n for n in left if n == number or left[n] > LEASE / 2)
            late = set(left) - set(well)
            if not late:
                return None
            theirs = [table for table, owner in self.base.owners.items() if owner in late]
            share = theirs[well.index(number) :: len(well)] if number in well else []
            return Silent(share, max(0.0, min(left[n] for n in late)))

        return await self._question(find)

    async def show(self, present: Mapping[str, Present]) -> None:
        shown, number, base = dict(present), self.number, self.base

        def write() -> None:
            if any(who.guests for who in shown.values()):
                self._must_be_there(number)
            base.put_off()
            for table, who in shown.items():
                base.watching.pop((table, number), None)
                if who.guests:
                    base.watching[table, number] = who
            self.node.notify(shown)

        await self._question(write)

    async def spend(self, spent: Spent) -> None:
        await self._question(lambda: None)

    async def place(self, placed: Placed) -> None:
        await self._question(lambda: None)

    async def look(self, tables: Iterable[str]) -> list[Look]:
        wanted, number = list(tables), self.number
        return await self._question(lambda: [self._look(table, number) for table in wanted])

    def _look(self, table: str, number: int) -> Look:
        watching = self.base.watching.items()
        there = [who for (name, n), who in watching if name == table and n != number]
        guests = frozenset(guest for who in there for guest in who.guests)
        elsewhere = Present(guests, sum(who.spectators for who in there))
        return Look(table, self.base.log._last(table), 0, self.base.owners.get(table), elsewhere)

    async def strangers(self, guests: Iterable[str]) -> list[str]:
        await self._question(lambda: None)
        return []
