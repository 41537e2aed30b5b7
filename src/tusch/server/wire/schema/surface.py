"""All types that leave the server or come to it."""

from collections.abc import Iterator
from enum import Enum
from functools import cache
from typing import Any, NamedTuple, get_args, get_type_hints

from msgspec import Struct

from tusch import registry
from tusch.server.wire import bodies, connection, news
from tusch.server.wire.commands import FACES, REACTIONS, Command, SeatPlan
from tusch.server.wire.operations import OPERATIONS
from tusch.server.wire.replies import Reply
from tusch.server.words import Absence, By, Status

_EVENT = "What a viewer is told about an action."


class Named(NamedTuple):
    """A type that has no name of its own in Python: a union, or a few words."""

    kind: Any
    about: str = ""


def named() -> dict[str, Named]:
    """Return such types by name; wherever one is used in whole, it is used by name."""
    found = {
        "Status": Named(Status),
        "By": Named(By),
        "Absence": Named(Absence, "Why a bot stands in."),
        "OptionKind": Named(bodies.OptionKind),
        "OptionValue": Named(bodies.OptionValue),
        "SeatPlan": Named(SeatPlan),
        "Command": Named(Command, "What is asked of a table."),
        "ToServer": Named(connection.ToServer, "All that a device says on its socket."),
        "Reply": Named(Reply, "The answer to a command, by its id."),
        "Told": Named(news.Told, "Numbered news: a device that comes back names the last number."),
    }
    for game, entry in registry.GAMES.items():
        unions = {"Action": Named(entry.action), "Event": Named(entry.event, _EVENT)}
        unions |= {name: Named(union) for name, union in entry.unions.items()}
        found |= {game.capitalize() + name: union for name, union in unions.items()}
    return found


def titled() -> dict[str, Any]:
    """Return the schemas of the types that are known by their title (`tusch.server.wire.named`)."""
    games = tuple(registry.GAMES)
    several = {"type": "array", "items": _titled("Arg")}
    return {
        "FromServer": {
            "anyOf": [_titled(name(kind)) for kind in get_args(connection.FromServer)],
            "description": "All that a device hears on its socket.",
        },
        "Seat": {"type": "integer", "description": "A place at the table, clockwise from 0."},
        "Arg": {
            "anyOf": [{"type": "integer"}, {"type": "string"}, several, _titled("Message")],
            "description": "What a message can speak of.",
        },
        "GameName": {"enum": list(games)},
        "Face": {"enum": list(FACES), "description": "Faces of the company, by name."},
        "Reaction": {"enum": list(REACTIONS), "description": "Quick reactions, by name."},
        "Rules": {"anyOf": [_titled(f"{game.capitalize()}Ruleset") for game in games]},
        "View": {"anyOf": [_titled(f"{game.capitalize()}View") for game in games]},
        "Changes": {"type": "object", "description": "Fields of a view, with their values."},
        "Action": {"anyOf": [_titled(f"{game.capitalize()}Action") for game in games]},
        "GameEvent": {"anyOf": [_titled(f"{game.capitalize()}Event") for game in games]},
    }


def _titled(name: str) -> dict[str, str]:
    """Return the schema of something of that name."""
    return {"title": name}


def kinds() -> tuple[Any, ...]:
    """Return the types of which all others are parts, those without a name of their own first."""
    return (*(each.kind for each in named().values()), *_of_messages(), *_of_requests())


def _of_requests() -> Iterator[Any]:
    """Yield the types that requests speak of."""
    for each in OPERATIONS:
        both = (each.answer, each.body)
        yield from (kind for kind in both if kind and not isinstance(kind, str))
        yield from (parameter.kind for parameter in each.parameters)


def _of_messages() -> Iterator[Any]:
    """Yield the types that messages are made of."""
    yield from get_args(connection.FromServer)
    for entry in registry.GAMES.values():
        yield from (entry.ruleset, entry.view)


@cache
def classes() -> tuple[type[Any], ...]:
    """Return all classes among these types, and among what they are made of."""
    found: dict[type[Any], None] = {}
    for kind in kinds():
        _gather(kind, found)
    return tuple(found)


def _gather(hint: Any, found: dict[type[Any], None]) -> None:
    """Add the classes of a hint."""
    for part in get_args(hint):
        _gather(part, found)
    if isinstance(hint, type) and issubclass(hint, Struct | Enum) and hint not in found:
        found[hint] = None
        for part in get_type_hints(hint).values() if issubclass(hint, Struct) else ():
            _gather(part, found)


def name(kind: type[Any]) -> str:
    """Return the name of a class, with its game's before it."""
    for game, entry in registry.GAMES.items():
        folder, _, file = entry.view.__module__.rpartition(".")
        if kind.__module__.startswith(folder or file):
            return game.capitalize() + kind.__name__
    return kind.__name__
