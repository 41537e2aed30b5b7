"""What devices have in common, at whosever tables they play: what counts, and how it is counted."""

import asyncio
import time
from collections import Counter, deque


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

    def fail(self, line: str) -> None:
        if not self.failed.done():
            self.failed.set_exception(RuntimeError(line))


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
