"""What a viewer cannot know, against every game that they could have looked at.

The comparison replays the true game from its start with every card that a gift unseen by the
viewer could have been. What is left are the games in which all saw the same: the same actors
at every entry (with `turn_end: when-needed` the same players were asked, Z14), and the same cards.
"""

from collections.abc import Sequence
from fractions import Fraction
from random import Random
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.flohcati.support.table import GAME, NEEDED, SHOWN, act, cards, position
from tests.flohcati.support.walks import Steps, unseen, walks
from tests.support.chance import chances
from tusch.flohcati import Flohcati
from tusch.flohcati import view as view_module
from tusch.flohcati.cards import Card
from tusch.flohcati.ruleset import Ruleset
from tusch.flohcati.state import Action, Gift, Give, Phase, State
from tusch.flohcati.view import draw_world, worlds
from tusch.game import DEALER, Seat, Step

ENOUGH = 400
"""How many games are compared at most."""


def steps_of(game: Flohcati, state: State, entries: Sequence[str]) -> Steps:
    """The steps of entries as a record has them."""
    steps: Steps = []
    for entry in entries:
        actor = game.actor(state)
        action = game.parse(entry, dealer=actor is DEALER)
        after = act(state, entry, game=game)
        steps.append(Step(state, actor, action, after))
        state = after
    return steps


def possible(game: Flohcati, steps: Steps, viewer: Seat | None) -> list[State]:
    """All states that the viewer could be in after the steps, by replaying every gift."""
    states = [steps[0].before]
    for step in steps:
        states = [
            after
            for state in states
            for action in repeated(game, state, step, viewer)
            if looks_like(game, after := game.apply(state, action), step.after)
        ]
    return states


def repeated(
    game: Flohcati, state: State, step: Step[State, Action], viewer: Seat | None
) -> Sequence[Action]:
    """What may have happened at this step in another state, for all that the viewer saw."""
    if step.actor is DEALER:
        return [step.action] if game.misdeal(state, step.action) is None else []
    legal = game.legal_actions(state)
    hidden = not game.ruleset.demand_shown and viewer not in (state.turn, state.target)
    if isinstance(step.action, Give) and hidden:
        return legal
    return [step.action] if step.action in legal else []


def looks_like(game: Flohcati, state: State, true: State) -> bool:
    """Whether the same actor is asked for the same."""
    return game.actor(state) == game.actor(true) and state.phase is true.phase


def compare(game: Flohcati, steps: Steps, viewer: Seat | None) -> list[State]:
    """Assert that the viewer knows what can be known and no more; return what they cannot tell."""
    view = game.observe(steps[-1].after, viewer)
    expected = possible(game, steps, viewer)
    assert steps[-1].after in expected
    assert [game.observe(state, viewer) for state in expected] == [view] * len(expected)
    found = worlds(view)
    assert len(found) == len(expected)
    assert {hands for hands, _ in found} == {state.hands for state in expected}
    assert set(found) == {(state.hands, state.facts) for state in expected}
    if len(expected) <= 20:
        with patch.object(view_module, "DRAWS", 0):
            listed = chances(lambda rng: game.determinize(view, rng))
        assert listed == {state: Fraction(1, len(expected)) for state in expected}
        drawn = chances(lambda rng: draw_world(view, rng))
        drawn.pop(None, None)
        assert set(drawn) == set(found)
        assert len(set(drawn.values())) == 1
        assert game.determinize(view, Random(1)) in expected
    return expected


NEEDED_ANY_TIME = Flohcati(Ruleset(trio_timing="any-time", turn_end="when-needed"))
GIFT = ("flip", "demand", "demand 1")
"""Seat 0 demands a card of seat 1."""


def given_cards(states: Sequence[State], gift: int = 0) -> set[Card | None]:
    """Which card a gift was, in all states."""
    return {[fact for fact in state.facts if isinstance(fact, Gift)][gift].card for state in states}


