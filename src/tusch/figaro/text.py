"""States and views of Figaro as plain text; sizes of stacks and roads stay unsaid (F30)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tusch.figaro.cards import Card
    from tusch.figaro.state import State
    from tusch.figaro.view import View


def state_text(state: State) -> str:
    """Return a state with all hands."""
    hands = [_cards(hand) for hand in state.hands]
    return "\n".join(_lines(state, hands))


def view_text(view: View) -> str:
    """Return a view with the viewer's own hand; of the others, the number of cards."""
    hands = [
        _cards(view.hand) if seat == view.seat else _count(size)
        for seat, size in enumerate(view.hand_sizes)
    ]
    return "\n".join(_lines(view, hands))


def _lines(table: State | View, hands: Sequence[str]) -> Iterator[str]:
    """Yield what the table shows, one seat a line."""
    yield f"Figaro for {table.players}, round {table.round}, {table.phase}"
    for number, group in enumerate(table.groups, start=1):
        if number >= table.round:
            yield f"  road pieces of round {number}: {' '.join(str(piece) for piece in group)}"
    for seat in range(table.players):
        signs = ("*" if seat == table.turn else " ") + ("K" if seat == table.king else " ")
        stack = "a stack" if table.stacks[seat] else "no stack"
        road = "a road" if table.roads[seat] else "no road"
        display = _cards(table.displays[seat])
        yield f"{signs} seat {seat}: before it {display}; {stack}; {road}; hand {hands[seat]}"


def _cards(cards: Sequence[Card]) -> str:
    """Return cards by their notation."""
    return " ".join(cards) or "-"


def _count(size: int) -> str:
    """Return a number of cards."""
    return "1 card" if size == 1 else f"{size} cards"
