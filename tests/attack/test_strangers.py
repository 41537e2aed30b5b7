"""Strangers at a table and in the lobby: they disturb nobody, and push nobody out."""

from typing import Any

import msgspec
import pytest

from tests.server.support.desk import Desk, code, is_ok, playing
from tests.server.support.listening import Listening, answer, listening, say
from tests.server.support.memory import MemoryStore
from tests.server.support.parlour import Device, Parlour, in_parlour
from tusch.server.limits import LIMITS, Limits
from tusch.server.wire.commands import (
    Ban,
    Chat,
    Claim,
    HandOver,
    Kick,
    Leave,
    MixIn,
    Mute,
    PassHost,
    React,
    Sit,
    Stand,
    Start,
)

FEW = msgspec.structs.replace(LIMITS, people=8, chat_kept=4)


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> Limits:
    """A table that remembers few names."""
    for module in ("draft", "evolve"):
        monkeypatch.setattr(f"tusch.server.table.{module}.LIMITS", FEW)
    return FEW


def stranger(server: Listening) -> None:
    """Come with a new session."""
    server.browser.cookies.clear()
    assert server.browser.post("/api/session").status_code == 204


def make(server: Listening, id: str, **more: Any) -> Any:
    """Make a table with one open seat."""
    seats: list[dict[str, Any]] = [{"type": "own", "name": "Ann"}, {"type": "open"}]
    asked = {"do": "create", "id": id, "game": "flohcati", "seats": seats, **more}
    return server.browser.post("/api/tables", json=asked).json()


def test_whoever_was_refused_as_a_spectator_cannot_speak() -> None:
    with listening() as server:
        table = make(server, "made")["code"]
        with server.socket() as ann:
            say(ann, {"do": "watch", "table": table})
            say(ann, {"do": "start", "id": "s"})
            assert answer(ann)["answer"] == "ok"
        stranger(server)
        with server.socket() as eve:
            say(eve, {"do": "watch", "table": table})
            say(eve, {"do": "chat", "id": "c", "text": "boo", "name": "Ann"})
            assert answer(eve)["code"] == "server-not-here"
            say(eve, {"do": "react", "id": "r", "sign": "hurry"})
            assert answer(eve)["code"] == "server-not-here"


def test_whoever_is_sent_away_at_the_start_cannot_speak_any_more() -> None:
    async def use(parlour: Parlour) -> None:
        table = await parlour.make("Ann o")
        eve = Device("eve")
        table.attach(eve)
        assert is_ok(await parlour.do(table, "eve", Chat, text="hello", name="Eve"))
        await parlour.do(table, "ann", Start)
        assert eve.kinds()[-1] == "closed"
        refused = await parlour.do(table, "eve", Chat, text="boo")
        assert code(refused) == "refused server-not-here"

    in_parlour(use)


def test_a_host_mutes_and_lets_speak_again() -> None:
    desk = playing("Ann o", "bob", folds=True)
    for lift, reply in ((False, "refused server-barred-talk"), (True, "ok")):
        assert is_ok(desk.do("ann", Mute, person=1, lift=lift))
        assert code(desk.do("bob", Chat, text="boo")) == reply
        assert code(desk.do("bob", React, sign="hurry")) == reply
    assert code(desk.do("bob", Mute, person=0)) == "refused server-host-only"
    for person in (-1, 0, 2):
        assert code(desk.do("ann", Mute, person=person)) == "refused server-no-person"


def test_whoever_was_kicked_does_not_sit_down_again() -> None:
    desk = Desk("Ann o o", folds=True)
    desk.do("bob", Sit, seat=1, name="Bob")
    assert is_ok(desk.do("ann", Kick, seat=1))
    for seat in (1, 2):
        refused = desk.do("bob", Sit, seat=seat, name="Rob")
        assert code(refused) == "refused server-barred-seats"
    desk.do("ann", HandOver, seat=0)
    claimed = desk.do("bob", Claim, code=desk.state.places[0].code)
    assert code(claimed) == "refused server-barred-seats"
    assert is_ok(desk.do("ann", Ban, person=1, lift=True))
    assert is_ok(desk.do("bob", Sit, seat=1, name="Bob"))


def test_a_host_clears_their_own_seats_without_being_kept_from_them() -> None:
    desk = Desk("Ann Bea o")
    assert is_ok(desk.do("ann", Kick, seat=1))
    assert is_ok(desk.do("ann", Sit, seat=1, name="Bea"))


def test_whoever_is_banned_is_gone_for_good() -> None:
    async def use(parlour: Parlour) -> None:
        table = await parlour.make("Ann o o")
        bob, again = Device("bob"), Device("bob")
        table.attach(bob)
        await parlour.do(table, "bob", Sit, seat=1, name="Bob")
        assert is_ok(await parlour.do(table, "ann", Ban, person=1))
        assert bob.heard[-1] == {"tell": "closed", "code": "server-barred-table"}
        assert table.state.places[1].open
        table.attach(again)
        await parlour.sleep()
        assert again.heard == [{"tell": "closed", "code": "server-barred-table"}]
        sat = await parlour.do(table, "bob", Sit, seat=1, name="Bob")
        assert code(sat) == "refused server-barred-seats"
        spoken = await parlour.do(table, "bob", Chat, text="boo")
        assert code(spoken) == "refused server-not-here"
        passed = await parlour.do(table, "ann", PassHost, person=1)
        assert code(passed) == "refused server-no-person"
        watching = Device("zoe")
        table.attach(watching)
        await parlour.sleep()
        assert watching.heard[0]["people"][1]["bars"] == ["table"]

    in_parlour(use)


