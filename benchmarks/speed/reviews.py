"""How long the coach takes over a seat's whole game, and until its first three verdicts."""

import time
from collections.abc import Iterator
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
    """The seconds of one core that reviews took, each the longest of some games."""

    game: str
    players: int
    third: float
    """Until the third verdict."""
    whole: float


def reviews() -> Iterator[Review]:
    """Review seats of both games, at tables of four and at the largest."""
    for name, entry in registry.GAMES.items():
        game = registry.make(name)
        _review(_played(game, min(entry.seats), 0), 0)  # compiles what is not compiled yet
        for players in sorted({4, max(entry.seats)}):
            found = [_review(_played(game, players, number), number) for number in range(GAMES)]
            thirds, wholes = zip(*found, strict=True)
            yield Review(name, players, max(thirds), max(wholes))


def _played(game: AnyGame, players: int, number: int) -> Record:
    rng = Random(f"review/{number}")
    seats = [bots.make(BOT, game, rng) for _ in range(players)]
    return records.write(game, players, playout(game, game.start(players), seats, rng))


def _review(record: Record, seat: int) -> tuple[float, float]:
    """Return the seconds until the third verdict, and until the report."""
    start = time.process_time()
    third, seen = 0.0, 0
    for progress in coach.review(Table(record), seat):
        seen += progress.decision is not None
        if seen == VERDICTS and not third:
            third = time.process_time() - start
    return third, time.process_time() - start


if __name__ == "__main__":
    for each in reviews():
        print(*each)
