"""Games between random players, and reading their records."""

import json
from random import Random
from typing import Any

from tusch import record, registry
from tusch.game import Step
from tusch.play import playout
from tusch.registry import GAMES, AnyGame

TABLES = [
    (name, edition, players)
    for name, entry in GAMES.items()
    for edition in entry.editions
    for players in entry.seats
]


class Anyhow:
    """Plays at random."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: Any) -> Any:
        return self.rng.choice(view.legal)


def played(game: AnyGame, players: int, seed: int) -> list[Step[Any, Any]]:
    """The steps of a game between random players."""
    rng = Random(seed)
    return list(playout(game, game.start(players), [Anyhow(rng)] * players, rng))


def read(line: bytes | str) -> tuple[Step[Any, Any], ...]:
    """Read a record as a program does that knows nothing about it."""
    found = record.decode(line)
    return record.read(registry.of_record(found), found)


def a_record(name: str = "flohcati", players: int = 3, seed: int = 5) -> dict[str, Any]:
    """A finished record as plain JSON."""
    game = registry.make(name)
    steps = played(game, players, seed)
    line = record.encode(record.write(game, players, steps, ["a", "b", "c", "d", "e"][:players]))
    written: dict[str, Any] = json.loads(line)
    return written
