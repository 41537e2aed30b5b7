"""Reports where several servers share a database: made once, and known to all."""

import asyncio
import sys

import pytest
from msgspec.structs import replace

from tests.server.lobby.support.lobbies import Node, with_two
from tusch.processes.command import PIPE, Command, module
from tusch.server.limits import LIMITS
from tusch.server.review import process, reviews
from tusch.server.review.backlog import Backlog
from tusch.server.review.errors import ManyError
from tusch.server.table.live.actor import Table
from tusch.server.wire.reviews import ReportOf

pytestmark = pytest.mark.faults

HANGS = (sys.executable, "-c", "import sys; sys.stdin.read()")
WORKS = module("tusch.server.review.worker")


def coaches(monkeypatch: pytest.MonkeyPatch, *words: tuple[str, ...]) -> None:
    """Let one process after another be another program; after these all work."""
    left = list(words)
    monkeypatch.setattr(
        process,
        "_command",
        lambda: Command(words=left.pop(0) if left else WORKS, errors=PIPE),
    )


async def finished(node: Node) -> str:
    """Play a game to its end on one server; return its code."""
    table = await node.make("Ann b")
    await node.play_out(table)
    return table.state.code


async def found(node: Node, code: str) -> Table:
    table = await node.lobby.find(code)
    assert table
    return table


async def state(node: Node, code: str) -> str:
    return (await node.reviews.state("ann", await found(node, code), 0)).state


def test_every_server_knows_what_is_waited_for_and_one_of_them_makes_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    coaches(monkeypatch, HANGS)

    async def use(one: Node, two: Node) -> None:
        await one.store.open_session("digest", "ann", 0)
        code = await finished(one)
        assert await state(two, code) == "none"
        await one.reviews.ask("ann", await found(one, code), 0)
        assert await state(two, code) == "waiting"
        # Asked again elsewhere, it is not made twice; nor when the other one starts again.
        await two.reviews.ask("ann", await found(two, code), 0)
        await two.reviews.open()
        assert not two.reviews._queue.waiting
        # When the one that was at it is gone, another one takes it up.
        await one.reviews.close()
        await one.sharing.nodes.leave()
        await two.reviews.open()
        while await state(two, code) != "done":
            await asyncio.sleep(0.02)
        assert not await two.store.notes("asked")

    with_two(use)


def test_what_nobody_wants_any_more_elsewhere_is_not_made_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    coaches(monkeypatch, HANGS)
    monkeypatch.setattr(reviews, "LIMITS", replace(LIMITS, reviews=1))

    async def use(one: Node, two: Node) -> None:
        await one.store.open_session("digest", "ann", 0)
        codes = [await finished(one) for _ in range(2)]
        await one.reviews.ask("ann", await found(one, codes[0]), 0)
        for node in (one, two):
            with pytest.raises(ManyError):
                await node.reviews.ask("ann", await found(node, codes[-1]), 0)
            # Nor does the coach look at more games of hers, here or there.
            backlog = Backlog(node.reviews, node.lobby)
            assert await backlog.fitting("ann") == []
            assert (await backlog.state("ann")).asked == (ReportOf(code=codes[0], seat=0),)
        await two.reviews.drop("ann", await found(two, codes[0]), 0)
        assert await state(two, codes[0]) == "none"
        await one.reviews.open()
        assert await state(one, codes[0]) == "none"
        assert len(await Backlog(two.reviews, two.lobby).fitting("ann")) == 1

    with_two(use)
