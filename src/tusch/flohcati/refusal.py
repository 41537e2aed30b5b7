"""Why an action of Zirkus Flohcati is not possible now."""

from typing import assert_never

from tusch.cards import sure
from tusch.flohcati.cards import Attraction, attractions
from tusch.flohcati.ruleset import TRIO
from tusch.flohcati.state import (
    Action,
    Demand,
    End,
    Flip,
    Gala,
    Give,
    Phase,
    Reveal,
    Start,
    State,
    Steal,
    Take,
    Trio,
)
from tusch.flohcati.view import View
from tusch.game import Arg, Message, Refusal

DUE = {
    Phase.START: "Z3",
    Phase.FLIP: "Z5",
    Phase.FANFARE: "Z11",
    Phase.DRAW: "Z10",
    Phase.TURN: "Z5",
    Phase.FANFARE_TAKE: "Z11",
    Phase.DEMAND: "Z9",
    Phase.STEAL: "Z10",
    Phase.GIVE: "Z9",
    Phase.FINISH: "Z12",
    Phase.OVER: "Z15",
}
"""The clause that says what has to be done."""


def explain(view: View, action: Action) -> Refusal | None:
    """Say which clause forbids an action to this viewer now; None if it is legal."""
    if action in view.legal:
        return None
    if view.seat is None:
        return _refuse("Z3", "spectator")
    if isinstance(action, Start | Reveal):
        return _refuse("Z3", "dealer")
    if view.phase is Phase.OVER:
        return _refuse("Z15" if view.gala is None else "Z13", "over")
    if view.actor is None:
        return _refuse(DUE[view.phase], "card-first")
    if view.actor != view.seat:
        if view.phase is Phase.GIVE:
            return _refuse("Z9", "gift-first", seat=view.actor)
        return _refuse("Z3", "turn", seat=view.actor)
    return _explain_action(view, action)


def _explain_action(
    view: View, action: Flip | Take | Demand | Steal | Give | Trio | Gala | End
) -> Refusal:
    """Say why the acting player cannot do this."""
    match action:
        case Flip():
            return _refuse("Z15", "deck-empty") if view.phase is Phase.TURN else _due(view)
        case Take(card=card):
            if view.phase not in (Phase.TURN, Phase.FANFARE_TAKE):
                return _due(view)
            if not view.row:
                return _refuse("Z5", "row-empty")
            return _refuse("Z7", "not-in-row", card=card)
        case Demand(seat=seat):
            return _explain_victim(view, seat) if view.phase is Phase.DEMAND else _due(view)
        case Steal(seat=seat):
            return _explain_victim(view, seat) if view.phase is Phase.STEAL else _due(view)
        case Give(card=card):
            if view.phase is Phase.GIVE:
                return _refuse("Z9", "not-in-hand", card=card)
            return _refuse("Z9", "no-demand")
        case Trio():
            return _explain_trio(view, action)
        case Gala():
            missing = tuple(sorted(set(Attraction) - attractions(view.hand)))
            if missing:
                return _refuse("Z13", "gala-missing", attractions=missing)
            return _refuse("Z13", "gala-timing")
        case End():
            return _due(view)
        case _ as never:
            assert_never(never)


def _explain_victim(view: View, seat: int) -> Refusal:
    """Z9, Z10: only an opponent who has cards."""
    clause = DUE[view.phase]
    if seat not in range(view.players):
        return _refuse(clause, "no-seat", value=seat, count=view.players)
    if seat == view.seat:
        return _refuse(clause, "own-hand")
    return _refuse(clause, "empty-hand", seat=seat)


def _explain_trio(view: View, trio: Trio) -> Refusal:
    """Z12: three cards of one value from the hand, at the end of the turn."""
    absent = tuple(card for card in trio.cards if card not in view.hand)
    if absent:
        return _refuse("Z12", "trio-not-in-hand", cards=absent)
    if len(set(trio.cards)) != TRIO or len({card.worth for card in trio.cards}) != 1:
        return _refuse("Z12", "trio-values", cards=trio.cards)
    if list(trio.cards) != sorted(trio.cards):
        return _refuse("Z12", "trio-order", cards=tuple(sorted(trio.cards)))
    if view.phase is Phase.TURN:
        return _refuse("Z12", "trio-timing")
    return _refuse("Z12", f"due-{view.phase}")


def _due(view: View) -> Refusal:
    """Say what has to be done instead."""
    return _refuse(DUE[view.phase], f"due-{view.phase}")


def misdeal(state: State, action: Action) -> Refusal | None:
    """Say why the dealer cannot do this now, or None if they can."""
    match state.phase, action:
        case Phase.START, Start(seat=seat):
            if seat in range(state.players):
                return None
            return _misdealt("Z3", "start", value=seat, count=state.players)
        case ((Phase.FLIP | Phase.FANFARE), Reveal(card=card)):
            return None if card in state.deck else _misdealt("Z5", "deck", card=card)
        case Phase.DRAW, Reveal(card=card):
            held = card in state.hands[sure(state.target)]
            return None if held else _misdealt("Z10", "hand", card=card)
        case _:
            return _misdealt(DUE[state.phase], "due", due=state.phase)


def _misdealt(clause: str, code: str, **args: Arg) -> Refusal:
    """Return the refusal of a dealer's act."""
    return Refusal(clause, Message(f"flohcati-misdeal-{code}", args))


def _refuse(clause: str, code: str, **args: Arg) -> Refusal:
    """Return the refusal with its message."""
    return Refusal(clause, Message(f"flohcati-why-not-{code}", args))
