"""Custom bots: classes and programs, good and bad ones."""

import gc
import json
import os
import re
import subprocess
import sys
import textwrap
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.bots.support.table import decisions
from tests.cli.support.program import tusch
from tests.support.waiting import wait_until
from tusch import bots, codec
from tusch.bots.custom import ProgramPlayer
from tusch.bots.guard import LONGEST
from tusch.errors import OptionError
from tusch.registry import make

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"
LAST = """
import json, sys
for line in sys.stdin:
    print(len(json.loads(line)["legal"]) - 1, flush=True)
"""
RUDE = """
import signal, sys, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
for line in sys.stdin:
    print(0, flush=True)
time.sleep(60)
"""


@pytest.fixture
def program(tmp_path: Path) -> Any:
    def write(text: str, seconds: float = 20) -> ProgramPlayer:
        file = tmp_path / "bot.py"
        file.write_text(textwrap.dedent(text))
        command = f"{sys.executable} {file}"
        return ProgramPlayer(command, make("figaro"), Random(1), seconds=seconds)

    return write


def views(count: int = 5) -> list[Any]:
    found = [view for _, _, view in decisions("figaro", 1) if len(view.legal) > 2]
    return found[:count]


def test_program_chooses_by_the_index_of_the_legal_list(
    program: Any, capfd: pytest.CaptureFixture[str]
) -> None:
    player = program(LAST)
    assert [player.choose(view) for view in views()] == [view.legal[-1] for view in views()]
    player.close()
    assert capfd.readouterr().err == ""


def test_program_sees_the_view_and_the_legal_list_in_notation(program: Any, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    player = program(f"import sys; open({str(heard)!r}, 'w').write(input()); print(0)")
    view = views()[0]
    player.choose(view)
    player.close()
    question = json.loads(heard.read_text())
    game = make("figaro")
    assert question["game"] == "figaro"
    assert question["rules"]["edition"] == "davinci"
    assert question["legal"] == [game.format(action) for action in view.legal]
    assert question["view"]["hand"] == list(view.hand)
    assert question["view"]["seat"] == view.seat
    assert set(question) == {"game", "rules", "view", "legal"}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("raise SystemExit(1)", "has stopped running"),
        ("input(); print('take', flush=True); input()", "answered ‘take’"),
        ("input(); print(999, flush=True); input()", "answered ‘999’"),
        ("input(); print(-1, flush=True); input()", "answered ‘-1’"),
        ("import time; time.sleep(60)", "did not answer in 0.5 seconds"),
    ],
)
def test_error_is_told_once_and_a_legal_move_is_played(
    program: Any, capfd: pytest.CaptureFixture[str], text: str, said: str
) -> None:
    player = program(text, seconds=0.5 if "sleep" in text else 20)
    for view in views():
        assert player.choose(view) in view.legal
    program = player._program
    player.close()
    assert program is None or program.process.poll() is not None
    told = [line for line in capfd.readouterr().err.splitlines() if line.startswith("The bot")]
    assert len(told) == 1
    assert said in told[0]


TWICE = """
import sys
for line in sys.stdin:
    print(MINE, flush=True)
"""


def until_more(player: ProgramPlayer, count: int) -> None:
    """Wait until so much has come that is no answer; the end of a program counts too."""
    program = player._program
    assert program
    wait_until("more of what it wrote", lambda: program._answers.qsize() >= count)


@pytest.mark.parametrize(("mine", "more"), [("'0\\n1'", 1), ("'0\\n'", 1), ("'0\\n1\\n1'", 2)])
def test_what_a_program_writes_beside_its_answer_is_no_answer_to_the_next_question(
    program: Any, capfd: pytest.CaptureFixture[str], mine: str, more: int
) -> None:
    player = program(TWICE.replace("MINE", mine))
    for view in views(12):
        assert player.choose(view) == view.legal[0]
        until_more(player, more)
    player.close()
    told = capfd.readouterr().err
    assert told.count("\n") == 1
    assert "wrote more than one line for a question; only the first one counts" in told


