"""Deterministic simulation of three servers on one database: all of them die, hang, are cut off."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

import msgspec
import pytest

from tests.server.run.support.base import ModelWriting
from tests.server.run.support.neighbourhood import (
    Neighbourhood,
    Node,
    NodeLink,
    Rough,
    simulate,
)
from tests.server.support.simulation import caught, life, lived
from tests.support.scale import soaked
from tusch.server.limits import LIMITS
from tusch.server.lobby.neighbours import Neighbours
from tusch.server.table.draft import Decision, Happening
from tusch.server.table.live import actor
from tusch.server.table.live.actor import Table
from tusch.server.table.live.changes import Changes
from tusch.server.table.live.replica import Replica
from tusch.server.table.timeline import Timeline
from tusch.store import Row
from tusch.store.nodes import Look
from tusch.store.postgres import store as writer

pytestmark = pytest.mark.faults

SEEDS = soaked(100, 10_000)
GROUPS = 10
ROUGH = soaked(10, 1_000)
QUIET = soaked(10, 1_000)
"""Lives in which one thing goes wrong, and nothing else."""
TAKEN_OVER, TOLD = 3.0, 1.0
"""Seconds until tables of a server that has died go on, and until everybody hears of a move."""


@pytest.mark.parametrize("group", range(GROUPS))
def test_every_promise_is_kept_whichever_server_does_it(group: int) -> None:
    seeds = range(group, SEEDS, GROUPS)
    assert sum(simulate(seed).crashes for seed in seeds) or len(seeds) < 8


def test_every_promise_is_kept_where_much_more_goes_wrong() -> None:
    assert sum(lived(Rough(seed)).base.deaths for seed in range(ROUGH))


def test_one_number_decides_everything() -> None:
    assert life(simulate(4)) == life(simulate(4))


def write_what_was_decided_before_others_wrote(patch: pytest.MonkeyPatch) -> None:
    honest = Replica._write

    async def write(
        self: Table, decision: Decision, client: str | None, owner: int | None = None
    ) -> None:
        behind = bool(decision.happenings) and await self._catch_up()
        await honest(self, decision, client, owner)
        if behind:
            await self._reread()

    patch.setattr(Table, "_write", write)


def show_a_newcomer_what_this_server_knew(patch: pytest.MonkeyPatch) -> None:
    async def came(self: Table, watcher: Any, since: int | None) -> None:
        missed = None if since is None else self._timeline.missed(since)
        self._watchers.come(watcher, self.state, missed)

    patch.setattr(Table, "_came", came)


def tell_nobody_of_one_event_of_another_server(patch: pytest.MonkeyPatch) -> None:
    honest = Timeline.follow

    def follow(self: Timeline, rows: Iterable[Row]) -> list[Happening]:
        return honest(self, rows)[1:]

    patch.setattr(Timeline, "follow", follow)


def forget_which_commands_another_server_did(patch: pytest.MonkeyPatch) -> None:
    honest = Timeline.follow

    def follow(self: Timeline, rows: Iterable[Row]) -> list[Happening]:
        before = dict(self.done)
        happenings = honest(self, rows)
        if before:
            self.done = before
        return happenings

    patch.setattr(Timeline, "follow", follow)


def do_by_itself_what_the_owner_alone_may(patch: pytest.MonkeyPatch) -> None:
    honest = Replica._write

    async def write(self: Table, decision: Decision, client: str | None, _: Any = None) -> None:
        await honest(self, decision, client)

    patch.setattr(Table, "_write", write)


def take_every_table_for_ones_own(patch: pytest.MonkeyPatch) -> None:
    honest = Replica._follow

    async def follow(self: Table, look: Look, number: int) -> bool:
        return await honest(self, look._replace(owner=number), number)

    patch.setattr(Table, "_follow", follow)


def let_a_table_have_two_owners(patch: pytest.MonkeyPatch) -> None:
    take_every_table_for_ones_own(patch)
    patch.setattr(ModelWriting, "own", lambda *_: None)


def refuse_a_commit_that_broke_off(patch: pytest.MonkeyPatch) -> None:
    never = property(lambda _: False, lambda *_: None)
    patch.setattr(writer._Job, "tried", never, raising=False)


def refuse_a_command_of_which_nobody_has_heard(patch: pytest.MonkeyPatch) -> None:
    class HeardError(Exception):
        """Nothing that a store raises."""

    patch.setattr(actor, "StoreUnheardError", HeardError)


def leave_it_lost_who_watches(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Neighbours, "_show_again", lambda _: None)


def tell_what_changed_since_the_view_before_the_last(patch: pytest.MonkeyPatch) -> None:
    honest = Changes.go_on

    def go_on(self: Changes) -> None:
        known = dict(self._known)
        honest(self)
        for seat, old in known.items():
            if len(old) == len(self._known.get(seat, ())):
                self._known[seat] = old

    patch.setattr(Changes, "go_on", go_on)


Plant: TypeAlias = Callable[[pytest.MonkeyPatch], None]
PLANTED: list[tuple[Plant, str]] = [
    (write_what_was_decided_before_others_wrote, "is elsewhere in the log"),
    (show_a_newcomer_what_this_server_knew, r"was told \d+ after \d+"),
    (tell_nobody_of_one_event_of_another_server, r"was not told \[\d+"),
    (forget_which_commands_another_server_did, "was not acknowledged, but done"),
    (do_by_itself_what_the_owner_alone_may, r"\d+ wrote \d+ by itself, and"),
    (let_a_table_have_two_owners, r"\d+ wrote \d+ by itself, and"),
    (refuse_a_commit_that_broke_off, "was not acknowledged, but done"),
    (refuse_a_command_of_which_nobody_has_heard, "was not acknowledged, but done"),
    (leave_it_lost_who_watches, "others do not know who is here"),
    (tell_what_changed_since_the_view_before_the_last, "was told something else at"),
]
"""Bugs, and the words of the promise that each of them breaks."""


@pytest.mark.parametrize(("plant", "promise"), PLANTED)
def test_a_planted_bug_is_caught(
    plant: Plant, promise: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    assert "again: lived(Rough(" in caught(lambda seed: lived(Rough(seed)), SEEDS, promise)


def test_a_server_that_takes_every_table_for_its_own_is_kept_from_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    take_every_table_for_ones_own(monkeypatch)
    for seed in range(QUIET):
        simulate(seed)


def test_a_server_that_has_lost_its_number_writes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    refused: list[int] = []
    honest = ModelWriting.fence

    def fence(self: ModelWriting) -> None:
        if self.number not in self.base.until:
            refused.append(self.number)
        honest(self)

    monkeypatch.setattr(ModelWriting, "fence", fence)
    for seed in range(SEEDS):
        simulate(seed)
        if refused:
            break
    assert refused, "no server ever came too late"


class Calm(Neighbourhood):
    """Three servers to which nothing happens, until one of them dies."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.trouble = 0.0
        for node in self.nodes:
            node.skew = 0.0
        self.late: list[float] = []
        """How long after it was decided everything was told."""
        self.dead: Node | None = None
        self.back = False
        """Whether it has begun again."""
        self.died = self.gap = 0.0

    def fate(self) -> str:
        """Not even the little that happens to the others."""
        return "done"

    def bury(self) -> None:
        """Let the server that looks after the table die, and see when another one does."""
        now = asyncio.get_running_loop().time()
        owners = set(self.base.owners.values())
        if self.dead is None and self.guests[0].status == "playing":
            self.dead = next((node for node in self.nodes if node.nodes.number in owners), None)
            if self.dead:
                self.died = now
                self.dead.crash()
        elif self.dead and not self.back:
            if owners - {None, self.dead.nodes.number}:
                self.gap = now - self.died
            # A game that people end before that needs nobody to look after it.
            if self.gap or all(guest.status == "over" for guest in self.guests):
                self.back = True
                self.spawn(self.dead.begin())


def test_tables_of_a_server_that_dies_go_on_elsewhere_within_three_seconds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Calm, "mishaps", Calm.bury)
    # It stays dead until the others have its tables.
    monkeypatch.setattr(Node, "_restart", lambda _: None)
    gaps = [lived(Calm(seed)).gap for seed in range(QUIET)]
    assert 0 < max(gaps) < TAKEN_OVER


def test_without_any_notice_everybody_hears_of_everything_within_a_second(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = NodeLink.send

    def send(self: NodeLink, message: bytes) -> None:
        said = msgspec.json.decode(message)
        assert isinstance(self.world, Calm)
        if said.get("tell", "table") != "table" and "seq" in said:
            (table,) = self.world.database.listings()
            told = self.world.database.events(table.table, said["seq"] - 1)[0]
            self.world.late.append(self.node.clock() - told.at)
        honest(self, message)

    monkeypatch.setattr(Node, "notify", lambda *_: None)
    monkeypatch.setattr(NodeLink, "send", send)
    late = [gap / 1000 for seed in range(QUIET) for gap in lived(Calm(seed)).late]
    assert LIMITS.node_poll / 2000 < max(late) < TOLD
