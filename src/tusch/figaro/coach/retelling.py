"""A game of Figaro told again, with other cards in the hands of the others."""

from collections.abc import Sequence
from typing import Any

from tusch.cards import rest
from tusch.figaro.state import Action, Deal, State
from tusch.game import Step


def retold(steps: Sequence[Step[State, Any]], world: State) -> list[Action]:
    """Return what was done, as it was if the others hold the hands of a world.

    Nobody holds a card between two rounds, and what is played is seen: so only the last deal is
    another one, by the cards that were not seen since.
    """
    actions: list[Action] = [step.action for step in steps]
    true = steps[-1].after
    for place in reversed(range(len(actions))):
        match actions[place]:
            case Deal(hands=hands):
                unseen = [rest(*both) for both in zip(true.hands, true.shown, strict=True)]
                drawn = [rest(*both) for both in zip(world.hands, world.shown, strict=True)]
                dealt = zip(hands, unseen, drawn, strict=True)
                actions[place] = Deal(
                    tuple(tuple(sorted((*rest(hand, own), *new))) for hand, own, new in dealt)
                )
                return actions
    return actions
