"""Names that are taken for others: no name twice at a table, nor its look-alikes."""

import pytest

from tests.server.support.desk import Desk, code, is_ok, playing
from tusch.server.limits import LIMITS
from tusch.server.lookalikes import shape
from tusch.server.wire.commands import Chat, Claim, HandOver, SetSeat, Sit, Start

LOOK = [
    "Anna",
    "anna",
    "ANNA",
    "\u0410nn\u0430",
    "\uff21\uff4e\uff4e\uff41",
    "\U0001d400\U0001d427\U0001d427\U0001d41a",
    "\u00c1nna",
    "A\u200bnna",
    "Ann\u03b1",
    "\u13aanna",
]
"""As Cyrillic, wide, mathematical, accented, with a gap of no width, Greek, Cherokee."""
INVISIBLE = [
    "\u3164",
    "\u2800\u2800",
    "\u115f\u1160",
    "\uffa0",
    "\u2800\ufe0f",
    "\u00ad\u034f",
    " \u200b",
]


@pytest.mark.parametrize("name", LOOK)
def test_a_look_alike_of_a_name_gets_a_number(name: str) -> None:
    desk = Desk("Anna o o")
    assert is_ok(desk.do("eve", Sit, seat=1, name=name))
    assert desk.state.names[1].endswith(" 2")
    assert desk.state.people[1].name == desk.state.names[1]
    assert is_ok(desk.do("zoe", Chat, text="boo", name=name))
    assert desk.state.people[2].name.endswith(" 3")


def test_names_that_look_different_stay_as_they_are() -> None:
    desk = Desk("Anna o o o")
    for seat, name in enumerate(("Hannah", "Anne", "\u674e"), start=1):
        desk.do(f"guest{seat}", Sit, seat=seat, name=name)
    assert desk.state.names == ("Anna", "Hannah", "Anne", "\u674e")


@pytest.mark.parametrize(
    ("one", "other"), [("Will", "WiIl"), ("Bob", "B0b"), ("Marnie", "Mamie"), ("Paul", "\u0420aul")]
)
def test_what_looks_alike_has_one_shape(one: str, other: str) -> None:
    assert shape(one) == shape(other)


@pytest.mark.parametrize("name", INVISIBLE)
def test_a_name_that_cannot_be_seen_is_no_name(name: str) -> None:
    desk = Desk("Anna o")
    assert code(desk.do("eve", Sit, seat=1, name=name)) == "refused server-name"
    assert code(desk.do("eve", Chat, text="boo", name=name)) == "refused server-name"


def test_two_seats_of_one_device_have_two_names() -> None:
    desk = Desk("Anna Anna o")
    assert desk.state.names == ("Anna", "Anna 2", "")
    desk.do("ann", Sit, seat=2, name="anna")
    assert desk.state.names == ("Anna", "Anna 2", "anna 3")


def test_a_long_name_has_room_for_its_number() -> None:
    desk = Desk(f"{'A' * LIMITS.name} o")
    desk.do("eve", Sit, seat=1, name="A" * LIMITS.name)
    assert desk.state.names[1] == "A" * (LIMITS.name - 2) + " 2"


def test_bots_give_way_whenever_they_come() -> None:
    plain = Desk("Anna b o o", folds=True)
    bots = plain.state.names[1]
    plain.do("eve", Sit, seat=2, name=bots.upper())
    assert plain.state.names[2] == bots.upper()
    plain.do("ann", SetSeat, seat=3, level="random")
    late = Desk("Anna o o o", folds=True)
    late.do("eve", Sit, seat=2, name=bots)
    late.do("ann", Start)
    made = Desk(f"{bots} b b o", folds=True)
    made.do("ann", Start)
    for desk in (plain, late, made):
        names = [name for name in desk.state.names if name]
        assert len(names) == 4
        assert len(set(map(shape, names))) == 4


def test_a_stranger_who_speaks_is_not_taken_for_a_bot_or_a_player() -> None:
    desk = playing("Anna b o", "bob")
    desk.do("eve", Chat, text="boo", name=desk.state.names[1])
    assert desk.state.people[2].name == f"{desk.state.names[1]} 2"


def test_whoever_takes_a_seat_over_is_told_apart_from_whoever_gave_it() -> None:
    desk = playing("Anna o", "bob")
    desk.do("bob", HandOver, seat=1)
    assert is_ok(desk.do("phone", Claim, code=desk.state.places[1].code))
    assert desk.state.names == ("Anna", "Bob")
    assert [person.name for person in desk.state.people] == ["Anna", "Bob", "Bob 2"]
