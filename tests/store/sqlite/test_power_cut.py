"""The power goes: whatever the disk still holds, nothing that was acknowledged is lost."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from tests.store.support.cut_writer import TABLES
from tests.store.support.disk import Call, Disk, calls
from tests.support.scale import soaked
from tusch.store.sqlite.database import Database

ROOT = Path(__file__).parents[3]
SOURCE = Path(__file__).parents[1] / "support" / "disk.c"
CUTS = soaked(60, 1_000)
APPENDS = 250

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="calls are noted by LD_PRELOAD")


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The library that notes what a process does to its files."""
    if not shutil.which("gcc"):
        pytest.fail("needs a C compiler: apt-get install gcc")
    built = tmp_path_factory.mktemp("disk") / "disk.so"
    command = ["gcc", "-shared", "-fPIC", "-O1", "-o", str(built), str(SOURCE), "-ldl"]
    subprocess.run(command, check=True)
    return built


def seen(library: Path, folder: Path, synchronous: str) -> list[Call]:
    """Let a process fill a store, and return every call that it made."""
    log = folder / "calls"
    files = folder / "files"
    files.mkdir()
    writer = [sys.executable, "-m", "tests.store.support.cut_writer"]
    watched = {"LD_PRELOAD": str(library), "DISK_FILES": str(files), "DISK_LOG": str(log)}
    subprocess.run(
        [*writer, str(files / "db"), str(APPENDS), synchronous],
        cwd=ROOT,
        env={**os.environ, **watched},
        check=True,
    )
    return list(calls(log))


def lost(made: list[Call], cuts: int) -> int:
    """Cut the power at many moments; return how often something acknowledged was lost."""
    rng = Random(cuts)
    notes = [number for number, call in enumerate(made) if call.path.endswith(".acknowledged")]
    # Half of the cuts come right after something was acknowledged: that is when it hurts.
    moments = [rng.randrange(notes[0], len(made)) for _ in range(cuts - cuts // 2)]
    moments += [rng.choice(notes) + 1 for _ in range(cuts // 2)]
    disk, told, times, done = Disk(), {}, 0, 0
    for moment in sorted(moments):
        for call in made[done:moment]:
            if call.path.endswith(".acknowledged"):
                table, number = call.content.split()
                told[int(table)] = int(number)
            elif not call.path.endswith(".lock"):
                disk.do(call)
        done = moment
        with TemporaryDirectory() as folder:
            disk.cut(Path(folder), rng)
            times += not kept(Path(folder) / "db", told)
    return times


def kept(path: Path, told: dict[int, int]) -> bool:
    """Whether all that was acknowledged is there, after a start like any other."""
    database = Database(path)
    whole = True
    for table in range(TABLES):
        rows = database.events(f"t{table}")
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        for row in rows:
            assert row.body.startswith(f"{table} {row.seq - 1} ")
        whole = whole and len(rows) >= told.get(table, 0)
    assert database.connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    database.close()
    return whole


def test_a_power_cut_loses_nothing_that_was_acknowledged(library: Path, tmp_path: Path) -> None:
    made = seen(library, tmp_path, "FULL")
    # The log was brought into the file more than once meanwhile.
    checkpoints = [call for call in made if call.kind == "s" and call.path.endswith("db")]
    assert len(checkpoints) > 2
    assert lost(made, CUTS) == 0


def test_the_same_cuts_find_out_a_store_that_does_not_wait_for_the_disk(
    library: Path, tmp_path: Path
) -> None:
    assert lost(seen(library, tmp_path, "NORMAL"), CUTS) > CUTS // 4
