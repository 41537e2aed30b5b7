"""The machines on one database: who is there, who looks after which table, who watches where.

A machine has a number for as long as it renews its lease. When it does not, another one takes its
number away, and with it all that it looked after; every commit asks for the number, and so a
machine that comes back too late writes nothing.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, TypeAlias

import asyncpg
import msgspec

from tusch.store.errors import StoreError
from tusch.store.nodes import Look, Placed, Present, Silent, Spent
from tusch.store.place import DatabaseUrl
from tusch.store.postgres.connecting import PATIENCE, connect
from tusch.store.postgres.errors import LOST, of_postgres

CHANNEL: Final = "SELECT 'tusch_' || 'events'::regclass::oid"
"""The name under which machines tell each other: those of one schema alone."""
PORTION: Final = 100
"""Tables of which one notice tells: it may have 8,000 bytes."""

_Notice: TypeAlias = tuple[int, list[str] | dict[str, dict[str, int] | str]]
"""Who tells: of which tables, or what was taken by kind and name, or where tables were made."""
_LOOK: Final = """
SELECT wanted,
    coalesce((SELECT max(seq) FROM events WHERE events.table_id = wanted), 0),
    coalesce((SELECT revision FROM tables WHERE tables.table_id = wanted), 0),
    owners.node,
    coalesce((SELECT array_agg(guest) FROM watching, unnest(guests) AS guest
        WHERE watching.table_id = wanted AND watching.node <> $2), '{}'),
    coalesce((SELECT sum(spectators) FROM watching
        WHERE watching.table_id = wanted AND watching.node <> $2), 0)
FROM unnest($1::text[]) AS wanted LEFT JOIN owners ON owners.table_id = wanted
"""
_WATCH: Final = """
INSERT INTO watching SELECT table_id, $1, array_agg(guest ORDER BY guest), spectators
FROM unnest($2::text[], $3::text[], $4::integer[]) AS seen (table_id, guest, spectators)
GROUP BY table_id, spectators ORDER BY table_id
ON CONFLICT (table_id, node) DO UPDATE SET
    guests = excluded.guests, spectators = excluded.spectators
"""
_SILENT: Final = """
WITH known AS (SELECT node, until, until < clock_timestamp() + $2 * interval '1 second' AS late
    FROM nodes),
well AS (SELECT node, row_number() OVER (ORDER BY node) - 1 AS place, count(*) OVER () AS count
    FROM known WHERE NOT late OR node = $1)
SELECT extract(epoch FROM min(until) - clock_timestamp())::float8, (
    SELECT coalesce(array_agg(table_id), '{}')
    FROM tables JOIN owners USING (table_id) JOIN known USING (node), well
    WHERE late AND known.node <> $1 AND well.node = $1 AND status = 'playing'
    AND (hashtext(table_id)::bigint + 2147483648) % count = place)
