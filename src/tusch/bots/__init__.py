"""Players that are programs, by name."""

from collections.abc import Callable, Mapping
from typing import Any

from tusch.bots.uniform import UniformPlayer
from tusch.errors import OptionError
from tusch.game import Player, Rng

__all__ = ["BOTS", "UniformPlayer", "check", "make"]

BOTS: Mapping[str, Callable[[Rng], Player[Any, Any]]] = {"random": UniformPlayer}
"""How each bot is made from its own source of chance; the default first."""


def check(name: str) -> None:
    """Refuse a bot that there is not."""
    if name not in BOTS:
        raise OptionError("bot-unknown", value=name, allowed=tuple(BOTS))


def make(name: str, rng: Rng) -> Player[Any, Any]:
    """Return a bot that draws from this source of chance; refuse an unknown name."""
    check(name)
    return BOTS[name](rng)
