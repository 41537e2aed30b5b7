"""Hooks after a commit: told in order, after everybody at the table, and harmless if they fail."""

import logging
from typing import Any

import pytest

from tests.server.support.desk import is_ok
from tests.server.support.memory import MemoryStore
from tests.server.support.parlour import Device, Parlour, in_parlour
from tusch import registry
from tusch.game import Step
from tusch.server.observe.metrics import Metrics
from tusch.server.run.observers import Counting, Logging
from tusch.server.table.draft import Happening
from tusch.server.table.events import Acted, Began
from tusch.server.table.live.actor import Table
from tusch.server.table.live.observers import Observer, Observers
from tusch.server.wire.commands import Chat, React, Start, WhyNot
from tusch.server.wire.replies import Reply
from tusch.store import Append, StoreError


class Noting:
    """Writes down what it is told."""

    def __init__(self, notes: list[Any], name: str = "") -> None:
        self.notes = notes
        self.name = name

    def committed(self, happenings: tuple[Happening, ...]) -> None:
        self.notes.append((self.name, [happening.event for happening in happenings]))

    def answered(self, reply: Reply) -> None:
        self.notes.append((self.name, type(reply).__name__))


class Failing(Noting):
    """Fails at everything."""

    def committed(self, happenings: tuple[Happening, ...]) -> None:
        raise RuntimeError("a secret")

    def answered(self, reply: Reply) -> None:
        raise RuntimeError("a secret")


def observed(parlour: Parlour, *observers: Observer) -> None:
    """Let observers follow the tables that are made from now on."""
    parlour.services = parlour.services._replace(observers=Observers(observers))
    parlour.lobby = type(parlour.lobby)(parlour.services)


def test_observers_hear_every_commit_once_in_order_after_the_table() -> None:
    notes: list[Any] = []

    class Listening(Device):
        def send(self, message: bytes) -> None:
            super().send(message)
            if self.heard[-1]["tell"] == "said":
                notes.append("device")

    async def use(parlour: Parlour) -> None:
        observed(parlour, Noting(notes, "first"), Noting(notes, "second"))
        table = await parlour.make("Ann Bea")
        table.attach(Listening("ann"))
        await parlour.sleep()
        assert is_ok(await parlour.do(table, "ann", Chat, text="Hello"))
        assert notes == ["device"]
        await parlour.sleep()
        told = [note for note in notes if note != "device"]
        assert [name for name, _ in told] == ["first", "second", "first", "second"]
        assert [word for _, word in told[:2]] == ["Ok", "Ok"]
        assert [type(event).__name__ for _, said in told[2:] for event in said] == ["Said"] * 2
        notes.clear()
        await parlour.do(table, "ann", Start)
        await parlour.do(table, "ann", React, sign="laugh")
        await parlour.sleep()
        heard = [note[1] for note in notes if note != "device" and note[0] == "first"]
        commits = [said for said in heard if isinstance(said, list)]
        assert isinstance(commits[0][0], Began)
        assert isinstance(commits[0][1], Acted)
        assert len(commits) == 2

    in_parlour(use)


def test_what_was_not_kept_is_not_observed() -> None:
    class Full(MemoryStore):
        full = False

        async def append(self, *appends: Append) -> None:
            if self.full:
                raise StoreError("store-full", file="db")
            await super().append(*appends)

    store = Full()
    notes: list[Any] = []

    async def use(parlour: Parlour) -> None:
        observed(parlour, Noting(notes))
        table = await parlour.make("Ann Bea")
        store.full = True
        await parlour.do(table, "ann", Chat, text="Hello")
        store.full = False
        await parlour.do(table, "zoe", Start)
        await parlour.do(table, "ann", WhyNot, action=b"{}")
        await parlour.sleep()
        assert [said for _, said in notes] == ["Refused"] * 3

    in_parlour(use, store=store)


def test_an_observer_that_fails_disturbs_nobody(caplog: pytest.LogCaptureFixture) -> None:
    notes: list[Any] = []

    async def use(parlour: Parlour) -> None:
        observed(parlour, Failing(notes), Noting(notes))
        table = await parlour.make("Ann b")
        device = Device("ann")
        table.attach(device)
        await parlour.play_out(table)
        await parlour.sleep()
        assert table.state.status == "over"
        assert device.kinds()[-1] == "over"
        assert notes

    in_parlour(use)
    assert caplog.records
    assert {record.getMessage() for record in caplog.records} == {"observer Failing failed"}


def unsaid(table: Table, step: Step[Any, Any]) -> bool:
    """Whether the table ended a turn for somebody who could do nothing else."""
    game = table.state.game
    return game.legal_actions(step.before) == (registry.passing(game, step.before),)


def test_moves_and_answers_are_counted_and_games_logged(caplog: pytest.LogCaptureFixture) -> None:
    metrics = Metrics()
    caplog.set_level(logging.INFO, "tusch.server")

    async def use(parlour: Parlour) -> None:
        observed(parlour, Counting(metrics), Logging())
        table = await parlour.make("Ann b")
        await parlour.play_out(table)
        await parlour.do(table, "zoe", Start)
        await parlour.sleep()
        made = [entry for entry in table.state.made if entry.by == "player"]
        assert metrics.moves.counts["player"] == len(made)
        assert metrics.moves.counts["bot"]
        assert metrics.moves.counts["dealer"]
        said = [step for step in table.state.line if step.actor == 0 and not unsaid(table, step)]
        assert metrics.commands.counts == {"ok": len(said) + 1, "refused": 1}

    in_parlour(use)
    said = [record.getMessage() for record in caplog.records]
    assert [word for word in said if word.startswith("game")] == ["game begun", "game over"]
