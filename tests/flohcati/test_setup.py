"""Z1 to Z4: players, cards, the start and the zones."""

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given

from tests.flohcati.support.table import GAME, act, all_cards, begin, position
from tests.flohcati.support.walks import Steps, walks
from tests.support.chance import chances
from tusch.errors import OptionError
from tusch.flohcati import Flohcati
from tusch.flohcati.cards import DECK, Attraction
from tusch.flohcati.state import Phase, Start
from tusch.game import DEALER


@pytest.mark.clause("Z1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_play(players: int) -> None:
    state = GAME.start(players)
    assert state.players == players == len(state.hands) == len(state.trios)
    assert players in GAME.seats


@pytest.mark.clause("Z1")
@pytest.mark.parametrize("players", [-1, 0, 1, 6, 89])
def test_another_number_of_players_is_refused_with_those_allowed(players: int) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.start(players)
    assert caught.value.message.id == "players-number"
    assert caught.value.message.args == {
        "game": "flohcati",
        "value": players,
        "allowed": (2, 3, 4, 5),
    }


@pytest.mark.clause("Z2")
def test_deck_is_eighty_attractions_and_three_of_each_action() -> None:
    deck = Counter(str(card) for card in GAME.start(3).deck)
    circus = {f"{letter}{value}": 1 for letter in "ABCDEFGHIJ" for value in range(8)}
    assert deck == {**circus, "demand": 3, "steal": 3, "fanfare": 3}
    assert deck.total() == 89


@pytest.mark.clause("Z2")
def test_card_knows_its_attraction_and_its_value() -> None:
    for card in GAME.start(3).deck:
        if len(card) == 2:
            assert (card.attraction, card.worth) == (Attraction(card[0]), int(card[1]))
        else:
            assert card.attraction is None


@pytest.mark.clause("Z3")
def test_all_cards_start_in_the_deck_and_the_dealer_says_who_begins() -> None:
    state = GAME.start(4)
    assert len(state.deck) == 89
    assert not any(state.hands)
    assert not any(state.trios)
    assert state.row == state.discard == ()
    assert GAME.actor(state) is DEALER
    assert GAME.turn(state) is None
    assert GAME.legal_actions(state) == ()
    assert GAME.outcome(state) is None


@pytest.mark.clause("Z3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_anybody_may_be_drawn_to_begin(players: int) -> None:
    state = GAME.start(players)
    drawn = chances(lambda rng: GAME.sample(state, rng))
    assert drawn == {Start(seat): Fraction(1, players) for seat in range(players)}
    for seat in range(players):
        assert GAME.actor(GAME.apply(state, Start(seat))) == seat


@pytest.mark.clause("Z3", "Z14")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_turns_go_clockwise(players: int) -> None:
    state = begin(players=players)
    seats = []
    for value in range(players + 1):
        seats.append(GAME.turn(state))
        state = act(state, "flip", f"A{value}", f"take A{value}")
    assert seats == [*range(players), 0]


@pytest.mark.clause("Z4")
@given(walks())
def test_every_card_is_always_in_one_zone(walked: tuple[Flohcati, Steps]) -> None:
    for step in walked[1]:
        state = step.after
        assert tuple(sorted(all_cards(state))) == DECK
        shown = [card.attraction for card in state.row]
        assert None not in shown
        assert len(set(shown)) == len(shown) <= 10
        assert all(card.attraction for hand in state.hands for card in hand)
        assert state.deck == tuple(sorted(state.deck))


@pytest.mark.clause("Z4")
def test_sizes_of_hands_and_deck_and_the_discard_are_public() -> None:
    state = position("A1 A2", "", "C3", deck="D1 D2 D3")
    for viewer in (0, 1, 2, None):
        view = GAME.observe(state, viewer)
        assert view.hand_sizes == (2, 0, 1)
        assert len(view.deck) == 3
        assert view.discard == state.discard


@pytest.mark.clause("Z4")
def test_hand_has_no_limit() -> None:
    state = position("A0 A1 A2 A3 A4 A5 A6 A7 B0 B1 B2 B3 B4 B5 B6 B7", "", "", row="C0")
    assert len(act(state, "take C0").hands[0]) == 17


@pytest.mark.clause("Z4", "Z6")
def test_row_of_ten_takes_no_further_card() -> None:
    state = position("", "", "", row="A0 B0 C0 D0 E0 F0 G0 H0 I0 J0")
    for letter in "ABCDEFGHIJ":
        after = act(state, "flip", f"{letter}7")
        assert after.row == state.row
        assert after.discard == (f"{letter}7",)
        assert after.phase is Phase.TURN
        assert after.turn == 1
