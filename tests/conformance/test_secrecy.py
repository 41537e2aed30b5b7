"""Non-interference: what a viewer cannot know changes nothing of what they are told.

Cards that they never see are dealt, or given, otherwise; then everybody makes the same public
moves. Views, events and refusals stay the same, byte for byte, at every step.
"""

from collections import Counter
from functools import cache
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from tests.conformance.support.tables import TABLES, TWINS, Table
from tests.support.scale import scaled
from tusch.figaro import testing
from tusch.figaro.state import Take
from tusch.flohcati.rules import can_finish
from tusch.game import DEALER, Step
from tusch.play import check
from tusch.testing import Pair, Walk, compare, pair_for

SEEDS = st.integers(0, 2**32 - 1)
WITHOUT_SHRINKING = (Phase.explicit, Phase.reuse, Phase.generate)
"""A smaller seed is no simpler game."""


def misses_something(pair: Pair) -> bool:
    """Whether others can do anything that this viewer does not see."""
    if pair.walk.game.name == "figaro":
        return True
    others = pair.walk.players - (pair.viewer is not None)
    return others >= 2 and not pair.walk.game.rules["demand_shown"]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_hidden_changes_nothing_that_a_viewer_is_told(table: Table) -> None:
    tally: Counter[str] = Counter()

    @settings(max_examples=scaled(5), phases=WITHOUT_SHRINKING)
    @given(SEEDS, st.sampled_from((*range(table.players), None)))
    def twins_look_the_same(seed: int, viewer: int | None) -> None:
        pair = pair_for(table.walk(seed), viewer, TWINS[table.name])
        compare(table.game, pair)
        tally["able"] += misses_something(pair)
        tally["different"] += pair.differs
        assert misses_something(pair) or not pair.differs

    twins_look_the_same()
    assert tally["able"] < 40 or 10 * tally["different"] >= tally["able"]


@cache
def pairs_of(name: str) -> list[Pair]:
    """Pairs at every table of a game, from fixed seeds."""
    found = [
        pair_for(table.walk(seed), viewer, TWINS[name])
        for seed, table in enumerate(TABLES)
        if table.name == name
        for viewer in (seed % table.players, None)
    ]
    return [pair for pair in found if misses_something(pair)]


@pytest.mark.parametrize(("name", "share"), [("figaro", 0.85), ("flohcati", 0.6)])
def test_most_pairs_really_differ(name: str, share: float) -> None:
    found = pairs_of(name)
    assert sum(pair.differs for pair in found) >= share * len(found)


def test_many_games_of_figaro_have_a_twin_to_the_end() -> None:
    found = [pair for pair in pairs_of("figaro") if pair.differs]
    assert sum(len(pair.twin) == pair.walk.end for pair in found) >= 0.2 * len(found)


def test_many_games_of_flohcati_stay_hidden_for_long() -> None:
    """A pair that parts right after the first secret gift would show little."""
    found = [pair for pair in pairs_of("flohcati") if pair.differs]
    assert sum(hidden_steps(pair) >= 20 for pair in found) >= 0.4 * len(found)


def hidden_steps(pair: Pair) -> int:
    """After how many steps the two games differ."""
    both = zip(pair.walk.steps, pair.twin, strict=False)
    return sum(one.after != other.after for one, other in both)


def test_nobody_can_tell_a_forced_take_from_a_free_one() -> None:
    """F18, F19: with `voluntary_take: stack` both look the same."""
    table = Table("figaro", "davinci", 3)
    game = table.game
    free_in_the_twin = 0
    for seed in range(scaled(16)):
        played = table.walk(seed)
        for entry, step in enumerate(played.steps):
            if game.legal_actions(step.before) != (Take(),):
                continue
            for viewer in {*played.viewers} - {step.actor}:
                rng = played.rng(entry, viewer)
                pair = Pair(played, viewer, testing.twin_until(entry + 1, played, viewer, rng))
                compare(game, pair)
                free_in_the_twin += len(game.legal_actions(pair.twin[-1].before)) > 1
    assert free_in_the_twin >= scaled(3)


def played_by(table: Table, moves: str) -> Walk:
    """A game by its entries, a semicolon between them."""
    state = table.game.start(table.players)
    steps: list[Step[Any, Any]] = []
    for text in moves.split(";"):
        actor = table.game.actor(state)
        action = table.game.parse(text.strip(), dealer=actor is DEALER)
        check(table.game, state, actor, action)
        steps.append(Step(state, actor, action, table.game.apply(state, action)))
        state = steps[-1].after
    return Walk(table.game, table.players, 0, tuple(steps), table.hooks)


@pytest.mark.parametrize("viewer", [2, None])
@pytest.mark.parametrize("later", ["", "; end", "; end; flip; H0", "; end; flip; H0; take H0; end"])
def test_end_of_a_turn_does_not_tell_what_could_be_laid(viewer: int | None, later: str) -> None:
    """Z14: who is asked depends on the number of cards, and so does everything that follows."""
    moves = """start 0; flip; A1; take A1; flip; E2; take E2; flip; F3; take F3;
        flip; B1; take B1; flip; C1; take C1; flip; F4; take F4;
        flip; I0; flip; J0; take I0; end; take J0; end; flip; F5; take F5; end;
        flip; demand; demand 1; give {gift}{later}"""
    table = Table("flohcati", "amigo", 3)
    trio, none = (played_by(table, moves.format(gift=gift, later=later)) for gift in ("C1", "E2"))
    could = [played.state(played.end).hands[0] for played in (trio, none)]
    assert [can_finish(hand) for hand in could] == [True, False]
    compare(table.game, Pair(trio, viewer, none.steps))


@pytest.mark.parametrize("viewer", [2, None])
def test_bust_does_not_tell_whether_a_trio_was_kept(viewer: int | None) -> None:
    """Z6, Z14: whoever busts is not asked, so with `when-needed` too nobody learns of a trio."""
    moves = """start 0; flip; E0; take E0; flip; A1; take A1; flip; F4; take F4;
        flip; E2; take E2; flip; B1; take B1; flip; F6; take F6;
        flip; E5; take E5; flip; D5; take D5; flip; F7; take F7;
        flip; E7; take E7; flip; C1; take C1; end; flip; G0; take G0;
        flip; demand; demand 1; give {gift}; flip; H0; flip; H1; flip; H2"""
    table = Table("flohcati", "amigo", 3, {"turn_end": "when-needed"})
    kept, given = (played_by(table, moves.format(gift=gift)) for gift in ("D5", "C1"))
    trios = [can_finish(played.state(played.end).hands[1]) for played in (kept, given)]
    assert trios == [True, False]
    compare(table.game, Pair(kept, viewer, given.steps))
