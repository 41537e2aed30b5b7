"""How much memory finished records take, measured in a fresh process.

As a program: read the records in a file, hold all of them, and print the bytes they take.
"""

import sys
import tracemalloc
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks.processes import output
from benchmarks.speed.ours import PLAYERS, SEED, games
from tusch import record
from tusch.game import DEALER, Actor, Step
from tusch.play import steps
from tusch.registry import AnyGame

RECORDS = 1_000


def rows(records: int = RECORDS) -> dict[str, Callable[[], int]]:
    """Every edition of both games."""
    return {name: partial(held_by_records, game, records) for name, game in games().items()}


def held_by_records(game: AnyGame, records: int) -> int:
    """Return how many bytes a number of records of random games take, held at once."""
    rng = Random(SEED)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "records.jsonl"
        with path.open("wb") as file:
            for _ in range(records):
                finished = record.write(game, PLAYERS, _random_game(game, rng))
                file.write(record.encode(finished) + b"\n")
        command = [sys.executable, "-m", "benchmarks.speed.memory", str(path)]
        return int(output(command))


def _random_game(game: AnyGame, rng: Random) -> Iterator[Step[Any, Any]]:
    def act(state: Any, actor: Actor) -> Any:
        drawn = actor is DEALER
        return game.sample(state, rng) if drawn else rng.choice(game.legal_actions(state))

    return steps(game, game.start(PLAYERS), act)


def _read(path: Path) -> int:
    tracemalloc.start()
    with path.open("rb") as file:
        before, _ = tracemalloc.get_traced_memory()
        records = [record.decode(line) for line in file]
        after, _ = tracemalloc.get_traced_memory()
    assert records
    return after - before


if __name__ == "__main__":
    print(_read(Path(sys.argv[1])))
