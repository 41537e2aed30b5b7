"""What devices have in common, whoever's tables they are at: what counts, and how."""

import asyncio
import time
from collections import Counter, deque
from collections.abc import Awaitable
from typing import Any, Self, TypeVar

from tests.server.support.wire import Wire

T = TypeVar("T")


class Watch:
    """What the devices of a run have in common: the clock, and what was measured."""

    def __init__(self) -> None:
        self.measuring = False
        self.moves = 0
        self.games = 0
        self.bytes = 0
        """What the server sent."""
        self.waits: list[float] = []
        """Seconds from a move to its answer."""
        self.played: dict[int, list[Counter[str]]] = {}
        """What was done in every game that is over, by the number of the table."""
        self.failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.wires: list[Wire] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        """Disconnect the devices; losing them is no failure now."""
        self.failed.cancel()
        for wire in self.wires:
            wire.cut()
        await asyncio.gather(*(wire.closed for wire in self.wires))

    def fail(self, line: str) -> None:
        if not self.failed.done():
            self.failed.set_exception(RuntimeError(line))

    def keep(self, wire: Wire) -> None:
        """Watch over a device: to lose its connection is a failure."""
        self.wires.append(wire)
        wire.closed.add_done_callback(lambda code: self.fail(f"connection lost: {code.result()}"))

    async def run(self, work: Awaitable[T]) -> T:
        """Wait for something while devices play; whatever goes wrong with them ends it."""
        task = asyncio.ensure_future(work)
        either: set[asyncio.Future[Any]] = {task, self.failed}
        try:
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            if self.failed.done():
                self.failed.result()
            return task.result()
        finally:
            task.cancel()


class Moves:
    """The moves of one table: those without an answer yet, and what was done in this game.

    The next player may hear of a move, and answer it, before its own player does: so what waits for
    an answer is kept by seat.
    """

    def __init__(self, watch: Watch, number: int) -> None:
        self.watch = watch
        self.number = number
        self.waiting: dict[int, deque[tuple[float, bool]]] = {}
        self.done: Counter[str] = Counter()

    def send(self, seat: int, kind: str, *, chosen: bool) -> None:
        """Keep that a move is sent now, and whether it is one of several."""
        self.waiting.setdefault(seat, deque()).append((time.perf_counter(), chosen))
        self.done.update(("moves", kind, "decisions") if chosen else ("moves", kind))

    def answer(self, seat: int) -> None:
        """Count a move, if it was a decision: what nobody could do otherwise costs, and is none."""
        if not (waiting := self.waiting.get(seat)):
            return
        sent, chosen = waiting.popleft()
        self.watch.moves += chosen
        if self.watch.measuring:
            self.watch.waits.append(time.perf_counter() - sent)

    @property
    def unanswered(self) -> int:
        """Decisions that wait for an answer."""
        return sum(chosen for waiting in self.waiting.values() for _, chosen in waiting)

    def end(self, cards: int) -> None:
        """Close a game in which so many cards of the deck were turned."""
        self.done["cards"] = cards
        self.watch.games += 1
        self.watch.played.setdefault(self.number, []).append(self.done)
        self.done = Counter()
