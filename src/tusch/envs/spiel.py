"""OpenSpiel: every registered game as `tusch_NAME`, with chance in small steps.

Parameters are `players`, `edition` and `rules`, options as people type them, with semicolons in
between: `pyspiel.load_game("tusch_highest", {"players": 3, "rules": "highest_wins=off"})`. What the
dealer draws at once, chance nodes draw number by number: a deal is a shuffle, card by card. The
returns are shares of the win, and add up to 1. An information state is the view of a player, which
remembers all that matters for what can happen and be known, but not in which order it came about.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from random import Random
from typing import Any, Final

import msgspec

from tusch import options, registry
from tusch.envs.missing import needed
from tusch.envs.table import numbers_of, usual_players
from tusch.game import DEALER
from tusch.numbers import size
from tusch.registry import AnyGame

with needed("pyspiel", extra="openspiel"):
    import numpy as np
    import pyspiel

_OWN: Final = pyspiel.PrivateInfoType.SINGLE_PLAYER
LONGEST: Final = 10_000
"""More entries than a game has of which nobody says how many that are."""


class _DrawsMore(Exception):  # noqa: N818 - nothing is wrong
    """The dealer draws one of so many, and it is not known which."""

    def __init__(self, stop: int) -> None:
        super().__init__(stop)
        self.stop = stop


class _Drawn:
    """A source of chance that repeats what was drawn."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self._numbers = iter(numbers)

    def randrange(self, stop: int, /) -> int:
        """Return the next number; of one there is no choice."""
        if stop == 1:
            return 0
        for number in self._numbers:
            return number
        raise _DrawsMore(stop)


