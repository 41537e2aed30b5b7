"""Fresh worlds see a move as the race does: what ends a turn or a round looks no better for it."""

from math import inf
from typing import Any

import pytest

from tests.coach.support.games import played
from tusch import record as records
from tusch import registry
from tusch.bots.search.minds import parts
from tusch.coach.appraisers import appraiser
from tusch.kernel import chance
from tusch.kernel.race import WARM_UP, race
from tusch.registry import AnyGame


def raced(game: AnyGame, view: Any, worlds: int) -> list[float]:
    """What every move got in a race that none drops out of."""
    kernel, run = parts(game, strict=inf)
    all_moves = race([kernel.code(move) for move in view.legal])
    ruleset = game.ruleset  # type: ignore[attr-defined]
    packed = kernel.pack_view(ruleset, view)
    run(packed, chance.generator(1), all_moves, worlds * len(view.legal))
    return [float(worth) / worlds for worth in all_moves.worth]


@pytest.mark.parametrize("name", registry.GAMES)
def test_the_same_worlds_say_the_same_of_every_move(name: str) -> None:
    record = played(name, 4, bot="greedy", seed=3)
    game = registry.of_record(record)
    judge = appraiser(game)
    for step in records.read(game, record):
        if not isinstance(step.actor, int):
            continue
        view = game.observe(step.before, step.actor)
        if len(view.legal) > 1:
            found = judge.compare(view, view.legal, 1, WARM_UP, 0)
            means = [found.mean(move) for move in range(len(view.legal))]
            assert means == pytest.approx(raced(game, view, WARM_UP), abs=1e-9)


@pytest.mark.parametrize("name", registry.GAMES)
def test_a_state_is_worth_the_same_whatever_was_compared_before(name: str) -> None:
    record = played(name, 4, bot="greedy", seed=4)
    game = registry.of_record(record)
    judge = appraiser(game)
    for step in records.read(game, record)[-120:]:
        if isinstance(step.actor, int):
            view = game.observe(step.before, step.actor)
            judge.compare(view, view.legal, 1, 4, 0)
            assert judge.appraise(step.before, 2, 4) == appraiser(game).appraise(step.before, 2, 4)
