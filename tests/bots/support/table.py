"""Games between bots, step by step."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from tusch.arena.deals import DealRng
from tusch.bots import GreedyPlayer
from tusch.game import Player, Seat, Step
from tusch.play import playout
from tusch.registry import GAMES, AnyGame, make


def games(
    name: str, count: int, player: Callable[[AnyGame, Random], Player[Any, Any]]
) -> Iterator[tuple[Seat, list[Step[Any, Any]]]]:
    """Yield games at tables of four: a player against greedy ones, and where it sat."""
    game = make(name)
    for number in range(count):
        hero = number % 4
        players = [GreedyPlayer(game, Random(4 * number + seat)) for seat in range(4)]
        at_table: list[Player[Any, Any]] = [*players]
        at_table[hero] = player(game, Random(number))
        dealer = DealRng(5, number // 4)
        yield hero, list(playout(game, game.start(4), at_table, dealer))


def decisions(name: str, count: int, seed: int = 1) -> Iterator[tuple[AnyGame, Any, Any]]:
    """Yield games, states and views of random positions of all tables and editions."""
    found = GAMES[name]
    for number in range(count):
        rng = Random(f"{seed}/{number}")
        edition = rng.choice(list(found.editions))
        more = {"trio_timing": "any-time"} if name == "flohcati" and number % 3 == 0 else {}
        game = make(name, edition, more)
        players = rng.choice(list(game.seats))
        at_table = [Unsound(game, rng)] * players
        for step in playout(game, game.start(players), at_table, rng):
            if isinstance(step.actor, int):
                yield game, step.before, game.observe(step.before, step.actor)


class Unsound:
    """A greedy player who does just anything now and then."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        self._greedy = GreedyPlayer(game, rng)
        self._rng = rng

    def choose(self, view: Any) -> Any:
        sound = self._rng.randrange(3)
        return self._greedy.choose(view) if sound else self._rng.choice(view.legal)
