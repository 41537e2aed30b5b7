"""OpenSpiel's own simulation of games, its search, and what they do not look at."""

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from tests.envs.support.games import FOREIGN, NAMES, foreign_game
from tests.support.scale import scaled
from tusch import registry
from tusch.envs import spiel
from tusch.envs.chance import Chance
from tusch.envs.table import observation
from tusch.errors import OptionError
from tusch.game import DEALER

__all__ = ["foreign_game"]


@pytest.fixture(autouse=True)
def _registered(foreign_game: None) -> None:
    spiel.register()


def load(name: str, **parameters: Any) -> Any:
    return pyspiel.load_game(spiel.short_name(name), parameters)


class Heard(Chance):
    """A source of chance that remembers what it gave, where there was a choice."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.given: list[tuple[int, int]] = []

    def randrange(self, stop: int, /) -> int:
        number = super().randrange(stop)
        if stop > 1:
            self.given.append((stop, number))
        return number


def in_play(name: str, moves: int, **parameters: Any) -> Any:
    """A state after some random moves; a player acts in it."""
    state = load(name, **parameters).new_initial_state()
    rng = np.random.default_rng(1)
    while state.is_chance_node() or moves:
        moves -= not state.is_chance_node()
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_their_own_simulation_passes(name: str) -> None:
    fewest = min(registry.entry(name).seats)
    game = load(name, players=fewest)
    pyspiel.random_sim_test(game, num_sims=scaled(1), serialize=name == FOREIGN, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_games_are_those_of_the_rules_draw_by_draw(name: str) -> None:
    players = max(registry.entry(name).seats)
    rules, chance = registry.make(name), Heard(3)
    ours, theirs = rules.start(players), load(name, players=players).new_initial_state()
    while (actor := rules.actor(ours)) is not None:
        if actor is DEALER:
            ours = rules.apply(ours, rules.sample(ours, chance))
            for stop, number in chance.given:
                assert theirs.chance_outcomes() == [(each, 1 / stop) for each in range(stop)]
                theirs.apply_action(number)
            chance.given.clear()
        else:
            assert theirs.current_player() == actor
            seen = observation(rules, ours, actor)
            legal = np.flatnonzero(seen["action_mask"]).tolist()
            assert theirs.legal_actions() == legal
            assert theirs.information_state_tensor(actor) == seen["observation"].tolist()
            code = legal[chance.randrange(len(legal))]
            chance.given.clear()
            word = theirs.action_to_string(actor, code)
            ours = rules.apply(ours, rules.parse(word, dealer=False))
            theirs.apply_action(code)
        # A dealer who has no choice acts at once in theirs.
        if rules.actor(ours) is not DEALER:
            assert theirs.position == ours
    outcome = rules.outcome(ours)
    assert outcome is not None
    assert theirs.is_terminal()
    assert [seat for seat, share in enumerate(theirs.returns()) if share] == [*outcome.winners]
    assert sum(theirs.returns()) == pytest.approx(1)


@pytest.mark.parametrize(("name", "moves"), [("figaro", 20), ("flohcati", 60), (FOREIGN, 1)])
def test_resampled_states_look_the_same_to_their_player(name: str, moves: int) -> None:
    state = in_play(name, moves)
    player = state.current_player()
    rng = Random(1)
    sampled = [state.resample_from_infostate(player, rng.random) for _ in range(8)]
    for other in sampled:
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
    hidden = {str(other) for other in sampled}
    assert len(hidden) > 1 or name == "flohcati"


def test_changing_a_copy_changes_nothing_else() -> None:
    state = in_play("figaro", 3)
    before = str(state)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)


@pytest.mark.parametrize("name", NAMES)
def test_illegal_action_changes_nothing(name: str) -> None:
    state = in_play(name, 1)
    codes = range(state.get_game().num_distinct_actions() + 1)
    before, wrong = str(state), set(codes) - set(state.legal_actions())
    for code in wrong:
        with pytest.raises(ValueError, match=f"{code} is not legal"):
            state.apply_action(code)
    assert str(state) == before


@pytest.mark.parametrize("private", pyspiel.PrivateInfoType.__members__.values(), ids=str)
def test_observer_shows_a_player_s_view_or_is_refused(private: Any) -> None:
    """Whoever asks for what is public alone is not shown a hand."""
    state = in_play("figaro", 1)
    for public in (True, False):
        wanted = pyspiel.IIGObservationType(
            perfect_recall=False, public_info=public, private_info=private
        )
        if public and private == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            shown = make_observation(state.get_game(), wanted)
            assert shown.string_from(state, 0) == state.information_state_string(0)
        else:
            with pytest.raises(ValueError, match="shows the view of one player"):
                make_observation(state.get_game(), wanted)


@pytest.mark.parametrize(("name", "moves"), [("figaro", 100), (FOREIGN, 0)])
def test_their_search_plays(name: str, moves: int) -> None:
    state = in_play(name, moves)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng),
        uct_c=2.0,
        max_simulations=scaled(10),
        random_state=rng,
    )
    assert bot.step(state) in state.legal_actions()


def test_parameters_reach_the_rules() -> None:
    game = load("figaro", players=3, edition="dutch", rules="exchange=off;after_take=next")
    rules = game.rules.rules
    assert (rules["edition"], rules["exchange"], rules["after_take"]) == ("dutch", "off", "next")
    assert game.num_players() == 3
    with pytest.raises(OptionError):
        load("figaro", rules="trumps=on")
    with pytest.raises(OptionError):
        load("figaro", players=7)
