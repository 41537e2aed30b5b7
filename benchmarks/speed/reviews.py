"""How long the coach takes for a seat's whole game, and for its first three verdicts."""

import time
from collections.abc import Callable
from functools import cache, partial
from random import Random
from typing import NamedTuple

from tusch import bots, coach, registry
from tusch import record as records
from tusch.coach.review import Table
from tusch.play import playout
from tusch.record import Record
from tusch.registry import AnyGame

BOT = "casual"
GAMES = 3
VERDICTS = 3


class Review(NamedTuple):
    """The seconds of one core that reviews took, each the longest of several games."""

    third: float
    """Until the third verdict."""
    whole: float


def rows(games: int = GAMES, budget: int | None = None) -> dict[str, Callable[[], Review]]:
    """Reviews of both games, at tables of four and at the largest."""
    return {
        f"{name}, {players} players": partial(_reviews, name, players, games, budget)
        for name, entry in registry.GAMES.items()
        for players in sorted({4, max(entry.seats)})
    }


def _reviews(name: str, players: int, games: int, budget: int | None) -> Review:
    game = registry.make(name)
    _compile(name, budget)
    records = [_played(game, players, number) for number in range(games)]
    found = [_review(record, seat, budget) for seat, record in enumerate(records)]
    thirds, wholes = zip(*found, strict=True)
    return Review(max(thirds), max(wholes))


@cache
def _compile(name: str, budget: int | None) -> None:
    """Compile everything before the clock starts."""
    game = registry.make(name)
    _review(_played(game, min(game.seats), 0), 0, budget)


def _played(game: AnyGame, players: int, number: int) -> Record:
    rng = Random(f"review/{number}")
    seats = [bots.make(BOT, game, rng) for _ in range(players)]
    return records.write(game, players, playout(game, game.start(players), seats, rng))


def _review(record: Record, seat: int, budget: int | None) -> tuple[float, float]:
    """Return the seconds until the third verdict, and until the report."""
    start = time.process_time()
    third: float | None = None
    seen = 0
    for progress in coach.review(Table(record, budget), seat):
        seen += progress.decision is not None
        if seen == VERDICTS and third is None:
            third = time.process_time() - start
    if third is None:
        raise RuntimeError(f"only {seen} verdicts in a game of {record.game}")
    return third, time.process_time() - start


if __name__ == "__main__":
    for row, measure in rows().items():
        print(row, *measure())
