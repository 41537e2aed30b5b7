"""Children end with their parent, however it ends."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.processes.support.seen import wait_until_gone
from tests.support.waiting import LONG
from tusch.processes.command import module
from tusch.processes.inside import ALONE

PARENT = """
import os, sys
from tusch.processes.blocking import Child
from tusch.processes.command import Command
from tusch.processes.framing import lines
from tusch.processes.patience import Patience
words = (sys.executable, "-c", sys.argv[1], str(os.getpid()))
child = Child(Command(words=words, tied=True), Patience(grace=1.0), read=lines(80))
child.start()
assert child.answer() == b"here\\n"
child.ask(b"\\0\\0\\0\\1x")
print(child.process.pid, flush=True)
sys.stdin.read()
"""
"""Starts a child, and tells who it is when it is there."""
BUSY = f"""
import time
def be_busy():
    while time.process_time() < {LONG}: pass
"""
"""Work without a pause, which ends when nobody waits for its end any more."""
HANGING = f"{BUSY}\nprint('here', flush=True)\nbe_busy()"
TIED = "import sys; from tusch.processes import inside; inside.tie(sys.argv[1])" + HANGING
BY_INPUT = "from tusch.processes import inside; inside.end_with_input()" + HANGING
THINKING = f"""{BUSY}
import os
from tusch.processes import inside
print("here", flush=True)
def think(question): be_busy()
inside.take_pipes().serve_until_alone(think)
"""
SEEING_OFF = f"""{BUSY}
import signal, sys
from pathlib import Path
from tusch.processes import inside
from tusch.processes.signals import ENDING, heed
inside.tie(sys.argv[1], by=signal.SIGTERM)
heed(signal.default_int_handler, *ENDING)
try:
    print("here", flush=True)
    be_busy()
except KeyboardInterrupt:
    Path("seen-off").touch()
"""

pytestmark = pytest.mark.skipif(
    not Path("/proc/self/task").exists(), reason="processes are not seen here"
)


def child_of_a_killed_parent(text: str, folder: Path) -> int:
    """Start a parent with a child, kill the parent, and return who the child was."""
    command = [sys.executable, "-c", PARENT, text]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, cwd=folder) as parent:
        try:
            assert parent.stdout
            child = int(parent.stdout.readline())
        finally:
            parent.kill()
    assert parent.returncode == -signal.SIGKILL
    return child


@pytest.mark.parametrize("text", [TIED, BY_INPUT, THINKING])
def test_child_ends_with_a_parent_that_is_killed(text: str, tmp_path: Path) -> None:
    wait_until_gone(child_of_a_killed_parent(text, tmp_path))


@pytest.mark.skipif(sys.platform != "linux", reason="there is no such signal here")
def test_child_that_asks_for_it_can_still_put_things_in_order(tmp_path: Path) -> None:
    wait_until_gone(child_of_a_killed_parent(SEEING_OFF, tmp_path))
    assert (tmp_path / "seen-off").exists()


def test_child_of_somebody_else_ends_at_once() -> None:
    text = "import sys; from tusch.processes import inside; inside.tie(sys.argv[1])"
    ended = subprocess.run([sys.executable, "-c", text, "1"], check=False)
    assert ended.returncode == ALONE


def test_module_is_told_for_whom_it_runs() -> None:
    assert str(os.getpid()) in module("tusch.arena.worker")
