"""The fair deal: chance that was fixed before the first card and can be checked afterwards.

Before the first card the table shows the SHA-256 of a secret seed: the commitment. The seeds of
the players are mixed in, so that neither side chose the deal alone. At the end the secret is
revealed, and anybody can deal again. That proves that the deal was fixed beforehand; it does not
prove that the operator did not look. docs/fair-deal.md has a worked example.

    key           = HMAC-SHA256(secret, each player's seed as length (4 bytes, big end first)
                    and bytes, seat by seat; a missing seed is empty)
    block(k, n)   = HMAC-SHA256(key, k and n as 8 bytes each, big end first)

The dealer's k-th act (from 0) draws from the blocks k, 0; k, 1; ... read 4 bytes at a time, big
end first. A number below m is drawn from as few such words as hold m - 1, put together in that
order; a number of 2^bits - (2^bits mod m) or more is drawn again, and the remainder by m is
taken. Shuffles are those of Fisher and Yates, from the last place down. Because each act has
blocks of its own, an act that was undone and is done again gives the same cards.
"""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from hmac import digest
from itertools import count
from typing import Annotated

from msgspec import UNSET, Meta, UnsetType

from tusch.game import A, Game, S, Seat, V, Value

WORD = 4
"""Bytes that are read at a time."""
SECRET_BYTES = 32
SEED_BYTES = 32
"""What a player may mix in at most."""

Secret = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]
Commitment = Secret
Seed = Annotated[str, Meta(pattern=r"^(?:[0-9a-f]{2})*$(?!\n)", max_length=2 * SEED_BYTES)]
"""Bytes in hexadecimal digits. `$` alone would let a line's end pass."""

START = "start "
"""How the notation of the act begins by which every game says who begins."""


class FairDeal(Value, frozen=True, kw_only=True, omit_defaults=True):
    """What a deal was made of, once it is revealed, as a record has it."""

    commitment: Commitment
    """What the table showed before the first card."""
    secret: Secret
    players: tuple[Seed, ...]
    """What each seat mixed in."""
    first: Seat | UnsetType = UNSET
    """Who begins, if the table chose a seat."""


def commitment(secret: str) -> str:
    """Return what can be shown of a secret before the game."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def mix(secret: str, players: Iterable[str]) -> bytes:
    """Return the key that comes of the secret and the players' seeds."""
    parts = [bytes.fromhex(seed) for seed in players]
    mixed = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    return digest(bytes.fromhex(secret), mixed, "sha256")


class FairRng:
    """The chance of one act of the dealer."""

    def __init__(self, key: bytes, act: int) -> None:
        """Begin the blocks of the act."""
        self._words = _words(key, act)

    def randrange(self, stop: int, /) -> int:
        """Return a number from 0 to stop - 1, each as likely as the others."""
        if stop < 1:
            raise ValueError(f"a number below {stop} cannot be drawn")
        size = max(1, -(-(stop - 1).bit_length() // (8 * WORD)))
        span = 1 << (8 * WORD * size)
        limit = span - span % stop
        while True:
            drawn = 0
            for _ in range(size):
                drawn = drawn << (8 * WORD) | next(self._words)
            if drawn < limit:
                return drawn % stop


def draw(game: Game[S, A, V], state: S, key: bytes, act: int, first: Seat | UnsetType = UNSET) -> A:
    """Return the dealer's act in a state: so many of the game came before it."""
    drawn = game.sample(state, FairRng(key, act))
    if first is not UNSET and game.format(drawn).startswith(START):
        return game.parse(f"{START}{first}", dealer=True)
    return drawn


def _words(key: bytes, act: int) -> Iterator[int]:
    """Yield the words of an act's blocks."""
    for number in count():
        block = digest(key, act.to_bytes(8, "big") + number.to_bytes(8, "big"), "sha256")
        for place in range(0, len(block), WORD):
            yield int.from_bytes(block[place : place + WORD], "big")
