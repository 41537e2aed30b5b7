"""Z12 to Z14: trios, the gala, and the end of a turn."""

import pytest

from tests.flohcati.support.table import (
    ALL_TEN,
    ANY_TIME,
    GAME,
    NEEDED,
    act,
    legal,
    names,
    position,
)
from tusch.flohcati.state import End, Phase
from tusch.play import IllegalError


@pytest.mark.clause("Z12")
def test_trio_is_laid_after_the_take_and_leaves_the_hand() -> None:
    state = position("A3 B3 C3 D7", "", row="E1")
    assert legal(state) == ["flip", "take E1"]
    taken = act(state, "take E1")
    assert legal(taken) == ["trio A3,B3,C3", "end"]
    laid = act(taken, "trio A3,B3,C3")
    assert [names(trio) for trio in laid.trios[0]] == ["A3 B3 C3"]
    assert names(laid.hands[0]) == "D7 E1"


@pytest.mark.clause("Z12")
def test_card_just_taken_may_be_in_the_trio() -> None:
    state = position("A3 B3", "", row="C3")
    assert legal(act(state, "take C3")) == ["trio A3,B3,C3", "end"]


@pytest.mark.clause("Z12")
def test_zeros_make_a_trio() -> None:
    state = position("A0 B0", "", row="C0")
    assert legal(act(state, "take C0")) == ["trio A0,B0,C0", "end"]


@pytest.mark.clause("Z12")
def test_several_trios_in_one_turn() -> None:
    state = position("A3 B3 C3 D6 E6 F6", "", row="G1")
    taken = act(state, "take G1")
    assert legal(taken) == ["trio A3,B3,C3", "trio D6,E6,F6", "end"]
    first = act(taken, "trio D6,E6,F6")
    assert GAME.actor(first) == 0
    both = act(first, "trio A3,B3,C3")
    assert [names(trio) for trio in both.trios[0]] == ["D6 E6 F6", "A3 B3 C3"]
    assert GAME.actor(both) == 1


@pytest.mark.clause("Z12")
def test_trios_are_offered_by_value_then_by_letter() -> None:
    state = act(position("A6 B6 C6 D3 E3 F3 G3", "", row="G1"), "take G1")
    assert legal(state) == [
        "trio D3,E3,F3",
        "trio D3,E3,G3",
        "trio D3,F3,G3",
        "trio E3,F3,G3",
        "trio A6,B6,C6",
        "end",
    ]


@pytest.mark.clause("Z12")
def test_four_of_a_value_let_the_player_choose_three() -> None:
    state = act(position("A3 B3 C3", "", row="H3"), "take H3")
    assert legal(state) == [
        "trio A3,B3,C3",
        "trio A3,B3,H3",
        "trio A3,C3,H3",
        "trio B3,C3,H3",
        "end",
    ]
    assert names(act(state, "trio A3,C3,H3").hands[0]) == "B3"


@pytest.mark.clause("Z12")
def test_six_of_a_value_are_two_trios() -> None:
    state = act(position("A3 B3 C3 D3 E3", "", row="F3"), "take F3", "trio A3,B3,D3")
    assert legal(state) == ["trio C3,E3,F3", "end"]


@pytest.mark.clause("Z12")
def test_laid_cards_are_laid_for_good() -> None:
    state = position("D3", "", row="E3", trios=[["A3 B3 C3"], []])
    taken = act(state, "take E3")
    assert GAME.actor(taken) == 1
    assert [names(trio) for trio in taken.trios[0]] == ["A3 B3 C3"]


@pytest.mark.clause("Z12")
def test_two_cards_of_a_value_or_three_different_ones_are_no_trio() -> None:
    state = position("A3 B3 C4 A5 B6", "", row="E1")
    assert legal(act(state, "take E1")) == ["end"]
    assert NEEDED.actor(act(state, "take E1", game=NEEDED)) == 1


@pytest.mark.clause("Z12")
def test_any_time_lets_a_trio_be_laid_before_a_flip() -> None:
    state = position("A3 B3 C3", "", row="")
    assert legal(state) == ["flip"]
    assert legal(state, ANY_TIME) == ["trio A3,B3,C3", "flip"]
    laid = act(state, "trio A3,B3,C3", game=ANY_TIME)
    assert ANY_TIME.actor(laid) == 0
    assert legal(laid, ANY_TIME) == ["flip"]


