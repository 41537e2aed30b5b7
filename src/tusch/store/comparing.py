"""Whether a copy is what was copied: all rows of both, in few bytes."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final

from tusch.store.errors import StoreError

PORTION: Final = 2_000
"""Rows that are in memory at once."""


class Digest:
    """What was seen so far, in its order."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self._seen = sha256()

    def add(self, rows: Sequence[Any]) -> None:
        """See some more; texts may hold what is none."""
        self._seen.update(repr(rows).encode(errors="backslashreplace"))

    def agree(self, copied: "Digest", where: object) -> None:
        """Refuse a copy that is not what this is."""
        if self._seen.digest() != copied._seen.digest():
            raise StoreError("store-broken", file=str(where), reason="copy differs")
