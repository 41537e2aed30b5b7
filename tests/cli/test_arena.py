"""`tusch arena`: a table, records, a picture; stopped, it goes on."""

import os
import re
import signal
import subprocess
import sys
import xml.etree.ElementTree as Xml
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.cli.support.program import TUSCH, Terminal, environment, tusch
from tests.processes.support.seen import children_of, wait_until_gone
from tests.support.waiting import wait_until
from tusch import bots, kernel
from tusch.arena.match import Match
from tusch.arena.run import play_all, read
from tusch.bots import UniformPlayer, compilation
from tusch.bots.specs import BASELINES
from tusch.cli import main

FEW = ("arena", "flohcati", "--players", "2", "--bots", "greedy,random", "--seed", "1")


def test_table_has_rates_ratings_and_intervals(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, plot = tmp_path / "games.jsonl", tmp_path / "x.svg"
    more = ["--games", "12", "--workers", "1", "--out", str(out), "--plot", str(plot)]
    assert main([*FEW, *more]) == 0
    said = capsys.readouterr()
    title, head, first, second = said.out.splitlines()
    assert title == "Zirkus Flohcati (amigo), 2 players, seed 1, 12 games on 6 deals"
    assert head.split() == ["bot", "games", "wins", "95%", "rating", "95%"]
    assert first.startswith("greedy     12  ")
    assert second.startswith("random     12  ")
    assert said.err == ""
    assert len(read(out).games) == 12
    assert main(["replay", str(out)]) == 0
    drawn = "".join(Xml.parse(plot).getroot().itertext())
    assert "greedy" in drawn
    assert title in drawn


def rows(shown: str) -> dict[str, list[str]]:
    """The cells of the table by bot."""
    return {line.split()[0]: re.split(r" {2,}", line)[1:] for line in shown.splitlines()[2:]}


def test_few_deals_have_no_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    for games, known in (("18", False), ("20", True)):
        assert main([*FEW, "--games", games, "--workers", "1"]) == 0
        for count, rate, rate_interval, rating, rating_interval in rows(
            capsys.readouterr().out
        ).values():
            assert count == games
            assert rate.endswith("%")
            assert int(rating)
            assert [rate_interval != "-", rating_interval != "-"] == [known, known]


def test_bot_that_has_not_played_has_no_rating(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plot = tmp_path / "x.svg"
    more = ["--bots", "greedy,random,greedy/bold", "--games", "2", "--plot", str(plot)]
    assert main([*FEW[:4], *more, "--workers", "1"]) == 0
    found = rows(capsys.readouterr().out)
    assert list(found)[-1] == "greedy/bold"
    assert found["greedy/bold"] == ["0", "-", "-", "-", "-"]
    assert "greedy/bold" in plot.read_text()


def test_records_go_to_the_standard_output_and_the_table_does_not(tmp_path: Path) -> None:
    plain = tusch(*FEW, "--games", "4", "--out", tmp_path / "x.jsonl")
    shown = tusch(*FEW, "--games", "4", "--out", "-")
    assert shown.returncode == 0
    assert shown.stdout == (tmp_path / "x.jsonl").read_text()
    assert shown.stderr == plain.stdout


FAILING = """
class Crash:
    def __init__(self, game, rng):
        pass
    def choose(self, view):
        raise KeyError("oh")
"""


@pytest.mark.parametrize("workers", ["1", "2"])
def test_moves_that_were_played_for_a_bot_are_counted(workers: str, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(FAILING)
    command = (*FEW[:4], "--seed", "1", "--bots", "mine:Crash,random", "--out", "x.jsonl")
    ended = tusch(*command, "--games", "6", "--workers", workers, cwd=tmp_path)
    games = read(tmp_path / "x.jsonl").games
    own = [
        [
            entry
            for entry, (seat, _) in enumerate(game.log)
            if seat is not None and game.arena.line_up[seat] == 0
        ]
        for game in games
    ]
    assert [list(game.below_level) for game in games] == own
    moves = sum(map(len, own))
    said = f"mine:Crash: {moves} of {moves} moves were played for it."
    assert ended.stdout.splitlines()[4:] == [said]
    # What a file has is counted too.
    again = tusch(*command, "--games", "6", "--workers", workers, cwd=tmp_path)
    assert again.stdout.splitlines()[4:] == [said]


def test_moves_that_were_played_for_a_bot_are_counted_in_a_simulation(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(FAILING)
    bots = ("--bots", "mine:Crash,random")
    ended = tusch("simulate", "flohcati", "--games", "2", "--seed", "1", *bots, cwd=tmp_path)
    said = r"\nmine:Crash 0: (\d+) of \1 moves were played for it\.\n"
    assert re.search(said, ended.stdout)
    assert "random 1:" not in ended.stdout.partition("moves were played")[2]


DYING = """
import os
from random import Random
BROKEN = [Random(f"1/4/seat {seat}").getstate() for seat in range(2)]
class Bot:
    def __init__(self, game, rng):
        self.broken = rng.getstate() in BROKEN
    def choose(self, view):
        if self.broken:
            WAY
        return view.legal[0]
"""


@pytest.mark.parametrize(("way", "code"), [("os._exit(3)", 3), ("os.kill(os.getpid(), 9)", -9)])
def test_worker_that_dies_is_told_and_the_games_before_are_kept(
    way: str, code: int, tmp_path: Path
) -> None:
    (tmp_path / "dying.py").write_text(DYING.replace("WAY", way))
    command = (*FEW[:4], "--seed", "1", "--bots", "dying:Bot,random", "--out", "x.jsonl")
    ended = tusch(*command, "--games", "50", "--workers", "2", cwd=tmp_path, LANG="de_DE")
    assert ended.returncode == 2
    assert ended.stderr.count("\n") == 1
    assert f"mitten in Partie 5 geendet (Exitcode {code})" in ended.stderr
    assert rows(ended.stdout)["random"][0] == "4"
    assert len(read(tmp_path / "x.jsonl").games) == 4


RUDE = """
import os, signal, sys, time
open(f"pid-{os.getpid()}", "w").close()
signal.signal(signal.SIGTERM, signal.SIG_IGN)
for line in sys.stdin:
    print(0, flush=True)
time.sleep(60)
"""


HEEDING = (
    "import os, signal, sys;"
    "[signal.signal(number, signal.SIG_DFL) for number in map(int, sys.argv[1].split(','))];"
    "os.execv(sys.argv[2], sys.argv[2:])"
)
"""Runs a command that heeds signals, also where the tests run with some of them ignored (nohup)."""
ENDINGS = (signal.SIGTERM, signal.SIGHUP, signal.SIGINT)
LONGEST = 60
"""Seconds that a command may take to end."""
SLOW = """
import threading, time
start = threading.Thread.start
threading.Thread.start = lambda thread: (time.sleep(0.3), start(thread))[1]
"""
"""Has threads start so late that a signal comes before those that talk to a program are there."""


def running(folder: Path) -> list[int]:
    """The processes of the rude program that are there."""
    started = [int(file.name.removeprefix("pid-")) for file in folder.glob("pid-*")]
    return [pid for pid in started if Path(f"/proc/{pid}/stat").exists()]


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="there is no /proc here")
@pytest.mark.parametrize(
    ("command", "number"),
    [
        ("simulate", signal.SIGTERM),
        ("arena --workers 1", signal.SIGHUP),
        *(("arena --workers 2", number) for number in ENDINGS),
    ],
)
def test_programs_end_with_the_command(
    command: str, number: signal.Signals, tmp_path: Path
) -> None:
    (tmp_path / "rude.py").write_text(RUDE)
    (tmp_path / "sitecustomize.py").write_text(SLOW)
    bots = f"program:{sys.executable} rude.py,random"
    heeded = ",".join(str(int(ending)) for ending in ENDINGS)
    words = [sys.executable, "-c", HEEDING, heeded]
    words += [*TUSCH, *command.split(), "flohcati", "--bots", bots, "--players", "2"]
    shown = tmp_path / "shown"
    with (
        shown.open("wb") as screen,
        subprocess.Popen(
            [*words, "--games", "100000"],
            cwd=tmp_path,
            env=environment(PYTHONPATH=str(tmp_path)),
            stdout=screen,
            stderr=screen,
            start_new_session=True,
        ) as process,
    ):
        wait_until("a program", lambda: bool(running(tmp_path)) or process.poll() is not None)
        assert process.poll() is None
        process.send_signal(number)
        try:
            process.wait(LONGEST)
        finally:
            process.kill()
    left = running(tmp_path)
    for pid in left:
        os.kill(pid, signal.SIGKILL)
    assert left == []
    assert process.returncode == 130
    assert "Traceback" not in shown.read_text("utf-8")


@pytest.mark.skipif(sys.platform != "linux", reason="there is no signal at the end of a parent")
def test_killed_command_takes_its_workers_and_their_programs_with_it(tmp_path: Path) -> None:
    (tmp_path / "rude.py").write_text(RUDE)
    bots = f"program:{sys.executable} rude.py,random"
    words = [*TUSCH, "arena", "flohcati", "--workers", "2", "--bots", bots, "--players", "2"]
    with subprocess.Popen(
        [*words, "--games", "100000"],
        cwd=tmp_path,
        env=environment(),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ) as process:
        wait_until("programs", lambda: len(running(tmp_path)) == 2 or process.poll() is not None)
        assert process.poll() is None
        programs = running(tmp_path)
        workers = children_of(process.pid)
        process.kill()
    assert len(workers) == 2
    wait_until_gone(*workers, *programs)


NO_NUMBA = (
    "import sys; sys.modules['numba'] = None; from tusch.cli import main;"
    "sys.exit(main(sys.argv[1:]))"
)


def without_numba(command: str) -> subprocess.CompletedProcess[str]:
    more = ["flohcati", "--players", "2", "--games", "1", "--seed", "1", "--lang", "fr"]
    words = [sys.executable, "-c", NO_NUMBA, *command.split(), *more]
    return subprocess.run(words, capture_output=True, text=True, check=False, env=environment())


@pytest.mark.parametrize("command", ["simulate", "arena --workers 1"])
def test_without_numba_a_search_is_told_of_and_a_baseline_refused(command: str) -> None:
    ended = without_numba(f"{command} --bots search:5,greedy")
    assert ended.returncode == 0
    assert ended.stderr.count("\n") == 1
    assert "n’a pas numba ici" in ended.stderr
    ended = without_numba(f"{command} --bots greedy,flat:5")
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.count("\n") == 1
    assert "flat:5 » a besoin de numba" in ended.stderr
    assert without_numba(f"{command} --bots greedy,random").stderr == ""


@pytest.mark.parametrize("bot", BASELINES)
def test_every_baseline_needs_numba(
    bot: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(kernel, "available", lambda: False)
    assert main(["arena", "figaro", "--bots", f"greedy,{bot}:5"]) == 2
    assert f"‘{bot}:5’ needs numba" in capsys.readouterr().err


@pytest.mark.skipif(not kernel.available(), reason="there is no numba here")
@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_search_that_is_not_compiled_is_compiled_once_before_the_first_game(
    command: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    done = []

    class Compiler:
        def __init__(self, game: str) -> None:
            done.append(f"begin {game}")

        def wait(self) -> bool:
            assert "is being compiled" in capsys.readouterr().err
            done.append("wait")
            return True

        def close(self) -> None:
            done.append("close")

    def playing(name: str, *_: Any, **__: Any) -> UniformPlayer:
        done.append(name)
        return UniformPlayer(Random(1))

    monkeypatch.setattr(compilation, "WarmUp", Compiler)
    monkeypatch.setattr(compilation, "ready", lambda game: False)
    monkeypatch.setattr(compilation, "rehearse", lambda game, bot: done.append(f"rehearse {bot}"))
    monkeypatch.setattr(kernel, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(bots, "make", playing)
    more = ["flohcati", "--players", "2", "--games", "1", "--bots"]
    workers = ["--workers", "1"] if command == "arena" else []
    assert main([command, *more, "search:5,flat:9", *workers]) == 0
    assert done == ["begin flohcati", "wait", "close", "rehearse flat:20", "search:5", "flat:9"]
    assert capsys.readouterr().err == ""
    done.clear()
    monkeypatch.setattr(compilation, "ready", lambda game: True)
    assert main([command, *more, "search:5,flat:9", *workers]) == 0
    assert done == ["search:5", "flat:9"]
    assert capsys.readouterr().err == ""


def test_usual_number_of_workers_is_that_of_the_cores_we_may_use(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = []

    def playing(match: Match, numbers: Sequence[int], workers: int) -> Iterator[bytes]:
        asked.append(workers)
        yield from play_all(match, numbers, 1)

    monkeypatch.setattr("tusch.cli.commands.arena.play_all", playing)
    monkeypatch.setattr("tusch.server.run.settings.os.sched_getaffinity", lambda _: {5, 6, 7})
    assert main([*FEW, "--games", "2"]) == 0
    assert main([*FEW, "--games", "2", "--workers", "2"]) == 0
    assert asked == [3, 2]


def test_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    shown = []
    for workers in ("1", "2"):
        out = tmp_path / workers
        ended = tusch(*FEW, "--games", "6", "--workers", workers, "--out", out)
        assert (ended.returncode, ended.stderr) == (0, "")
        shown.append((ended.stdout, out.read_bytes()))
    assert shown[0] == shown[1]


def test_ctrl_c_shows_what_there_is_and_the_same_command_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    command = (*FEW, "--out", "games.jsonl", "--workers", "2")
    with Terminal(*command, "--games", "100000", cwd=tmp_path) as terminal:
        wait_until("games", lambda: out.exists() and out.read_bytes().count(b"\n") >= 3)
        terminal.type("\x03")
        assert terminal.end() == 130
    assert "Traceback" not in terminal.screen
    assert "of 100,000 games are finished" in terminal.screen
    assert "greedy" in terminal.screen.partition("bot")[2]
    kept = out.read_bytes()
    assert kept.endswith(b"\n")
    games = len(read(out).games) + 2
    ended = tusch(*command, "--games", str(games), cwd=tmp_path)
    assert ended.returncode == 0
    assert "continues from there" in ended.stderr
    assert out.read_bytes().startswith(kept)
    fresh = tmp_path / "fresh.jsonl"
    tusch(*FEW, "--games", str(games), "--workers", "1", "--out", fresh)
    assert fresh.read_bytes() == out.read_bytes()


def test_seed_is_taken_from_the_file(tmp_path: Path) -> None:
    command = ("arena", "figaro", "--bots", "greedy,random", "--workers", "1", "--out", "x.jsonl")
    assert tusch(*command, "--games", "1", cwd=tmp_path).returncode == 0
    ended = tusch(*command, "--games", "2", cwd=tmp_path)
    assert ended.returncode == 0
    assert len({game.arena.seed for game in read(tmp_path / "x.jsonl").games}) == 1


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ("--bots greedy", "two different bots"),
        ("--bots greedy,nobody", "random, greedy, novice"),
        ("--bots greedy,random/bold", "without styles"),
        ("--bots greedy,program:./nothing", "No such file"),
        ("--games 0", "1 or more"),
        ("--workers 0", "1 or more"),
        ("--players 7", "3, 4, 5 and 6"),
        ("--plot -", "--plot needs a value"),
        ("--games 1 --workers 1 --out missing/x", "missing/x: No such file"),
        ("--out bad", "not an arena file"),
        ("--out text", "not an arena file"),
        ("--out x.svg --plot ./x.svg", "cannot be the same file"),
        ("--plot missing/x.svg", "missing/x.svg: No such file"),
        ("--plot folder.svg", "folder.svg: Is a directory"),
        ("--plot x.png", "ends in .svg, unlike x.png"),
    ],
)
def test_error_is_one_line(
    more: str,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bad").write_text("{}\n")
    (tmp_path / "text").write_text("hello")
    (tmp_path / "folder.svg").mkdir()
    before = sorted(tmp_path.iterdir())
    assert main(["arena", "figaro", *more.split()]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    assert said in shown.err
    assert sorted(tmp_path.iterdir()) == before
    assert (tmp_path / "text").read_text() == "hello"


def test_shares_without_luck_are_printed_beside_the_plain_ones(
    capsys: pytest.CaptureFixture[str],
) -> None:
    line = "arena figaro --players 3 --bots greedy,random --games 6 --seed 1 --workers 1 --adjusted"
    assert main(line.split()) == 0
    plain, adjusted = capsys.readouterr().out.split("\n\n")
    assert "rating" in plain
    head, *rows = adjusted.splitlines()
    assert head.split() == ["bot", "without", "luck", "95%", "fewer", "games"]
    shares = {row.split()[0]: float(row.split()[1].rstrip("%")) for row in rows}
    assert shares.keys() == {"greedy", "random"}
    # Each deal has two seats of one bot and one of the other, in turns: all shares add up to one.
    assert sum(shares.values()) == pytest.approx(200 / 3, abs=0.2)
