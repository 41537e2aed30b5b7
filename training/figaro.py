"""Train the network of Figaro: `python -m training.figaro --seed 1`.

The network learns in which order the stacks of a round end up (the odds of Plackett and Luce):
first from rounds by the rules of thumb with noise; then from whole games in which every seat has a
search of some kind, our own with the network so far among them, and a move in fourteen is any legal
one. Each lesson of games is played by the network that the one before has left.

The weights are written beside `tusch.figaro.kernel.value.net`. The same seed gives the same weights
on one machine, whatever the number of workers; another linear algebra may add up in another order.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np

from training.learning import Adam, Array, batches, compiled, weights
from tusch import registry
from tusch.bots.baselines.players import EXPLORE
from tusch.bots.search.minds import ranking
from tusch.figaro import kernel as figaro
from tusch.figaro.kernel import heats
from tusch.figaro.kernel import layout as at
from tusch.figaro.kernel.deal import chance as deal
from tusch.figaro.kernel.heats import NOISES, in_words_of
from tusch.figaro.kernel.layout import CODES, MOST, SIZE, VIEW_SIZE, wide
from tusch.figaro.kernel.packed import Table, after, load, stack_size
from tusch.figaro.kernel.playout import mixed_round
from tusch.figaro.kernel.policy import NOISE, ROOM, SHORTNESS, enter
from tusch.figaro.kernel.rules import actor
from tusch.figaro.kernel.tree import grow
from tusch.figaro.kernel.value.features import INPUTS, describe
from tusch.figaro.kernel.value.net import FILE, Net
from tusch.figaro.kernel.value.orders import FEW
from tusch.kernel import DEALER, OVER
from tusch.kernel import race as search
from tusch.kernel import tree as trees
from tusch.kernel.chance import Words, below, generator, uniform

SIZES = (4, 3, 4, 5, 4, 6)
"""How many players the portions have, in turn: four matter most."""
UNITS = 16
BATCH = 512
RATE = 3e-3
PORTION = 20000
"""Rounds by the rules of thumb that are learned from together."""
PORTIONS = 90
LONGEST = 60
"""Before which move of a round its position is taken."""
LESSONS = 2
GAMES = 1500
"""Games of a lesson."""
ANYTHING = 0.07
"""The share of moves in them that are any legal one."""
EPOCHS = 5
"""How often the games so far are gone through in a lesson."""
KINDS = ("ours", "ours", "ours", "ours", "few", "many")
"""The players of a game are drawn among these: our search, and tree searches."""
OURS = 120
"""Playouts of our search."""
INFORMED = 4
"""The moves before its playouts end: few are faster."""
TREES = {"few": 300, "many": 1000}
"""Playouts of the tree searches."""
NODES = 1 << 12

Positions = tuple[Array, Array]
"""What every seat looks like, and the order in which the stacks ended up, the largest first."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, default=FILE)
    parser.add_argument("--portions", type=int, default=PORTIONS)
    parser.add_argument("--lessons", type=int, default=LESSONS)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args(arguments)
    chance = np.random.default_rng(options.seed)
    net = new_net(chance)
    start = time.monotonic()

    def tell(what: str) -> None:
        print(f"{time.monotonic() - start:5.0f} s {what}", flush=True)

    adam = Adam(net)
    rng = generator(options.seed)
    for number in range(options.portions):
        size = SIZES[number % len(SIZES)]
        rate = RATE * (1 - number / options.portions) + RATE / 100
        loss = learn(net, adam, [rounds(size, rng)], chance, rate)
        if number % len(SIZES) == 0:
            tell(f"portion {number} ({size} players): {loss:.4f}")
    played: list[Positions] = []
    for lesson in range(options.lessons):
        new = list(games(net, options.games, int(chance.integers(1 << 40)), options.workers))
        tell(f"lesson {lesson}: foreseen {sum(test(net, *few) for few in new) / len(new):.4f}")
        played += new
        adam = Adam(net)
        for epoch in range(EPOCHS):
            loss = learn(net, adam, played, chance, RATE * (1 - epoch / EPOCHS) / 2)
        tell(f"lesson {lesson}: learned {loss:.4f}")
    np.savez(options.file, **net._asdict())
    print(f"{options.file}: {options.file.stat().st_size} bytes")
    return 0


