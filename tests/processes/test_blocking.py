"""Children that a thread waits for: what they answer, and how they end."""

import gc
from pathlib import Path
from subprocess import Popen
from typing import Any

import pytest
from msgspec.structs import replace

from tests.processes.support.programs import DEAF, ECHO, FRAMES, PARENT, RUDE, python
from tests.processes.support.seen import alive, buried, wait_until_gone
from tests.support.waiting import wait_until
from tusch.processes.blocking import Child, end
from tusch.processes.command import Command, module, run
from tusch.processes.framing import frame, lines, read_frame
from tusch.processes.patience import BrokenError, Patience, Way

PATIENCE = Patience(grace=20.0)
SHORT = Patience(grace=0.1, asks=1)
"""Not long enough for those who do not end by themselves."""

pytestmark = pytest.mark.skipif(
    not Path("/proc/self/task").exists(), reason="processes are not seen here"
)


def started(text: str, patience: Patience = PATIENCE) -> Child:
    child = Child(python(text, errors=None), patience, read=lines(80))
    child.start()
    return child


def process(child: Child) -> "Popen[bytes]":
    assert child.process
    return child.process


def test_lines_are_answered_by_lines() -> None:
    child = started(ECHO)
    for word in (b"one\n", b"two\n"):
        child.ask(word)
        assert child.answer() == word
    child.end()


def test_frames_are_answered_by_frames() -> None:
    child = Child(python(FRAMES, errors=None), PATIENCE, read=read_frame)
    child.start()
    for body in (b"one", b"\n", b"x" * 500_000):
        child.ask(frame(body))
        assert child.answer() == body
    child.end()


def test_answers_can_be_delivered_to_somebody_else() -> None:
    heard: list[bytes | None] = []
    child = Child(python(ECHO, errors=None), PATIENCE, read=lines(80), deliver=heard.append)
    child.start()
    child.ask(b"one\n")
    child.end()
    wait_until("the end", lambda: None in heard)
    assert heard == [b"one\n", None]


def test_child_that_hangs_is_given_up_after_its_patience() -> None:
    child = started("import time; time.sleep(1000)", replace(SHORT, answer=0.1))
    with pytest.raises(BrokenError, match="hangs"):
        child.answer()
    assert alive(process(child).pid)
    child.end()


def test_child_that_ends_has_died() -> None:
    child = started("raise SystemExit(3)")
    with pytest.raises(BrokenError, match="died"):
        child.answer()
    assert child.wait() == 3
    child.end()


@pytest.mark.parametrize("tied", [False, True])
def test_child_that_cannot_start_says_why(tied: bool) -> None:
    child = Child(Command(words=("/nowhere/program",), tied=tied), PATIENCE)
    with pytest.raises(FileNotFoundError, match="/nowhere/program"):
        child.start()
    child.end()


@pytest.mark.parametrize("read", [None, lines(80)])
def test_end_of_its_input_ends_a_child(read: Any) -> None:
    child = Child(python("import sys; sys.stdin.read()", errors=None), PATIENCE, read=read)
    child.start()
    child.end()
    assert process(child).returncode == 0


@pytest.mark.parametrize(
    ("text", "patience", "code"),
    [
        pytest.param(DEAF, SHORT, -15, marks=pytest.mark.faults),
        (DEAF, replace(SHORT, asks=0), -9),
        (RUDE, SHORT, -9),
        (RUDE, replace(SHORT, asks=2), -9),
    ],
)
def test_child_that_does_not_want_to_end_is_ended_and_buried(
    text: str, patience: Patience, code: int
) -> None:
    child = started(text, patience)
    child.answer()
    child.end()
    assert process(child).returncode == code
    assert buried(process(child).pid)


def test_children_of_a_child_that_is_killed_end_with_it() -> None:
    child = started(PARENT, SHORT)
    grandchild = int(child.answer())
    assert alive(grandchild)
    child.end()
    wait_until_gone(grandchild)


@pytest.mark.faults
def test_children_are_ended_together() -> None:
    children = [started(text, SHORT) for text in (ECHO, DEAF, RUDE)]
    for child in children[1:]:
        child.answer()
    end(children, replace(SHORT, grace=2.0))
    assert [process(child).returncode for child in children] == [0, -15, -9]


def test_what_is_ended_at_once_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Way] = []
    child = started(ECHO, SHORT)
    monkeypatch.setattr(child, "tell", told.append)
    child.end(at_once=True)
    child.wait()
    assert told == ["ask", "kill"]


def test_interruption_hastens_the_end_and_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    child = started(RUDE, replace(PATIENCE, grace=1000.0, asks=1))
    child.answer()
    wait = child.wait
    ways: list[Way] = []

    def interrupted(seconds: float | None = None) -> int | None:
        if seconds:
            raise KeyboardInterrupt
        return wait(seconds)

    tell = child.tell

    def noted(way: Way) -> None:
        ways.append(way)
        tell(way)

    monkeypatch.setattr(child, "tell", noted)
    monkeypatch.setattr(child, "wait", interrupted)
    with pytest.raises(KeyboardInterrupt):
        child.end()
    assert ways == ["wait", "ask", "kill"]
    assert process(child).returncode == -9


def test_forgotten_child_does_not_stay_behind() -> None:
    child = started(RUDE)
    child.answer()
    left = process(child)
    del child
    gc.collect()
    assert left.returncode == -9
    assert buried(left.pid)


def test_child_is_in_a_session_of_its_own_if_it_is_apart() -> None:
    text = "import os; print(os.getsid(0) == os.getpid(), flush=True)"
    for apart, said in ((True, b"True\n"), (False, b"False\n")):
        child = Child(replace(python(text), apart=apart, errors=None), PATIENCE, read=lines(80))
        child.start()
        assert child.answer() == said
        child.end()


def test_what_runs_to_its_end_tells_its_code_and_its_complaint() -> None:
    words = python("import sys; print('no'); sys.exit('oh')").words
    assert run(*words) == (1, "oh")
    code, said = run(*module("tusch.nowhere"))
    assert code
    assert "No module named" in said