def test_parts_of_a_long_line_are_no_lines_and_no_answers(
    program: Any, capfd: pytest.CaptureFixture[str]
) -> None:
    player = program(TWICE.replace("MINE", "'x' * 300"))
    for view in views():
        assert player.choose(view) in view.legal
        assert player.below_level
        until_more(player, 300 // LONGEST)
    player.close()
    told = capfd.readouterr().err
    assert told.count("\n") == 1
    assert f"answered ‘{'x' * 80}’" in told


def test_program_that_ends_after_too_many_lines_has_ended(
    program: Any, capfd: pytest.CaptureFixture[str]
) -> None:
    player = program("input(); print('0\\n0', flush=True)")
    first, second, third = views(3)
    assert player.choose(first) == first.legal[0]
    until_more(player, 2)
    assert player.choose(second) in second.legal
    assert player.choose(third) in third.legal
    assert "has stopped running" in capfd.readouterr().err


def test_program_that_talks_without_listening_does_not_stop_the_game(program: Any) -> None:
    player = program("while True: print(0, flush=True)")
    for view in views(40):
        assert player.choose(view) == view.legal[0]
    player.close()
    assert player._program is None


def test_program_that_does_not_want_to_end_is_ended(program: Any) -> None:
    player = program(RUDE)
    player.choose(views()[0])
    process = player._program.process
    player.close()
    assert process.returncode == -9


def test_class_is_made_with_game_and_chance(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "class First:\n"
        "    def __init__(self, game, rng):\n"
        "        assert game.name == 'figaro' and rng.randrange(1) == 0\n"
        "    def choose(self, view):\n"
        "        return view.legal[0]\n"
        "class Broken(First):\n"
        "    def choose(self, view):\n"
        "        raise KeyError('oh')\n"
    )
    ended = tusch("simulate", "figaro", "--games", "2", "--bots", "mine:First", cwd=tmp_path)
    assert (ended.returncode, ended.stderr) == (0, "")
    ended = tusch("simulate", "figaro", "--games", "2", "--bots", "mine:Broken", cwd=tmp_path)
    assert ended.returncode == 0
    said = "broke down in mine.py:8 (KeyError: 'oh')"
    assert ended.stderr.count(said) == ended.stderr.count("\n") == 1


BAD = """
import random, sys
class First:
    def __init__(self, game, rng):
        pass
    def choose(self, view):
        return view.legal[0]
class Unmade(First):
    def __init__(self, game, rng):
        raise KeyError('oh')
class Other(First):
    def __init__(self, name):
        pass
class Leaving(First):
    def choose(self, view):
        sys.exit(3)
class Strange(First):
    def choose(self, view):
        return Answer()
class Answer:
    def __eq__(self, other):
        raise ValueError('ambiguous')
    __hash__ = None
    def __repr__(self):
        raise ValueError('nothing to see')
class Loud(First):
    def choose(self, view):
        raise ValueError('\\x1b[2J\\x07' + 'x' * 999)
class Mute:
    pass
class Fixed:
    choose = 3
number = 3
def function(game, rng):
    return First(game, rng)
class Deep(First):
    def choose(self, view):
        return random.choice([])
"""


@pytest.fixture
def bad(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "bad_bots.py").write_text(BAD)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    monkeypatch.delitem(sys.modules, "bad_bots", raising=False)
    return tmp_path


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Unmade", "broke down in bad_bots.py:10 (KeyError: 'oh')"),
        ("Other", "broke down (TypeError: Other.__init__()"),
        ("Leaving", "broke down in bad_bots.py:16 (SystemExit: 3)"),
        ("Deep", "broke down in bad_bots.py:38 (IndexError: "),
        ("Strange", "answered ‘Answer’, which is not a choice"),
        ("Loud", "broke down in bad_bots.py:28 (ValueError:  [2J xxx"),
    ],
)
def test_error_of_a_class_is_told_once_and_a_legal_move_is_played(
    name: str, said: str, bad: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    player = bots.make(f"bad_bots:{name}", make("figaro"), Random(1), custom=True)
    for view in views():
        assert player.choose(view) in view.legal
    told = capfd.readouterr().err
    assert told.count("\n") == 1
    assert told.rstrip("\n").isprintable()
    assert len(told) < 400
    assert said in told


@pytest.mark.parametrize("name", ["Unmade", "Deep", "Strange"])
def test_bot_that_fails_keeps_no_view(name: str, bad: Path) -> None:
    player = bots.make(f"bad_bots:{name}", make("figaro"), Random(1), custom=True)
    [view] = views(1)
    before = sys.getrefcount(view)
    for _ in range(5):
        player.choose(view)
    assert sys.getrefcount(view) == before


@pytest.mark.parametrize("name", ["Mute", "Fixed", "number", "function"])
def test_what_is_no_class_of_a_bot_is_refused(name: str, bad: Path) -> None:
    with pytest.raises(OptionError, match="cannot be used: it is not a class with a method choose"):
        bots.check(f"bad_bots:{name}", custom=True)


def test_name_of_a_file_is_told_from_that_of_a_module(bad: Path) -> None:
    with pytest.raises(OptionError, match=r"leave out \.py, as in bad_bots:First\."):
        bots.check("bad_bots.py:First", custom=True)


def test_module_that_ends_itself_is_refused(bad: Path) -> None:
    (bad / "leaving_bots.py").write_text("raise SystemExit(3)")
    with pytest.raises(OptionError, match="cannot be used: 3"):
        bots.check("leaving_bots:Bot", custom=True)


def test_control_signs_of_an_answer_do_not_reach_the_terminal(
    program: Any, capfd: pytest.CaptureFixture[str]
) -> None:
    player = program("input(); print('\\x1b[2J7', flush=True); input()")
    player.choose(views()[0])
    player.close()
    told = capfd.readouterr().err.partition("\n")[0]
    assert "answered ‘ [2J7’" in told
    assert told.isprintable()


@pytest.mark.parametrize(
    ("command", "times"),
    [("simulate", {1}), ("arena --workers 1", {1}), ("arena --workers 2", {1, 2})],
)
def test_error_is_told_in_the_language_of_the_command_and_once_by_each_process(
    command: str, times: set[int], bad: Path
) -> None:
    more = ("--bots", "bad_bots:Unmade,random", "--players", "2", "--games", "2")
    ended = tusch(*command.split(), "flohcati", *more, "--lang", "de", cwd=bad)
    assert ended.returncode == 0
    said = "ist in bad_bots.py:10 abgestürzt (KeyError: 'oh')"
    assert ended.stderr.count(said) == ended.stderr.count("\n")
    assert ended.stderr.count(said) in times


def test_error_at_the_terminal_is_told_in_its_language(bad: Path) -> None:
    more = ("--bots", "bad_bots:Unmade", "--players", "2", "--seed", "1", "--lang", "de")
    ended = tusch("play", "flohcati", *more, cwd=bad, typed="1\n" * 8)
    assert ended.stderr.count("ist in bad_bots.py:10 abgestürzt (KeyError: 'oh')") == 1


@pytest.mark.parametrize("workers", ["1", "2"])
def test_what_a_class_prints_does_not_get_into_the_table(workers: str, bad: Path) -> None:
    (bad / "chatty.py").write_text(
        "print('loaded')\n"
        "class Bot:\n"
        "    def __init__(self, game, rng):\n"
        "        print('sat down')\n"
        "    def choose(self, view):\n"
        "        print('moved')\n"
        "        return view.legal[0]\n"
    )
    more = ("--bots", "chatty:Bot,random", "--players", "2", "--games", "2", "--workers", workers)
    ended = tusch("arena", "flohcati", *more, cwd=bad)
    assert len(ended.stdout.splitlines()) == 4
    assert {"loaded", "sat down", "moved"} == set(ended.stderr.split("\n")) - {""}


def test_program_that_cannot_start_is_told_of(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "no-program"
    file.write_bytes(b"\0")
    file.chmod(0o755)
    player = ProgramPlayer(str(file), make("figaro"), Random(1))
    for view in views():
        assert player.choose(view) in view.legal
    player.close()
    assert capfd.readouterr().err.count("broke down (Exec format error)") == 1


def test_program_is_in_a_session_of_its_own(program: Any) -> None:
    player = program(LAST)
    player.choose(views()[0])
    process = player._program.process
    assert os.getsid(process.pid) == process.pid
    player.close()


def test_program_does_not_outlive_a_player_that_was_forgotten(program: Any) -> None:
    player = program(RUDE)
    player.choose(views()[0])
    process = player._program.process
    del player
    gc.collect()
    assert process.returncode == -9


def test_program_is_ended_even_if_its_end_is_interrupted(
    program: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = program(RUDE)
    player.choose(views()[0])
    process = player._program.process
    terminate = process.terminate

    def interrupt() -> None:
        terminate()
        raise KeyboardInterrupt

    monkeypatch.setattr(process, "terminate", interrupt)
    with pytest.raises(KeyboardInterrupt):
        player.close()
    assert process.returncode == -9


@pytest.mark.parametrize("spec", ["nowhere:Bot", "json:Nobody", "program:./nothing", "program:'"])
def test_unknown_custom_bot_is_refused_in_one_sentence(spec: str) -> None:
    with pytest.raises(OptionError, match="cannot be used") as error:
        bots.check(spec, custom=True)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    "spec", ["json:loads", "program:true", "search:2000", "search:20ms", "master:20ms", "flat:9"]
)
def test_custom_bots_and_budgets_are_for_the_command_line_only(spec: str) -> None:
    bots.specs.parse(spec, custom=True)
    with pytest.raises(OptionError, match=r"Unknown bot .*random, greedy, novice"):
        bots.check(spec)


def test_example_of_the_documentation_plays(tmp_path: Path) -> None:
    example, command = re.findall(
        r"```(?:python|sh)\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL
    )[:2]
    assert len(example.splitlines()) <= 10
    (tmp_path / "my_bot.py").write_text(example)
    words = command.split()
    assert words[0] == "tusch"
    line = command.replace("python", sys.executable).strip()
    line = line.replace("tusch", f"{sys.executable} -m tusch", 1)
    ended = subprocess.run(
        line, shell=True, cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "my_bot.py" in ended.stdout


def test_class_of_the_documentation_beats_chance(tmp_path: Path) -> None:
    blocks = re.findall(r"```(python|sh)\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    (kind, example), (_, command) = blocks[2:4]
    assert kind == "python"
    assert len(example.splitlines()) <= 10
    (tmp_path / "my_class.py").write_text(example)
    program, *words = command.split()
    assert program == "tusch"
    ended = tusch(*words, "--seed", "1", cwd=tmp_path)
    assert (ended.returncode, ended.stderr) == (0, "")
    ranked = [line.split()[0] for line in ended.stdout.splitlines()[2:]]
    assert ranked == ["my_class:Mischief", "random"]


def test_question_of_the_documentation_is_one_as_bots_get_it() -> None:
    (line,) = re.findall(r"```json\n(.*?)\n```", DOCS.read_text("utf-8"), re.DOTALL)
    question = json.loads(line)
    game = make(question["game"])
    view = codec.codec(game.name).view.decode(json.dumps(question["view"]))
    assert question["rules"] == json.loads(json.dumps(dict(game.rules)))
    assert question["legal"] == [game.format(action) for action in view.legal]
    assert json.loads(codec.encode(view)) == question["view"]
    assert all(game.explain(view, action) is None for action in view.legal)