@pytest.mark.clause("Z12")
def test_any_time_lets_a_trio_be_laid_between_flips_and_before_a_take() -> None:
    state = act(position("A3 B3 C3", "", row="D1"), "flip", "E1", game=ANY_TIME)
    assert legal(state, ANY_TIME) == ["trio A3,B3,C3", "flip", "take D1", "take E1"]
    laid = act(state, "trio A3,B3,C3", game=ANY_TIME)
    assert legal(laid, ANY_TIME) == ["flip", "take D1", "take E1"]
    assert len(act(laid, "flip", "D7", game=ANY_TIME).trios[0]) == 1


@pytest.mark.clause("Z12")
def test_any_time_still_lets_a_trio_be_laid_at_the_end_of_the_turn() -> None:
    state = act(position("A3 B3", "", row="C3"), "take C3", game=ANY_TIME)
    assert legal(state, ANY_TIME) == ["trio A3,B3,C3", "end"]


@pytest.mark.clause("Z12", "Z15")
def test_any_time_lets_a_trio_be_laid_before_the_last_take() -> None:
    state = act(position("A3 B3 C3", "", deck="D1"), "flip", "D1", game=ANY_TIME)
    assert legal(state, ANY_TIME) == ["trio A3,B3,C3", "take D1"]


@pytest.mark.clause("Z11", "Z12")
def test_any_time_is_not_before_the_take_of_a_fanfare() -> None:
    state = act(position("A3 B3 C3", "", row="D1"), "flip", "fanfare", "D2", game=ANY_TIME)
    assert legal(state, ANY_TIME) == ["take D1"]


@pytest.mark.clause("Z12")
@pytest.mark.parametrize("action", ["demand", "steal"])
def test_any_time_is_not_between_an_action_card_and_its_choice(action: str) -> None:
    state = act(position("A3 B3 C3", "E1"), "flip", action, game=ANY_TIME)
    assert legal(state, ANY_TIME) == [f"{action} 1"]


@pytest.mark.clause("Z6", "Z12")
def test_any_time_is_not_after_a_bust() -> None:
    state = act(position("A3 B3 C3", "", row="D1"), "flip", "D2", game=ANY_TIME)
    assert ANY_TIME.actor(state) == 1
    assert legal(state, ANY_TIME) == ["flip", "take D1"]


@pytest.mark.clause("Z13")
def test_any_time_is_not_for_the_gala() -> None:
    state = position(ALL_TEN, "", row="A7")
    assert legal(state, ANY_TIME) == ["flip", "take A7"]


@pytest.mark.clause("Z13")
def test_gala_needs_all_ten_attractions_and_ends_the_game_at_once() -> None:
    state = position("A0 B0 C1 D1 E2 F2 G3 H3 I4", "B7", row="J4 A7")
    assert legal(act(state, "take A7")) == ["end"]
    taken = act(state, "take J4")
    assert legal(taken) == ["gala", "end"]
    over = act(taken, "gala")
    assert over.phase is Phase.OVER
    assert over.gala == 0
    assert GAME.actor(over) is None
    assert GAME.turn(over) is None
    assert over.deck


@pytest.mark.clause("Z13")
def test_gala_is_a_choice() -> None:
    state = act(position(ALL_TEN, "", row="A7"), "take A7", "end")
    assert state.gala is None
    assert GAME.actor(state) == 1


@pytest.mark.clause("Z13")
def test_trio_that_is_kept_does_not_prevent_the_gala() -> None:
    state = act(position("A5 B5 C5 D1 E2 F2 G3 H3 I4 J4", "", row="A7"), "take A7")
    assert legal(state) == ["trio A5,B5,C5", "gala", "end"]


@pytest.mark.clause("Z13")
def test_trio_may_come_before_the_gala_if_all_ten_stay_in_hand() -> None:
    state = position("A5 B5 C5 A1 B1 C2 D1 E2 F2 G3 H3 I4 J4", "", row="A7")
    laid = act(state, "take A7", "trio A5,B5,C5")
    assert legal(laid) == ["trio A1,B1,D1", "trio C2,E2,F2", "gala", "end"]


@pytest.mark.clause("Z13")
def test_laid_trios_do_not_help_the_gala() -> None:
    state = position("A5 B5 C5 D1 E2 F2 G3 H3 I4 J4", "", row="A7")
    laid = act(state, "take A7", "trio A5,B5,C5")
    assert legal(laid) == ["end"]
    assert names(laid.hands[0]) == "A7 D1 E2 F2 G3 H3 I4 J4"


