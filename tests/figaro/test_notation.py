"""Actions as texts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.figaro.support.table import cards, figaro
from tests.support.chance import Unmoved
from tusch.errors import NotationError
from tusch.figaro.cards import Card, Colour
from tusch.figaro.state import Action, Deal, Keep, Play, Remove, Ring, Roads, Start, Swap, Take

seats = st.integers(0, 10**18 - 1)
groups = st.lists(st.lists(seats, min_size=1, max_size=5).map(tuple), min_size=1, max_size=4)
hands = st.lists(
    st.lists(st.sampled_from(Card), min_size=1, max_size=15).map(tuple), min_size=1, max_size=6
)
player_actions: st.SearchStrategy[Action] = st.one_of(
    st.builds(Play, st.sampled_from(Card), seats),
    st.sampled_from((Ring(), Take(), Swap(), Keep())),
)
dealer_actions: st.SearchStrategy[Action] = st.one_of(
    st.builds(Remove, st.sampled_from(Colour)),
    st.builds(Start, seats),
    st.builds(Roads, groups.map(tuple)),
    st.builds(Deal, hands.map(tuple)),
)


@given(player_actions)
def test_a_players_action_is_read_as_it_was_written(action: Action) -> None:
    assert figaro().parse(figaro().format(action), dealer=False) == action


@given(dealer_actions)
def test_a_dealers_action_is_read_as_it_was_written(action: Action) -> None:
    assert figaro().parse(figaro().format(action), dealer=True) == action


@pytest.mark.parametrize(
    ("text", "action", "dealer"),
    [
        ("R2>0", Play(Card.R2, 0), False),
        ("J1>3", Play(Card.J1, 3), False),
        ("P3>12", Play(Card.P3, 12), False),
        ("O", Ring(), False),
        ("take", Take(), False),
        ("swap", Swap(), False),
        ("keep", Keep(), False),
        ("remove G", Remove(Colour.GREEN), True),
        ("roads 15,9,2/14,8,3/12,7,1", Roads(((15, 9, 2), (14, 8, 3), (12, 7, 1))), True),
        ("start 2", Start(2), True),
        ("deal R1,J2/O,Y2/B3", Deal((cards("R1 J2"), cards("O Y2"), cards("B3"))), True),
    ],
)
def test_actions_are_written_as_the_record_says(text: str, action: Action, dealer: bool) -> None:
    assert figaro().format(action) == text
    assert figaro().parse(text, dealer=dealer) == action


@pytest.mark.clause("F15")
@pytest.mark.parametrize("text", ["O>0", "O>1"])
def test_a_ring_with_a_seat_is_read_so_that_f15_can_explain_it(text: str) -> None:
    assert figaro().parse(text, dealer=False) == Play(Card.RING, int(text[-1]))


MALFORMED = (
    *("", " ", "R2", "R2>", ">0", "R2>01", "R2>00", "R2>-1", "R2>+1", "R2> 0", "R2 >0", "R2>0 "),
    *("R2>0\n", "\nR2>0", "R2>0x1", "R2>1_0", "R2>1.0", "R2>1e1", "R2>0>0", "R2,R2>0", "RING>0"),
    *("R2>٣", "R2>²", "R2>０", "R2>1٣", "R2>1000000000000000000", "R2>" + "9" * 5000),
    *("r2>0", "R4>0", "R0>0", "R>0", "J3>0", "X1>0", "R22>0", "o", "O ", "0", "O>", "OO"),
    *(" take", "take ", "Take", "TAKE", "take 0", "take>0", "swap\n", "keeps", "pass", "null"),
    *("remove G", "start 2", "deal R1/R1"),
)


@pytest.mark.parametrize("text", MALFORMED, ids=lambda text: repr(text[:24]))
def test_a_text_that_is_no_players_action_is_refused_with_the_forms_there_are(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        figaro().parse(text, dealer=False)
    assert refused.value.message.id == "notation"
    assert refused.value.message.args == {
        "value": text[:80],
        "allowed": ("R2>0", "O", "take", "swap", "keep"),
    }


MISWRITTEN = (
    *("", " ", "G", "remove", "remove ", "remove X", "remove g", "remove GG", "remove  G"),
    *("remove G ", "Remove G", "start", "start ", "start -1", "start 02", "start 2 ", "start two"),
    *("start ٢", "start 1٢", "start 1,2", "start 1000000000000000000", "start " + "1" * 5000),
    *("roads", "roads ", "roads /", "roads 15,9/", "roads 15,,9/1/1", "roads 15,9,/1/1"),
    *("roads 015,9/8,7/6,5", "roads 15 9/1/1", "roads 1/2/-3", "roads 1/2/3 ", "roads 1.5/1/1"),
    *("deal", "deal ", "deal /", "deal//", "deal R1,/R1", "deal R1//R1", "deal R1,R4/R1"),
    *("deal R1, R1/R1", "deal r1/r1", "deal R1/R1/", "shuffle R1/R1", "take", "R2>0", "O", "swap"),
)


@pytest.mark.parametrize("text", MISWRITTEN, ids=lambda text: repr(text[:24]))
def test_a_text_that_is_no_dealers_action_is_refused_with_the_forms_there_are(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        figaro().parse(text, dealer=True)
    assert refused.value.message.id == "notation"
    assert refused.value.message.args == {
        "value": text[:80],
        "allowed": ("remove G", "roads 15,9/14,8/12,7", "start 2", "deal R1,J2/O,Y2/..."),
    }


@given(st.text(max_size=12), st.booleans())
def test_any_text_is_either_an_action_written_the_one_way_or_refused(
    text: str, dealer: bool
) -> None:
    try:
        action = figaro().parse(text, dealer=dealer)
    except NotationError:
        return
    assert figaro().format(action) == text


@pytest.mark.clause("F3")
def test_the_longest_road_piece_that_the_option_allows_can_be_read() -> None:
    game = figaro(road_lengths=[10**18 - 1] * 15)
    action = game.sample(game.start(6), Unmoved())
    assert game.parse(game.format(action), dealer=True) == action
