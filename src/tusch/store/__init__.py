"""Where tables are kept: an append-only log of events, and what is needed to find a table again."""

from tusch.store.backup import backup, restore
from tusch.store.errors import StoreConflictError, StoreDuplicateError, StoreError, StoreFileError
from tusch.store.protocol import Append, Listing, Row, Store
from tusch.store.sqlite import SqliteStore

__all__ = [
    "Append",
    "Listing",
    "Row",
    "SqliteStore",
    "Store",
    "StoreConflictError",
    "StoreDuplicateError",
    "StoreError",
    "StoreFileError",
    "backup",
    "restore",
]
