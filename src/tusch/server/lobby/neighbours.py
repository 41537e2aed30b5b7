"""The other machines on the same store: what they do is followed, what they leave is taken on.

Nothing here has to be right for the log to be right: its keys, and the number that every commit
asks for, see to that. A notice that is lost is found by the next look.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager

from tusch.server.limits import LIMITS
from tusch.server.lobby.lobby import Lobby
from tusch.server.observe.log import LOG, NOTICE, say
from tusch.server.observe.notices import Notices
from tusch.server.table.live.sharing import Sharing
from tusch.store import StoreError

RENEWALS = 4
"""How often a lease is renewed before it would run out."""
SOON = 0.01
"""Seconds after the end of a lease when it has surely run out."""
AGAIN = 20
"""After how many looks newcomers hear all, and what others have left undone is adopted."""


@asynccontextmanager
async def among_neighbours(
    lobby: Lobby,
    sharing: Sharing | None,
    connected: Callable[[], Iterable[str]],
    send_away: Callable[[str], None],
    adopt: Callable[[], Awaitable[None]],
) -> AsyncIterator[None]:
    """Be one of several machines as long as this lasts; without sharing there is only one."""
    if sharing is None:
        await adopt()
        yield
        return
    neighbours = Neighbours(lobby, sharing, connected, send_away, adopt)
    pending: set[asyncio.Task[None]] = set()
    try:
        await sharing.nodes.renew()
        await adopt()
        pending = {asyncio.create_task(each()) for each in (neighbours.renew, neighbours.follow)}
        yield
    finally:
        while pending:
            for task in pending:
                task.cancel()
            # What it waits for may have swallowed that.
            _, pending = await asyncio.wait(pending, timeout=1)
        await sharing.nodes.leave()


class Neighbours:
    """Whoever keeps in touch with the other machines."""

    def __init__(
        self,
        lobby: Lobby,
        sharing: Sharing,
        connected: Callable[[], Iterable[str]],
        send_away: Callable[[str], None],
        adopt: Callable[[], Awaitable[None]],
    ) -> None:
        """Take the guests whose devices are here, how to send one away, and how to adopt work."""
        self._adopt = adopt
        self._lobby = lobby
        self._sharing = sharing
        self._nodes = sharing.nodes
        self._nodes.hear = self._hear
        self._nodes.hear_spent = sharing.hear_spent
        self._nodes.hear_placed = lobby.origins.hear
        self._nodes.reached = self._show_again
        self._looks = 0
        self._others = 0
        self._connected = connected
        self._send_away = send_away
        self._named: set[str] = set()
        """Tables that others have told of."""
        self._left: set[str] = set()
        """Tables that nobody looks after, or soon nobody will, and that cannot be read here."""
        self._out_of_reach = Notices(event="neighbours out of reach")

    async def renew(self) -> None:
        """Keep the lease, for ever."""
        while True:
            await asyncio.sleep(LIMITS.node_lease / RENEWALS / 1000)
            await self.attempt(self._renew)

    async def follow(self) -> None:
        """Look at what others do: at once where they tell, and at everything now and then."""
        loop = asyncio.get_running_loop()
        next_look = loop.time()
        while True:
            if loop.time() >= next_look:
                await self.attempt(self.look_around)
                next_look = loop.time() + LIMITS.node_poll / 1000
            timer = loop.call_at(next_look, self._sharing.wake.set)
            await self._sharing.wake.wait()
            timer.cancel()
            self._sharing.wake.clear()
            await self.attempt(self._tell)
            await self.attempt(self._look_at_named)
            if "" in self._named:
                # A machine that leaves names none.
                self._named.clear()
                await self.attempt(self.look_around)

    async def attempt(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something that may fail, because the store is away; it is tried again soon."""
        try:
            await work()
        except StoreError as trouble:
            self._sharing.trouble(trouble)
            self._out_of_reach.add(trouble.message.id)
        except Exception:
            LOG.exception("neighbours could not be followed")

    def _hear(self, tables: Iterable[str]) -> None:
        """Take what another machine tells."""
        self._named.update(tables)
        self._sharing.wake.set()

    async def _renew(self) -> None:
        """Keep the number; with a new one, begin anew."""
        if await self._nodes.renew():
            return
        say("lease lost", NOTICE, number=self._nodes.number)
        self._show_again()
        # The look is left to whoever follows: it may take longer than a lease.
        self._hear([""])

    def _show_again(self) -> None:
        """Tell anew who watches here."""
        for name, table in self._lobby.awake.items():
            self._sharing.show(name, table.present)

    async def look_around(self) -> None:
        """Look at all tables here, and for those whose machine is gone."""
        self._others = len(await self._nodes.others())
        if gone := await self._nodes.reap():
            say("neighbours gone", logging.WARNING, count=gone)
        self._looks += 1
        if self._looks % AGAIN == 0:
            self._sharing.place(self._lobby.origins.addresses)
            self._left.clear()
            await self._adopt()
        await self._lobby.leave_outgrown()
        await self._tell()
        await self._look(list(self._lobby.awake))
        await self._adopt_orphans()
        for guest in await self._nodes.strangers(set(self._connected())):
            self._send_away(guest)
        await self._stand_by()

    async def _stand_by(self) -> None:
        """Follow the tables of machines that are silent, before their lease has run out.

        To read many takes longer than anybody should wait for then. Who follows a table when its
        machine is gone takes it on by a look, which is made as soon as that can be. If the machine
        is back instead, its tables rest here when the house is kept.
        """
        silent = await self._nodes.silent()
        if silent is None:
            return
        loop = asyncio.get_running_loop()
        until = loop.time() + silent.left
        if silent.left:
            loop.call_at(until + SOON, self._hear, [""])
        wanted = list(set(silent.tables) - self._left - set(self._lobby.awake))
        for at in range(0, len(wanted), LIMITS.adopted):
            if loop.time() > until:
                return
            self._left |= await self._lobby.stand_by(wanted[at : at + LIMITS.adopted])
            await self._look_at_named()

    async def _adopt_orphans(self) -> None:
        """Take on all tables that nobody looks after, some at a time, so that others get a share.

        Those that cannot be read are passed over for a while: they may be a newer version's.
        """
        while True:
            wanted = LIMITS.adopted + len(self._left)
            found = await self._nodes.orphans(wanted)
            taken = [name for name in found if name not in self._left]
            if taken:
                self._left |= await self._lobby.adopt(taken, self._nodes)
            if len(found) < wanted:
                return
            # A thousand take seconds: what others do at the tables here must not wait for that.
            await self._look_at_named()

    async def _tell(self) -> None:
        """Tell who watches here, what was made where, and how often somebody did something."""
        spent, placed = self._sharing.spent(), self._sharing.placed()
        if spent and self._others:
            await self._nodes.spend(spent)
        if placed and self._others:
            await self._nodes.place(placed)
        due, self._sharing.due = self._sharing.due, {}
        if due:
            try:
                await self._nodes.show(due)
            except StoreError:
                self._sharing.due = {**due, **self._sharing.due}
                raise

    async def _look_at_named(self) -> None:
        """Look at tables that others have told of."""
        named, self._named = self._named, self._named & {""}
        if here := [name for name in named if name in self._lobby.awake]:
            await self._look(here)

    async def _look(self, names: list[str]) -> None:
        """Look at tables that are awake, and look after those that nobody looks after."""
        if not names:
            return
        looks = await self._nodes.look(names)
        free = [look.table for look in looks if look.owner is None]
        ours = await self._nodes.claim(free) if free else set()
        number = self._nodes.number
        for place, look in enumerate(looks, start=1):
            table = self._lobby.awake.get(look.table)
            if table:
                owner = number if look.table in ours else look.owner
                table.look(look._replace(owner=owner), number)
            if place % LIMITS.adopted == 0:
                # What a table does that is taken on must not keep people waiting elsewhere.
                await asyncio.sleep(0)
