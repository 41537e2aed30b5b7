"""States and views as plain text."""

import re

import pytest
from hypothesis import given
from msgspec.structs import replace

from tests.figaro.support.table import act, cards, counted, figaro, position
from tests.figaro.support.walks import walks
from tusch.figaro import Figaro
from tusch.figaro.state import Action, Phase, State
from tusch.game import Step

STATE = position(
    ["R2 J1", "", "O J2", "B3 B2"],
    ["Y1 G2", "P1", "R1 R1 O", ""],
    turn=2,
    king=1,
    stacks=["", "Y2 Y2 Y2", "", "P2"],
    roads=((), (15,), (9, 2), ()),
    round=2,
)
STATE = replace(STATE, results=counted(figaro(), (0, 2, 1, 0), 0).results)


def test_a_state_shows_table_and_hands() -> None:
    assert str(STATE).splitlines() == [
        "Figaro for 4, round 2, play",
        "  road pieces of round 2: ============== ======== ===",
        "  road pieces of round 3: ============ ======= =",
        "   seat 0: display R2 J1; no stack; road -; hand G2 Y1",
        " K seat 1: display -; a stack; road ===============; hand P1",
        "*  seat 2: display O J2; no stack; road =========|==; hand O R1 R1",
        "   seat 3: display B3 B2; a stack; road -; hand -",
    ]


def test_a_view_shows_ones_own_hand_and_counts_the_others() -> None:
    assert str(figaro().observe(STATE, 0)).splitlines()[3:] == [
        "   seat 0: display R2 J1; no stack; road -; hand G2 Y1",
        " K seat 1: display -; a stack; road ===============; hand 1 card",
        "*  seat 2: display O J2; no stack; road =========|==; hand 3 cards",
        "   seat 3: display B3 B2; a stack; road -; hand 0 cards",
    ]


@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_a_view_as_text_does_not_change_with_what_is_hidden(seat: int | None) -> None:
    hands = (cards("B1 B1"), cards("B2"), cards("Y3 G3 P3"), ())
    kept = [own if at == seat else hands[at] for at, own in enumerate(STATE.hands)]
    other = replace(STATE, hands=tuple(kept))
    assert str(figaro().observe(other, seat)) == str(figaro().observe(STATE, seat))


@pytest.mark.clause("F30")
def test_no_text_tells_the_size_of_a_stack_or_the_length_of_a_road() -> None:
    more = replace(STATE, stacks=((), cards("Y2"), (), cards("P2 P2 P2")))
    assert str(more) == str(STATE)
    assert not re.search(r"\b(15|14|12|9|8)\b", str(STATE))


@pytest.mark.clause("F30")
@given(walks())
def test_numbers_in_a_text_are_players_rounds_seats_cards_and_hands(
    walked: tuple[Figaro, list[Step[State, Action]]],
) -> None:
    game, steps = walked
    for step in steps[::10]:
        for text in (str(step.after), str(game.observe(step.after, 0))):
            plain = re.sub(r"\b[RYGBPJ][123]\b|seat \d|round \d|for \d|hand \d+ cards?", "", text)
            assert not re.search(r"\d", plain)


@pytest.mark.clause("F6", "F24")
def test_road_pieces_are_shown_until_they_are_given_out() -> None:
    game = figaro()
    shown = [[2, 3], [3], []]
    for round, left in zip((1, 2, 3), shown, strict=True):
        after = counted(game, (3, 2, 1), 0, round=round)
        after = replace(after, results=after.results * round)
        found = re.findall(r"road pieces of round (\d)", str(after))
        assert [int(number) for number in found] == left


@pytest.mark.clause("F6", "F30")
def test_road_pieces_are_drawn_to_scale_however_long_they_are() -> None:
    one = 10**17
    game = figaro(road_lengths=[one, 2 * one, 3 * one] * 5)
    state = game.start(4)
    before = str(state).splitlines()
    assert before[0] == "Figaro for 4, round 0, roads"
    assert len(before) == 5
    falling = f"{3 * one},{2 * one},{one}"
    drawn = act(game, state, f"roads {falling}/{falling}/{one},{one},{one}")
    assert str(drawn).splitlines()[1:4] == [
        "  road pieces of round 1: =============== ========== =====",
        "  road pieces of round 2: =============== ========== =====",
        "  road pieces of round 3: ===== ===== =====",
    ]


def test_every_phase_has_a_text() -> None:
    game = figaro("dutch")
    offered = counted(game, (3, 2, 1), 0, round=3, roads=((), (), (15,)))
    assert offered.phase is Phase.EXCHANGE
    assert str(offered).startswith("Figaro for 3, round 3, exchange\n")
    assert "*  seat 2" in str(offered)
    assert str(act(game, offered, "keep")).startswith("Figaro for 3, round 3, over\n")
