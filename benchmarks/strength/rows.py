"""What `make strength` measures: rows as data, each with what it has to show."""

from itertools import pairwise
from typing import NamedTuple

STRONGEST = "master"
FAST = "master:20ms"
LEVELS = ("novice", "casual", "steady", "skilled", "expert", "master")
SIZES = {"figaro": (3, 5, 6), "flohcati": (2, 3, 5)}
"""The table sizes besides four."""
FORMER = "former:20ms"
SPECS = {FORMER: "benchmarks.strength.former:FormerPlayer"}
"""How bots are written that the arena knows by no name of its own."""
POOL = ("greedy/careful", "greedy/bold", "greedy/spiteful", "ismcts:10000", FORMER)
"""Besides flat Monte Carlo, which has a row of its own."""
MORE = {("figaro", FORMER): 1500}
"""Rows that need more games than 300: what was gained is little beside the luck of so few."""


class Row(NamedTuple):
    """One bot against others at a table, and the share of games that it should win."""

    group: str
    game: str
    players: int
    hero: str
    others: str
    """The bot on every other seat."""
    games: int
    least: float | None = None
    """The share that it has to win at least; None: it is only reported."""
    low: float | None = None
    """What the lower end of its interval has to be above."""
    high: float | None = None
    """What the upper end has to be below."""

    @property
    def name(self) -> str:
        return f"{self.game}/{self.players}/{self.hero} vs {self.others}"

    @property
    def bots(self) -> tuple[str, ...]:
        named = (self.hero, *[self.others] * (self.players - 1))
        return tuple(SPECS.get(name, name) for name in named)


def rows() -> list[Row]:
    """All rows, those that matter most first."""
    found = [
        Row("greedy", "figaro", 4, "greedy", "random", 2000, least=0.88),
        Row("greedy", "flohcati", 4, "greedy", "random", 2000, least=0.90),
        Row("fast", "figaro", 4, FAST, "greedy", 1000, least=0.88),
        Row("fast", "flohcati", 4, FAST, "greedy", 1000, least=0.50),
    ]
    for game in SIZES:
        found.append(Row("flat", game, 4, FAST, "flat:200", 300, least=0.35, low=0.25))
        found.append(Row("ismcts", game, 4, FAST, "openspiel:20ms", 300, least=0.50))
        found.append(Row("ismcts", game, 4, FAST, "openspiel-max:20ms", 300, low=0.25))
        found.append(Row("ismcts", game, 4, FAST, "ismcts:20ms", 300, low=0.25))
        for other in POOL:
            games = MORE.get((game, other), 300)
            found.append(Row("pool", game, 4, FAST, other, games, low=0.25))
        found.append(Row("levels", game, 4, "novice", "random", 300, low=0.25))
        found.append(Row("levels", game, 4, "novice", "greedy", 300, high=0.25))
        found += [
            Row("levels", game, 4, _capped(better), _capped(worse), 300, low=0.25)
            for worse, better in pairwise(LEVELS)
        ]
    for game, sizes in SIZES.items():
        found += [
            Row("sizes", game, size, _capped(better), _capped(worse), 300, low=1 / size)
            for size in sizes
            for worse, better in pairwise(LEVELS)
        ]
    goals = {"figaro": 0.95, "flohcati": 0.65}
    found += [Row("slow", game, 4, STRONGEST, "greedy", 60, least=goals[game]) for game in SIZES]
    return found


def _capped(level: str) -> str:
    """A level that thinks no longer than the rows allow."""
    return f"{level}:20ms" if level == STRONGEST else level
