"""The tables that a run prints."""

from collections.abc import Iterable, Mapping, Sequence

from benchmarks.speed.measure import Figures, ratio

Measured = Mapping[str, Figures]
"""Contestants by name."""


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Lay out rows in columns, the first aligned left and the others right."""
    lines = [head, *rows]
    widths = [max(len(cell) for cell in column) for column in zip(*lines, strict=True)]
    texts = []
    for first, *others in lines:
        cells = [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
        texts.append("  ".join([first.ljust(widths[0]), *cells]))
    return "\n".join(texts)


def rates(measured: Measured, unit: str) -> str:
    """What each contestant reached."""
    rows = [
        [name, f"{figures.median:,.0f}", f"{figures.best:,.0f}", f"{figures.length:,.1f}"]
        for name, figures in measured.items()
    ]
    return table([f"{unit} per second", "median", "best", f"{unit} a play"], rows)


def ratios(mine: Measured, peers: Measured, floor: float) -> str:
    """How many times as fast ours are as each peer; `!` marks what is below the floor."""
    rows = []
    for peer, theirs in peers.items():
        values = [ratio(our, theirs) for our in mine.values()]
        rows.append([peer, *[f"{value:.2f}{'' if value >= floor else '!'}" for value in values]])
    return table(["times as fast as", *mine], rows)


def least_ratio(mine: Measured, peers: Measured) -> tuple[float, str]:
    """The lowest ratio of ours to a peer, and which two it is between."""
    return min(
        (ratio(our, theirs), f"{name} beside {peer}")
        for name, our in mine.items()
        for peer, theirs in peers.items()
    )
