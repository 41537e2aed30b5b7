"""States and views of Figaro as pictures; sizes of stacks and roads stay unsaid (F30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tusch.art import CREAM, INK, Placed, card, drawing, picture, row, words
from tusch.figaro.text import drawn, headline, longest, open_groups

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tusch.figaro.state import Pieces, State
    from tusch.figaro.view import View
    from tusch.game import Seat

WIDTH, HEAD, SEAT = 1110, 70, 112
"""The width of a picture, and the heights of its head and of a seat, in pixels."""
CARD = 58
"""The width of a card in it."""
NAME, DISPLAY, STACK, ROAD, HAND = 22, 118, 400, 486, 742
"""Where the things of a seat begin, from the left."""
STEP = 4
"""How wide a road piece is for each step of its scale."""


def state_picture(state: State) -> str:
    """Return a state with all hands."""
    return _picture(state, [[card("figaro", held) for held in hand] for hand in state.hands])


def view_picture(view: View) -> str:
    """Return a view with the viewer's own hand; of the others, the backs of their cards."""
    own = [card("figaro", held) for held in view.hand]
    back = drawing("figaro/back")
    hands = [
        own if seat == view.seat else [back] * size for seat, size in enumerate(view.hand_sizes)
    ]
    return _picture(view, hands)


def _picture(table: State | View, hands: Sequence[Sequence[str]]) -> str:
    """Draw the table, one seat below the other, as its text tells it."""
    height = HEAD + SEAT * table.players + 8
    return picture(headline(table), WIDTH, height, _parts(table, hands, height))


def _parts(
    table: State | View, hands: Sequence[Sequence[str]], height: int
) -> Iterator[Placed | str]:
    """Yield what lies on the table."""
    yield f'<rect width="{WIDTH}" height="{height}" rx="14" fill="#2c5c46"/>'
    yield words(headline(table), NAME, 42, 20, fill=CREAM)
    most = longest(table)
    for line, (number, group) in enumerate(open_groups(table)):
        top = 8 + 20 * line
        yield words(f"Round {number}", ROAD, top + 12, 13, fill=CREAM)
        yield from _road(group, most, ROAD + 70, top, 15, gap=4)
    for seat in range(table.players):
        yield from _seat(table, seat, HEAD + SEAT * seat)
        yield from row(hands[seat], HAND, HEAD + SEAT * seat + 12, CARD, WIDTH - HAND - 22)


def _seat(table: State | View, seat: Seat, top: int) -> Iterator[Placed | str]:
    """Yield what lies before a seat: King, display, stack and road."""
    edge = "#f2c14e" if seat == table.turn else "#244d3b"
    yield (
        f'<rect x="10" y="{top + 3}" width="{WIDTH - 20}" height="{SEAT - 6}" rx="12" '
        f'fill="#37694f" stroke="{edge}" stroke-width="3"/>'
    )
    yield words(f"Seat {seat}", NAME, top + 26, 17, fill=CREAM)
    if seat == table.king:
        yield Placed(drawing("figaro/king"), NAME + 4, top + 32, 48)
    faces = [card("figaro", shown) for shown in table.displays[seat]]
    yield from row(faces, DISPLAY, top + 12, CARD, STACK - DISPLAY - 12)
    if table.stacks[seat]:
        back = drawing("figaro/back")
        yield from (Placed(back, STACK + 3 * at, top + 16 - 3 * at, CARD) for at in range(3))
    yield Placed(drawing("figaro/castle"), ROAD, top + 34, 72)
    yield from _road(table.roads[seat], most=longest(table), x=ROAD + 70, y=top + 70, height=18)


def _road(
    pieces: Pieces, most: int, x: float, y: float, height: float, gap: float = 0
) -> Iterator[Placed | str]:
    """Yield road pieces to scale (F30), a joint after each."""
    for piece in pieces:
        width = STEP * drawn(piece, most)
        yield Placed(drawing("figaro/road"), x, y, width, height)
        x += width
        yield f'<path d="M{x:g} {y:g}v{height:g}" stroke="{INK}" stroke-width="3"/>'
        x += gap
