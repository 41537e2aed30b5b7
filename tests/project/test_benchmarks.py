"""A small run of our side of each benchmark: figures of the right form, whatever their size."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from math import isfinite
from pathlib import Path
from typing import NoReturn

import pytest
from msgspec.structs import replace

from benchmarks import processes
from benchmarks.coach import parts
from benchmarks.coach.gifts import truths
from benchmarks.findings import Findings
from benchmarks.load import alike, attack, bare, drive, run, tables
from benchmarks.load import reviews as beside
from benchmarks.load.ours import OurTable
from benchmarks.load.watch import Moves, Watch
from benchmarks.speed import cold, learners, memory, ours, reviews, wasm
from benchmarks.speed import run as speed
from tests.server.support.wire import Wire
from tests.support import postgres
from tests.support.waiting import LONG, wait_until
from tusch.bots.search import wasm as wasm_mind
from tusch.processes.blocking import Child
from tusch.processes.command import QUIET
from tusch.registry import GAMES

ALONE = ("--alone", "--passes", "1")


def figures(said: str) -> dict[str, list[float]]:
    """The figures in each row of the tables, by the row's name."""
    found = {}
    for line in said.splitlines():
        name, *cells = re.split("  +", line)
        with suppress(ValueError):
            found[name] = [float(cell.replace(",", "").replace("%", "")) for cell in cells]
    return {name: cells for name, cells in found.items() if cells}


def errors(said: str) -> list[str]:
    """The rows that could not be measured."""
    return [line for line in said.splitlines() if line.startswith("ERROR")]


def test_speed_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    starts = cold.rows(passes=1)
    some = ("figaro master, compiled", "flohcati master, never compiled")
    monkeypatch.setattr(cold, "rows", lambda: {name: starts[name] for name in some})
    held = memory.rows(records=100)["flohcati amigo"]
    monkeypatch.setattr(memory, "rows", lambda: {"memory of flohcati": held})
    reviewed = reviews.rows(games=1, budget=256)["figaro, 4 players"]
    monkeypatch.setattr(reviews, "rows", lambda: {"review of figaro": reviewed})
    for elsewhere in (run, beside):
        monkeypatch.setattr(elsewhere, "play", lambda *_: None)
    status = speed.main([*ALONE, "--seconds", "0.001"])
    said = capsys.readouterr().out
    assert errors(said) == []
    assert status == 0
    kinds = (ours.environments, ours.engines, ours.packed, ours.batches, ours.searches)
    contestants = {who.name for kind in (*kinds, learners.contestants) for who in kind()}
    found = figures(said)
    assert set(found) == {*contestants, *some, "memory of flohcati", "review of figaro"}
    assert all(isfinite(figure) for row in found.values() for figure in row), found


def test_nothing_is_promised_of_what_was_not_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(speed, "measure", lambda *_: {})
    for rows in (cold, memory, reviews):
        monkeypatch.setattr(rows, "rows", dict)
    for elsewhere in (run, beside):
        monkeypatch.setattr(elsewhere, "play", lambda *_: None)
    speed.main(ALONE)
    assert not re.search("holds|falls short", capsys.readouterr().out)


def test_load_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    small = {"TABLES": 1, "MANY": 2, "COLD_STARTS": 1, "WARM": 0, "WARM_MANY": 0, "PACE": 0.1}
    for name, size in small.items():
        monkeypatch.setattr(run, name, size)
    starting = run.starting()
    # Tests of several servers are for `make faults`.
    del starting[(run.PAIR,)]
    monkeypatch.setattr(run, "starting", lambda: starting)
    status = run.main([*ALONE, "--seconds", "0.3", "--many", "0.3"])
    said = capsys.readouterr().out
    assert errors(said) == []
    assert status == 0
    found = figures(said)
    assert set(found) == {*run.PEERS, *run.SHARED.values()}
    assert all(isfinite(figure) for row in found.values() for figure in row), found
    assert {len(row) for row in found.values()} == {7}
    assert re.search(r"cold to ready: \d", said)