CASES: dict[str, tuple[Flohcati, State, tuple[str, ...], Seat | None, str]] = {
    "a gift may be any card of the giver": (
        NEEDED,
        position("A1", "B2 C3 D5", "", row="H1"),
        (*GIFT, "give C3"),
        2,
        "B2 C3 D5",
    ),
    "a spectator knows no more than a third player": (
        NEEDED,
        position("A1", "B2 C3 D5", "", row="H1"),
        (*GIFT, "give C3"),
        None,
        "B2 C3 D5",
    ),
    "the giver knows": (
        NEEDED,
        position("A1", "B2 C3 D5", "", row="H1"),
        (*GIFT, "give C3"),
        1,
        "C3",
    ),
    "the receiver knows": (
        NEEDED,
        position("A1", "B2 C3 D5", "", row="H1"),
        (*GIFT, "give C3"),
        0,
        "C3",
    ),
    "a spectator of two does not": (
        NEEDED,
        position("A1", "B2 C3 D5", row="H1"),
        (*GIFT, "give C3"),
        None,
        "B2 C3 D5",
    ),
    "the only card of a hand is known": (
        NEEDED,
        position("A1", "C3", "", row="H1"),
        (*GIFT, "give C3"),
        2,
        "C3",
    ),
    "a receiver who was not asked got nothing for a trio": (
        NEEDED,
        position("A4 B4", "C4 D4 E1 F1", "", row="H1"),
        (*GIFT, "give E1"),
        2,
        "E1 F1",
    ),
    "a receiver who was asked got something for a trio": (
        NEEDED,
        position("A4 B4", "C4 D4 E1 F1", "", row="H1"),
        (*GIFT, "give C4"),
        2,
        "C4 D4",
    ),
    "and did so by ending the turn": (
        NEEDED,
        position("A4 B4", "C4 D4 E1 F1", "", row="H1"),
        (*GIFT, "give C4", "end"),
        2,
        "C4 D4",
    ),
    "a receiver who was asked may have got the tenth attraction": (
        NEEDED,
        position("A0 B0 C1 D1 E2 F2 G3 H3 I4", "J4 J5 A7", "", row="H1"),
        (*GIFT, "give J5", "end"),
        2,
        "J4 J5",
    ),
    "a receiver who was not asked did not": (
        NEEDED,
        position("A0 B0 C1 D1 E2 F2 G3 H3 I4", "J4 J5 A7 B7", "", row="H1"),
        (*GIFT, "give A7"),
        2,
        "A7 B7",
    ),
    "a receiver with a trio was asked anyway": (
        NEEDED,
        position("A4 B4 C4", "D4 E1", "", row="H1"),
        (*GIFT, "give E1", "end"),
        2,
        "D4 E1",
    ),
    "a giver who is not asked later gave away what would have made a trio": (
        NEEDED,
        position("A1", "B2 C2 D2", "", row="H1 I1"),
        (*GIFT, "give C2", "take H1"),
        2,
        "B2 C2 D2",
    ),
    "a giver who is asked later kept the trio": (
        NEEDED,
        position("A1", "B2 C2 D2 E3", "", row="H1 I1"),
        (*GIFT, "give E3", "take H1"),
        2,
        "E3",
    ),
    "a gift surfaces in a trio": (
        NEEDED,
        position("A4 B4", "C4 D4 E1 F1", "", row="H1"),
        (*GIFT, "give C4", "trio A4,B4,C4"),
        2,
        "C4",
    ),
    "not being asked again after a trio tells what is not there": (
        NEEDED,
        position("A4 B4 F4 G7 H7", "C4 D7 E1", "", row="I1"),
        (*GIFT, "give E1", "trio A4,B4,F4"),
        2,
        "C4 E1",
    ),
    "being asked again after a trio tells what is there": (
        NEEDED,
        position("A4 B4 F4 G7 H7", "C4 D7 E1", "", row="I1"),
        (*GIFT, "give D7", "trio A4,B4,F4", "end"),
        2,
        "D7",
    ),
    "a gift surfaces in a steal from the receiver": (
        NEEDED,
        position("A1", "B2 C3 D5", "", row="H1 I1"),
        (*GIFT, "give C3", "take H1", "flip", "steal", "steal 0", "C3"),
        None,
        "C3",
    ),
    "a steal of another card tells nothing": (
        NEEDED,
        position("A1 J2", "B2 C3 D5", "", row="H1 I1"),
        (*GIFT, "give C3", "take H1", "flip", "steal", "steal 0", "A1"),
        None,
        "B2 C3 D5",
    ),
    "a card stolen from the giver was not given": (
        NEEDED,
        position("A1", "B2 C3 D5", "", row="H1 I1"),
        (*GIFT, "give C3", "take H1", "flip", "steal", "steal 1", "B2"),
        None,
        "C3 D5",
    ),
    "a gift that came back by a steal is known": (
        NEEDED,
        position("A1", "B2 C3 D5", "", row="H1 I1"),
        (*GIFT, "give C3", "flip", "steal", "steal 0", "C3"),
        2,
        "C3",
    ),
    "a gift that is passed on to the viewer is known": (
        NEEDED,
        position("A1", "B2 C3 D5", "", row="H1 I1"),
        (*GIFT, "give C3", "take H1", "flip", "demand", "demand 0", "give C3"),
        2,
        "C3",
    ),
    "another card passed on to the viewer tells nothing": (
        NEEDED,
        position("A1", "B2 C3 D5", "", row="H1 I1"),
        (*GIFT, "give C3", "take H1", "flip", "demand", "demand 0", "give A1"),
        2,
        "B2 C3 D5",
    ),
    "a gift may have been passed on unseen": (
        NEEDED,
        position("A1", "B2 C3 D5", "", "", row="H1 I1"),
        (*GIFT, "give C3", "take H1", "flip", "demand", "demand 0", "give C3"),
        3,
        "B2 C3 D5",
    ),
    "a gift that was passed on surfaces with the third": (
        NEEDED,
        position("A1", "B2 C3 D5", "", "", row="H1 I1"),
        (
            *(*GIFT, "give C3", "take H1", "flip", "demand", "demand 0", "give C3"),
            *("flip", "steal", "steal 2", "C3"),
        ),
        None,
        "C3",
    ),
    "any-time: a gift surfaces in a trio of a later turn": (
        NEEDED_ANY_TIME,
        position("A4 B4", "C4 D4 E1", "", row="H1 I1 J1"),
        (*GIFT, "give C4", "end", "take H1", "take I1", "trio A4,B4,C4"),
        2,
        "C4",
    ),
    "any-time: a trio laid before a bust is all that is told": (
        NEEDED_ANY_TIME,
        position("A4 B4 F4 G7 H7", "C4 D7 E1", "", row="H1 I1 J1"),
        (
            *(*GIFT, "give D7", "end", "take H1", "take I1"),
            *("trio A4,B4,F4", "flip", "J2"),
        ),
        2,
        "C4 D7 E1",
    ),
    "a bust asks nobody": (
        NEEDED,
        position("A4", "B4 C4 D1", "", row="H1 I1"),
        (*GIFT, "give B4", "flip", "H2"),
        2,
        "B4 C4 D1",
    ),
    "a shown gift is known to all": (
        SHOWN,
        position("A1", "B2 C3 D5", "", row="H1"),
        (*GIFT, "give C3"),
        None,
        "",
    ),
    "who is asked tells nothing of a gift": (
        GAME,
        position("A4 B4", "C4 D4 E1 F1", "", row="H1"),
        (*GIFT, "give C4", "end"),
        2,
        "C4 D4 E1 F1",
    ),
    "nor who is asked for a tenth attraction": (
        GAME,
        position("A0 B0 C1 D1 E2 F2 G3 H3 I4", "J4 J5 A7", "", row="H1"),
        (*GIFT, "give J5", "end"),
        2,
        "J4 J5 A7",
    ),
    "nor who is asked again after a trio": (
        GAME,
        position("A4 B4 F4 G7 H7", "C4 D7 E1", "", row="I1"),
        (*GIFT, "give D7", "trio A4,B4,F4", "end"),
        2,
        "C4 D7 E1",
    ),
    "but a trio that is laid tells": (
        GAME,
        position("A4 B4", "C4 D4 E1 F1", "", row="H1"),
        (*GIFT, "give C4", "trio A4,B4,C4"),
        2,
        "C4",
    ),
}


