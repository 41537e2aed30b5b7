"""`tusch arena`: a table, records, a picture; stopped, it goes on."""

import xml.etree.ElementTree as Xml
from pathlib import Path

import pytest

from tests.cli.program import Terminal, tusch
from tusch.arena.run import read
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
    assert head.split() == ["bot", "games", "wins", "95", "%", "rating", "95", "%"]
    assert first.startswith("greedy     12  ")
    assert second.startswith("random     12  ")
    assert said.err == ""
    assert len(read(out).games) == 12
    assert main(["replay", str(out)]) == 0
    drawn = "".join(Xml.parse(plot).getroot().itertext())
    assert "greedy" in drawn
    assert title in drawn


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
        while not (out.exists() and out.read_bytes().count(b"\n") >= 3):
            pass
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
    assert "goes on from there" in ended.stderr
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
        ("--bots greedy,random/bold", "no temper"),
        ("--bots greedy,program:./nothing", "No such file"),
        ("--games 0", "1 or more"),
        ("--workers 0", "1 or more"),
        ("--players 7", "3, 4, 5 and 6"),
        ("--out -", "--out needs a value"),
        ("--games 1 --workers 1 --out missing/x", "missing/x: No such file"),
        ("--out bad", "not a file of an arena"),
    ],
)
def test_mistake_is_one_line(
    more: str,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bad").write_text("{}\n")
    assert main(["arena", "figaro", *more.split()]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    assert said in shown.err
