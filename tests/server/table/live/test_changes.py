"""A device that keeps views is told what changes in them, and sees what all others see."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.support.parlour import Device, Parlour, in_parlour
from tests.support.scale import scaled
from tusch.registry import entry
from tusch.server.wire.commands import AskUndo, Start
from tusch.server.wire.replies import Ok


def seen_by(device: Device) -> list[dict[int | None, dict[str, Any]]]:
    """Return the views of a device after every message that has some, completed as a page does."""
    views: dict[int | None, dict[str, Any]] = {}
    found = []
    for message in device.heard:
        for seen in message.get("seen", ()):
            if "view" in seen:
                views[seen["seat"]] = seen["view"]
            elif "changed" in seen:
                views[seen["seat"]] = {**views[seen["seat"]], **seen["changed"]}
        if any({"view", "changed"} & seen.keys() for seen in message.get("seen", ())):
            found.append(dict(views))
    return found


def whole_views(device: Device) -> int:
    """Return how many views a device was told whole without asking for the table."""
    news = [message for message in device.heard if message["tell"] != "table"]
    return sum("view" in seen for message in news for seen in message.get("seen", ()))


def without_memory(game: str, views: list[dict[Any, dict[str, Any]]]) -> list[dict[Any, Any]]:
    """Return views as a page needs them."""
    left_out = entry(game).memory
    return [
        {
            seat: {name: value for name, value in view.items() if name not in left_out}
            for seat, view in each.items()
        }
        for each in views
    ]


@pytest.mark.parametrize("game", ["figaro", "flohcati"])
@pytest.mark.parametrize("guest", ["ann", "eve"])
def test_what_changed_adds_up_to_what_is_seen(game: str, guest: str) -> None:
    async def use(parlour: Parlour) -> None:
        table = await parlour.make("Ann Ann r r", game=game, spectators=4)
        plain, keeping, late = (Device(guest, changes=each) for each in (False, True, True))
        table.attach(plain)
        table.attach(keeping)
        await parlour.do(table, "ann", Start)
        for _ in range(5):
            await parlour.sleep()
        table.attach(late)
        seat = table.state.actor
        await parlour.act(table, "ann", table.state.game.legal_actions(table.state.now)[0])
        undo = await parlour.do(table, "ann", AskUndo, seat=seat, base=table.state.version)
        assert isinstance(undo, Ok), undo
        await parlour.play_out(table)
        whole = without_memory(game, seen_by(plain))
        assert seen_by(keeping) == whole
        assert seen_by(late) == whole[-len(seen_by(late)) :]
        assert whole_views(keeping) == len(seen_by(keeping)[0])
        assert whole_views(late) == 0

    in_parlour(use)


@pytest.mark.parametrize("game", ["figaro", "flohcati"])
def test_a_view_is_whole_when_it_is_asked_for_or_after_a_gap(game: str) -> None:
    async def use(parlour: Parlour) -> None:
        table = await parlour.make("Ann Ann Ann", game=game)
        await parlour.do(table, "ann", Start)
        device = Device("ann", changes=True)
        table.attach(device)
        await parlour.play_moves(table, 5)
        assert device.kinds()[0] == "table"
        assert whole_views(device) == 0
        table.detach(device)
        await parlour.play_moves(table, 2)
        back = Device("ann", changes=True)
        table.attach(back, device.heard[-1]["seq"])
        await parlour.sleep()
        missed = whole_views(back)
        assert missed >= 2
        await parlour.play_moves(table, 5)
        # Its own seats were nobody's for a while, so the next news is whole once more.
        assert whole_views(back) <= missed + 3
        seen = len(back.heard)
        await parlour.play_moves(table, 5)
        assert not any(
            "view" in each for said in back.heard[seen:] for each in said.get("seen", ())
        )

    in_parlour(use)


@settings(max_examples=scaled(8))
@given(stays=st.lists(st.integers(1, 4), min_size=6))
@pytest.mark.parametrize("game", ["figaro", "flohcati"])
def test_devices_that_come_and_go_see_what_all_others_see(game: str, stays: list[int]) -> None:
    async def use(parlour: Parlour) -> None:
        table = await parlour.make("Ann Ann Ann", game=game)
        plain = Device("ann")
        table.attach(plain)
        await parlour.do(table, "ann", Start)
        for stay in stays:
            device = Device("ann", changes=True)
            before = len(seen_by(plain))
            table.attach(device)
            await parlour.play_moves(table, stay)
            table.detach(device)
            whole = without_memory(game, seen_by(plain))
            assert seen_by(device) == whole[before - 1 :]
            await parlour.play_moves(table, 1)

    in_parlour(use)


@pytest.mark.parametrize("before", range(8))
def test_devices_that_were_sent_away_see_what_all_others_see_when_they_are_back(
    before: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(parlour: Parlour) -> None:
        table = await parlour.make("Ann Ann")
        await parlour.do(table, "ann", Start)
        table.attach(Device("ann", changes=True))
        await parlour.play_moves(table, 10 + before)
        with monkeypatch.context() as broken:
            broken.setattr("tusch.server.table.live.watchers.written_for_all", None)
            await parlour.play_moves(table, 1)
        plain, keeping = Device("ann"), Device("ann", changes=True)
        table.attach(plain)
        table.attach(keeping)
        await parlour.play_moves(table, 4)
        assert seen_by(keeping) == without_memory("flohcati", seen_by(plain))

    in_parlour(use)
