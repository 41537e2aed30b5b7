"""Children end with their parent, however it ends."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.processes.support.seen import wait_until_gone
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
while True: pass
"""
"""Starts a child, and tells who it is when it is there."""
HANGING = "\nprint('here', flush=True)\nwhile True: pass"
TIED = "import sys; from tusch.processes import inside; inside.tie(sys.argv[1])" + HANGING
BY_INPUT = "from tusch.processes import inside; inside.end_with_input()" + HANGING
THINKING = """
import os
from tusch.processes import inside
print("here", flush=True)
def think(question):
    while True: pass
inside.take_pipes().serve_until_alone(think)
"""
SEEING_OFF = """
import signal, sys
from pathlib import Path
from tusch.processes import inside
from tusch.processes.signals import ENDING, heed
inside.tie(sys.argv[1], by=signal.SIGTERM)
heed(signal.default_int_handler, *ENDING)
try:
    print("here", flush=True)
    while True: pass
except KeyboardInterrupt:
    Path("seen-off").touch()
"""

pytestmark = pytest.mark.skipif(
    not Path("/proc/self/task").exists(), reason="processes are not seen here"
)


def child_of_a_killed_parent(text: str, folder: Path) -> int:
    """Start a parent with a child, kill the parent, and return who the child was."""
    command = [sys.executable, "-c", PARENT, text]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=folder) as parent:
        assert parent.stdout
        child = int(parent.stdout.readline())
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
