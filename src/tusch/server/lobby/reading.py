"""Reading tables, whatever has become of them: damaged ones are kept apart, newer ones are left."""

import logging

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

    async def read(self, table: str) -> Timeline | None:
        """Return what the store has of a table; one that is damaged is kept apart."""
        sharing = self._services.sharing
        # With another version there, one that was taken for damaged may turn out to be newer.
        if table in self.damaged and not (sharing and await sharing.differ()):
            raise TableDamagedError(table)
        try:
            rows = await self._services.store.events(table)
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

    def isolate(self, table: str) -> TableDamagedError:
        """Remember that a table is damaged, and say so once."""
        if table not in self.damaged:
            self.damaged.add(table)
            say("table damaged", logging.ERROR, table=table)
        return TableDamagedError(table)
