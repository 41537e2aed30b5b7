"""The marks of the suits, taken apart."""

import re
from collections import Counter

from tusch import art

_COLOUR = re.compile(r"#[0-9a-fA-F]{6}\b")
_LIGHT = {art.INK, art.CREAM, "#ffffff", "#fffdf6"}


def suits(game: str) -> list[str]:
    """The suits of a game that have a mark."""
    beginning = f"{game}/mark-"
    return [name.removeprefix(beginning) for name in art.names() if name.startswith(beginning)]


def hue(game: str, suit: str) -> str:
    """The colour of a mark: the commonest besides ink and paper."""
    colours: Counter[str] = Counter(_COLOUR.findall(art.drawing(f"{game}/mark-{suit}")))
    return next(colour for colour, _ in colours.most_common() if colour not in _LIGHT)


def uncoloured(svg: str) -> str:
    """A drawing's shapes alone, without its colours, its title and its ids."""
    svg = re.sub(r"<title>.*?</title>", "", svg, flags=re.DOTALL)
    return _COLOUR.sub("", re.sub(r'id="[^"]*"|url\(#[^)]*\)', "", svg))


def letter(game: str, suit: str) -> str:
    """The strokes of the letter in a mark: its last path."""
    paths: list[str] = re.findall(r'<path\b[^>]*\bd="([^"]*)"', art.drawing(f"{game}/mark-{suit}"))
    return paths[-1]


def pattern(game: str, card: str) -> str:
    """The pattern behind a card's scene, without its colours."""
    found = re.search(r"<pattern\b.*?</pattern>", art.drawing(f"{game}/{card}"), re.DOTALL)
    assert found, f"{game}/{card} has no pattern"
    return uncoloured(found[0])
