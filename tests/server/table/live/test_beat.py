"""The end of a turn, on a virtual clock: nobody learns by the time what a hand could do."""

import asyncio
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

from tests.conformance.support.tables import TABLES, TWINS, Table
from tests.server.device.test_streams import GivenDealer, Steps
from tests.server.support.memory import MemoryStore
from tests.server.support.parlour import Device, Parlour, in_parlour
from tests.server.support.turn_ends import position, takes
from tests.server.table.live.test_pace import Thinkers, now, up_to_a_move
from tests.support.scale import scaled
from tusch import codec
from tusch.flohcati.state import End, Phase, Trio
from tusch.game import Seat
from tusch.server.table.live import actor
from tusch.server.table.timeline import Timeline
from tusch.server.thinking.jobs import Choice, Job
from tusch.server.wire.commands import (
    AskUndo,
    BotSeat,
    Create,
    Leave,
    OpenSeat,
    OwnSeat,
    Sit,
    Start,
    Wait,
)
from tusch.server.wire.replies import Ok, Stale
from tusch.store import Append, StoreError
from tusch.testing import Pair, pair_for

PAIRS = scaled(2)
BEAT = 1000
QUICK = 0.3
"""Seconds that people think: less than a beat."""
KINDS = ("person", "person", "bot", "leaver", "person")
"""Who sits where; the leaver goes away at once, and a bot stands in."""


class Hurried(Thinkers):
    """Bots that have no time to think at the end of a turn, where there is anything to think."""

    async def choose(self, job: Job) -> Choice:
        choice = await super().choose(job)
        view = codec.codec(job.game).view.decode(job.view)
        return choice._replace(below_level=view.phase is Phase.FINISH and len(view.legal) > 1)


def shown(table: Table, steps: Steps, viewer: Seat | None) -> list[Any]:
    """What a viewer is told of a game, and when; whoever can do nothing else says nothing."""
    seen: list[Any] = []

    async def use(parlour: Parlour) -> None:
        parlour.lobby._services = parlour.services._replace(dealer=GivenDealer(steps))
        kinds = KINDS[: table.players]
        seats = [BotSeat("steady") if kind == "bot" else OpenSeat() for kind in kinds]
        command = Create(
            id="made",
            game=table.name,
            edition=table.edition,
            options=dict(table.changes),
            seats=(OwnSeat("Ann"), *seats[1:]),
            pace=BEAT,
            spectators=1,
        )
        made = await parlour.lobby.create("guest0", command)
        found = await parlour.lobby.find(made.code or "")
        assert found
        for seat, kind in enumerate(kinds):
            if seat and kind != "bot":
                await parlour.do(found, f"guest{seat}", Sit, seat=seat, name=f"Guest {seat}")
        device = Device("zoe" if viewer is None else f"guest{viewer}")
        device.send = lambda message: seen.append((now(parlour), message))  # type: ignore[method-assign]
        found.attach(device)
        await parlour.do(found, "guest0", Start)
        for seat, kind in enumerate(kinds):
            if kind == "leaver":
                await parlour.do(found, f"guest{seat}", Leave)
        await people_play(parlour, found, steps, kinds)
        await found.stop()

    in_parlour(use, bots=Hurried(steps))
    return seen


async def people_play(
    parlour: Parlour, table: actor.Table, steps: Steps, kinds: tuple[str, ...]
) -> None:
    """Let people do what is written, soon after it is their turn."""
    done = -1
    while (entry := len(table.state.line)) < len(steps):
        step = steps[entry]
        if entry != done and isinstance(step.actor, int) and kinds[step.actor] == "person":
            await asyncio.sleep(QUICK)
            done = entry
            legal = table.state.game.legal_actions(step.before)
            if legal != (End(),):
                parlour.loop.create_task(parlour.act(table, f"guest{step.actor}", step.action))
        await asyncio.sleep(0.05)


def telling_pairs(kind: str, wanted: int) -> Iterator[tuple[Table, Pair]]:
    """Games and their twins where somebody of a kind ends a turn, in one of them by choice."""
    asked = [table for table in TABLES if table.changes.get("turn_end") != "when-needed"]
    flohcati = [table for table in asked if table.name == "flohcati"]
    tables = [table for table in flohcati if kind in KINDS[: table.players]]
    for seed in count():
        table = tables[seed % len(tables)]
        pair = pair_for(table.walk(seed), (None, 0, 1)[seed % 3], TWINS["flohcati"])
        game = pair.walk.game
        twin = up_to_a_move(pair.twin)
        for one, other in zip(pair.walk.steps, twin, strict=False):
            if one.action == End() and isinstance(one.actor, int) and one.actor != pair.viewer:
                choices = [len(game.legal_actions(step.before)) for step in (one, other)]
                if KINDS[one.actor] == kind and choices[0] != choices[1] and 1 in choices:
                    yield table, pair._replace(twin=twin)
                    wanted -= 1
                    break
        if not wanted:
            return


@pytest.mark.clause("Z14")
@pytest.mark.parametrize("kind", dict.fromkeys(KINDS))
def test_tables_that_look_the_same_send_the_same_at_the_same_times(kind: str) -> None:
    for table, pair in telling_pairs(kind, PAIRS):
        ours = pair.walk.steps[: len(pair.twin)]
        assert shown(table, ours, pair.viewer) == shown(table, pair.twin, pair.viewer)


async def at(parlour: Parlour, seats: str, *, could: bool) -> tuple[actor.Table, Any]:
    """A table where Ann is about to take a card, and how; Bob has an open seat."""
    written, entry, action = position(takes(could=could), len(seats.split()))
    table = await parlour.make(seats, record=written, entry=entry, pace=BEAT)
    if "o" in seats.split():
        await parlour.do(table, "bob", Sit, seat=seats.split().index("o"), name="Bob")
    await parlour.do(table, "ann", Start)
    return table, action


