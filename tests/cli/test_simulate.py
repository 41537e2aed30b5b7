"""`tusch simulate`: the same seed gives the same file, and what it writes is whole."""

import os
import signal
import subprocess
from pathlib import Path
from random import Random

import pytest

from tests.cli.support.program import TUSCH, Terminal, environment, tusch
from tests.support.scale import scaled
from tests.support.waiting import wait_until
from tusch import record as records
from tusch.bots import UniformPlayer
from tusch.cli import main
from tusch.cli.commands.simulate import Simulation
from tusch.cli.files import Lines
from tusch.registry import GAMES, make

TABLES = [
    (game, edition, players)
    for game, found in GAMES.items()
    for edition in found.editions
    for players in found.seats
]


def wait_for_games(out: Path, games: int) -> None:
    """Wait until a running simulation has so many games, none of them in the file itself yet."""
    before = out.read_bytes() if out.exists() else None

    def there() -> bool:
        assert (out.read_bytes() if out.exists() else None) == before
        parts = out.parent.glob("*.part")
        return any(part.read_bytes().count(b"\n") >= games for part in parts)

    wait_until("games", there)


@pytest.mark.parametrize(("game", "edition", "players"), TABLES)
def test_every_table_and_edition_replays_without_a_finding(
    game: str, edition: str, players: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "games.jsonl")
    games = scaled(4)
    table = ["--edition", edition, "--players", str(players)]
    assert main(["simulate", game, *table, "--games", str(games), "--seed", "1", "--out", out]) == 0
    assert main(["replay", out]) == 0
    assert f"{games} records, {games} finished, 0 running" in capsys.readouterr().out
    for line in Path(out).read_bytes().splitlines():
        record = records.decode(line)
        assert (record.game, record.players, record.rules["edition"]) == (game, players, edition)
        assert record.names == tuple(f"random {seat}" for seat in range(players))


@pytest.mark.parametrize("game", GAMES)
def test_same_seed_gives_the_same_file_in_every_process(game: str, tmp_path: Path) -> None:
    files = []
    for number, hash_seed in enumerate(("0", "1", "random")):
        out = tmp_path / f"{number}.jsonl"
        ended = tusch(
            *("simulate", game, "--games", "3", "--seed", "-7", "--out", out),
            PYTHONHASHSEED=hash_seed,
        )
        assert ended.returncode == 0
        files.append(out.read_bytes())
    assert files[0] == files[1] == files[2]


def test_game_does_not_depend_on_how_many_are_played(tmp_path: Path) -> None:
    lines = []
    for games in ("2", "5"):
        out = tmp_path / games
        main(["simulate", "flohcati", "--games", games, "--seed", "3", "--out", str(out)])
        lines.append(out.read_bytes().splitlines())
    assert lines[1][:2] == lines[0]
    assert len(set(lines[1])) == 5


def test_other_seed_gives_other_games() -> None:
    game = make("figaro")
    one, other = (Simulation(game, ("random",) * 4, seed).play(0) for seed in (1, 2))
    assert one.log != other.log


def test_deal_of_a_seed_is_the_documented_one() -> None:
    game = make("figaro")
    record = Simulation(game, ("random",) * 4, 7).play(5)
    state, rng = game.start(4), Random("7/5/dealer")
    for who, what in record.log[:3]:
        action = game.sample(state, rng)
        assert (who, what) == (None, game.format(action))
        state = game.apply(state, action)
    seat = game.actor(state)
    assert isinstance(seat, int)
    chosen = UniformPlayer(Random(f"7/5/seat {seat}")).choose(game.observe(state, seat))
    assert record.log[3] == (seat, game.format(chosen))


def test_summary_agrees_with_the_records(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    shown = tusch("simulate", "flohcati", "--players", "2", "--games", "9", "--out", out)
    assert shown.returncode == 0
    assert shown.stderr == ""
    found = [records.decode(line) for line in out.read_bytes().splitlines()]
    for seat in (0, 1):
        results = [record.result for record in found if record.result]
        wins = sum(seat in result.winners for result in results)
        average = sum(result.totals[seat] for result in results) / len(results)
        word = "win" if wins == 1 else "wins"
        line = f"Seat {seat}, random {seat}: {wins} {word}, average total {average:.1f}.\n"
        assert line in shown.stdout
    moves = sum(who is not None for record in found for who, _ in record.log) / len(found)
    assert f"{moves:.1f} on average" in shown.stdout


def test_number_of_bots_sets_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "figaro", "--games", "1", "--bots", "random,random,random"]) == 0
    assert "3 players" in capsys.readouterr().out


