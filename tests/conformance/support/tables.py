"""The tables that all games are tried at: every size and edition, and options that matter."""

from collections.abc import Mapping
from functools import partial
from importlib import import_module
from types import SimpleNamespace
from typing import Any, NamedTuple

from tusch import registry
from tusch.cards import sure
from tusch.codec import codec
from tusch.game import Game
from tusch.registry import AnyGame
from tusch.testing import Hooks, TwinMaker, Walk, walk

KNOWN: Mapping[str, Any] = {
    name: import_module(sure(entry.testing)) for name, entry in registry.GAMES.items()
}
"""What the kit has to know about each game."""
TWINS: Mapping[str, TwinMaker] = {name: known.twin for name, known in KNOWN.items()}

CHANGES: Mapping[str, tuple[tuple[Mapping[str, Any], tuple[int, ...]], ...]] = {
    "figaro": (
        ({"voluntary_take": "hand"}, (3, 4)),
        ({"voluntary_take": "hand", "after_take": "next"}, (3,)),
        ({"after_take": "next"}, (3, 5)),
        ({"exchange": "off", "road_lengths": [4] * 8 + [9] * 7}, (4,)),
    ),
    "flohcati": (
        ({"trio_timing": "any-time"}, (2, 3, 4, 5)),
        ({"turn_end": "when-needed"}, (2, 3, 4, 5)),
        ({"demand_shown": True}, (2, 4)),
        ({"ties": "trios-gala-card"}, (3,)),
    ),
}
"""Options that are tried by themselves, and with how many players."""


class Table(NamedTuple):
    """A game, an edition, options changed, and a number of players."""

    name: str
    edition: str
    players: int
    changes: Mapping[str, Any] = {}

    def __str__(self) -> str:
        words = [f"{option}={str(value)[:8]}" for option, value in self.changes.items()]
        return "-".join([self.name, self.edition, str(self.players), *words])

    @property
    def game(self) -> AnyGame:
        return registry.make(self.name, self.edition, self.changes)

    @property
    def hooks(self) -> Hooks:
        game: Any = self.game
        return Hooks(
            zones=partial(KNOWN[self.name].zones, game),
            codec=codec(self.name),
            tries=tuple(game.parse(form, dealer=False) for form in KNOWN[self.name].FORMS),
            longest=KNOWN[self.name].LONGEST,
        )

    def walk(self, seed: int) -> Walk:
        return walk(self.game, self.players, seed, self.hooks)


EDITIONS = [
    Table(name, edition, players)
    for name, entry in registry.GAMES.items()
    for edition in entry.editions
    for players in entry.seats
]
OPTIONS = [
    Table(name, next(iter(registry.GAMES[name].editions)), players, changes)
    for name, tried in CHANGES.items()
    for changes, sizes in tried
    for players in sizes
]
TABLES = EDITIONS + OPTIONS

MEMBERS = [member for member in vars(Game) if not member.startswith("_")]


def bend(game: AnyGame, **changes: Any) -> Any:
    """A game of which some members are replaced."""
    return SimpleNamespace(**{name: getattr(game, name) for name in MEMBERS} | changes)
