"""Many tables on a kernel do what Gymnasium does with as many tables of the readable rules."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv

from tests.conformance.support.tables import TABLES, Table
from tests.envs.support.games import FOREIGN, foreign_game
from tests.support.scale import scaled
from tusch import kernel
from tusch.envs import name_of
from tusch.envs.single import TableEnv
from tusch.envs.vector import VectorTableEnv

__all__ = ["foreign_game"]

pytestmark = pytest.mark.skipif(not kernel.available(), reason="numba is missing")

SIZE = 3
MODES = tuple(AutoresetMode)
GAMES = ("figaro", "flohcati")
UNSORTED = Table("figaro", "davinci", 3, {"road_lengths": [*range(15, 0, -1)]})
"""The bag is shuffled as the rules name it."""


def twins(game: str, mode: AutoresetMode, size: int = SIZE, **options: Any) -> tuple[Any, Any]:
    """The same tables twice: ours, and Gymnasium's of the single environment."""
    ours = VectorTableEnv(size, game, autoreset_mode=mode, **options)
    theirs: VectorEnv[Any, Any, Any] = SyncVectorEnv(
        [lambda: TableEnv(game, **options)] * size, autoreset_mode=mode
    )
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    assert ours.metadata["autoreset_mode"] is theirs.metadata["autoreset_mode"]
    return ours, theirs


def assert_same(ours: Any, theirs: Any) -> None:
    """Every number, and every type, of what two environments return."""
    assert data_equivalence(ours, theirs, exact=True)


def choose(rng: np.random.Generator, masks: Any, mistakes: float) -> Any:
    """Legal codes at random, and now and then any code."""
    legal = [rng.choice(np.flatnonzero(mask)) for mask in masks]
    any_code = rng.integers(masks.shape[1], size=len(masks))
    return np.where(rng.random(len(masks)) < mistakes, any_code, legal)


def walk_in_step(ours: Any, theirs: Any, steps: int, mistakes: float = 0.02) -> int:
    """Let both take the same actions, and compare all that they return; how many games ended."""
    rng = np.random.default_rng(1)
    told = ours.reset(seed=7)
    assert_same(told, theirs.reset(seed=7))
    ended = 0
    for _ in range(steps):
        codes = choose(rng, told[0]["action_mask"], mistakes)
        told = ours.step(codes)
        assert_same(told, theirs.step(codes))
        over = told[2]
        ended += over.sum()
        if over.any() and ours.metadata["autoreset_mode"] is AutoresetMode.DISABLED:
            told = ours.reset(options={"reset_mask": over})
            assert_same(told, theirs.reset(options={"reset_mask": over}))
    return int(ended)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("game", GAMES)
def test_games_begin_anew_as_gymnasium_lets_them(game: str, mode: AutoresetMode) -> None:
    ours, theirs = twins(game, mode)
    assert walk_in_step(ours, theirs, scaled(70)) >= 2


@pytest.mark.parametrize("opponents", ["policy", "self"])
@pytest.mark.parametrize("game", GAMES)
def test_other_opponents_play_the_same_on_a_kernel(game: str, opponents: str) -> None:
    ours, theirs = twins(game, AutoresetMode.NEXT_STEP, 2, opponents=opponents, players=3)
    walk_in_step(ours, theirs, scaled(60), mistakes=0.01)


@pytest.mark.parametrize("table", [*TABLES, UNSORTED], ids=str)
def test_every_table_is_told_the_same_to_every_seat_by_both(table: Table) -> None:
    """Observations, masks and rewards of the kernel and of the readable rules, whole games long."""
    options = {"players": table.players, "edition": table.edition, "rules": table.changes}
    ours, theirs = twins(table.name, AutoresetMode.SAME_STEP, 1, **options, opponents="self")
    rng = np.random.default_rng(2)
    told = ours.reset(seed=3)
    assert_same(told, theirs.reset(seed=3))
    over = False
    while not over:
        codes = choose(rng, told[0]["action_mask"], 0)
        told = ours.step(codes)
        assert_same(told, theirs.step(codes))
        over = told[2].any()


