"""Why one move of Zirkus Flohcati is better than another, in numbers: busts, points, galas."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, Protocol

from tusch.cards import sure
from tusch.flohcati import Flohcati, scoring
from tusch.flohcati.cards import FANFARE, Attraction, Card, attractions
from tusch.flohcati.coach.hands import known
from tusch.flohcati.ruleset import TRIO, TRIO_BONUS
from tusch.flohcati.state import (
    Action,
    Cards,
    Demand,
    End,
    Flip,
    Gala,
    Give,
    State,
    Steal,
    Take,
    Trio,
)
from tusch.flohcati.view import View
from tusch.game import Arg, Message, Seat, Step

NEAR: Final = 3
"""With how many missing attractions a gala of one's own is near enough to be spoken of."""
RISKY: Final = 8
"""A bust is spoken of if one card of so many in the deck ends the turn, at least."""
TWICE: Final = 2
"""So many cards have to bring more for each that ends the turn, to speak for another flip."""
WORTH: Final = 0.5
"""How many points more a theft has to bring on average, to be spoken of."""
HALF: Final = 50
"""So many of a hundred games speak for a gala; fewer speak against it."""
_PERCENT: Final = 100


class Futures(Protocol):
    """What shows where moves lead: `tusch.coach.decisions.reasons` has it."""

    def __call__(self, move: Any) -> Iterator[Iterator[Step[State, Action]]]:
        """Yield the steps from a move on, world by world."""
        ...

    def clear(self, differences: Sequence[float], least: float) -> bool:
        """Whether what was seen in pairs differs by so much at least, and beyond doubt."""
        ...


def reason(
    _game: Flohcati, view: View, played: Action, better: Action, futures: Futures
) -> Message | None:
    """Say by the numbers why another move was better; nothing that speaks for the one played."""
    match played, better:
        case Flip(), Take(card=card):
            return _not_taken(view, card)
        case Take(card=card), Flip():
            return _flip_on(view, card)
        case Take(card=card), Take(card=other):
            return _other_card(view, card, other)
        case Gala(), Trio(cards=cards) if not _breaks_gala(view, cards):
            return _lay(view, cards)
        case (Gala(), _) | (_, Gala()):
            return _gala(view, played, better, futures)
        case Trio(), _:
            return _trio(view, played, better)
        case End(), Trio(cards=cards):
            return _lay(view, cards)
        case ((Demand() | Steal()), (Demand() | Steal())):
            return _rob(view, played, better, futures)
        case Give(card=card), Give(card=other):
            return _give(view, card, other)
        case _:
            return None


def _ending(view: View, *, gala: bool = False) -> int:
    """Return how many cards of the deck would end the turn with nothing, or without a gala in hand.

    Z6: doubles; Z8: what robs if there is nobody to rob, though the gala may still be opened
    then; Z11: a fanfare that comes last.
    """
    lies = attractions(view.row)
    poor = not any(size for seat, size in enumerate(view.hand_sizes) if seat != view.seat)
    last = len(view.deck) == 1

    def ends(card: Card) -> bool:
        if card.attraction:
            return card.attraction in lies
        return last if card is FANFARE else poor and not gala

    return sum(ends(card) for card in view.deck)


def _not_taken(view: View, card: Card) -> Message | None:
    """Say what lay there to take, and if it is likely, that a card ends the turn without it."""
    hand, owner = view.hand, sure(view.seat)
    ending = _ending(view, gala=not _missing(hand))
    doubles = ending if RISKY * ending >= len(view.deck) else 0
    turning = {"owner": owner, "doubles": doubles, "deck": len(view.deck)}
    if not _missing(hand):
        return Message("flohcati-coach-bust-gala", {**turning})
    brings = _brings(hand, card)
    if not doubles:
        return _deny(view, card) or _there(view, card, brings)
    if brings == "nothing" and (found := _deny(view, card)):
        return found
    costs: dict[str, Arg] = {
        "points": _gain(hand, card),
        "missing": _missing((*hand, card)),
        "brings": brings,
    }
    return Message("flohcati-coach-bust", {"card": card, **turning, **costs})


def _there(view: View, card: Card, brings: str) -> Message | None:
    """Say what a card of the row brings."""
    match brings:
        case "trio":
            return Message("flohcati-coach-third", {"card": card, "bonus": TRIO_BONUS})
        case "gala" | "new":
            return _nearer(view, card)
        case "points":
            points = _gain(view.hand, card)
            args: dict[str, Arg] = {"owner": sure(view.seat), "card": card, "points": points}
            return Message("flohcati-coach-there", args)
        case _:
            return None


def _flip_on(view: View, card: Card) -> Message | None:
    """Say how few cards of the deck end the turn, and how many bring more than the one taken."""
    lies, gain = attractions(view.row), _gain(view.hand, card)
    more = sum(
        each.attraction not in lies and _gain(view.hand, each) > gain
        for each in view.deck
        if each.attraction
    )
    doubles = _ending(view)
    if more < TWICE * doubles:
        return None
    turning = {"owner": sure(view.seat), "doubles": doubles, "deck": len(view.deck)}
    return Message("flohcati-coach-flip-on", {**turning, "more": more, "instead": gain})


