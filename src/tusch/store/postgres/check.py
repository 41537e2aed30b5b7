"""Every table of a database, to look at each of them."""

from collections.abc import AsyncIterator

from tusch.store.place import DatabaseUrl
from tusch.store.postgres import reading
from tusch.store.postgres.connecting import connected
from tusch.store.postgres.schema import MIGRATIONS, known, need_create, need_rights, usable
from tusch.store.protocol import Checked, Listing


async def inspect(url: DatabaseUrl) -> None:
    """Refuse a database that no server could open; nothing is changed, and nothing is made."""
    async with connected(url) as base:
        if await usable(base, url) < len(MIGRATIONS):
            await need_create(base, url)
        await need_rights(base, url)


async def listings(url: DatabaseUrl) -> list[Listing]:
    """Return what is known of every table of a database."""
    async with connected(url) as base:
        await known(base, url)
        return await reading.listings(base, status=None, listed=None, limit=-1)


async def tables(url: DatabaseUrl) -> AsyncIterator[Checked]:
    """Yield every table of a database with its events, as far as they can be read."""
    async with connected(url) as base:
        await known(base, url)
        names = await base.fetch(
            "SELECT table_id, coalesce(code, '') FROM tables FULL JOIN "
            "(SELECT DISTINCT table_id FROM events) AS kept USING (table_id) ORDER BY table_id"
        )
        for table, code in names:
            (rows,) = await reading.events(base, [(table, 0)])
            yield Checked(table, code, rows if isinstance(rows, list) and rows else None)
