"""What is asked of a database, whoever brings it there: the questions of a store, one by one."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from tusch.store.protocol import Append, Clock, Listing, Note, Renew, Row
from tusch.store.sqlite.database import Change, Database

T = TypeVar("T")


class DatabaseStore(Protocol):
    """A store over a database: how something is changed and read there is its own affair."""

    async def _change(self, change: Change) -> None:
        """Wait until a change is done for good."""
        ...

    async def _read(self, read: Callable[[Database], T]) -> T:
        """Read something."""
        ...

    async def append(self, *appends: Append) -> None:
        """Add events to one or more tables, all or nothing."""

        def change(database: Database) -> None:
            for append in appends:
                database.append(append)

        await self._change(change)

    async def events(self, table: str, after: int = 0) -> list[Row]:
        """Return the events of a table after a number."""
        return await self._read(lambda database: database.events(table, after))

    async def find(self, code: str) -> Listing | None:
        """Return the table of a code."""
        return await self._read(lambda database: database.find(code))

    async def listings(
        self, *, status: str | None = None, listed: bool | None = None, limit: int = -1
    ) -> list[Listing]:
        """Return tables, the latest first."""
        return await self._read(
            lambda database: database.listings(status=status, listed=listed, limit=limit)
        )

    async def summarize(self, table: str, summary: str, was: str | None = None) -> None:
        """Keep what lists show of a table, unless that has changed since it `was` read."""
        await self._change(lambda database: database.summarize(table, summary, was))

    async def games_of(self, guest: str, limit: int) -> list[Listing]:
        """Return the tables where a guest has played, the latest first."""
        return await self._read(lambda database: database.games_of(guest, limit))

    async def tables_of(self, guest: str) -> list[str]:
        """Return all tables where a guest has ever done something."""
        return await self._read(lambda database: database.tables_of(guest))

    async def forget(self, guest: str) -> None:
        """Delete all sessions of a guest, their notes, and where they have played."""
        await self._change(lambda database: database.forget(guest))

    async def drop(self, tables: Sequence[str], before: int | None = None) -> int:
        """Delete tables with all they have, only where nothing happened since; say how many."""
        gone: list[int] = []
        await self._change(lambda database: gone.append(database.drop(tables, before)))
        return gone[-1]

    async def keep_notes(self, notes: Sequence[Note], gone: Sequence[Note] = ()) -> None:
        """Keep notes whose owners are there, and delete others."""
        await self._change(lambda database: database.keep_notes(notes, gone))

    async def notes(self, kind: str, owner: str | None = None) -> list[Note]:
        """Return the notes of a kind, of one owner or of all, the earliest first."""
        return await self._read(lambda database: database.notes(kind, owner))

    async def open_session(self, digest: str, guest: str, at: int) -> None:
        """Keep a session by the digest of its token."""
        await self._change(lambda database: database.open_session(digest, guest, at))

    async def session(self, digest: str) -> str | None:
        """Return the guest of a session."""
        return await self._read(lambda database: database.session(digest))

    async def clock(self, renew: Renew) -> Clock:
        """Put another look at the clock in the place of the last one, and return it."""
        looks: list[Clock] = []
        await self._change(lambda database: looks.append(database.clock(renew)))
        return looks[-1]
