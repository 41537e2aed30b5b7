"""The search of a game, compiled beside the play: nobody waits for the compiler.

`python -m tusch.bots.compilation` compiles in a process of its own and leaves a mark in the cache.
Until then the bots of `make` that would search follow their rules of thumb.
"""

import os
import sys
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any, Final

from tusch import kernel, registry
from tusch.bots import specs
from tusch.bots.levels import LEVELS, skill
from tusch.game import Message, Player, Rng
from tusch.play import playout
from tusch.processes import blocking, inside
from tusch.processes.command import QUIET, Command, module
from tusch.processes.patience import Patience
from tusch.registry import AnyGame

TRIAL: Final = "search:20"
"""The bot that plays a game to have everything compiled that a search needs."""
NICE: Final = 10
"""How much others come before the compiler."""
PATIENCE: Final = Patience(grace=1.0)
"""The compiler may take its time, but not to end."""
PRIVATE: Final = "tusch-"
"""How the name of a cache begins that is for one process alone."""
BROKEN: Final = 3
"""The exit code when numba is there and does not load."""


def installed() -> bool:
    """Whether numba is there; nothing is loaded to find that out."""
    return find_spec("numba") is not None


def ready(game: str) -> bool:
    """Whether a search of this game begins at once: compiled, or without numba to wait for."""
    return not installed() or not registry.entry(game).kernel or _mark(game).exists()


def searches(text: str, game: str, *, custom: bool = False) -> bool:
    """Whether a bot, as people write it, searches in this game."""
    spec = specs.parse(text, custom=custom)
    if spec.kind in LEVELS:
        return skill(spec.kind, game).budget is not None
    return spec.kind == "search"


def make(text: str, game: AnyGame, rng: Rng, *, custom: bool = False) -> Player[Any, Any]:
    """Return a bot that never waits for the compiler."""
    if not searches(text, game.name, custom=custom) or ready(game.name):
        return specs.make(text, game, rng, custom=custom)
    return EagerPlayer(text, game, rng, custom=custom)


class EagerPlayer:
    """A bot that plays by its rules of thumb until its search is compiled."""

    def __init__(self, text: str, game: AnyGame, rng: Rng, *, custom: bool = False) -> None:
        """Sit down in the same mood."""
        temper = specs.parse(text, custom=custom).temper
        self._light = specs.make(f"greedy/{temper}" if temper else "greedy", game, rng)
        self._search: Player[Any, Any] | None = None
        self._wanted = (text, game, rng, custom)

    def choose(self, view: Any) -> Any:
        """Choose one of the view's legal actions."""
        text, game, rng, custom = self._wanted
        if self._search is None and ready(game.name):
            self._search = specs.make(text, game, rng, custom=custom)
        return (self._search or self._light).choose(view)

    @property
    def below_level(self) -> bool:
        """Whether it follows its rules of thumb still."""
        return self._search is None

    def why(self, played: Any = None) -> tuple[Message, ...]:
        """Say why it chose what it chose last."""
        ask = getattr(self._search or self._light, "why", None)
        return ask(played) if ask else ()


class WarmUp:
    """The process that compiles the search of one game, or by another module what else it needs."""

    def __init__(self, game: str, by: str = "tusch.bots.compilation") -> None:
        """Begin; this process and its workers share what is compiled."""
        share_cache()
        self.game = game
        words = module(by, game)
        command = Command(words=words, errors=QUIET, tied=True)
        self._child = blocking.Child(command, PATIENCE)
        self._child.start()

    def wait(self) -> bool:
        """Wait for the end; return whether the game can be searched from now on."""
        return self._child.wait() == 0

    def close(self) -> None:
        """End it, finished or not."""
        self._child.end()


def notice(game: str) -> Message | None:
    """Return the line for people whose bots do not search with full strength now, if they don't."""
    if not installed():
        return kernel.notice()
    return None if ready(game) else Message("bot-compiling", {"game": game})


def share_cache() -> None:
    """Let the processes that this one starts find what is compiled, wherever that can be kept."""
    folder = kernel.cache_folder()
    if folder.name.startswith(PRIVATE):
        os.environ["XDG_CACHE_HOME"] = str(folder)
        kernel.cache_folder.cache_clear()


def compile_search(game: str) -> None:
    """Compile what the search of a game needs, or find it compiled, and leave the mark."""
    rehearse(game, TRIAL)
    _mark(game).touch()


def rehearse(game: str, bot: str) -> None:
    """Let a bot play at the smallest and the largest table: what it needs is compiled then."""
    rules = registry.make(game)
    for players in (rules.seats[0], rules.seats[-1]):
        rng = Random(players)
        bots = [specs.make(bot, rules, rng, custom=True) for _ in range(players)]
        for _ in playout(rules, rules.start(players), bots, rng):
            pass


def _mark(game: str) -> Path:
    """Return the file that says that a game is compiled."""
    return kernel.cache_folder() / f"{game}.ready"


def main(parent: str, game: str) -> int:
    """Compile for another process, and end with it."""
    inside.tie(parent)
    inside.end_with_input()
    inside.step_back(NICE)
    if not kernel.available():
        # Nothing will ever be compiled, so there is nothing to wait for.
        _mark(game).touch()
        return BROKEN
    compile_search(game)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
