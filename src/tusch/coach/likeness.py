"""Which level plays like this: what games gave away, beside what the levels give away.

What they give away was measured (`make coach`) and lies beside each game's part of the coach, by
players at a table and level: the mean of a game, its standard deviation, and in how many seats.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import log, sqrt
from statistics import fmean
from typing import Final

import msgspec

from tusch import registry
from tusch.bots.levels import LEVELS
from tusch.coach.budget import reference as standard
from tusch.coach.estimates import WIDE
from tusch.coach.report import Likeness, Reference

FILE: Final = "levels.json"


class Spread(msgspec.Struct, frozen=True):
    """What a level gives away in a game."""

    mean: float
    deviation: float
    seats: int
    """In how many games that was seen."""


def measured(game: str, players: int, reference: Reference) -> dict[str, Spread]:
    """Return what each level gives away; nothing of a table or a budget that was not measured."""
    if reference != standard(game, None, compiled=True):
        return {}
    return _tables(game).get(players, {})


@cache
def _tables(game: str) -> dict[int, dict[str, Spread]]:
    """Return all that was measured of a game, by players at a table."""
    module = registry.entry(game).coach
    file = files(module) / FILE if module else None
    if file is None or not file.is_file():
        return {}
    return msgspec.json.decode(file.read_bytes(), type=dict[int, dict[str, Spread]])


def likeness(known: Mapping[str, Spread], lost: Sequence[float]) -> Likeness | None:
    """Return the level that gives away as much as these games did; None without a measure."""
    order = [level for level in LEVELS if level in known]
    if not order or not lost:
        return None
    mean = fmean(lost)
    errors = {
        level: known[level].deviation * sqrt(1 / len(lost) + 1 / known[level].seats)
        for level in order
    }
    away = {level: abs(mean - known[level].mean) / errors[level] for level in order}
    most = min(order, key=lambda level: away[level] ** 2 + 2 * log(errors[level]))
    possible = [level for level in order if level == most or away[level] <= WIDE]
    return Likeness(most, possible[0], possible[-1])