FROM known WHERE late AND node <> $1 HAVING count(*) > 0
"""
_TELL: Final = "SELECT pg_notify($1, told) FROM unnest($2::text[]) AS told"


class PostgresNodes:
    """One machine among those on a database, with a connection of its own."""

    def __init__(
        self,
        url: DatabaseUrl,
        lease: float,
        program: str,
        renamed: Callable[[int, str], None],
    ) -> None:
        """Begin without a number; `renamed` is told its number, and where others hear."""
        self.program = program
        self._url = url
        self._lease = lease
        self._renamed = renamed
        self._connection: Any = None
        self._turn = asyncio.Lock()
        self._channel = ""
        self.number = 0
        self.hear: Callable[[Iterable[str]], None] = lambda _: None
        """Is told of tables where another machine has done something."""

        self.hear_spent: Callable[[Spent], None] = lambda _: None
        self.hear_placed: Callable[[Placed], None] = lambda _: None
        self.reached: Callable[[], None] = lambda: None

    async def renew(self) -> bool:
        """Say that this machine is still there; get a new number if it has lost its own."""
        found = await self._do(
            "UPDATE nodes SET until = clock_timestamp() + $2 * interval '1 second' "
            "WHERE node = $1 RETURNING node",
            self.number,
            self._lease,
        )
        if found:
            return True
        made = await self._do(
            "INSERT INTO nodes (until, program) "
            "VALUES (clock_timestamp() + $1 * interval '1 second', $2) RETURNING node",
            self._lease,
            self.program,
        )
        self.number = int(made[0][0])
        self._renamed(self.number, self._channel)
        return False

    async def reap(self) -> int:
        """Take the numbers away from machines whose lease has run out; return how many."""
        # One that is just committing keeps its number until that is done.
        gone = await self._do(
            "DELETE FROM nodes WHERE node IN (SELECT node FROM nodes "
            "WHERE until < clock_timestamp() FOR UPDATE SKIP LOCKED) RETURNING node"
        )
        return len(gone)

    async def claim(self, tables: Iterable[str]) -> set[str]:
        """Look after tables that nobody looks after; return those that are ours now."""
        wanted = sorted(tables)
        found = await self._do(
            "WITH taken AS (INSERT INTO owners SELECT wanted, $2 FROM unnest($1::text[]) AS wanted "
            "ORDER BY wanted ON CONFLICT (table_id) DO UPDATE SET node = excluded.node "
            "WHERE owners.node IS NULL RETURNING table_id) "
            "SELECT table_id FROM taken UNION "
            "SELECT table_id FROM owners WHERE table_id = ANY($1::text[]) AND node = $2",
            wanted,
            self.number,
        )
        return {str(table) for (table,) in found}

    async def release(self, tables: Iterable[str]) -> None:
        """Look after tables no more: nothing goes on there by itself."""
        await self._do(
            "UPDATE owners SET node = NULL WHERE table_id = ANY($1::text[]) AND node = $2",
            sorted(tables),
            self.number,
        )

    async def hand_over(self, tables: Iterable[str]) -> None:
        """Let others look after tables, at once."""
        await self._do(
            "DELETE FROM owners WHERE table_id = ANY($1::text[]) AND node = $2",
            sorted(tables),
            self.number,
        )
        await self._tell([""])

    async def orphans(self, limit: int) -> list[str]:
        """Return tables in play that nobody looks after, and that nobody has put to rest."""
        found = await self._do(
            "SELECT table_id FROM tables WHERE status = 'playing' AND NOT EXISTS "
            "(SELECT FROM owners WHERE owners.table_id = tables.table_id) "
            "ORDER BY random() LIMIT $1",
            limit,
        )
        return [str(table) for (table,) in found]

    async def silent(self) -> Silent | None:
        """Return a share of what machines look after that have used up half of their lease."""
        found = await self._do(_SILENT, self.number, self._lease / 2)
        return Silent(list(found[0][1]), max(0.0, found[0][0])) if found else None

    async def show(self, present: Mapping[str, Present]) -> None:
        """Let the others know who watches tables here."""
        gone = sorted(table for table, each in present.items() if not each.guests)
        seen = [
            (table, guest, each.spectators)
            for table, each in present.items()
            for guest in each.guests
        ]
        columns = [list(column) for column in zip(*seen, strict=True)] or [[], [], []]

        async def write(base: Any) -> None:
            async with base.transaction():
                # Who watches is no promise: nobody waits for the disk.
                await base.execute("SET LOCAL synchronous_commit = off")
                await base.execute(
                    "DELETE FROM watching WHERE node = $1 AND table_id = ANY($2::text[])",
                    self.number,
                    gone,
                )
                await base.execute(_WATCH, self.number, *columns)
                await base.execute(_TELL, self._channel, payloads(self.number, present))

        await self._ask(write)

    async def spend(self, spent: Spent) -> None:
        """Let the others know how often somebody did something here: told, and never written."""
        named = [(kind, item) for kind, bucket in spent.items() for item in bucket.items()]
        for at in range(0, len(named), PORTION):
            portion: dict[str, dict[str, int]] = {}
            for kind, (name, cost) in named[at : at + PORTION]:
                portion.setdefault(kind, {})[name] = cost
            payload = msgspec.json.encode((self.number, portion)).decode()
            await self._do("SELECT pg_notify($1, $2)", self._channel, payload)

    async def place(self, placed: Placed) -> None:
        """Let the others know where tables were made: told, and never written."""
        named = sorted(placed.items())
        # An address may be as long as the name of a table.
        for at in range(0, len(named), PORTION // 2):
            payload = msgspec.json.encode((self.number, dict(named[at : at + PORTION // 2])))
            await self._do("SELECT pg_notify($1, $2)", self._channel, payload.decode())

    async def look(self, tables: Iterable[str]) -> list[Look]:
        """Return how tables stand, and who watches them on other machines."""
        found = await self._do(_LOOK, sorted(tables), self.number)
        return [
            Look(table, last, revision, owner, Present(frozenset(guests), int(spectators)))
            for table, last, revision, owner, guests, spectators in found
        ]

    async def strangers(self, guests: Iterable[str]) -> list[str]:
        """Return those guests who have no session any more."""
        found = await self._do(
            "SELECT wanted FROM unnest($1::text[]) AS wanted WHERE NOT EXISTS "
            "(SELECT FROM sessions WHERE sessions.guest = wanted)",
            sorted(guests),
        )
        return [str(guest) for (guest,) in found]

    async def others(self) -> list[str]:
        """Return the versions of the other machines, one for each."""
        found = await self._do("SELECT program FROM nodes WHERE node <> $1", self.number)
        self._renamed(self.number, self._channel if found else "")
        return [str(program) for (program,) in found]

    async def leave(self) -> None:
        """Give the number back, so that the others need not wait for its lease to run out."""
        with suppress(StoreError):
            await self._do("DELETE FROM nodes WHERE node = $1", self.number)
            await self._tell([""])
        self._renamed(0, "")
        if self._connection is not None:
            self._connection.terminate()

    async def _tell(self, tables: Iterable[str]) -> None:
        """Let the others look at tables."""
        await self._do(_TELL, self._channel, payloads(self.number, tables))

    async def _do(self, sql: str, *given: Any) -> Any:
        """Ask the database, one question at a time."""
        return await self._ask(lambda base: base.fetch(sql, *given))

    async def _ask(self, work: Callable[[Any], Awaitable[Any]]) -> Any:
        """Do something with the connection, one at a time."""
        async with self._turn:
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._reach()
                    return await work(self._connection)
            except (*LOST, asyncpg.PostgresError) as error:
                # A host that has become a standby is left too: by now another one may write.
                gone = isinstance(error, (*LOST, asyncpg.ReadOnlySQLTransactionError))
                if gone and self._connection is not None:
                    self._connection.terminate()
                    self._connection = None
                raise of_postgres(self._url, error) from None

    async def _reach(self) -> None:
        """Have a connection that also hears what others tell."""
        if self._connection is None or self._connection.is_closed():
            self._connection = await connect(self._url, patience=PATIENCE)
            self._channel = str(await self._connection.fetchval(CHANNEL))
            await self._connection.add_listener(self._channel, self._heard)
            # It may have died before that was on its disk.
            self.reached()

    def _heard(self, _: Any, __: int, ___: str, payload: str) -> None:
        """Take what another machine tells; what cannot be read, the next look finds out."""
        with suppress(msgspec.DecodeError, ValueError, TypeError):
            sender, told = msgspec.json.decode(payload, type=_Notice)
            if sender == self.number:
                return
            if isinstance(told, list):
                self.hear(told)
            else:
                self.hear_placed({name: at for name, at in told.items() if isinstance(at, str)})
                self.hear_spent({kind: of for kind, of in told.items() if isinstance(of, dict)})


def payloads(number: int, tables: Iterable[str]) -> Sequence[str]:
    """Return notices about tables, each short enough."""
    named = sorted(tables)
    return [
        msgspec.json.encode((number, named[at : at + PORTION])).decode()
        for at in range(0, len(named), PORTION)
    ]
