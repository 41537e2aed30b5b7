"""What a viewer surely knows of another hand."""

from tusch.flohcati.state import Cards
from tusch.flohcati.view import View, worlds
from tusch.game import Seat


def known(view: View, seat: Seat) -> tuple[Cards, ...]:
    """Return every hand that a seat may have; a single one if nothing was given in secret.

    There are three demands in the deck, so there are never more than some thousand worlds.
    """
    return tuple(dict.fromkeys(hands[seat] for hands, _ in worlds(view)))