def _other_card(view: View, card: Card, other: Card) -> Message | None:
    """Say what another card of the row brings."""
    hand = view.hand
    brings, instead = _brings(hand, other), _brings(hand, card)
    if brings == "gala" != instead:
        return _nearer(view, other)
    if brings == "trio" and instead not in ("gala", "trio"):
        return _there(view, other, brings)
    if (found := _deny(view, other, card)) or instead == "gala":
        return found
    new = other.attraction not in attractions(hand) and card.attraction in attractions(hand)
    if new and _missing((*hand, other)) <= NEAR:
        return _nearer(view, other)
    if instead == "trio":
        return None
    points, less = _gain(hand, other), _gain(hand, card)
    if points > less:
        adds = {"points": points, "instead": less}
        return Message("flohcati-coach-card", {"owner": sure(view.seat), "card": other, **adds})
    return None


def _nearer(view: View, card: Card) -> Message:
    """Say how near a card brings the own gala."""
    missing = _missing((*view.hand, card))
    args: dict[str, Arg] = {"owner": sure(view.seat), "card": card, "missing": missing}
    return Message("flohcati-coach-nearer", args)


def _deny(view: View, card: Card, other: Card | None = None) -> Message | None:
    """Say who surely lacks this card alone for the gala, and not another one."""
    for step in range(1, view.players):
        seat = (sure(view.seat) + step) % view.players
        hands = known(view, seat)
        if all(
            _missing(hand) == 1
            and card.attraction not in attractions(hand)
            and (other is None or other.attraction in attractions(hand))
            for hand in hands
        ):
            return Message("flohcati-coach-deny", {"seat": seat, "card": card})
    return None


def _gala(view: View, played: Action, better: Action, futures: Futures) -> Message | None:
    """Say how often the gala wins, if that speaks for the better move."""
    if isinstance(played, Trio) and _breaks_gala(view, played.cards):
        return Message("flohcati-coach-trio-gala", {"owner": sure(view.seat)})
    often = _won(view, futures)
    args: dict[str, Arg] = {"owner": sure(view.seat), "often": often}
    if isinstance(better, Gala):
        return Message("flohcati-coach-gala-open", args) if often >= HALF else None
    return Message("flohcati-coach-gala-wait", args) if often <= HALF else None


def _trio(view: View, played: Trio, better: Action) -> Message | None:
    """Say what laying a trio costs."""
    cards = played.cards
    kept = not (isinstance(better, Trio) and _breaks_gala(view, better.cards))
    if _breaks_gala(view, cards) and kept:
        return Message("flohcati-coach-trio-gala", {"owner": sure(view.seat)})
    if isinstance(better, Trio):
        return _other_trio(view, cards, better.cards)
    if not isinstance(better, End):
        return None
    laid, more = _laid(view, cards), TRIO_BONUS - _counted(view, cards)
    if more <= 0:
        return Message("flohcati-coach-trio-keep", laid)
    if not laid["further"]:
        return None
    gala = {name: laid[name] for name in ("owner", "missing", "before")}
    return Message("flohcati-coach-trio-further", {**gala, "more": more})


def _lay(view: View, cards: Cards) -> Message | None:
    """Say what a trio brings, if that is more than its cards do in hand."""
    if _counted(view, cards) >= TRIO_BONUS:
        return None
    return Message("flohcati-coach-trio-lay", _laid(view, cards))


def _breaks_gala(view: View, cards: Cards) -> bool:
    """Whether all ten attractions are in hand, but not without these cards."""
    return Gala() in view.legal and _missing(_left(view.hand, cards)) > 0


def _counted(view: View, cards: Cards) -> int:
    """Return what the cards of a trio count in hand."""
    return _points(view.hand) - _points(_left(view.hand, cards))


def _further(view: View, cards: Cards) -> int:
    """Return by how many attractions a trio sets back the own gala, if that was near."""
    before = _missing(view.hand)
    return _missing(_left(view.hand, cards)) - before if before <= NEAR else 0


def _laid(view: View, cards: Cards) -> dict[str, Arg]:
    """Return what a trio brings, and what its cards would have been worth."""
    further, before = _further(view, cards), _missing(view.hand)
    gala = {"missing": before + further, "before": before, "further": further}
    points = _counted(view, cards)
    return {"owner": sure(view.seat), "bonus": TRIO_BONUS, "points": points, **gala}


def _other_trio(view: View, cards: Cards, others: Cards) -> Message | None:
    """Say what another trio leaves in hand, for the gala or in points."""
    missing, before = (_missing(_left(view.hand, each)) for each in (others, cards))
    points, instead = (_counted(view, each) for each in (others, cards))
    if missing < before and missing <= NEAR:
        gala: dict[str, Arg] = {"owner": sure(view.seat), "missing": missing, "before": before}
        return Message("flohcati-coach-trio-nearer", gala)
    if points < instead:
        costs: dict[str, Arg] = {"owner": sure(view.seat), "points": points, "instead": instead}
        return Message("flohcati-coach-trio-other", costs)
    return None


