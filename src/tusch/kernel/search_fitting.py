"""Fit the models of `figaro_value` and `flohcati_value` to games of compiled players.

    python -m tusch.kernel.search_fitting figaro 20000
    python -m tusch.kernel.search_fitting flohcati 25000
    python -m tusch.kernel.search_fitting flohcati 5000 3

Plays so many games for each table size, from fixed seeds, and writes the weights to `models`
beside this file. Some moves are random, so that more of the game is seen. With a third argument
the players of Flohcati search by the weights that are there, to the end of their turn, and the
weights are fitted anew, so many times.
"""

import sys
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tusch.kernel import (
    OVER,
    compiled,
    figaro,
    figaro_deal,
    figaro_playout,
    figaro_rules,
    figaro_scoring,
    figaro_value,
    flohcati,
    flohcati_policy,
    flohcati_rules,
    flohcati_scoring,
    flohcati_value,
    flohcati_worth,
)
from tusch.kernel import figaro_layout as figaro_at
from tusch.kernel import flohcati_layout as flohcati_at
from tusch.kernel.chance import Words, below, generator, uniform
from tusch.kernel.search import Race
from tusch.kernel.search_flohcati import run
from tusch.registry import GAMES, make

Array = NDArray[Any]
_RANDOM: Final = 0.5
"""The share of Figaro's games that are between random players: informed ones leave whoever has a
long road alone so much that a long road would look good, and not everybody plays like them."""
_TURNS_SEEN: Final = 0.1
"""The share of Flohcati's turns that are looked at."""
_STRAY: Final = 0.04
"""The share of Flohcati's moves that are random."""
_PLAYOUTS: Final = 150
_STRICT: Final = 2.0
"""How players search whose games are watched."""
_EPOCHS: Final = 12
_BATCH: Final = 4096
_RATE: Final = 0.02
_DECAY: Final = 1e-5
_SEED: Final = 7


def models_folder() -> Path:
    """Return where the weights are kept."""
    return Path(__file__).with_name("models")


def fit_figaro(players: int, games: int) -> Array:
    """Return the weights for the standings after the first and after the second round."""
    game: Any = make("figaro")
    start = figaro.pack(game.ruleset, game.start(players))
    described = np.zeros((2, games, players, figaro_value.FEATURES))
    wins = np.zeros((games, players))
    _watch_figaro(start, generator(_SEED), figaro.DEFAULT, described, wins)
    ones = np.ones((games, 1), np.float32)
    return np.concatenate([fit(rows, ones, wins) for rows in described])


def fit_flohcati(players: int, games: int, known: Array | None = None, seed: int = 0) -> Array:
    """Return the weights at each knot, from games of players that search by known ones if any."""
    game: Any = make("flohcati")
    start = flohcati.pack(game.ruleset, game.start(players))
    room = (8 if known is None else 64) * games
    described = np.zeros((room, players, flohcati_value.FEATURES), np.float32)
    cards = np.zeros(room, np.int64)
    wins = np.zeros((room, players))
    weights, rng = flohcati.DEFAULT, generator(_SEED + seed)
    if known is None:
        model, share, playouts = np.zeros((1, 1)), _TURNS_SEEN, 0
    else:
        model, share, playouts = known, 1.0, _PLAYOUTS
    seen = _watch_flohcati(
        start, rng, weights, model, playouts, games, share, described, cards, wins
    )
    mixed = np.zeros((seen, flohcati_value.KNOT_COUNT), np.float32)
    for row in range(seen):
        knot, part = flohcati_value.between(int(cards[row]))
        mixed[row, knot] = 1 - part
        mixed[row, knot + 1] = part
    return fit(described[:seen], mixed, wins[:seen], known)


def fit(described: Array, mixed: Array, wins: Array, known: Array | None = None) -> Array:
    """Return weights, a row for each column of `mixed`, that make the wins most likely (Adam)."""
    described, wins = described.astype(np.float32), wins.astype(np.float32)
    rows = len(described)
    rng = np.random.default_rng(_SEED)
    shape = mixed.shape[1], described.shape[2]
    model = np.zeros(shape, np.float32) if known is None else known.astype(np.float32)
    mean, square = np.zeros_like(model), np.zeros_like(model)
    steps = 0
    for epoch in range(_EPOCHS):
        rate = _RATE if epoch < _EPOCHS - 3 else _RATE / 5
        order = rng.permutation(rows)
        for first in range(0, rows, _BATCH):
            batch = order[first : first + _BATCH]
            features, mix = described[batch], mixed[batch]
            off = _chances(features, mix @ model) - wins[batch]
            slope = mix.T @ np.einsum("np,npf->nf", off, features) / len(batch) + _DECAY * model
            steps += 1
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            step = mean / (1 - 0.9**steps) / (np.sqrt(square / (1 - 0.999**steps)) + 1e-8)
            model -= rate * step
    loss = -np.mean(np.sum(wins * np.log(_chances(described, mixed @ model) + 1e-9), axis=1))
    print(f"{rows} rows, loss {loss:.4f} where knowing nothing is {np.log(wins.shape[1]):.4f}")
    return model.astype(np.float64)