def broken(*_: object, **__: object) -> NoReturn:
    raise OSError("no server")


def test_server_that_does_not_start_is_an_error_in_every_row_of_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("ours", "on_postgres", "theirs"):
        monkeypatch.setattr(run, name, broken)
    assert run.main([]) == 1
    rows = {line.partition(":")[0] for line in errors(capsys.readouterr().out)}
    kinds = [" and ".join(kinds) for kinds in (run.PEERS, run.SHARED.values())]
    every = {*kinds, run.PAIR, *run.PEERS.values(), f"{run.MANY:,} tables", "cold to ready"}
    assert rows == {f"ERROR {row}" for row in every}


def test_pass_that_breaks_is_an_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    @contextmanager
    def serving(_: int) -> Iterator[tuple[run.Running, list[str]]]:
        yield run.Running(pid=0, port=0, ready=0), ["token"] * run.TABLES * run.SEATS * 2

    monkeypatch.setattr(run, "starting", lambda: {("figaro",): serving})
    monkeypatch.setattr(run, "drive", broken)
    monkeypatch.setattr(run, "ours", broken)
    assert run.main([*ALONE]) == 1
    assert any(line.startswith("ERROR figaro:") for line in errors(capsys.readouterr().out))


def test_library_that_is_missing_is_an_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(speed, "PEERS", {"missing": "no-such-library"})
    monkeypatch.setattr(speed, "measure", lambda *_: {})
    for rows in (cold, memory, reviews):
        monkeypatch.setattr(rows, "rows", dict)
    for elsewhere in (run, beside):
        monkeypatch.setattr(elsewhere, "play", lambda *_: None)
    assert speed.main([]) == 1
    assert "ERROR no-such-library is missing" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_search_in_webassembly_is_timed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wasm_mind, "_BROUGHT", {})
    assert all(figure > 0 for figure in wasm.rows(playouts=10, runs=1)[game]())


def test_reviews_beside_tables_are_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(beside, "WARM", 0)
    small = ("--pairs", "1", "--seconds", "0.5", "--tables", "1", "--queued", "1")
    assert beside.main(small) == 0
    assert "reviews made in a pass" in capsys.readouterr().out


@pytest.mark.parametrize("wait", [False, True])
@pytest.mark.parametrize("state", ["failed", "none"])
def test_review_that_fails_is_an_error(
    state: str, wait: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(beside, "_review", lambda *_: {"state": state})
    server, game = run.Running(pid=0, port=0, ready=0), beside.Finished("token", "code")
    with pytest.raises(RuntimeError, match=state):
        beside.reviews_made(server, [game], wait=wait)


def test_coach_that_does_nothing_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beside, "_review", lambda *_: {"state": "waiting"})
    server, game = run.Running(pid=0, port=0, ready=0), beside.Finished("token", "code")
    with pytest.raises(RuntimeError, match="not begun"):
        beside.reviews_made(server, [game])


def test_server_that_dies_ends_the_play_at_its_tables() -> None:
    async def play(server: run.Running, tokens: list[str]) -> None:
        async with Watch() as watch, asyncio.timeout(LONG):
            table = OurTable(watch, 0, [server.port], tokens, "figaro")
            await watch.run(table.open())
            os.kill(server.pid, signal.SIGKILL)
            await watch.run(asyncio.Event().wait())

    with run.ours(run.SEATS) as served, pytest.raises(RuntimeError, match="connection lost"):
        asyncio.run(play(*served))


