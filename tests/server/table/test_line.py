"""The steps of a game: most are kept without their states, which come back when asked for."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tusch import registry
from tusch.game import Actor, Step
from tusch.play import steps
from tusch.server.table.line import RECENT, Act, Line

PLACES = st.integers(-500, 500)


def game_of(name: str) -> tuple[Line, tuple[Step[Any, Any], ...]]:
    """A whole game as a line, and as it was played."""
    game, rng = registry.make(name), Random(1)

    def act(state: Any, actor: Actor) -> Any:
        legal = game.legal_actions(state)
        return rng.choice(legal) if isinstance(actor, int) else game.sample(state, rng)

    played = tuple(steps(game, game.start(4), act))
    line = Line(game, game.start(4))
    for step in played:
        line = line.grown(step)
    return line, played


GAMES = {name: game_of(name) for name in ("figaro", "flohcati")}


@pytest.mark.parametrize("name", GAMES)
def test_every_step_is_there_though_few_states_are_kept(name: str) -> None:
    line, played = GAMES[name]
    assert len(line) == len(played) > 5 * RECENT
    assert tuple(line) == line[:] == played
    assert [line[entry] for entry in range(len(played))] == list(played)
    assert [(act.actor, act.action) for act in line.acts] == [(s.actor, s.action) for s in played]
    assert sum(isinstance(act, Act) for act in line.acts) > 0.8 * (len(played) - RECENT)
    assert line.now == played[-1].after


@given(name=st.sampled_from([*GAMES]), first=PLACES, last=PLACES, by=st.sampled_from([1, 2, -1]))
def test_steps_are_found_as_in_a_tuple(name: str, first: int, last: int, by: int) -> None:
    line, played = GAMES[name]
    assert line[first:last:by] == played[first:last:by]
    if -len(played) <= first < len(played):
        assert line[first] == played[first]
    else:
        with pytest.raises(IndexError):
            line[first]


@given(name=st.sampled_from([*GAMES]), cut=st.integers(0, 150), more=st.integers(0, 60))
def test_a_line_that_is_cut_and_grows_again_leaves_the_other_what_it_was(
    name: str, cut: int, more: int
) -> None:
    line, played = GAMES[name]
    again = shorter = line.until(cut)
    assert shorter.now == (played[cut - 1].after if cut else played[0].before)
    for step in played[cut : cut + more]:
        again = again.grown(step)
    assert again == line.until(cut + more)
    assert hash(again) == hash(line.until(cut + more))
    assert (again == shorter) is (more == 0)
    assert shorter[:] == played[:cut]
    assert again[:] == played[: cut + more]
    assert again != list(again)
    assert line[:] == played
    assert repr(shorter.until(0)) == "Line([])"
