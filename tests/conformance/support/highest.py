"""A third game, as small as a game with secrets can be.

Everybody is dealt two of twelve cards and shows one of them, in turn. The highest card that is
shown wins; the other cards are never seen.
"""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from tusch.cards import put, rest, shuffled, split
from tusch.errors import NotationError
from tusch.game import DEALER, Actor, Message, Outcome, Reason, Refusal, Rng, Seat, Step, Value
from tusch.testing.secrecy import Steps, follow
from tusch.testing.walks import Walk

DECK = tuple(range(1, 13))


class Deal(Value, frozen=True, tag="deal"):
    hands: tuple[tuple[int, ...], ...]


class Show(Value, frozen=True, tag="show"):
    card: int


class State(Value, frozen=True):
    players: int
    hands: tuple[tuple[int, ...], ...] = ()
    shown: tuple[int, ...] = ()


class View(Value, frozen=True):
    seat: Seat | None
    legal: tuple[Show, ...]
    players: int
    dealt: bool
    hand: tuple[int, ...]
    shown: tuple[int, ...]


class Shown(Value, frozen=True, tag="shown"):
    seat: Seat
    card: int


class Highest:
    """The game of the highest card."""

    name = "highest"
    seats = range(2, 5)
    rules: Mapping[str, Any] = {"edition": "plain"}

    def start(self, players: int) -> State:
        return State(players)

    def actor(self, state: State) -> Actor:
        if not state.hands:
            return DEALER
        return len(state.shown) if len(state.shown) < state.players else None

    def turn(self, state: State) -> Seat | None:
        actor = self.actor(state)
        return actor if isinstance(actor, int) else None

    def legal_actions(self, state: State) -> tuple[Show, ...]:
        actor = self.actor(state)
        hand = state.hands[actor] if isinstance(actor, int) else ()
        return tuple(Show(card) for card in hand)

    def sample(self, state: State, rng: Rng) -> Deal:
        hands = split(shuffled(DECK, rng), [2] * state.players)
        return Deal(tuple(tuple(sorted(hand)) for hand in hands))

    def misdeal(self, state: State, action: Deal | Show) -> Refusal | None:
        due = self.actor(state) is DEALER and isinstance(action, Deal)
        return None if due else Refusal("1", Message("highest-misdeal"))

    def apply(self, state: State, action: Deal | Show) -> State:
        if isinstance(action, Deal):
            return replace(state, hands=action.hands)
        seat = len(state.shown)
        hand = tuple(card for card in state.hands[seat] if card != action.card)
        hands = put(state.hands, seat, hand)
        return replace(state, hands=hands, shown=(*state.shown, action.card))

    def outcome(self, state: State) -> Outcome | None:
        if len(state.shown) < state.players:
            return None
        winner = state.shown.index(max(state.shown))
        reasons = [
            Reason(seat, "H1", card, Message("highest-why"))
            for seat, card in enumerate(state.shown)
        ]
        return Outcome(state.shown, (winner,), None, tuple(reasons))

    def observe(self, state: State, seat: Seat | None) -> View:
        hand = state.hands[seat] if state.hands and seat is not None else ()
        acts = seat is not None and seat == self.actor(state)
        legal = self.legal_actions(state) if acts else ()
        return View(seat, legal, state.players, bool(state.hands), hand, state.shown)

    def explain(self, view: View, action: Deal | Show) -> Refusal | None:
        return None if action in view.legal else Refusal("H1", Message("highest-why-not"))

    def determinize(self, view: View, rng: Rng) -> State:
        if not view.dealt:
            return State(view.players)
        unseen = shuffled(rest(DECK, (*view.hand, *view.shown)), rng)
        sizes = [1 if seat < len(view.shown) else 2 for seat in range(view.players)]
        hands = [tuple(sorted(hand)) for hand in split(unseen, sizes)]
        if view.seat is not None:
            hands[view.seat] = view.hand
        return State(view.players, tuple(hands), view.shown)

    def events(
        self, before: State, action: Deal | Show, after: State, seat: Seat | None
    ) -> tuple[Value, ...]:
        if isinstance(action, Deal):
            return ()
        return (Shown(len(before.shown), action.card),)

    def format(self, action: Deal | Show) -> str:
        if isinstance(action, Deal):
            return "deal " + "/".join(",".join(map(str, hand)) for hand in action.hands)
        return f"show {action.card}"

    def parse(self, text: str, *, dealer: bool) -> Deal | Show:
        word, _, what = text.partition(" ")
        if word == "deal" and dealer:
            return Deal(tuple(tuple(map(int, hand.split(","))) for hand in what.split("/")))
        if word == "show" and not dealer:
            return Show(int(what))
        raise NotationError("notation", value=text, allowed=("deal 1,2/3,4", "show 5"))


def zones(state: State) -> list[int]:
    """All cards, those that were not dealt too."""
    out = [card for hand in state.hands for card in hand] + list(state.shown)
    return out + rest(DECK, out)


def twin(walk: Walk, viewer: Seat | None, rng: Rng) -> Steps:
    """Deal cards that are never shown to others."""
    shown = walk.state(walk.end).shown
    kept = [hand[0] for hand in walk.state(walk.end).hands]
    others = [seat for seat in range(walk.players) if seat != viewer]
    moved = dict(zip(others, shuffled([kept[seat] for seat in others], rng), strict=True))
    hands = [tuple(sorted((moved.get(seat, card), shown[seat]))) for seat, card in enumerate(kept)]

    def act(entry: int, _: State) -> Deal | Show:
        action: Deal | Show = walk.steps[entry].action
        return Deal(tuple(hands)) if isinstance(action, Deal) else action

    def agree(_: Step[State, Deal | Show], __: Step[State, Deal | Show]) -> bool:
        return True

    return follow(walk, act, agree)
