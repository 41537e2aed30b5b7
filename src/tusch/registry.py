"""The games by name. Each offers itself by one entry in its own folder.

A game from elsewhere needs nothing here: `TUSCH_GAMES=name=module` in the environment names it, and
every process that is started from there has it too.
"""

import os
import sys
from collections.abc import Callable, Container, Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import Any, Final, Protocol, TypeAlias

from tusch import i18n, options
from tusch.errors import OptionError
from tusch.game import Arg, Game, Message, Seat, Value

AnyGame: TypeAlias = Game[Any, Any, Any]

BUILT_IN: Final[Mapping[str, str]] = {
    "figaro": "tusch.figaro.entry",
    "flohcati": "tusch.flohcati.entry",
}
"""The module of each game's entry, which is loaded when the game is first asked for."""
MORE: Final = "TUSCH_GAMES"
"""The variable of the environment that names games from elsewhere: `name=module,name=module`."""


class Budget(Value, frozen=True):
    """How long a search may think about a move."""

    playouts: int | None = None
    milliseconds: int | None = None

    def capped(self, cap: "Budget | None") -> "Budget":
        """Return the smaller budget of two; of playouts and time, both."""
        if cap is None:
            return self
        return Budget(
            _least(self.playouts, cap.playouts), _least(self.milliseconds, cap.milliseconds)
        )


class Skill(Value, frozen=True, kw_only=True):
    """How a level plays one game."""

    slips: int = 0
    """In how many of a thousand decisions it does just anything."""
    memory: int | None = None
    """How many cards it remembers of what was collected; None: all."""
    budget: Budget | None = None
    """How long it searches; None: it follows its rules of thumb."""


class Entry(Value, frozen=True, kw_only=True):
    """All that the rest of the program has to know about a game.

    What is heavy to load, or needed by few, is named by its module.
    """

    game: type[Any]
    seats: range
    ruleset: type[Value]
    editions: options.Editions
    changes: Mapping[str, str]
    """The clause that each option changes."""
    before: Mapping[int, Mapping[str, Any]] = {}
    """By the version of records that brought them: options, and how games were played before."""
    clauses: tuple[str, ...]
    sections: Mapping[str, str]
    """The sections of the rule book, with the clause that each begins with."""
    view: Any
    action: Any
    event: Any
    """The union of what a viewer is told; as `view` and `action` it goes over a wire."""
    unions: Mapping[str, Any] = {}
    """Further unions in a view that have a name of their own."""
    memory: tuple[str, ...] = ()
    """Fields of a view that only bots need, and of which nothing is shown."""
    glance: Callable[[Any, Any, Seat | None], Any] | None = None
    """Takes the game, a state and a seat: a view without memory, where that is quicker to build."""
    own: Mapping[str, Callable[[Any, Any, Seat | None], Any]] = {}
    """What in a view depends on whose it is, beside the seat and what is legal: by the field, what
    takes the game, a state and a seat. All else is looked at once for all; without any, every view
    for itself."""
    whispered: tuple[type[Any], ...] = (object,)
    """Actions of which some are told more than others; by default any may be one."""
    deck: tuple[str, ...]
    """Every card once for each time that it is there."""
    texts: Traversable | None = None
    """A folder with a folder of .ftl files for each language, if they are not in `tusch.i18n`."""
    bot_names: tuple[str, ...] = ()
    """What bots are called, by seat; without a name one is called by its level."""
    old_bot_names: tuple[str, ...] = ()
    """What they were called at tables from before names were kept; it never changes."""
    skills: Mapping[str, Skill] = {}
    """How the levels play, where it differs from what they do in any game."""
    thumb: str | None = None
    """Rules of thumb: `tusch.bots.greedy` says what is in the module."""
    numbers: str | None = None
    """Views and actions as numbers: `tusch.numbers` says what is in the module."""
    kernel: str | None = None
    """The compiled twin: `tusch.kernel` says what is in the module."""
    packing: str | None = None
    """What a kernel is told, without numpy: `code(action)` and `written_view(rules, view)`."""
    coach: str | None = None
    """What the coach has to know: `tusch.coach.hooks` says what is in the module."""
    terminal: str | None = None
    """What lies where, in words: `table(rules, view, voice)` yields lines."""
    passing: Callable[[Any, Any], Any] | None = None
    """Takes the game, and a state or a view: what ends a turn whose player is asked whatever they
    hold, so that nobody learns what they could do; None anywhere else."""
    testing: str | None = None
    """What the conformance kit has to know: `LONGEST`, `FORMS`, `zones` and `twin`."""


