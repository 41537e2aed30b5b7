"""Bots in processes of their own: what they answer, and what happens when they do not."""

import asyncio
import os
import re
import signal
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from tests.cli.support.running import Server, begin, hear
from tests.processes.support.seen import alive, children, wait_until_gone
from tests.support.replays import a_choice
from tests.support.waiting import LONG, until, wait_until
from tusch import codec, registry
from tusch.bots import LEVELS, compilation
from tusch.bots.levels import skill
from tusch.processes.awaited import Child
from tusch.processes.command import PIPE, Command
from tusch.processes.patience import BrokenError, Patience
from tusch.server.observe.metrics import Metrics
from tusch.server.thinking.jobs import Choice, Job, answer, light, think
from tusch.server.thinking.pipe import Pipe
from tusch.server.thinking.pool import PATIENCE, WorkerBots
from tusch.server.thinking.shares import Asker

BOTS = """
import os, time
from pathlib import Path

class First:
    def __init__(self, game, rng): pass
    def choose(self, view): return view.legal[0]

class Last(First):
    def choose(self, view): return view.legal[-1]

class Crashes(First):
    def choose(self, view): os._exit(1)

class CrashesOnce(First):
    def choose(self, view):
        if not Path("crashed").exists():
            Path("crashed").touch()
            os._exit(1)
        return view.legal[-1]

class Hangs(First):
    def choose(self, view):
        Path("hanging").touch()
        ends = time.process_time() + 60  # Nobody waits any longer.
        while time.process_time() < ends: pass
        return view.legal[0]

class Ponders(Last):
    def choose(self, view):
        time.sleep(0.05)
        return view.legal[-1]

class Fails(First):
    def choose(self, view): return 1 / 0

class Chatters(First):
    def choose(self, view):
        print("hello")
        return view.legal[-1]
"""
CUSTOM = {name.lower(): f"strange:{name}" for name in ("Last", "Crashes", "CrashesOnce", "Hangs")}
CUSTOM |= {
    "ponders": "strange:Ponders",
    "chatters": "strange:Chatters",
    "missing": "strange:Missing",
    "echo": "program:echo 1",
}
CUSTOM |= {"fails": "strange:Fails", "false": "program:false"}


@pytest.fixture(autouse=True)
def custom_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "strange.py").write_text(BOTS)
    monkeypatch.chdir(tmp_path)


def job(level: str = "steady", game: str = "flohcati", seed: int = 0) -> Job:
    """A question where there is something to choose."""
    rules = registry.make(game)
    view = a_choice(rules, 3, seed)
    return Job(game, to_builtins(dict(rules.rules)), codec.encode(view), level, seed, 1)


def last(asked: Job) -> Choice:
    """What the bot answers that does the last thing it may."""
    return Choice(codec.encode(codec.codec(asked.game).view.decode(asked.view).legal[-1]))


def with_bots(
    use: Callable[[WorkerBots], Awaitable[None]],
    workers: int = 1,
    patience: Patience = PATIENCE,
    **more: float,
) -> Metrics:
    """Use bots, and let them go."""
    metrics = Metrics()

    async def session() -> None:
        # On a slow machine nobody has waited for long.
        waits = {"queued": LONG, **more}
        bots = WorkerBots(workers, metrics, custom=CUSTOM, patience=patience, **waits)
        try:
            await use(bots)
        finally:
            await bots.close()

    asyncio.run(session())
    assert not thinking()
    return metrics


def thinking() -> list[int]:
    """The processes of this one where bots think."""
    return children("tusch.server.thinking.worker")


def searching() -> str:
    """A level that searches."""
    return next(name for name in LEVELS if skill(name, "flohcati").budget)


@pytest.mark.parametrize("game", registry.GAMES)
@pytest.mark.parametrize("level", ["random", "greedy/bold", "novice"])
def test_worker_answers_as_the_bot_does_anywhere(game: str, level: str) -> None:
    asked = job(level, game)

    async def use(bots: WorkerBots) -> None:
        assert await bots.choose(asked) == answer(asked)

    with_bots(use)


@pytest.mark.parametrize("level", ["fails", "false"])
def test_custom_bot_whose_move_is_made_by_chance_says_so(level: str) -> None:
    """By a class that raises something, or a program that ends without an answer."""

    async def use(bots: WorkerBots) -> None:
        assert (await bots.choose(job(level))).below_level
        assert not (await bots.choose(job("last"))).below_level

    with_bots(use)