def new_net(chance: np.random.Generator) -> Net:
    return Net(
        weights(chance, INPUTS, UNITS, INPUTS),
        np.zeros(UNITS, np.float32),
        weights(chance, UNITS, 1, 4 * UNITS)[:, 0],
    )


def learn(
    net: Net, adam: Adam, portions: list[Positions], chance: np.random.Generator, rate: float
) -> float:
    """Go once through positions, batches of all portions mixed; return the loss."""
    steps = [
        (x, y, few) for x, y in portions for few in batches(chance, len(x), min(BATCH, len(x)))
    ]
    losses = []
    for place in chance.permutation(len(steps)):
        x, y, few = steps[place]
        size, seats, _ = x[few].shape
        rows = x[few].reshape(size * seats, INPUTS)
        units = np.maximum(rows @ net.first + net.bias, 0)
        loss, slopes = surprise((units @ net.last).reshape(size, seats), y[few])
        wrong = slopes.reshape(-1)
        to_units = wrong[:, None] * net.last * (units > 0)
        adam.step([rows.T @ to_units, to_units.sum(0), units.T @ wrong], rate)
        losses.append(loss)
    return float(np.mean(losses))


def test(net: Net, x: Array, y: Array) -> float:
    """The loss of a network in positions."""
    units = np.maximum(x.reshape(-1, INPUTS) @ net.first + net.bias, 0)
    return surprise((units @ net.last).reshape(y.shape), y)[0]


def surprise(numbers: Array, y: Array) -> tuple[float, Array]:
    """How little orders were expected by the odds that numbers give, and the slopes of that."""
    ordered = np.take_along_axis(numbers, y, 1)
    slopes = np.zeros_like(ordered)
    loss = 0.0
    for place in range(y.shape[1] - 1):
        rest = ordered[:, place:]
        highest = rest.max(1, keepdims=True)
        powers = np.exp(rest - highest)
        total = powers.sum(1, keepdims=True)
        loss += float((np.log(total) + highest - rest[:, :1]).mean())
        slopes[:, place:] += powers / total
        slopes[:, place] -= 1
    back = np.zeros_like(slopes)
    np.put_along_axis(back, y, slopes, 1)
    return loss, back / len(y)


def blank(size: int) -> Array:
    game = registry.make("figaro")
    return figaro.pack(game.ruleset, game.start(size))  # type: ignore[attr-defined]


def rounds(size: int, rng: Words) -> Positions:
    """Positions of rounds by the rules of thumb, and how these ended."""
    x = np.zeros((PORTION, size, INPUTS), np.float32)
    y = np.zeros((PORTION, size), np.int64)
    _rounds(blank(size), figaro.DEFAULT, rng, x, y)
    return x, y


@compiled
def _rounds(start: Array, rules: Array, rng: Array, x: Array, y: Array) -> None:
    s = np.empty(SIZE, np.int16)
    hands = np.empty(MOST, np.int64)
    room = np.empty(ROOM)
    noises = np.empty(MOST)
    players = x.shape[1]
    done = 0
    while done < len(x):
        s[:] = start
        while actor(s) == DEALER:
            deal(s, rng)
        enter(s, room)
        _draw_roads(players, room, rng)
        table = load(s, hands)
        _draw_noises(rules, noises, rng)
        most = wide(below(rng, LONGEST))
        table, _ = mixed_round(table, hands, 0, rng, rules, noises, room, most)
        if hands[table.turn]:
            describe(table, hands, room, x[done])
            _draw_noises(rules, noises, rng)
            table, _ = mixed_round(table, hands, 0, rng, rules, noises, room, wide(1 << 20))
            _order(table, players, y[done])
            done += 1


@compiled
def _draw_noises(rules: Array, noises: Array, rng: Array) -> None:
    for seat in range(MOST):
        noises[seat] = rules[NOISE] + NOISES[below(rng, len(NOISES))]


