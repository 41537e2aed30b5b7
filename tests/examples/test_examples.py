"""Every example runs as its first lines say, in a process of its own, in a folder of its own."""

import ast
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.support.program import environment
from tests.support.scale import scaled

EXAMPLES = Path(__file__).parents[2] / "examples"
PROGRAMS = sorted(path.name for path in EXAMPLES.glob("*.py"))
ASKED = "40"
"""How many games the examples ask for."""
GAMES = scaled(20)
"""How many they play here."""
PANDAS = """
class DataFrame:
    def __init__(self, rows): self.rows = rows
    def groupby(self, name): return self
    def __getitem__(self, names): return DataFrame([[row[n] for n in names] for row in self.rows])
    def mean(self): return f"{len(self.rows)} rows of {len(self.rows[0])}"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the examples, in which they may write files."""
    return Path(shutil.copytree(EXAMPLES, tmp_path / "examples"))


def commands(name: str) -> Iterator[list[str]]:
    """The commands in the first lines of an example, for fewer games."""
    about = ast.get_docstring(ast.parse((EXAMPLES / name).read_text("utf-8"))) or ""
    for line in re.findall(r"^ *((?:python|tusch) .+)$", about, flags=re.MULTILINE):
        yield [str(GAMES) if word == ASKED else word for word in shlex.split(line)]


def run(name: str, folder: Path) -> str:
    """What the last command of an example prints; none may fail or complain."""
    # After it was set up, `python` and `tusch` are those of the environment.
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    printed = ""
    for command in commands(name):
        done = subprocess.run(
            command,
            cwd=folder,
            env=environment(PATH=path, PYTHONWARNINGS="error"),
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert not done.stderr
        printed = done.stdout
    assert printed, f"{name} does not say how it is run"
    return printed


def wins(printed: str) -> dict[str, float]:
    """The share of its games that each bot of an arena won, in per cent."""
    rows = re.findall(r"^(\S.*?)  +\d+ +([\d.]+)% ", printed, flags=re.MULTILINE)
    return {bot: float(share) for bot, share in rows}


@pytest.mark.parametrize("name", PROGRAMS)
def test_every_example_is_listed_and_tested_and_short(name: str) -> None:
    assert f"[{name}]({name})" in (EXAMPLES / "README.md").read_text("utf-8")
    assert f'run("{name}"' in Path(__file__).read_text("utf-8")
    assert len((EXAMPLES / name).read_text("utf-8").splitlines()) <= 52


def test_a_game_in_ten_lines_is_told_from_the_deal_to_the_winner(folder: Path) -> None:
    lines = run("play_a_game.py", folder).splitlines()
    assert lines[0].startswith("dealer roads ")
    assert any(re.fullmatch(r"[0-3] [RYGBP][123]>[0-3]", line) for line in lines)
    assert re.fullmatch(r"roads of \(\d+(, \d+){3}\), won by \([0-3],.*\)", lines[-1])


def test_a_class_is_a_bot_that_beats_chance(folder: Path) -> None:
    won = wins(run("custom_bot.py", folder))
    assert won["custom_bot:Mischief"] > won["random"]


def test_a_program_that_speaks_json_lines_is_a_bot_that_beats_chance(folder: Path) -> None:
    won = wins(run("json_bot.py", folder))
    # Two of the four seats are the bot's, so half of all games is all that it can win for a seat,
    # and a quarter what chance wins: 15 % above it is five standard errors of 20 games.
    assert won["program:python json_bot.py"] > 25 + 15


def test_a_tournament_prints_its_ratings_and_draws_them(folder: Path) -> None:
    printed = run("tournament.py", folder)
    ranked = re.findall(r"^(\S+) +\d+% +[+-]\d+ \([+-]\d+ to [+-]\d+\)$", printed, re.MULTILINE)
    assert len(ranked) == 4
    assert ranked[-1] == "random"
    drawn = ElementTree.parse(folder / "ratings.svg")
    texts = {text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")}
    assert set(ranked) <= texts


def test_a_learner_wins_more_at_last_than_at_first(folder: Path) -> None:
    printed = run("learn_to_play.py", folder)
    first, last = map(int, re.findall(r"(\d+)%", printed))
    assert 20 <= first <= 30
    # With few games of a small test there is little to learn from.
    assert last > first + (10 if GAMES >= 20 else -5)


def test_a_custom_edition_is_replayed_by_its_own_rules_and_by_no_others(folder: Path) -> None:
    replayed, refused = run("custom_edition.py", folder).splitlines()
    assert re.fullmatch(r"\d+ entries replayed, won by \w+", replayed)
    assert refused.startswith("not by the plain edition: ")
    assert "exchange" in refused


def test_records_become_rows_that_a_spreadsheet_reads(folder: Path) -> None:
    # Also where pandas is installed.
    (folder / "pandas.py").write_text("raise ImportError\n", "utf-8")
    head, *rows = run("records_to_frame.py", folder).splitlines()
    assert head == "game,name,takes,total,won"
    assert len(rows) == 3 * GAMES
    assert all(re.fullmatch(r"\d+,\w+ \d,\d+,\d+,(True|False)", row) for row in rows)


def test_records_become_a_data_frame(folder: Path) -> None:
    # A stand-in: what pandas does with rows is pandas' own affair, and it takes long to install.
    (folder / "pandas.py").write_text(PANDAS, "utf-8")
    assert run("records_to_frame.py", folder) == f"{3 * GAMES} rows of 3\n"


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("tournament.py", "Say how many games: python tournament.py 40\n"),
        ("tournament.py few", "Say how many games: python tournament.py 40\n"),
        ("tournament.py 0", "Say how many games: python tournament.py 40\n"),
        ("records_to_frame.py", "Name a file of records: python records_to_frame.py games.jsonl\n"),
        ("records_to_frame.py empty", "empty has no finished game.\n"),
        ("records_to_frame.py none", "[Errno 2] No such file or directory: 'none'\n"),
        ("records_to_frame.py README.md", "This is not a record: JSON is malformed"),
    ],
)
def test_what_an_example_needs_is_said_in_a_line(command: str, said: str, folder: Path) -> None:
    (folder / "empty").touch()
    done = subprocess.run(
        [sys.executable, *command.split()], cwd=folder, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(said)
    assert done.stderr.count("\n") == 1


@pytest.mark.skipif(not hasattr(signal, "SIGPIPE"), reason="pipes have no signal here")
@pytest.mark.parametrize("name", ["play_a_game.py", "custom_edition.py"])
def test_example_whose_reader_has_had_enough_ends_without_a_word(name: str, folder: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, name], cwd=folder, stdout=writing, stderr=subprocess.PIPE, check=False
    )
    os.close(writing)
    assert done.returncode == -signal.SIGPIPE
    assert done.stderr == b""
