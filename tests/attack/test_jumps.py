"""The clock of the machine jumps, or nobody knows: no table is deleted before its time."""

import asyncio
from pathlib import Path

import pytest

from tests.cli.support.program import tusch
from tests.cli.support.running import Server
from tests.server.support.memory import MemoryStore
from tests.server.support.parlour import Parlour, in_parlour, keeping_house
from tests.support import asking
from tests.support.ports import free_port
from tusch.cli import main
from tusch.server.lobby.clock import DAY, HOLD
from tusch.server.observe.log import LOG, NOTICE
from tusch.server.observe.metrics import Metrics
from tusch.server.table.live.services import wall_clock
from tusch.store import Append, Clock, Listing
from tusch.store.sqlite.database import Database
from tusch.store.sqlite.schema import MIGRATIONS

KEEP = 365
HOUR = 3600.0
"""Seconds."""
LONG = 400 * DAY
"""A jump that makes every table too old."""


async def left(parlour: Parlour) -> int:
    """How many tables there are."""
    return len(await parlour.store.listings())


@pytest.mark.parametrize("days", [400, -400, 2, -2])
def test_a_jump_while_the_server_runs_deletes_nothing_for_a_week(
    days: int, caplog: pytest.LogCaptureFixture
) -> None:
    async def use(parlour: Parlour) -> None:
        metrics = Metrics()
        async with keeping_house(parlour, KEEP, metrics):
            await parlour.make()
            await asyncio.sleep(3 * HOUR)
            parlour.clocks.ahead += days * DAY
            await asyncio.sleep(HOUR)
            way = "forward" if days > 0 else "back"
            assert f'tusch_clock_jumps_total{{way="{way}"}} 1' in metrics.text()
            assert metrics.hold.look()["clock"] == HOLD // 1000
            await asyncio.sleep(HOLD / 1000 - 2 * HOUR)
            assert await left(parlour) == 1
            await asyncio.sleep(3 * HOUR)
            assert metrics.hold.look()["clock"] == 0
            assert await left(parlour) == (0 if days == 400 else 1)

    in_parlour(use)
    assert "clock jumped" in caplog.text


def test_a_jump_that_is_taken_back_deletes_nothing() -> None:
    async def use(parlour: Parlour) -> None:
        async with keeping_house(parlour, KEEP):
            await parlour.make()
            for ahead in (LONG, 0):
                parlour.clocks.ahead = ahead
                await asyncio.sleep(3 * HOUR)
            await asyncio.sleep(2 * HOLD / 1000)
            assert await left(parlour) == 1

    in_parlour(use)


def test_a_machine_that_slept_for_long_is_believed() -> None:
    async def use(parlour: Parlour) -> None:
        metrics = Metrics()
        async with keeping_house(parlour, KEEP, metrics):
            await parlour.make()
            await asyncio.sleep(2 * HOUR)
            parlour.clocks.slept += LONG
            await asyncio.sleep(2 * HOUR)
            assert await left(parlour) == 0
            assert metrics.hold.look()["clock"] == 0
            assert "tusch_clock_jumps_total{" not in metrics.text()

    in_parlour(use)


