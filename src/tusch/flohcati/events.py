"""What a viewer of Zirkus Flohcati is told, one event after another."""

from collections.abc import Iterator
from typing import TypeAlias, assert_never

from tusch.cards import sure
from tusch.flohcati.cards import FANFARE, Card, attractions
from tusch.flohcati.rules import victims
from tusch.flohcati.ruleset import Ruleset
from tusch.flohcati.scoring import outcome
from tusch.flohcati.state import (
    Action,
    Cards,
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
from tusch.game import Seat, Value


class Started(Value, frozen=True, tag="started"):
    """A player begins (Z3)."""

    seat: Seat


class Flipped(Value, frozen=True, tag="flipped"):
    """A card was turned and joined the row (Z5)."""

    seat: Seat
    card: Card


class Busted(Value, frozen=True, tag="busted"):
    """A double was turned; the turn is over (Z6)."""

    seat: Seat
    card: Card


class ActionTurned(Value, frozen=True, tag="action-turned"):
    """An action card was turned (Z8)."""

    seat: Seat
    card: Card


class FanfareCancelled(Value, frozen=True, tag="fanfare-cancelled"):
    """An action card was turned on the way of a fanfare (Z11)."""

    seat: Seat


class NoVictim(Value, frozen=True, tag="no-victim"):
    """No opponent has a card: a demand or a steal does nothing (Z9, Z10)."""

    seat: Seat
    card: Card


class FanfareSounded(Value, frozen=True, tag="fanfare-sounded"):
    """A double ended a fanfare; the player takes a card of the row (Z11)."""

    seat: Seat
    card: Card


class Taken(Value, frozen=True, tag="taken"):
    """A card of the row went into a hand (Z5)."""

    seat: Seat
    card: Card


class Demanded(Value, frozen=True, tag="demanded"):
    """A player demands a card of an opponent (Z9)."""

    seat: Seat
    owner: Seat


class Given(Value, frozen=True, tag="given"):
    """An opponent gave a card; those who did not see it do not know which (Z9)."""

    seat: Seat
    owner: Seat
    card: Card | None


class Stealing(Value, frozen=True, tag="stealing"):
    """A player steals from an opponent (Z10)."""

    seat: Seat
    owner: Seat


class Stolen(Value, frozen=True, tag="stolen"):
    """A card was drawn from an opponent's hand and shown (Z10)."""

    seat: Seat
    owner: Seat
    card: Card


class TrioLaid(Value, frozen=True, tag="trio"):
    """Three cards of one value were laid (Z12)."""

    seat: Seat
    cards: Cards


class GalaOpened(Value, frozen=True, tag="gala"):
    """A player opened the gala; the game is over (Z13)."""

    seat: Seat


class TurnEnded(Value, frozen=True, tag="turn-ended"):
    """With `turn_end: when-needed`: a player was asked, and ended the turn (Z14)."""

    seat: Seat


class DeckEmpty(Value, frozen=True, tag="deck-empty"):
    """The last card of the deck was turned (Z15)."""


class Won(Value, frozen=True, tag="won"):
    """The game is over (Z17); all hands are shown."""

    seats: tuple[Seat, ...]
    hands: tuple[Cards, ...]


Event: TypeAlias = (
    Started
    | Flipped
    | Busted
    | ActionTurned
    | FanfareCancelled
    | NoVictim
    | FanfareSounded
    | Taken
    | Demanded
    | Given
    | Stealing
    | Stolen
    | TrioLaid
    | GalaOpened
    | TurnEnded
    | DeckEmpty
    | Won
)


def events(
    rules: Ruleset, before: State, action: Action, after: State, viewer: Seat | None
) -> tuple[Event, ...]:
    """Return what a viewer is told about an action."""
    told = _told(rules, before, action, viewer)
    if after.deck and after.phase is not Phase.OVER:
        return told
    return (*told, *_end(rules, before, after))


def _told(rules: Ruleset, before: State, action: Action, viewer: Seat | None) -> tuple[Event, ...]:
    """Return what happened at the table."""
    if isinstance(action, Start):
        return (Started(action.seat),)
    seat = sure(before.turn)
    match action:
        case Flip():
            return ()
        case Reveal(card=card):
            if before.phase is Phase.DRAW:
                return (Stolen(seat, sure(before.target), card),)
            return _turned(before, seat, card)
        case Take(card=card):
            return (Taken(seat, card),)
        case End():
            # Nearly every turn ends so: whose turn it is now says enough (Z14).
            return (TurnEnded(seat),) if rules.turn_end == "when-needed" else ()
        case Demand(seat=owner):
            return (Demanded(seat, owner),)
        case Give(card=card):
            owner = sure(before.target)
            seen = rules.demand_shown or viewer in (seat, owner)
            return (Given(seat, owner, card if seen else None),)
        case Steal(seat=owner):
            return (Stealing(seat, owner),)
        case Trio(cards=cards):
            return (TrioLaid(seat, cards),)
        case Gala():
            return (GalaOpened(seat),)
        case _ as never:
            assert_never(never)


def _turned(before: State, seat: Seat, card: Card) -> tuple[Event, ...]:
    """Return what a card of the deck does (Z5 to Z11)."""
    sounding = before.phase is Phase.FANFARE
    if card.attraction is None:
        cancelled = (FanfareCancelled(seat),) if sounding else ()
        alone = card is not FANFARE and not victims(before)
        return (ActionTurned(seat, card), *cancelled, *((NoVictim(seat, card),) if alone else ()))
    if card.attraction in attractions(before.row):
        return (FanfareSounded(seat, card) if sounding else Busted(seat, card),)
    return (Flipped(seat, card),)


def _end(rules: Ruleset, before: State, after: State) -> Iterator[Event]:
    """Z15, Z17: the last card, and the end."""
    if before.deck and not after.deck:
        yield DeckEmpty()
    result = outcome(rules, after)
    if result:
        yield Won(result.winners, after.hands)