THREE = ["A3 B3 C3", "A3 B3 C4", "A0 B5 J7"]
"""Hands of three cards, with a trio and without."""


@pytest.mark.clause("Z14")
@pytest.mark.parametrize("hand", THREE)
def test_player_with_three_cards_stays_on_turn_whatever_they_are(hand: str) -> None:
    after_take = act(position(hand, "", row="D1"), "take D1")
    after_nothing = act(position(hand, "", "", row="D1"), "flip", "demand")
    for state in (after_take, after_nothing):
        assert GAME.actor(state) == 0
        assert legal(state)[-1] == "end"
        assert GAME.actor(act(state, "end")) == 1


@pytest.mark.clause("Z14")
@pytest.mark.parametrize("action", ["demand", "steal"])
def test_card_that_an_action_brings_may_be_the_third(action: str) -> None:
    for hand, asked in (("A3 B4", 0), ("A3", 1)):
        state = act(position(hand, "C5", "", row="D1"), "flip", action, f"{action} 1")
        got = act(state, "give C5" if action == "demand" else "C5")
        assert GAME.actor(got) == asked


@pytest.mark.clause("Z14")
def test_turn_of_a_player_with_fewer_than_three_cards_passes_by_itself() -> None:
    state = act(position("A3", "", row="D1"), "take D1")
    assert GAME.actor(state) == 1
    assert state.phase is Phase.TURN


@pytest.mark.clause("Z14")
def test_turn_passes_right_after_a_trio_that_leaves_fewer_than_three_cards() -> None:
    for hand, left in (("A3 B3 C3", []), ("A3 B3 C3 D5 E6", ["end"])):
        state = act(position(hand, "", row="D1"), "take D1", "trio A3,B3,C3")
        assert GAME.actor(state) == (0 if left else 1)
        assert not left or legal(state) == left


@pytest.mark.clause("Z12", "Z14")
def test_trio_laid_before_a_flip_never_ends_the_turn() -> None:
    state = act(position("A3 B3 C3", "", row="D1"), "trio A3,B3,C3", game=ANY_TIME)
    assert ANY_TIME.actor(state) == 0
    assert state.phase is Phase.TURN


@pytest.mark.clause("Z6", "Z14")
def test_nobody_is_asked_after_a_bust() -> None:
    state = act(position("A3 B3 C3 D5", "", row="E1"), "flip", "E2")
    assert GAME.actor(state) == 1


@pytest.mark.clause("Z14", "Z15")
def test_after_the_last_card_the_player_is_asked_and_then_the_game_ends() -> None:
    asked = act(position("A3 B4", "", row="D1", deck="E1"), "flip", "E1", "take D1")
    assert legal(asked) == ["end"]
    assert act(asked, "end").phase is Phase.OVER
    assert act(position("A3", "", deck="E1"), "flip", "E1", "take E1").phase is Phase.OVER


@pytest.mark.clause("Z14")
def test_when_needed_asks_only_whoever_can_lay_or_open_something() -> None:
    hands = {"A3 B3 C4": 1, "A3 B3 C3": 0, ALL_TEN: 0, "A3 B3": 1}
    for hand, actor in hands.items():
        state = act(position(hand, "", row="D7"), "take D7", game=NEEDED)
        assert NEEDED.actor(state) == actor
    laid = act(position("A3 B3 C3 E5 F6", "", row="D1"), "take D1", "trio A3,B3,C3", game=NEEDED)
    assert NEEDED.actor(laid) == 1


@pytest.mark.clause("Z14")
def test_player_may_keep_a_trio_and_lay_it_in_a_later_turn() -> None:
    state = act(position("A3 B3 C3", "", row="D1"), "take D1", "end", "flip", "E1", "take E1")
    assert legal(act(state, "flip", "F1", "take F1")) == ["trio A3,B3,C3", "end"]


@pytest.mark.clause("Z14")
def test_end_is_refused_when_nobody_asks() -> None:
    state = position("A3", "", row="D1")
    with pytest.raises(IllegalError):
        act(state, "take D1", "end")


@pytest.mark.clause("Z14")
def test_end_of_a_turn_passes_where_everybody_is_asked() -> None:
    before = position("A3 B5 C7", "", row="E1")
    asked = act(before, "take E1")
    assert legal(asked) == ["end"]
    assert GAME.passing(asked) == GAME.passing(GAME.observe(asked, 1)) == End()
    assert GAME.passing(before) is None
    assert NEEDED.passing(asked) is None
