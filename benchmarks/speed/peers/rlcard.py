"""RLCard: Uno and gin rummy through the environment, and Uno's bare game.

The moves are drawn here rather than by RLCard's own random agent, which takes longer.
"""

from collections.abc import Iterator
from functools import partial
from random import Random

import rlcard

from benchmarks.speed.measure import Contestant, Play

SEED = 1


def environments() -> Iterator[Contestant]:
    for name in ("uno", "gin-rummy"):
        yield Contestant(f"RLCard {name}", partial(_environment, name))


def engines() -> Iterator[Contestant]:
    yield Contestant("RLCard uno, bare game", _bare_uno)


def _environment(name: str) -> Play:
    rng = Random(SEED)
    env = rlcard.make(name, config={"seed": SEED})

    def play() -> int:
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            moves += 1
        env.get_payoffs()
        return moves

    return play


def _bare_uno() -> Play:
    rng = Random(SEED)
    game = rlcard.make("uno", config={"seed": SEED}).game

    def play() -> int:
        state, _ = game.init_game()
        moves = 0
        while not game.is_over():
            state, _ = game.step(rng.choice(state["legal_actions"]))
            moves += 1
        game.get_payoffs()
        return moves

    return play
