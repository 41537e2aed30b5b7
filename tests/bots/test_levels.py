"""Levels: what they forget, and how they slip."""

from itertools import islice
from random import Random

import pytest

from tests.bots.support.table import decisions
from tusch.bots import GreedyPlayer
from tusch.bots.greedy import forgetful
from tusch.bots.levels import LevelPlayer
from tusch.registry import GAMES, Skill


@pytest.mark.parametrize("name", GAMES)
def test_level_plays_by_what_it_remembers(name: str) -> None:
    otherwise = 0
    for game, _, view in decisions(name, 3):
        chosen = LevelPlayer(game, Random(5), Skill(memory=0)).choose(view)
        assert chosen == GreedyPlayer(game, Random(5)).choose(forgetful(game, view, 0))
        otherwise += chosen != GreedyPlayer(game, Random(5)).choose(view)
    assert otherwise


@pytest.mark.parametrize("name", GAMES)
def test_level_that_slips_may_do_anything_and_does_not_explain_it(name: str) -> None:
    game, _, view = next(found for found in decisions(name, 1) if len(found[2].legal) == 4)
    chosen = set()
    for seed in range(60):
        player = LevelPlayer(game, Random(seed), Skill(slips=1000))
        chosen.add(player.choose(view))
        assert player.why() == ()
    assert chosen == set(view.legal)


@pytest.mark.parametrize("name", GAMES)
def test_level_slips_as_often_as_its_way_says(name: str) -> None:
    slips = 0
    found = [view for view in islice(decisions(name, 1), 40) if len(view[2].legal) > 1]
    for number, (game, _, view) in enumerate(found * 10):
        player = LevelPlayer(game, Random(number), Skill(slips=300))
        player.choose(view)
        slips += not player.why()
    assert 0.2 < slips / (10 * len(found)) < 0.4
