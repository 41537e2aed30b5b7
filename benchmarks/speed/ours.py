"""tusch's contestants: random games as an environment plays them, compiled games, and search."""

from collections.abc import Iterator
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from benchmarks.speed.measure import Contestant, Play
from tusch.game import DEALER
from tusch.kernel import OVER
from tusch.kernel.chance import generator
from tusch.registry import GAMES, AnyGame, make

PLAYERS = 4
SEED = 1
MIDDLE = 28
"""Moves after which a round of Figaro is half over."""
ITERATIONS = 10_000
GAMES_A_CALL = 100
EXPLORE = 0.7
AT_ONCE = 2048
"""Games in a batch."""
STEPS_A_CALL = 25


def games() -> dict[str, AnyGame]:
    """Both games in every edition, by name."""
    return {
        f"{name} {edition}": make(name, edition)
        for name, entry in GAMES.items()
        for edition in entry.editions
    }


def environments() -> Iterator[Contestant]:
    for name, game in games().items():
        yield Contestant(name, partial(_prepare, game))


def engines() -> Iterator[Contestant]:
    """Random play on the compiled twins, from the list of legal moves."""
    for name in GAMES:
        yield Contestant(f"{name}, listed", partial(_random_games, name, "listed"))


def packed() -> Iterator[Contestant]:
    """Random play on the compiled twins, packed in a few words, without a list."""
    for name in GAMES:
        yield Contestant(f"{name}, packed", partial(_random_games, name, "playout_random"))


def batches() -> Iterator[Contestant]:
    """Random play of many games at once, with every step made from Python."""
    for name in GAMES:
        yield Contestant(f"{name}, a batch", partial(_batch, name))


def searches() -> Iterator[Contestant]:
    """Tree search on the compiled twin, with packed random playouts to the end of the round."""
    yield Contestant("figaro IS-MCTS, packed", _search)


def _random_games(name: str, way: str) -> Play:
    """Many games in one compiled loop, as the peers' own loops run."""
    from numba import njit  # noqa: PLC0415 - only for those who measure it

    kernel = import_module(f"tusch.{name}.kernel")
    game: Any = make(name)
    start = kernel.pack(game.ruleset, game.start(PLAYERS))
    rng = generator(SEED)
    one, actor, chance, over = _one_game(kernel, way), kernel.actor, kernel.chance, OVER

    @njit
    def many(start: Any, rng: Any, games: int) -> int:
        moves = 0
        for _ in range(games):
            state = start.copy()
            while actor(state) != over:
                if actor(state) == -1:
                    chance(state, rng)
                else:
                    moves += one(state, rng)
        return moves

    many(start, rng, 1)
    return lambda: int(many(start, rng, GAMES_A_CALL))


def _one_game(kernel: Any, way: str) -> Any:
    """The function that plays on from a player's move: a round of Figaro, a game of Flohcati."""
    if way == "listed":
        return getattr(kernel, "listed_round", None) or kernel.listed_game
    return getattr(kernel, "playout_random_round", None) or kernel.playout_random


def _batch(name: str) -> Play:
    """Steps of a batch, in which every game takes one of its legal codes at random."""
    import numpy as np  # noqa: PLC0415 - only for those who measure it

    kernel = import_module(f"tusch.{name}.kernel")
    game: Any = make(name)
    batch = kernel.Batch(game.ruleset, PLAYERS, AT_ONCE, seed=SEED)
    rng = np.random.default_rng(SEED)
    rows = np.arange(AT_ONCE)

    def play() -> int:
        for _ in range(STEPS_A_CALL):
            codes, counts = batch.legal()
            batch.step(codes[rows, (rng.random(AT_ONCE) * counts).astype(np.int64)])
        return AT_ONCE * STEPS_A_CALL

    return play


def _search() -> Play:
    """Search in the middle of the first round, with half of the cards played."""
    from tusch.figaro import kernel as figaro  # noqa: PLC0415 - they load the compiler
    from tusch.figaro.kernel.tree import grow_round  # noqa: PLC0415
    from tusch.kernel.tree import tree  # noqa: PLC0415

    game: Any = make("figaro")
    rng = Random(SEED)
    state = game.start(PLAYERS)
    moves = 0
    while moves < MIDDLE:
        player = game.actor(state) is not DEALER
        moves += player
        action = rng.choice(game.legal_actions(state)) if player else game.sample(state, rng)
        state = game.apply(state, action)
    view = figaro.pack_view(game.ruleset, game.observe(state, game.actor(state)))
    chance = generator(SEED)

    def play() -> int:
        grown = tree(ITERATIONS, figaro.MOST)
        grow_round(view, chance, grown, ITERATIONS, EXPLORE)
        return ITERATIONS

    return play


def _prepare(game: AnyGame) -> Play:
    rng = Random(SEED)

    def play() -> int:
        state = game.start(PLAYERS)
        moves = 0
        while (actor := game.actor(state)) is not None:
            if actor is DEALER:
                action = game.sample(state, rng)
            else:
                view = game.observe(state, actor)
                action = rng.choice(view.legal)
                moves += 1
            state = game.apply(state, action)
        game.outcome(state)
        return moves

    return play
