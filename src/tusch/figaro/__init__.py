"""Figaro: keep the King's road short, and let the others collect the mischief."""

from collections.abc import Mapping
from typing import Any

import msgspec

from tusch.figaro import events, notation, refusal, rules, scoring, view
from tusch.figaro.events import Event
from tusch.figaro.ruleset import SEATS, Ruleset
from tusch.figaro.state import Action, Cards, State
from tusch.figaro.view import View
from tusch.game import Actor, Outcome, Refusal, Rng, Seat, Value


class Figaro(Value, frozen=True):
    """The game Figaro under one ruleset."""

    ruleset: Ruleset = Ruleset()

    @property
    def name(self) -> str:
        """The game's name."""
        return "figaro"

    @property
    def seats(self) -> range:
        """The numbers of players (F1)."""
        return SEATS

    @property
    def rules(self) -> Mapping[str, Any]:
        """The ruleset as a record writes it."""
        written: Mapping[str, Any] = msgspec.to_builtins(self.ruleset)
        return written

    def start(self, players: int) -> State:
        """Return the state before the dealer's first act."""
        return rules.start(self.ruleset, players)

    def actor(self, state: State) -> Actor:
        """Who acts next."""
        return rules.actor(state)

    def turn(self, state: State) -> Seat | None:
        """Whose turn it is."""
        return state.turn

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """What the acting player may do, in alphabetical order of cards, by seat; take last."""
        return rules.legal_actions(self.ruleset, state)

    def sample(self, state: State, rng: Rng) -> Action:
        """Draw the dealer's next act."""
        return rules.sample(self.ruleset, state, rng)

    def misdeal(self, state: State, action: Action) -> Refusal | None:
        """Say why the dealer cannot do this now, or None if they can."""
        return refusal.misdeal(self.ruleset, state, action)

    def apply(self, state: State, action: Action) -> State:
        """Return what comes of an action that is allowed."""
        return rules.apply(self.ruleset, state, action)

    def outcome(self, state: State) -> Outcome | None:
        """Return the result, or None while the game goes on."""
        return scoring.outcome(self.ruleset, state)

    def observe(self, state: State, seat: Seat | None) -> View:
        """Build the view of one seat, or of a spectator."""
        return view.observe(self.ruleset, state, seat)

    def hand_of(self, state: State, seat: Seat | None) -> Cards:
        """Return the cards that a viewer holds."""
        return view.hand_of(state, seat)

    def explain(self, view: View, action: Action) -> Refusal | None:
        """Say why this viewer cannot do this now; None if they can."""
        return refusal.explain(view, action)

    def determinize(self, seen: View, rng: Rng) -> State:
        """Draw a state that this viewer could be in, all equally likely."""
        return view.determinize(self.ruleset, seen, rng)

    def events(
        self, before: State, action: Action, after: State, seat: Seat | None
    ) -> tuple[Event, ...]:
        """What a viewer is told about an action."""
        return events.events(self.ruleset, before, action, after, seat)

    def format(self, action: Action) -> str:
        """Write an action in the notation of records."""
        return notation.format(action)

    def parse(self, text: str, *, dealer: bool) -> Action:
        """Read an action."""
        return notation.parse(text, dealer=dealer)
