"""Why an action of Figaro is not possible now."""

from typing import assert_never

from tusch.cards import sure
from tusch.figaro import rules as figaro
from tusch.figaro.cards import RING, colour
from tusch.figaro.ruleset import ROUNDS, Ruleset
from tusch.figaro.state import (
    Action,
    Deal,
    Keep,
    Phase,
    Play,
    Remove,
    Ring,
    Roads,
    Start,
    State,
    Swap,
    Take,
)
from tusch.figaro.view import View
from tusch.game import Arg, Message, Refusal

DUE = {
    Phase.REMOVE: "F4",
    Phase.ROADS: "F6",
    Phase.START: "F7",
    Phase.DEAL: "F8",
    Phase.PLAY: "F9",
    Phase.EXCHANGE: "F26",
    Phase.OVER: "F29",
}
"""The clause that says what has to be done."""


def explain(view: View, action: Action) -> Refusal | None:
    """Say which clause forbids an action to this viewer now; None if it is legal."""
    if action in view.legal:
        return None
    if view.seat is None:
        return _refuse("F9", "spectator")
    match action:
        case Remove() | Roads() | Start() | Deal():
            return _refuse("F8", "dealer")
        case Swap() | Keep():
            return _explain_exchange(view)
        case Play() | Ring() | Take():
            return _explain_turn(view) or _explain_move(view, action)
        case _ as never:
            assert_never(never)


def _explain_exchange(view: View) -> Refusal:
    """F26: an exchange is offered to one player, once."""
    if view.phase is Phase.EXCHANGE:
        return _refuse("F26", "exchange-other", seat=sure(view.turn))
    return _refuse("F26", "exchange-now")


def _explain_turn(view: View) -> Refusal | None:
    """F9: who plays when."""
    if view.phase is Phase.OVER:
        return _refuse("F29", "over")
    if view.turn is None:
        return _refuse("F8", "deal-first")
    if view.phase is Phase.EXCHANGE:
        return _refuse("F26", "exchange-first", seat=view.turn)
    if view.turn != view.seat:
        return _refuse("F9", "turn", seat=view.turn)
    return None


def _explain_move(view: View, action: Play | Ring | Take) -> Refusal:
    """F11 to F19: what the player on turn may not do."""
    match action:
        case Take():
            if not any(view.displays):
                return _refuse("F19", "take-empty")
            return _refuse("F19", "take-twice")
        case Ring():
            return _refuse("F11", "not-in-hand", card=RING)
        case Play(card=card, to=to):
            if card not in view.hand:
                return _refuse("F11", "not-in-hand", card=card)
            if card is RING:
                return _refuse("F15", "ring-own")
            if to not in range(view.players):
                return _refuse("F12", "no-seat", value=to, count=view.players)
            colours = [colour(display) for display in view.displays]
            if to not in figaro.targets(colours)[card.colour]:
                shade = sure(card.colour)
                if shade in colours:
                    owner = colours.index(shade)
                    return _refuse("F13", "colour-elsewhere", colour=shade, owner=owner)
                shown = sure(colours[to])
                return _refuse("F13", "other-colour", card=card, colour=shown, owner=to)
            return _refuse("F12", "lead-away")
        case _ as never:
            assert_never(never)


def misdeal(rules: Ruleset, state: State, action: Action) -> Refusal | None:
    """Say why the dealer cannot do this now, or None if they can."""
    match state.phase, action:
        case Phase.REMOVE, Remove():
            return None
        case Phase.ROADS, Roads():
            return _misdealt_roads(rules, state, action)
        case Phase.START, Start(seat=seat):
            if seat in range(state.players):
                return None
            return _misdealt("F7", "start", value=seat, count=state.players)
        case Phase.DEAL, Deal():
            return _misdealt_cards(rules, state, action)
        case _:
            return _misdealt(DUE[state.phase], "due", due=state.phase)


def _misdealt_roads(rules: Ruleset, state: State, roads: Roads) -> Refusal | None:
    """F3, F6: three groups of one piece less than players, longest first, from the bag."""
    size = state.players - 1
    drawn = [piece for group in roads.groups for piece in group]
    bag = rules.road_lengths
    if [len(group) for group in roads.groups] != [size] * ROUNDS:
        return _misdealt("F6", "groups", count=size)
    if any(list(group) != sorted(group, reverse=True) for group in roads.groups):
        return _misdealt("F6", "sorted")
    if any(drawn.count(piece) > bag.count(piece) for piece in drawn):
        return _misdealt("F3", "pieces", allowed=tuple(sorted(bag)))
    return None


def _misdealt_cards(rules: Ruleset, state: State, deal: Deal) -> Refusal | None:
    """F2, F4, F5: the whole deck, in hands of the right sizes."""
    sizes = figaro.hand_sizes(rules, state.players, sure(state.king))
    if tuple(len(hand) for hand in deal.hands) != sizes:
        return _misdealt("F5", "sizes", allowed=sizes)
    dealt = sorted(card for hand in deal.hands for card in hand)
    if tuple(dealt) != figaro.deck(rules, state.players, state.removed):
        return _misdealt("F2" if state.players > 3 else "F4", "cards")
    return None


def _misdealt(clause: str, code: str, **args: Arg) -> Refusal:
    """Return the refusal of a dealer's act."""
    return Refusal(clause, Message(f"figaro-misdeal-{code}", args))


def _refuse(clause: str, code: str, **args: Arg) -> Refusal:
    """Return the refusal with its message."""
    return Refusal(clause, Message(f"figaro-why-not-{code}", args))
