"""What waits for the coach: one thing after another, done by one process.

A review that was asked for is finished, whether anybody still looks or not, unless everybody who
asked for it has said that they want it no longer.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from tusch.coach.report import Decision
from tusch.game import Message, Seat
from tusch.processes.patience import BrokenError
from tusch.server.errors import RefusedError
from tusch.server.limits import LIMITS
from tusch.server.observe.log import LOG, say
from tusch.server.review.errors import ManyError, OffError
from tusch.server.review.messages import (
    Answer,
    Begin,
    Failed,
    Finished,
    Going,
    GoOn,
    NotYet,
    Question,
)
from tusch.server.review.process import CoachProcess
from tusch.store import StoreError

MOMENT: Final = 0.2
"""Seconds between two looks whether the coach is ready."""
IDLE: Final = 60.0
"""Seconds without work after which the process ends, and gives its memory back."""


class Key(NamedTuple):
    """What a report is about."""

    table: str
    seat: Seat


class Waiting:
    """A review that is waited for."""

    def __init__(self, key: Key) -> None:
        """Begin at the end of the queue."""
        self.key = key
        self.guests: set[str] = set()
        """Who has asked for it."""
        self.begun = False
        self.preparing = False
        """Whether the coach has to get ready for the game first."""
        self.done = 0
        self.total = 0
        self.found: list[Decision] = []
        self.failures = 0

    def again(self) -> None:
        """Be as if nothing had been done."""
        self.begun, self.done, self.total = False, 0, 0
        self.found.clear()

    def take(self, going: Going) -> None:
        """Take in how far it has come."""
        self.done, self.total = going.done or self.done, going.total or self.total
        self.found += going.found


Prepare = Callable[[Key], Awaitable[Begin | NotYet | None]]
"""Makes the first question about a review; None: there is nothing to look at any more."""
Settle = Callable[[Waiting, Finished | None, Message | None], Awaitable[None]]
"""Takes what has become of a review: a report, or why there is none, or neither."""


class _Asked(NamedTuple):
    """A small question that somebody waits for."""

    question: Question
    answer: asyncio.Future[Answer]


class ReviewQueue:
    """Reviews in the order in which they were asked for."""

    def __init__(self, prepare: Prepare, settle: Settle, process: CoachProcess) -> None:
        """Begin with an empty queue."""
        self._prepare = prepare
        self._settle = settle
        self._process = process
        self.waiting: dict[Key, Waiting] = {}
        self._asked: deque[_Asked] = deque()
        self._work = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def put(self, key: Key, guest: str) -> None:
        """Let somebody wait for a review."""
        self.waiting.setdefault(key, Waiting(key)).guests.add(guest)
        self._wake()

    def drop(self, key: Key, guest: str) -> None:
        """Let somebody wait no longer; without anybody the review is off."""
        if key in self.waiting:
            self.waiting[key].guests.discard(guest)
            if not self.waiting[key].guests:
                del self.waiting[key]

    def place(self, key: Key) -> int:
        """Return how many come before a review."""
        return [*self.waiting].index(key)

    async def ask(self, question: Question) -> Answer:
        """Return the answer to a small question; it comes before whatever else is done."""
        if len(self._asked) >= LIMITS.coach_questions:
            raise ManyError("server-review-full")
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._asked.append(_Asked(question, answer))
        self._wake()
        return await answer

    async def close(self) -> None:
        """Stop; what was asked for is kept elsewhere."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        for asked in self._asked:
            asked.answer.cancel()
        await self._process.end()

    def _wake(self) -> None:
        """Begin to work, if nobody does."""
        self._work.set()
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        """Do one thing after another; without work let the process end."""
        while True:
            self._work.clear()
            while self.waiting or self._asked:
                if self._asked:
                    await self._reply(self._asked[0])
                    self._asked.popleft()
                    continue
                first = next(iter(self.waiting.values()))
                try:
                    await self._step(first)
                except StoreError:
                    # It is not forgotten: the store may be there again soon.
                    await asyncio.sleep(MOMENT)
                except Exception:
                    LOG.exception("a review of table %s broke", first.key.table)
                    await self._finish(first, Failed("broken"))
            try:
                await asyncio.wait_for(self._work.wait(), IDLE)
            except TimeoutError:
                await self._process.end()
                await self._work.wait()

    async def _reply(self, asked: _Asked) -> None:
        """Answer a small question, by another process if one breaks; nobody may wait any more."""
        for _ in range(self._process.patience.tries):
            if asked.answer.done():
                return
            try:
                answer = await self._process.ask(asked.question)
            except BrokenError:
                # What the process knew of the review that it had begun is lost with it.
                for waiting in self.waiting.values():
                    waiting.again()
                continue
            if not isinstance(answer, Failed):
                if not asked.answer.done():
                    asked.answer.set_result(answer)
                return
            say("coach could not answer", why=answer.why)
            break
        if not asked.answer.done():
            asked.answer.set_exception(OffError("server-review-failed"))

    async def _step(self, waiting: Waiting) -> None:
        """Look a little further at a review."""
        question = GoOn() if waiting.begun else await self._prepare(waiting.key)
        if question is None:
            await self._finish(waiting, None)
            return
        waiting.preparing = isinstance(question, NotYet)
        if isinstance(question, NotYet):
            await asyncio.sleep(MOMENT)
            return
        waiting.begun = True
        try:
            answer = await self._process.ask(question)
        except BrokenError:
            waiting.again()
            waiting.failures += 1
            if waiting.failures >= self._process.patience.tries:
                await self._finish(waiting, Failed("broken"))
            return
        if isinstance(answer, Going):
            waiting.take(answer)
        else:
            await self._finish(waiting, answer)

    async def _finish(self, waiting: Waiting, answer: Answer | None) -> None:
        """End a review, if anybody still waits for it."""
        if self.waiting.get(waiting.key) is not waiting:
            return
        finished = answer if isinstance(answer, Finished) else None
        error = None
        if isinstance(answer, Failed):
            say("review failed", table=waiting.key.table, why=answer.why)
            error = RefusedError("server-review-failed").message
        # A report that could not be taken in still waits: for a word of why there is none.
        over = finished is None
        try:
            await self._settle(waiting, finished, error)
            over = True
        finally:
            if over:
                self.waiting.pop(waiting.key, None)
