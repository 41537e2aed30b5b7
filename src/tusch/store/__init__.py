"""Where tables are kept: an append-only log of events, and what is needed to find a table again."""

from tusch.store.backup import backup, restore
from tusch.store.errors import (
    StoreConflictError,
    StoreDamagedError,
    StoreDuplicateError,
    StoreError,
    StoreFileError,
    TableDamagedError,
)
from tusch.store.protocol import DAMAGED, Append, Clock, Listing, Note, Renew, Row, Store
from tusch.store.rescue import Rescued, rescue
from tusch.store.sqlite import SqliteStore
from tusch.store.trust import trust_clock

__all__ = [
    "DAMAGED",
    "Append",
    "Clock",
    "Listing",
    "Note",
    "Renew",
    "Rescued",
    "Row",
    "SqliteStore",
    "Store",
    "StoreConflictError",
    "StoreDamagedError",
    "StoreDuplicateError",
    "StoreError",
    "StoreFileError",
    "TableDamagedError",
    "backup",
    "rescue",
    "restore",
    "trust_clock",
]
