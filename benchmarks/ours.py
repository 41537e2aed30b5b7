"""Random games of tusch, as an environment plays them: the actor's view built at every move."""

from collections.abc import Iterator
from functools import partial
from random import Random

from benchmarks.measure import Contestant, Play
from tusch.game import DEALER
from tusch.registry import GAMES, AnyGame, make

PLAYERS = 4
SEED = 1


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
    """Random play on the compiled twins, which are still to come."""
    yield from ()


def searches() -> Iterator[Contestant]:
    """Search on the compiled twins, which is still to come."""
    yield from ()


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
