"""The cards of Zirkus Flohcati."""

from enum import StrEnum


class Attraction(StrEnum):
    """The ten attractions of the flea circus."""

    RINGMASTER = "A"
    CLOWN = "B"
    JUGGLER = "C"
    CANNON = "D"
    KNIFE_THROWER = "E"
    ESCAPE_ARTIST = "F"
    TRAPEZE = "G"
    FIRE_EATER = "H"
    STRONGMAN = "I"
    TIGHTROPE = "J"


class Card(StrEnum):
    """All kinds of cards, by their notation (Z2)."""

    A0, A1, A2, A3, A4, A5, A6, A7 = "A0", "A1", "A2", "A3", "A4", "A5", "A6", "A7"
    B0, B1, B2, B3, B4, B5, B6, B7 = "B0", "B1", "B2", "B3", "B4", "B5", "B6", "B7"
    C0, C1, C2, C3, C4, C5, C6, C7 = "C0", "C1", "C2", "C3", "C4", "C5", "C6", "C7"
    D0, D1, D2, D3, D4, D5, D6, D7 = "D0", "D1", "D2", "D3", "D4", "D5", "D6", "D7"
    E0, E1, E2, E3, E4, E5, E6, E7 = "E0", "E1", "E2", "E3", "E4", "E5", "E6", "E7"
    F0, F1, F2, F3, F4, F5, F6, F7 = "F0", "F1", "F2", "F3", "F4", "F5", "F6", "F7"
    G0, G1, G2, G3, G4, G5, G6, G7 = "G0", "G1", "G2", "G3", "G4", "G5", "G6", "G7"
    H0, H1, H2, H3, H4, H5, H6, H7 = "H0", "H1", "H2", "H3", "H4", "H5", "H6", "H7"
    I0, I1, I2, I3, I4, I5, I6, I7 = "I0", "I1", "I2", "I3", "I4", "I5", "I6", "I7"
    J0, J1, J2, J3, J4, J5, J6, J7 = "J0", "J1", "J2", "J3", "J4", "J5", "J6", "J7"
    DEMAND = "demand"
    STEAL = "steal"
    FANFARE = "fanfare"

    attraction: Attraction | None
    """None for action cards."""
    worth: int
    """Its value, 0 to 7."""

    def __init__(self, text: str) -> None:
        """Read attraction and worth off the notation."""
        self.attraction = Attraction(text[0]) if len(text) == 2 else None
        self.worth = int(text[1]) if len(text) == 2 else 0


DEMAND, STEAL, FANFARE = Card.DEMAND, Card.STEAL, Card.FANFARE
ACTION_COPIES = 3

DECK: tuple[Card, ...] = tuple(
    sorted(card for card in Card for _ in range(1 if card.attraction else ACTION_COPIES))
)
"""All 89 cards (Z2), in alphabetical order of their notation."""


def attractions(cards: tuple[Card, ...]) -> set[Attraction]:
    """Return the attractions among the cards."""
    return {card.attraction for card in cards if card.attraction}
