"""What the notations of all games have in common."""

import re
from collections.abc import Sequence
from typing import Final

KNOWN: Final = 2_000
"""Moves that are at hand once they were read: more than a game has."""
LONGEST: Final = 64
"""Letters of a move: no game has a longer one, and none is kept for whoever makes one up."""

_NUMBER = re.compile(r"0|[1-9][0-9]{0,17}")


def number(text: str) -> int:
    """Read a whole number written in digits, without sign or leading zeros."""
    if not _NUMBER.fullmatch(text):
        raise ValueError(text)
    return int(text)


def brief(text: str) -> str:
    """Return a move as it was written, unless nobody could mean it."""
    if len(text) > LONGEST:
        raise ValueError(text[:LONGEST])
    return text


def line(cards: Sequence[str]) -> str:
    """Write cards side by side; a dash for none."""
    return " ".join(cards) or "-"


def count(size: int) -> str:
    """Write a number of cards."""
    return "1 card" if size == 1 else f"{size} cards"
