"""QR codes: an address as a picture, for the page and for the terminal."""

from functools import lru_cache
from itertools import zip_longest

QUIET = 4
"""Modules of margin; readers need it."""
KNOWN = 128
"""Pictures that are remembered."""
BLACK_ON_WHITE, RESET = "\x1b[30;107m", "\x1b[0m"


@lru_cache(KNOWN)
def svg(text: str) -> str:
    """Return a drawing, black on white."""
    rows = _rows(text)
    dots = "".join(
        f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark
    )
    size = len(rows)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" '
        f'shape-rendering="crispEdges"><path fill="#fff" d="M0 0h{size}v{size}h-{size}z"/>'
        f'<path d="{dots}"/></svg>'
    )


def lines(text: str, *, colour: bool) -> list[str]:
    """Return lines for a terminal, two rows each; without colour for light signs on a dark one."""
    rows = _rows(text)
    signs = " ▄▀█" if colour else "█▀▄ "
    drawn = [
        "".join(signs[2 * upper + lower] for upper, lower in zip(*pair, strict=True))
        for pair in zip_longest(rows[::2], rows[1::2], fillvalue=(0,) * len(rows))
    ]
    return [f"{BLACK_ON_WHITE}{line}{RESET}" for line in drawn] if colour else drawn


def _rows(text: str) -> list[tuple[int, ...]]:
    """Return the modules with their margin, 1 for a dark one."""
    import segno  # noqa: PLC0415 - few need it

    code = segno.make(text, micro=False, error="m")
    return [tuple(map(int, row)) for row in code.matrix_iter(border=QUIET)]
