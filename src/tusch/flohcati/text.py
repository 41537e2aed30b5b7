"""States and views of Zirkus Flohcati as plain text."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tusch.flohcati.cards import Card
    from tusch.flohcati.state import State
    from tusch.flohcati.view import View


def state_text(state: State) -> str:
    """Return a state with all hands."""
    return "\n".join(_lines(state, [_cards(hand) for hand in state.hands]))


def view_text(view: View) -> str:
    """Return a view with the viewer's own hand; of the others, the number of cards."""
    hands = [
        _cards(view.hand) if seat == view.seat else _count(size)
        for seat, size in enumerate(view.hand_sizes)
    ]
    return "\n".join(_lines(view, hands))


def _lines(table: State | View, hands: Sequence[str]) -> Iterator[str]:
    """Yield what the table shows, one seat a line."""
    yield f"Zirkus Flohcati for {table.players}, {table.phase}, {_count(len(table.deck))} to turn"
    yield f"  row: {_cards(table.row)}"
    for seat in range(table.players):
        sign = "*" if seat == table.turn else " "
        trios = " / ".join(_cards(trio) for trio in table.trios[seat]) or "-"
        yield f"{sign} seat {seat}: hand {hands[seat]}; trios {trios}"


def _cards(cards: Sequence[Card]) -> str:
    """Return cards by their notation."""
    return " ".join(cards) or "-"


def _count(size: int) -> str:
    """Return a number of cards."""
    return "1 card" if size == 1 else f"{size} cards"
