"""What `simulate` and `play` have in common: the game, the table and who sits at it."""

from collections.abc import Sequence
from typing import Annotated, Any

from cyclopts import Parameter, Token

from tusch import bots, options, registry
from tusch.cli.files import STANDARD
from tusch.errors import OptionError
from tusch.game import Seat
from tusch.registry import AnyGame

DEFAULT_PLAYERS = 4


def whole_number(_kind: Any, tokens: Sequence[Token]) -> int:
    """Read a whole number; cyclopts itself would round 3.7."""
    text = tokens[0].value
    if not text.removeprefix("-").isdecimal() or not text.isascii():
        raise ValueError(text)
    return int(text)


Whole = Annotated[int, Parameter(converter=whole_number)]
Options = Annotated[tuple[str, ...], Parameter(name="--option")]
"""Options of the rules, each as `NAME=VALUE`."""
FileName = Annotated[str, Parameter(allow_leading_hyphen=True)]
"""The name of a file, or `-` for the standard input or output."""
Lang = Annotated[str, Parameter(parse=False)]


def is_option(text: str) -> bool:
    """Whether this was meant as an option, although a file is due."""
    return text.startswith("-") and text != STANDARD


def make_game(name: str, edition: str | None, changes: Sequence[str]) -> AnyGame:
    """Return a game by what was typed; refuse what does not exist."""
    ruleset = registry.entry(name).ruleset
    return registry.make(name, edition, dict(options.read(ruleset, text) for text in changes))


def table_size(game: AnyGame, wanted: int | None, by_bots: int | None) -> int:
    """Return the number of players: the wanted one, or by the number of bots, or the default."""
    default = DEFAULT_PLAYERS if DEFAULT_PLAYERS in game.seats else game.seats[0]
    size = next(size for size in (wanted, by_bots, default) if size is not None)
    game.start(size)
    return size


def bot_names(text: str) -> list[str]:
    """Read the names of bots, as in `greedy,steady/bold`; refuse an unknown one."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        bots.check(name, custom=True)
    return names


def for_seats(names: Sequence[str], seats: int) -> list[str]:
    """Return a bot for every seat: one name serves all."""
    if len(names) == 1:
        return list(names) * seats
    if len(names) != seats:
        raise OptionError("cli-error-bots", value=len(names), count=seats)
    return list(names)


def in_seats(seat: Seat, players: int) -> Seat:
    """Return a seat of the table; refuse another."""
    if seat not in range(players):
        raise OptionError("cli-error-seat", value=str(seat), allowed=tuple(range(players)))
    return seat


def at_least(option: str, value: int, least: int) -> None:
    """Refuse a number that is too small."""
    if value < least:
        raise OptionError("cli-error-least", option=option, value=str(value), least=str(least))
