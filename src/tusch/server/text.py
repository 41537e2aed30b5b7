"""What people write, made safe to show to others."""

import re
import unicodedata

MARKS = 3
"""How many accents may follow each other."""

_SPACES = re.compile(" +")
_DROPPED = {"Cc", "Cf", "Cs", "Co", "Cn"}
"""Controls, marks that turn the direction of writing or cannot be seen, and no characters."""
_BLANK = set(map(chr, (0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180F, 0x2800, 0x3164, 0xFFA0)))
_BLANK.update(map(chr, (*range(0x180B, 0x180E), 0x13441, 0x13442, 0x16FE4, 0x1D159)))
"""Letters, signs and marks that show nothing."""


def clean(text: str, limit: int) -> str:
    """Return a text on one line, of at most so many characters, without what cannot be seen."""
    kept = "".join(
        " " if character.isspace() else character
        for character in text
        if character.isspace() or _is_seen(character)
    )
    return _few_marks(unicodedata.normalize("NFC", _SPACES.sub(" ", kept)).strip())[:limit].strip()


def _is_seen(character: str) -> bool:
    """Whether a character shows anything."""
    return unicodedata.category(character) not in _DROPPED and character not in _BLANK


def _few_marks(text: str) -> str:
    """Drop accents that are piled up, and those at the beginning, which have nothing to mark."""
    kept: list[str] = []
    marks = MARKS
    for character in text:
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if marks <= MARKS:
            kept.append(character)
    return "".join(kept)