def _chances(features: Array, weights: Array) -> Array:
    """Return the chances of all seats."""
    sums = np.einsum("npf,nf->np", features, weights)
    powers = np.exp(sums - sums.max(axis=1, keepdims=True))
    chances: Array = powers / powers.sum(axis=1, keepdims=True)
    return chances


@compiled
def _watch_figaro(start: Array, rng: Words, weights: Array, described: Array, wins: Array) -> None:
    """Play games; describe the standings between the rounds, and write who won."""
    s = np.empty_like(start)
    out = np.zeros(figaro_at.MOST)
    for game in range(len(wins)):
        s[:] = start
        informed = uniform(rng) >= _RANDOM
        while figaro_rules.actor(s) != OVER:
            number = figaro_at.wide(s[figaro_at.ROUND])
            if s[figaro_at.AT_PHASE] == figaro_at.DEAL and number:
                figaro_value.describe(s, described[number - 1, game])
            figaro_deal.chance(s, rng)
            if informed:
                figaro_playout.playout_policy_round(s, rng, weights)
            else:
                figaro_playout.playout_random_round(s, rng)
        figaro_scoring.value(s, out)
        wins[game] = out[: wins.shape[1]]


@compiled
def _watch_flohcati(
    start: Array,
    rng: Words,
    weights: Array,
    model: Array,
    playouts: int,
    games: int,
    share: float,
    described: Array,
    cards: Array,
    wins: Array,
) -> int:
    """Play games; describe the beginnings of turns, and write what came of them."""
    s = np.empty_like(start)
    codes = np.empty(flohcati_at.CODES, np.int16)
    features = np.zeros(flohcati_value.FEATURES)
    out = np.zeros(flohcati_at.MOST)
    players = wins.shape[1]
    seen = 0
    for _ in range(games):
        s[:] = start
        first = seen
        turn = -1
        mind = flohcati_worth.think(s)
        while flohcati_rules.actor(s) != OVER:
            if flohcati_rules.actor(s) < 0:
                flohcati_policy.let_deal(s, rng, mind)
                continue
            if s[flohcati_at.ON_TURN] != turn:
                turn = flohcati_at.wide(s[flohcati_at.ON_TURN])
                if uniform(rng) < share and seen < len(cards):
                    for seat in range(players):
                        flohcati_value.describe(s, seat, features)
                        described[seen, seat] = features
                    cards[seen] = s[flohcati_at.DECK_SIZE]
                    seen += 1
            if uniform(rng) < _STRAY:
                n = flohcati_rules.legal(s, codes)
                code = flohcati_at.wide(codes[below(rng, n)])
            elif playouts:
                code = _searched(s, rng, weights, model, playouts, codes)
            else:
                code = flohcati_policy.choice(s, weights, mind, 0.0, rng)
            flohcati_policy.let_act(s, code, mind)
        flohcati_scoring.value(s, out)
        for row in range(first, seen):
            for seat in range(players):
                wins[row, seat] = out[seat]
    return seen


@compiled
def _searched(
    s: Array, rng: Words, weights: Array, model: Array, playouts: int, codes: Array
) -> int:
    """Return what a searching player does who sees all hands."""
    n = flohcati_rules.legal(s, codes)
    if n == 1:
        return flohcati_at.wide(codes[0])
    view = np.empty(flohcati_at.SIZE + flohcati_at.WORLD, np.int16)
    view[: flohcati_at.SIZE] = s[: flohcati_at.SIZE]
    hands = flohcati_at.HANDS
    view[flohcati_at.SIZE :] = s[hands : hands + flohcati_at.WORLD]
    contest = Race(
        codes[:n].copy(),
        np.ones(n, np.int8),
        np.zeros(n, np.int64),
        np.zeros(n),
        np.zeros((n, n)),
        np.zeros(n),
        np.zeros(1, np.int64),
    )
    run(view, rng, weights, model, contest, playouts, _STRICT, 1)
    best = 0
    for move in range(n):
        if contest.alive[move] and (
            not contest.alive[best] or contest.worth[move] > contest.worth[best]
        ):
            best = move
    return flohcati_at.wide(contest.codes[best])


def main() -> None:
    """Fit the model of a game for every table size."""
    name, games, *again = sys.argv[1:]
    folder = models_folder()
    folder.mkdir(exist_ok=True)
    for players in GAMES[name].seats:
        path = folder / f"{name}-{players}.txt"
        for number in range(int(again[0]) if again else 1):
            if again:
                known = np.loadtxt(path, ndmin=2)
                model = fit_flohcati(players, int(games), known, number + 1)
            elif name == "figaro":
                model = fit_figaro(players, int(games))
            else:
                model = fit_flohcati(players, int(games))
            np.savetxt(path, model, fmt="%.3f")


if __name__ == "__main__":
    main()
