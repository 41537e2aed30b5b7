"""What the coach has to know of Zirkus Flohcati: `tusch.coach.hooks` says what is here."""

from collections import Counter
from typing import Final

from tusch.cards import sure
from tusch.flohcati.coach.reasons import reason
from tusch.flohcati.coach.retelling import retold
from tusch.flohcati.state import Action, Flip, Gala, Phase, Reveal, Start, State
from tusch.flohcati.view import View

__all__ = ["KINDS", "SECOND_LOOK", "SHARE", "acts", "alike", "kind", "known", "reason", "retold"]

SHARE: Final = 64
"""All cards that a flip may turn are counted, so each can have only little of the budget."""
KINDS: Final = ("flip", "card", "rob", "give", "trio", "gala")
"""What there is to decide."""
SECOND_LOOK: Final = None
"""What the first look finds holds: docs/coach.md has the figures."""


def acts(state: State) -> tuple[tuple[Action, float], ...]:
    """Return what the dealer may do, with its odds: any seat, card of the deck or of a hand."""
    if state.phase is Phase.START:
        return tuple((Start(seat), 1.0) for seat in range(state.players))
    cards = state.hands[sure(state.target)] if state.phase is Phase.DRAW else state.deck
    return tuple((Reveal(card), float(count)) for card, count in Counter(cards).items())


def alike(_state: State) -> bool:
    """Whether all seats are alike: that is told by who may start, and all are counted."""
    return False


def known(_state: State) -> bool:
    """Whether nothing is hidden: the order of the deck always is."""
    return False


def kind(view: View, played: Action, better: Action | None) -> str:
    """Return what had to be decided, by the phase and the moves that are compared."""
    match view.phase:
        case Phase.TURN if Flip() in (played, better):
            return "flip"
        case Phase.DEMAND | Phase.STEAL:
            return "rob"
        case Phase.GIVE:
            return "give"
        case Phase.FINISH:
            return "gala" if Gala() in (played, better) else "trio"
        case _:
            return "card"
