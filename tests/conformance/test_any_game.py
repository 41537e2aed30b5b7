"""The kit knows neither game: a third one passes it, and is caught when it breaks a promise."""

from functools import partial
from random import Random
from typing import Any

import pytest

from tests.conformance.support.highest import LONGEST, SEATS, Highest, State, twin, zones
from tests.conformance.support.tables import bend
from tests.support.scale import scaled
from tusch.game import Seat
from tusch.testing import (
    ConformanceError,
    Hooks,
    compare,
    conform,
    pairs,
    perft,
    same_choice,
    transcript,
    walk,
)

GAME = Highest()
HOOKS = Hooks(zones=partial(zones, GAME), longest=LONGEST)


@pytest.mark.parametrize("players", SEATS)
def test_another_game_passes_the_kit(players: int) -> None:
    conform(GAME, players, Random(1), games=scaled(10), hooks=HOOKS)


def test_no_hooks_are_needed() -> None:
    conform(GAME, 3, Random(1), games=1)


@pytest.mark.parametrize("players", SEATS)
def test_another_game_keeps_its_secrets(players: int) -> None:
    different = 0
    for seed in range(scaled(5)):
        for pair in pairs(walk(GAME, players, seed), twin):
            compare(GAME, pair)
            same_choice(pair, lambda seat: FirstCard())
            different += pair.differs
    assert different


class FirstCard:
    def choose(self, view: Any) -> Any:
        return view.legal[0]


def test_another_game_is_caught_when_it_tells_a_secret() -> None:
    def observe(state: State, seat: Seat | None) -> Any:
        return GAME.observe(state, 0 if seat is None else seat)

    leaky = bend(GAME, observe=observe)
    spectator = [*pairs(walk(GAME, 3, seed=1), twin)][-1]
    assert spectator.differs
    with pytest.raises(ConformanceError, match="the view of a spectator tells a game from its"):
        compare(leaky, spectator)


def test_another_game_is_counted_and_told() -> None:
    played = walk(GAME, 2, seed=1)
    assert perft(GAME, played.state(0), 2) == 4
    assert transcript(played, 0).startswith("highest for 2, seed 1, as told to seat 0\n")


def test_game_that_is_over_at_once_conforms_to_nothing() -> None:
    over = bend(GAME, actor=lambda state: None)
    with pytest.raises(ConformanceError, match="over without an outcome"):
        conform(over, 2, Random(1), games=1)
