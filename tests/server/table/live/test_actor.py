"""The running table: devices that come and go, bots that answer or not, a store that refuses."""

import asyncio

import pytest

from tests.server.support.desk import code, is_ok
from tests.server.support.memory import MemoryStore
from tests.server.support.parlour import Device, Parlour, in_parlour
from tusch.flohcati.state import Flip
from tusch.server.limits import LIMITS
from tusch.server.table.live import actor as tables
from tusch.server.table.live import watchers
from tusch.server.thinking.jobs import Choice, Job, answer
from tusch.server.wire.commands import Back, Chat, Leave, React, Rematch, Sit, Start
from tusch.store import StoreConflictError, StoreError
from tusch.store.sqlite.database import Change

pytestmark = pytest.mark.usefixtures("kept")


def test_a_device_is_shown_the_table_and_told_what_happens() -> None:
    async def use(parlour: Parlour) -> None:
        table = await parlour.make("Ann o")
        ann, bob = Device("ann"), Device("bob")
        table.attach(ann)
        table.attach(bob)
        await parlour.do(table, "bob", Sit, seat=1, name="Bob")
        await parlour.do(table, "ann", Start)
        assert ann.kinds()[:4] == ["table", "seats", "seats", "seats"]
        assert bob.kinds()[:2] == ["table", "table"]
        assert bob.heard[-1]["seen"][0]["seat"] == 1
        assert ann.heard[-1]["seen"][0]["seat"] == 0

    in_parlour(use)


def test_the_answer_comes_before_the_news() -> None:
    async def use(parlour: Parlour) -> None:
        table = await parlour.make("Ann b", first=0)
        ann = Device("ann")
        table.attach(ann)
        await parlour.do(table, "ann", Start)
        order: list[object] = []
        ann.send = lambda message: order.append("news")  # type: ignore[method-assign]
        table.submit("ann", Chat(id="x", text="hi"), order.append)
        await asyncio.sleep(0.1)
        assert len(order) >= 2
        assert order[0] != "news"
        assert order[1] == "news"

    in_parlour(use)


def test_a_device_that_comes_back_is_told_exactly_what_it_missed() -> None:
    async def use(parlour: Parlour) -> None:
        table = await parlour.make("Ann b", pace=100)
        steady, restless = Device("ann"), Device("ann")
        table.attach(steady)
        table.attach(restless)
        await asyncio.sleep(0.01)
        await parlour.do(table, "ann", Start)
        playing = asyncio.ensure_future(parlour.play_out(table))
        while table.state.status == "playing":
            table.detach(restless)
            await asyncio.sleep(0.35)
            seqs = [said["seq"] for said in restless.heard if "seq" in said]
            table.attach(restless, seqs[-1])
            await asyncio.sleep(0.15)
        await playing
        await asyncio.sleep(0.1)
        told = [said for said in steady.heard if "seq" in said]
        assert [said for said in restless.heard if "seq" in said] == told
        assert told[-1]["tell"] == "over"

    in_parlour(use)


@pytest.mark.parametrize("since", [-1, 10**9, 3])
def test_a_device_that_missed_too_much_gets_a_full_view(since: int) -> None:
    async def use(parlour: Parlour) -> None:
        table = await parlour.make("Ann Bea", first=0)
        await parlour.do(table, "ann", Start)
        for _ in range(LIMITS.missed + 5):
            await parlour.do(table, "ann", React, sign="laugh")
        device = Device("ann")
        table.attach(device, since)
        await asyncio.sleep(0.1)
        assert device.kinds() == ["table"]
        assert device.heard[0]["seq"] == table.state.seq

    in_parlour(use)


def test_only_so_many_spectators_watch_and_players_always_do() -> None:
    async def use(parlour: Parlour) -> None:
        table = await parlour.make("Ann b", spectators=2)
        devices = [Device(f"guest{n}") for n in range(4)]
        for device in devices:
            table.attach(device)
        await parlour.do(table, "ann", Start)
        assert [device.kinds()[-1] for device in devices] == ["moved", "moved", "closed", "closed"]
        told = [said for said in devices[0].heard if said["tell"] == "presence"]
        assert told[-1] == {"tell": "presence", "people": [], "spectators": 2}
        late, ann = Device("late"), Device("ann")
        table.attach(late)
        table.attach(ann)
        await asyncio.sleep(0.1)
        assert late.kinds() == ["closed"]
        assert ann.kinds()[0] == "table"
        moved = [said for said in devices[0].heard if said["tell"] == "moved"]
        assert moved[-1]["seen"][0]["seat"] is None

    in_parlour(use)


def test_a_host_without_a_seat_watches_his_table_of_bots() -> None:
    async def use(parlour: Parlour) -> None:
        table = await parlour.make("b b", spectators=0)
        host, other = Device("ann"), Device("zoe")
        table.attach(host)
        table.attach(other)
        await parlour.do(table, "ann", Start)
        assert "closed" not in host.kinds()
        assert other.kinds()[-1] == "closed"

    in_parlour(use)


