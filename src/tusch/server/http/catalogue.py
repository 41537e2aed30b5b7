"""All that can be chosen at a server, so that no page needs tables of its own."""

from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

from msgspec import structs, to_builtins

import tusch
from tusch import bots, options, registry
from tusch.errors import OptionError
from tusch.fair import SEED_BYTES
from tusch.registry import Entry
from tusch.server.limits import LIMITS
from tusch.server.wire.bodies import (
    BotInfo,
    Catalogue,
    EditionInfo,
    GameInfo,
    LimitInfo,
    OptionInfo,
    TemperInfo,
)
from tusch.server.wire.commands import PROTOCOL, REACTIONS


@cache
def catalogue(custom: tuple[str, ...] = (), *, coach: bool = True) -> Catalogue:
    """Return what there is to choose from, the host's custom bots included."""
    return Catalogue(
        program=tusch.__version__,
        protocol=PROTOCOL,
        games=tuple(_game(name, entry) for name, entry in registry.GAMES.items()),
        bots=(
            *(BotInfo(name, *texts, _tempers(name)) for name, texts in bots.BOTS.items()),
            *(BotInfo(name, None, None, ()) for name in custom),
        ),
        tempers=tuple(TemperInfo(name, *texts) for name, texts in bots.TEMPERS.items()),
        reactions=REACTIONS,
        coach=coach,
        limits=LimitInfo(
            name=LIMITS.name,
            chat=LIMITS.chat,
            spectators=LIMITS.spectators,
            clock_least=LIMITS.clock[0],
            clock_most=LIMITS.clock[-1],
            pace=LIMITS.pace,
            message=LIMITS.message,
            record=LIMITS.record,
            seed=SEED_BYTES,
        ),
    )


def _game(name: str, entry: Entry) -> GameInfo:
    """Return what there is of a game."""
    return GameInfo(
        name=name,
        seats=tuple(entry.seats),
        editions=tuple(_edition(entry, edition) for edition in entry.editions),
        options=tuple(_option(entry, option) for option in options.names(entry.ruleset)),
        clauses=entry.clauses,
        deck=entry.deck,
    )


def _edition(entry: Entry, name: str) -> EditionInfo:
    """Return an edition with all its options."""
    rules = options.build(entry.ruleset, entry.editions, name, {})
    values = to_builtins(structs.asdict(rules))
    del values["edition"]
    return EditionInfo(name, values)


def _option(entry: Entry, name: str) -> OptionInfo:
    """Return an option by its type: one of some words, on or off, or so many numbers."""
    hint: Any = get_type_hints(entry.ruleset, include_extras=True)[name]
    clause = entry.changes[name]
    if hint is bool:
        return OptionInfo(name=name, clause=clause, kind="switch")
    if get_origin(hint) is Literal:
        return OptionInfo(name=name, clause=clause, kind="choice", values=get_args(hint))
    return OptionInfo(name=name, clause=clause, kind="numbers", length=get_args(hint)[1].max_length)


def _tempers(bot: str) -> tuple[str, ...]:
    """Return the moods that a bot has."""
    return tuple(temper for temper in bots.TEMPERS if _there_is(f"{bot}/{temper}"))


def _there_is(bot: str) -> bool:
    """Whether a seat may be given to this bot."""
    try:
        bots.check(bot)
    except OptionError:
        return False
    return True
