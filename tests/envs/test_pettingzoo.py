"""PettingZoo's own tests of environments, and what they do not look at."""

import io
import warnings
from collections.abc import Callable
from contextlib import redirect_stdout
from functools import partial
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from tests.conformance.support.tables import EDITIONS, Table
from tests.envs.support.games import NAMES, foreign_game
from tests.support.scale import scaled
from tusch import registry
from tusch.envs import name_of
from tusch.envs.aec import IllegalActionError, raw_env
from tusch.errors import OptionError

__all__ = ["foreign_game"]

UNAVOIDABLE = {
    # Both are said of every dict but those of PettingZoo's own environments, which it lists.
    "Observation is not a NumPy array",
    (
        "Observation space for each agent probably should be gymnasium.spaces.box or"
        " gymnasium.spaces.discrete"
    ),
}


def maker(name: str) -> Callable[..., Any]:
    return partial(pettingzoo.make, "aec", name_of(name))


def play(env: Any, seed: int) -> dict[str, float]:
    """Play a game at random; what the agents were given at its end."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    given = {}
    for agent in env.agent_iter():
        observation, reward, over, _, info = env.last()
        if over:
            given[agent] = reward
            env.step(None)
        else:
            assert np.array_equal(info["action_mask"], observation["action_mask"])
            assert reward == 0
            env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
    return given


@pytest.mark.parametrize("name", NAMES)
def test_their_own_tests_pass(name: str) -> None:
    with warnings.catch_warnings(record=True) as found, redirect_stdout(io.StringIO()):
        warnings.simplefilter("always")
        api_test(maker(name)(), num_cycles=100)
        seed_test(maker(name), num_cycles=20)
        render_test(maker(name))
    assert {str(warning.message) for warning in found} == UNAVOIDABLE


@pytest.mark.parametrize("table", EDITIONS, ids=str)
def test_one_point_is_shared_at_the_end_of_every_table(table: Table) -> None:
    env = maker(table.name)(players=table.players, edition=table.edition)
    given = play(env, seed=1)
    assert [*given] == env.unwrapped.possible_agents
    assert sum(given.values()) == pytest.approx(1)


@pytest.mark.parametrize("name", NAMES)
def test_winners_of_the_rules_are_rewarded(name: str) -> None:
    env = maker(name)()
    for seed in range(scaled(1)):
        given = play(env, seed)
        table = env.unwrapped._table
        outcome = table.game.outcome(table.state)
        assert [agent for agent, reward in given.items() if reward] == [
            f"player_{seat}" for seat in outcome.winners
        ]


@pytest.mark.parametrize("name", NAMES)
def test_illegal_action_ends_the_game_for_whoever_chose_it(
    name: str, caplog: pytest.LogCaptureFixture
) -> None:
    env = maker(name)()
    env.reset(seed=1)
    observation, *_ = env.last()
    agent = env.agent_selection
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    env.step(wrong)
    assert "Illegal move made" in caplog.text
    assert env.rewards == {each: -1 if each == agent else 0 for each in env.agents}
    assert all(env.terminations.values())


def test_illegal_action_is_explained_by_the_bare_environment() -> None:
    env = raw_env("figaro")
    env.reset(seed=1)
    with pytest.raises(IllegalActionError, match=r"^108 is take: F19, "):
        env.step(108)
    with pytest.raises(IllegalActionError, match="111 is the code of no action"):
        env.step(111)


def test_options_reach_the_rules() -> None:
    env = raw_env("figaro", players=3, edition="dutch", rules={"exchange": "off"})
    assert env._table.game.rules["edition"] == "dutch"
    assert env._table.game.rules["exchange"] == "off"
    assert env.possible_agents == ["player_0", "player_1", "player_2"]
    with pytest.raises(OptionError, match="3, 4, 5 and 6"):
        raw_env("figaro", players=7)
    with pytest.raises(OptionError):
        raw_env("figaro", rules={"trumps": True})


def test_deals_follow_the_seed_and_nothing_else() -> None:
    one, other = maker("figaro")(), maker("figaro")()

    def dealt(env: Any, seed: int | None = None) -> bytes:
        env.reset(seed=seed)
        return bytes(env.observe("player_0")["observation"])

    first = dealt(one, 1)
    assert first == dealt(other, 1)
    assert dealt(one) == dealt(other) != first
    assert dealt(maker("figaro")()) != dealt(maker("figaro")())


def test_table_is_shown_in_the_words_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    env = maker("figaro")(render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text.startswith("Figaro for 4, round 1, play")
    assert text.count("15 cards") == 3
    human = maker("figaro")(render_mode="human")
    human.reset(seed=1)
    assert human.render() is None
    assert capsys.readouterr().out == text + "\n"


def test_every_registered_game_is_there() -> None:
    for name in registry.GAMES:
        assert name_of(name) in pettingzoo.aec_registry
