"""Sitting down, standing up, the host, and moving a seat to another device."""

import pytest

from tests.server.support.desk import Desk, code, is_ok, playing
from tusch.server.limits import LIMITS
from tusch.server.table.timeline import Timeline
from tusch.server.wire.commands import (
    Act,
    Back,
    Chat,
    Claim,
    HandOver,
    Kick,
    Leave,
    MixIn,
    PassHost,
    React,
    Rematch,
    SetSeat,
    Sit,
    Stand,
    Start,
)


def test_a_guest_takes_an_open_seat_and_gives_it_back() -> None:
    desk = Desk("Ann o o")
    assert is_ok(desk.do("bob", Sit, seat=1, name=" Bob\u202e "))
    assert desk.state.names == ("Ann", "Bob", "")
    assert desk.state.held("bob") == (1,)
    assert is_ok(desk.do("bob", Stand, seat=1))
    assert desk.state.places[1].open


def test_two_people_cannot_sit_on_one_seat() -> None:
    desk = Desk("Ann o b")
    desk.do("bob", Sit, seat=1, name="Bob")
    assert code(desk.do("eve", Sit, seat=1, name="Eve")) == "refused server-seat-taken"
    assert code(desk.do("eve", Sit, seat=0, name="Eve")) == "refused server-seat-taken"
    assert code(desk.do("eve", Sit, seat=2, name="Eve")) == "refused server-seat-taken"


@pytest.mark.parametrize("seat", [-1, 3, 10**30])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    desk = Desk("Ann o b")
    for reply in (
        desk.do("bob", Sit, seat=seat, name="Bob"),
        desk.do("ann", Stand, seat=seat),
        desk.do("ann", Kick, seat=seat),
        desk.do("ann", SetSeat, seat=seat),
        desk.do("ann", MixIn, seat=seat, seed="00"),
        desk.do("ann", HandOver, seat=seat),
    ):
        assert code(reply) == "refused server-no-seat"


def test_a_name_is_needed_to_sit() -> None:
    desk = Desk("Ann o")
    assert code(desk.do("bob", Sit, seat=1, name="\u202e \n")) == "refused server-name"
    assert desk.state.seq == 1


def test_one_device_can_hold_several_seats() -> None:
    desk = Desk("Ann Bea o")
    assert desk.state.held("ann") == (0, 1)
    desk.do("ann", Sit, seat=2, name="Cleo")
    assert desk.state.held("ann") == (0, 1, 2)
    assert desk.state.names == ("Ann", "Bea", "Cleo")
    assert len(desk.state.people) == 1


def test_only_the_host_kicks_sets_seats_and_starts() -> None:
    desk = Desk("Ann o o")
    desk.do("bob", Sit, seat=1, name="Bob")
    for guest in ("bob", "stranger"):
        assert code(desk.do(guest, Kick, seat=0)) == "refused server-host-only"
        assert code(desk.do(guest, SetSeat, seat=2)) == "refused server-host-only"
        assert code(desk.do(guest, Start)) == "refused server-host-only"
        assert code(desk.do(guest, PassHost, person=0)) == "refused server-host-only"
    assert code(desk.do("ann", SetSeat, seat=1)) == "refused server-seat-taken"
    assert is_ok(desk.do("ann", Kick, seat=1))
    assert desk.state.places[1].open
    assert code(desk.do("ann", Kick, seat=1)) == "refused server-seat-empty"
    assert is_ok(desk.do("ann", SetSeat, seat=1, level="random"))
    assert desk.state.places[1].level == "random"
    assert code(desk.do("ann", SetSeat, seat=1, level="genius")) == "refused bot-unknown"
    assert is_ok(desk.do("ann", SetSeat, seat=1))
    assert desk.state.places[1].open


def test_bots_take_the_empty_seats_at_the_start() -> None:
    desk = Desk("Ann o o")
    desk.do("bob", Sit, seat=2, name="Bob")
    assert is_ok(desk.do("ann", Start))
    assert [place.level for place in desk.state.places] == [None, "random", None]
    assert desk.state.status == "playing"


def test_after_the_start_nobody_sits_down_stands_up_or_is_kicked() -> None:
    desk = playing("Ann o")
    for reply in (
        desk.do("eve", Sit, seat=1, name="Eve"),
        desk.do("bob", Stand, seat=1),
        desk.do("ann", Kick, seat=1),
        desk.do("ann", SetSeat, seat=1),
        desk.do("ann", MixIn, seat=0, seed="00"),
        desk.do("ann", Start),
        desk.do("ann", Rematch),
    ):
        assert code(reply) == "refused server-not-now"


def test_host_rights_pass_on_when_the_host_leaves() -> None:
    desk = Desk("Ann o o")
    desk.do("bob", Sit, seat=2, name="Bob")
    desk.do("eve", Sit, seat=1, name="Eve")
    assert is_ok(desk.do("ann", Leave))
    assert desk.state.places[0].open
    assert desk.state.host == desk.state.number("eve")
    assert is_ok(desk.do("eve", PassHost, person=desk.state.number("bob")))
    assert is_ok(desk.do("bob", Start))


def test_whoever_sits_down_at_an_abandoned_table_is_its_host() -> None:
    desk = Desk("Ann o")
    desk.do("ann", Leave)
    assert desk.state.host is None
    desk.do("bob", Sit, seat=0, name="Bob")
    assert desk.state.host == desk.state.number("bob")
    assert is_ok(desk.do("bob", Start))


def test_the_host_cannot_be_somebody_who_is_not_there() -> None:
    desk = Desk("Ann o")
    desk.do("bob", Sit, seat=1, name="Bob")
    desk.do("bob", Leave)
    for person in (-1, 1, 7):
        assert code(desk.do("ann", PassHost, person=person)) == "refused server-no-person"


