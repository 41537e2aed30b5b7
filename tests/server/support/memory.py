"""A store in memory: the real database without threads and files."""

from collections.abc import Sequence

from tusch.store import Append, Clock, Listing, Note, Renew, Row
from tusch.store.database import MEMORY, Change, Database


def opened() -> Database:
    """A new database; for some tests a real PostgreSQL takes its place."""
    return Database(MEMORY)


class MemoryStore:
    """A store whose waiting can be filled in."""

    def __init__(self, database: Database | None = None) -> None:
        self.database = database or opened()

    async def append(self, *appends: Append) -> None:
        def change(database: Database) -> None:
            for append in appends:
                database.append(append)

        await self._change(change)

    async def events(self, table: str, after: int = 0) -> list[Row]:
        await self._pause()
        return self.database.events(table, after)

    async def find(self, code: str) -> Listing | None:
        await self._pause()
        return self.database.find(code)

    async def listings(
        self, *, status: str | None = None, listed: bool | None = None, limit: int = -1
    ) -> list[Listing]:
        await self._pause()
        return self.database.listings(status=status, listed=listed, limit=limit)

    async def summarize(self, table: str, summary: str, was: str | None = None) -> None:
        await self._change(lambda database: database.summarize(table, summary, was))

    async def games_of(self, guest: str, limit: int) -> list[Listing]:
        await self._pause()
        return self.database.games_of(guest, limit)

    async def tables_of(self, guest: str) -> list[str]:
        await self._pause()
        return self.database.tables_of(guest)

    async def forget(self, guest: str) -> None:
        await self._change(lambda database: database.forget(guest))

    async def drop(self, tables: Sequence[str], before: int | None = None) -> None:
        await self._change(lambda database: database.drop(tables, before))

    async def keep_notes(self, notes: Sequence[Note], gone: Sequence[Note] = ()) -> None:
        await self._change(lambda database: database.keep_notes(notes, gone))

    async def notes(self, kind: str, owner: str | None = None) -> list[Note]:
        await self._pause()
        return self.database.notes(kind, owner)

    async def open_session(self, digest: str, guest: str, at: int) -> None:
        await self._change(lambda database: database.open_session(digest, guest, at))

    async def session(self, digest: str) -> str | None:
        await self._pause()
        return self.database.session(digest)

    async def close_sessions(self, guest: str) -> None:
        await self._change(lambda database: database.close_sessions(guest))

    async def clock(self, renew: Renew) -> Clock:
        looks: list[Clock] = []
        await self._change(lambda database: looks.append(database.clock(renew)))
        return looks[-1]

    async def check(self) -> None:
        await self._pause()
        self.database.probe()

    async def close(self) -> None:
        self.database.close()

    async def _pause(self) -> None:
        """Before something is read."""

    async def _change(self, change: Change) -> None:
        """Write something."""
        (refused,) = self.database.commit([change])
        if refused:
            raise refused
