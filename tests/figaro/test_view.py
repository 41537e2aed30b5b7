"""What one viewer sees."""

import msgspec
import pytest
from hypothesis import given
from msgspec.structs import replace

from tests.figaro.support.table import act, cards, counted, figaro, position
from tests.figaro.support.walks import games, walks
from tusch.figaro import Figaro
from tusch.figaro.state import Action, Phase, Play, Ring, State, Take
from tusch.figaro.view import View
from tusch.game import Step

BUSY = position(["R1", "J1", "Y2 O"], ["R2 Y1", "G1 O J2", "B1"], turn=1, stacks=["P1", "", ""])


@pytest.mark.clause("F8")
@pytest.mark.parametrize(("seat", "hand"), [(None, ""), (0, "R2 Y1"), (1, "G1 J2 O"), (2, "B1")])
def test_a_viewer_sees_his_own_hand_and_the_sizes_of_the_others(
    seat: int | None, hand: str
) -> None:
    view = figaro().observe(BUSY, seat)
    assert view.seat == seat
    assert view.hand == cards(hand)
    assert view.hand_sizes == (2, 3, 1)


@pytest.mark.clause("F8")
@pytest.mark.parametrize("seat", [None, 1])
def test_what_lies_open_and_what_was_collected_is_seen_by_all(seat: int | None) -> None:
    view = figaro().observe(BUSY, seat)
    assert view.displays == BUSY.displays
    assert view.stacks == BUSY.stacks
    assert (view.groups, view.roads, view.king) == (BUSY.groups, BUSY.roads, BUSY.king)
    assert (view.round, view.turn, view.removed) == (BUSY.round, BUSY.turn, BUSY.removed)


@pytest.mark.parametrize("seat", [None, 1])
def test_hands_of_others_do_not_change_a_view(seat: int | None) -> None:
    other = replace(BUSY, hands=(cards("B1 G3"), cards("G1 J2 O"), cards("R2")))
    if seat is None:
        other = replace(other, hands=(cards("B1 G3"), cards("R1 R1 R1"), cards("R2")))
    assert figaro().observe(other, seat) == figaro().observe(BUSY, seat)


@pytest.mark.clause("F9")
def test_legal_actions_are_in_the_view_of_the_player_on_turn_alone() -> None:
    game = figaro()
    assert game.observe(BUSY, 1).legal == game.legal_actions(BUSY)
    assert [game.observe(BUSY, seat).legal for seat in (None, 0, 2)] == [()] * 3


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_hand_and_moves_alone_depend_on_who_looks(seat: int) -> None:
    game = figaro()
    legal = game.legal_actions(BUSY) if seat == game.actor(BUSY) else ()
    own = {"seat": seat, "hand": game.hand_of(BUSY, seat), "legal": legal}
    assert replace(game.observe(BUSY, None), **own) == game.observe(BUSY, seat)


@pytest.mark.clause("F26")
def test_an_offer_is_in_the_view_of_its_player_alone_and_the_count_in_all() -> None:
    game = figaro("dutch")
    state = counted(game, (3, 2, 1), 0, round=3, roads=((), (), (15,)))
    views = [game.observe(state, seat) for seat in (None, 0, 1, 2)]
    assert [len(view.legal) for view in views] == [0, 0, 0, 2]
    assert {view.counts for view in views} == {(3, 2, 1)}


@pytest.mark.clause("F19")
def test_a_view_remembers_cards_that_went_into_a_hand_until_they_leave_it() -> None:
    game = figaro("dutch")
    state = position(["R1 O", "", ""], ["R2 R1 B1", "Y1 Y1", "G1 G1"])
    taken = act(game, state, "take")
    assert game.observe(taken, 2).shown == (cards("O R1"), (), ())
    assert game.observe(taken, None).took_to_hand == (True, False, False)
    once = act(game, taken, "R1>1", "Y1>0", "G1>2")
    assert game.observe(once, 2).shown[0] == cards("O")
    twice = act(game, once, "R1>1")
    assert game.observe(twice, 2).shown[0] == cards("O")
    assert game.observe(act(game, once, "O"), 2).shown[0] == ()


@pytest.mark.clause("F18")
def test_a_view_remembers_what_a_forced_take_told() -> None:
    game = figaro("dutch")
    state = position(["R1", "Y1", "G1"], ["B1 B2", "Y1 Y1", "G1 G1"])
    lacks = game.observe(act(game, state, "take"), 1).lacks
    assert lacks == (cards("G1 G2 G3 J1 J2 O R1 R2 R3 Y1 Y2 Y3"), (), ())


@pytest.mark.clause("F18", "F19")
def test_a_take_onto_the_stack_tells_nothing_where_it_may_be_voluntary() -> None:
    game = figaro()
    forced = position(["R1", "Y1", "G1"], ["B1 B2", "Y1 Y1", "G1 G1"])
    free = replace(forced, hands=(cards("B1 R1"), *forced.hands[1:]))
    views = [game.observe(act(game, state, "take"), 1) for state in (forced, free)]
    assert views[0] == views[1]
    assert not any((*views[0].lacks, *views[0].holds, *views[0].shown))


@pytest.mark.clause("F22")
@given(walks(games("dutch")))
def test_what_was_known_is_forgotten_with_the_round(
    walked: tuple[Figaro, list[Step[State, Action]]],
) -> None:
    game, steps = walked
    for step in steps:
        if step.after.phase is not Phase.PLAY:
            view = game.observe(step.after, 0)
            assert not any((*view.shown, *view.lacks, *view.holds, *view.took_to_hand))
            assert not view.leads_away
            assert view.hand == ()


@given(walks())
def test_a_view_survives_the_wire(walked: tuple[Figaro, list[Step[State, Action]]]) -> None:
    game, steps = walked
    for step in steps[::40]:
        for seat in (None, 0):
            view = game.observe(step.after, seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


def test_values_cannot_be_changed() -> None:
    view = figaro().observe(BUSY, 0)
    for value in (BUSY, view, Play(cards("R1")[0], 0), Ring(), Take(), figaro(), figaro().ruleset):
        name = next(iter(value.__struct_fields__), "anything")
        with pytest.raises(AttributeError):
            setattr(value, name, None)
