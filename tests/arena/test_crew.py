"""Workers of an arena: what goes wrong in one of them is told by the process that started it."""

import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.processes.support.seen import buried, children
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
        (refusing, ArenaError, "Unknown bot ‘random’"),
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
    assert children("tusch.arena.worker") == []


def test_workers_are_ended_in_the_middle_of_a_game() -> None:
    lines = play_all(table(sleeping), range(20), 2)
    next(lines)
    started = children("tusch.arena.worker")
    assert len(started) == 2
    lines.close()
    assert all(buried(pid) for pid in started)


PROGRAM = """
import sys

from tusch import bots
from tusch.arena.match import Match
from tusch.arena.run import decode, play_all
from tusch.registry import make

def mine(name, game, rng):
    sys.stdout.write(f"made {name}\\n")  # at once: two workers write to one place
    return bots.make(name, game, rng)

if __name__ == "__main__":
    match = Match(make("flohcati"), 2, ("greedy", "random"), 1, mine, bots.dismiss)
    assert [decode(line).arena.deal for line in play_all(match, range(4), 2)] == [0, 0, 1, 1]
"""


def test_workers_find_what_lies_in_the_program_itself_and_print_where_it_prints(
    tmp_path: Path,
) -> None:
    file = tmp_path / "program.py"
    file.write_text(PROGRAM)
    ended = subprocess.run([sys.executable, file], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert sorted(ended.stdout.splitlines()) == ["made greedy"] * 4 + ["made random"] * 4