def _rob(view: View, played: Action, better: Action, futures: Futures) -> Message | None:
    """Say whose gala is near, or what the other player's cards bring, in points of ten games."""
    assert isinstance(played, Demand | Steal)
    assert isinstance(better, Demand | Steal)
    near, instead = (_near(view, move) for move in (better, played))
    if near and not instead:
        return near
    me, seat = sure(view.seat), better.seat
    gains, less = ([_robbed(me, steps) for steps in futures(each)] for each in (better, played))
    differences = [one - two for one, two in zip(gains, less, strict=True)]
    if not futures.clear(differences, WORTH):
        return None
    brings = {
        name: round(10 * sum(each) / len(each))
        for name, each in (("points", gains), ("instead", less))
    }
    return Message("flohcati-coach-rob", {"owner": me, "seat": seat, **brings})


def _near(view: View, move: Demand | Steal) -> Message | None:
    """Say that somebody's gala is surely near, and that a card less mostly sets it back.

    Z9: whoever is asked for a card gives one that they can spare, if they have one.
    """
    seats = {
        (_missing(hand), sum(_missing(_left(hand, (card,))) > _missing(hand) for card in hand))
        for hand in known(view, move.seat)
    }
    if len(seats) != 1:
        return None
    (missing, single), count = seats.pop(), view.hand_sizes[move.seat]
    enough = single == count if isinstance(move, Demand) else 2 * single >= count
    if missing >= NEAR or not enough:
        return None
    args: dict[str, Arg] = {"seat": move.seat, "missing": missing, "spare": count - single}
    return Message("flohcati-coach-rob-near", args)


def _robbed(seat: Seat, steps: Iterator[Step[State, Action]]) -> float:
    """Return what a seat gains by what it is given, or on average by what it steals."""
    first = next(steps)
    hands = first.before.hands
    match first.action:
        case Steal(seat=owner):
            return sum(_gain(hands[seat], card) for card in hands[owner]) / len(hands[owner])
        case _:
            given = next(steps).action
            assert isinstance(given, Give)
            return float(_gain(hands[seat], given.card))


def _give(view: View, card: Card, other: Card) -> Message | None:
    """Say what a gift brings to the other player, or costs oneself."""
    hand, seat = view.hand, sure(view.turn)
    theirs = known(view, seat)
    if all(
        card.attraction not in attractions(each) and other.attraction in attractions(each)
        for each in theirs
    ):
        missing = {_missing((*each, card)) for each in theirs}
        if len(missing) == 1 and max(missing) < NEAR:
            args: dict[str, Arg] = {"seat": seat, "card": card, "missing": missing.pop()}
            return Message("flohcati-coach-give-gala", args)
    if all(_makes_trio(each, card) and not _makes_trio(each, other) for each in theirs):
        return Message("flohcati-coach-give-trio", {"seat": seat, "card": card})
    kept, lost = (_left(hand, (each,)) for each in (other, card))
    missing_now, missing_then = _missing(lost), _missing(kept)
    keeps: dict[str, Arg] = {"owner": sure(view.seat), "card": other}
    if missing_then < missing_now and missing_then <= NEAR:
        gala = {"missing": missing_then, "instead": missing_now}
        return Message("flohcati-coach-give-keep", {**keeps, **gala})
    points, instead = _points(hand) - _points(lost), _points(hand) - _points(kept)
    if points > instead:
        return Message("flohcati-coach-give", {**keeps, "points": points, "instead": instead})
    return None


def _won(view: View, futures: Futures) -> int:
    """Return in how many of a hundred worlds the viewer wins by opening the gala."""
    results = [next(steps).after for steps in futures(Gala())]
    won = 0
    for state in results:
        totals = [
            sum(line.points for line in scoring.reasons(state, seat))
            for seat in range(state.players)
        ]
        won += totals[sure(view.seat)] == max(totals)
    return round(_PERCENT * won / len(results))


def _brings(hand: Cards, card: Card) -> str:
    """Return what a card is good for, the best of it."""
    new = card.attraction not in attractions(hand)
    missing = _missing((*hand, card))
    if new and not missing:
        return "gala"
    if _makes_trio(hand, card):
        return "trio"
    if new and missing <= NEAR:
        return "new"
    return "points" if _gain(hand, card) else "nothing"


def _missing(hand: Cards) -> int:
    """Return how many attractions a hand lacks for the gala."""
    return len(Attraction) - len(attractions(hand))


def _makes_trio(hand: Cards, card: Card) -> bool:
    """Whether a hand has one trio more with a card."""
    return (sum(each.worth == card.worth for each in hand) + 1) % TRIO == 0


def _left(hand: Cards, cards: Cards) -> Cards:
    """Return a hand without some cards."""
    return tuple(card for card in hand if card not in cards)


def _points(hand: Cards) -> int:
    """Z16: what the cards of a hand count: the highest of each attraction."""
    return sum(cards[0].worth for cards in scoring.best(hand).values())


def _gain(hand: Cards, card: Card) -> int:
    """Return what a card adds to that."""
    return _points(tuple(sorted((*hand, card)))) - _points(hand)
