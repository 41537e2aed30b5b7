"""Where tables are kept: an append-only log of events, and what is needed to find a table again."""

from tusch.store.errors import (
    StoreConflictError,
    StoreDamagedError,
    StoreDuplicateError,
    StoreError,
    StoreFencedError,
    StoreFileError,
    StoreUnheardError,
    TableDamagedError,
    TableNewerError,
)
from tusch.store.moving import backup, move, restore, trust_clock
from tusch.store.place import DatabaseUrl, Place, as_place
from tusch.store.protocol import DAMAGED, Append, Clock, Listing, Note, Renew, Row, Store
from tusch.store.sqlite.rescue import Rescued, rescue
from tusch.store.sqlite.store import SqliteStore

__all__ = [
    "DAMAGED",
    "Append",
    "Clock",
    "DatabaseUrl",
    "Listing",
    "Note",
    "Place",
    "Renew",
    "Rescued",
    "Row",
    "SqliteStore",
    "Store",
    "StoreConflictError",
    "StoreDamagedError",
    "StoreDuplicateError",
    "StoreError",
    "StoreFencedError",
    "StoreFileError",
    "StoreUnheardError",
    "TableDamagedError",
    "TableNewerError",
    "as_place",
    "backup",
    "move",
    "rescue",
    "restore",
    "trust_clock",
]
