"""What tusch is measured by: random games as an environment plays them, compiled ones, search."""

from collections.abc import Iterator
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from benchmarks.measure import Contestant, Play
from tusch.game import DEALER
from tusch.kernel import OVER
from tusch.kernel.chance import generator
from tusch.registry import GAMES, AnyGame, make

PLAYERS = 4
SEED = 1
MIDDLE = 28
"""Moves after which a round of Figaro is half over."""
ITERATIONS = 10_000
EXPLORE = 0.7


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
    """Random play on the compiled twins, by the list of legal moves."""
    for name in GAMES:
        yield Contestant(f"{name}, listed", partial(_random_games, name, "listed"))


def packed() -> Iterator[Contestant]:
    """Random play on the compiled twins, packed in a few words, without a list."""
    for name in GAMES:
        yield Contestant(f"{name}, packed", partial(_random_games, name, "playout_random"))


def searches() -> Iterator[Contestant]:
    """Tree search on the compiled twin, with packed random playouts to the end of the round."""
    yield Contestant("figaro IS-MCTS, packed", _search)


def _random_games(name: str, way: str) -> Play:
    kernel = import_module(f"tusch.kernel.{name}")
    game: Any = make(name)
    start = kernel.pack(game.ruleset, game.start(PLAYERS))
    rng = generator(SEED)
    whole = getattr(kernel, "listed_game" if way == "listed" else way, None)

    def play() -> int:
        state = start.copy()
        if whole:
            return int(whole(state, rng))
        moves = 0
        while kernel.actor(state) != OVER:
            kernel.chance(state, rng)
            moves += kernel.listed_round(state, rng)
        return moves

    return play


def _search() -> Play:
    """In the middle of the first round: half of the cards are played."""
    from tusch.kernel import figaro, search_tree  # noqa: PLC0415 - they load the compiler

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
        tree = search_tree.tree(ITERATIONS)
        search_tree.grow(search_tree.FIGARO, view, chance, tree, ITERATIONS, EXPLORE, False)
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
