"""Z9 to Z11: demand, steal and fanfare."""

from fractions import Fraction

import pytest

from tests.flohcati.support.table import ANY_TIME, GAME, SHOWN, act, cards, legal, names, position
from tests.support.chance import chances
from tusch.flohcati.state import Phase, Reveal
from tusch.game import DEALER
from tusch.play import IllegalError


@pytest.mark.clause("Z9")
def test_demand_goes_to_any_opponent_who_has_cards() -> None:
    state = position("A1", "B1", "", "C1 C2", turn=0)
    assert legal(act(state, "flip", "demand")) == ["demand 1", "demand 3"]


@pytest.mark.clause("Z9")
def test_chosen_opponent_chooses_what_he_gives_while_the_turn_stays() -> None:
    state = position("A1", "B1", "D3 C1 C2", turn=0)
    asked = act(state, "flip", "demand", "demand 2")
    assert GAME.actor(asked) == 2
    assert GAME.turn(asked) == 0
    assert legal(asked) == ["give C1", "give C2", "give D3"]
    given = act(asked, "give C2")
    assert [names(hand) for hand in given.hands] == ["A1 C2", "B1", "C1 D3"]
    assert GAME.actor(given) == GAME.turn(given) == 1
    assert given.target is None


@pytest.mark.clause("Z9")
def test_hand_of_one_gives_its_only_card() -> None:
    asked = act(position("", "B1"), "flip", "demand", "demand 1")
    assert legal(asked) == ["give B1"]
    assert [names(hand) for hand in act(asked, "give B1").hands] == ["B1", ""]


@pytest.mark.clause("Z1", "Z9", "Z10")
@pytest.mark.parametrize("action", ["demand", "steal"])
def test_with_two_players_there_is_one_to_choose(action: str) -> None:
    state = position("A1", "B1 B2", turn=1)
    assert legal(act(state, "flip", action)) == [f"{action} 0"]


@pytest.mark.clause("Z9", "Z10")
@pytest.mark.parametrize("action", ["demand", "steal"])
def test_without_an_opponent_who_has_cards_nothing_happens(action: str) -> None:
    state = position("A1 A2", "", "", row="C5")
    after = act(state, "flip", action)
    assert after.hands == state.hands
    assert GAME.actor(after) == 1


@pytest.mark.clause("Z9", "Z12")
def test_given_card_may_make_a_trio() -> None:
    state = position("A4 B4", "C4 D7", "")
    given = act(state, "flip", "demand", "demand 1", "give C4")
    assert GAME.actor(given) == 0
    assert legal(given) == ["trio A4,B4,C4", "end"]


@pytest.mark.clause("Z9")
def test_giver_lays_no_trio_before_he_gives() -> None:
    state = position("", "A4 B4 C4", "")
    for game in (GAME, ANY_TIME):
        asked = act(state, "flip", "demand", "demand 1", game=game)
        assert legal(asked, game) == ["give A4", "give B4", "give C4"]


@pytest.mark.clause("Z9")
def test_shown_demand_moves_the_card_in_the_same_way() -> None:
    state = position("A1", "B1", "D3 C1 C2")
    entries = ("flip", "demand", "demand 2", "give C2")
    hidden, shown = act(state, *entries), act(state, *entries, game=SHOWN)
    assert hidden.hands == shown.hands
    assert hidden.turn == shown.turn == 1


@pytest.mark.clause("Z10")
def test_steal_goes_to_any_opponent_who_has_cards() -> None:
    state = position("A1", "B1", "", "C1 C2", turn=1)
    assert legal(act(state, "flip", "steal")) == ["steal 0", "steal 3"]


@pytest.mark.clause("Z10")
def test_stolen_card_is_drawn_by_chance_from_the_chosen_hand() -> None:
    state = act(position("A1", "B1", "C1 C2 D3"), "flip", "steal", "steal 2")
    assert GAME.actor(state) is DEALER
    assert GAME.turn(state) == 0
    drawn = chances(lambda rng: GAME.sample(state, rng))
    assert drawn == {Reveal(card): Fraction(1, 3) for card in cards("C1 C2 D3")}
    after = act(state, "C2")
    assert [names(hand) for hand in after.hands] == ["A1 C2", "B1", "C1 D3"]
    assert GAME.actor(after) == 1
    assert after.target is None
    assert after.deck == state.deck


@pytest.mark.clause("Z10")
@pytest.mark.parametrize("card", ["B1", "A1", "J7", "demand"])
def test_card_that_the_victim_does_not_hold_cannot_be_stolen(card: str) -> None:
    state = act(position("A1", "B1", "C1 C2 D3"), "flip", "steal", "steal 2")
    with pytest.raises(IllegalError):
        act(state, card)


@pytest.mark.clause("Z10", "Z12")
def test_stolen_card_may_make_a_trio() -> None:
    state = position("A4 B4", "C4 D7", "")
    stolen = act(state, "flip", "steal", "steal 1", "C4")
    assert legal(stolen) == ["trio A4,B4,C4", "end"]


