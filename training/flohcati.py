"""Train the network of Zirkus Flohcati: `python -m training.flohcati --seed 1`.

The network learns who won games by the rules of thumb. Before the moment from which positions are
learned, players of all kinds play with noise, and the last move before it is any legal one: so the
network meets positions that a search thinks about, not only those of good play.

The weights are written beside `tusch.flohcati.kernel.value.net`. The same seed gives the same
weights on one machine; another linear algebra may add up in another order.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from training.learning import Adam, Array, batches, compiled, weights
from tusch import registry
from tusch.bots import greedy
from tusch.flohcati import kernel as flohcati
from tusch.flohcati.kernel import layout as at
from tusch.flohcati.kernel.layout import CODES, MOST, SIZE, wide
from tusch.flohcati.kernel.policy import choice, let_act, let_deal
from tusch.flohcati.kernel.rules import actor, legal
from tusch.flohcati.kernel.scoring import shares
from tusch.flohcati.kernel.value.features import INPUTS, describe
from tusch.flohcati.kernel.value.net import FILE, Net
from tusch.flohcati.kernel.worth import (
    DEFAULT,
    FIRST,
    KNOWN,
    NEW,
    PACE,
    POINT,
    SECOND,
    SPITE,
    think,
)
from tusch.kernel import DEALER, OVER
from tusch.kernel.chance import Words, below, generator, uniform

SIZES = (4, 3, 4, 2, 4, 5)
"""How many players the portions have, in turn: four matter most."""
UNITS = (64, 32)
PORTION = 20000
"""Positions that are learned together."""
PORTIONS = 180
BATCH = 1024
RATE = 2e-3
LONGEST = 110
"""Before which move the moment comes."""
NOISE = 6.0
"""The most noise before the moment, in points."""
EVERY = 0.15
"""The share of positions after the moment that are learned from."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, default=FILE)
    parser.add_argument("--portions", type=int, default=PORTIONS)
    options = parser.parse_args(arguments)
    chance = np.random.default_rng(options.seed)
    rng = generator(options.seed)
    net = new_net(chance)
    kinds = players(chance)
    learner = Learner(net)
    start = time.monotonic()
    for number in range(options.portions):
        learner.rate = RATE * (1 - number / options.portions) + RATE / 50
        size = SIZES[number % len(SIZES)]
        x, y = won_games(size, kinds, rng)
        loss = np.mean([learner.learn(x[few], y[few]) for few in batches(chance, len(x), BATCH)])
        if number % len(SIZES) == 0:
            spent = time.monotonic() - start
            print(f"{spent:5.0f} s portion {number} ({size} players): {loss:.4f}", flush=True)
    np.savez(options.file, **net._asdict())
    print(f"{options.file}: {options.file.stat().st_size} bytes")
    return 0


def new_net(chance: np.random.Generator) -> Net:
    one, two = UNITS

    return Net(
        weights(chance, INPUTS, one, INPUTS // 2),
        np.zeros(one, np.float32),
        weights(chance, one, two, one),
        np.zeros(two, np.float32),
        weights(chance, two, 1, 2 * two)[:, 0],
    )


def players(chance: np.random.Generator) -> Array:
    """Weights of all kinds of players: the tempers, and such as prefer trios or galas."""
    game = registry.make("flohcati")
    tempers = [greedy.weights(game, temper).numbers for temper in (None, *greedy.TEMPERS)]
    found = [np.array(numbers) for numbers in tempers * 2]
    for _ in range(24):
        weights = DEFAULT.copy()
        weights[NEW:PACE] *= chance.uniform(0.05, 1.2)
        weights[FIRST] = chance.uniform(0.1, 0.9)
        weights[SECOND] = chance.uniform(0.1, 0.9)
        weights[SPITE] *= chance.uniform(0.0, 4.0)
        found.append(weights)
    return np.array(found)


def blank(size: int) -> Array:
    game = registry.make("flohcati")
    return flohcati.pack(game.ruleset, game.start(size))  # type: ignore[attr-defined]


def won_games(size: int, kinds: Array, rng: Words) -> tuple[Array, Array]:
    """Positions, and who won from there."""
    x = np.zeros((PORTION, size, INPUTS), np.float32)
    y = np.zeros((PORTION, size), np.float32)
    _won_games(blank(size), kinds, rng, x, y)
    return x, y


@compiled
def _before(s: Array, kinds: Array, rng: Array, mind: Array, codes: Array) -> bool:
    """Play on to the moment and do any legal move; return whether the game goes on."""
    noise = NOISE * POINT * uniform(rng) * below(rng, 2)
    same = below(rng, 2)
    who = np.zeros(MOST, np.int64)
    for seat in range(MOST):
        who[seat] = 0 if same else below(rng, len(kinds))
    for _ in range(below(rng, LONGEST)):
        while actor(s) == DEALER:
            let_deal(s, rng, mind)
        seat = actor(s)
        if seat == OVER:
            return False
        mind[KNOWN] = 0
        let_act(s, choice(s, kinds[who[seat]], mind, noise, rng), mind)
    while actor(s) == DEALER:
        let_deal(s, rng, mind)
    if actor(s) == OVER:
        return False
    let_act(s, wide(codes[below(rng, legal(s, codes))]), mind)
    mind[KNOWN] = 0
    return True


@compiled
def _won_games(start: Array, kinds: Array, rng: Array, x: Array, y: Array) -> None:
    s = np.empty(SIZE, np.int16)
    codes = np.empty(CODES, np.int16)
    out = np.zeros(MOST)
    done = 0
    while done < len(x):
        s[:] = start
        mind = think(s)
        if not _before(s, kinds, rng, mind, codes):
            continue
        first = done
        learned = True
        while actor(s) != OVER:
            if actor(s) == DEALER:
                let_deal(s, rng, mind)
                continue
            if s[at.AT_PHASE] == at.TURN:
                if learned and done < len(x):
                    describe(s, mind, x[done])
                    mind[KNOWN] = 0
                    done += 1
                learned = uniform(rng) < EVERY
            let_act(s, choice(s, DEFAULT, mind, 0.0, rng), mind)
        shares(s, out)
        for place in range(first, done):
            for seat in range(x.shape[1]):
                y[place, seat] = out[seat]


class Learner:
    """Goes down the cross-entropy between chances and results."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.rate = RATE
        self.adam = Adam(net)

    def learn(self, x: Array, y: Array) -> float:
        """Take one step; return the loss before it."""
        net = self.net
        size, seats, _ = x.shape
        rows = x.reshape(size * seats, INPUTS)
        one = np.maximum(rows @ net.first + net.first_bias, 0)
        two = np.maximum(one @ net.second + net.second_bias, 0)
        numbers = (two @ net.last).reshape(size, seats)
        powers = np.exp(numbers - numbers.max(1, keepdims=True))
        chances = powers / powers.sum(1, keepdims=True)
        wrong = ((chances - y) / size).reshape(-1)
        to_two = wrong[:, None] * net.last * (two > 0)
        to_one = to_two @ net.second.T * (one > 0)
        self.adam.step(
            [rows.T @ to_one, to_one.sum(0), one.T @ to_two, to_two.sum(0), two.T @ wrong],
            self.rate,
        )
        return float(-(y * np.log(np.maximum(chances, 1e-9))).sum(1).mean())


if __name__ == "__main__":
    sys.exit(main())
