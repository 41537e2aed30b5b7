"""The kit as a command: `python -m tusch.testing NAME` tries a game at all of its tables."""

import sys
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from tusch import registry
from tusch.codec import codec
from tusch.errors import TuschError
from tusch.testing.kit import conform
from tusch.testing.walks import ConformanceError, Hooks

GAMES = 10
"""How many are walked at each table."""


def main(name: str) -> int:
    """Try every edition with every number of players; say what is broken first."""
    try:
        entry = registry.entry(name)
        for edition in entry.editions:
            game = registry.make(name, edition)
            for players in entry.seats:
                conform(game, players, Random(1), games=GAMES, hooks=_hooks(game, entry.testing))
                print(f"{name}, {edition}, {players} players: every promise is kept")
    except (ConformanceError, TuschError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _hooks(game: Any, module: str | None) -> Hooks:
    """Return what the kit has to know of a game, as far as the game says it."""
    if module is None:
        return Hooks(codec=codec(game.name))
    known = import_module(module)
    return Hooks(
        zones=partial(known.zones, game),
        codec=codec(game.name),
        tries=tuple(game.parse(form, dealer=False) for form in known.FORMS),
        longest=known.LONGEST,
    )


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Name a game: python -m tusch.testing highest")
    sys.exit(main(sys.argv[1]))