@compiled
def _draw_roads(players: int, room: Array, rng: Array) -> None:
    """Roads of any length, as before a later round; in one of three as before the first."""
    some = below(rng, 3)
    for seat in range(players):
        room[SHORTNESS + seat] = uniform(rng) if some else 0.0
    shortest = room[SHORTNESS : SHORTNESS + players].max()
    longest = room[SHORTNESS : SHORTNESS + players].min()
    for seat in range(players):
        if some:
            room[SHORTNESS + seat] = (room[SHORTNESS + seat] - longest) / (shortest - longest)


@compiled
def _order(table: Table, players: int, order: Array) -> None:
    """F23: the seats, the largest stack first, among equals the King's holder last."""
    for place in range(players):
        best = -1
        for step in range(players):
            seat = (table.turn + 1 + step) % players
            if not (order[:place] == seat).any() and (
                best < 0 or stack_size(table, seat) > stack_size(table, best)
            ):
                best = seat
        order[place] = best


def games(net: Net, count: int, seed: int, workers: int) -> Iterator[Positions]:
    """Positions of games by searches, and how their rounds ended."""
    parts = 10 * len(SIZES)
    with ProcessPoolExecutor(workers) as pool:
        jobs = [
            pool.submit(some_games, net, SIZES[part % len(SIZES)], count // parts, seed + part)
            for part in range(parts)
        ]
        try:
            for job in jobs:
                yield job.result()
        finally:
            pool.shutdown(cancel_futures=True)


def some_games(net: Net, size: int, count: int, seed: int) -> Positions:
    """Positions of so many games at a table, and how their rounds ended."""
    chance = np.random.default_rng(seed)
    searches = {"ours": our_search(net)}
    searches.update({kind: tree_search(playouts) for kind, playouts in TREES.items()})
    x: list[Array] = []
    y: list[Array] = []
    s, view, codes = blank(size), np.empty(VIEW_SIZE, np.int16), np.empty(CODES, np.int16)
    for _ in range(count):
        s[:] = blank(size)
        rng = generator(int(chance.integers(1 << 62)))
        line = [searches[KINDS[chance.integers(len(KINDS))]] for _ in range(size)]
        while (seat := figaro.actor(s)) != OVER:
            if seat == DEALER:
                figaro.chance(s, rng)
                continue
            legal = codes[: figaro.legal(s, codes)]
            code = int(legal[chance.integers(len(legal))])
            row = np.zeros((size, INPUTS), np.float32)
            _describe(s, row)
            x.append(row)
            if len(legal) > 1 and chance.random() >= ANYTHING:
                figaro.observe(s, seat, view)
                code = line[seat](view, legal.copy(), int(chance.integers(1 << 62)))
            order = np.full(size, -1, np.int64)
            _end(s, wide(code), wide(seat), order)
            figaro.step(s, code)
            if figaro.actor(s) < 0:
                y += [order] * (len(x) - len(y))
    return np.array(x), np.array(y)


Search = Callable[[Array, Array, int], int]
"""From a view, the legal codes and a seed to a code."""


def our_search(net: Net) -> Search:
    notes = heats.notes()

    def choose(view: Array, legal: Array, seed: int) -> int:
        race = search.race(legal.tolist())
        race.goal[0] = OURS
        heats.heats(
            view,
            generator(seed),
            figaro.DEFAULT,
            net,
            INFORMED,
            race,
            OURS,
            heats.STRICT,
            view[at.PLAYERS] <= FEW,
            False,
            *notes,
        )
        return int(legal[ranking(race.heats, race.worth)[0]])

    return choose


def tree_search(playouts: int) -> Search:
    def choose(view: Array, _legal: Array, seed: int) -> int:
        tree = trees.tree(NODES, MOST)
        grow(view, generator(seed), tree, playouts, EXPLORE)
        return trees.most_visited(tree)

    return choose


@compiled
def _describe(s: Array, rows: Array) -> None:
    hands = np.empty(MOST, np.int64)
    room = np.empty(ROOM)
    enter(s, room)
    describe(load(s, hands), hands, room, rows)


@compiled
def _end(s: Array, code: int, seat: int, order: Array) -> None:
    """The order of the stacks after a move."""
    hands = np.empty(MOST, np.int64)
    table = load(s, hands)
    card, to = in_words_of(code, seat)
    _order(after(table, card, to, wide(s[at.AFTER_TAKE] == at.NEXT_LEADS)), len(order), order)


if __name__ == "__main__":
    sys.exit(main())
