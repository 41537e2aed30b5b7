"""Bots below their level: everybody is told, the record says so; and whose time they take."""

import asyncio
from typing import Any

import msgspec
import pytest

from tests.server.support.desk import Desk, is_ok, playing
from tests.server.support.parlour import Device, Parlour, in_parlour
from tusch import record
from tusch.server.http.replays import decode, of_table, replayed
from tusch.server.observe.metrics import Metrics
from tusch.server.run.observers import Counting
from tusch.server.table import events
from tusch.server.table.decide import bot_move
from tusch.server.table.events import Acted
from tusch.server.table.live.bot_lease import job_for
from tusch.server.table.project import project, whole
from tusch.server.thinking.jobs import Choice, Job, answer
from tusch.server.wire.commands import AskUndo, Start


def tired(desk: Desk) -> None:
    """Let the bot that has to act do so below its level."""
    state, seat = desk.state, desk.state.actor
    assert isinstance(seat, int)
    choice = answer(job_for(state, seat))._replace(below_level=True)
    desk.keep(bot_move(state, seat, state.version, choice, desk.now, desk.dealer))


def played_out() -> Desk:
    """A game where every bot's third move was below its level."""
    desk = playing("Ann b g", "", folds=True)
    bots = 0
    while desk.state.status == "playing":
        assert isinstance(desk.state.actor, int)
        bots += desk.state.bot(desk.state.actor) is not None
        if desk.state.bot(desk.state.actor) and not bots % 3:
            tired(desk)
        else:
            desk.move()
    return desk


def test_move_below_the_level_is_told_kept_and_recorded() -> None:
    desk = played_out()
    made = [
        len(after.line) - 1
        for _, event, after in desk.happenings
        if isinstance(event, Acted) and event.below_level
    ]
    assert len(made) > 3
    told = [message for each in desk.happenings for message in project(*each, "zoe")]
    said = msgspec.to_builtins(told)
    line = desk.state.line
    seats = [line[entry].actor for entry in made]
    assert [each["below_level"] for each in said if "below_level" in each] == seats
    written = msgspec.json.decode(record.encode(of_table(desk.state)))
    assert written["below_level"] == made
    again = replayed(decode(msgspec.json.encode(written)), None)
    marked = [each.below_level is not msgspec.UNSET for each in again.moved]
    assert [entry for entry, below in enumerate(marked) if below] == made
    late = msgspec.to_builtins(whole(desk.state, "zoe"))["past"]
    assert [each["below_level"] for each in late if "below_level" in each] == [
        seat for entry, seat in zip(made, seats, strict=True) if entry >= len(line) - len(late)
    ]


def test_game_at_level_says_nothing_of_it() -> None:
    desk = playing("Ann b", "")
    while desk.state.status == "playing":
        desk.move()
    assert b"below_level" not in record.encode(of_table(desk.state))
    assert "below_level" not in events.encode(Acted(0, "flip", "bot"))
    assert events.decode('{"type":"acted","seat":0,"action":"flip","by":"bot"}') == Acted(
        0, "flip", "bot"
    )


def test_what_is_taken_back_is_not_recorded() -> None:
    desk = playing("Ann b", "", first=0, folds=True)
    while desk.state.actor == 0:
        desk.move()
    tired(desk)
    assert desk.state.below_level
    while desk.state.actor != 0:
        desk.move()
    assert is_ok(desk.do("ann", AskUndo, seat=0, base=desk.state.version))
    assert desk.state.below_level == ()


def test_moves_below_the_level_are_counted() -> None:
    desk, metrics = played_out(), Metrics()
    Counting(metrics).committed(tuple(desk.happenings))
    assert metrics.below_level.counts == {"flohcati": len(desk.state.below_level)}


class Noting:
    """Bots that note whose time they take."""

    def __init__(self) -> None:
        self.askers: set[Any] = set()

    async def choose(self, job: Job) -> Choice:
        self.askers.add(job.asker)
        return answer(job)


@pytest.mark.parametrize("known", [True, False])
def test_tables_take_the_share_of_the_address_where_they_were_made(known: bool) -> None:
    """Or, after a restart, of the first who plays and is there; a spectator's does not count."""
    bots = Noting()

    async def use(parlour: Parlour) -> None:
        table = await parlour.make("Ann b", address="192.0.2.7" if known else "")
        table.attach(Device("zoe", "192.0.2.9"))
        table.attach(Device("ann", "192.0.2.8"))
        await parlour.do(table, "ann", Start)
        await parlour.play_out(table)
        kept = await parlour.store.events(table.state.table)
        assert "192.0.2" not in repr([kept, await parlour.store.listings()])

    in_parlour(use, bots=bots)
    assert {asker.address for asker in bots.askers} == {"192.0.2.7" if known else "192.0.2.8"}


def test_an_address_is_remembered_as_long_as_the_table_is_awake() -> None:
    async def use(parlour: Parlour) -> None:
        table = await parlour.make("Ann b", address="192.0.2.7")
        await asyncio.sleep(0.1)
        assert table.address == "192.0.2.7"
        await parlour.lobby.rest()
        again = await parlour.lobby.find(table.state.code)
        assert again is not None
        assert again is not table
        assert again.address == ""

    in_parlour(use)
