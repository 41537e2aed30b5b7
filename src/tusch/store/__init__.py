"""Where tables are kept: an append-only log of events, and what is needed to find a table again."""

from tusch.store.backup import backup, restore
from tusch.store.errors import StoreConflictError, StoreDuplicateError, StoreError, StoreFileError
from tusch.store.protocol import Append, Clock, Listing, Renew, Row, Store
from tusch.store.sqlite import SqliteStore
from tusch.store.trust import trust_clock

__all__ = [
    "Append",
    "Clock",
    "Listing",
    "Renew",
    "Row",
    "SqliteStore",
    "Store",
    "StoreConflictError",
    "StoreDuplicateError",
    "StoreError",
    "StoreFileError",
    "backup",
    "restore",
    "trust_clock",
]