def test_presence_is_told_and_not_kept() -> None:
    async def use(parlour: Parlour) -> None:
        table = await parlour.make("Ann o")
        ann, zoe = Device("ann"), Device("zoe")
        table.attach(ann)
        table.attach(zoe)
        await asyncio.sleep(0.1)
        assert ann.heard[-1] == {"tell": "presence", "people": [0], "spectators": 1}
        table.detach(ann)
        await asyncio.sleep(0.1)
        assert zoe.heard[-1] == {"tell": "presence", "people": [], "spectators": 1}
        second = Device("zoe")
        table.attach(second)
        table.detach(second)
        await asyncio.sleep(0.1)
        assert [said["spectators"] for said in zoe.heard[-2:]] == [2, 1]
        assert table.state.seq == 1

    in_parlour(use)


def test_a_player_who_is_away_too_long_is_played_for_until_he_is_back() -> None:
    async def use(parlour: Parlour) -> None:
        table = await parlour.make("Ann o", first=1, away=20, pace=10_000)
        await parlour.do(table, "bob", Sit, seat=1, name="Bob")
        bob = Device("bob")
        table.attach(bob)
        await parlour.do(table, "ann", Start)
        await asyncio.sleep(60)
        assert table.state.bot(1) is None
        table.detach(bob)
        await asyncio.sleep(19)
        assert table.state.bot(1) is None
        await asyncio.sleep(2)
        assert table.state.bot(1) == "random"
        table.attach(bob, None)
        await asyncio.sleep(0.1)
        assert table.state.bot(1) is None
        assert bob.kinds()[-1] == "table"

    in_parlour(use)


def test_nobody_at_the_table_and_it_plays_on_to_the_end() -> None:
    async def use(parlour: Parlour) -> None:
        table = await parlour.make("Ann Bea", clock=10, away=10)
        await parlour.do(table, "ann", Start)
        await asyncio.sleep(10_000)
        assert table.state.status == "over"

    in_parlour(use)


def test_bots_wait_for_their_pace_and_for_an_undo_to_be_answered() -> None:
    async def use(parlour: Parlour) -> None:
        table = await parlour.make("Ann b", first=1, pace=2000)
        await parlour.do(table, "ann", Start)
        version = table.state.version
        await asyncio.sleep(1.9)
        assert table.state.version == version
        await asyncio.sleep(0.2)
        assert table.state.version > version

    in_parlour(use)


class BadBots:
    """Bots with a fault."""

    def __init__(self, fault: str) -> None:
        self.fault = fault
        self.asked = 0

    async def choose(self, job: Job) -> Choice:
        self.asked += 1
        if self.fault == "silent":
            await asyncio.get_running_loop().create_future()
        if self.fault == "raises":
            raise RuntimeError
        if self.fault == "late":
            await asyncio.sleep(70)
            return answer(job)
        return Choice(b'{"type":"gala"}')


@pytest.mark.parametrize("fault", ["silent", "raises", "nonsense", "late"])
def test_no_table_sticks_because_of_a_bot(fault: str) -> None:
    async def use(parlour: Parlour) -> None:
        table = await parlour.make("Ann b", first=1)
        await parlour.do(table, "ann", Start)
        version = table.state.version
        await asyncio.sleep(LIMITS.leases * (LIMITS.lease + 2000) / 1000)
        assert table.state.version > version

    in_parlour(use, bots=BadBots(fault))


class FailingStore(MemoryStore):
    """A store that can be told to refuse."""

    refusal: StoreError | None = None

    async def _change(self, change: Change) -> None:
        if self.refusal:
            raise self.refusal
        await super()._change(change)


def test_a_full_disk_is_answered_and_nothing_is_told() -> None:
    store = FailingStore()

    async def use(parlour: Parlour) -> None:
        table = await parlour.make("Ann b", first=0)
        await parlour.do(table, "ann", Start)
        ann = Device("ann")
        table.attach(ann)
        await asyncio.sleep(0.1)
        heard = len(ann.heard)
        before = table.state
        store.refusal = StoreError("store-full", file="db")
        assert code(await parlour.act(table, "ann", Flip())) == "refused server-store-full"
        assert table.state is before
        assert len(ann.heard) == heard
        store.refusal = None
        assert is_ok(await parlour.act(table, "ann", Flip()))

    in_parlour(use, store=store)


def test_bots_and_clocks_try_again_when_the_disk_was_full() -> None:
    store = FailingStore()

    async def use(parlour: Parlour) -> None:
        table = await parlour.make("Ann o b", first=0, clock=10, pace=500)
        await parlour.do(table, "bob", Sit, seat=1, name="Bob")
        await parlour.do(table, "ann", Start)
        store.refusal = StoreError("store-full", file="db")
        await asyncio.sleep(30)
        assert table.state.bot(0) is None
        store.refusal = None
        await asyncio.sleep(3)
        assert table.state.bot(0) == "random"
        store.refusal = StoreError("store-full", file="db")
        await asyncio.sleep(30)
        version = table.state.version
        store.refusal = None
        await asyncio.sleep(3)
        assert table.state.version > version

    in_parlour(use, store=store)


