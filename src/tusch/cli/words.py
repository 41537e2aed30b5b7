"""Foreign text on the command line."""

from typing import Final

LONGEST: Final = 24
"""How many signs of a name are shown: as many as a name at a table may have."""


def one_line(text: str) -> str:
    """Return foreign text as one harmless line: no control signs, no line ends."""
    return "".join(sign if sign.isprintable() else " " for sign in text.strip())


def short_name(name: str) -> str:
    """Return a name as one harmless line that leaves room for what is said about it."""
    name = one_line(name)
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"
