"""When bots are seen to move: the time tells nothing that their cards have to do with."""

import asyncio
from typing import Any
from zlib import crc32

import pytest

from tests.conformance.support.tables import TABLES, TWINS, Table
from tests.server.device.test_streams import GivenDealer, Steps
from tests.server.support.parlour import Device, Parlour, in_parlour
from tests.support.scale import scaled
from tusch import codec
from tusch.game import DEALER
from tusch.server.table.live import pace
from tusch.server.thinking.jobs import Choice, Job
from tusch.server.wire.commands import BotSeat, Create, Start
from tusch.testing import pair_for

PAIRS = scaled(6)
LONGEST = 100
"""Steps of a game that are enough."""


class Thinkers:
    """Bots that play what is written; how long they think depends on all that they see."""

    def __init__(self, steps: Steps) -> None:
        self.steps = steps
        self.times: list[float] = []

    async def choose(self, job: Job) -> Choice:
        legal = len(codec.codec(job.game).view.decode(job.view).legal)
        self.times.append(0.0 if legal == 1 else (1 + crc32(job.view) % 10) / 10)
        await asyncio.sleep(self.times[-1])
        # The beginning of the game is a version too.
        return Choice(codec.encode(self.steps[job.version - 1].action))


def now(parlour: Parlour) -> int:
    """The time in milliseconds."""
    return round(parlour.loop.time() * 1000)


def shown(table: Table, steps: Steps, level: str, beat: int) -> tuple[list[Any], list[float]]:
    """What a spectator sees of a table of bots and when, and how long these thought."""
    bots = Thinkers(steps)
    seen: list[Any] = []

    async def use(parlour: Parlour) -> None:
        parlour.lobby._services = parlour.services._replace(dealer=GivenDealer(steps))
        command = Create(
            id="made",
            game=table.name,
            edition=table.edition,
            options=dict(table.changes),
            seats=tuple([BotSeat(level)] * table.players),
            pace=beat,
            spectators=1,
            name="Host",
        )
        made = await parlour.lobby.create("ann", command)
        found = await parlour.lobby.find(made.code or "")
        assert found
        device = Device("zoe")
        device.send = lambda message: seen.append((now(parlour), message))  # type: ignore[method-assign]
        found.attach(device)
        await parlour.do(found, "ann", Start)
        while len(found.state.line) < len(steps):
            await asyncio.sleep(0.1)
        await found.stop()

    in_parlour(use, bots=bots)
    return seen, bots.times


def up_to_a_move(steps: Steps) -> Steps:
    """The beginning of a game, up to a decision."""
    begun = steps[:LONGEST]
    moves = [entry for entry, step in enumerate(begun) if step.actor is not DEALER]
    return steps[: moves[-1]] if moves else ()


@pytest.mark.parametrize(("level", "beat"), [("steady", 1000), ("master", 300)])
@pytest.mark.parametrize("name", ["figaro", "flohcati"])
def test_games_that_look_the_same_are_shown_at_the_same_times(
    name: str, level: str, beat: int
) -> None:
    tables = [table for table in TABLES if table.name == name]
    differed = 0
    for seed in range(PAIRS):
        table = tables[seed % len(tables)]
        pair = pair_for(table.walk(seed), None, TWINS[name])
        twin = up_to_a_move(pair.twin)
        ours, thought = shown(table, pair.walk.steps[: len(twin)], level, beat)
        theirs, otherwise = shown(table, twin, level, beat)
        assert ours == theirs
        differed += thought != otherwise
    assert differed


def test_bots_that_need_longer_are_shown_on_a_later_beat() -> None:
    assert [pace.pause(800, passed) for passed in (0, 1, 799, 800, 801, 5000)] == [
        800,
        799,
        1,
        0,
        799,
        600,
    ]


def test_a_bot_that_thinks_by_the_clock_has_beats_for_all_of_its_time() -> None:
    master = pace.thinks("master/bold", "figaro")
    assert master > 1000
    assert pace.thinks("steady", "figaro") == pace.thinks("the host's own", "figaro") == 0
    assert pace.pause(800, 3, master) == 1597
    assert pace.pause(800, 1590, master) == 10
    assert pace.pause(2000, 3, master) == 1997


def test_without_a_pace_a_move_is_shown_when_it_is_there() -> None:
    assert pace.pause(0, 5, 1000) == 0
