"""Deterministic simulation: crashes, broken connections, resends; nothing acknowledged is lost."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.support.simulation import caught, life, simulate
from tests.support.scale import soaked
from tusch.server.table.decide import decide
from tusch.server.table.draft import Decision, Happening
from tusch.server.table.live import actor
from tusch.server.table.live.actor import Table
from tusch.server.table.timeline import Timeline, appends, key

SEEDS = soaked(150, 10_000)
GROUPS = 15
LIVES = soaked(24, 1_000)
"""On a real PostgreSQL."""


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
        guest, command, answer = item
        if key(guest, command.id) not in self._timeline.done:
            now = self._services.now()
            answer(decide(self.state, command, guest, now, self._services.dealer).reply)
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


PLANTED = [
    tell_before_commit,
    acknowledge_before_commit,
    carry_out_again,
    forget_one_missed_event,
]


@pytest.mark.parametrize("plant", PLANTED)
def test_a_planted_bug_is_caught(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    assert caught(simulate, SEEDS)
