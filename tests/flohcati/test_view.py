"""What a viewer sees: their own hand, what lies open, and what happened to the hands of others."""

import re
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.flohcati.support.table import GAME, NEEDED, SHOWN, act, all_cards, cards, position
from tests.flohcati.support.walks import Steps, seeds, unseen, walks
from tusch.flohcati import Flohcati
from tusch.flohcati.state import Asked, Gained, Gift, Lost, State
from tusch.game import Seat

ENOUGH = 400
"""How many ways to give cards are gone through at most."""

BEFORE = position("A1 D4", "B1 B2", "C1", row="H1")
GIVEN = act(BEFORE, "flip", "demand", "demand 1", "give B2")


def gift(state: State, viewer: Seat | None, game: Flohcati = GAME) -> str | None:
    (fact,) = [fact for fact in game.observe(state, viewer).facts if isinstance(fact, Gift)]
    assert (fact.giver, fact.receiver) == (1, 0)
    return fact.card


@pytest.mark.clause("Z9")
def test_gift_is_seen_by_giver_and_receiver_only() -> None:
    assert gift(GIVEN, 0) == gift(GIVEN, 1) == "B2"
    assert gift(GIVEN, 2) is None
    assert gift(GIVEN, None) is None


@given(walks())
def test_a_glance_is_the_view_without_what_is_remembered(walked: tuple[Flohcati, Steps]) -> None:
    game, steps = walked
    for step in steps[::9]:
        for viewer in (None, *range(step.after.players)):
            view = game.observe(step.after, viewer)
            assert game.glance(step.after, viewer) == replace(view, facts=())


@given(walks())
def test_hand_and_moves_alone_depend_on_who_looks(walked: tuple[Flohcati, Steps]) -> None:
    game, steps = walked
    for step in steps[::9]:
        seen_by_all = game.glance(step.after, None)
        for seat in range(step.after.players):
            hand, acts = game.hand_of(step.after, seat), seat == game.actor(step.after)
            legal = game.legal_actions(step.after) if acts else ()
            own = replace(seen_by_all, seat=seat, hand=hand, legal=legal)
            assert game.glance(step.after, seat) == own


@pytest.mark.clause("Z9")
def test_shown_demand_is_seen_by_all() -> None:
    state = act(BEFORE, "flip", "demand", "demand 1", "give B2", game=SHOWN)
    for viewer in (None, 0, 1, 2):
        view = SHOWN.observe(state, viewer)
        assert view.open_hands == state.hands == (cards("A1 B2 D4"), cards("B1"), cards("C1"))
        assert view.facts == ()


@pytest.mark.clause("Z4")
def test_view_has_the_own_hand_and_the_table() -> None:
    for viewer in (0, 1, 2):
        view = GAME.observe(GIVEN, viewer)
        assert view.seat == viewer
        assert view.hand == GIVEN.hands[viewer]
        assert view.hand_sizes == (3, 1, 1)
        assert (view.row, view.deck, view.discard) == (GIVEN.row, GIVEN.deck, GIVEN.discard)
        assert (view.turn, view.actor) == (0, 0)
    assert GAME.observe(GIVEN, None).hand == ()


@pytest.mark.clause("Z4")
def test_all_hands_are_known_until_the_first_gift() -> None:
    for viewer in (None, 0, 1, 2):
        view = GAME.observe(BEFORE, viewer)
        assert view.open_hands == BEFORE.hands
        assert view.facts == ()
        assert GAME.observe(GIVEN, viewer).open_hands == BEFORE.hands