def test_custom_bot_of_the_host_plays_by_its_name() -> None:
    async def use(bots: WorkerBots) -> None:
        asked = job("last")
        assert await bots.choose(asked) == last(asked)
        assert await bots.choose(job("chatters")) == last(job("chatters"))
        program = (await bots.choose(job("echo"))).action
        assert program == codec.encode(codec.codec("flohcati").view.decode(job().view).legal[1])

    with_bots(use)


def test_crash_costs_a_retry(caplog: pytest.LogCaptureFixture) -> None:
    asked = job("crashesonce")

    async def use(bots: WorkerBots) -> None:
        assert await bots.choose(asked) == last(asked)

    metrics = with_bots(use)
    assert metrics.bot_failures.counts == {"died": 1}
    assert not metrics.stand_ins.counts
    assert [record.message for record in caplog.records] == ["bot failed"]


def test_death_of_a_process_is_told_as_it_was() -> None:
    async def deaths() -> Counter[int | None]:
        codes: Counter[int | None] = Counter()
        command = Command(words=("sh", "-c", "exit 3"), errors=PIPE)
        for _ in range(150):
            child = await Child.start(command, PATIENCE, lambda worker, text: None)
            with pytest.raises(BrokenError, match="died"):
                await child.ask(b"")
            await Pipe(child).kill()
            codes[child.code] += 1
        return codes

    # Ended by itself or by us, and never "unknown".
    assert set(asyncio.run(deaths())) <= {3, -signal.SIGKILL}


@pytest.mark.parametrize(
    ("level", "failures"),
    [("crashes", {"died": 2}), ("hangs", {"hangs": 2}), ("missing", {"OptionError": 1})],
)
def test_bot_that_never_answers_is_replaced_by_a_light_one(
    level: str, failures: dict[str, int]
) -> None:
    async def use(bots: WorkerBots) -> None:
        if level == "hangs":
            # On a slow machine others take longer than this.
            bots._patience = replace(PATIENCE, answer=2.0)
        assert await bots.choose(job(level)) == light(job(level))
        bots._patience = PATIENCE
        # The next bot is none the worse for it.
        assert await bots.choose(job("last")) == last(job("last"))

    metrics = with_bots(use)
    assert metrics.bot_failures.counts == failures
    assert metrics.stand_ins.counts == {"broken": 1}


def test_workers_that_never_start_are_not_tried_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.executable", "/nowhere/python")

    async def use(bots: WorkerBots) -> None:
        for seed in range(8):
            assert await bots.choose(job(seed=seed)) == light(job(seed=seed))

    metrics = with_bots(use)
    assert metrics.bot_failures.counts.total() < 8
    assert metrics.stand_ins.counts == {"broken": 8}


def test_answer_that_nobody_wants_any_more_is_dropped() -> None:
    async def use(bots: WorkerBots) -> None:
        unwanted = [asyncio.create_task(bots.choose(job("random", seed=s))) for s in range(5)]
        await asyncio.sleep(0)
        for task in unwanted:
            task.cancel()
        wanted = job("last", seed=9)
        assert await bots.choose(wanted) == last(wanted)
        await asyncio.wait(unwanted)
        assert all(task.cancelled() for task in unwanted)

    text = with_bots(use).text()
    # At most the first of them had gone to a process before it was too late.
    thought = re.findall(r"tusch_bot_think_seconds_count\S+ ([0-9]+)", text)
    assert sum(map(int, thought)) <= 2


@pytest.mark.parametrize("workers", [1, 2])
def test_there_are_never_more_processes_than_workers(workers: int) -> None:
    async def use(bots: WorkerBots) -> None:
        assert not thinking()
        await bots.choose(job())
        await bots.choose(job())
        assert len(thinking()) == 1
        asked = [job("last", seed=seed) for seed in range(20)]
        answers = await asyncio.gather(*(bots.choose(each) for each in asked))
        assert answers == [last(each) for each in asked]
        assert len(thinking()) == workers

    with_bots(use, workers)


def test_question_that_has_waited_for_long_is_answered_by_a_light_bot_and_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def use(bots: WorkerBots) -> None:
        for _ in range(3):
            assert await bots.choose(job("last")) == light(job("last"))

    metrics = with_bots(use, queued=0.0)
    assert metrics.stand_ins.counts == {"busy": 3}
    # Once a minute, however often.
    assert [record.message for record in caplog.records] == ["light bots answer for others"]