def last(table: actor.Table) -> str:
    """The last entry."""
    step = table.state.line[-1]
    return str(table.state.game.format(step.action))


def test_turn_of_somebody_who_can_do_nothing_else_ends_on_the_beat() -> None:
    async def use(parlour: Parlour) -> None:
        table, take = await at(parlour, "Ann o", could=False)
        await parlour.act(table, "ann", take)
        await asyncio.sleep(BEAT / 1000 - 0.05)
        assert (last(table), table.state.actor) == (f"take {take.card}", 0)
        await asyncio.sleep(0.1)
        assert (last(table), table.state.actor) == ("end", 1)
        assert table.state.made[-1].by == "player"

    in_parlour(use)


def test_against_bots_alone_there_is_no_beat() -> None:
    async def use(parlour: Parlour) -> None:
        table, take = await at(parlour, "Ann b", could=False)
        reply = await parlour.act(table, "ann", take)
        assert (last(table), table.state.actor) == ("end", 1)
        # Both were written at once, and the answer speaks of both.
        assert isinstance(reply, Ok)
        assert reply.seq == table.state.seq

    in_parlour(use)


def test_somebody_who_could_lay_something_is_waited_for() -> None:
    async def use(parlour: Parlour) -> None:
        for seats in ("Ann o", "Ann b"):
            table, take = await at(parlour, seats, could=True)
            await parlour.act(table, "ann", take)
            await asyncio.sleep(3600)
            assert (last(table), table.state.actor) == (f"take {take.card}", 0)
            assert isinstance(await parlour.act(table, "ann", End()), Ok)
            assert last(table) == "end"

    in_parlour(use)


def test_whoever_says_so_early_is_heard_on_the_beat_and_may_think_again() -> None:
    async def use(parlour: Parlour) -> None:
        table, take = await at(parlour, "Ann o", could=True)
        await parlour.act(table, "ann", take)
        began = now(parlour)
        assert isinstance(await parlour.act(table, "ann", End()), Ok)
        assert now(parlour) - began == BEAT
        table, take = await at(parlour, "Ann o", could=True)
        await parlour.act(table, "ann", take)
        end = parlour.loop.create_task(parlour.act(table, "ann", End()))
        await parlour.sleep()
        legal = table.state.game.legal_actions(table.state.now)
        trio = next((action for action in legal if isinstance(action, Trio)), None)
        assert trio is not None
        assert isinstance(await parlour.act(table, "ann", trio), Ok)
        assert isinstance(await end, Stale)

    in_parlour(use)


def test_the_table_always_waits_for_whoever_wants_it_and_tells_nobody_else() -> None:
    async def use(parlour: Parlour) -> None:
        table, take = await at(parlour, "Ann o", could=False)
        ann, bob = Device("ann"), Device("bob")
        table.attach(ann)
        table.attach(bob)
        await parlour.sleep()
        told = len(bob.heard)
        assert isinstance(await parlour.do(table, "ann", Wait, always=True), Ok)
        assert ann.heard[-1]["tell"] == "wait"
        assert len(bob.heard) == told
        await parlour.act(table, "ann", take)
        await asyncio.sleep(3600)
        assert table.state.actor == 0
        assert Timeline(await parlour.store.events(table.state.table)).state == table.state
        await parlour.do(table, "ann", Wait, always=False)
        await asyncio.sleep(BEAT / 1000 + 0.1)
        assert (last(table), table.state.actor) == ("end", 1)

    in_parlour(use)


@pytest.mark.parametrize("could", [False, True])
def test_undo_goes_back_before_the_decision_and_takes_the_end_along(*, could: bool) -> None:
    async def use(parlour: Parlour) -> None:
        table, take = await at(parlour, "Ann o", could=could)
        before, line = table.state.now, len(table.state.line)
        bob = Device("bob")
        table.attach(bob)
        await parlour.act(table, "ann", take)
        if could:
            await parlour.act(table, "ann", End())
        await asyncio.sleep(2 * BEAT / 1000)
        assert table.state.actor == 1
        asked = await parlour.do(table, "ann", AskUndo, seat=0, base=table.state.version)
        assert isinstance(asked, Ok)
        assert (table.state.now, len(table.state.line)) == (before, line)
        assert (bob.heard[-1]["tell"], bob.heard[-1]["entries"]) == ("undone", 2)

    in_parlour(use)


def test_a_table_that_wakes_up_before_the_beat_goes_on() -> None:
    async def use(parlour: Parlour) -> None:
        table, take = await at(parlour, "Ann o", could=False)
        await parlour.act(table, "ann", take)
        await table.stop()
        rows = await parlour.store.events(table.state.table)
        again = actor.Table(parlour.services, Timeline(rows))
        again.start()
        await asyncio.sleep(BEAT / 1000 + 0.1)
        assert last(again) == "end"
        await again.stop()

    in_parlour(use)


class Full(MemoryStore):
    """A disk that is full for a while."""

    full = False

    async def append(self, *appends: Append) -> None:
        if self.full:
            raise StoreError("store-full", file="db")
        await super().append(*appends)


def test_what_could_not_be_written_on_the_beat_is_written_later() -> None:
    store = Full()

    async def use(parlour: Parlour) -> None:
        table, take = await at(parlour, "Ann o", could=False)
        await parlour.act(table, "ann", take)
        store.full = True
        await asyncio.sleep(5)
        assert table.state.actor == 0
        store.full = False
        await asyncio.sleep(2)
        assert last(table) == "end"

    in_parlour(use, store=store)