def test_whoever_plays_is_not_banned_so_that_nobody_is_rid_of_their_no() -> None:
    desk = playing("Ann o", "bob")
    assert code(desk.do("ann", Ban, person=1)) == "refused server-ban-player"
    assert desk.state.held("bob") == (1,)


def test_a_crowd_cannot_fill_the_list_of_people_against_a_friend(few: Limits) -> None:
    desk = Desk("Ann o o", folds=True)
    for number in range(3 * few.people):
        guest = f"session{number}"
        assert is_ok(desk.do(guest, Chat, text="boo", name=f"Name{number}"))
        assert is_ok(desk.do(guest, Sit, seat=1, name=f"Name{number}"))
        assert is_ok(desk.do(guest, Stand, seat=1))
    assert len(desk.state.people) == few.people
    assert is_ok(desk.do("friend", Sit, seat=1, name="Friend"))
    assert desk.state.held("friend") == (1,)
    assert desk.state.held("ann") == (0,)
    assert desk.state.host == 0
    for _, said in desk.state.chat:
        assert desk.state.people[said.person].name.startswith("Name")


def test_nobody_loses_a_ban_to_a_crowd(few: Limits) -> None:
    desk = Desk("Ann o o")
    desk.do("bob", Sit, seat=1, name="Bob")
    desk.do("ann", Ban, person=1)
    for number in range(3 * few.people):
        desk.do(f"session{number}", Chat, text="boo", name=f"Name{number}")
    assert code(desk.do("bob", Sit, seat=1, name="Bob")) == "refused server-barred-seats"


def test_whoever_lost_their_number_to_another_is_forgotten_all_the_same(few: Limits) -> None:
    store = MemoryStore()

    async def use(parlour: Parlour) -> None:
        table = await parlour.make("Ann o")
        for number in range(3 * few.people):
            guest = f"session{number}"
            table.attach(Device(guest))
            await parlour.do(table, guest, Chat, text=f"Word{number}", name=f"Name{number}")
        assert table.state.number("session3") is None
        await parlour.lobby.forget("session3")
        kept = "\n".join(store.database.connection.iterdump())
        assert '"Name3"' not in kept
        assert '"Word3"' not in kept
        assert '"Name4"' in kept

    in_parlour(use, store=store)


def test_no_address_pushes_the_tables_of_others_off_the_list() -> None:
    with listening() as server:
        theirs = make(server, "theirs", listed=True)["code"]
        refused = 0
        for _ in range(13):
            stranger(server)
            for number in range(LIMITS.tables):
                made = make(server, f"m{number}", listed=True)
                refused += made["reply"].get("code") == "server-listed"
                if refused:
                    break
        assert refused
        listed = [table["code"] for table in server.browser.get("/api/tables").json()]
        assert theirs in listed
        assert len(listed) <= LIMITS.listed_by_address
        assert make(server, "unlisted")["code"]


def test_one_guest_s_tables_leave_room_for_others_after_a_restart(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    few = msgspec.structs.replace(LIMITS, listed=4)
    monkeypatch.setattr("tusch.server.lobby.lobby.LIMITS", few)

    async def use(parlour: Parlour) -> None:
        old = await parlour.make("Ann o", listed=True)
        for _ in range(LIMITS.tables):
            await parlour.sleep()
            await parlour.make("Eve o", "eve", listed=True)
        listed = await parlour.lobby.listed()
        assert [table.listing.code for table in listed][-1] == old.state.code
        assert len(listed) == few.listed

    in_parlour(use)


def test_nobody_fills_the_log_by_sitting_down_and_getting_up() -> None:
    desk = Desk("Ann o")
    codes = set()
    for _ in range(LIMITS.chat_lines):
        codes.add(code(desk.do("eve", Sit, seat=1, name="Eve")))
        for seed in ("00", "01"):
            codes.add(code(desk.do("eve", MixIn, seat=1, seed=seed)))
        codes.add(code(desk.do("eve", Stand, seat=1)))
    assert "refused server-restless" in codes
    assert desk.state.seq < 2 * LIMITS.chat_lines


def test_a_log_that_strangers_have_filled_keeps_no_host_from_sending_them_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desk = Desk("Ann o")
    assert is_ok(desk.do("eve", Chat, text="hi", name="Eve"))
    full = msgspec.structs.replace(LIMITS, log=desk.state.seq)
    monkeypatch.setattr("tusch.server.table.draft.LIMITS", full)
    assert code(desk.do("eve", Chat, text="more")) == "refused server-log-full"
    assert is_ok(desk.do("ann", Mute, person=1))
    assert is_ok(desk.do("ann", Ban, person=1))
    assert is_ok(desk.do("ann", Leave))
    none = msgspec.structs.replace(full, log=full.log - LIMITS.log_spare)
    monkeypatch.setattr("tusch.server.table.draft.LIMITS", none)
    assert code(desk.do("eve", Leave)) == "refused server-log-full"
