"""A table as environments see it: numbers out, a code in; the dealer acts by a seeded generator."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tusch import registry
from tusch.cards import at_table
from tusch.envs.chance import Chance
from tusch.envs.spelled import Spelled
from tusch.errors import OptionError
from tusch.game import DEALER, Seat
from tusch.numbers import Numbers, size
from tusch.registry import AnyGame

Bytes: TypeAlias = NDArray[np.int8]
Observation: TypeAlias = dict[str, Bytes]
USUAL: Final = 4
"""How many play if nobody says so, where the game allows it."""
ILLEGAL: Final = -1.0
"""What an action that the rules do not allow brings to whoever chose it; it ends the game."""


@cache
def numbers_of(name: str) -> Numbers:
    """Return the numbers that a game brings, or its types spelled out."""
    entry = registry.entry(name)
    if entry.numbers is None:
        return Spelled(entry)
    brought: Any = import_module(entry.numbers)
    found: Numbers = brought
    return found


def usual_players(name: str) -> int:
    """Return how many play if nobody says so."""
    seats = registry.entry(name).seats
    return USUAL if USUAL in seats else min(seats)


def observation(game: AnyGame, state: Any, seat: Seat) -> Observation:
    """Return what a seat knows in a state, and the codes of what it may do now."""
    view = game.observe(state, seat)
    known = numbers_of(game.name).describe(game.ruleset, view)  # type: ignore[attr-defined]
    marked = mask(game, view, over=game.actor(state) is None)
    return {"observation": np.array(known, np.int8), "action_mask": marked}


def mask(game: AnyGame, view: Any, *, over: bool) -> Bytes:
    """Mark the codes of what a viewer may do now.

    After the end every code is marked: a mask of zeros would break whoever divides by it.
    """
    numbers = numbers_of(game.name)
    if over:
        return np.ones(numbers.CODES, np.int8)
    marked = np.zeros(numbers.CODES, np.int8)
    marked[[numbers.code(view, action) for action in view.legal]] = 1
    return marked


class Table:
    """One game after another, by the readable rules; nobody has acted before `begin`."""

    def __init__(
        self, name: str, players: int | None, edition: str | None, rules: Mapping[str, Any] | None
    ) -> None:
        """Prepare a table; refuse what the game does not have."""
        self.game: AnyGame = registry.make(name, edition, rules or {})
        self.players = usual_players(name) if players is None else players
        if self.players not in self.game.seats:
            allowed = tuple(self.game.seats)
            raise OptionError("players-number", game=name, value=self.players, allowed=allowed)
        self.numbers = numbers_of(name)
        self.size = size(self.numbers.PARTS)
        self.chance = Chance(int(np.random.SeedSequence().generate_state(1, np.uint64)[0]))
        self.state: Any = self.game.start(self.players)

    def checked(self, seat: Seat) -> Seat:
        """Return a seat of this table; refuse another."""
        at_table(seat, self.players)
        return seat

    def begin(self) -> None:
        """Deal a new game."""
        self.state = self.game.start(self.players)
        self._deal()

    @property
    def seat(self) -> Seat | None:
        """Who acts; None when the game is over."""
        actor = self.game.actor(self.state)
        return actor if isinstance(actor, int) else None

    def view(self, seat: Seat) -> Any:
        """Return what a seat knows."""
        return self.game.observe(self.state, seat)

    def observation(self, seat: Seat) -> Observation:
        """Return what a seat knows, and the codes of what it may do now."""
        return observation(self.game, self.state, seat)

    def mask(self, seat: Seat) -> Bytes:
        """Return the codes of what a seat may do now."""
        return mask(self.game, self.view(seat), over=self.seat is None)

    def action(self, code: int) -> Any:
        """Return the legal action of a code, for whoever acts; None if it is not legal."""
        seat = self.seat
        if seat is None or not 0 <= code < self.numbers.CODES:
            return None
        view = self.view(seat)
        action = self.numbers.action(view, int(code))
        return action if action in view.legal else None

    def act(self, action: Any) -> None:
        """Let whoever acts do what is legal, and then the dealer."""
        self.state = self.game.apply(self.state, action)
        self._deal()

    def shares(self) -> NDArray[np.float64]:
        """Return what each seat has won: 1, or its share of it among equals; before the end 0."""
        won = np.zeros(self.players)
        outcome = self.game.outcome(self.state)
        if outcome:
            won[list(outcome.winners)] = 1 / len(outcome.winners)
        return won

    def text(self, seat: Seat) -> str:
        """Return the table in the game's own words, as a seat sees it."""
        return str(self.view(seat))

    def _deal(self) -> None:
        """Let the dealer act until a player has to, or the game is over."""
        while self.game.actor(self.state) is DEALER:
            self.state = self.game.apply(self.state, self.game.sample(self.state, self.chance))
