"""Whole games to look at, by quick players."""

from collections.abc import Mapping
from random import Random
from typing import Any

from tusch import record as records
from tusch import registry
from tusch.bots import specs
from tusch.play import playout
from tusch.record import Record


def played(
    name: str,
    players: int,
    *,
    bot: str = "random",
    seed: int = 1,
    edition: str | None = None,
    changes: Mapping[str, Any] = {},
) -> Record:
    """The record of one game."""
    game = registry.make(name, edition, changes)
    rng = Random(seed)
    bots = [specs.make(bot, game, rng, custom=True) for _ in range(players)]
    return records.write(game, players, playout(game, game.start(players), bots, rng))


TABLES = [
    (name, edition, players)
    for name, entry in registry.GAMES.items()
    for edition in entry.editions
    for players in entry.seats
]
"""Every game in every edition at tables of every size."""