@pytest.mark.parametrize("boots", [False, True])
@pytest.mark.parametrize("days", [400, -400])
def test_a_jump_while_the_server_is_down_deletes_nothing_for_a_week(
    days: int, boots: bool, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(NOTICE, LOG.name)

    async def use(parlour: Parlour) -> None:
        async with keeping_house(parlour, KEEP):
            await parlour.make()
            await asyncio.sleep(HOUR)
        parlour.clocks.ahead += days * DAY
        if boots:
            parlour.clocks.boot()
        async with keeping_house(parlour, KEEP):
            await asyncio.sleep(HOLD / 1000 - HOUR)
            assert await left(parlour) == 1

    in_parlour(use)
    assert "long pause, or clock jumped" in caplog.text


def test_a_server_that_was_down_for_long_on_a_machine_that_ran_is_believed() -> None:
    async def use(parlour: Parlour) -> None:
        async with keeping_house(parlour, KEEP):
            await parlour.make()
            await asyncio.sleep(HOUR)
        parlour.clocks.slept += LONG
        async with keeping_house(parlour, KEEP):
            await asyncio.sleep(2 * HOUR)
            assert await left(parlour) == 0

    in_parlour(use)


def test_the_hold_outlives_restarts_and_counts_running_time_alone() -> None:
    async def use(parlour: Parlour) -> None:
        async with keeping_house(parlour, KEEP):
            await parlour.make()
            await asyncio.sleep(HOUR)
            parlour.clocks.ahead += LONG
        for _ in range(6):
            async with keeping_house(parlour, KEEP):
                await asyncio.sleep(24 * HOUR)
            parlour.clocks.slept += 20 * 3600 * 1000
            parlour.clocks.boot()
        assert await left(parlour) == 1
        async with keeping_house(parlour, KEEP):
            await asyncio.sleep(26 * HOUR)
            assert await left(parlour) == 0

    in_parlour(use)


def test_nothing_is_deleted_in_the_first_hour() -> None:
    async def use(parlour: Parlour) -> None:
        await parlour.make()
        parlour.clocks.slept += LONG
        for _ in range(5):
            async with keeping_house(parlour, KEEP):
                await asyncio.sleep(HOUR - 1)
                assert await left(parlour) == 1
        async with keeping_house(parlour, KEEP):
            await asyncio.sleep(HOUR + 1)
            assert await left(parlour) == 0

    in_parlour(use)


def test_the_host_lifts_the_hold_also_while_the_server_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    trust = ["trust-clock", "--data", str(tmp_path / "db"), "--lang", "en"]

    async def use(parlour: Parlour) -> None:
        async with keeping_house(parlour, KEEP):
            await parlour.make()
            parlour.clocks.ahead += LONG
            await asyncio.sleep(2 * HOUR)
            assert await left(parlour) == 1
            assert main(trust) == 0
            assert "7 more days" in capsys.readouterr().out
            await asyncio.sleep(HOUR + 60)
            assert await left(parlour) == 0
            # Also before the server has looked.
            await parlour.make()
            parlour.clocks.ahead += LONG
            assert main(trust) == 0
            assert "nothing was being held back" in capsys.readouterr().out
            await asyncio.sleep(HOUR + 60)
            assert await left(parlour) == 0
            # The next jump is another one.
            await parlour.make()
            parlour.clocks.ahead += LONG
            await asyncio.sleep(2 * HOUR)
            assert await left(parlour) == 1

    in_parlour(use, store=MemoryStore(Database(tmp_path / "db")))


def test_only_a_file_of_this_version_can_be_trusted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Database(tmp_path / "db", migrations=MIGRATIONS[:2]).close()
    for name, said in (("db", "start the server once"), ("none", "There is no file")):
        assert main(["trust-clock", "--data", str(tmp_path / name), "--lang", "en"]) == 2
        assert said in capsys.readouterr().err


def test_a_real_server_is_held_after_a_long_pause_and_freed_by_its_host(tmp_path: Path) -> None:
    path, port = tmp_path / "db", free_port()
    database = Database(path)
    ago = wall_clock() - LONG
    listing = Listing("t", "OLDOLD", False, "waiting", ago)
    database.append(Append("t", 0, None, ago, ("{}",), listing))
    database.clock(lambda _: Clock(ago, 1000, "another start of the machine"))
    database.close()
    with Server(path, "--metrics-port", str(port)) as server:

        def metric(line: str) -> bool:
            return line in asking.get(f"http://127.0.0.1:{port}/metrics").text.splitlines()

        assert metric(f'tusch_deletion_hold_seconds{{reason="clock"}} {HOLD // 1000}')
        assert metric('tusch_clock_jumps_total{way="forward"} 1')
        said = tusch("trust-clock", "--data", str(path))
        assert said.returncode == 0
        assert "7 more days" in said.stdout
        assert "nothing was being held back" in tusch("trust-clock", "--data", str(path)).stdout
        _, _, log = server.end()
    assert "NOTICE long pause, or clock jumped" in log
    assert "NOTICE clock is believed again" in log
    database = Database(path)
    assert database.find("OLDOLD") is not None
    database.close()
