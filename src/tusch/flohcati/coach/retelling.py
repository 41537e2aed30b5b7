"""A game of Zirkus Flohcati told again, with other gifts among the others."""

from collections.abc import Sequence
from typing import Any

from tusch.flohcati.state import Action, Gift, Give, State
from tusch.game import Step


def retold(steps: Sequence[Step[State, Any]], world: State) -> list[Action]:
    """Return what was done, as it was if gifts were those of a world: nothing else is secret."""
    actions: list[Action] = [step.action for step in steps]
    gifts = [fact.card for fact in world.facts if isinstance(fact, Gift) and fact.card]
    given = [place for place, action in enumerate(actions) if isinstance(action, Give)]
    for place, card in zip(reversed(given), reversed(gifts), strict=False):
        actions[place] = Give(card)
    return actions
