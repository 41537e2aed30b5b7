"""Tables of learners on a kernel beside Gymnasium's own vector of the same environment.

As a program: measure only this, and print the ratios. Both choose any legal action by the mask, and
that time counts; every step returns observations, masks and rewards.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

import numpy as np
from gymnasium.vector import SyncVectorEnv, VectorEnv
from numpy.typing import NDArray

from benchmarks.speed import report
from benchmarks.speed.measure import Contestant, Figures, Play, measure, ratio
from tusch.envs.single import TableEnv
from tusch.envs.vector import VectorTableEnv
from tusch.registry import GAMES

PLAYERS = 4
AT_ONCE = 256
"""Tables of each kind: more would not fit into one of Gymnasium's passes."""
STEPS_A_CALL = {"kernel": 50, "sync": 1}
SEED = 1


def contestants() -> Iterator[Contestant]:
    for name in GAMES:
        yield Contestant(f"{name}, tables on a kernel", partial(_play, name, "kernel"))
        yield Contestant(f"{name}, Gymnasium SyncVectorEnv", partial(_play, name, "sync"))


def ratios(measured: Mapping[str, Figures]) -> dict[str, float]:
    """How many times as fast each game's tables are on its kernel."""
    pairs = {
        name: [f"{name}, tables on a kernel", f"{name}, Gymnasium SyncVectorEnv"] for name in GAMES
    }
    return {
        name: ratio(measured[ours], measured[theirs])
        for name, (ours, theirs) in pairs.items()
        if ours in measured and theirs in measured
    }


def _play(name: str, way: str) -> Play:
    env: VectorEnv = (
        VectorTableEnv(AT_ONCE, name, players=PLAYERS)
        if way == "kernel"
        else SyncVectorEnv([partial(TableEnv, name, players=PLAYERS)] * AT_ONCE)
    )
    rng = np.random.default_rng(SEED)
    told, _ = env.reset(seed=SEED)

    def play() -> int:
        nonlocal told
        for _ in range(STEPS_A_CALL[way]):
            told, *_ = env.step(_any_legal(told["action_mask"], rng))
        return AT_ONCE * STEPS_A_CALL[way]

    play()
    return play


def _any_legal(masks: NDArray[Any], rng: np.random.Generator) -> NDArray[np.intp]:
    rows, codes = np.nonzero(masks)
    counts = np.bincount(rows, minlength=len(masks))
    chosen: NDArray[np.intp] = np.cumsum(counts) - 1 - (rng.random(len(masks)) * counts).astype(int)
    return codes[chosen]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--passes", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5)
    given = parser.parse_args()
    measured = measure(list(contestants()), given.passes, given.seconds, sys.exit)
    print(report.rates(measured, "steps"))
    for name, times in ratios(measured).items():
        print(f"{name}: {times:.0f} times as fast")
    return 0


if __name__ == "__main__":
    sys.exit(main())
