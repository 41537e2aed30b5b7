"""Z5 to Z8: flipping, taking, busting, and what an action card does to a turn."""

import pytest

from tests.flohcati.support.table import GAME, act, begin, cards, legal, names, position
from tusch.flohcati.state import Phase
from tusch.game import DEALER
from tusch.play import IllegalError


@pytest.mark.clause("Z5")
def test_empty_row_leaves_only_the_flip() -> None:
    assert legal(begin()) == ["flip"]


@pytest.mark.clause("Z5")
def test_row_with_cards_lets_a_player_take_without_a_flip() -> None:
    state = position("", "", "", row="C5 A2")
    assert legal(state) == ["flip", "take A2", "take C5"]
    after = act(state, "take C5")
    assert names(after.row) == "A2"
    assert names(after.hands[0]) == "C5"
    assert GAME.actor(after) == 1


@pytest.mark.clause("Z5")
def test_player_flips_as_often_as_he_likes_and_each_card_joins_the_row() -> None:
    state = begin()
    for count, letter in enumerate("ABCDEFGHIJ", start=1):
        assert GAME.actor(state) == 0
        asked = act(state, "flip")
        assert GAME.actor(asked) is DEALER
        assert GAME.turn(asked) == 0
        assert GAME.legal_actions(asked) == ()
        state = act(asked, f"{letter}4")
        assert len(state.row) == count
    assert names(state.row) == "A4 B4 C4 D4 E4 F4 G4 H4 I4 J4"
    assert len(legal(state)) == 11


@pytest.mark.clause("Z5")
@pytest.mark.parametrize("entry", ["end", "gala"])
def test_player_cannot_pass(entry: str) -> None:
    state = position("A1", "", "", row="C5")
    with pytest.raises(IllegalError):
        act(state, entry)


@pytest.mark.clause("Z6")
@pytest.mark.parametrize("value", range(7))
def test_double_of_any_value_is_discarded_and_ends_the_turn(value: int) -> None:
    state = position("A1", "", "", row="C7 B2")
    after = act(state, "flip", f"C{value}")
    assert names(after.row) == "C7 B2"
    assert after.discard == (f"C{value}",)
    assert after.hands == state.hands
    assert GAME.actor(after) == 1
    assert len(after.deck) == len(state.deck) - 1


@pytest.mark.clause("Z6", "Z12", "Z13")
def test_bust_allows_neither_trio_nor_gala() -> None:
    state = position("A5 B5 C5 D1 E2 F2 G3 H3 I4 J4", "", "", row="C7")
    after = act(state, "flip", "C0")
    assert after.phase is Phase.TURN
    assert GAME.actor(after) == 1
    assert after.trios == state.trios


@pytest.mark.clause("Z7")
def test_old_cards_and_new_may_be_taken() -> None:
    state = position("", "", "", row="C5 A2")
    flipped = act(state, "flip", "B7")
    assert legal(flipped) == ["flip", "take A2", "take B7", "take C5"]
    for old_or_new in ("A2", "B7", "C5"):
        after = act(flipped, f"take {old_or_new}")
        assert after.hands[0] == cards(old_or_new)
        assert set(after.row) == set(cards("A2 B7 C5")) - set(cards(old_or_new))


@pytest.mark.clause("Z7")
@pytest.mark.parametrize("entry", ["take D4", "take A3", "take H0"])
def test_card_that_is_not_in_the_row_cannot_be_taken(entry: str) -> None:
    state = position("A3", "D4", "", row="C5 A2")
    with pytest.raises(IllegalError):
        act(state, entry)


@pytest.mark.clause("Z8")
@pytest.mark.parametrize("action", ["demand", "steal"])
def test_action_card_is_discarded_and_the_row_keeps_what_was_flipped(action: str) -> None:
    state = position("", "B1", "", row="C5")
    stopped = act(state, "flip", "D2", "flip", action)
    assert stopped.discard == (action,)
    assert names(stopped.row) == "C5 D2"
    assert legal(stopped) == [f"{action} 1"]


@pytest.mark.clause("Z8", "Z9", "Z10")
@pytest.mark.parametrize("action", ["demand", "steal"])
def test_action_card_takes_no_card_of_the_row(action: str) -> None:
    state = position("A4", "", "", row="C5")
    after = act(state, "flip", action)
    assert names(after.row) == "C5"
    assert names(after.hands[0]) == "A4"
    assert GAME.actor(after) == 1


@pytest.mark.clause("Z8", "Z12")
@pytest.mark.parametrize("action", ["demand", "steal"])
def test_trio_may_follow_an_action_card(action: str) -> None:
    state = position("A4 B4 C4", "", "", row="C5")
    stopped = act(state, "flip", action)
    assert legal(stopped) == ["trio A4,B4,C4", "end"]


@pytest.mark.clause("Z8", "Z13")
def test_gala_may_follow_an_action_card() -> None:
    state = position("A0 B0 C1 D1 E2 F2 G3 H3 I4 J4", "", "", row="C5")
    assert legal(act(state, "flip", "steal")) == ["gala", "end"]
