"""A third game, as small as a game with secrets can be.

Everybody is dealt two of ten cards and shows one of them, in turn. The highest card that is
shown wins; the other cards are never seen.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from tusch.cards import put, rest, shuffled, split
from tusch.errors import NotationError
from tusch.game import DEALER, Actor, Message, Outcome, Reason, Refusal, Rng, Seat, Step, Value
from tusch.registry import Entry
from tusch.testing.secrecy import Steps, follow
from tusch.testing.walks import Walk

SEATS = range(2, 5)
DECK = tuple(f"C{worth}" for worth in range(1, 11))
"""A letter and the worth, as cards are written."""


class Deal(Value, frozen=True, tag="deal"):
    hands: tuple[tuple[str, ...], ...]


class Show(Value, frozen=True, tag="show"):
    card: str


Action = Deal | Show


class State(Value, frozen=True):
    players: int
    hands: tuple[tuple[str, ...], ...] = ()
    shown: tuple[str, ...] = ()


class View(Value, frozen=True):
    seat: Seat | None
    turn: Seat | None
    legal: tuple[Show, ...]
    players: int
    dealt: bool
    hand: tuple[str, ...]
    shown: tuple[str, ...]


class Dealt(Value, frozen=True, tag="dealt"):
    pass


class Shown(Value, frozen=True, tag="shown"):
    seat: Seat
    card: str


class Ruleset(Value, frozen=True, kw_only=True):
    edition: str = "plain"
    highest_wins: bool = True
    """Whether the highest card wins, or the lowest (H2)."""


class Highest(Value, frozen=True):
    """The game of the highest card."""

    ruleset: Ruleset = Ruleset()

    @property
    def name(self) -> str:
        return "highest"

    @property
    def seats(self) -> range:
        return SEATS

    @property
    def rules(self) -> Mapping[str, Any]:
        written: Mapping[str, Any] = msgspec.to_builtins(self.ruleset)
        return written

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

    def misdeal(self, state: State, action: Action) -> Refusal | None:
        due = self.actor(state) is DEALER and isinstance(action, Deal)
        return None if due else Refusal("H1", Message("highest-misdeal"))

    def apply(self, state: State, action: Action) -> State:
        if isinstance(action, Deal):
            return replace(state, hands=action.hands)
        seat = len(state.shown)
        hand = tuple(card for card in state.hands[seat] if card != action.card)
        hands = put(state.hands, seat, hand)
        return replace(state, hands=hands, shown=(*state.shown, action.card))

    def outcome(self, state: State) -> Outcome | None:
        if len(state.shown) < state.players:
            return None
        totals = tuple(int(card[1:]) for card in state.shown)
        best = max(totals) if self.ruleset.highest_wins else min(totals)
        reasons = [
            Reason(seat, "H2", worth, Message("highest-why", {"card": state.shown[seat]}))
            for seat, worth in enumerate(totals)
        ]
        return Outcome(totals, (totals.index(best),), None, tuple(reasons))

    def observe(self, state: State, seat: Seat | None) -> View:
        hand = state.hands[seat] if state.hands and seat is not None else ()
        acts = seat is not None and seat == self.actor(state)
        legal = self.legal_actions(state) if acts else ()
        return View(
            seat, self.turn(state), legal, state.players, bool(state.hands), hand, state.shown
        )

    def explain(self, view: View, action: Action) -> Refusal | None:
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
        self, before: State, action: Action, after: State, seat: Seat | None
    ) -> tuple[Value, ...]:
        if isinstance(action, Deal):
            return (Dealt(),)
        return (Shown(len(before.shown), action.card),)

    def format(self, action: Action) -> str:
        if isinstance(action, Deal):
            return "deal " + "/".join(",".join(hand) for hand in action.hands)
        return f"show {action.card}"

    def parse(self, text: str, *, dealer: bool) -> Action:
        word, _, what = text.partition(" ")
        if word == "deal" and dealer:
            return Deal(tuple(tuple(hand.split(",")) for hand in what.split("/")))
        if word == "show" and not dealer and what in DECK:
            return Show(what)
        raise NotationError("notation", value=text, allowed=("deal C1,C2/C3,C4", "show C5"))


def zones(_game: Highest, state: State) -> list[str]:
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

    def act(entry: int, _: State) -> Action:
        action: Action = walk.steps[entry].action
        return Deal(tuple(hands)) if isinstance(action, Deal) else action

    def agree(_: Step[State, Action], __: Step[State, Action]) -> bool:
        return True

    return follow(walk, act, agree)


FORMS = ("show C1", "show C10")
LONGEST = 10
ENTRY = Entry(
    game=Highest,
    seats=SEATS,
    ruleset=Ruleset,
    editions={"plain": {}},
    changes={"highest_wins": "H2"},
    clauses=("H1", "H2"),
    sections={"play": "H1"},
    view=View,
    action=Action,
    event=Dealt | Shown,
    deck=DECK,
    texts=Path(__file__).with_name("highest_texts"),
    testing=__name__,
)
