"""What the notations of all games have in common."""

import re
from collections.abc import Sequence

_NUMBER = re.compile(r"0|[1-9][0-9]{0,17}")


def number(text: str) -> int:
    """Read a whole number written in digits, without sign or leading zeros."""
    if not _NUMBER.fullmatch(text):
        raise ValueError(text)
    return int(text)


def line(cards: Sequence[str]) -> str:
    """Write cards side by side; a dash for none."""
    return " ".join(cards) or "-"


def count(size: int) -> str:
    """Write a number of cards."""
    return "1 card" if size == 1 else f"{size} cards"
