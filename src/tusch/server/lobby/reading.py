"""Reading tables, whatever has become of them: damaged ones are kept apart, newer ones are left."""

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress

from tusch.server.observe.log import LOG, say
from tusch.server.table.live.services import Services
from tusch.server.table.timeline import Timeline
from tusch.store import StoreError, TableDamagedError, TableNewerError


class Reader:
    """Whoever reads tables, and knows which of them cannot be read."""

    def __init__(self, services: Services) -> None:
        """Begin with all tables whole."""
        self._services = services
        self.damaged: set[str] = set()
        """Tables that cannot be read; all others go on."""
        self._turn = asyncio.Lock()

    async def read(self, table: str) -> Timeline | None:
        """Return what the store has of a table; one that is damaged is kept apart."""
        sharing = self._services.sharing
        # With another version there, one that was taken for damaged may turn out to be newer.
        if table in self.damaged and not (sharing and await sharing.differ()):
            raise TableDamagedError(table)
        try:
            rows = await self._services.store.events(table)
            async with self._turn:
                # Many may have come in one moment: what people do goes in between.
                await asyncio.sleep(0)
                read = Timeline(rows) if rows else None
        except TableDamagedError:
            raise self.isolate(table) from None
        except StoreError:
            raise
        except Exception as unread:
            if not (sharing and await sharing.outdone(unread)):
                # Whatever is wrong with what was written concerns this table alone.
                LOG.exception("table %s cannot be read", table)
                raise self.isolate(table) from None
            self.damaged.discard(table)
            raise TableNewerError(table) from None
        self.damaged.discard(table)
        return read

    async def readable(self, table: str) -> Timeline | None:
        """Return a table; one that cannot be read must not keep others from being played."""
        with suppress(TableDamagedError, TableNewerError):
            return await self.read(table)
        return None

    async def all_readable(self, tables: Iterable[str]) -> dict[str, Timeline]:
        """Return those tables that can be read, read beside each other."""
        wanted = list(tables)
        found = await asyncio.gather(*map(self.readable, wanted))
        return {table: read for table, read in zip(wanted, found, strict=True) if read}

    def isolate(self, table: str) -> TableDamagedError:
        """Remember that a table is damaged, and say so once."""
        if table not in self.damaged:
            self.damaged.add(table)
            say("table damaged", logging.ERROR, table=table)
        return TableDamagedError(table)
