"""States and views of Figaro as plain text; sizes of stacks and roads stay unsaid (F30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tusch.notation import count, line

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tusch.figaro.state import Pieces, State
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


def headline(table: State | View) -> str:
    """Return the first line: the game, and where it stands."""
    return f"Figaro for {table.players}, round {table.round}, {table.phase}"


def open_groups(table: State | View) -> list[tuple[int, Pieces]]:
    """Return the road pieces that are not given out yet, with the number of their round."""
    return list(enumerate(table.groups, start=1))[len(table.results) :]


def longest(table: State | View) -> int:
    """Return the longest road piece of the game."""
    return max([piece for zone in (*table.groups, *table.roads) for piece in zone], default=1)


def drawn(piece: int, longest: int) -> int:
    """Return how long a road piece is drawn: a step is a fifteenth of the longest (F30)."""
    return max(1, 15 * piece // longest)


def _lines(table: State | View, hands: Sequence[str]) -> Iterator[str]:
    """Yield what the table shows, one seat a line."""
    yield headline(table)
    most = longest(table)
    for number, group in open_groups(table):
        yield f"  road pieces of round {number}: {' '.join(bars(group, most)) or '-'}"
    for seat in range(table.players):
        signs = ("*" if seat == table.turn else " ") + ("K" if seat == table.king else " ")
        display = line(table.displays[seat])
        stack = "a stack" if table.stacks[seat] else "no stack"
        road = "|".join(bars(table.roads[seat], most)) or "-"
        yield f"{signs} seat {seat}: display {display}; {stack}; road {road}; hand {hands[seat]}"


def bars(pieces: Sequence[int], most: int) -> tuple[str, ...]:
    """Draw road pieces to scale (F30)."""
    return tuple("=" * drawn(piece, most) for piece in pieces)
