"""The search of Figaro: playouts that end in an estimate, and moves that drop out the sooner the
nearer the end of the budget is.
"""

from math import inf
from random import Random

import numpy as np
import pytest

from tests.figaro.kernel.support.walks import positions
from tusch.bots.search.minds import parts
from tusch.figaro import Figaro
from tusch.figaro.kernel.heats import ENDS
from tusch.kernel.chance import generator
from tusch.kernel.race import Race, easing, race


def test_a_race_is_as_strict_as_the_playouts_that_are_left() -> None:
    contest = race([5, 6])
    contest.played[0] = 100
    easings = []
    for goal in (0, 400, 200, 100, 50):
        contest.goal[0] = goal
        easings.append(easing(contest))
    assert easings[0] == 1.0
    assert easings[1:4] == pytest.approx([1 - 5 / 24, 1 - 5 / 12, 1 / 6])
    assert easings[4] == easings[3]


def raced(
    goal: int,
    playouts: int,
    *,
    number: int = 2,
    heats: str = "run",
    strict: float | None = None,
    players: int = 4,
) -> Race:
    """A race of the moves early in a round."""
    game = Figaro()
    state = [state for state in positions(game, players, Random(6)) if state.round == number][9]
    kernel, run = parts(game, heats=heats, strict=strict)
    view = game.observe(state, state.turn)
    contest = race([kernel.code(action) for action in view.legal])
    contest.goal[0] = goal
    run(kernel.pack_view(game.ruleset, view), generator(6), contest, playouts)
    return contest


def test_few_moves_are_left_at_the_end_of_a_budget() -> None:
    without, within = raced(0, 400), raced(400, 400)
    assert without.alive.sum() > 2 * within.alive.sum()
    assert within.heats.max() > without.heats.max()


def test_flat_search_drops_no_move() -> None:
    contest = raced(200, 400, heats="run_whole", strict=inf)
    assert np.all(contest.alive == 1)


def test_a_playout_ends_in_an_estimate() -> None:
    # In the last round an end is won or lost.
    worths = raced(0, 1, number=3).got
    assert all(0.0 < worth < 1.0 for worth in worths)
    assert len({*worths}) > 1
    assert set(raced(0, 1, number=3, heats="run_whole").got) <= {0.0, 1.0}


def test_where_no_order_is_foreseen_a_playout_goes_on_to_several_ends() -> None:
    six = raced(0, 200, number=3, players=6)
    for contest in (six, raced(0, 200, number=3, heats="run_unforeseen")):
        worths = {round(ENDS * worth, 6) for worth in contest.got}
        assert worths <= set(range(ENDS + 1))
        assert worths & set(range(1, ENDS))
