"""Tune the weights of the rules of thumb in a league: `python -m training.tune figaro`.

Every generation tries weights near the present ones, half of them the mirror image of the other
half, on the same deals: against three of the present champion, and at a table with three members of
the league, which has the first weights, their tempers and every champion since. The better ones
pull the weights to them (separable natural evolution strategy; Wierstra and others, 2014). Plain
self-play goes round in circles; the league keeps it honest. The same seed gives the same weights.

Every champion is kept as a line of training/results/tune-GAME.jsonl, with what it won. Nothing is
taken over by itself: weights that `make strength` likes are written into the rules of thumb.
"""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from training.learning import Array, compiled
from tusch import registry
from tusch.bots import greedy
from tusch.kernel import DEALER, OVER
from tusch.kernel.chance import generator, seed

Contest = Callable[[Sequence[Array], int, int], float]
"""Weights by place, games and a seed: the share that the first place wins."""

RESULTS = Path(__file__).parent / "results"
PLAYERS = 4
TRIED = 20
GAMES = 1000
JUDGED = 4000
"""Games by which a champion is judged."""
STEP = 0.2
"""How far from the present weights others are tried at first, in shares of each."""
LEAST = 0.04
EVERY = 5
"""Generations between two champions."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=tuple(registry.GAMES))
    parser.add_argument("--generations", type=int, default=50)
    parser.add_argument("--games", type=int, default=GAMES, help="games of each that is tried")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--results", type=Path, default=RESULTS, help="the folder of the results")
    options = parser.parse_args(arguments)
    file = options.results / f"tune-{options.game}.jsonl"
    league = first_league(options.game)
    play = matches(options.game)
    chance = np.random.default_rng(options.seed)
    mean = league[0].copy()
    spread = np.maximum(STEP * np.abs(mean), LEAST)
    for generation in range(1, options.generations + 1):
        champion = league[-1] if generation > EVERY else league[0]
        others = [league[place] for place in chance.integers(len(league), size=PLAYERS - 1)]
        half = chance.standard_normal((TRIED // 2, len(mean)))
        steps = np.concatenate([half, -half])
        deals = int(chance.integers(1 << 31))
        games = options.games // 2
        won = [
            play([mean + spread * step, *[champion] * (PLAYERS - 1)], games, deals)
            + play([mean + spread * step, *others], games, deals + 1)
            for step in steps
        ]
        mean, spread = moved(mean, spread, steps[np.argsort(won)[::-1]])
        if generation % EVERY == 0:
            told = {
                "seed": options.seed,
                "generation": generation,
                "against_champion": play([mean, *[champion] * (PLAYERS - 1)], JUDGED, 1),
                "against_first": play([mean, *[league[0]] * (PLAYERS - 1)], JUDGED, 2),
                "weights": [round(float(weight), 3) for weight in mean],
            }
            league.append(mean.copy())
            keep(file, told)
    return 0


def first_league(game: str) -> list[Array]:
    """The rules of thumb as they are, and in their tempers."""
    found = registry.make(game)
    return [
        np.array(greedy.weights(found, temper).numbers, np.float64)
        for temper in (None, *greedy.TEMPERS)
    ]


def moved(mean: Array, spread: Array, best_first: Array) -> tuple[Array, Array]:
    """Move to the better ones of the steps that were tried, and learn how far to try next."""
    tried, size = best_first.shape
    ranks = np.maximum(0.0, np.log(tried / 2 + 1) - np.log(np.arange(1, tried + 1)))
    pull = ranks / ranks.sum() - 1 / tried
    rate = (3 + np.log(size)) / (5 * np.sqrt(size))
    return (
        mean + spread * (pull @ best_first),
        spread * np.exp(rate / 2 * (pull @ (best_first**2 - 1))),
    )


def matches(game: str) -> Contest:
    """What plays whole matches of the rules of thumb inside the compiler."""
    kernel: Any = import_module(f"tusch.{game}.kernel")
    found: Any = registry.make(game)
    start = kernel.pack(found.ruleset, found.start(PLAYERS))
    actor, chance, choose, step, shares = (
        kernel.actor,
        kernel.chance,
        kernel.choose,
        kernel.step,
        kernel.shares,
    )

    @compiled
    def run(weights: Array, games: int, deals: int, rng: Array) -> float:
        s = start.copy()
        out = np.zeros(PLAYERS + 2)
        won = 0.0
        for number in range(games):
            seed(rng, deals * games + number // PLAYERS)
            s[:] = start
            while actor(s) != OVER:
                seat = actor(s)
                if seat == DEALER:
                    chance(s, rng)
                else:
                    step(s, choose(s, weights[(seat + number) % PLAYERS]))
            shares(s, out)
            won += out[-number % PLAYERS]
        return won / games

    def play(weights: Sequence[Array], games: int, deals: int) -> float:
        return float(run(np.array(weights), games, deals, generator(0)))

    return play


def keep(file: Path, told: dict[str, Any]) -> None:
    """Write a champion down, and say so."""
    line = json.dumps(told)
    file.parent.mkdir(exist_ok=True)
    with file.open("a", encoding="utf-8") as lines:
        lines.write(f"{line}\n")
    print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main())
