"""OpenSpiel: whole games in its C++ loop, and its search in the middle of a round of hearts."""

from collections.abc import Iterator
from functools import partial
from itertools import count
from random import Random

import pyspiel

from benchmarks.speed.measure import Contestant, Play

SEED = 1
GAMES = {"hearts": "hearts", "crazy eights": "crazy_eights(players=4)"}
TRICKS = 6
"""How many of the thirteen tricks of hearts are over when the search begins."""
ITERATIONS = 500
"""Of one search."""
EXPLORATION = 1.4
NO_PASS = 0
"""The first act of chance in hearts: whom cards are passed to."""


def engines() -> Iterator[Contestant]:
    for name, game in GAMES.items():
        yield Contestant(f"OpenSpiel {name}", partial(_random_games, game), _players_moves)


def searches() -> Iterator[Contestant]:
    yield Contestant("OpenSpiel IS-MCTS, hearts", _search)


def _random_games(name: str) -> Play:
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, SEED + seat) for seat in range(4)]
    seeds = count(SEED)

    def play() -> pyspiel.State:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, next(seeds))
        return state

    return play


def _players_moves(state: pyspiel.State) -> int:
    """How many moves were the players': a deal of hearts alone is 52 acts of chance."""
    return sum(move.player >= 0 for move in state.full_history())


def _search() -> Play:
    state = _middle_of_hearts(Random(SEED))
    bot = pyspiel.ISMCTSBot(
        SEED,
        pyspiel.RandomRolloutEvaluator(1, SEED),
        EXPLORATION,
        ITERATIONS,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        False,
    )
    assert len(state.legal_actions()) > 1, "with one move there is nothing to search"

    def play() -> int:
        bot.step(state)
        return ITERATIONS

    return play


def _middle_of_hearts(rng: Random) -> pyspiel.State:
    """Play at random, in a round without passing, until the middle of it."""
    state = pyspiel.load_game("hearts").new_initial_state()
    state.apply_action(NO_PASS)
    played = 0
    while state.is_chance_node() or played < 4 * TRICKS:
        if state.is_chance_node():
            state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            played += 1
    return state
