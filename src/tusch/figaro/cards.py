"""The cards of Figaro."""

from enum import StrEnum


class Colour(StrEnum):
    """The five colours; each is a kind of mischief at court."""

    RED = "R"
    """Fighting."""
    YELLOW = "Y"
    """Cooking."""
    GREEN = "G"
    """Music."""
    BLUE = "B"
    """Magic."""
    PURPLE = "P"
    """Painting."""


COLOURS = tuple(Colour)


class Card(StrEnum):
    """The kinds of cards, by their notation."""

    R1 = "R1"
    R2 = "R2"
    R3 = "R3"
    Y1 = "Y1"
    Y2 = "Y2"
    Y3 = "Y3"
    G1 = "G1"
    G2 = "G2"
    G3 = "G3"
    B1 = "B1"
    B2 = "B2"
    B3 = "B3"
    P1 = "P1"
    P2 = "P2"
    P3 = "P3"
    J1 = "J1"
    J2 = "J2"
    RING = "O"

    colour: Colour | None
    """None for jesters and rings (F14, F15)."""
    worth: int
    """Its value; 0 for a ring (F15)."""

    def __init__(self, text: str) -> None:
        """Read colour and worth off the notation."""
        self.colour = Colour(text[0]) if text[0] not in "JO" else None
        self.worth = int(text[1:] or 0)


RING = Card.RING
JESTERS = (Card.J1, Card.J2)

COPIES = {1: 3, 2: 6, 3: 1}
"""How many cards of each value a colour has (F2)."""
JESTER_COPIES = {Card.J1: 3, Card.J2: 2}
RING_COPIES = 5

DECK: tuple[Card, ...] = tuple(
    sorted(
        [card for card in Card if card.colour for _ in range(COPIES[card.worth])]
        + [card for card in JESTERS for _ in range(JESTER_COPIES[card])]
        + [RING] * RING_COPIES
    )
)
"""All sixty cards (F2), in alphabetical order of their notation, as all hands are."""


def worth(display: tuple[Card, ...]) -> int:
    """Return what a display is worth."""
    return sum([card.worth for card in display])


def colour(display: tuple[Card, ...]) -> Colour | None:
    """Return the colour that a display shows; jesters and rings alone show none (F16)."""
    for card in display:
        if card.colour:
            return card.colour
    return None
