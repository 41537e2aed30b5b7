"""What PostgreSQL's errors mean for people."""

from typing import Final

import asyncpg

from tusch.errors import LONGEST
from tusch.game import Message
from tusch.store.errors import StoreError, StoreFileError
from tusch.store.place import DatabaseUrl

LOST: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    # Also when there is no host that writes: the next one may just be promoted.
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
)
"""The connection is gone or could not be made: what was under way may have been done or not."""


def said_no(error: BaseException) -> bool:
    """Whether the database itself says that it has done nothing, and goes on."""
    kept = (*LOST, asyncpg.TransactionRollbackError)
    server = isinstance(error, asyncpg.PostgresError) and not isinstance(error, kept)
    # What ends a session may come after the commit.
    return server and getattr(error, "severity_en", None) == "ERROR"


def of_postgres(url: DatabaseUrl, error: BaseException) -> StoreError:
    """Return the error that people read for one of the database's."""
    file = str(url)
    match error:
        case StoreError():
            return error
        case asyncpg.DiskFullError():
            return StoreError("store-full", file=file)
        case asyncpg.ReadOnlySQLTransactionError():
            return StoreFileError("store-read-only", file=file)
        case (
            asyncpg.InvalidAuthorizationSpecificationError()
            | asyncpg.InvalidCatalogNameError()
            | asyncpg.ClientConfigurationError()
        ):
            return StoreFileError("store-broken", file=file, reason=_said_by(error))
        case asyncpg.TargetServerAttributeNotMatched():
            return StoreError("store-no-writer", file=file)
        case _ if isinstance(error, LOST):
            return StoreError("store-away", file=file, reason=_said_by(error))
        case asyncpg.PostgresError():
            return StoreError("store-broken", file=file, reason=_said_by(error))
        case _:
            return StoreError("store-broken", file=file, reason=type(error).__name__)


def _said_by(error: BaseException) -> str | Message:
    """Return what an error says, in one line."""
    said = (isinstance(error, OSError) and error.strerror) or str(error)
    return " ".join(said.split()).rstrip(".")[:LONGEST] or Message("store-silent")