@pytest.mark.clause("Z9", "Z10", "Z12", "Z14")
@pytest.mark.parametrize(("game", "state", "entries", "viewer", "gifts"), CASES.values(), ids=CASES)
def test_viewer_knows_what_he_can_and_no_more(
    game: Flohcati, state: State, entries: tuple[str, ...], viewer: Seat | None, gifts: str
) -> None:
    found = compare(game, steps_of(game, state, entries), viewer)
    if gifts:
        assert given_cards(found) == set(cards(gifts))
    else:
        assert found == [act(state, *entries, game=game)]


def test_three_gifts_in_a_ring() -> None:
    state = position("A1 B1", "C2 D2", "E3 F3", "", row="H4 I5 J6")
    entries = (
        *("flip", "demand", "demand 1", "give C2", "end"),
        *("flip", "demand", "demand 2", "give E3"),
        *("flip", "demand", "demand 0", "give C2"),
    )
    steps = steps_of(GAME, state, entries)
    assert len(compare(GAME, steps, 3)) == 2 * 2 * 3
    assert len(compare(GAME, steps, 0)) == 2
    assert len(compare(GAME, steps, 1)) == 3
    # Seat 2 got C2 of seat 0, which had it of seat 1.
    assert len(compare(GAME, steps, 2)) == 1


def test_gift_that_goes_back_to_its_giver() -> None:
    state = position("A1", "C2 D2", "", row="H4 I5 J6")
    entries = ("flip", "demand", "demand 1", "give C2", "flip", "demand", "demand 0", "give C2")
    found = compare(GAME, steps_of(GAME, state, entries), None)
    assert len(found) == 4
    assert len({found_state.hands for found_state in found}) == 3


@given(walked=walks(), gifts=st.integers(1, 3), later=st.integers(1, 40))
def test_random_games_are_known_as_by_full_enumeration(
    walked: tuple[Flohcati, Steps], gifts: int, later: int
) -> None:
    game, steps = walked
    given_at = [place for place, step in enumerate(steps) if isinstance(step.action, Give)]
    seen = steps[: (0, *given_at)[: gifts + 1][-1] + later]
    for viewer in (None, *range(seen[0].before.players)):
        if seen[-1].after.phase is not Phase.OVER and unseen(seen, viewer) <= ENOUGH:
            compare(game, seen, viewer)
