"""Children in an event loop: what they answer, and how they end."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import uvloop
from msgspec.structs import replace

from tests.processes.support.programs import DEAF, FRAMES, PARENT, RUDE, python
from tests.processes.support.seen import alive, buried, children, wait_until_gone
from tusch.processes import awaited
from tusch.processes.awaited import Child
from tusch.processes.command import PIPE, Command
from tusch.processes.patience import BrokenError, Patience

PATIENCE = Patience(answer=20.0, grace=20.0)
SHORT = Patience(answer=0.1, grace=0.1)

pytestmark = pytest.mark.skipif(
    not Path("/proc/self/task").exists(), reason="processes are not seen here"
)


def with_child(
    text: str, use: Callable[[Child], Awaitable[None]], patience: Patience = PATIENCE
) -> list[str]:
    """Use a child; return what it said about itself. Nothing is left of it."""
    said: list[str] = []

    async def session() -> int:
        child = await Child.start(python(text), patience, lambda _, text: said.append(text))
        try:
            await use(child)
        finally:
            await child.kill()
        return child.pid

    assert buried(asyncio.run(session()))
    return said


def test_frames_are_answered_by_frames() -> None:
    async def use(child: Child) -> None:
        for body in (b"one", b"", b"x" * 500_000):
            assert await child.ask(body) == body

    with_child(FRAMES, use)


def test_child_that_hangs_is_given_up_after_its_patience() -> None:
    async def use(child: Child) -> None:
        with pytest.raises(BrokenError, match="hangs"):
            await child.ask(b"hang")
        assert alive(child.pid)

    with_child(FRAMES, use, SHORT)


def test_child_that_ends_has_died() -> None:
    async def use(child: Child) -> None:
        with pytest.raises(BrokenError, match="died"):
            await child.ask(b"die")

    with_child(FRAMES, use)


def test_child_that_is_known_to_be_gone_has_died_in_the_loop_of_a_server_too() -> None:
    async def session() -> None:
        child = await Child.start(python("pass"), PATIENCE, lambda *_: None)
        while child.code is None:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        for _ in range(3):
            with pytest.raises(BrokenError, match="died"):
                await child.ask(b"anything")
        await child.kill()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(session())


def test_answer_without_end_is_not_read() -> None:
    async def use(child: Child) -> None:
        with pytest.raises(BrokenError, match="died"):
            await child.ask(b"question")

    with_child("import os; os.write(1, b'\\xff' * 100)", use)


def test_child_that_cannot_start_says_why() -> None:
    async def start() -> None:
        command = Command(words=("/nowhere/program",), errors=PIPE)
        with pytest.raises(BrokenError, match="not started: No such file"):
            await Child.start(command, PATIENCE, lambda _, text: None)

    asyncio.run(start())


def test_what_a_bot_prints_is_no_answer() -> None:
    async def use(child: Child) -> None:
        assert await child.ask(b"print") == b"print"

    assert with_child(FRAMES, use) == ["hello"]


def test_each_complaint_is_told_once_and_in_short() -> None:
    async def use(child: Child) -> None:
        for _ in range(3):
            await child.ask(b"complain")

    assert with_child(FRAMES, use) == ["oh", "x" * (awaited.LONGEST_SAID - 1)]


def test_complaints_have_an_end() -> None:
    async def use(child: Child) -> None:
        await child.end()

    text = "import sys\nfor line in range(1000): print(line, file=sys.stderr)"
    assert len(with_child(text, use)) == awaited.MOST_SAID


def test_end_of_its_input_ends_a_child() -> None:
    async def use(child: Child) -> None:
        assert await child.ask(b"one") == b"one"
        assert await child.end()
        assert child.code == 0

    with_child(FRAMES, use)


@pytest.mark.parametrize(
    ("text", "asks", "code"),
    [
        (DEAF, 0, -9),
        pytest.param(DEAF, 1, -15, marks=pytest.mark.faults),
        (RUDE, 1, -9),
        (RUDE, 0, -9),
    ],
)
def test_child_that_does_not_want_to_end_is_ended(text: str, asks: int, code: int) -> None:
    async def use(child: Child) -> None:
        await child._process.stdout.readline()  # type: ignore[union-attr]
        assert not await child.end()
        assert child.code == code

    with_child(text, use, replace(SHORT, asks=asks))


def test_children_of_a_child_that_is_killed_end_with_it() -> None:
    found = []

    async def use(child: Child) -> None:
        found.append(int(await child._process.stdout.readline()))  # type: ignore[union-attr]
        assert alive(found[0])

    with_child(PARENT, use)
    wait_until_gone(*found)


def test_whoever_is_cancelled_in_the_middle_of_a_question_can_still_end_the_child() -> None:
    async def use(child: Child) -> None:
        asking = asyncio.create_task(child.ask(b"hang"))
        await asyncio.sleep(0.1)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        assert not await child.end()

    with_child(FRAMES, use, replace(PATIENCE, grace=0.1))
    assert not children("serve(answer)")
