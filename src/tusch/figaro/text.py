"""States and views of Figaro as plain text; sizes of stacks and roads stay unsaid (F30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tusch.notation import count, line

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tusch.figaro.state import State
    from tusch.figaro.view import View


def state_text(state: State) -> str:
    """Return a state with all hands."""
    hands = [line(hand) for hand in state.hands]
    return "\n".join(_lines(state, hands))


def view_text(view: View) -> str:
    """Return a view with the viewer's own hand; of the others, the number of cards."""
    hands = [
        line(view.hand) if seat == view.seat else count(size)
        for seat, size in enumerate(view.hand_sizes)
    ]
    return "\n".join(_lines(view, hands))


def _lines(table: State | View, hands: Sequence[str]) -> Iterator[str]:
    """Yield what the table shows, one seat a line."""
    yield f"Figaro for {table.players}, round {table.round}, {table.phase}"
    pieces = [piece for zone in (*table.groups, *table.roads) for piece in zone]
    longest = max(pieces, default=1)
    for number, group in enumerate(table.groups, start=1):
        if number > len(table.results):
            yield f"  road pieces of round {number}: {_bars(group, longest, ' ')}"
    for seat in range(table.players):
        signs = ("*" if seat == table.turn else " ") + ("K" if seat == table.king else " ")
        display = line(table.displays[seat])
        stack = "a stack" if table.stacks[seat] else "no stack"
        road = _bars(table.roads[seat], longest, "|")
        yield f"{signs} seat {seat}: before it {display}; {stack}; road {road}; hand {hands[seat]}"


def _bars(pieces: Sequence[int], longest: int, between: str) -> str:
    """Draw road pieces to scale (F30)."""
    return between.join("=" * max(1, 15 * piece // longest) for piece in pieces) or "-"
