"""Why one move of Zirkus Flohcati is better than another, in numbers: busts, points, the gala."""

from collections.abc import Callable, Iterator
from typing import Any, Final, TypeAlias

from tusch.cards import sure
from tusch.flohcati import Flohcati, scoring
from tusch.flohcati.cards import Attraction, Card, attractions
from tusch.flohcati.ruleset import TRIO, TRIO_BONUS
from tusch.flohcati.state import (
    Action,
    Cards,
    Demand,
    End,
    Flip,
    Gala,
    Give,
    Phase,
    State,
    Steal,
    Take,
    Trio,
)
from tusch.flohcati.view import View
from tusch.game import Arg, Message, Seat, Step

_PERCENT: Final = 100

Futures: TypeAlias = Callable[[Any], Iterator[Iterator[Step[State, Action]]]]


def reason(
    _game: Flohcati, view: View, played: Action, better: Action, futures: Futures
) -> Message | None:
    """Say by the numbers why another move was better."""
    owner = sure(view.seat)
    match played, better:
        case Flip(), Take(card=card):
            return _bust(view, card)
        case Take(), Flip():
            return Message("flohcati-coach-flip-on", {"owner": owner, **_turning(view)})
        case Take(card=card), Take(card=other):
            return _other_card(view, card, other)
        case Trio(cards=cards), _ if Gala() in view.legal and _missing(_left(view.hand, cards)):
            return Message("flohcati-coach-trio-gala", {"owner": owner})
        case Trio(cards=cards), End():
            return _trio("flohcati-coach-trio-keep", view, cards)
        case End(), Trio(cards=cards):
            return _trio("flohcati-coach-trio-lay", view, cards)
        case Gala(), _:
            often = _won(view, futures(Gala()))
            return Message("flohcati-coach-gala-wait", {"owner": owner, "often": often})
        case _, Gala():
            often = _won(view, futures(Gala()))
            return Message("flohcati-coach-gala-open", {"owner": owner, "often": often})
        case ((Demand() | Steal()), (Demand(seat=seat) | Steal(seat=seat))):
            return _rob(view, seat, played, better, futures)
        case Give(card=card), Give(card=other):
            return _give(view, card, other)
        case _:
            return None


def _turning(view: View) -> dict[str, Arg]:
    """Return how many cards of the deck would end the turn, and how many there are."""
    lies = attractions(view.row)
    doubles = sum(card.attraction in lies for card in view.deck if card.attraction)
    return {"doubles": doubles, "deck": len(view.deck)}


def _bust(view: View, card: Card) -> Message:
    """Say how likely the next card ends the turn, and what was there to take."""
    args = {"owner": sure(view.seat), **_turning(view)}
    if not _missing(view.hand):
        return Message("flohcati-coach-bust-gala", args)
    return Message("flohcati-coach-bust", {**args, "card": card})


def _other_card(view: View, card: Card, other: Card) -> Message | None:
    """Say what another card of the row brings."""
    hand, owner = view.hand, sure(view.seat)
    if other.attraction not in attractions(hand) and card.attraction in attractions(hand):
        missing = _missing((*hand, other))
        return Message("flohcati-coach-nearer", {"owner": owner, "card": other, "missing": missing})
    if _alike(hand, other) + 1 == TRIO and _alike(hand, card) + 1 < TRIO:
        return Message("flohcati-coach-third", {"card": other})
    points, instead = _gain(hand, other), _gain(hand, card)
    if points <= instead:
        return None
    adds = {"points": points, "instead": instead}
    return Message("flohcati-coach-card", {"owner": owner, "card": other, **adds})


def _trio(id: str, view: View, cards: Cards) -> Message:
    """Say what a trio brings, and what its cards would have been worth."""
    left = _left(view.hand, cards)
    points = _points(view.hand) - _points(left)
    missing, before = _missing(left), _missing(view.hand)
    gala = {"missing": missing, "before": before, "further": missing - before}
    return Message(id, {"owner": sure(view.seat), "bonus": TRIO_BONUS, "points": points, **gala})


def _rob(
    view: View, seat: Seat, played: Action, better: Action, futures: Futures
) -> Message | None:
    """Say what the other player's cards bring on average, in tenths of a point."""
    me = sure(view.seat)
    points, instead = (_robbed(me, futures(move)) for move in (better, played))
    if points <= instead:
        return None
    brings = {"points": points, "instead": instead}
    return Message("flohcati-coach-rob", {"owner": me, "seat": seat, **brings})


def _robbed(seat: Seat, worlds: Iterator[Iterator[Step[State, Action]]]) -> int:
    """Return what a seat gains by what it is given or steals, in points of ten worlds."""
    gains = []
    for steps in worlds:
        for step in steps:
            if step.before.phase in (Phase.GIVE, Phase.DRAW):
                gains.append(_points(step.after.hands[seat]) - _points(step.before.hands[seat]))
                break
    return round(10 * sum(gains) / max(1, len(gains)))


def _give(view: View, card: Card, other: Card) -> Message | None:
    """Say what a gift costs."""
    hand = view.hand
    points, instead = (_points(hand) - _points(_left(hand, (each,))) for each in (card, other))
    if points <= instead:
        return None
    costs = {"points": points, "instead": instead}
    return Message("flohcati-coach-give", {"owner": sure(view.seat), "card": other, **costs})


def _won(view: View, worlds: Iterator[Iterator[Step[State, Action]]]) -> int:
    """Return in how many of a hundred worlds the viewer wins by opening the gala."""
    results = [next(steps).after for steps in worlds]
    won = 0
    for state in results:
        totals = [
            sum(line.points for line in scoring.reasons(state, seat))
            for seat in range(state.players)
        ]
        won += totals[sure(view.seat)] == max(totals)
    return round(_PERCENT * won / len(results))


def _missing(hand: Cards) -> int:
    """Return how many attractions a hand lacks for the gala."""
    return len(Attraction) - len(attractions(hand))


def _alike(hand: Cards, card: Card) -> int:
    """Return how many cards of this value a hand has."""
    return sum(each.worth == card.worth for each in hand)


def _left(hand: Cards, cards: Cards) -> Cards:
    """Return a hand without some cards."""
    return tuple(card for card in hand if card not in cards)


def _points(hand: Cards) -> int:
    """Z16: what the cards of a hand count: the highest of each attraction."""
    return sum(cards[0].worth for cards in scoring.best(hand).values())


def _gain(hand: Cards, card: Card) -> int:
    """Return what a card adds to that."""
    return _points(tuple(sorted((*hand, card)))) - _points(hand)