def test_whoever_leaves_a_game_is_played_for_until_he_is_back() -> None:
    desk = playing("Ann o")
    desk.do("bob", Leave)
    assert [place.absent for place in desk.state.places] == [None, "left"]
    assert desk.state.bot(1) == "random"
    assert code(desk.do("bob", Leave)) == "refused server-not-here"
    desk.came("bob")
    assert [place.absent for place in desk.state.places] == [None, None]
    assert desk.state.people[1].here


def test_back_takes_the_seat_from_the_bot() -> None:
    desk = playing("Ann o")
    assert code(desk.do("bob", Back)) == "refused server-not-away"
    desk.do("bob", Leave)
    assert is_ok(desk.do("bob", Back))
    assert desk.state.bot(1) is None


def test_a_seat_moves_to_another_device_once() -> None:
    desk = playing("Ann o")
    assert code(desk.do("ann", HandOver, seat=1)) == "refused server-not-your-seat"
    assert is_ok(desk.do("bob", HandOver, seat=1))
    offered = desk.state.places[1].code
    assert code(desk.do("phone", Claim, code="AAAAAAAAAAAA")) == "refused server-code"
    assert is_ok(desk.do("phone", Claim, code=offered))
    assert desk.state.held("phone") == (1,)
    assert desk.state.held("bob") == ()
    assert desk.state.names == ("Ann", "Bob")
    assert code(desk.do("other", Claim, code=offered)) == "refused server-code"
    assert code(desk.do("bob", Act, seat=1, action=b"{}", base=0)) == "refused server-not-your-seat"


def test_a_code_for_another_device_does_not_hold_for_ever() -> None:
    desk = playing("Ann o")
    desk.do("bob", HandOver, seat=1)
    desk.now += LIMITS.hand_over + 1
    assert code(desk.do("phone", Claim, code=desk.state.places[1].code)) == "refused server-code"


def test_host_rights_move_with_the_seat() -> None:
    desk = Desk("Ann o")
    desk.do("ann", HandOver, seat=0)
    desk.do("phone", Claim, code=desk.state.places[0].code)
    assert code(desk.do("ann", Start)) == "refused server-host-only"
    assert is_ok(desk.do("phone", Start))


def test_chat_and_reactions_are_bounded_and_clean() -> None:
    desk = playing("Ann o")
    assert is_ok(desk.do("ann", Chat, text="hi\u202e\nthere " + "x" * 999))
    assert is_ok(desk.do("ann", React, sign="applause"))
    said = [line for _, line in desk.state.chat]
    assert said[0].text.startswith("hi there xxx")  # type: ignore[union-attr]
    assert len(said[0].text) == LIMITS.chat  # type: ignore[union-attr]
    assert code(desk.do("ann", Chat, text=" \x00")) == "refused server-chat-empty"
    assert code(desk.do("ann", React, sign="bomb")) == "refused server-reaction"
    assert code(desk.do("zoe", Chat, text="who am I")) == "refused server-name"
    assert is_ok(desk.do("zoe", Chat, text="me", name="Zoe"))
    for _ in range(LIMITS.chat_lines - 2):
        desk.do("ann", React, sign="laugh")
    assert code(desk.do("ann", Chat, text="more")) == "refused server-chat-full"
    assert is_ok(desk.do("bob", Chat, text="I can"))
    assert len(desk.state.chat) == LIMITS.chat_kept


def test_a_rematch_has_the_same_people_in_the_same_seats() -> None:
    desk = playing("Ann b o Bea", "bob", game="figaro", clock=60)
    while desk.state.status == "playing":
        desk.move()
    assert code(desk.do("zoe", Rematch)) == "refused server-players-only"
    assert is_ok(desk.do("bob", Rematch))
    assert desk.state.rematch is not None
    assert code(desk.do("ann", Rematch)) == "refused server-rematch-made"
    found = desk.database.find(desk.state.rematch)
    assert found is not None

    again = Timeline(desk.database.events(found.table)).state
    assert again.names == desk.state.names
    assert again.held("ann") == (0, 3)
    assert again.held("bob") == (2,)
    assert again.host == again.number("bob")
    assert again.setup.clock == 60
    assert again.status == "waiting"
    assert again.secret != desk.state.secret
    assert [listing.table for listing in desk.database.games_of("ann", 9)].count(found.table) == 1


def test_a_host_who_starts_alone_plays_and_does_not_look_on() -> None:
    desk = Desk("b o o", name="Ann")
    assert is_ok(desk.do("ann", Start))
    assert desk.state.held("ann") == (1,)
    assert desk.state.names[1] == "Ann"
    assert desk.state.places[2].level == "random"


def test_a_host_may_look_on_while_friends_play_or_where_no_seat_is_free() -> None:
    desk = Desk("o o", name="Ann")
    desk.do("bob", Sit, seat=1, name="Bob")
    assert is_ok(desk.do("ann", Start))
    assert desk.state.held("ann") == ()
    bots = Desk("b b", name="Ann")
    assert is_ok(bots.do("ann", Start))
    assert bots.state.held("ann") == ()


def test_whoever_sits_down_is_called_so_in_the_chat_too() -> None:
    desk = Desk("o o o", name="Guest")
    desk.do("ann", Sit, seat=0, name="Ann")
    assert desk.state.people[0].name == "Ann"
    # A second seat on the same device is somebody else's: Ann stays Ann.
    desk.do("ann", Sit, seat=1, name="Bea")
    assert desk.state.people[0].name == "Ann"
    assert desk.state.names[:2] == ("Ann", "Bea")
