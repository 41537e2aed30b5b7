"""States and views of Zirkus Flohcati as pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tusch.art import CREAM, Placed, card, drawing, picture, row, words
from tusch.flohcati.text import headline
from tusch.notation import count

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tusch.flohcati.state import Cards, State
    from tusch.flohcati.view import View
    from tusch.game import Seat

WIDTH, HEAD, SEAT = 1110, 186, 112
"""The width of a picture, and the heights of its head and of a seat, in pixels."""
CARD, ROW = 58, 80
"""The widths of a card before a seat, and of one in the middle of the table."""
NAME, HAND, TRIOS = 22, 112, 640
"""Where the things of a seat begin, from the left."""
DISCARD, OPEN = 124, 228
"""Where the discard and the row begin; the deck lies to the left of them."""
TRIO = 104
"""The width of a trio, its cards fanned."""


def state_picture(state: State) -> str:
    """Return a state with all hands."""
    return _picture(state, [_faces(hand) for hand in state.hands])


def view_picture(view: View) -> str:
    """Return a view with the viewer's own hand; of the others, the backs of their cards."""
    back = drawing("flohcati/back")
    hands = [
        _faces(view.hand) if seat == view.seat else [back] * size
        for seat, size in enumerate(view.hand_sizes)
    ]
    return _picture(view, hands)


def _picture(table: State | View, hands: Sequence[Sequence[str]]) -> str:
    """Draw the table, one seat below the other."""
    height = HEAD + SEAT * table.players + 8
    return picture(headline(table), WIDTH, height, _parts(table, hands, height))


def _parts(
    table: State | View, hands: Sequence[Sequence[str]], height: int
) -> Iterator[Placed | str]:
    """Yield what lies on the table."""
    yield f'<rect width="{WIDTH}" height="{height}" rx="14" fill="#7d2b33"/>'
    yield words(headline(table), NAME, 38, 20, fill=CREAM)
    back = drawing("flohcati/back")
    yield from (Placed(back, NAME + 3 * at, 60 - 3 * at, ROW) for at in range(len(table.deck[:3])))
    yield from row(_faces(table.discard[-1:]), DISCARD, 60, ROW, ROW)
    yield from row(_faces(table.row), OPEN, 60, ROW, WIDTH - OPEN - 16)
    for seat in range(table.players):
        yield from _seat(table, seat, hands[seat], HEAD + SEAT * seat)


def _seat(table: State | View, seat: Seat, hand: Sequence[str], top: int) -> Iterator[Placed | str]:
    """Yield what a seat has: its hand and the trios that it laid."""
    edge = "#f2c14e" if seat == table.turn else "#6a222a"
    yield (
        f'<rect x="10" y="{top + 3}" width="{WIDTH - 20}" height="{SEAT - 6}" rx="12" '
        f'fill="#93404a" stroke="{edge}" stroke-width="3"/>'
    )
    yield words(f"Seat {seat}", NAME, top + 26, 17, fill=CREAM)
    yield words(count(len(hand)), NAME, top + 48, 14, fill=CREAM)
    yield from row(hand, HAND, top + 15, CARD, TRIOS - HAND - 20)
    trios = table.trios[seat]
    if trios:
        yield Placed(drawing("flohcati/trio"), NAME, top + 52, 52)
    room = WIDTH - TRIOS - 22
    step = min(TRIO + 14, (room - TRIO) / max(1, len(trios) - 1))
    for at, trio in enumerate(trios):
        yield from row(_faces(trio), TRIOS + at * step, top + 15, CARD, TRIO)


def _faces(cards: Cards) -> list[str]:
    """Return the faces of cards."""
    return [card("flohcati", shown) for shown in cards]