class _Frozen:
    """A value that never changes: a copy of it is the same."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def __deepcopy__(self, _memo: object) -> "_Frozen":
        return self


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A registered game for OpenSpiel."""

    def __init__(self, name: str, params: Mapping[str, Any] | None = None) -> None:
        """Read the parameters; refuse what the game does not have."""
        given = {**_defaults(name), **(params or {})}
        kind = registry.entry(name).ruleset
        changes = dict(options.read(kind, text) for text in given["rules"].split(";") if text)
        self.rules: AnyGame = registry.make(name, given["edition"], changes)
        self.numbers = numbers_of(name)
        self.rules.start(given["players"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.numbers.CODES,
            max_chance_outcomes=_most_outcomes(name),
            num_players=given["players"],
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=_longest(name),
        )
        super().__init__(_game_type(name), info, given)

    def new_initial_state(self) -> "SpielState":
        """Return the state before the dealer's first draw."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return how often chance decides at most: an act of the dealer shuffles a deck at most."""
        return _longest(self.rules.name) * _most_outcomes(self.rules.name)

    def make_py_observer(self, wanted: Any = None, _params: Any = None) -> "Observer":
        """Return what writes down the view of a player; refuse what would show less or more."""
        if wanted and not (wanted.public_info and wanted.private_info == _OWN):
            raise ValueError("an observer shows the view of one player: public, and their own")
        return Observer(self)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of the rules, and what the dealer has drawn so far of their next act."""

    def __init__(self, game: SpielGame) -> None:
        """Begin before the dealer's first draw."""
        super().__init__(game)
        self._game = _Frozen(game)
        self._state = _Frozen(game.rules.start(game.num_players()))
        self._drawn: list[int] = []
        self._outcomes = 0
        self._draw()

    @property
    def rules(self) -> AnyGame:
        """The rules of this game."""
        rules: AnyGame = self._game.value.rules
        return rules

    @property
    def position(self) -> Any:
        """The state of the rules."""
        return self._state.value

    def current_player(self) -> int:
        """Return who acts: a player, chance, or nobody any more."""
        actor = self.rules.actor(self.position)
        if actor is DEALER:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if actor is None else actor

    def _legal_actions(self, player: int) -> list[int]:
        """Return the codes of what a player may do, in ascending order."""
        view = self.rules.observe(self.position, player)
        return sorted(self._game.value.numbers.code(view, action) for action in view.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what the dealer may draw next, all equally likely."""
        return [(number, 1 / self._outcomes) for number in range(self._outcomes)]

    def _apply_action(self, action: int) -> None:
        """Let chance or a player act."""
        if self.current_player() == pyspiel.PlayerId.CHANCE:
            self._drawn.append(int(action))
        else:
            view = self.rules.observe(self.position, self.current_player())
            numbers = self._game.value.numbers
            chosen = numbers.action(view, int(action)) if action < numbers.CODES else None
            if chosen not in view.legal:
                raise ValueError(f"{action} is not legal in this state")
            self._state = _Frozen(self.rules.apply(self.position, chosen))
        self._draw()

    def _draw(self) -> None:
        """Let the dealer act as far as what they drew says; find out how many ways there are on."""
        while self.rules.actor(self.position) is DEALER:
            try:
                act = self.rules.sample(self.position, _Drawn(self._drawn))
            except _DrawsMore as more:
                self._outcomes = more.stop
                return
            self._state = _Frozen(self.rules.apply(self.position, act))
            self._drawn = []

    def _action_to_string(self, player: int, action: int) -> str:
        """Return a number that was drawn, or an action in the notation of records."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        view = self.rules.observe(self.position, player)
        chosen = self._game.value.numbers.action(view, int(action))
        return str(action) if chosen is None else self.rules.format(chosen)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.rules.actor(self.position) is None

    def returns(self) -> list[float]:
        """Return what each player has won: 1, or a share of it among equals."""
        outcome = self.rules.outcome(self.position)
        winners = outcome.winners if outcome else ()
        return [(seat in winners) / max(1, len(winners)) for seat in range(self.num_players())]

    def resample_from_infostate(self, player: int, sampler: Any = None) -> "SpielState":
        """Return a state that a player could be in; its history stays that of this one.

        `sampler` draws a number from 0 up to 1, as OpenSpiel hands it over.
        """
        drawn = sampler() if sampler else np.random.random()
        rng = Random(drawn)
        other: SpielState = self.clone()
        view = self.rules.observe(self.position, player)
        other._state = _Frozen(self.rules.determinize(view, rng))
        return other

    def __str__(self) -> str:
        """Return the state as plain text, hidden cards included, and what was drawn."""
        return f"{self.position}\ndrawn: {self._drawn}"


class Observer:
    """Writes down what a player knows: the view, as numbers and as JSON."""

    def __init__(self, game: SpielGame) -> None:
        """Make room for the numbers, part by part."""
        parts = game.numbers.PARTS
        self._game = game
        self.tensor = np.zeros(size(parts), np.float32)
        self.dict = {name: self.tensor[part.start : part.stop] for name, part in parts.items()}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the numbers of a player's view."""
        rules: Any = self._game.rules
        view = rules.observe(state.position, player)
        self.tensor[:] = self._game.numbers.describe(rules.ruleset, view)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return a player's view as it goes over a wire."""
        return msgspec.json.encode(self._game.rules.observe(state.position, player)).decode()


def short_name(name: str) -> str:
    """Return the name of a game in OpenSpiel."""
    return f"tusch_{name}"


def register() -> None:
    """Register every game that is not there yet."""
    for name in registry.GAMES:
        if short_name(name) not in pyspiel.registered_names():
            made = type(f"Spiel{name.capitalize()}", (SpielGame,), {"__init__": _maker(name)})
            # Where a state that was written down looks for its class.
            globals()[made.__name__] = made
            pyspiel.register_game(_game_type(name), made)


def _maker(name: str) -> Any:
    """Return the constructor of one game, which is given its parameters alone."""

    def make(self: SpielGame, params: Mapping[str, Any] | None = None) -> None:
        SpielGame.__init__(self, name, params)

    return make


def _defaults(name: str) -> dict[str, Any]:
    """Return the parameters of a game."""
    edition = next(iter(registry.entry(name).editions))
    return {"players": usual_players(name), "edition": edition, "rules": ""}


def _most_outcomes(name: str) -> int:
    """Return of how many the dealer draws at most: a card of the deck, or a seat."""
    entry = registry.entry(name)
    most = max(entry.seats)
    return max(len(entry.deck), most)


def _longest(name: str) -> int:
    """Return more entries than a game can have."""
    known = registry.entry(name).testing
    return int(import_module(known).LONGEST) if known else LONGEST


def _game_type(name: str) -> Any:
    """Return what OpenSpiel has to know of a game before it is made."""
    seats = registry.entry(name).seats
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=f"tusch {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_defaults(name),
    )


register()
