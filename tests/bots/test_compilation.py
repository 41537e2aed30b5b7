"""Bots that do not wait for the compiler."""

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random

import pytest

from tests.cli.support.program import tusch
from tests.support.replays import a_choice
from tusch import kernel, registry
from tusch.bots import LEVELS, compilation, make
from tusch.bots.levels import skill
from tusch.game import Player
from tusch.processes import inside
from tusch.processes.command import module
from tusch.registry import GAMES

LIGHT_PLAY = """
from random import Random
import sys
from tusch import registry
from tusch.bots import compilation, make
from tusch.play import playout
game = registry.make("figaro")
def play(bots): return [step.action for step in playout(game, game.start(3), bots, Random(1))]
assert not compilation.ready("figaro")
eager = play([compilation.make("expert/bold", game, Random(2)) for _ in range(3)])
assert eager == play([make("greedy/bold", game, Random(2)) for _ in range(3)])
assert "numba" not in sys.modules
"""


def turn(game: str, name: str) -> tuple[Player[object, object], object, object]:
    """A bot that waits for nobody, and a view where there is something to choose."""
    rules = registry.make(game)
    return compilation.make(name, rules, Random(4), custom=True), rules, a_choice(rules, 3, seed=0)


def test_which_bots_search_follows_from_their_levels() -> None:
    for name, game in product(LEVELS, GAMES):
        assert compilation.searches(name, game) == (skill(name, game).budget is not None)
    assert compilation.searches("search:20", "figaro", custom=True)
    assert not compilation.searches("greedy", "figaro")
    assert not compilation.searches("random", "flohcati")


def test_without_compiled_code_a_bot_plays_by_rules_of_thumb_in_its_mood(tmp_path: Path) -> None:
    command = [sys.executable, "-W", "error", "-c", LIGHT_PLAY]
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    subprocess.run(command, env=environment, check=True)


@pytest.mark.skipif(not kernel.available(), reason="there is no numba here")
def test_bot_searches_as_soon_as_it_can(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compilation, "ready", lambda game: False)
    bot, rules, view = turn("flohcati", "search:200")
    light = bot.choose(view)
    why = getattr(bot, "why")  # noqa: B009 - only some bots have it
    assert why()[0].id == "bot-why-thumb"
    monkeypatch.setattr(compilation, "ready", lambda game: True)
    searched = make("search:200", rules, Random(4), custom=True)  # type: ignore[arg-type]
    found = bot.choose(view)
    assert why()[0].id == "bot-why-move"
    assert found in (light, searched.choose(view))


@pytest.fixture
def usual() -> Path:
    """The cache of all tests."""
    return kernel.cache_folder()


@pytest.fixture
def own(usual: Path, tmp_path: Path) -> Iterator[Path]:
    """An empty cache for one test alone."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path))
        kernel.cache_folder.cache_clear()
        yield kernel.cache_folder()
    kernel.cache_folder.cache_clear()
    assert kernel.cache_folder() == usual


@pytest.mark.skipif(not kernel.available(), reason="there is no numba here")
def test_compiler_leaves_its_mark_and_the_next_one_finds_it(usual: Path, own: Path) -> None:
    # All is compiled, but nothing says so.
    for code in usual.iterdir():
        if code.is_dir():
            (own / code.name).symlink_to(code)
    assert compilation.notice("flohcati") is not None
    compiler = compilation.WarmUp("flohcati")
    assert compiler.wait()
    compiler.close()
    assert compilation.ready("flohcati")
    assert compilation.notice("flohcati") is None
    assert [mark.name for mark in own.glob("*.ready")] == ["flohcati.ready"]


def test_numba_that_does_not_load_is_not_waited_for(tmp_path: Path) -> None:
    (tmp_path / "numba.py").write_text("raise ImportError")
    code = (
        "from tusch.bots import compilation;"
        "assert compilation.notice('figaro').id == 'bot-compiling';"
        "compiler = compilation.WarmUp('figaro'); assert not compiler.wait(); compiler.close();"
        "assert compilation.ready('figaro')"
    )
    environment = {"PYTHONPATH": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path / "cache")}
    command = [sys.executable, "-c", code]
    subprocess.run(command, env={**os.environ, **environment}, check=True)


@pytest.mark.parametrize("arguments", [["play", "flohcati", "--bots", "master"]])
def test_without_numba_a_line_says_so_and_the_game_is_played(arguments: list[str]) -> None:
    code = (
        "import sys; sys.modules['numba'] = None; from tusch.cli import main;"
        "sys.exit(main(sys.argv[1:]))"
    )
    command = [sys.executable, "-c", code, *arguments, "--players", "2", "--seed", "1"]
    shown = subprocess.run(command, input="1\n" * 3, capture_output=True, text=True, check=True)
    assert shown.stdout.count("has no numba here") == 1
    assert "Your move" in shown.stdout


def test_compiler_ends_when_it_is_told_to(own: Path) -> None:
    compiler = compilation.WarmUp("figaro")
    compiler.close()
    assert not compiler.wait()
    assert not list(own.rglob("*.ready"))


def test_processes_of_others_are_not_served() -> None:
    """Whoever has no parent to end with ends at once."""
    command = [*module("tusch.bots.compilation", "figaro")]
    command[command.index(str(os.getpid()))] = "1"
    ended = subprocess.run(command, stdin=subprocess.PIPE, check=False)
    assert ended.returncode == inside.ALONE


def test_cache_that_cannot_be_written_is_shared_all_the_same(tmp_path: Path) -> None:
    closed = tmp_path / "file"
    closed.touch()
    code = (
        "import os; from tusch import kernel; from tusch.bots import compilation;"
        "compilation.share_cache();"
        "folder = kernel.cache_folder(); print(folder.is_dir());"
        "print(folder.is_relative_to(os.environ['XDG_CACHE_HOME']))"
    )
    environment = {**os.environ, "XDG_CACHE_HOME": str(closed)}
    command = [sys.executable, "-c", code]
    said = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert said.stdout == "True\nTrue\n"


def test_terminal_game_on_a_cold_cache_begins_at_once_and_says_why(tmp_path: Path) -> None:
    """The whole game is played before anything could be compiled."""
    game = ("play", "flohcati", "--players", "2", "--seed", "3", "--bots", "master")
    shown = tusch(*game, typed="1\n" * 100, XDG_CACHE_HOME=str(tmp_path))
    assert shown.returncode == 0
    assert shown.stdout.count("is being compiled") == 1
    assert "The score:" in shown.stdout
    assert not list(tmp_path.rglob("*.ready"))
    light = tusch(*game[:-1], "greedy", typed="1\n" * 100)
    assert "is being compiled" not in light.stdout
    told = shown.stdout.replace("Master", "Greedy").splitlines()
    assert [line for line in told if "is being compiled" not in line] == light.stdout.splitlines()