def test_after_a_gift_all_that_happens_to_hands_is_remembered() -> None:
    entries = ("take H1", "flip", "steal", "steal 1", "H1", "flip", "E4", "take E4")
    known = (
        Gift(1, 0, None),
        Asked(0, False),
        Gained(1, cards("H1")[0]),
        Asked(1, False),
        Lost(1, cards("H1")),
        Gained(2, cards("H1")[0]),
        Asked(2, False),
        Gained(0, cards("E4")[0]),
        Asked(0, False),
    )
    given = act(BEFORE, "flip", "demand", "demand 1", "give B2", game=NEEDED)
    assert NEEDED.observe(act(given, *entries, game=NEEDED), 2).facts == known
    nothing_of_asking = tuple(fact for fact in known if not isinstance(fact, Asked))
    assert GAME.observe(act(GIVEN, "end", *entries), 2).facts == nothing_of_asking


@pytest.mark.clause("Z14")
def test_view_does_not_tell_what_a_player_could_have_laid() -> None:
    state = position("A4 B4", "C4 D1", "", row="H1")
    for entries in ((), ("end",), ("end", "take H1")):
        with_trio, without = (
            act(state, "flip", "demand", "demand 1", f"give {gift}", *entries)
            for gift in ("C4", "D1")
        )
        for viewer in (2, None):
            assert GAME.observe(with_trio, viewer) == GAME.observe(without, viewer)


@pytest.mark.clause("Z14")
def test_view_tells_with_when_needed_that_a_player_was_asked() -> None:
    state = position("A4 B4", "C4 D1", "", row="H1")
    asked = act(state, "flip", "demand", "demand 1", "give C4", "end", game=NEEDED)
    not_asked = act(state, "flip", "demand", "demand 1", "give D1", game=NEEDED)
    assert NEEDED.observe(asked, 2).facts[1:] == (Asked(0, True),)
    assert NEEDED.observe(not_asked, 2).facts[1:] == (Asked(0, False),)


@pytest.mark.clause("Z16")
def test_all_hands_are_shown_when_the_game_is_over() -> None:
    state = position("A1 D4", "B1 B2", "C1", deck="demand")
    over = act(state, "flip", "demand", "demand 1", "give B2", "end")
    for viewer in (None, 0, 1, 2):
        view = GAME.observe(over, viewer)
        assert view.open_hands == over.hands == (cards("A1 B2 D4"), cards("B1"), cards("C1"))
        assert view.facts == ()
        assert view.turn is view.actor is None


def test_while_a_demand_is_answered_the_view_tells_who_acts() -> None:
    state = act(BEFORE, "flip", "demand", "demand 1")
    for viewer in (None, 0, 1, 2):
        view = GAME.observe(state, viewer)
        assert (view.turn, view.actor, view.target) == (0, 1, 1)
        assert bool(view.legal) == (viewer == 1)


@given(walks())
def test_only_the_acting_seat_is_offered_actions(walked: tuple[Flohcati, Steps]) -> None:
    game, steps = walked
    for step in steps:
        for viewer in (None, *range(step.before.players)):
            acts = viewer is not None and viewer == step.actor
            legal = game.observe(step.before, viewer).legal
            assert legal == (game.legal_actions(step.before) if acts else ())


@given(walked=walks(), place=st.floats(0, 1), seed=seeds)
def test_view_of_a_drawn_state_is_the_view_it_was_drawn_from(
    walked: tuple[Flohcati, Steps], place: float, seed: int
) -> None:
    game, steps = walked
    seen = steps[: max(1, round(place * len(steps)))]
    state = seen[-1].after
    for viewer in (None, *range(state.players)):
        view = game.observe(state, viewer)
        if unseen(seen, viewer) <= ENOUGH:
            drawn = game.determinize(view, Random(seed))
            assert game.observe(drawn, viewer) == view
            assert sorted(all_cards(drawn)) == sorted(all_cards(state))


@given(walks())
def test_view_as_text_shows_no_hidden_card(walked: tuple[Flohcati, Steps]) -> None:
    game, steps = walked
    for step in steps[::5]:
        state = step.before
        for viewer in (None, *range(state.players)):
            view = game.observe(state, viewer)
            lying = {*state.row, *(card for seat in state.trios for trio in seat for card in trio)}
            written = set(re.findall(r"\b[A-J][0-7]\b", str(view)))
            assert written == lying | set(view.hand)
