"""Chance at a table: the dealer's acts, secrets and codes."""

import secrets
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Protocol

from msgspec import UNSET

from tusch import fair
from tusch.fair import SECRET_BYTES
from tusch.server.table.state import TableState

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without those that look like others."""
CODE = 6
"""Letters of a table's code: found by trying in a billion tries, which are counted elsewhere."""
TABLE = 20
"""Letters of the name that the store has for a table."""
HAND_OVER = 12
"""Letters of the code that moves a seat to another device."""
KEYS = 1_000
"""Tables whose key is at hand."""


class Dealer(Protocol):
    """Where everything comes from that nobody decides."""

    def secret(self) -> str:
        """Return a new secret for a deal, in hexadecimal digits."""
        ...

    def word(self, letters: int) -> str:
        """Return a new code that people can type."""
        ...

    def act(self, table: TableState) -> Any:
        """Return the dealer's next act."""
        ...


class FairDealer:
    """The dealer who draws from the table's committed secret."""

    def __init__(self, entropy: Callable[[int], bytes] = secrets.token_bytes) -> None:
        """Take a source of bytes that nobody can foresee."""
        self._entropy = entropy

    def secret(self) -> str:
        """Return a new secret for a deal."""
        return self._entropy(SECRET_BYTES).hex()

    def word(self, letters: int) -> str:
        """Return a new code, every letter as likely as the others."""
        number = int.from_bytes(self._entropy(letters + 16), "big")
        word = ""
        for _ in range(letters):
            number, letter = divmod(number, len(LETTERS))
            word += LETTERS[letter]
        return word

    def act(self, table: TableState) -> Any:
        """Return what the secret, the seeds and the number of the act give, or what is written."""
        key = _key(table.secret, table.seeds)
        first = UNSET if table.setup.first is None else table.setup.first
        return _scripted(table) or fair.draw(table.game, table.now, key, table.deals, first)


@lru_cache(KEYS)
def _key(secret: str, seeds: tuple[str, ...]) -> bytes:
    """Return the key of a table's deal, which is the same for a whole game."""
    return fair.mix(secret, seeds)


def _scripted(table: TableState) -> Any:
    """Return the next act of a lesson's dealer, as long as the rules allow it."""
    if not table.setup.script:
        return None
    done = table.deals - sum(who is None for who, _ in table.setup.begun)
    if done >= len(table.setup.script):
        return None
    action = table.game.parse(table.setup.script[done], dealer=True)
    return None if table.game.misdeal(table.now, action) else action