def test_options_are_in_the_record(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    options = ("--option", "exchange=off", "--option", "open_stacks=on")
    lengths = ",".join(str(length) for length in range(2, 17))
    more = ("--option", f"road_lengths={lengths}", "--games", "1", "--out", out)
    assert tusch("simulate", "figaro", *options, *more).returncode == 0
    rules = records.decode(out.read_bytes().splitlines()[0]).rules
    assert (rules["exchange"], rules["open_stacks"]) == ("off", True)
    assert rules["road_lengths"] == list(range(2, 17))


def test_records_may_go_to_the_standard_output() -> None:
    ended = tusch("simulate", "figaro", "--games", "2", "--seed", "4", "--out", "-")
    assert len(ended.stdout.splitlines()) == 2
    assert "2 games" in ended.stderr
    assert tusch("replay", "-", typed=ended.stdout).returncode == 0


def test_progress_is_shown_on_a_terminal_only(tmp_path: Path) -> None:
    command = ("simulate", "flohcati", "--games", "20", "--out", "x.jsonl")
    with Terminal(*command, cwd=tmp_path) as terminal:
        assert terminal.end() == 0
    assert "/20" in terminal.screen
    assert tusch(*command, cwd=tmp_path).stderr == ""


def test_ctrl_c_keeps_the_games_that_are_finished(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    command = ("simulate", "figaro", "--games", "1000000", "--seed", "1", "--out", out)
    with Terminal(*command, cwd=tmp_path) as terminal:
        wait_for_games(out, 2)
        terminal.type("\x03")
        assert terminal.end() == 130
    assert "Traceback" not in terminal.screen
    lines = out.read_bytes().splitlines(keepends=True)
    assert len(lines) >= 2
    assert f"{len(lines):,} of 1,000,000 games are finished" in terminal.screen
    simulation = Simulation(make("figaro"), ("random",) * 4, 1)
    assert lines[-1] == records.encode(simulation.play(len(lines) - 1)) + b"\n"
    assert list(tmp_path.iterdir()) == [out]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_between_two_steps_still_counts_every_game_that_is_kept(
    number: signal.Signals,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    honest = Lines.write

    def write(self: Lines, line: bytes) -> None:
        honest(self, line)
        signal.raise_signal(number)

    monkeypatch.setattr(Lines, "write", write)
    out = tmp_path / "games.jsonl"
    assert main(["simulate", "flohcati", "--games", "5", "--out", str(out)]) == 130
    assert out.read_bytes().count(b"\n") == 1
    assert "1 of 5 games is finished" in capsys.readouterr().err


def test_killed_simulation_leaves_the_old_file_alone(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    out.write_bytes(b"old\n")
    command = [*TUSCH, "simulate", "flohcati", "--games", "1000000", "--out", str(out)]
    with subprocess.Popen(command, env=environment(), stdout=subprocess.DEVNULL) as process:
        try:
            wait_for_games(out, 1)
        finally:
            process.send_signal(signal.SIGKILL)
    assert out.read_bytes() == b"old\n"


def test_file_is_written_through_a_link(tmp_path: Path) -> None:
    link = tmp_path / "link.jsonl"
    link.symlink_to(tmp_path / "games.jsonl")
    assert main(["simulate", "flohcati", "--games", "1", "--out", str(link)]) == 0
    assert link.is_symlink()
    assert (tmp_path / "games.jsonl").is_file()


def test_device_is_not_replaced_by_a_file(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    assert main(["simulate", "flohcati", "--games", "1", "--out", str(pipe)]) == 0
    assert os.read(reading, 65536).startswith(b'{"tusch":2')
    os.close(reading)
    assert pipe.is_fifo()
