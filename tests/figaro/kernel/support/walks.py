"""Random games of Figaro over all tables, and how to compare what they show."""

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from itertools import product
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from tusch import options
from tusch.figaro import Figaro
from tusch.figaro.kernel import layout as at
from tusch.figaro.ruleset import EDITIONS, SEATS, Ruleset
from tusch.figaro.state import State
from tusch.game import DEALER
from tusch.options import allowed

T = TypeVar("T")
ROOT = Path(__file__).parents[4]


HUGE = 10**18 - 1
CHANGES: list[tuple[str, dict[str, Any]]] = [
    *((edition, {}) for edition in EDITIONS),
    *(("davinci", {name: value}) for name in at.OPTIONS for value in allowed(Ruleset, name)[1:]),
    ("dutch", {"after_take": "next"}),
    ("dutch", {"three_player_deck": "ones-out", "exchange": "strict"}),
    ("davinci", {"road_lengths": [7] * 5 + [2] * 5 + [HUGE] * 3 + [HUGE - 1] * 2}),
    ("aid", {"road_lengths": [4] * 15, "exchange": "optional"}),
]
RULESETS = [options.build(Ruleset, EDITIONS, edition, changes) for edition, changes in CHANGES]
TABLES = list(product(RULESETS, SEATS))
DUTCH = options.build(Ruleset, EDITIONS, "dutch", {})
DUTCH_ONES_OUT = options.build(Ruleset, EDITIONS, "dutch", {"three_player_deck": "ones-out"})


def games(count: int, seed: int) -> Iterator[tuple[Figaro, int, Random]]:
    """So many games, over all tables in turn."""
    for number in range(count):
        ruleset, players = TABLES[number % len(TABLES)]
        yield Figaro(ruleset), players, Random(seed * 1_000_003 + number)


def positions(game: Figaro, players: int, rng: Random) -> Iterator[State]:
    """The states of one random game in which a player acts."""
    state = game.start(players)
    while (actor := game.actor(state)) is not None:
        if actor is DEALER:
            state = game.apply(state, game.sample(state, rng))
        else:
            yield state
            moves = game.legal_actions(state)
            state = game.apply(state, moves[rng.randrange(len(moves))])


def some_positions(count: int, seed: int, every: int = 7) -> Iterator[tuple[Figaro, State]]:
    """Some of the states of so many games, over all tables."""
    for game, players, rng in games(count, seed):
        for number, state in enumerate(positions(game, players, rng)):
            if number % every == 0:
                yield game, state


def run_apart(module: str, code: str, **settings: str) -> str:
    """Run Python in a process of its own, because numba reads its settings when it loads."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", f"from {module} import *\n{code}"],
        cwd=ROOT,
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def agree(found: Mapping[T, int], expected: Mapping[T, float]) -> None:
    """Assert that things were found as often as they are likely.

    By Pearson's sum, its mean and its exact variance, so that rare things do no harm.
    """
    assert found.keys() <= expected.keys()
    draws = sum(found.values())
    surplus = sum(
        (found.get(thing, 0) - draws * likely) ** 2 / (draws * likely)
        for thing, likely in expected.items()
    )
    cells, rare = len(expected), sum(1 / likely for likely in expected.values())
    variance = 2 * (cells - 1) + (rare - cells * (cells + 2) + 2) / draws
    assert surplus <= cells - 1 + 6 * sqrt(variance)