@pytest.mark.parametrize("game", GAMES)
def test_seeds_are_counted_on_listed_or_left_out(game: str) -> None:
    ours, theirs = twins(game, AutoresetMode.NEXT_STEP)
    for seed in (11, None, [3, None, 5]):
        assert_same(ours.reset(seed=seed), theirs.reset(seed=seed))


def test_games_without_a_seed_differ() -> None:
    dealt = VectorTableEnv(4, "figaro").reset()[0]["observation"]
    assert len(np.unique(dealt, axis=0)) == 4


def test_what_was_returned_stays() -> None:
    ours, _ = twins("figaro", AutoresetMode.SAME_STEP)
    first, infos = ours.reset(seed=1)
    kept = {name: array.copy() for name, array in first.items()}, infos["seat"].copy()
    ours.step(choose(np.random.default_rng(1), first["action_mask"], 0))
    assert_same((first, infos["seat"]), kept)


def test_masks_that_are_returned_do_not_rule() -> None:
    """Whoever writes into them makes nothing legal."""
    ours, _ = twins("figaro", AutoresetMode.NEXT_STEP)
    first, _ = ours.reset(seed=1)
    wrong = np.argmin(first["action_mask"], axis=1)
    first["action_mask"][:] = 1
    assert ours.step(wrong)[-1]["illegal"].all()


def test_a_step_is_refused_before_its_game_has_begun() -> None:
    ours, _ = twins("figaro", AutoresetMode.DISABLED)
    with pytest.raises(ResetNeeded):
        ours.step(np.zeros(SIZE, int))
    ours.reset(seed=1)
    ours.step(np.full(SIZE, 1000))
    with pytest.raises(ResetNeeded):
        ours.step(np.zeros(SIZE, int))


@pytest.mark.parametrize(
    ("mask", "error"),
    [
        ([True] * SIZE, TypeError),
        (np.ones(SIZE), TypeError),
        (np.ones(2, np.bool_), ValueError),
        (np.zeros(SIZE, np.bool_), ValueError),
    ],
)
def test_what_is_no_mask_of_games_is_refused(mask: Any, error: type[Exception]) -> None:
    ours, _ = twins("figaro", AutoresetMode.DISABLED)
    with pytest.raises(error):
        ours.reset(options={"reset_mask": mask})
    with pytest.raises(ValueError, match="3 games need as many seeds"):
        ours.reset(seed=[1])


@pytest.mark.parametrize("shape", [(), (SIZE - 1,), (SIZE + 1,), (SIZE, 1)])
def test_as_many_actions_as_games_are_taken_and_no_others(shape: tuple[int, ...]) -> None:
    ours, _ = twins("figaro", AutoresetMode.NEXT_STEP)
    ours.reset(seed=1)
    with pytest.raises(ValueError, match="3 games need as many actions"):
        ours.step(np.zeros(shape, int))


def test_gymnasium_finds_it_by_name() -> None:
    found = gymnasium.make_vec(name_of("figaro"), num_envs=4, players=5, opponents="self")
    assert isinstance(found.unwrapped, VectorTableEnv)
    assert found.reset(seed=1)[0]["observation"][0, 0] == 5


def test_what_a_kernel_cannot_do_is_said() -> None:
    with pytest.raises(NotImplementedError, match="highest has no kernel"):
        gymnasium.make_vec(name_of(FOREIGN), num_envs=2)
    with pytest.raises(ValueError, match="opponents on a kernel are random, policy, self"):
        VectorTableEnv(2, "figaro", opponents="greedy")
    plain = gymnasium.make_vec(name_of(FOREIGN), num_envs=2, vectorization_mode="sync")
    assert plain.reset(seed=1)[0]["action_mask"].sum() == 4
