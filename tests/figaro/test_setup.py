"""Material and setup: F1 to F8."""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.figaro.support.table import GROUPS, act, figaro
from tests.figaro.support.walks import games, lengths, tables, walks
from tests.support.chance import Unmoved, chances
from tusch.errors import OptionError
from tusch.figaro import Figaro
from tusch.figaro.cards import DECK, Card, Colour
from tusch.figaro.state import Action, Deal, Remove, Roads, Start, State
from tusch.game import DEALER, Step


def before_deal(game: Figaro, players: int, king: int, removed: str = "G") -> State:
    """The state before the first deal."""
    groups = "/".join(",".join(map(str, group)) for group in GROUPS[players])
    state = game.start(players)
    if players == 3 and game.ruleset.three_player_deck == "colour-out":
        state = act(game, state, f"remove {removed}")
    return act(game, state, f"roads {groups}", f"start {king}")


def dealt(game: Figaro, players: int, king: int = 0, removed: str = "G") -> Deal:
    """A deal of the unshuffled deck."""
    action = game.sample(before_deal(game, players, king, removed), Unmoved())
    assert isinstance(action, Deal)
    return action


def copies(*wanted: tuple[str, int]) -> Counter[Card]:
    """So many of each card."""
    return Counter({Card(text): number for text, number in wanted})


