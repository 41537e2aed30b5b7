"""The lobby: guests and their sessions, tables that are made, found, listed and put away."""

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from hashlib import sha256
from typing import NamedTuple

from tusch.errors import TuschError
from tusch.game import Actor
from tusch.server.errors import RefusedError
from tusch.server.limits import LIMITS
from tusch.server.lobby.origins import Origins
from tusch.server.lobby.reading import Reader
from tusch.server.observe.log import LOG, NOTICE, say
from tusch.server.table import timeline
from tusch.server.table.commands import create as creating
from tusch.server.table.events import Created
from tusch.server.table.live.actor import Table
from tusch.server.table.live.services import Services
from tusch.server.table.timeline import Summary, Timeline
from tusch.server.wire.commands import Create
from tusch.server.wire.replies import Duplicate, Ok, Reply, refusal
from tusch.store import (
    DAMAGED,
    Clock,
    Listing,
    Renew,
    StoreConflictError,
    StoreDuplicateError,
    StoreError,
    TableDamagedError,
)
from tusch.store.nodes import Nodes, Present

TOKEN_BYTES = 32
GUEST_BYTES = 12
CODES = 3
"""How often another code is tried when one is taken."""


class Session(NamedTuple):
    """A guest, and the token that only their device has."""

    token: str
    guest: str


class Made(NamedTuple):
    """The answer to `Create`, and the table's code and game."""

    reply: Reply
    code: str | None = None
    game: str = ""
    """That of the record, if there is one, whatever was asked for."""


class Listed(NamedTuple):
    """A table in a list."""

    listing: Listing
    summary: Summary
    actor: Actor = None
    """Who acts next, of one's own games."""


def digest(token: str) -> str:
    """Return what is kept of a token."""
    return sha256(token.encode(errors="replace")).hexdigest()