class _Games(Mapping[str, Entry]):
    """The entries by name, each loaded when it is asked for."""

    def __getitem__(self, name: str) -> Entry:
        module = _modules()[name]
        return _foreign(name, module) if module != BUILT_IN.get(name) else _own(module)

    def __iter__(self) -> Iterator[str]:
        return iter(_modules())

    def __len__(self) -> int:
        return len(_modules())


GAMES: Final[Mapping[str, Entry]] = _Games()


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


class Recorded(Protocol):
    """What a record says about its game."""

    @property
    def game(self) -> str:
        """The game's name."""
        ...

    @property
    def rules(self) -> Mapping[str, Any]:
        """An edition, if it is not the first one, and options."""
        ...


def of_record(record: Recorded) -> AnyGame:
    """Return the game that a record was played by."""
    return of_rules(record.game, record.rules)


def of_rules(name: str, rules: Mapping[str, Any]) -> AnyGame:
    """Return the game of some rules: options, and an edition, if it is not the first one."""
    changes = dict(rules)
    edition = str(changes.pop("edition")) if "edition" in changes else None
    return make(name, edition, changes)


def played_before(name: str, versions: Container[int] | None = None) -> dict[str, Any]:
    """Return the options that versions of records brought, or all, with what was played before."""
    found = GAMES.get(name)
    brought = found.before.items() if found else ()
    chosen = [more for version, more in brought if versions is None or version in versions]
    return {option: value for more in chosen for option, value in more.items()}


def passing(game: AnyGame, table: Any) -> Any:
    """Return the action that ends a turn whose player is asked whatever they hold, else None.

    It need not be said by whoever can do nothing else, and is no decision of its own.
    """
    ends = _passing(type(game), game.name)
    return ends(game, table) if ends else None


def whispered(game: AnyGame, action: Any) -> bool:
    """Whether some may be told more about an action than others."""
    return isinstance(action, _whispered(type(game), game.name))


@cache
def _whispered(_: type[AnyGame], name: str) -> tuple[type[Any], ...]:
    """Return the actions of a game about which some may be told more than others."""
    found = GAMES.get(name)
    return found.whispered if found else (object,)


@cache
def _passing(_: type[AnyGame], name: str) -> Callable[[Any, Any], Any] | None:
    """Return how a game says so; it is asked at every move, and looked up once."""
    found = GAMES.get(name)
    return found.passing if found else None


def load_here(module: str) -> ModuleType:
    """Import a module of somebody else's, looked for in the current folder first."""
    if "" not in sys.path:
        sys.path.insert(0, "")
    return import_module(module)


def _own(module: str) -> Entry:
    """Return the entry of a game of ours."""
    found: Entry = import_module(module).ENTRY
    return found


@cache
def _foreign(name: str, module: str) -> Entry:
    """Return the entry of a game from elsewhere, with its texts; refuse what is none."""
    if not module:
        raise _unusable(name, Message("game-no-module", {"value": name}))
    try:
        found = getattr(load_here(module), "ENTRY", None)
    except (Exception, SystemExit) as error:
        # Whatever it does wrong is said in a line: it is not our code.
        lines = str(error).split("\n")
        raise _unusable(name, f"{type(error).__name__}: {lines[0]}") from None
    if not isinstance(found, Entry):
        raise _unusable(name, Message("game-no-entry", {"value": module}))
    if found.texts:
        i18n.add_texts(found.texts)
    return found


def _unusable(name: str, reason: Arg) -> OptionError:
    """Return the error about a game from elsewhere."""
    return OptionError("game-unusable", value=name, reason=reason)


def _modules() -> Mapping[str, str]:
    """Return the module of every game's entry, by name."""
    named = os.environ.get(MORE)
    if not named:
        return BUILT_IN
    pairs = (each.partition("=") for each in named.split(","))
    return {**BUILT_IN, **{name.strip(): module.strip() for name, _, module in pairs}}


def _least(one: int | None, other: int | None) -> int | None:
    """Return the smaller of two bounds; None bounds nothing."""
    bounds = [bound for bound in (one, other) if bound is not None]
    return min(bounds, default=None)