def test_command_that_is_refused_ends_the_games_to_review(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(table: OurTable, wire: Wire, *_: object) -> None:
        wire.send(b'{"do":"fly","id":"m1"}')

    monkeypatch.setattr(OurTable, "_move", refused)
    with run.ours(1) as (server, tokens), pytest.raises(RuntimeError, match="refused"):
        asyncio.run(beside.games_played(server, tokens))


class Forced:
    """A table where at first there is nothing to choose."""

    wires = ()

    def __init__(self, watch: Watch, *_: object) -> None:
        self.moves = Moves(watch, 0)
        self.sent = 0

    async def open(self) -> None:
        self.move()

    def move(self) -> None:
        self.sent += 1
        self.moves.send(0, "play", chosen=self.sent > 5)
        self.moves.answer(0)
        asyncio.get_running_loop().call_later(0.05, self.move)


def test_play_goes_on_until_somebody_had_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drive, "OurTable", Forced)
    server = {"pid": os.getpid(), "port": 0, "tables": 1, "devices": 1, "tokens": ["token"]}
    found = asyncio.run(drive.drive({**server, "kind": "figaro", "warm": 0, "seconds": 0.06}))
    assert found["moves"] > 0


def test_tables_that_sleep_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    findings = Findings()
    tables.asleep(3, findings)
    assert "3 tables that sleep" in capsys.readouterr().out
    assert findings.status == 0


def test_tables_in_play_are_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    small = {"MANY": 2, "PACE": 0.1, "WARM_MANY": 0, "MINUTE": 0.5, "SIZES": (2,), "RATE": 20}
    for name, size in small.items():
        monkeypatch.setattr(tables, name, size)
    assert tables.main(["--minutes", "1"]) == 0
    assert "minute  1:" in capsys.readouterr().out
    findings = Findings()
    tables.curve(0.5, findings)
    assert findings.status == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("2 | ")


def test_games_are_compared_when_all_tables_have_ended_theirs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(alike, "TABLES", 2)
    with run.ours(2 * run.SEATS) as (server, tokens):
        games = asyncio.run(alike.play(1, "flohcati", server.port, tokens))
    assert len(games) == 2
    assert all(games)


def test_server_without_a_game_is_driven(tmp_path: Path) -> None:
    given = ["--serve", str(tmp_path / "bare.db"), "450", "1"]
    with run.running([sys.executable, "-m", "benchmarks.load.bare", *given]) as server:
        found = asyncio.run(bare.play(server.pid, server.port, 0.2, "r", tables=1))
    assert found["moves"] > 0


def test_flood_is_measured() -> None:
    with attack.serving() as (server, tokens):
        job = {"kinds": ["half headers"], "tokens": tokens, "seconds": 1, "size": 0.001}
        with run.told("benchmarks.load.floods", {"port": server.port, **job}) as got:
            assert got()["opened"] > 0


