"""PettingZoo: every card game among its classic environments.

Each as it is made for users, and again without the wrappers that check every call.
"""

import warnings
from collections.abc import Iterator
from functools import partial
from random import Random

import numpy as np
import pettingzoo

from benchmarks.speed.measure import Contestant, Play

SEED = 1
GAMES = ("hanabi-v5", "leduc_holdem-v4", "texas_holdem-v4", "texas_holdem_no_limit-v6")


def environments() -> Iterator[Contestant]:
    for name in GAMES:
        yield Contestant(f"PettingZoo {name}", partial(_environment, name, wrapped=True))
        yield Contestant(f"PettingZoo {name}, bare", partial(_environment, name, wrapped=False))


def _environment(name: str, *, wrapped: bool) -> Play:
    rng = Random(SEED)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env = pettingzoo.make("aec", f"classic/{name}")
    if not wrapped:
        env = env.unwrapped
    env.reset(seed=SEED)

    def play() -> int:
        env.reset()
        moves = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
                moves += 1
        return moves

    return play
