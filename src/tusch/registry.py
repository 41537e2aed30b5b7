"""The games that there are, by name."""

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

from tusch import options
from tusch.errors import OptionError
from tusch.figaro import Figaro
from tusch.figaro import ruleset as figaro
from tusch.flohcati import Flohcati
from tusch.flohcati import ruleset as flohcati
from tusch.game import Game, Value
from tusch.record import Record

AnyGame: TypeAlias = Game[Any, Any, Any]


class Entry(NamedTuple):
    """A game, its rulesets and its editions."""

    game: type[Any]
    ruleset: type[Value]
    editions: options.Editions
    changes: Mapping[str, str]
    """The clause that each option changes."""
    clauses: tuple[str, ...]
    seats: range


GAMES: Mapping[str, Entry] = {
    "figaro": Entry(
        Figaro,
        figaro.Ruleset,
        figaro.EDITIONS,
        figaro.CHANGES,
        tuple(f"F{number}" for number in range(1, 33)),
        figaro.SEATS,
    ),
    "flohcati": Entry(
        Flohcati,
        flohcati.Ruleset,
        flohcati.EDITIONS,
        flohcati.CHANGES,
        tuple(f"Z{number}" for number in range(1, 18)),
        flohcati.SEATS,
    ),
}


def entry(name: str) -> Entry:
    """Return what there is of a game; refuse an unknown one."""
    if name not in GAMES:
        raise OptionError("game-unknown", value=name, allowed=tuple(GAMES))
    return GAMES[name]


def make(name: str, edition: str | None = None, changes: Mapping[str, Any] = {}) -> AnyGame:
    """Return a game in an edition, the first one by default, with some options changed."""
    found = entry(name)
    chosen = next(iter(found.editions)) if edition is None else edition
    game: AnyGame = found.game(options.build(found.ruleset, found.editions, chosen, changes))
    return game


def of_record(record: Record) -> AnyGame:
    """Return the game that a record was played by."""
    changes = dict(record.rules)
    edition = str(changes.pop("edition")) if "edition" in changes else None
    return make(record.game, edition, changes)
