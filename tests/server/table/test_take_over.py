"""Friends who come after the start and take over bots' seats: by the commands, and on sockets."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest
from websockets.sync.client import ClientConnection

from tests.server.support.desk import Desk, code, is_ok, playing
from tests.server.support.listening import Listening, answer, hear, listening, say
from tests.support import asking
from tusch import record
from tusch.server.http.replays import decode, of_table, replayed
from tusch.server.table import events
from tusch.server.table.commands.forget import deletion
from tusch.server.table.live.bot_lease import job_about
from tusch.server.table.project import project, whole
from tusch.server.table.timeline import Timeline
from tusch.server.wire.commands import (
    AllowTakeOver,
    AnswerTakeOver,
    AskUndo,
    Ban,
    Chat,
    Claim,
    HandOver,
    Leave,
    PassHost,
    TakeOver,
)
from tusch.server.wire.news import Seating


def test_friend_takes_over_the_seat_of_a_bot_and_plays_on_for_it() -> None:
    desk = playing("Ann b g", folds=True)
    bots = desk.state.names[1:]
    assert is_ok(desk.do("eve", TakeOver, seat=2, name="Eve"))
    assert desk.state.names == ("Ann", bots[0], "Eve")
    assert desk.state.held("eve") == (2,)
    assert desk.state.bot(2) is None
    while desk.state.status == "playing":
        desk.move()
    assert {type(happening.event).__name__ for happening in desk.happenings} >= {"TakenOver"}


@pytest.mark.parametrize(
    ("seat", "why"),
    [(0, "server-take-over-bot"), (1, "server-take-over-bot"), (9, "server-no-seat")],
)
def test_only_the_seat_of_a_bot_is_taken_over(seat: int, why: str) -> None:
    desk = playing("Ann o b")
    desk.do("bob", Leave)
    assert desk.state.bot(1), "a bot stands in for Bob, but the seat is his"
    assert code(desk.do("eve", TakeOver, seat=seat, name="Eve")) == f"refused {why}"


def test_nobody_takes_over_before_the_start_or_after_the_end() -> None:
    desk = Desk("Ann b")
    assert code(desk.do("eve", TakeOver, seat=1, name="Eve")) == "refused server-not-now"
    over = playing("Ann b")
    while over.state.status == "playing":
        over.move()
    assert code(over.do("eve", TakeOver, seat=1, name="Eve")) == "refused server-not-now"


def test_whoever_holds_or_held_a_seat_takes_none_over() -> None:
    desk = playing("Ann o b b")
    desk.do("bob", HandOver, seat=1)
    desk.do("phone", Claim, code=desk.state.places[1].code)
    for knows in ("ann", "bob", "phone"):
        refused = desk.do(knows, TakeOver, seat=2, name="X")
        assert code(refused) == "refused server-take-over-player", knows
    assert is_ok(desk.do("eve", TakeOver, seat=2, name="Eve"))
    assert code(desk.do("eve", TakeOver, seat=3, name="Eve")) == "refused server-take-over-player"


def test_whoever_was_forgotten_does_not_come_back_for_another_seat() -> None:
    desk = playing("Ann o b")
    rows = desk.database.events("table")
    _, decision = deletion(rows, "bob", desk.now, desk.dealer)
    desk.keep(decision)
    assert desk.state.places[1].level is not None
    assert code(desk.do("bob", TakeOver, seat=2, name="B")) == "refused server-take-over-player"
    assert is_ok(desk.do("eve", TakeOver, seat=1, name="Eve"))


def test_name_and_words_of_whoever_took_over_are_forgotten_too() -> None:
    desk = playing("Ann b")
    desk.do("eve", TakeOver, seat=1, name="Evelyn")
    added, _ = deletion(desk.database.events("table"), "eve", desk.now, desk.dealer)
    bodies = {row.seq: row.body for row in desk.database.events("table")} | dict(added.rewritten)
    assert not any("Evelyn" in body for body in bodies.values())


def test_host_allows_it_or_not() -> None:
    desk = playing("Ann b", take_over=False)
    assert code(desk.do("eve", TakeOver, seat=1, name="Eve")) == "refused server-take-over-off"
    assert code(desk.do("eve", AllowTakeOver, allow=True)) == "refused server-host-only"
    assert is_ok(desk.do("ann", AllowTakeOver, allow=True))
    assert is_ok(desk.do("eve", TakeOver, seat=1, name="Eve"))


def test_whoever_the_host_has_sent_away_takes_nothing_over() -> None:
    desk = playing("Ann b")
    desk.do("eve", Chat, text="hello", name="Eve")
    desk.do("ann", Ban, person=1)
    assert code(desk.do("eve", TakeOver, seat=1, name="Eve")) == "refused server-barred-seats"


def test_at_a_listed_table_the_host_agrees_each_time() -> None:
    desk = playing("Ann b b", listed=True, folds=True)
    for seat, guest in ((1, "eve"), (2, "kim")):
        assert is_ok(desk.do(guest, TakeOver, seat=seat, name=guest.capitalize()))
        assert desk.state.held(guest) == ()
        assert code(desk.do(guest, TakeOver, seat=seat, name="x")) == (
            "refused server-take-over-asked"
        )
    assert [(ask.person, ask.seat) for ask in whole(desk.state, "kim").take_over.asks] == [
        (1, 1),
        (2, 2),
    ]
    assert code(desk.do("kim", AnswerTakeOver, person=1, agree=True)) == "refused server-host-only"
    assert is_ok(desk.do("ann", AnswerTakeOver, person=1, agree=True))
    assert is_ok(desk.do("ann", AnswerTakeOver, person=2, agree=False))
    assert desk.state.names[1] == "Eve"
    assert desk.state.held("kim") == ()
    assert code(desk.do("kim", TakeOver, seat=2, name="")) == "refused server-take-over-denied"
    gone = desk.do("ann", AnswerTakeOver, person=2, agree=True)
    assert code(gone) == "refused server-take-over-nobody"


def test_wish_for_a_seat_ends_when_it_has_no_sense_any_more() -> None:
    desk = playing("Ann b b", listed=True)
    desk.do("eve", TakeOver, seat=1, name="Eve")
    desk.do("kim", TakeOver, seat=1, name="Kim")
    desk.do("lee", TakeOver, seat=2, name="Lee")
    desk.do("lee", Leave)
    desk.do("ann", AnswerTakeOver, person=1, agree=True)
    assert desk.state.asks == ()
    desk.do("kim", TakeOver, seat=2, name="")
    desk.do("ann", AllowTakeOver, allow=False)
    assert desk.state.asks == ()


def test_host_who_only_looks_on_needs_no_consent() -> None:
    desk = playing("Ann o b", listed=True)
    desk.do("eve", Chat, text="hello", name="Eve")
    desk.do("ann", PassHost, person=2)
    assert is_ok(desk.do("eve", TakeOver, seat=2, name=""))


def test_times_begin_anew_for_a_table_that_was_one_persons() -> None:
    desk = playing("Ann b", clock=30)
    desk.now += 3_600_000
    desk.do("eve", TakeOver, seat=1, name="Eve")
    desk.tick()
    assert not any(place.absent for place in desk.state.places)
    desk.now += 31_000
    desk.tick()
    assert any(place.absent for place in desk.state.places)


def taken_in_play() -> Desk:
    """A table whose bot has moved, and whose seat was then taken over."""
    desk = playing("Ann b", fill="greedy")
    while not any(step.actor == 1 for step in desk.state.line):
        desk.move()
    desk.do("eve", TakeOver, seat=1, name="Eve")
    return desk


def test_moves_of_the_bot_are_not_taken_back_by_whoever_came_after_it() -> None:
    desk = taken_in_play()
    asked = desk.do("eve", AskUndo, seat=1, base=desk.state.version)
    assert code(asked) == "refused server-undo-nothing"


def test_record_says_when_which_bot_was_taken_over() -> None:
    desk = taken_in_play()
    bot = whole(desk.state, "ann").take_over.done[0].bot
    entry = len(desk.state.line)
    while desk.state.status == "playing":
        desk.move()
    written = of_table(desk.state)
    (done,) = written.taken_over
    assert (done.entry, done.seat, done.bot, done.name) == (entry, 1, "random", bot)
    assert (written.names, written.bots) == (("Ann", "Eve"), (None, None))
    moved = replayed(decode(record.encode(written)), None).moved
    by = [(n < entry, each.by) for n, each in enumerate(moved) if each.seat == 1]
    assert set(by) == {(True, "bot"), (False, "player")}
    first = next(n for n, step in enumerate(desk.state.line) if step.actor == 1)
    job = job_about(desk.state, first)
    assert job is not None
    assert job.level == "random"


def test_everybody_is_told_who_plays_from_now_on() -> None:
    desk = playing("Ann b")
    bot = desk.state.names[1]
    desk.do("eve", TakeOver, seat=1, name="Eve")
    (told,) = project(*desk.happenings[-1], "ann")
    assert isinstance(told, Seating)
    assert [(done.seat, done.bot) for done in told.take_over.done] == [(1, bot)]
    assert told.seats[1].name == "Eve"


def test_tables_from_before_let_nobody_take_over_until_their_host_does() -> None:
    desk = playing("Ann b")
    rows = desk.database.events("table")
    raw = msgspec.json.decode(rows[0].body)
    del raw["setup"]["take_over"]
    old = [rows[0]._replace(body=msgspec.json.encode(raw).decode()), *rows[1:]]
    assert not Timeline(old).state.take_over
    assert isinstance(events.decode(old[0].body), events.Created)


@contextmanager
def table_of_bots(**more: Any) -> Iterator[tuple[Listening, str]]:
    """A server with a table where Ann plays against two bots."""
    with listening() as server:
        bot = {"type": "bot", "level": "random"}
        seats = [{"type": "own", "name": "Ann"}, bot, bot]
        asked = {"do": "create", "id": "made", "game": "flohcati", "seats": seats, "spectators": 4}
        made = server.browser.post("/api/tables", json={**asked, "first": 0, "pace": 0, **more})
        yield server, made.json()["code"]


@contextmanager
def friend(server: Listening) -> Iterator[ClientConnection]:
    """A device of somebody else at the same server."""
    with asking.Client(base_url=server.url, headers={"origin": server.url}) as browser:
        browser.post("/api/session")
        with server._replace(browser=browser).socket() as device:
            yield device


def until(device: ClientConnection, told: str) -> dict[str, Any]:
    """Hear what a device is told until it is this."""
    while (heard := hear(device)).get("tell") != told:
        pass
    return heard


def test_on_real_sockets_a_friend_takes_over_and_sees_the_hand_and_all_are_told() -> None:
    with table_of_bots() as (server, code), server.socket() as ann:
        say(ann, {"do": "watch", "table": code})
        say(ann, {"do": "start", "id": "begin"})
        until(ann, "moved")
        with friend(server) as eve:
            say(eve, {"do": "watch", "table": code})
            assert until(eve, "table")["seen"][0]["seat"] is None
            say(eve, {"do": "take-over", "id": "t", "seat": 1, "name": "Eve"})
            assert answer(eve)["answer"] == "ok"
            while not (mine := until(eve, "table"))["you"]["seats"]:
                pass
            assert mine["seen"][0]["seat"] == 1
            while not (told := until(ann, "seats"))["take_over"]["done"]:
                pass
            assert told["seats"][1]["name"] == "Eve"
            assert [seen for seen in told["seen"] if seen["seat"] == 1] == []
            say(ann, {"do": "take-over", "id": "no", "seat": 2})
            assert answer(ann)["code"] == "server-take-over-player"


def test_on_real_sockets_a_listed_table_waits_for_its_host() -> None:
    with table_of_bots(listed=True) as (server, code), server.socket() as ann:
        say(ann, {"do": "watch", "table": code})
        say(ann, {"do": "start", "id": "begin"})
        until(ann, "moved")
        with friend(server) as eve:
            say(eve, {"do": "watch", "table": code})
            say(eve, {"do": "take-over", "id": "t", "seat": 2, "name": "Eve"})
            assert answer(eve)["answer"] == "ok"
            while not (asked := until(ann, "seats"))["take_over"]["asks"]:
                pass
            assert asked["take_over"]["asks"] == [{"person": 1, "seat": 2}]
            assert asked["seats"][2]["kind"] == "bot"
            say(ann, {"do": "take-over-answer", "id": "yes", "person": 1, "agree": True})
            assert answer(ann)["answer"] == "ok"
            while not (mine := until(eve, "table"))["you"]["seats"]:
                pass
            assert mine["you"]["seats"] == [2]


def test_whoever_was_not_let_in_to_watch_takes_nothing_over() -> None:
    with table_of_bots(spectators=0) as (server, code), server.socket() as ann:
        say(ann, {"do": "watch", "table": code})
        say(ann, {"do": "start", "id": "begin"})
        until(ann, "moved")
        with friend(server) as eve:
            say(eve, {"do": "watch", "table": code})
            assert until(eve, "closed")["code"] == "server-watch-full"
            say(eve, {"do": "take-over", "id": "t", "seat": 1, "name": "Eve"})
            assert answer(eve)["code"] == "server-not-here"