def test_a_clock_that_is_late_rings_however_much_happens_at_the_table() -> None:
    store = FailingStore()

    async def use(parlour: Parlour) -> None:
        table = await parlour.make("Ann o b", first=0, clock=10)
        await parlour.do(table, "bob", Sit, seat=1, name="Bob")
        await parlour.do(table, "ann", Start)
        bob = Device("bob")
        store.refusal = StoreError("store-full", file="db")
        await asyncio.sleep(30.5)
        store.refusal = None
        for _ in range(10):
            table.attach(bob)
            await asyncio.sleep(0.2)
            table.detach(bob)
            await asyncio.sleep(0.2)
        assert table.state.bot(0) == "random"

    in_parlour(use, store=store)


def test_a_table_that_was_changed_by_others_is_read_again() -> None:
    store = FailingStore()

    async def use(parlour: Parlour) -> None:
        table = await parlour.make("Ann b", first=0)
        ann = Device("ann")
        table.attach(ann)
        await parlour.do(table, "ann", Start)
        store.refusal = StoreConflictError("store-conflict")
        before = table.state
        assert code(await parlour.act(table, "ann", Flip())) == "refused store-conflict"
        assert table.state == before
        assert ann.kinds()[-1] == "table"

    in_parlour(use, store=store)


def test_an_error_of_ours_costs_the_command_and_not_the_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def use(parlour: Parlour) -> None:
        table = await parlour.make("Ann b", first=0)
        await parlour.do(table, "ann", Start)
        with monkeypatch.context() as patch:
            patch.setattr(tables, "decide", lambda *_: 1 / 0)
            assert code(await parlour.act(table, "ann", Flip())) == "refused server-broken"
        assert is_ok(await parlour.act(table, "ann", Flip()))

    in_parlour(use)


def test_an_error_in_telling_takes_nothing_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is written is acknowledged, once; devices are sent away and come back."""

    async def use(parlour: Parlour) -> None:
        table = await parlour.make("Ann b", first=0)
        ann = Device("ann")
        table.attach(ann)
        await parlour.do(table, "ann", Start)
        seq = table.state.seq
        answers: list[str] = []
        with monkeypatch.context() as patch:
            patch.setattr(watchers, "written_for_all", lambda *_: 1 / 0)
            command = Chat(id="x", text="hi")
            table.submit("ann", command, lambda reply: answers.append(code(reply)))
            await asyncio.sleep(0.1)
        assert answers == ["ok"]
        assert ann.kinds()[-1] == "dropped"
        table.attach(ann, seq)
        await asyncio.sleep(0.1)
        assert ann.kinds()[-1] == "said"

    in_parlour(use)


def test_too_many_commands_at_once_are_refused_and_every_one_is_answered() -> None:
    async def use(parlour: Parlour) -> None:
        table = await parlour.make("Ann b")
        answers: list[str] = []
        for number in range(LIMITS.inbox + 50):
            command = Leave(id=f"x{number}")
            table.submit("zoe", command, lambda reply: answers.append(code(reply)))
        await asyncio.sleep(1)
        assert answers.count("refused server-busy") == 50
        assert answers.count("refused server-not-here") == LIMITS.inbox

    in_parlour(use)


def test_a_table_at_rest_answers_too() -> None:
    async def use(parlour: Parlour) -> None:
        table = await parlour.make("Ann b")
        await table.stop()
        assert code(await parlour.do(table, "ann", Start)) == "refused server-busy"
        device = Device("ann")
        table.attach(device)
        assert device.kinds() == ["dropped"]

    in_parlour(use)


def test_a_table_that_cannot_be_shown_for_a_fault_of_ours_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def use(parlour: Parlour) -> None:
        table = await parlour.make("Ann b")
        monkeypatch.setattr(watchers, "whole", lambda *_: 1 / 0)
        device = Device("ann")
        table.attach(device)
        await asyncio.sleep(0.1)
        assert device.heard == [{"tell": "closed", "code": "server-broken"}]

    in_parlour(use)


def test_a_rematch_is_told_and_found() -> None:
    async def use(parlour: Parlour) -> None:
        table = await parlour.make("Ann b")
        ann = Device("ann")
        table.attach(ann)
        await parlour.play_out(table)
        assert is_ok(await parlour.do(table, "ann", Rematch))
        again = await parlour.lobby.find(ann.heard[-1]["code"])
        assert again is not None
        assert again.state.held("ann") == (0,)
        assert is_ok(await parlour.do(again, "ann", Start))
        assert code(await parlour.do(table, "ann", Back)) == "refused server-not-now"

    in_parlour(use)
