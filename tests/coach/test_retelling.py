"""A game told again for whoever plays on from there: the same view, and nothing of the truth."""

from random import Random

import pytest

from tests.coach.support.games import played
from tests.coach.support.twins import twin
from tests.support.scale import scaled
from tusch import record as records
from tusch import registry
from tusch.coach.retelling import retell


@pytest.mark.parametrize(
    ("name", "players"), [("figaro", 3), ("figaro", 5), ("flohcati", 2), ("flohcati", 4)]
)
def test_a_seat_cannot_tell_a_game_that_is_told_again_from_the_true_one(
    name: str, players: int
) -> None:
    other = 0
    for seed in range(scaled(3)):
        record = played(name, players, seed=seed)
        game = registry.of_record(record)
        steps = records.read(game, record)
        own = [entry for entry, step in enumerate(steps) if step.actor == 0 and entry]
        for entry in Random(seed).sample(own, 6):
            told = retell(game, steps[:entry], 0, Random(entry))
            assert told is not None
            end = records.read(game, told)[-1].after
            assert game.observe(end, 0) == game.observe(steps[entry].before, 0)
            other += told.log != record.log[:entry]
    assert other or players == 2


@pytest.mark.parametrize(("name", "players"), [("figaro", 3), ("flohcati", 3)])
def test_what_is_told_does_not_depend_on_what_the_seat_could_not_know(
    name: str, players: int
) -> None:
    found = 0
    for seed in range(40):
        record = played(name, players, seed=seed)
        other = twin(record, 0)
        if other is None:
            continue
        game = registry.of_record(record)
        changed = next(
            entry
            for entry, pair in enumerate(zip(record.log, other.log, strict=True))
            if pair[0] != pair[1]
        )
        steps, twins = records.read(game, record), records.read(game, other)
        own = [entry for entry, step in enumerate(steps) if step.actor == 0 and entry > changed]
        for entry in own[:2]:
            one = retell(game, steps[:entry], 0, Random(1))
            two = retell(game, twins[:entry], 0, Random(1))
            assert one is not None
            assert one == two
            found += 1
        if found >= scaled(2):
            return
    raise AssertionError("no twins were found")
