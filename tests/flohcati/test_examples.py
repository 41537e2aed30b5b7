"""The worked examples of the rules."""

import pytest

from tests.flohcati.support.table import ANY_TIME, GAME, act, cards, legal, names, position
from tusch.flohcati.state import Phase, State


def total(state: State) -> int:
    told = GAME.outcome(state)
    assert told is not None
    return told.totals[0]


@pytest.mark.clause("Z16")
def test_example_1_lower_double_does_not_count() -> None:
    trios = [["D3 E3 F3", "D5 E5 F5"], []]
    assert total(position("A6 B4 C4 C2", "", phase=Phase.OVER, trios=trios, deck="")) == 34


@pytest.mark.clause("Z12", "Z16")
def test_example_2_trio_kept_in_hand_gives_no_bonus() -> None:
    state = position(
        "A7 B3 C4 D3 E3 F5 F1", "", phase=Phase.OVER, trios=[["G6 H6 I6"], []], deck=""
    )
    assert total(state) == 25 + 10


@pytest.mark.clause("Z13", "Z16")
def test_example_3_zero_counts_as_an_attraction_for_the_gala() -> None:
    state = position(
        "A3 B5 C5 D5 E0 F7 G2 H4 I0", "", row="J1", trios=[["A6 B6 C6"], []], deck="J7"
    )
    taken = act(state, "take J1")
    assert "gala" in legal(taken)
    assert total(act(taken, "gala")) == 32 + 10 + 10


@pytest.mark.clause("Z6")
def test_example_4_bust_ends_the_turn_without_a_trio() -> None:
    state = position("H4 I4 J4", "", "", row="A5 B2")
    for game in (GAME, ANY_TIME):
        after = act(state, "flip", "A0", game=game)
        assert after.discard == cards("A0")
        assert names(after.row) == "A5 B2"
        assert after.phase is Phase.TURN
        assert after.turn == 1
        assert after.trios == ((), (), ())


@pytest.mark.clause("Z11")
def test_example_5_demand_cancels_the_fanfare() -> None:
    state = position("H4 I4", "J4 G1", "", row="A5")
    stopped = act(state, "flip", "fanfare", "C1", "demand")
    assert legal(stopped) == ["demand 1"]
    given = act(stopped, "demand 1", "give J4")
    assert names(given.row) == "A5 C1"
    assert legal(given) == ["trio H4,I4,J4", "end"]


@pytest.mark.clause("Z12")
def test_example_6_two_trios_one_with_the_new_card() -> None:
    state = position("A3 B3 C3 D6 E6", "", "")
    taken = act(state, "flip", "F6", "flip", "G1", "take F6")
    laid = act(taken, "trio A3,B3,C3", "trio D6,E6,F6")
    assert [names(trio) for trio in laid.trios[0]] == ["A3 B3 C3", "D6 E6 F6"]
    assert names(laid.row) == "G1"
    assert laid.turn == 1


@pytest.mark.clause("Z14")
def test_example_7_three_cards_that_are_no_trio_keep_the_turn() -> None:
    taken = act(position("A2 B5", "", "", row="C0"), "take C0")
    assert legal(taken) == ["end"]
    assert act(taken, "end").turn == 1
