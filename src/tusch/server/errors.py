"""What the server refuses, and why it cannot start."""

from collections.abc import Mapping
from typing import Final

from tusch.errors import TuschError
from tusch.store import StoreError

STORE_TROUBLE: Final[Mapping[str, str]] = {
    "store-full": "server-store-full",
    "store-read-only": "server-store-read-only",
    "store-damaged": "server-store-damaged",
    "store-table-damaged": "server-table-damaged",
    "store-table-newer": "server-table-newer",
    # Of the device that keeps its own tables: people are told it as it is.
    "server-device-full": "server-device-full",
    "server-device": "server-device",
}
"""What people are told of trouble with the store; what else it may be is for the host alone."""

LASTING: Final = ("server-store-damaged", "server-table-damaged")
"""Trouble that does not pass by itself."""


class RefusedError(TuschError):
    """Something that the table does not allow."""


class StaleError(Exception):
    """Something that was meant for an earlier version of the game."""


class ServeError(TuschError):
    """The server cannot start."""


def of_store(trouble: StoreError) -> RefusedError:
    """Return what people are told: not where the file is."""
    return RefusedError(STORE_TROUBLE.get(trouble.message.id, "server-store"))
