"""How bots are written on the command line and in settings.

random                  any legal action
greedy                  rules of thumb; greedy/bold in a mood
steady, steady/careful  a level, in a mood
master:20ms             a level that spends no more than that on a move
search:2000             the search of the levels with a budget in playouts
search:20ms             or in time; flat:, ismcts:, openspiel: and openspiel-max: are baselines
module:Class            a custom bot: a Python class
program:COMMAND         a custom bot: a program that speaks JSON lines
"""

import re
from typing import Any, Final

from tusch import kernel
from tusch.bots.custom import ProgramPlayer, class_player, find_command, load_class
from tusch.bots.greedy import TEMPERS, GreedyPlayer
from tusch.bots.levels import LEVELS, LevelPlayer, searcher, skill
from tusch.bots.uniform import UniformPlayer
from tusch.errors import OptionError
from tusch.game import Player, Rng, Value
from tusch.registry import AnyGame, Budget

SIMPLE: Final = ("random", "greedy", *LEVELS)
"""The bots that everybody may choose, at any table."""
BASELINES: Final = ("flat", "ismcts", "openspiel", "openspiel-max")
SEARCHES: Final = ("search", *BASELINES)
FREE: Final = (
    "steady/careful",
    "master:20ms",
    "search:2000",
    "search:20ms",
    *(f"{baseline}:2000" for baseline in BASELINES),
    "module:Class",
    "program:COMMAND",
)
"""How bots look that only the command line may name."""

_BUDGET = re.compile(r"([1-9][0-9]{0,8})(ms)?")
_CLASS = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")


class Spec(Value, frozen=True, kw_only=True):
    """What was written, taken apart."""

    kind: str
    """One of `SIMPLE` or `SEARCHES`, or `class` or `program`."""
    temper: str | None = None
    budget: Budget | None = None
    rest: str = ""
    """The class or the command of a custom bot."""


def parse(text: str, *, custom: bool = False) -> Spec:
    """Take apart what was written; refuse what does not exist, naming what there is.

    Budgets and custom bots run up time and run code: only with `custom` are they allowed.
    """
    if custom and text.startswith("program:") and text.partition(":")[2].strip():
        return Spec(kind="program", rest=text.partition(":")[2].strip())
    body, slash, temper = text.partition("/")
    kind, colon, budget = body.partition(":")
    known = kind in SIMPLE and not colon
    if custom:
        known = known or (kind in LEVELS and bool(colon)) or (kind in SEARCHES and bool(colon))
        if not known and _CLASS.fullmatch(text):
            return Spec(kind="class", rest=text)
    if not known:
        allowed = (*SIMPLE, *FREE) if custom else SIMPLE
        raise OptionError("bot-unknown", value=text[:80], allowed=allowed)
    moods = () if kind in ("random", *BASELINES) else tuple(TEMPERS)
    if slash and temper not in moods:
        raise _no_temper(kind, temper, moods)
    return Spec(kind=kind, temper=temper or None, budget=_budget(body, budget) if colon else None)


def check(text: str, *, custom: bool = False) -> None:
    """Refuse an unknown bot, one that this place may not name, or one that needs a compiler."""
    spec = parse(text, custom=custom)
    if spec.kind in BASELINES and not kernel.available():
        raise OptionError("bot-baseline", value=text)
    if spec.kind == "class":
        load_class(spec.rest)
    elif spec.kind == "program":
        find_command(spec.rest)


def make(text: str, game: AnyGame, rng: Rng, *, custom: bool = False) -> Player[Any, Any]:
    """Return a bot for a game that draws from this source of chance."""
    spec = parse(text, custom=custom)
    match spec.kind:
        case "random":
            return UniformPlayer(rng)
        case "greedy":
            return GreedyPlayer(game, rng, temper=spec.temper)
        case "class":
            return class_player(spec.rest, game, rng)
        case "program":
            return ProgramPlayer(spec.rest, game, rng)
        case "search":
            return searcher(game, rng, spec.budget or Budget(), spec.temper)
        case kind if kind in BASELINES:
            return _baseline(kind, game, rng, spec.budget or Budget())
        case level:
            found = skill(level, game.name)
            return LevelPlayer(game, rng, found, temper=spec.temper, cap=spec.budget)


def dismiss(*players: object) -> None:
    """Let bots go that hold on to something, as a custom program does."""
    for player in players:
        close = getattr(player, "close", None)
        if close:
            close()


def _budget(written: str, text: str) -> Budget:
    """Read a budget: a number of playouts, or of milliseconds."""
    found = _BUDGET.fullmatch(text)
    if not found:
        raise OptionError("bot-budget", value=written[:80])
    amount = int(found[1])
    return Budget(milliseconds=amount) if found[2] else Budget(playouts=amount)


def _no_temper(kind: str, temper: str, moods: tuple[str, ...]) -> OptionError:
    """Return the error about a mood that a bot does not have."""
    if not moods:
        return OptionError("bot-moodless", value=kind)
    return OptionError("bot-temper", value=temper[:80], allowed=moods)


def _baseline(kind: str, game: AnyGame, rng: Rng, budget: Budget) -> Player[Any, Any]:
    """Return one of the players that the arena sets beside ours."""
    from tusch.bots.baselines import players as baselines  # noqa: PLC0415 - it may load the compiler

    found = baselines.PLAYERS[kind]
    return found(game, rng, playouts=budget.playouts, milliseconds=budget.milliseconds)