def test_quick_bots_do_not_wait_behind_slow_ones() -> None:
    order: list[str] = []

    async def use(bots: WorkerBots) -> None:
        async def ask(table: int, level: str) -> None:
            await bots.choose(replace(job(level), asker=Asker("home", str(table))))
            order.append(level)

        await bots.choose(job())
        levels = ["last", "last", "last", "random", "steady"]
        await asyncio.gather(*(ask(*each) for each in enumerate(levels)))

    with_bots(use)
    assert order == ["random", "steady", "last", "last", "last"]


@pytest.mark.faults
def test_many_tables_of_one_address_push_nobody_below_the_level() -> None:
    asked = job("ponders")

    async def use(bots: WorkerBots) -> None:
        await bots.choose(asked)
        done = asyncio.Event()

        async def play(asker: Asker) -> list[Choice]:
            choices = []
            while not done.is_set():
                choices.append(await bots.choose(replace(asked, asker=asker)))
            return choices

        crowd = [asyncio.create_task(play(Asker("crowd", str(table)))) for table in range(40)]
        guest = replace(asked, asker=Asker("guest", "1"))
        for _ in range(8):
            assert await bots.choose(guest) == last(asked)
        done.set()
        played = [choice for choices in await asyncio.gather(*crowd) for choice in choices]
        assert {choice.below_level for choice in played} == {True, False}
        assert {choice for choice in played if choice.below_level} == {light(asked)}

    metrics = with_bots(use, queued=1.0)
    assert metrics.stand_ins.counts["busy"]


def test_bot_whose_search_is_not_compiled_says_that_it_plays_below_its_level(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = job(searching())
    monkeypatch.setattr(compilation, "ready", lambda _: False)
    assert answer(asked).below_level
    assert not answer(job("steady", "figaro")).below_level


def test_whoever_waits_at_the_end_is_let_go() -> None:
    async def use(bots: WorkerBots) -> None:
        waiting = [asyncio.create_task(bots.choose(job("hangs"))) for _ in range(3)]
        await until("a worker", lambda: bool(thinking()))
        await bots.close()
        for task in waiting[1:]:
            with pytest.raises(asyncio.CancelledError):
                await task

    with_bots(use)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are not seen here")
def test_killed_server_takes_its_thinking_workers_with_it(tmp_path: Path) -> None:
    bots = ("--bot", "hangs=strange:Hangs")
    with Server(tmp_path / "db", *bots, cwd=tmp_path) as server:
        cookie = server.session()
        seats = [{"type": "bot", "level": "hangs"}] * 2
        code = server.create(cookie, seats=seats, name="Ann", pace=0, spectators=1)
        with server.device(cookie) as device:
            begin(device, code)
            while hear(device).get("tell") != "moved":
                pass
            wait_until("a worker", lambda: bool(server.children()))
            workers = server.children()
            os.kill(server.process.pid, signal.SIGKILL)
            wait_until_gone(*workers)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are not seen here")
def test_thinking_worker_ends_at_the_end_of_its_input(caplog: pytest.LogCaptureFixture) -> None:
    """Not every system has the signal that Linux sends."""

    async def use(bots: WorkerBots) -> None:
        waiting = asyncio.create_task(bots.choose(job("hangs")))
        await until("a bot that hangs", Path("hanging").exists)
        (found,) = thinking()
        await bots.close()
        assert not alive(found)
        waiting.cancel()

    with_bots(use)
    assert "does not end" not in caplog.text


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are not seen here")
def test_cold_kernel_keeps_nobody_waiting_and_no_numba_in_the_server(tmp_path: Path) -> None:
    with Server(tmp_path / "db", XDG_CACHE_HOME=str(tmp_path / "cache")) as server:
        server.play_bots(searching(), searching())
        assert "llvmlite" not in Path(f"/proc/{server.process.pid}/maps").read_text()
        started = server.children()
        assert len(started) == 2, "a worker, and the compiler"
        code, out, error = server.end()
        assert (code, out) == (0, "Stopped.\n")
        assert "kernel compiles" in error
        assert "kernel compiled" not in error
        wait_until_gone(*started)


def test_level_that_the_host_no_longer_has_is_played_by_a_light_bot() -> None:
    async def use(bots: WorkerBots) -> None:
        assert await bots.choose(job("gone")) == light(job("gone"))

    with_bots(use)


def test_light_bot_answers_for_every_level() -> None:
    action = think(replace(job(), level="greedy"))
    assert light(job("master")) == light(job("a custom one")) == Choice(action, below_level=True)
    # Those have nothing that it does not have, and cannot play below their level by it.
    assert light(job("novice")) == light(job("greedy")) == Choice(action)
