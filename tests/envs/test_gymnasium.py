"""Gymnasium's own checks of the table by the readable rules, and what they do not look at."""

import io
from contextlib import redirect_stdout
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env, data_equivalence

from tests.envs.support.games import NAMES, foreign_game
from tusch.envs import name_of
from tusch.envs.chance import Chance
from tusch.kernel.chance import below, generator

__all__ = ["foreign_game"]

OTHERS = ("random", "self", "greedy")


def make(name: str, **options: Any) -> Any:
    return gymnasium.make(name_of(name), **options).unwrapped


def play(env: Any, seed: int) -> list[Any]:
    """Play a game at random; all that the learner was told."""
    rng = np.random.default_rng(seed)
    told = [env.reset(seed=seed)]
    over = False
    while not over:
        marked = np.flatnonzero(told[-1][0]["action_mask"])
        told.append(env.step(rng.choice(marked)))
        over = told[-1][2]
    return told


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("opponents", OTHERS)
def test_their_own_check_passes(name: str, opponents: str) -> None:
    with redirect_stdout(io.StringIO()):
        check_env(make(name, opponents=opponents, render_mode="ansi"))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("opponents", OTHERS)
def test_games_follow_the_seed_and_nothing_else(name: str, opponents: str) -> None:
    one, other = (make(name, opponents=opponents) for _ in range(2))
    assert data_equivalence(play(one, 1), play(other, 1), exact=True)
    assert not data_equivalence(play(one, 2), play(other, 3))


@pytest.mark.parametrize("name", NAMES)
def test_the_learner_is_rewarded_for_its_own_share(name: str) -> None:
    env = make(name, seat=1)
    for seed in range(3):
        _, reward, _, _, info = play(env, seed)[-1]
        assert info["seat"] == 1
        assert reward == info["rewards"][1]
        assert info["rewards"].sum() == pytest.approx(1)


def test_alone_with_itself_the_learner_acts_for_every_seat() -> None:
    env = make("figaro", players=3, opponents="self")
    told = play(env, 1)
    seats = [each[-1]["seat"] for each in told]
    assert set(seats) == {0, 1, 2}
    *_, (_, reward, _, _, info) = told
    assert reward == info["rewards"][seats[-2]]
    assert info["seat"] == seats[-2]


@pytest.mark.parametrize("name", NAMES)
def test_illegal_action_ends_the_game(name: str) -> None:
    env = make(name)
    known, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(known["action_mask"] == 0)[0])
    shown, reward, terminated, truncated, info = env.step(wrong)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info == {"seat": 0, "illegal": True}
    assert shown["action_mask"].all()
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_mask_is_where_other_libraries_look_for_it() -> None:
    env = make("flohcati")
    known, _ = env.reset(seed=1)
    assert np.array_equal(env.action_masks(), known["action_mask"])


def test_unknown_opponents_are_refused_by_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"casual.*Or: policy, self\."):
        make("figaro", opponents="nobody")
    with pytest.raises(IndexError, match="there is no seat 4"):
        make("figaro", seat=4)
    with pytest.raises(NotImplementedError, match="highest has no kernel"):
        make("highest", opponents="policy")


def test_chance_is_that_of_the_kernels() -> None:
    for seed in (0, 1, 2**62 + 3):
        ours, theirs = Chance(seed), generator(seed)
        for stop in (1, 2, 65, 89, 2**32):
            assert [ours.randrange(stop) for _ in range(9)] == [
                below(theirs, stop) for _ in range(9)
            ]
