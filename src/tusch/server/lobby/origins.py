"""Where listed tables were made: each address has a share of the list."""

from collections.abc import Awaitable, Callable, Iterable

from tusch.server.errors import RefusedError
from tusch.server.limits import LIMITS
from tusch.store.nodes import Placed


class Origins:
    """The addresses of tables; never written down, and lost when the server ends."""

    def __init__(self) -> None:
        """Begin with no table."""
        self.addresses: dict[str, str] = {}
        self._making: set[str] = set()
        """Tables that are not in the store yet."""

    async def take(
        self, table: str, address: str, waiting: Callable[[], Awaitable[Iterable[str]]]
    ) -> None:
        """Remember where a table is being made; refuse more than the share of an address.

        Tables that are none of the `waiting` ones any more are forgotten; those that came while
        they were asked for are not among them either.
        """
        known = set(self.addresses) - self._making
        for gone in known.difference(await waiting()):
            self.addresses.pop(gone, None)
        others = [at for name, at in self.addresses.items() if name != table]
        if others.count(address) >= LIMITS.listed_by_address:
            raise RefusedError("server-listed", allowed=LIMITS.listed_by_address)
        self.addresses[table] = address
        self._making.add(table)

    def made(self, table: str) -> None:
        """Know that a table is in the store, or will not come."""
        self._making.discard(table)

    def hear(self, placed: Placed) -> None:
        """Take where tables were made on other machines."""
        self.addresses |= placed
        while len(self.addresses) > LIMITS.listed_read:
            del self.addresses[next(iter(self.addresses))]
