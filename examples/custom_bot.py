"""A bot for Figaro as a class, and what it wins against players who do just anything.

    tusch arena figaro --bots custom_bot:Mischief,random --games 40 --seed 1

It is made as `Mischief(game, rng)` for every game, and sees what its seat could know, nothing else.
"""

from tusch.figaro.cards import worth
from tusch.figaro.ruleset import ENOUGH
from tusch.figaro.state import Action, Play, Take
from tusch.figaro.view import View
from tusch.game import Rng
from tusch.registry import AnyGame


class Mischief:
    """Makes others collect, and itself as seldom as it can."""

    def __init__(self, game: AnyGame, rng: Rng) -> None:
        """Sit down; whoever wants chance draws from `rng`, so that a seed gives the same game."""

    def choose(self, view: View) -> Action:
        """Choose what looks best; the first of what looks equally good."""
        return max(view.legal, key=lambda action: self._merit(view, action))

    def _merit(self, view: View, action: Action) -> int:
        """Say how much the bot likes an action."""
        match action:
            case Play(card=card, to=to):
                filled = worth(view.displays[to]) + card.worth
                # Whoever has enough before them collects the whole table: let it be a rival.
                merit = 2 * ENOUGH if filled >= ENOUGH else filled
                return merit if to != view.seat else -merit
            case Take():
                return -3 * ENOUGH
            case _:  # a ring makes no display dearer
                return 0