def test_players_are_measured_as_under_a_flood(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(attack, "WARM", 0.1)
    monkeypatch.setattr(attack, "FLOODS", {"": None})
    assert attack.main(["--seconds", "1"]) == 0
    name, *cells = capsys.readouterr().out.splitlines()[1].split()
    assert name == "none"
    assert len(cells) == 5


def test_flood_that_does_not_exist_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        attack.main(["--only", "rain"])
    assert "there are silent connections, half headers" in capsys.readouterr().err


@pytest.mark.parametrize("game", GAMES)
def test_unit_of_the_coach_is_measured(game: str) -> None:
    *found, seconds = parts.Part(f"luck/{game}/4/casual", 1).play(0)
    assert found
    assert seconds >= 0


def test_odds_of_gifts_are_compared() -> None:
    found = list(truths("greedy", 1))
    assert found
    for truth in found:
        assert 0 <= truth.believed <= 1
        assert 0 < truth.alike <= 1


# What a run prints, and what it leaves behind.


def test_row_that_cannot_be_measured_is_named_and_the_others_go_on(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def breaks() -> int:
        raise TypeError("no figure")

    findings = Findings()
    rows: dict[str, Callable[[], int]] = {"first": breaks, "second": lambda: 2}
    assert findings.measured(rows) == {"second": 2}
    assert capsys.readouterr().out == "ERROR first: TypeError: no figure\n"
    assert findings.status == 1


def test_row_that_falls_short_does_not_change_the_status(
    capsys: pytest.CaptureFixture[str],
) -> None:
    findings = Findings()
    findings.promise("1 move; promised 2", holds=False)
    assert capsys.readouterr().out == "falls short: 1 move; promised 2\n"
    assert findings.status == 0


@pytest.fixture
def in_the_background() -> Iterator[None]:
    """Ignore Ctrl-C, like anything that a shell starts in the background."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    yield
    signal.signal(signal.SIGINT, before)


def sleeper(*ignored: str) -> list[str]:
    """A server that does nothing, and ignores some signals."""
    deaf = "".join(f"signal.signal(signal.{name}, signal.SIG_IGN); " for name in ignored)
    program = f"import signal, time; {deaf}print('port 1', flush=True); time.sleep(3600)"
    return [sys.executable, "-c", program]


def started(*ignored: str, grace: float) -> Child:
    """Use a sleeper until it has ended, and return it."""
    patience = replace(processes.PATIENCE, grace=grace)
    with processes.running(
        sleeper(*ignored), processes.SERVER_CORE, processes.line, patience=patience
    ) as child:
        assert child.answer() == b"port 1\n"
    return child


@pytest.mark.usefixtures("in_the_background")
def test_process_is_asked_to_end_by_a_signal_that_the_background_heeds() -> None:
    child = started(grace=LONG)
    assert child.process
    assert child.process.returncode == -signal.SIGTERM


def test_process_that_does_not_heed_it_is_killed() -> None:
    child = started("SIGTERM", grace=0.1)
    assert child.process
    assert child.process.returncode == -signal.SIGKILL


def test_database_that_does_not_heed_its_signal_is_killed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(postgres, "LONG", 0.1)
    database = object.__new__(postgres.Postgres)
    with subprocess.Popen(["sleep", "3600"]) as process:
        database.process = process
        database.stop(signal.SIGCONT)
    assert process.returncode == -signal.SIGKILL


def test_cores_are_some_that_we_may_have() -> None:
    program = "from benchmarks import processes as p; print(p.SERVER_CORE, p.DRIVER_CORE)"
    words, only = [sys.executable, "-c", program], processes.DRIVER_CORE
    with processes.running(words, only, processes.line) as child:
        assert child.answer().decode().split() == [only, only]


def test_benchmark_that_is_asked_to_end_leaves_nothing_behind(tmp_path: Path) -> None:
    words = ["env", f"TMPDIR={tmp_path}", sys.executable, "-um", "benchmarks.load.tables"]
    core, read = processes.SERVER_CORE, processes.line
    patience = replace(processes.PATIENCE, grace=LONG)
    begun = [*words, "--minutes", "60"]
    with processes.running(begun, core, read, errors=QUIET, patience=patience) as benchmark:
        while b"empty: " not in benchmark.answer():
            pass
        wait_until("its server and its driver", lambda: len(within(tmp_path)) >= 3)
    assert within(tmp_path) == []
    assert list(tmp_path.iterdir()) == []


def within(folder: Path) -> list[str]:
    """The processes whose folder for temporary files this is."""
    found = []
    for environment in Path("/proc").glob("[0-9]*/environ"):
        with suppress(OSError):
            if f"TMPDIR={folder}\0".encode() in environment.read_bytes():
                found.append(environment.parent.name)
    return found


def test_command_that_fails_is_an_error() -> None:
    with pytest.raises(RuntimeError, match="ended with 3"):
        processes.output(["sh", "-c", "echo a word; exit 3"])


@pytest.mark.usefixtures("in_the_background")
def test_server_has_ended_when_a_benchmark_breaks_down() -> None:
    pids = []

    def breaks() -> None:
        with run.ours(1) as (server, _):
            pids.append(server.pid)
            raise TypeError

    with pytest.raises(TypeError):
        breaks()
    assert not Path(f"/proc/{pids[0]}").exists()
