"""A turn: F9 to F16, and before whom a card may be led."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.figaro.support.table import act, cards, figaro, legal, position, shown
from tests.figaro.support.walks import games, walks
from tusch.figaro import Figaro
from tusch.figaro.cards import DECK, Card, colour
from tusch.figaro.state import Action, Phase, Play, Ring, State, Take
from tusch.game import DEALER, Step
from tusch.play import IllegalError


@pytest.mark.clause("F9")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_turn_passes_clockwise_round_the_table(players: int) -> None:
    game = figaro()
    state = position([""] * players, ["O O"] * players, turn=1)
    turns = []
    for _ in range(players):
        turns.append(state.turn)
        state = act(game, state, "O")
    assert turns == [(1 + place) % players for place in range(players)]


@pytest.mark.clause("F9")
@given(walks())
def test_only_the_player_on_turn_acts(walked: tuple[Figaro, list[Step[State, Action]]]) -> None:
    game, steps = walked
    for step in steps:
        assert game.actor(step.before) == (DEALER if step.before.turn is None else step.before.turn)
        assert game.turn(step.before) == step.before.turn
        for seat in (None, *range(step.before.players)):
            legal = game.observe(step.before, seat).legal
            expected = game.legal_actions(step.before) if seat == step.before.turn else ()
            assert legal == (() if seat is None else expected)
    assert game.actor(steps[-1].after) is None
    assert game.legal_actions(steps[-1].after) == ()


@pytest.mark.clause("F10")
def test_player_who_begins_his_turn_without_a_card_ends_the_round() -> None:
    game = figaro()
    state = position(["R1", "", ""], ["B1", "", "Y1"], stacks=["G1", "", ""])
    after = act(game, state, "B1>1")
    assert (after.phase, after.king, after.turn) == (Phase.DEAL, 1, None)


@pytest.mark.clause("F10")
def test_round_goes_on_until_the_player_without_cards_is_on_turn() -> None:
    game = figaro()
    state = position(["", "", ""], ["R1", "B1 B1", "G1"])
    after = act(game, state, "R1>0", "B1>1")
    assert (after.phase, after.turn) == (Phase.PLAY, 2)
    assert act(game, after, "G1>2").king == 0


@pytest.mark.clause("F10", "F17", "F22")
def test_collector_without_cards_ends_the_round_and_what_he_collected_counts() -> None:
    game = figaro()
    state = position(["G1", "R2 R3", ""], ["B1 J1", "", "Y1"], stacks=["", "G1", ""])
    after = act(game, state, "J1>1")
    assert (after.phase, after.king) == (Phase.DEAL, 1)
    assert after.results[0].counts == (0, 5, 0)


@pytest.mark.clause("F10", "F17", "F22")
def test_collector_with_his_last_card_ends_the_round_himself() -> None:
    game = figaro()
    state = position(["R2 R3", "", ""], ["J1", "Y1", "Y1"], king=2)
    after = act(game, state, "J1>0")
    assert (after.phase, after.king) == (Phase.DEAL, 0)
    assert after.results[0].counts == (3, 0, 0)


@pytest.mark.clause("F11")
@given(walks())
def test_player_plays_one_of_his_cards_or_takes_the_table_and_never_passes(
    walked: tuple[Figaro, list[Step[State, Action]]],
) -> None:
    game, steps = walked
    for before, _, action, _ in steps:
        if before.phase is not Phase.PLAY:
            continue
        assert before.turn is not None
        hand = before.hands[before.turn]
        legal = game.legal_actions(before)
        assert legal
        assert len(set(legal)) == len(legal)
        assert action in legal
        for each in legal:
            match each:
                case Play(card=card):
                    assert card in hand
                case Ring():
                    assert Card.RING in hand
                case _:
                    assert each == Take()


@pytest.mark.clause("F11")
def test_legal_actions_are_in_alphabetical_order_of_cards_then_by_seat_then_the_take() -> None:
    game = figaro()
    state = position(["R2", "", "J1"], ["Y2 R1 O J2 B1 Y2", "R1", "R1"])
    assert legal(game, state) == [
        *("B1>1", "B1>2", "J2>0", "J2>1", "J2>2", "O", "R1>0", "Y2>1", "Y2>2", "take"),
    ]


@pytest.mark.clause("F11")
def test_played_card_leaves_the_hand_and_lies_on_top_of_the_display() -> None:
    game = figaro()
    state = position(["R2", "", ""], ["R1 R1 Y2", "R1", "R1"])
    after = act(game, state, "R1>0")
    assert after.hands[0] == (Card.R1, Card.Y2)
    assert shown(after) == ["R2 R1", "", ""]


EXAMPLE = ["R2 J1", "", "O J2", "B3 B2"]


@pytest.mark.clause("F12", "F13", "F14", "F15", "F16", "F17")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
@pytest.mark.parametrize(
    ("card", "fits"),
    [
        ("R1", ["R1>0"]),
        ("R3", ["R3>0"]),
        ("B1", ["B1>3"]),
        ("G2", ["G2>1", "G2>2"]),
        ("J1", ["J1>0", "J1>1", "J1>2", "J1>3"]),
        ("O", ["O"]),
    ],
)
def test_worked_example_3_where_each_card_goes(seat: int, card: str, fits: list[str]) -> None:
    state = position(EXAMPLE, [card] * 4, turn=seat)
    assert legal(figaro(), state) == [*fits, "take"]


@pytest.mark.clause("F14", "F17")
def test_worked_example_3_a_jester_makes_the_owner_of_five_collect() -> None:
    game = figaro()
    after = act(game, position(EXAMPLE, ["J1 J1"] * 4), "J1>3")
    assert after.turn == 3
    assert sorted(after.stacks[3]) == sorted(cards("R2 J1 O J2 B3 B2 J1"))


@pytest.mark.clause("F15")
def test_worked_example_3_a_ring_goes_before_its_player_only() -> None:
    game = figaro()
    after = act(game, position(EXAMPLE, ["O O"] * 4, turn=1), "O")
    assert shown(after) == ["B3 B2", "R2 J1", "O", "O J2"]


@pytest.mark.clause("F12")
def test_colour_goes_into_anybodys_display_ones_own_included() -> None:
    state = position(["", "", "", ""], ["P2", "P2", "P2", "P2"], turn=2)
    assert legal(figaro(), state) == ["P2>0", "P2>1", "P2>2", "P2>3"]


@pytest.mark.clause("F12", "F13")
@given(walks())
def test_no_display_shows_two_colours_and_no_colour_lies_twice(
    walked: tuple[Figaro, list[Step[State, Action]]],
) -> None:
    _, steps = walked
    for step in steps:
        colours = [
            {card.colour for card in display if card.colour} for display in step.after.displays
        ]
        assert all(len(shown) <= 1 for shown in colours)
        assert len(set().union(*colours)) == sum(map(len, colours))


@pytest.mark.clause("F13")
def test_a_display_may_be_given_the_colour_it_shows_under_jesters_and_rings() -> None:
    state = position(["J1 O R1", "J2", "O"], ["R2 Y2"] * 3)
    assert legal(figaro(), state) == ["R2>0", "Y2>1", "Y2>2", "take"]


@pytest.mark.clause("F14")
@pytest.mark.parametrize("jester", ["J1", "J2"])
def test_jester_reserves_no_colour(jester: str) -> None:
    game = figaro()
    state = position(["", "R2", ""], [f"{jester} Y1", "Y1 Y1", "R1"])
    after = act(game, state, f"{jester}>0")
    assert legal(game, after) == ["Y1>0", "Y1>2", "take"]


@pytest.mark.clause("F15")
def test_ring_may_be_played_on_an_empty_table_and_lies_before_the_left_neighbour() -> None:
    game = figaro()
    state = position(["", "", ""], ["O", "O O", "R1"], turn=1)
    assert legal(game, state) == ["O"]
    assert shown(act(game, state, "O")) == ["", "", "O"]


@pytest.mark.clause("F15")
def test_ring_moves_every_display_to_the_left_neighbour() -> None:
    game = figaro()
    state = position(["R1", "Y2 J1", "", "B1"], ["O O"] * 4, turn=3)
    after = act(game, state, "O")
    assert shown(after) == ["B1 O", "R1", "Y2 J1", ""]
    assert after.turn == 0


@pytest.mark.clause("F15")
def test_a_ring_that_arrived_counts_as_one_card_when_it_is_collected() -> None:
    game = figaro()
    state = position(["", "R2 R3", ""], ["O R1", "J1 R1", "R1"])
    after = act(game, state, "O", "J1>2")
    assert after.stacks[2] == cards("O R2 R3 J1")


@pytest.mark.clause("F15", "F16")
def test_a_display_of_jesters_and_rings_alone_has_no_colour_yet() -> None:
    assert colour(cards("J1 O J2")) is None
    state = position(["O", "J1", "J1 O", "R1"], ["Y1"] * 4)
    assert legal(figaro(), state) == ["Y1>0", "Y1>1", "Y1>2", "take"]


@pytest.mark.clause("F16")
def test_sixth_display_takes_no_colour_card_while_five_colours_lie() -> None:
    state = position(["R1", "Y1", "J1 O", "G1", "B1", "P1"], ["R2 Y2 G2 B2 P2 J1 O"] + ["R1"] * 5)
    jesters = [f"J1>{seat}" for seat in range(6)]
    assert legal(figaro(), state) == [
        *("B2>4", "G2>3", *jesters, "O", "P2>5", "R2>0", "Y2>1", "take"),
    ]


@pytest.mark.clause("F12", "F17")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_others_a_player_who_has_just_collected_leads_before_another(seat: int) -> None:
    game = figaro(lead_after_take="others")
    displays = ["", "", ""]
    displays[seat] = "R3 R2"
    state = position(displays, ["R1 Y1 J1 O"] * 3)
    after = act(game, state, f"R1>{seat}")
    assert after.turn == seat
    one, two = [other for other in range(3) if other != seat]
    hand = [f"J1>{one}", f"J1>{two}", "O", f"R1>{one}", f"R1>{two}", f"Y1>{one}", f"Y1>{two}"]
    if seat == 0:
        hand = [text for text in hand if not text.startswith("R1")]
    assert legal(game, after) == hand
    with pytest.raises(IllegalError):
        act(game, after, f"Y1>{seat}")


@pytest.mark.clause("F12", "F18", "F19")
@pytest.mark.parametrize("take", ["stack", "hand"])
@pytest.mark.parametrize("hand", ["B1 B2", "R1 B1"])
def test_others_holds_after_a_take_forced_or_not_onto_the_stack_or_into_the_hand(
    hand: str, take: str
) -> None:
    game = figaro(lead_after_take="others", voluntary_take=take)
    after = act(game, position(["R1", "Y1", "G1"], [hand] * 3), "take")
    assert after.turn == 0
    assert not [text for text in legal(game, after) if text.endswith(">0")]
    assert [text for text in legal(game, after) if text.endswith(">1")]


@pytest.mark.clause("F12")
def test_anyone_the_player_who_has_just_collected_may_lead_before_himself() -> None:
    game = figaro()
    after = act(game, position(["R3 R2", "", ""], ["R1 Y1"] * 3), "R1>0")
    assert legal(game, after) == ["Y1>0", "Y1>1", "Y1>2"]


@pytest.mark.clause("F12", "F15")
def test_others_a_ring_is_allowed_and_uses_the_restriction_up() -> None:
    game = figaro(lead_after_take="others")
    state = position(["", "", ""], ["O R1 R1", "R1", "R1"], leads_away=True)
    after = act(game, state, "O", "R1>2", "R1>2")
    assert after.turn == 0
    assert "R1>2" in legal(game, after)
    assert not after.leads_away
    one_later = act(game, state, "O")
    assert "R1>1" in legal(game, one_later)


@pytest.mark.clause("F12")
def test_others_one_card_uses_the_restriction_up_for_everybody() -> None:
    game = figaro(lead_after_take="others")
    state = position(["", "", ""], ["R1 R1", "B1 B1", "G1 G1"], leads_away=True)
    after = act(game, state, "R1>1")
    assert legal(game, after) == ["B1>0", "B1>2", "take"]
    assert "G1>2" in legal(game, act(game, after, "B1>0"))


@pytest.mark.clause("F12", "F25")
def test_others_says_nothing_about_the_first_card_of_a_round() -> None:
    game = figaro("dutch")
    state = position(["", "", ""], ["R1", "", "Y1"], stacks=["R1", "", ""])
    after = act(game, state, "R1>0")
    assert after.phase is Phase.DEAL
    assert not after.leads_away


@pytest.mark.clause("F12")
@given(walks(games("dutch")))
def test_the_restriction_stands_only_on_an_empty_table_where_every_card_can_be_played(
    walked: tuple[Figaro, list[Step[State, Action]]],
) -> None:
    game, steps = walked
    for step in steps:
        if step.before.leads_away:
            assert game.ruleset.lead_after_take == "others"
            assert not any(step.before.displays)
            assert {
                each.card if isinstance(each, Play) else Card.RING
                for each in game.legal_actions(step.before)
            } == set(step.before.hands[step.before.turn or 0])


@pytest.mark.clause("F12", "F13", "F14", "F16")
@given(
    st.lists(st.lists(st.sampled_from(DECK), max_size=3), min_size=3, max_size=6),
    st.sampled_from(DECK),
)
def test_a_card_fits_where_the_clauses_say(displays: list[list[Card]], card: Card) -> None:
    seen: set[str] = set()
    for display in displays:
        letters = {each[0] for each in display if each[0] in "RYGBP"}
        if len(letters) > 1 or letters & seen:
            display.clear()
        seen |= {each[0] for each in display if each[0] in "RYGBP"}
    hands = [str(card)] + ["R1"] * (len(displays) - 1)
    state = position([" ".join(display) for display in displays], hands)

    def fits(to: int) -> bool:
        letter = card[0]
        own = {each[0] for each in displays[to]} - set("JO")
        others = {each[0] for at, there in enumerate(displays) for each in there if at != to}
        return letter == "J" or letter in own or (not own and letter not in others)

    expected = [f"{card}>{to}" for to in range(len(displays)) if fits(to)]
    played = [text for text in legal(figaro(), state) if text != "take"]
    assert played == (["O"] if card is Card.RING else expected)
