"""How soon after the start of its process a bot makes its first move, and how much memory it takes.

As a program: make one move, and print what it took. A bot whose search was never compiled here
plays by rules of thumb at first; bots are measured both with a cache of compiled code and without.
"""

import sys
import time
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from benchmarks.processes import output
from tusch import registry
from tusch.bots import compilation
from tusch.bots.levels import LEVELS
from tusch.game import DEALER

PLAYERS = 4
SEED = 1
PASSES = 3


class Start(NamedTuple):
    seconds: float
    """From the start of the process to the first move, without thinking time: the median."""
    megabytes: float
    """The most memory that it had."""


def rows(passes: int = PASSES) -> dict[str, Callable[[], Start]]:
    """Every level of both games, compiled before and never compiled."""
    found: dict[str, Callable[[], Start]] = {}
    for game in registry.GAMES:
        for bot in LEVELS:
            found[f"{game} {bot}, compiled"] = partial(_compiled, game, bot, passes)
            found[f"{game} {bot}, never compiled"] = partial(_never_compiled, game, bot, passes)
    return found


def _compiled(game: str, bot: str, passes: int) -> Start:
    _compile(game)
    return _start(game, bot, passes, {}, below=False)


def _never_compiled(game: str, bot: str, passes: int) -> Start:
    with TemporaryDirectory() as empty:
        return _start(game, bot, passes, {"XDG_CACHE_HOME": empty, "LOCALAPPDATA": empty})


@cache
def _compile(game: str) -> None:
    compilation.compile_search(game)


def _start(
    game: str, bot: str, passes: int, folders: dict[str, str], *, below: bool = True
) -> Start:
    """Start a bot several times; `below`: rules of thumb may stand in for its search."""
    settings = [f"{name}={folder}" for name, folder in folders.items()]
    command = ["env", *settings, sys.executable, "-m", "benchmarks.speed.cold", game, bot]
    found = []
    for _ in range(passes):
        began = time.monotonic()
        ended, thought, kilobytes, thumbs = map(float, output(command).split())
        if thumbs and not below:
            raise RuntimeError("the search is not compiled")
        found.append((ended - began - thought, kilobytes / 1000))
    seconds, megabytes = zip(*found, strict=True)
    return Start(sorted(seconds)[passes // 2], max(megabytes))


def _move(name: str, bot: str) -> None:
    """Make the first choice of a game, then again to know how long the bot thinks."""
    game = registry.make(name)
    rng = Random(SEED)
    state: Any = game.start(PLAYERS)
    while (actor := game.actor(state)) is DEALER or len(game.legal_actions(state)) == 1:
        player = actor is not DEALER
        only = game.legal_actions(state)[0] if player else game.sample(state, rng)
        state = game.apply(state, only)
    view = game.observe(state, actor)
    mind = compilation.make(bot, game, rng)
    mind.choose(view)
    ended = time.monotonic()
    mind.choose(view)
    thought = time.monotonic() - ended
    print(ended, thought, _most_kilobytes(), int(getattr(mind, "below_level", False)))


def _most_kilobytes() -> int:
    """The most memory that this process had. (The figure of `resource` is inherited.)"""
    status = Path("/proc/self/status").read_text()
    return int(status.partition("VmHWM:")[2].split()[0])


if __name__ == "__main__":
    _move(*sys.argv[1:])