@pytest.mark.clause("Z11")
def test_fanfare_flips_by_itself_until_a_double_and_brings_a_card() -> None:
    state = position("", "", "", row="A5")
    sounding = act(state, "flip", "fanfare")
    for card in ("B1", "C1", "D1"):
        assert GAME.actor(sounding) is DEALER
        sounding = act(sounding, card)
    ended = act(sounding, "B7")
    assert names(ended.row) == "A5 B1 C1 D1"
    assert ended.discard == ("fanfare", "B7")
    assert legal(ended) == ["take A5", "take B1", "take C1", "take D1"]
    taken = act(ended, "take A5")
    assert names(taken.hands[0]) == "A5"
    assert GAME.actor(taken) == 1


@pytest.mark.clause("Z11")
def test_fanfare_starts_with_an_empty_row_too() -> None:
    state = act(position("", ""), "flip", "fanfare", "B1", "B2")
    assert legal(state) == ["take B1"]


@pytest.mark.clause("Z11", "Z12")
def test_trio_may_follow_the_card_that_a_fanfare_brings() -> None:
    state = position("A4 B4", "", row="C4")
    assert legal(act(state, "flip", "fanfare", "C5", "take C4")) == ["trio A4,B4,C4", "end"]


@pytest.mark.clause("Z11")
@pytest.mark.parametrize("action", ["demand", "steal"])
def test_action_card_cancels_a_fanfare_and_is_carried_out(action: str) -> None:
    state = act(position("", "B1", "", row="A5"), "flip", "fanfare", "C1", action)
    assert legal(state) == [f"{action} 1"]
    assert names(state.row) == "A5 C1"
    assert state.discard == ("fanfare", action)
    answer = "give B1" if action == "demand" else "B1"
    after = act(state, f"{action} 1", answer)
    assert names(after.hands[0]) == "B1"
    assert names(after.row) == "A5 C1"
    assert GAME.actor(after) == 1


@pytest.mark.clause("Z11")
def test_fanfare_may_follow_a_fanfare() -> None:
    state = act(position("", "", row="A5"), "flip", "fanfare", "B1", "fanfare", "C2", "fanfare")
    assert GAME.actor(state) is DEALER
    ended = act(state, "A1")
    assert legal(ended) == ["take A5", "take B1", "take C2"]
    assert ended.discard == ("fanfare", "fanfare", "fanfare", "A1")


@pytest.mark.clause("Z11")
def test_fanfare_that_runs_out_ends_the_game_at_once() -> None:
    trio = "A4 B4 C4"
    state = position(trio, "", row="A5", deck="fanfare B1 C1")
    over = act(state, "flip", "fanfare", "B1", "C1")
    assert over.phase is Phase.OVER
    assert names(over.row) == "A5 B1 C1"
    assert names(over.hands[0]) == trio
    assert over.trios == ((), ())


@pytest.mark.clause("Z11")
@pytest.mark.parametrize("hand", ["A4 B4 C4", "A0 B0 C1 D1 E2 F2 G3 H3 I4 J4"])
def test_fanfare_as_the_last_card_ends_the_game_at_once(hand: str) -> None:
    state = position(hand, "", row="A5", deck="fanfare")
    over = act(state, "flip", "fanfare")
    assert over.phase is Phase.OVER
    assert names(over.hands[0]) == hand
    assert names(over.row) == "A5"


@pytest.mark.clause("Z11")
def test_second_fanfare_as_the_last_card_ends_the_game_at_once() -> None:
    state = position("", "", row="A5", deck="fanfare B1 fanfare")
    assert act(state, "flip", "fanfare", "B1", "fanfare").phase is Phase.OVER


@pytest.mark.clause("Z11", "Z15")
def test_double_as_the_last_card_still_brings_the_fanfare_its_card() -> None:
    state = position("A4 B4", "", row="C4", deck="fanfare C1")
    ended = act(state, "flip", "fanfare", "C1")
    assert legal(ended) == ["take C4"]
    taken = act(ended, "take C4")
    assert legal(taken) == ["trio A4,B4,C4", "end"]
    assert act(taken, "trio A4,B4,C4").phase is Phase.OVER


@pytest.mark.clause("Z11", "Z15")
@pytest.mark.parametrize("action", ["demand", "steal"])
def test_action_as_the_last_card_cancels_the_fanfare_and_the_turn_is_finished(action: str) -> None:
    state = position("A4 B4", "C4", row="A5", deck=f"fanfare {action}")
    stopped = act(state, "flip", "fanfare", action)
    assert legal(stopped) == [f"{action} 1"]
    got = act(stopped, f"{action} 1", "give C4" if action == "demand" else "C4")
    assert legal(got) == ["trio A4,B4,C4", "end"]
    over = act(got, "trio A4,B4,C4")
    assert over.phase is Phase.OVER
    assert len(over.trios[0]) == 1


@pytest.mark.clause("Z11", "Z15")
@pytest.mark.parametrize("action", ["demand", "steal"])
def test_action_without_a_victim_as_the_last_card_still_leaves_the_trio(action: str) -> None:
    state = position("A4 B4 C4", "", row="A5", deck=f"fanfare {action}")
    stopped = act(state, "flip", "fanfare", action)
    assert legal(stopped) == ["trio A4,B4,C4", "end"]
    assert act(stopped, "end").phase is Phase.OVER
