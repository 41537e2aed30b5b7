"""Asking bots: one question at a time, for one version of the game, and again if need be."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from tusch import codec
from tusch.game import Seat
from tusch.server.limits import LIMITS
from tusch.server.observe.log import LOG
from tusch.server.table.commands.turn_end import passing
from tusch.server.table.live import beat, pace
from tusch.server.table.state import TableState
from tusch.server.thinking.jobs import Bots, Choice, Job, light
from tusch.server.thinking.shares import Asker


class Lease(NamedTuple):
    """A bot that was asked."""

    job: Job
    seat: Seat
    attempt: int
    pace: int


class Answered(NamedTuple):
    """A bot's answer; None if there is none."""

    lease: Lease
    choice: Choice | None


class Asking:
    """The bot that a table waits for."""

    def __init__(self, bots: Bots, answer: Callable[[Answered], None], table: str) -> None:
        """Take somewhere to ask, somewhere for the answers, and the table that asks."""
        self._bots = bots
        self._table = table
        self.address = ""
        """Where the table counts as being; in memory alone."""
        self._answer = answer
        self.lease: Lease | None = None
        """The question that counts; answers to others are dropped."""
        self._tasks: dict[asyncio.Task[None], None] = {}
        self._timers: list[asyncio.TimerHandle] = []

    def ask(self, state: TableState) -> None:
        """Ask the bot that has to decide, if one has, once for every version of the game."""
        seat = state.actor
        if not isinstance(seat, int) or state.bot(seat) is None or state.undo:
            self.end()
        elif self.lease is None or self.lease.job.version != state.version:
            held = state.setup.pace if passing(state) is None else beat.length(state)
            self._begin(Lease(job_for(state, seat), seat, 0, held))

    def ask_again(self, lease: Lease, pause: int) -> None:
        """Ask a bot once more."""
        self._begin(lease._replace(attempt=lease.attempt + 1), pause)

    def end(self) -> None:
        """Want no answer any more."""
        self.lease = None
        self._stop_timers()
        for task in tuple(self._tasks):
            task.cancel()

    def _begin(self, lease: Lease, pause: int = 0) -> None:
        """Ask, if need be after a pause; no answer for long is an answer too."""
        self.end()
        self.lease = lease
        loop = asyncio.get_running_loop()

        def ask() -> None:
            task = loop.create_task(self._wait(lease))
            self._tasks[task] = None
            task.add_done_callback(lambda done: self._tasks.pop(done, None))

        late = (pause + LIMITS.lease) / 1000
        self._timers = [
            loop.call_later(pause / 1000, ask),
            loop.call_later(late, self._answer, Answered(lease, None)),
        ]

    async def _wait(self, lease: Lease) -> None:
        """Wait for a bot's answer, and then for the beat on which it is shown."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            job = replace(lease.job, asker=Asker(self.address, self._table))
            choice: Choice | None = await self._bots.choose(job)
        except Exception as trouble:
            LOG.warning("bot %s failed: %s", lease.job.level, type(trouble).__name__)
            choice = None
        self._stop_timers()
        passed = round((loop.time() - began) * 1000)
        held = pace.pause(lease.pace, passed, pace.thinks(lease.job.level, lease.job.game))
        self._timers = [loop.call_later(held / 1000, self._answer, Answered(lease, choice))]

    def _stop_timers(self) -> None:
        """Let no time bring anything."""
        for timer in self._timers:
            timer.cancel()


def job_for(state: TableState, seat: Seat) -> Job:
    """Return the question that a table asks for a seat where a bot decides."""
    return Job(
        game=state.game.name,
        rules=state.setup.rules,
        view=codec.encode(state.game.observe(state.now, seat)),
        level=state.bot(seat) or state.setup.fill,
        seed=_whim(state, state.version),
        version=state.version,
    )


def job_about(state: TableState, entry: int) -> Job | None:
    """Return the question why a bot made the move of this entry; None: no bot made it."""
    nth = entry - len(state.setup.begun)
    if nth not in range(len(state.made)) or state.made[nth].by not in ("bot", "stand-in"):
        return None
    made = state.made[nth]
    step = state.line[entry]
    assert isinstance(step.actor, int)
    level = state.setup.fill if made.by == "stand-in" else _level_then(state, entry)
    return Job(
        game=state.game.name,
        rules=state.setup.rules,
        view=codec.encode(state.game.observe(step.before, step.actor)),
        level=level,
        seed=_whim(state, made.version),
        version=made.version,
        played=codec.encode(step.action),
    )


def _level_then(state: TableState, entry: int) -> str:
    """Return the bot that made the move of an entry, though somebody may play there now."""
    seat = state.line[entry].actor
    for done in state.taken_over:
        if done.seat == seat and entry < done.entry:
            return done.level
    level = state.places[seat].level if isinstance(seat, int) else None
    return level or state.setup.fill


def _whim(state: TableState, version: int) -> int:
    """Return the chance of the bots of a version: asked again, they think the same."""
    whim = sha256(f"bot {state.secret} {version}".encode()).digest()
    return int.from_bytes(whim[:8], "big")


def any_move(state: TableState, job: Job) -> Choice:
    """Return a move for a bot that does not answer, so that no table ever sticks."""
    with suppress(Exception):
        return light(job)
    action = state.legal[Random(job.seed).randrange(len(state.legal))]
    return Choice(codec.encode(action), below_level=True)
