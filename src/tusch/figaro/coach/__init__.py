"""What the coach has to know of Figaro: `tusch.coach.hooks` says what is here."""

from typing import Final

from tusch.figaro.coach.reasons import reason
from tusch.figaro.coach.retelling import retold
from tusch.figaro.state import Action, Phase, Play, State, Take
from tusch.figaro.view import View

__all__ = ["KINDS", "SECOND_LOOK", "SHARE", "acts", "alike", "kind", "known", "reason", "retold"]

SHARE: Final = 8
"""There are few acts of the dealer, so a state can have much of the budget."""
KINDS: Final = ("card", "whom", "take", "exchange")
"""What there is to decide."""
SECOND_LOOK: Final = "run_round"
"""The round played out by players of all sorts: the first look leaves its end to a network."""


def acts(_state: State) -> tuple[tuple[Action, float], ...]:
    """Return what the dealer may do: deals and roads are too many to count."""
    return ()


def alike(state: State) -> bool:
    """Whether all seats are alike: until somebody holds the King (F7) nothing is theirs."""
    return state.king is None


def known(state: State) -> bool:
    """Whether nothing is hidden: between two rounds nobody holds a card."""
    return state.phase is Phase.DEAL


def kind(view: View, played: Action, better: Action | None) -> str:
    """Return what had to be decided, by the move and the one it is compared with."""
    if view.phase is Phase.EXCHANGE:
        return "exchange"
    match played, better:
        case (Take(), _) | (_, Take()):
            return "take"
        case Play(card=card), Play(card=other) if card == other:
            return "whom"
        case _:
            return "card"
