"""Where the chance of a review comes from: never from a clock, and never from more than is due."""

from hashlib import sha256
from typing import Any, Final

import msgspec

from tusch.coach.report import VERSION
from tusch.registry import AnyGame

_BYTES: Final = 7
"""A seed has 56 bits: every generator takes that."""


def seed(purpose: str, game: AnyGame, *told: Any) -> int:
    """Return a seed that depends on the coach's version, the rules and these values alone.

    For a verdict that is the view of the seat, for the ledger the state.
    """
    parts = (VERSION, purpose, game.name, game.rules, told)
    return int.from_bytes(sha256(msgspec.json.encode(parts)).digest()[:_BYTES], "big")
