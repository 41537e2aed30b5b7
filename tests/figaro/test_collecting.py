"""Collecting and taking: F17 to F21, and the options that change them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.figaro.support.table import act, cards, figaro, legal, position, shown
from tests.figaro.support.walks import games, walks
from tusch.figaro import Figaro
from tusch.figaro.cards import Card, worth
from tusch.figaro.state import Action, Phase, Play, Ring, State, Take
from tusch.game import Step
from tusch.play import IllegalError

FULL = ["R1", "Y1", "G1"]
"""Three displays that leave no room for a fourth colour."""


@pytest.mark.clause("F17")
def test_display_of_six_makes_its_owner_collect_all_displays() -> None:
    game = figaro()
    state = position(["J1", "Y2 Y2", "O", "B1"], ["Y2 R1"] * 4, stacks=["", "P1", "", ""])
    after = act(game, state, "Y2>1")
    assert after.stacks == ((), cards("P1 J1 Y2 Y2 Y2 O B1"), (), ())
    assert shown(after) == [""] * 4
    assert after.turn == 1


@pytest.mark.clause("F17")
@pytest.mark.parametrize(
    ("display", "card"), [("R2 R2", "R2"), ("R2 R2 J1", "R3"), ("J2 J2", "J2")]
)
def test_six_or_more_is_enough(display: str, card: str) -> None:
    after = act(figaro(), position([display, "", ""], [f"{card} R1"] * 3), f"{card}>0")
    assert after.stacks[0] == cards(f"{display} {card}")


@pytest.mark.clause("F17")
@pytest.mark.parametrize(
    ("display", "card"), [("R2 R2", "J1"), ("R3 R1", "R1"), ("O O O R2", "R3")]
)
def test_five_is_not_enough(display: str, card: str) -> None:
    after = act(figaro(), position([display, "", ""], [f"{card} R1"] * 3), f"{card}>0")
    assert after.stacks == ((), (), ())
    assert shown(after) == [f"{display} {card}", "", ""]
    assert after.turn == 1


@pytest.mark.clause("F17")
@pytest.mark.parametrize("player", [0, 1, 2, 3])
@pytest.mark.parametrize("owner", [0, 1, 2, 3])
def test_the_owner_collects_and_has_the_next_turn_whoever_played_the_card(
    player: int, owner: int
) -> None:
    displays = [""] * 4
    displays[owner] = "R3 R2"
    after = act(figaro(), position(displays, ["J1 J1"] * 4, turn=player), f"J1>{owner}")
    assert [len(stack) for stack in after.stacks] == [3 * (seat == owner) for seat in range(4)]
    assert after.turn == owner


@pytest.mark.clause("F17", "F20")
def test_after_take_next_leaves_the_collector_his_turn() -> None:
    game = figaro(after_take="next", lead_after_take="others")
    after = act(game, position(["", "", "R3 R2"], ["J1 J1"] * 3), "J1>2")
    assert after.turn == 2
    assert legal(game, after) == ["J1>0", "J1>1"]


@pytest.mark.clause("F18")
@pytest.mark.parametrize(
    ("displays", "hand"),
    [
        (["R1", "Y1", "G1"], "B1 B2"),
        (["R1 J1", "O Y2", "G1"], "B3"),
        (["R1", "Y1", "G1", "B1"], "P1 P2"),
        (["P2 P2", "J1 Y1", "G1", "B1 O"], "R2 R3"),
    ],
)
@pytest.mark.parametrize("take", ["stack", "hand"])
def test_player_who_can_play_nothing_must_take_onto_his_stack(
    displays: list[str], hand: str, take: str
) -> None:
    game = figaro(voluntary_take=take)
    state = position(displays, [hand] * len(displays), turn=1)
    assert legal(game, state) == ["take"]
    after = act(game, state, "take")
    assert after.stacks[1] == cards(" ".join(displays))
    assert after.hands == state.hands
    assert shown(after) == [""] * len(displays)


@pytest.mark.clause("F18")
def test_ones_out_leaves_two_colours_that_fit_nowhere() -> None:
    game = figaro("aid")
    state = position(["R2", "Y2", "G2"], ["B2 P2"] * 3)
    assert legal(game, state) == ["take"]


@pytest.mark.clause("F18", "F16")
@given(walks(players=st.integers(5, 6)))
def test_with_five_or_six_players_every_hand_has_a_card_that_fits(
    walked: tuple[Figaro, list[Step[State, Action]]],
) -> None:
    game, steps = walked
    for step in steps:
        if step.before.phase is Phase.PLAY:
            playable = [each for each in game.legal_actions(step.before) if each != Take()]
            assert playable
            if not step.before.leads_away:
                kinds = {each.card if isinstance(each, Play) else Card.RING for each in playable}
                assert kinds == set(step.before.hands[step.before.turn or 0])


@pytest.mark.clause("F18")
@given(walks(players=st.integers(3, 4)))
def test_a_player_is_never_without_a_legal_action(
    walked: tuple[Figaro, list[Step[State, Action]]],
) -> None:
    game, steps = walked
    for step in steps:
        if step.before.phase is Phase.PLAY:
            playable = [each for each in game.legal_actions(step.before) if each != Take()]
            assert playable or any(step.before.displays)


@pytest.mark.clause("F19")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_player_may_take_the_table_although_he_could_play(seat: int) -> None:
    game = figaro()
    state = position(["", "O", ""], ["R1 Y2"] * 3, turn=seat)
    assert legal(game, state)[-1] == "take"
    after = act(game, state, "take")
    assert after.stacks[seat] == cards("O")
    assert after.hands == state.hands


@pytest.mark.clause("F19")
@pytest.mark.parametrize("take", ["stack", "hand"])
def test_an_empty_table_cannot_be_taken(take: str) -> None:
    game = figaro(voluntary_take=take)
    state = position(["", "", ""], ["R1 Y2"] * 3)
    assert "take" not in legal(game, state)
    with pytest.raises(IllegalError):
        act(game, state, "take")


@pytest.mark.clause("F19")
def test_onto_the_stack_a_player_may_take_as_often_as_he_likes() -> None:
    game = figaro()
    state = position(["R1", "", ""], ["Y1 Y1 Y1", "B1 B1", "G1 G1"])
    for _ in range(2):
        state = act(game, state, "take", "Y1>0", "B1>1", "G1>2")
    assert len(state.stacks[0]) == 4
    assert legal(game, state) == ["Y1>0", "take"]


@pytest.mark.clause("F20")
@pytest.mark.parametrize("hand", ["B1 B2", "R1 B1"])
@pytest.mark.parametrize("take", ["stack", "hand"])
def test_whoever_took_the_table_has_the_next_turn(hand: str, take: str) -> None:
    game = figaro(voluntary_take=take)
    after = act(game, position(FULL, [hand] * 3, turn=1), "take")
    assert after.turn == 1


@pytest.mark.clause("F20")
@pytest.mark.parametrize("hand", ["B1 B2", "R1 B1"])
@pytest.mark.parametrize("take", ["stack", "hand"])
@pytest.mark.parametrize("lead", ["anyone", "others"])
def test_next_passes_the_turn_on_and_the_next_player_may_lead_before_anyone(
    hand: str, take: str, lead: str
) -> None:
    game = figaro(voluntary_take=take, after_take="next", lead_after_take=lead)
    after = act(game, position(FULL, [hand] * 3, turn=2), "take")
    assert after.turn == 0
    assert shown(after) == ["", "", ""]
    assert {"B1>0", "B1>1", "B1>2"} <= set(legal(game, after))


@pytest.mark.clause("F20", "F10")
@pytest.mark.parametrize("take", ["stack", "hand"])
@pytest.mark.parametrize("hand", ["B1 B2", "R1 B1"])
def test_next_ends_the_round_if_the_next_player_has_no_card(hand: str, take: str) -> None:
    game = figaro(voluntary_take=take, after_take="next")
    state = position(FULL, [hand, "", "B1"], stacks=["", "R1", ""])
    after = act(game, state, "take")
    assert (after.phase, after.king) == (Phase.DEAL, 1)
    to_hand = take == "hand" and hand.startswith("R")
    assert after.results[0].counts == (0 if to_hand else 3, 1, 0)


@pytest.mark.clause("F20", "F10")
def test_taker_plays_on_although_the_next_player_has_no_card() -> None:
    game = figaro()
    after = act(game, position(FULL, ["R1 B1", "", "B1"]), "take")
    assert (after.phase, after.turn) == (Phase.PLAY, 0)


@pytest.mark.clause("F21")
@given(walks())
def test_a_ring_never_makes_anybody_collect(
    walked: tuple[Figaro, list[Step[State, Action]]],
) -> None:
    _, steps = walked
    for step in steps:
        assert all(worth(display) < 6 for display in step.after.displays)
        if isinstance(step.action, Ring) and step.after.phase is Phase.PLAY:
            assert step.after.stacks == step.before.stacks


@pytest.mark.clause("F21")
def test_a_ring_moves_a_display_of_five_whole() -> None:
    after = act(figaro(), position(["R3 R2", "Y3 Y2", ""], ["O O"] * 3), "O")
    assert shown(after) == ["", "R3 R2 O", "Y3 Y2"]
    assert after.turn == 1


@pytest.mark.clause("F19")
def test_hand_takes_the_cards_into_the_hand_for_all_to_see() -> None:
    game = figaro(voluntary_take="hand")
    state = position(["R1", "Y2 O", ""], ["R2 B1", "B1", "B1"], stacks=["G1", "", ""])
    after = act(game, state, "take")
    assert after.hands[0] == cards("B1 O R1 R2 Y2")
    assert after.stacks == state.stacks
    assert game.observe(after, 2).shown[0] == cards("O R1 Y2")


@pytest.mark.clause("F19")
def test_hand_is_open_once_a_round_and_after_that_the_player_must_play() -> None:
    game = figaro(voluntary_take="hand")
    state = position(["R1", "", ""], ["R2 R2", "Y1 Y1", "G1 G1"])
    after = act(game, state, "take", "R2>0", "Y1>1", "G1>2")
    assert legal(game, after) == ["R1>0", "R2>0"]
    with pytest.raises(IllegalError) as refused:
        act(game, after, "take")
    assert refused.value.code == "figaro-why-not-take-twice"
    assert "take" in legal(game, act(game, after, "R1>0"))


@pytest.mark.clause("F18", "F19")
def test_hand_a_player_who_has_taken_and_can_play_nothing_takes_onto_his_stack() -> None:
    game = figaro(voluntary_take="hand")
    state = position(FULL, ["B1"] * 3, took_to_hand=(True, False, False))
    assert legal(game, state) == ["take"]
    after = act(game, state, "take")
    assert after.stacks[0] == cards("R1 Y1 G1")
    assert after.took_to_hand == (True, False, False)


@pytest.mark.clause("F18", "F19")
def test_hand_a_forced_take_leaves_the_one_into_the_hand_open() -> None:
    game = figaro(voluntary_take="hand")
    after = act(
        game, position(FULL, ["B1 B1 B1", "R1 R1", "R1 R1"]), "take", "B1>0", "R1>1", "R1>1"
    )
    assert "take" in legal(game, after)
    assert act(game, after, "take").hands[0] == cards("B1 B1 B1 R1 R1")


@pytest.mark.clause("F19", "F25")
def test_hand_is_open_again_in_the_next_round() -> None:
    game = figaro("dutch")
    before = position(["", "", ""], ["R1", "", "Y1"], took_to_hand=(True, True, True))
    after = act(game, before, "R1>1")
    assert after.phase is Phase.DEAL
    assert after.took_to_hand == (False, False, False)


@pytest.mark.clause("F19")
@given(walks(games("dutch")))
def test_nobody_takes_into_the_hand_twice_a_round(
    walked: tuple[Figaro, list[Step[State, Action]]],
) -> None:
    game, steps = walked
    taken: set[tuple[int, int | None]] = set()
    for before, actor, action, after in steps:
        if isinstance(action, Take) and isinstance(actor, int) and after.round == before.round:
            grew = after.phase is Phase.PLAY and len(after.hands[actor]) > len(before.hands[actor])
            if grew:
                assert game.ruleset.voluntary_take == "hand"
                assert (before.round, actor) not in taken
                taken.add((before.round, actor))


@pytest.mark.clause("F17", "F18", "F19", "F22")
@given(walks())
def test_no_card_is_lost_or_found_during_a_round(
    walked: tuple[Figaro, list[Step[State, Action]]],
) -> None:
    _, steps = walked

    def all_cards(state: State) -> list[Card]:
        return sorted(
            card for zone in (*state.hands, *state.displays, *state.stacks) for card in zone
        )

    for step in steps:
        if step.before.phase is Phase.PLAY and step.after.phase is Phase.PLAY:
            assert all_cards(step.after) == all_cards(step.before)
        elif step.before.phase is Phase.PLAY:
            assert all_cards(step.after) == []