class Lobby:
    """All tables of a server; those where something goes on are awake."""

    def __init__(
        self, services: Services, entropy: Callable[[int], bytes] = secrets.token_bytes
    ) -> None:
        """Begin with no table awake."""
        self._services = services
        self._entropy = entropy
        self.awake: dict[str, Table] = {}
        self._waking: dict[str, asyncio.Future[Table | None]] = {}
        self.origins = Origins()
        self._reader = Reader(services)

    @property
    def damaged(self) -> set[str]:
        """Tables that cannot be read; all others go on."""
        return self._reader.damaged

    async def open(self) -> None:
        """Wake every table where a game is played."""
        store = self._services.store
        self.damaged.update([listing.table for listing in await store.listings(status=DAMAGED)])
        if self._services.sharing:
            # Those that nobody looks after are taken on when the machines are looked at.
            return
        for listing in await store.listings(status="playing"):
            # One damaged table must not keep all others from being played.
            with suppress(TableDamagedError):
                await self.table(listing.table)

    async def close(self) -> None:
        """Let every table finish what it is doing."""
        await asyncio.gather(*(table.stop() for table in self.awake.values()))
        self.awake.clear()

    def now(self) -> int:
        """Return the time of the server, in milliseconds."""
        return self._services.now()

    async def check(self) -> None:
        """Raise `StoreError` if nothing can be read or written."""
        await self._services.store.check()

    async def clock(self, renew: Renew) -> Clock:
        """Put another look at the clock in the place of the last one."""
        return await self._services.store.clock(renew)

    async def new_session(self) -> Session:
        """Return a new guest; only the digest of the token is kept."""
        session = Session(self._entropy(TOKEN_BYTES).hex(), self._entropy(GUEST_BYTES).hex())
        await self._services.store.open_session(
            digest(session.token), session.guest, self._services.now()
        )
        return session

    async def guest(self, token: str) -> str | None:
        """Return whose token it is."""
        return await self._services.store.session(digest(token))

    async def forget(self, guest: str) -> None:
        """Delete all that is kept of a guest; the session last, so that it can be tried again."""
        for name in await self._services.store.tables_of(guest):
            # What cannot be read cannot be written anew either.
            with suppress(TableDamagedError):
                table = await self.table(name)
                if table:
                    await table.forget(guest)
        await self._services.store.forget(guest)

    async def create(self, guest: str, command: Create, address: str = "") -> Made:
        """Make a table; the same command again is answered with the same table."""
        # The table's name follows from the command, so that a resend meets the same table.
        table = sha256(f"{guest}/{command.id}".encode()).hexdigest()[:32]
        reply: Reply = Duplicate(command.id, 1)
        if not await self.table(table):
            try:
                if await self._open_tables(guest) >= LIMITS.tables:
                    raise RefusedError("server-tables", allowed=LIMITS.tables)
                if command.practice and not self._services.coached:
                    raise RefusedError("server-review-off")
                if command.listed and address:
                    await self._share(table, address)
                await self._write(guest, command, table)
                reply = Ok(command.id, 1)
            except StoreDuplicateError:
                LOG.info("table %s was asked for twice at once", table)
            except TuschError as error:
                taken = isinstance(error, StoreConflictError)
                if isinstance(error, StoreError) and not taken:
                    raise
                return Made(refusal(command.id, error))
            finally:
                self.origins.made(table)
        made = await self.table(table)
        if made:
            made.address = made.address or address
        return Made(reply, made.state.code, made.state.setup.game) if made else Made(reply)

    async def _write(self, guest: str, command: Create, table: str) -> None:
        """Write a new table, with another code if its code is taken."""
        for attempt in range(CODES):
            made = creating.create(
                command, guest, table, self._services.dealer, self._services.check
            )
            client = timeline.key(guest, command.id)
            try:
                await self._services.store.append(
                    timeline.first(made, client, self._services.now())
                )
            except StoreConflictError:
                if attempt + 1 == CODES:
                    raise
            else:
                return

    async def _share(self, table: str, address: str) -> None:
        """Remember where a listed table comes from, here and on other machines."""

        async def waiting() -> list[str]:
            return [listing.table for listing in await self._waiting()]

        await self.origins.take(table, address, waiting)
        if sharing := self._services.sharing:
            sharing.place({table: address})

    async def _waiting(self) -> list[Listing]:
        """Return the tables that wait for players and want to be found, the latest first."""
        return await self._services.store.listings(
            status="waiting", listed=True, limit=LIMITS.listed_read
        )

    async def _open_tables(self, guest: str) -> int:
        """Return at how many tables that are not over a guest is or was."""
        games = await self._services.store.games_of(guest, LIMITS.own_games)
        return sum(game.status not in ("over", DAMAGED) for game in games)

    async def find(self, code: str) -> Table | None:
        """Return the table of a code, as people type it."""
        typed = code.strip().upper()[: LIMITS.name]
        listing = await self._services.store.find(typed)
        if listing is None:
            return None
        table = await self.table(listing.table)
        if table is None and await self._services.store.find(typed):
            # It was not deleted meanwhile: its events are gone.
            raise self._reader.isolate(listing.table)
        return table

    async def table(self, table: str) -> Table | None:
        """Return a table, awake; everybody who asks at the same time gets the same one."""
        if table in self.awake:
            return self.awake[table]
        if table not in self._waking:
            self._waking[table] = asyncio.ensure_future(self._wake(table))
        try:
            return await asyncio.shield(self._waking[table])
        finally:
            self._waking.pop(table, None)

    async def _wake(self, table: str) -> Table | None:
        """Read a table and let it run."""
        read = await self._reader.read(table)
        if table in self.awake or read is None:
            return self.awake.get(table)
        return self._begin(table, read, await self._claim(table))

    def _begin(self, table: str, read: Timeline, owner: int | None) -> Table:
        """Let a table run, unless it does already."""
        if table not in self.awake:
            self.awake[table] = Table(self._services, read, self._opened, owner)
            self.awake[table].start()
        return self.awake[table]

    async def _claim(self, table: str) -> int | None:
        """Look after a table that no machine looks after; return the number of this one."""
        if sharing := self._services.sharing:
            # Whoever cannot now does it when the machines are looked at again.
            with suppress(StoreError):
                if table in await sharing.nodes.claim([table]):
                    return sharing.nodes.number
        return None

    async def adopt(self, tables: Sequence[str], nodes: Nodes) -> set[str]:
        """Take on tables that no machine looks after; return those that cannot be read here.

        They are read beside each other, and claimed by one question: many may be left at once.
        """
        asleep = set(tables) - set(self.awake)
        read = await self._reader.all_readable(asleep)
        unread = asleep - set(read)
        for table in await nodes.claim(set(tables) - unread):
            if table in read:
                self._begin(table, read[table], nodes.number)
        return unread

    async def stand_by(self, tables: Sequence[str]) -> set[str]:
        """Follow tables whose machine may be gone soon; return those that cannot be read here."""
        asleep = set(tables) - set(self.awake)
        read = await self._reader.all_readable(asleep)
        for table, each in read.items():
            self._begin(table, each, None)
        return asleep - set(read)

    def _opened(self, made: Created) -> None:
        """A rematch was made: it wakes when somebody comes."""
        LOG.info("table %s is the rematch of another", made.table)

    async def listed(self) -> list[Listed]:
        """Return tables that wait for players, the latest first; whoever makes some has a share."""
        found = await self._summarized(await self._waiting())
        makers: Counter[str] = Counter()
        rounds = []
        for place, (listing, summary, _) in enumerate(found):
            maker = self.origins.addresses.get(listing.table) or summary.maker or listing.table
            makers[maker] += 1
            rounds.append((makers[maker], place))
        shown = sorted(place for _, place in sorted(rounds)[: LIMITS.listed])
        return [found[place] for place in shown]

    async def games_of(self, guest: str) -> list[Listed]:
        """Return the tables where a guest is or was, the latest first; lessons are none of them."""
        games = await self._services.store.games_of(guest, LIMITS.own_games)
        found = [game for game in await self._summarized(games) if not game.summary.lesson]
        return [game._replace(actor=await self._actor(game)) for game in found]

    async def summarized(self, code: str) -> Listed | None:
        """Return the table of a code with what lists show of it; it does not wake."""
        listing = await self._services.store.find(code)
        found = await self._summarized([listing]) if listing else []
        return found[0] if found else None

    async def _actor(self, game: Listed) -> Actor:
        """Return who acts next at a table; at one that rests, a person does."""
        if game.summary.status != "playing":
            return None
        if game.listing.table in self.awake:
            return self.awake[game.listing.table].state.actor
        holders = [seat for seat, guest in enumerate(game.summary.holders) if guest]
        if len(holders) == 1:
            return holders[0]
        read = await self._reader.readable(game.listing.table)
        return read.state.actor if read else None

    async def _summarized(self, found: list[Listing]) -> list[Listed]:
        """Return tables with what lists show of them; none of them wakes."""
        return [
            Listed(listing, summary)
            for listing in found
            if (summary := await self._summary(listing)) is not None
        ]

    async def _summary(self, listing: Listing) -> Summary | None:
        """Return what lists show of a table, from its listing.

        A file of version 1 has no summaries, and older ones do not say who sits or sat where. A
        table is read for its own when it is first listed, and not when the file is opened: that
        stays quick however large the file is, and one damaged table stands in nobody's way.
        """
        if listing.table in self.damaged:
            return None
        summary = timeline.read_summary(listing.summary)
        if summary and summary.before:
            return summary
        read = await self._reader.readable(listing.table)
        if read is None:
            return None
        summary = timeline.summarize(read.state)
        with suppress(StoreError):
            # It can be shown all the same, and is read again another time.
            text = timeline.encode_summary(summary)
            await self._services.store.summarize(listing.table, text, listing.summary)
        return summary

    async def rest(self) -> None:
        """Put tables to sleep where nothing goes on."""
        for name, table in tuple(self.awake.items()):
            if table.idle:
                await self._put_to_rest(name, table)

    async def rest_over(self) -> None:
        """Put tables to sleep that everybody has left after the game."""
        for name, table in tuple(self.awake.items()):
            if table.state.status == "over" and table.idle:
                await self._put_to_rest(name, table)

    async def _put_to_rest(self, name: str, table: Table) -> None:
        """Let a table sleep, on this machine at least."""
        del self.awake[name]
        await table.stop()
        if sharing := self._services.sharing:
            sharing.show(name, Present())
            give_up = sharing.nodes.hand_over if table.outgrown else sharing.nodes.release
            await give_up([name])

    async def leave_outgrown(self) -> None:
        """Leave tables to machines of another version that have written what nobody reads here."""
        for name, table in tuple(self.awake.items()):
            # Others may rest, and wake again, while one after another is left.
            if table.outgrown and self.awake.get(name) is table:
                say("table left to another version", NOTICE, table=name)
                await self._put_to_rest(name, table)

    async def expire(self, before: int) -> int:
        """Delete tables where nothing has happened since a time; return how many."""
        found = await self._services.store.listings()
        old = [game for game in found if max(game.last, game.updated) < before]
        gone = 0
        for at in range(0, len(old), LIMITS.expired):
            portion = []
            for game in old[at : at + LIMITS.expired]:
                table = self.awake.get(game.table)
                if table and not table.idle:
                    continue
                if game.table in self.damaged and game.status != DAMAGED:
                    # It may be brought back from a copy; to write there would do more damage.
                    continue
                if table:
                    await self._put_to_rest(game.table, table)
                portion.append(game.table)
            gone += await self._services.store.drop(portion, before)
        return gone
