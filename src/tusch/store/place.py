"""Where a store is: a file, or the address of a PostgreSQL database."""

from importlib.util import find_spec
from pathlib import Path
from typing import Final, TypeAlias
from urllib.parse import urlsplit, urlunsplit

from tusch.game import Value
from tusch.store.errors import StoreError

SCHEMES: Final = ("postgresql://", "postgres://")


class DatabaseUrl(Value, frozen=True):
    """The address of a PostgreSQL database, with all that is needed to open it."""

    text: str

    def __str__(self) -> str:
        """Return it as people may read it: without a password."""
        parts = urlsplit(self.text)
        user, at, host = parts.netloc.rpartition("@")
        return urlunsplit((parts.scheme, user.partition(":")[0] + at + host, parts.path, "", ""))


Place: TypeAlias = Path | DatabaseUrl


def as_place(text: str) -> Place:
    """Return what somebody has written as a place; a file may be there or not."""
    return DatabaseUrl(text) if text.startswith(SCHEMES) else Path(text)


def need_driver() -> None:
    """Refuse a database where nothing is installed that speaks with it."""
    if find_spec("asyncpg") is None:
        raise StoreError("store-postgres")
