"""Workers of an arena: what goes wrong in one of them is told by the process that started it."""

import multiprocessing
import os
import time
from random import Random
from typing import Any

import pytest

from tusch import bots
from tusch.arena.crew import ArenaError
from tusch.arena.match import Match
from tusch.arena.run import decode, play_all
from tusch.errors import OptionError
from tusch.game import Player
from tusch.registry import AnyGame, make

SEED = 1
BROKEN = 3
"""The game in which something goes wrong."""


def table(maker: Any) -> Match:
    return Match(make("flohcati"), 2, ("greedy", "random"), SEED, maker, bots.dismiss)


def is_broken(rng: Any) -> bool:
    """Whether a bot's chance is that of the broken game."""
    broken = [Random(f"{SEED}/{BROKEN}/seat {seat}") for seat in range(2)]
    return rng.getstate() in [other.getstate() for other in broken]


def refusing(name: str, game: AnyGame, rng: Any) -> Player[Any, Any]:
    if is_broken(rng):
        raise OptionError("bot-unknown", value=name, allowed=("x",))
    return bots.make(name, game, rng)


def failing(name: str, game: AnyGame, rng: Any) -> Player[Any, Any]:
    if is_broken(rng):
        raise ZeroDivisionError(name)
    return bots.make(name, game, rng)


def dying(name: str, game: AnyGame, rng: Any) -> Player[Any, Any]:
    if is_broken(rng):
        os._exit(7)
    return bots.make(name, game, rng)


def sleeping(name: str, game: AnyGame, rng: Any) -> Player[Any, Any]:
    if is_broken(rng):
        time.sleep(1000)
    return bots.make(name, game, rng)


@pytest.mark.parametrize(
    ("maker", "error", "said"),
    [
        (refusing, ArenaError, "There is no bot 'random'"),
        (failing, ZeroDivisionError, "random"),
        (dying, ArenaError, r"in the middle of game 4 \(exit code 7\)"),
    ],
)
def test_games_before_the_one_that_fails_are_played(
    maker: Any, error: type[Exception], said: str
) -> None:
    lines = play_all(table(maker), range(20), 2)
    assert [decode(next(lines)).arena.deal for _ in range(BROKEN)] == [0, 0, 1]
    with pytest.raises(error, match=said):
        next(lines)
    assert multiprocessing.active_children() == []


def test_workers_are_ended_in_the_middle_of_a_game() -> None:
    lines = play_all(table(sleeping), range(20), 2)
    next(lines)
    assert len(multiprocessing.active_children()) == 2
    lines.close()
    assert multiprocessing.active_children() == []
