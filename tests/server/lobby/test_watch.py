"""The watch over the store, on a virtual clock: when a host hears of trouble, and of its end."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.server.support.virtual import run
from tusch.server.lobby.watch import AGAIN, MINUTE, StoreWatch
from tusch.server.observe.log import TextFormatter
from tusch.store import StoreError
from tusch.store.errors import StoreConflictError


class Disk:
    """A store that may be full."""

    def __init__(self, file: Path) -> None:
        self.full = False
        self.tries = 0
        self._last: StoreError | None = None
        self._file = file

    async def check(self) -> None:
        if self._last:
            raise self._last

    async def write(self) -> None:
        self.tries += 1
        self._last = StoreError("store-full", file=str(self._file)) if self.full else None
        await self.check()


@asynccontextmanager
async def watched(disk: Disk) -> AsyncIterator[StoreWatch]:
    watch = StoreWatch()
    task = asyncio.create_task(watch.keep(disk.check, disk.write))
    yield watch
    task.cancel()


async def fail(disk: Disk, watch: StoreWatch) -> None:
    """A move that cannot be written."""
    disk.full = True
    with pytest.raises(StoreError):
        await disk.write()
    watch.measured("full")
    await asyncio.sleep(0.01)


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    said = [TextFormatter().format(record) for record in caplog.records]
    return [line[line.index("store ") :] for line in said]


@pytest.fixture(autouse=True)
def _heard(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "tusch.server")


def test_a_full_disk_is_told_at_once_with_the_file_and_the_room(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def use() -> None:
        disk = Disk(tmp_path / "db")
        async with watched(disk) as watch:
            await fail(disk, watch)
            assert watch.troubled

    run(use())
    [line] = lines(caplog)
    assert line.startswith(f"store in trouble why=store-full data={tmp_path / 'db'} free_mb=")


def test_trouble_is_told_once_a_minute_and_its_end_within_seconds(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def use() -> None:
        disk = Disk(tmp_path / "db")
        async with watched(disk) as watch:
            await fail(disk, watch)
            await asyncio.sleep(3 * MINUTE - AGAIN)
            assert len(caplog.records) == 3
            disk.full = False
            await asyncio.sleep(AGAIN + 1)
            assert not watch.troubled
            tried = disk.tries
            await asyncio.sleep(10 * MINUTE)
            assert disk.tries == tried

    run(use())
    *trouble, well = lines(caplog)
    assert all(line.startswith("store in trouble") for line in trouble)
    assert well.startswith("store well again seconds=")


def test_trouble_that_comes_and_goes_does_not_fill_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def use() -> None:
        disk = Disk(tmp_path / "db")
        async with watched(disk) as watch:
            for _ in range(100):
                await fail(disk, watch)
                disk.full = False
                await asyncio.sleep(AGAIN + 1)

    run(use())
    assert len(caplog.records) <= 2 * (100 * (AGAIN + 1) / MINUTE + 1)


def test_what_is_wrong_with_one_change_is_no_trouble(caplog: pytest.LogCaptureFixture) -> None:
    async def use() -> None:
        watch = StoreWatch()
        watch.trouble(StoreConflictError("store-conflict"))
        assert not watch.troubled

    run(use())
    assert lines(caplog) == []
