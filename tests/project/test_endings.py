"""A test that hangs or dies is named once, and the others still run; a long report is cut."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PASSES = "def test_{}(): pass\n"
HANGS = "import time\ndef test_hangs(): time.sleep(60)\n"
DIES = "import os, signal\ndef test_dies(): os.kill(os.getpid(), signal.SIGKILL)\n"
HANGS_LATER = """
import time, pytest
@pytest.fixture
def ends_late():
    yield
    time.sleep(60)
def test_fails_and_hangs(ends_late): assert False
"""
CHATTERS = """
import sys
def test_chatters():
    for number in range(100_000):
        print("out", number)
        print("err", number, file=sys.stderr)
    print("x" * 1_000_000)
    assert False, "\\n".join(f"line {number}" for number in range(100_000))
"""


DIES_FIRST = """
import os, signal, time
from pathlib import Path
dead, collecting, others = Path("dead"), Path("collecting"), Path("others")
if dead.exists():
    collecting.touch()
    ends = time.monotonic() + 60
    while not others.exists() and time.monotonic() < ends: time.sleep(0.01)
    time.sleep(1)
def test_dies():
    dead.touch()
    os.kill(os.getpid(), signal.SIGKILL)
"""
DIES_WHILE_A_WORKER_IS_REPLACED = """
import os, signal, time
from pathlib import Path
def test_dies():
    ends = time.monotonic() + 60
    while not Path("collecting").exists() and time.monotonic() < ends: time.sleep(0.01)
    Path("others").touch()
    os.kill(os.getpid(), signal.SIGKILL)
"""


def run(folder: Path, text: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the tests of one file with our settings, in two processes."""
    (folder / "test_it.py").write_text(text)
    return run_all(folder, *arguments)


def run_all(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the tests of a folder with our settings, in two processes."""
    command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml")]
    command += ["--rootdir", str(folder), "-p", "tests.conftest", "-p", "no:cacheprovider"]
    return subprocess.run(
        [*command, "-n", "2", *arguments, "."],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("dist", ["worksteal", "loadfile"])
def test_tests_that_hang_or_die_are_named_once_and_the_others_run(
    dist: str, tmp_path: Path
) -> None:
    text = "".join((PASSES.format("first"), HANGS, PASSES.format("next"), DIES))
    limit = "faulthandler_timeout=5"
    ended = run(tmp_path, text + PASSES.format("last"), "--dist", dist, "-o", limit)
    assert ended.returncode == 1, ended.stdout + ended.stderr
    failed = sorted(re.findall(r"^FAILED (\S+) - worker", ended.stdout, re.MULTILINE))
    assert failed == ["test_it.py::test_dies", "test_it.py::test_hangs"], ended.stdout
    assert "2 failed, 3 passed" in ended.stdout
    assert "Timeout (0:00:05)!" in ended.stderr
    assert re.search(r"test_it\.py\", line \d+ in test_hangs", ended.stderr)


def test_a_test_that_kills_its_worker_while_another_is_replaced_is_named_too(
    tmp_path: Path,
) -> None:
    more = "".join(PASSES.format(name) for name in ("next", "last"))
    (tmp_path / "test_first.py").write_text(DIES_FIRST + more)
    (tmp_path / "test_second.py").write_text(DIES_WHILE_A_WORKER_IS_REPLACED + more)
    ended = run_all(tmp_path, "--dist", "loadfile", "-o", "faulthandler_timeout=60")
    failed = sorted(re.findall(r"^FAILED (\S+) - worker", ended.stdout, re.MULTILINE))
    assert failed == ["test_first.py::test_dies", "test_second.py::test_dies"], ended.stdout
    assert "2 failed, 4 passed" in ended.stdout


def test_a_test_that_fails_may_not_hang_at_its_end(tmp_path: Path) -> None:
    ended = run(tmp_path, HANGS_LATER, "--dist", "loadfile", "-o", "faulthandler_timeout=5")
    assert ended.returncode == 1
    assert "crashed while running 'test_it.py::test_fails_and_hangs'" in ended.stdout
    assert "in ends_late" in ended.stderr


def test_nobody_waits_for_ever_unless_asked_to(pytestconfig: pytest.Config) -> None:
    assert pytestconfig.getini("faulthandler_timeout") > 0
    assert pytestconfig.getini("faulthandler_exit_on_timeout")


@pytest.mark.parametrize("ci", ["", "true"])
def test_of_a_long_report_the_end_is_shown_and_how_much_is_missing(
    ci: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", ci)
    monkeypatch.delenv("BUILD_NUMBER", raising=False)
    ended = run(tmp_path, CHATTERS)
    assert ended.returncode == 1
    out = ended.stdout
    for missing in ("99801 lines", "99800 lines", "998000 characters"):
        assert f"[... {missing} are left out here]" in out, out[-3_000:]
    assert "FAILED test_it.py::test_chatters - AssertionError: line 0\n" in out
    assert "line 99999" in out
    assert len(re.findall("^out ", out, re.MULTILINE)) == 199
    assert len(re.findall("^err ", out, re.MULTILINE)) == 200
    assert len(out.splitlines()) < 700
