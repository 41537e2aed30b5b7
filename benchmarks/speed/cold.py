"""How soon a bot makes its first move after its process has begun, and what memory that takes.

As a program: make one move, and print what it took. A bot whose search was never compiled here
plays by its rules of thumb at first; both are measured, with a cache of compiled code and without.
"""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from tusch import registry
from tusch.bots import compilation
from tusch.bots.levels import LEVELS
from tusch.game import DEALER

ROOT = Path(__file__).parents[2]
PLAYERS = 4
SEED = 1
PASSES = 3


class Start(NamedTuple):
    game: str
    bot: str
    cache: str
    """Whether the search was compiled before."""
    seconds: float
    """From the start of the process to the first move, without its thinking: the median."""
    megabytes: float
    """The most memory that it had."""


def starts() -> Iterator[Start]:
    """Measure every level of both games, compiled before and never compiled."""
    for game in registry.GAMES:
        compilation.compile_search(game)
        for bot in LEVELS:
            yield _start(game, bot, "compiled", dict(os.environ))
            with TemporaryDirectory() as empty:
                environment = os.environ | {"XDG_CACHE_HOME": empty, "LOCALAPPDATA": empty}
                yield _start(game, bot, "never compiled", environment)


def _start(game: str, bot: str, cache: str, environment: dict[str, str]) -> Start:
    command = [sys.executable, "-m", "benchmarks.speed.cold", game, bot]
    found = []
    for _ in range(PASSES):
        began = time.monotonic()
        answer = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True
        )
        ended, thought, kilobytes = map(float, answer.stdout.split())
        found.append((ended - began - thought, kilobytes / 1000))
    seconds, megabytes = zip(*found, strict=True)
    return Start(game, bot, cache, sorted(seconds)[PASSES // 2], max(megabytes))


def _move(name: str, bot: str) -> None:
    """Make the first choice of a game, then the same again to know how long it thinks."""
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
    print(ended, time.monotonic() - ended, _most_kilobytes())


def _most_kilobytes() -> int:
    """The most memory that this process had. (What `resource` tells is inherited.)"""
    status = Path("/proc/self/status").read_text()
    return int(status.partition("VmHWM:")[2].split()[0])


if __name__ == "__main__":
    _move(*sys.argv[1:])
