"""Bots in processes of their own, so that no table waits for another, or for a broken bot.

A question waits for a free process, and everybody who asks has the same share of them. A process
that crashes or hangs is replaced and the bot is asked once more; after that, and where there is too
much to think about, a light bot answers, and says so. Whoever asked may have gone by then: such an
answer is dropped.
"""

import asyncio
from collections.abc import Mapping
from time import perf_counter
from typing import Final, NamedTuple

from msgspec.structs import replace

from tusch.bots import compilation
from tusch.errors import TuschError
from tusch.processes.patience import BrokenError, Patience, Retries
from tusch.server.observe.log import NOTICE, say
from tusch.server.observe.metrics import Metrics
from tusch.server.observe.notices import Notices
from tusch.server.thinking.jobs import LIGHT, Choice, Job, light
from tusch.server.thinking.pipe import BotError, Pipe
from tusch.server.thinking.shares import Asker, Shares

PATIENCE: Final = Patience(answer=20.0, grace=2.0, tries=2, longest_rest=60.0)
"""How long a bot may think, and how often it is asked; custom programs have half of the time."""
QUEUED: Final = 4.0
"""Seconds that a question waits for a process; then a light bot answers it."""
HEAVY, QUICK = 1.0, 0.01
"""Of somebody's share: what a bot takes that searches, or is custom, and any other."""


class _Asked(NamedTuple):
    """A question that waits."""

    heavy: bool
    job: Job
    since: float
    answer: asyncio.Future[Choice]


class _Slot:
    """Room for one process."""

    pipe: Pipe | None = None


class WorkerBots:
    """The processes, and the questions that wait for them."""

    def __init__(
        self,
        workers: int,
        metrics: Metrics,
        *,
        custom: Mapping[str, str] | None = None,
        patience: Patience = PATIENCE,
        queued: float = QUEUED,
    ) -> None:
        """Take the number of processes, and the host's custom bots by their names."""
        self._most = workers
        self._metrics = metrics
        self._stand_ins = Notices(metrics.stand_ins, "light bots answer for others")
        self._custom = custom or {}
        self._patience = patience
        self._queued = queued
        self._waiting: Shares[_Asked] = Shares()
        self._ready = asyncio.Semaphore(0)
        """Opened once for every question."""
        self._slots: set[asyncio.Task[None]] = set()
        self._busy = 0
        self._retries = Retries(patience)
        self._warming: dict[str, asyncio.Task[None]] = {}
        self._compiler = asyncio.Lock()

    async def choose(self, job: Job) -> Choice:
        """Return the bot's action."""
        heavy = self._heavy(job)
        answer: asyncio.Future[Choice] = asyncio.get_running_loop().create_future()
        asked = _Asked(heavy, job, perf_counter(), answer)
        self._waiting.put(job.asker, HEAVY if heavy else QUICK, asked)
        self._ready.release()
        free = len(self._slots) - self._busy
        if free < len(self._waiting) and len(self._slots) < self._most:
            self._slots.add(asyncio.create_task(self._work()))
        return await answer

    async def close(self) -> None:
        """End all processes; whoever still waits is told so."""
        tasks = [*self._slots, *self._warming.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._slots.clear()
        while self._waiting:
            self._waiting.pop().answer.cancel()

    def _heavy(self, job: Job) -> bool:
        """Whether a bot takes its time; one that searches has its search compiled by the way."""
        if job.level in self._custom:
            return True
        try:
            searches = compilation.searches(job.level, job.game)
        except TuschError:
            # A bot that the host no longer has.
            return False
        if searches and job.game not in self._warming and not compilation.ready(job.game):
            self._warming[job.game] = asyncio.create_task(self._warm_up(job.game))
        return searches

    async def _work(self) -> None:
        """Answer one question after another, with one process."""
        slot = _Slot()
        try:
            while True:
                await self._ready.acquire()
                asked = self._waiting.pop()
                if asked.answer.done():
                    continue
                self._busy += 1
                try:
                    choice = await self._ask(asked, slot)
                finally:
                    self._busy -= 1
                if not asked.answer.done():
                    asked.answer.set_result(choice)
        finally:
            if slot.pipe:
                await slot.pipe.close()

    async def _ask(self, asked: _Asked, slot: _Slot) -> Choice:
        """Return an answer, by the process of a slot or by another one in its place."""
        job, began = self._placed(asked), perf_counter()
        for _ in self._retries.attempts():
            if asked.answer.done():
                return Choice(b"")
            try:
                slot.pipe = slot.pipe or await Pipe.open(self._patience)
                choice = await slot.pipe.ask(job)
            except BotError as error:
                self._trouble(asked.job, str(error))
                break
            except BrokenError as error:
                self._trouble(asked.job, str(error))
                await self._give_up(slot)
            else:
                self._retries.worked()
                late = asked.heavy and job.level == LIGHT
                kind = "search" if asked.heavy and not late else "light"
                self._metrics.think.observe(perf_counter() - began, kind)
                return choice._replace(below_level=choice.below_level or late)
        self._stand_ins.add("broken")
        return light(asked.job)

    def _placed(self, asked: _Asked) -> Job:
        """Return the question as a process gets it; if it has waited for long, for a light bot."""
        level = self._custom.get(asked.job.level, asked.job.level)
        if asked.heavy and perf_counter() - asked.since > self._queued:
            self._stand_ins.add("busy")
            level = LIGHT
        return replace(asked.job, level=level, asker=Asker())

    async def _give_up(self, slot: _Slot) -> None:
        """End a process that is of no use; if none is, wait longer each time before the next."""
        pipe, slot.pipe = slot.pipe, None
        if pipe:
            await pipe.kill()
        if not pipe or not pipe.answered:
            self._retries.failed()

    def _trouble(self, job: Job, what: str) -> None:
        """Report a bot that did not answer."""
        self._metrics.bot_failures.add(what)
        say("bot failed", bot=job.level, game=job.game, what=what)

    async def _warm_up(self, game: str) -> None:
        """Have the search of a game compiled."""
        async with self._compiler:
            say("kernel compiles; bots play by rules of thumb until then", NOTICE, game=game)
            process = compilation.WarmUp(game)
            try:
                done = await asyncio.to_thread(process.wait)
            finally:
                process.close()
        say("kernel compiled" if done else "kernel not compiled", NOTICE, game=game)
