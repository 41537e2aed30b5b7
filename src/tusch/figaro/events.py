"""What a viewer of Figaro is told, one event after another."""

from collections.abc import Iterator
from typing import Literal, TypeAlias, assert_never

from tusch.cards import put, sure
from tusch.figaro.cards import Card, Colour, worth
from tusch.figaro.rules import lying, plays
from tusch.figaro.ruleset import ENOUGH, Ruleset
from tusch.figaro.scoring import ranking
from tusch.figaro.state import (
    Action,
    Cards,
    Deal,
    Keep,
    Phase,
    Pieces,
    Play,
    Remove,
    Ring,
    Roads,
    Start,
    State,
    Swap,
    Take,
)
from tusch.game import Seat, Value


class Removed(Value, frozen=True, tag="removed"):
    """A colour stays in the box (F4)."""

    colour: Colour


Lengths: TypeAlias = Literal["hidden", "shown"]
"""Whether a sentence says how long road pieces are: not before the scoring (F30)."""


class RoadsDrawn(Value, frozen=True, tag="roads-drawn"):
    """The road pieces of the three rounds are known (F6)."""

    groups: tuple[Pieces, ...]
    lengths: Lengths


class Started(Value, frozen=True, tag="started"):
    """The first player holds the King (F7)."""

    seat: Seat


class Dealt(Value, frozen=True, tag="dealt"):
    """A round is dealt (F8); the viewer sees their own cards."""

    round: int
    sizes: tuple[int, ...]
    cards: Cards


class Played(Value, frozen=True, tag="played"):
    """A card went into a display (F12, F14)."""

    seat: Seat
    card: Card
    owner: Seat


class RingPlayed(Value, frozen=True, tag="ring"):
    """All displays moved one seat to the left (F15)."""

    seat: Seat


class Collected(Value, frozen=True, tag="collected"):
    """A display was worth enough, and its owner collected the table (F17)."""

    seat: Seat
    cards: Cards


class Taken(Value, frozen=True, tag="taken"):
    """A player took the table (F18, F19)."""

    seat: Seat
    cards: Cards
    into: Literal["stack", "hand"]


class OneCardLeft(Value, frozen=True, tag="one-card-left"):
    """A player has one card left (F31)."""

    seat: Seat


class LastCardPlayed(Value, frozen=True, tag="last-card-played"):
    """A player has played the last card of a hand (F31)."""

    seat: Seat


class RoundEnded(Value, frozen=True, tag="round-ended"):
    """A player began a turn without a card, and took the King; stacks are counted (F22)."""

    seat: Seat
    counts: tuple[int, ...]


class Exchanged(Value, frozen=True, tag="exchanged"):
    """A player exchanged a road piece (F26)."""

    seat: Seat
    given: int
    got: int


class Kept(Value, frozen=True, tag="kept"):
    """A player was offered an exchange and kept the road (F26)."""

    seat: Seat


class Paved(Value, frozen=True, tag="paved"):
    """A player took a road piece (F24)."""

    seat: Seat
    length: int
    lengths: Lengths


class Won(Value, frozen=True, tag="won"):
    """The game is over (F29)."""

    seat: Seat


Event: TypeAlias = (
    Removed
    | RoadsDrawn
    | Started
    | Dealt
    | Played
    | RingPlayed
    | Collected
    | Taken
    | OneCardLeft
    | LastCardPlayed
    | RoundEnded
    | Exchanged
    | Kept
    | Paved
    | Won
)


def events(
    rules: Ruleset, before: State, action: Action, after: State, viewer: Seat | None
) -> tuple[Event, ...]:
    """Return what a viewer is told about an action."""
    told = _told(rules, before, action, after, viewer)
    if after.phase is before.phase is Phase.PLAY:
        return told
    return (*told, *_round_end(rules, before, after))


def _told(
    rules: Ruleset, before: State, action: Action, after: State, viewer: Seat | None
) -> tuple[Event, ...]:
    """Return what happened at the table."""
    match action:
        case Play(card=card, to=owner):
            seat = sure(before.turn)
            played = (Played(seat, card, owner), *_announcement(before, seat))
            display = (*before.displays[owner], card)
            if worth(display) < ENOUGH:
                return played
            return (*played, Collected(owner, lying(put(before.displays, owner, display))))
        case Ring():
            seat = sure(before.turn)
            return (RingPlayed(seat), *_announcement(before, seat))
        case Take():
            seat = sure(before.turn)
            to_hand = rules.voluntary_take == "hand" and plays(before, seat)
            return (Taken(seat, lying(before.displays), "hand" if to_hand else "stack"),)
        case Deal(hands=hands):
            own = () if viewer is None else after.hands[viewer]
            return (Dealt(after.round, tuple(len(hand) for hand in hands), own),)
        case Remove(colour=colour):
            return (Removed(colour),)
        case Roads(groups=groups):
            return (RoadsDrawn(groups, _lengths(rules, after)),)
        case Start(seat=seat):
            return (Started(seat),)
        case Keep():
            return (Kept(sure(before.turn)),)
        case Swap():
            return ()
        case _ as never:
            assert_never(never)


def _announcement(before: State, seat: Seat) -> tuple[Event, ...]:
    """F31: one card left, and last card played."""
    left = len(before.hands[seat]) - 1
    if left > 1:
        return ()
    return (OneCardLeft(seat),) if left else (LastCardPlayed(seat),)


def _lengths(rules: Ruleset, after: State) -> Lengths:
    """F30: roads are compared when the game is over, unless the table shows their lengths."""
    return "shown" if rules.show_lengths or after.phase is Phase.OVER else "hidden"


def _round_end(rules: Ruleset, before: State, after: State) -> Iterator[Event]:
    """F22 to F29: the count, the exchange, the road pieces, the winner."""
    settled = len(after.results) > len(before.results)
    if before.phase is Phase.PLAY and after.phase is not Phase.PLAY:
        counts = after.results[-1].counts if settled else after.counts
        yield RoundEnded(sure(after.king), counts)
    if settled:
        result = after.results[-1]
        if result.exchange:
            yield Exchanged(result.exchange.seat, result.exchange.given, result.exchange.got)
        for seat in result.order:
            if piece := result.pieces[seat]:
                yield Paved(seat, piece, _lengths(rules, after))
    if after.phase is Phase.OVER:
        yield Won(ranking(after.roads, sure(after.king))[0])
