"""Deletion of a guest's data: name and words go, the game of the others stays."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.server.support.desk import Desk, dealer
from tests.server.support.listening import answer, code_of, listening, say
from tests.server.support.memory import MemoryStore
from tests.server.support.parlour import Device, Parlour, in_parlour
from tests.support.scale import scaled
from tusch import fair, verdict
from tusch.server.http.app import NO_SESSION
from tusch.server.http.replays import of_table
from tusch.server.table import events
from tusch.server.table.commands.forget import deletion
from tusch.server.table.events import Sat
from tusch.server.table.timeline import Timeline
from tusch.server.wire.commands import Chat, Claim, HandOver, Leave, MixIn, Rematch, Sit, Start
from tusch.store import SqliteStore
from tusch.store.sqlite.database import Database

NAMES = {"ann": "Annabella", "bob": "Bertolino", "eve": "Evangelina", "phone": "Philomena"}
WORDS = {"ann": "artichoke", "bob": "bergamot", "eve": "elderberry", "phone": "pomegranate"}


both_stores = pytest.mark.usefixtures("kept")


def all_in(database: Database) -> str:
    """All that a database holds, as text."""
    return "\n".join(database.connection.iterdump())


def forget_at(desk: Desk, guest: str) -> None:
    """Delete what a desk keeps of a guest, as a table does."""
    added, decision = deletion(desk.database.events("table"), guest, desk.now, desk.dealer)
    if decision.happenings or added.rewritten:
        desk._commit(added)
        desk.timeline = Timeline(desk.database.events("table"))


guests = st.sampled_from(sorted(NAMES))
steps = st.one_of(
    st.tuples(st.just("sit"), guests, st.integers(0, 3)),
    st.tuples(st.just("chat"), guests, st.just(0)),
    st.tuples(st.just("hand"), guests, st.integers(0, 3)),
    st.tuples(st.just("leave"), guests, st.just(0)),
    st.tuples(st.just("start"), guests, st.just(0)),
    st.tuples(st.just("move"), guests, st.integers(0, 9)),
)


def take(desk: Desk, what: str, guest: str, number: int) -> None:
    """One step of a life at a table; much of it is refused."""
    match what:
        case "sit":
            desk.do(guest, Sit, seat=number, name=NAMES[guest])
            desk.do(guest, MixIn, seat=number, seed="cafe")
        case "chat":
            desk.do(guest, Chat, text=WORDS[guest], name=NAMES[guest])
        case "hand":
            desk.do(guest, HandOver, seat=number)
            code = desk.state.places[number].code if number < len(desk.state.places) else None
            desk.do("phone", Claim, code=code or "wrong")
        case "leave":
            desk.do(guest, Leave)
        case "start":
            desk.do(guest, Start)
        case "move":
            for _ in range(number):
                if desk.state.status == "playing":
                    desk.move()


@settings(max_examples=scaled(60), deadline=None)
@given(st.lists(steps, max_size=12), st.permutations(sorted(NAMES)), st.integers(0, 3))
def test_nothing_is_left_of_those_who_want_to_be_forgotten(
    life: list[tuple[str, str, int]], order: list[str], seed: int
) -> None:
    desk = Desk(f"{NAMES['ann']} o o", chance=dealer(seed))
    for step in life:
        take(desk, *step)
    for guest in order:
        before = desk.state
        forget_at(desk, guest)
        after = desk.state
        assert WORDS[guest] not in all_in(desk.database)
        assert after.line == before.line
        assert after.status == before.status
        assert [place.seed for place in after.places] == [
            place.seed if before.status != "waiting" or place.person != before.number(guest) else ""
            for place in before.places
        ]
        assert not after.held(guest)
        assert after.host is None or after.people[after.host].guest != guest
        for other in NAMES:
            if other != guest:
                assert after.held(other) == before.held(other)
    for word in (*NAMES.values(), *WORDS.values()):
        assert word not in all_in(desk.database)
    for _ in range(200):
        if desk.state.status == "playing":
            desk.move()
    desk.database.close()


def test_a_seat_that_changed_the_device_loses_its_name_from_either() -> None:
    for guest in ("bob", "phone"):
        desk = Desk(f"{NAMES['ann']} o")
        take(desk, "sit", "bob", 1)
        take(desk, "hand", "bob", 1)
        assert desk.state.places[1].name == NAMES["bob"]
        forget_at(desk, guest)
        assert desk.state.places[1].name == ""
        log = [events.decode(row.body) for row in desk.database.events("table")]
        assert [event.name for event in log if isinstance(event, Sat)] == [""]
        assert desk.state.held("phone") == ((1,) if guest == "bob" else ())
        take(desk, "hand", "phone", 1)


def test_whoever_had_gone_and_took_a_seat_over_is_there_again() -> None:
    desk = Desk(f"{NAMES['ann']} o o")
    take(desk, "sit", "phone", 1)
    take(desk, "leave", "phone", 0)
    take(desk, "hand", "ann", 0)
    taken = desk.state
    assert taken.host == taken.number("phone") == 1
    assert taken.people[1].here
    forget_at(desk, "phone")
    assert desk.state.host is None
    assert desk.state.places[0].open


@both_stores
def test_the_game_goes_on_and_the_deal_can_still_be_checked() -> None:
    async def use(parlour: Parlour) -> None:
        table = await parlour.make(f"{NAMES['ann']} o", spectators=1)
        await parlour.do(table, "bob", Sit, seat=1, name=NAMES["bob"])
        await parlour.do(table, "bob", MixIn, seat=1, seed="cafe")
        await parlour.do(table, "bob", Chat, text=WORDS["bob"])
        await parlour.do(table, "ann", Start)
        ann, zoe = Device("ann"), Device("zoe")
        table.attach(ann)
        table.attach(zoe)
        await parlour.do(table, "zoe", Chat, text=WORDS["eve"], name=NAMES["eve"])
        await parlour.lobby.forget("bob")
        assert ann.kinds()[-1] == "table"
        for device in (ann, zoe):
            told = [said for said in device.heard if said["tell"] == "table"][-1]
            assert told["people"][1] == {"name": "", "here": False}
            assert told["seats"][1]["kind"] == "bot"
            assert [line["text"] for line in told["chat"]] == ["", WORDS["eve"]]
        late = Device("ann")
        table.attach(late, since=1)
        await parlour.play_out(table)
        assert NAMES["bob"] not in str(late.heard)
        assert WORDS["bob"] not in str(late.heard)
        written = of_table(table.state)
        assert written.names == (NAMES["ann"], "Colombina")
        assert isinstance(written.fair, fair.FairDeal)
        assert written.fair.players == ("", "cafe")
        assert verdict.verify(written, written.fair).fair
        assert await parlour.lobby.games_of("bob") == []
        await parlour.lobby.forget("zoe")
        everything = all_in(parlour.store.database)  # type: ignore[attr-defined]
        for word in (NAMES["bob"], WORDS["bob"], NAMES["eve"], WORDS["eve"]):
            assert word not in everything
        assert NAMES["ann"] in everything

    in_parlour(use)


@both_stores
def test_nobody_sits_in_a_rematch_who_was_forgotten() -> None:
    async def use(parlour: Parlour) -> None:
        table = await parlour.make(f"{NAMES['ann']} o")
        await parlour.do(table, "bob", Sit, seat=1, name=NAMES["bob"])
        await parlour.do(table, "ann", Start)
        while table.state.status == "playing":
            seat = table.state.actor
            assert isinstance(seat, int)
            legal = table.state.game.legal_actions(table.state.now)
            await parlour.act(table, "ann" if seat == 0 else "bob", legal[0])
        await parlour.lobby.forget("bob")
        await parlour.do(table, "ann", Rematch)
        assert table.state.rematch is not None
        again = await parlour.lobby.find(table.state.rematch)
        assert again is not None
        assert again.state.places[1].open
        assert [person.name for person in again.state.people] == [NAMES["ann"]]

    in_parlour(use)


@both_stores
def test_forgetting_again_changes_nothing() -> None:
    async def use(parlour: Parlour) -> None:
        table = await parlour.make(f"{NAMES['ann']} o")
        await parlour.lobby.forget("nobody")
        assert table.state.seq == 1
        await parlour.lobby.forget("ann")
        seq = table.state.seq
        await parlour.lobby.forget("ann")
        assert table.state.seq == seq

    in_parlour(use)


@both_stores
def test_a_session_is_deleted_with_all_that_it_led_to() -> None:
    store = MemoryStore()
    with listening(store=store) as server:
        browser = server.browser
        browser.cookies.clear()
        assert browser.delete("/api/session").status_code == 401
        browser.post("/api/session")
        seats: list[dict[str, Any]] = [{"type": "own", "name": NAMES["ann"]}, {"type": "open"}]
        asked = {"do": "create", "id": "made", "game": "flohcati", "seats": seats}
        code = browser.post("/api/tables", json=asked).json()["code"]
        with server.socket() as ws:
            say(ws, {"do": "watch", "table": code})
            say(ws, {"do": "chat", "id": "c", "text": WORDS["ann"]})
            assert answer(ws)["answer"] == "ok"
            token = dict(browser.cookies)
            gone = browser.delete("/api/session")
            assert gone.status_code == 204
            assert "Max-Age=0" in gone.headers["set-cookie"]
            with pytest.raises(ConnectionClosed) as closed:
                answer(ws)
            assert code_of(closed.value) == NO_SESSION
        browser.cookies.update(token)
        assert browser.get("/api/games").status_code == 401
        assert browser.get(f"/api/tables/{code}").json()["seats"][0] == {"kind": "open"}
        everything = all_in(store.database)
        assert NAMES["ann"] not in everything
        assert WORDS["ann"] not in everything


def test_what_is_deleted_is_not_on_the_disk_any_more(tmp_path: Path) -> None:
    file = tmp_path / "tusch.db"

    def bytes_on_disk() -> bytes:
        return b"".join(path.read_bytes() for path in tmp_path.iterdir())

    async def use() -> None:
        store = SqliteStore(file)
        parlour = Parlour(store)
        table = await parlour.make(f"{NAMES['ann']} o")
        for number in range(20):
            await parlour.do(table, "ann", Chat, text=f"{WORDS['ann']} {number}")
        assert WORDS["ann"].encode() in bytes_on_disk()
        await parlour.lobby.forget("ann")
        await parlour.lobby.close()
        await store.close()

    asyncio.run(use())
    assert NAMES["ann"].encode() not in bytes_on_disk()
    assert WORDS["ann"].encode() not in bytes_on_disk()


@both_stores
def test_a_name_that_a_rematch_took_over_with_a_seat_is_deleted_there_too() -> None:
    async def use(parlour: Parlour) -> None:
        table = await parlour.make(f"{NAMES['ann']} o", clock=5)
        await parlour.do(table, "bob", Sit, seat=1, name=NAMES["bob"])
        await parlour.do(table, "bob", HandOver, seat=1)
        await parlour.do(table, "phone", Claim, code=table.state.places[1].code)
        for _ in range(2):
            await parlour.play_out(table)
            await parlour.do(table, "ann", Rematch)
            again = await parlour.lobby.find(table.state.rematch or "")
            assert again is not None
            assert again.state.names == (NAMES["ann"], NAMES["bob"])
            assert again.state.held("phone") == (1,)
            table = again
        await parlour.lobby.forget("bob")
        assert table.state.names == (NAMES["ann"], "")
        assert table.state.held("phone") == (1,)
        everything = all_in(parlour.store.database)  # type: ignore[attr-defined]
        assert NAMES["bob"] not in everything
        assert NAMES["ann"] in everything
        await parlour.play_out(table)

    in_parlour(use)