@pytest.mark.clause("F1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_to_six_play(players: int) -> None:
    game = figaro()
    assert game.start(players).players == players
    assert list(game.seats) == [3, 4, 5, 6]


@pytest.mark.clause("F1")
@pytest.mark.parametrize("players", [-1, 0, 1, 2, 7, 60])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(OptionError) as refused:
        figaro().start(players)
    assert refused.value.message.id == "players-number"
    assert refused.value.message.args == {
        "game": "figaro",
        "value": players,
        "allowed": (3, 4, 5, 6),
    }


@pytest.mark.clause("F2")
def test_deck_has_five_colours_of_ten_five_jesters_and_five_rings() -> None:
    colours = [(f"{letter}{n}", {1: 3, 2: 6, 3: 1}[n]) for letter in "RYGBP" for n in (1, 2, 3)]
    assert len(DECK) == 60
    assert Counter(DECK) == copies(*colours, ("J1", 3), ("J2", 2), ("O", 5))


@pytest.mark.clause("F2", "F14", "F15")
def test_cards_have_the_colour_and_the_worth_of_their_name() -> None:
    assert [(Card(text).colour, Card(text).worth) for text in ("R1", "Y2", "G3", "B2", "P1")] == [
        (Colour.RED, 1),
        (Colour.YELLOW, 2),
        (Colour.GREEN, 3),
        (Colour.BLUE, 2),
        (Colour.PURPLE, 1),
    ]
    assert [(Card(text).colour, Card(text).worth) for text in ("J1", "J2", "O")] == [
        (None, 1),
        (None, 2),
        (None, 0),
    ]


@pytest.mark.clause("F3")
def test_road_pieces_are_1_to_15_by_default() -> None:
    action = figaro().sample(figaro().start(6), Unmoved())
    assert action == Roads(((5, 4, 3, 2, 1), (10, 9, 8, 7, 6), (15, 14, 13, 12, 11)))


@pytest.mark.clause("F3")
def test_road_lengths_can_be_chosen_and_may_be_equal() -> None:
    game = figaro(road_lengths=[7] * 15)
    drawn = game.sample(game.start(6), Random(1))
    assert drawn == Roads(((7,) * 5,) * 3)
    assert game.misdeal(game.start(6), drawn) is None


@pytest.mark.clause("F4")
@pytest.mark.parametrize("colour", Colour)
def test_three_players_leave_a_colour_two_jesters_and_three_rings_in_the_box(
    colour: Colour,
) -> None:
    hands = dealt(figaro(), 3, removed=colour).hands
    box = copies(
        (f"{colour}1", 3), (f"{colour}2", 6), (f"{colour}3", 1), ("J1", 1), ("J2", 1), ("O", 3)
    )
    played = Counter(card for hand in hands for card in hand)
    assert played.total() == 45
    assert played == Counter(DECK) - box


@pytest.mark.clause("F4")
def test_colour_in_the_box_is_drawn_at_random_and_out_for_the_whole_game() -> None:
    game = figaro()
    start = game.start(3)
    drawn = chances(lambda rng: game.sample(start, rng))
    assert drawn == dict.fromkeys([Remove(colour) for colour in Colour], Fraction(1, 5))
    state = act(game, before_deal(game, 3, 0, removed="Y"))
    rng = Random(2)
    deals = 0
    while (actor := game.actor(state)) is not None:
        action = game.sample(state, rng) if actor is DEALER else game.legal_actions(state)[0]
        if isinstance(action, Deal):
            deals += 1
            assert not any(card.colour is Colour.YELLOW for hand in action.hands for card in hand)
        state = game.apply(state, action)
    assert deals == 3


@pytest.mark.clause("F4")
def test_ones_out_leaves_the_ones_two_jesters_and_two_rings_in_the_box() -> None:
    game = figaro(three_player_deck="ones-out")
    played = Counter(card for hand in dealt(game, 3).hands for card in hand)
    ones = [(f"{colour}1", 3) for colour in Colour]
    assert played.total() == 41
    assert played == Counter(DECK) - copies(*ones, ("J1", 1), ("J2", 1), ("O", 2))


@pytest.mark.clause("F4")
@pytest.mark.parametrize("deck", ["colour-out", "ones-out"])
@pytest.mark.parametrize("players", [4, 5, 6])
def test_more_players_play_with_all_cards_whatever_the_three_player_deck(
    players: int, deck: str
) -> None:
    hands = dealt(figaro(three_player_deck=deck), players).hands
    assert sorted(card for hand in hands for card in hand) == list(DECK)


@pytest.mark.clause("F5")
@pytest.mark.parametrize(("players", "size"), [(3, 15), (4, 15), (5, 12), (6, 10)])
def test_hands_have_15_15_12_or_10_cards(players: int, size: int) -> None:
    assert [len(hand) for hand in dealt(figaro(), players, 1).hands] == [size] * players


@pytest.mark.clause("F5", "F8")
@pytest.mark.parametrize(
    ("king", "sizes"), [(0, [14, 14, 13]), (1, [13, 14, 14]), (2, [14, 13, 14])]
)
def test_ones_out_deals_14_14_13_from_the_kings_holder_on(king: int, sizes: list[int]) -> None:
    game = figaro(three_player_deck="ones-out")
    deal = dealt(game, 3, king)
    assert [len(hand) for hand in deal.hands] == sizes
    assert game.misdeal(before_deal(game, 3, king), deal) is None


@pytest.mark.clause("F6")
@given(games(), tables, st.integers(0, 2**32))
def test_three_groups_of_one_piece_less_than_players_longest_first(
    game: Figaro, players: int, seed: int
) -> None:
    state = game.start(players)
    rng = Random(seed)
    action = game.sample(state, rng)
    if isinstance(action, Remove):
        state = game.apply(state, action)
        action = game.sample(state, rng)
    assert isinstance(action, Roads)
    assert [len(group) for group in action.groups] == [players - 1] * 3
    assert all(list(group) == sorted(group, reverse=True) for group in action.groups)
    drawn = Counter(piece for group in action.groups for piece in group)
    assert drawn <= Counter(game.ruleset.road_lengths)
    after = game.apply(state, action)
    assert all(game.observe(after, seat).groups == action.groups for seat in (None, 0, players - 1))


@pytest.mark.clause("F6")
@given(lengths)
def test_every_piece_can_be_drawn_into_every_group(road_lengths: list[int]) -> None:
    game = figaro(road_lengths=road_lengths)
    rng = Random(3)
    seen: list[set[int]] = [set(), set(), set()]
    for _ in range(200):
        action = game.sample(game.start(4), rng)
        assert isinstance(action, Roads)
        for group, pieces in zip(seen, action.groups, strict=True):
            group.update(pieces)
    assert seen == [set(road_lengths)] * 3


@pytest.mark.clause("F7")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_any_player_may_be_drawn_to_start_and_holds_the_king(players: int) -> None:
    game = figaro(three_player_deck="ones-out")
    groups = Roads(GROUPS[players])
    state = game.apply(game.start(players), groups)
    drawn = chances(lambda rng: game.sample(state, rng))
    assert drawn == dict.fromkeys(map(Start, range(players)), Fraction(1, players))
    for seat in range(players):
        assert act(game, state, f"start {seat}").king == seat


@pytest.mark.clause("F8", "F9")
@pytest.mark.parametrize("king", [0, 1, 2, 3])
def test_deck_is_dealt_one_card_at_a_time_from_the_kings_holder_on(king: int) -> None:
    game = figaro()
    deal = dealt(game, 4, king)
    for place in range(4):
        assert deal.hands[(king + place) % 4] == DECK[place::4]
    state = game.apply(before_deal(game, 4, king), deal)
    assert state.hands == deal.hands
    assert state.turn == king


@pytest.mark.clause("F8")
def test_hands_are_kept_in_alphabetical_order_however_they_were_dealt() -> None:
    game = figaro()
    hands = tuple(hand[::-1] for hand in dealt(game, 4).hands)
    state = game.apply(before_deal(game, 4, 0), Deal(hands))
    assert state.hands == dealt(game, 4).hands


@pytest.mark.clause("F8", "F25")
@given(walks())
def test_every_round_deals_the_whole_deck_to_empty_displays_and_stacks(
    walked: tuple[Figaro, list[Step[State, Action]]],
) -> None:
    game, steps = walked
    deals = [step for step in steps if isinstance(step.action, Deal)]
    assert [step.after.round for step in deals] == [1, 2, 3]
    whole = sorted(card for hand in deals[0].after.hands for card in hand)
    for step in deals:
        assert sorted(card for hand in step.after.hands for card in hand) == whole
        assert not any((*step.after.displays, *step.after.stacks))
        assert step.after.turn == step.before.king
        assert game.misdeal(step.before, step.action) is None
