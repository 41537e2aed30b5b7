"""All types that leave the server or come to it, once: for TypeScript and for OpenAPI."""

from collections.abc import Mapping
from enum import Enum, StrEnum
from functools import cache
from typing import Any, Final, get_args

from msgspec import Struct

from tusch import registry
from tusch.game import Message
from tusch.record import Record
from tusch.rulebook import Rulebook
from tusch.server.wire import bodies, news
from tusch.server.wire.bodies import Invitation, TableRecord
from tusch.server.wire.commands import Act, Command, Create, React, SeatPlan, WhyNot
from tusch.server.wire.connection import FromServer, ToServer
from tusch.server.wire.news import Line, Seen, TableInfo
from tusch.server.wire.replies import Reply
from tusch.server.wire.schema.sources import fields
from tusch.server.words import Absence, By, Status

GAMES: Final = tuple(registry.GAMES)

VIEWS: Final[Mapping[str, Any]] = {game: registry.GAMES[game].view for game in GAMES}
ACTIONS: Final[Mapping[str, Any]] = {game: registry.GAMES[game].action for game in GAMES}
EVENTS: Final[Mapping[str, Any]] = {game: registry.GAMES[game].event for game in GAMES}
RULESETS: Final[Mapping[str, Any]] = {game: registry.GAMES[game].ruleset for game in GAMES}

UNIONS: Final[Mapping[str, Any]] = {
    **{f"{game.capitalize()}Action": ACTIONS[game] for game in GAMES},
    **{f"{game.capitalize()}Event": EVENTS[game] for game in GAMES},
    **{
        f"{game.capitalize()}{name}": union
        for game in GAMES
        for name, union in registry.GAMES[game].unions.items()
    },
    "SeatPlan": SeatPlan,
    "Command": Command,
    "Reply": Reply,
    "Told": news.Told,
    "FromServer": FromServer,
    "ToServer": ToServer,
}
"""Unions of types that have a name of their own."""

WORDS: Final[Mapping[str, Any]] = {
    "Status": Status,
    "By": By,
    "Absence": Absence,
    "OptionKind": bodies.OptionKind,
}
"""Words that have a name of their own."""

BODIES: Final = (
    bodies.Answer,
    bodies.TableLine,
    bodies.TableCard,
    bodies.Replay,
    bodies.Catalogue,
    TableRecord,
    Rulebook,
    Invitation,
)


class Special(StrEnum):
    """Fields whose Python type is wider than what they hold."""

    GAME = "game"
    RULES = "rules"
    OPTIONS = "options"
    ACTION = "action"
    EVENTS = "events"
    VIEW = "view"
    REACTION = "reaction"
    REACTIONS = "reactions"
    ARGS = "args"


_OF_A_GAME = (TableInfo, Create, Record, bodies.TableLine, bodies.TableCard, bodies.Replay)

SPECIAL: Final[Mapping[tuple[type[Struct], str], Special]] = {
    **{(kind, "game"): Special.GAME for kind in (*_OF_A_GAME, TableRecord)},
    **{
        (kind, "rules"): Special.RULES
        for kind in (TableInfo, Record, TableRecord, bodies.TableCard, bodies.Replay)
    },
    (bodies.GameInfo, "name"): Special.GAME,
    (Create, "options"): Special.OPTIONS,
    (Act, "action"): Special.ACTION,
    (WhyNot, "action"): Special.ACTION,
    (Seen, "events"): Special.EVENTS,
    (Seen, "view"): Special.VIEW,
    (React, "sign"): Special.REACTION,
    (Line, "sign"): Special.REACTION,
    (bodies.Catalogue, "reactions"): Special.REACTIONS,
    (Message, "args"): Special.ARGS,
}


def roots() -> tuple[type[Struct], ...]:
    """Return the types of which all others are parts."""
    found: list[Any] = [Create, *BODIES]
    for game in GAMES:
        found += [RULESETS[game], VIEWS[game], *get_args(ACTIONS[game]), *get_args(EVENTS[game])]
    return (*found, *get_args(ToServer), *get_args(FromServer))


@cache
def kinds() -> tuple[type[Any], ...]:
    """Return all types that have a name, each after those that it is made of."""
    found: dict[type[Any], None] = {}
    for root in roots():
        _gather(root, found)
    return tuple(found)


def _gather(hint: Any, found: dict[type[Any], None]) -> None:
    """Add the named types of a hint."""
    if not isinstance(hint, type) or get_args(hint):
        for part in get_args(hint):
            _gather(part, found)
    elif hint not in found and issubclass(hint, Struct):
        for field in fields(hint):
            _gather(field.hint, found)
        found[hint] = None
    elif issubclass(hint, Enum):
        found[hint] = None


def name(kind: type[Any]) -> str:
    """Return a type's name, with its game's before it."""
    _, *path = kind.__module__.split(".")
    own = path[0].capitalize() if path[0] in GAMES else ""
    return own + kind.__name__
