"""Drawings: the .svg files in this folder, and pictures composed of them.

A drawing is named by its path without the ending: `figaro/R1`, `reactions/laugh`, `icon`. The
`color` of its outermost element, if it has one, is what a value is written in; else cream.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from hashlib import sha256
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

CARD: tuple[float, float] = (200, 280)
"""Width and height of a card, as drawn."""
INK, CREAM = "#33261f", "#fff6e3"
FONT = "Georgia, 'DejaVu Serif', serif"

_OUTER = re.compile(r"\s*(<svg\b[^>]*>)(.*)</svg>\s*", re.DOTALL)
_VIEW_BOX = re.compile(r'\bviewBox="0 0 ([\d.]+) ([\d.]+)"')
_COLOUR = re.compile(r'\bcolor="(#\w+)"')
_OWN_ID = re.compile(r'(\bid="|url\(#|href="#)')


class Placed(NamedTuple):
    """A drawing or a card's face somewhere in a picture."""

    svg: str
    x: float
    y: float
    width: float
    height: float | None = None
    """Stretches the drawing; None: as high as it is drawn."""


def names() -> tuple[str, ...]:
    """Return the names of all drawings, in alphabetical order."""
    return tuple(sorted(_below(files("tusch.art"), "")))


@cache
def drawing(name: str) -> str:
    """Return a drawing as SVG; raise `KeyError` if there is none of this name."""
    if name not in names():
        raise KeyError(name)
    return files("tusch.art").joinpath(f"{name}.svg").read_text(encoding="utf-8")


def size(svg: str) -> tuple[float, float]:
    """Return the width and height of an SVG as drawn."""
    found = _VIEW_BOX.search(svg)
    if found is None:
        raise ValueError("an SVG needs a viewBox that begins at 0 0")
    return float(found[1]), float(found[2])


@cache
def card(game: str, card: str) -> str:
    """Return the face of a card: its drawing, or its suit's, and its value written on it."""
    name = f"{game}/{card}"
    svg = drawing(name if name in names() else f"{game}/{card[0]}")
    value = card.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
    if not value:
        return svg
    outer, inner = _opened(svg)
    colour = _COLOUR.search(outer)
    written = words(value, 44, 72, 70, fill=colour[1] if colour else CREAM, anchor="middle")
    return f"{outer}{inner}{written}</svg>\n"


def row(
    svgs: Sequence[str], x: float, y: float, width: float, room: float, gap: float = 6
) -> tuple[Placed, ...]:
    """Place things of one width side by side; where the room is short, each covers the last."""
    step = min(width + gap, (room - width) / max(1, len(svgs) - 1))
    return tuple(Placed(svg, x + at * step, y, width) for at, svg in enumerate(svgs))


def words(
    text: str,
    x: float,
    y: float,
    size: float,
    *,
    fill: str = INK,
    anchor: str = "start",
) -> str:
    """Return a line of text as SVG."""
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{FONT}" font-size="{size:g}" font-weight="bold" '
        f'fill="{fill}" text-anchor="{anchor}">{escape(text)}</text>'
    )


def picture(title: str, width: float, height: float, parts: Iterable[Placed | str]) -> str:
    """Compose a picture of placed drawings and of SVG elements, the first at the back.

    Each drawing stands in it once, whatever the number of its places. Its ids come from its
    content, so equal ids mean equal drawings, in two pictures on one page too.
    """
    symbols: dict[str, str] = {}
    body = []
    for part in parts:
        if isinstance(part, str):
            body.append(part)
        else:
            symbols[part.svg] = id = _id(part.svg)
            body.append(_use(id, part))
    defined = [_symbol(id, svg) for svg, id in symbols.items()]
    return "\n".join(
        [
            (
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
                f'width="{width:g}" height="{height:g}" role="img">'
            ),
            f"<title>{escape(title)}</title>",
            *(["<defs>", *defined, "</defs>"] if defined else []),
            *body,
            "</svg>\n",
        ]
    )


@lru_cache(maxsize=256)
def _id(svg: str) -> str:
    """Return the id of a drawing in pictures."""
    return "t" + sha256(svg.encode()).hexdigest()[:12]


def _use(id: str, placed: Placed) -> str:
    """Return the place of a drawing that is defined elsewhere."""
    width, height = size(placed.svg)
    high = placed.width * height / width if placed.height is None else placed.height
    return (
        f'<use href="#{id}" x="{placed.x:g}" y="{placed.y:g}" '
        f'width="{placed.width:g}" height="{high:g}"/>'
    )


@lru_cache(maxsize=256)
def _symbol(id: str, svg: str) -> str:
    """Return a drawing to be placed, its own ids told apart from those of other drawings."""
    width, height = size(svg)
    _, inner = _opened(svg)
    inner = _OWN_ID.sub(rf"\g<1>{id}-", inner)
    return (
        f'<symbol id="{id}" viewBox="0 0 {width:g} {height:g}" preserveAspectRatio="none">'
        f"{inner}</symbol>"
    )


def _opened(svg: str) -> tuple[str, str]:
    """Return the outermost opening tag of an SVG, and what is inside."""
    found = _OUTER.fullmatch(svg)
    if found is None:
        raise ValueError("not an SVG")
    return found[1], found[2]


def _below(folder: Traversable, path: str) -> Iterator[str]:
    """Yield the names of the drawings in a folder and in those inside it."""
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _below(entry, f"{path}{entry.name}/")
        elif entry.name.endswith(".svg"):
            yield path + entry.name.removesuffix(".svg")
