"""Deterministic simulation: crashes, broken connections, resends; nothing acknowledged is lost."""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from tests.server.support.simulation import FaultError, StuckError, caught, life, simulate
from tests.server.support.virtual import run
from tests.support.scale import soaked
from tusch.server.table.decide import decide
from tusch.server.table.draft import Decision, Happening
from tusch.server.table.live import actor
from tusch.server.table.live.actor import Table
from tusch.server.table.timeline import Timeline, appends, key

SEEDS = soaked(150, 10_000)
GROUPS = 15
LIVES = soaked(24, 1_000)
"""Lives on a real PostgreSQL."""


@pytest.mark.parametrize("group", range(GROUPS))
def test_every_promise_is_kept_whatever_happens(group: int) -> None:
    seeds = range(group, SEEDS, GROUPS)
    crashes = sum(simulate(seed).crashes for seed in seeds)
    assert crashes or len(seeds) < 8


@pytest.mark.parametrize("kept", ["postgres"], indirect=True)
def test_every_promise_is_kept_by_a_real_postgresql(kept: object) -> None:
    assert sum(simulate(seed).crashes for seed in range(LIVES))


def test_one_number_decides_everything() -> None:
    assert life(simulate(4)) == life(simulate(4))
    assert life(simulate(4)) != life(simulate(7))


def tell_before_commit(patch: pytest.MonkeyPatch) -> None:
    async def write(
        self: Table, decision: Decision, client: str | None, owner: int | None = None
    ) -> None:
        if decision.happenings:
            self._watchers.tell(decision.happenings)
            await self._services.store.append(*appends(self.state, decision, client))
            self._timeline.keep(decision, client)

    patch.setattr(Table, "_write", write)
    patch.setattr(Table, "_tell", lambda self, decision: None)


def acknowledge_before_commit(patch: pytest.MonkeyPatch) -> None:
    honest = Table._submitted

    async def submitted(self: Table, item: Any) -> None:
        if key(item.guest, item.command.id) not in self._timeline.done:
            now, dealer = self._services.now(), self._services.dealer
            item.answer(decide(self.state, item.command, item.guest, now, dealer).reply)
            item = item._replace(answer=lambda reply: None)
        await honest(self, item)

    patch.setattr(Table, "_submitted", submitted)


def carry_out_again(patch: pytest.MonkeyPatch) -> None:
    seen: Counter[str] = Counter()

    def another(guest: str, id: str) -> str:
        seen[f"{guest}/{id}"] += 1
        again = seen[f"{guest}/{id}"]
        return f"{guest}/{id}" if again == 1 else f"{guest}/{id}/{again}"

    patch.setattr(actor, "key", another)


def forget_one_missed_event(patch: pytest.MonkeyPatch) -> None:
    honest = Timeline.missed

    def missed(self: Timeline, since: int) -> list[Happening] | None:
        found = honest(self, since)
        return found and found[1:]

    patch.setattr(Timeline, "missed", missed)


Plant: TypeAlias = Callable[[pytest.MonkeyPatch], None]
PLANTED: list[tuple[Plant, str]] = [
    (tell_before_commit, "was told something else at"),
    (acknowledge_before_commit, "was acknowledged and lost"),
    (carry_out_again, "was said 2 times"),
    (forget_one_missed_event, r"was not told \[\d+"),
]
"""Bugs, each with the words of the promise that it breaks."""


@pytest.mark.parametrize(("plant", "promise"), PLANTED)
def test_a_planted_bug_is_caught(
    plant: Plant, promise: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    assert "again: lived(World(" in caught(simulate, SEEDS, promise)


def test_a_planted_error_is_no_catch(monkeypatch: pytest.MonkeyPatch) -> None:
    async def submitted(self: Table, item: Any) -> None:
        _guest, _command = item

    monkeypatch.setattr(Table, "_submitted", submitted)
    with pytest.raises(FaultError, match=r"the server failed: .*too many values to unpack"):
        caught(simulate, SEEDS, "was acknowledged and lost")


def test_a_life_that_does_not_end_is_no_catch(monkeypatch: pytest.MonkeyPatch) -> None:
    async def submitted(self: Table, item: Any) -> None:
        """Do nothing at all."""

    monkeypatch.setattr(Table, "_submitted", submitted)
    with pytest.raises(StuckError, match="did not end within 600 s of its own clock"):
        caught(simulate, SEEDS, "was acknowledged and lost")
    with pytest.raises(StuckError, match="did not end within 3600 s of its own clock"):
        simulate(0)


def test_another_broken_promise_is_no_catch(monkeypatch: pytest.MonkeyPatch) -> None:
    carry_out_again(monkeypatch)
    with pytest.raises(pytest.fail.Exception, match=r"none broke .*, but .*acknowledged and lost"):
        caught(simulate, 3, "was told something else at")


def test_a_life_without_a_bug_is_no_catch() -> None:
    with pytest.raises(pytest.fail.Exception, match="3 lives, and none broke the promise"):
        caught(simulate, 3, "was told something else at")


def test_a_clock_that_stays_is_noticed() -> None:
    async def turn_in_circles() -> None:
        while True:
            await asyncio.sleep(0)

    with pytest.raises(RuntimeError, match="the clock stays at 0"):
        run(turn_in_circles())
