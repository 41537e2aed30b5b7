"""States and views of Zirkus Flohcati as plain text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tusch.notation import count, line

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tusch.flohcati.state import State
    from tusch.flohcati.view import View


def state_text(state: State) -> str:
    """Return a state with all hands."""
    return "\n".join(_lines(state, [line(hand) for hand in state.hands]))


def view_text(view: View) -> str:
    """Return a view with the viewer's own hand; of the others, the number of cards."""
    hands = [
        line(view.hand) if seat == view.seat else count(size)
        for seat, size in enumerate(view.hand_sizes)
    ]
    return "\n".join(_lines(view, hands))


def headline(table: State | View) -> str:
    """Return the first line: the game, and where it stands."""
    return f"Zirkus Flohcati for {table.players}, {table.phase}, {count(len(table.deck))} to turn"


def _lines(table: State | View, hands: Sequence[str]) -> Iterator[str]:
    """Yield what the table shows, one seat a line."""
    yield headline(table)
    yield f"  row: {line(table.row)}"
    for seat in range(table.players):
        sign = "*" if seat == table.turn else " "
        trios = " / ".join(line(trio) for trio in table.trios[seat]) or "-"
        yield f"{sign} seat {seat}: hand {hands[seat]}; trios {trios}"
