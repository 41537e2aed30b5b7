"""Players that are programs, by name."""

from collections.abc import Mapping
from typing import Final

from tusch.bots.greedy import TEMPERS, GreedyPlayer
from tusch.bots.levels import LEVELS, Level, LevelPlayer
from tusch.bots.specs import check, dismiss, make
from tusch.bots.uniform import UniformPlayer

__all__ = [
    "BOTS",
    "LEVELS",
    "TEMPERS",
    "GreedyPlayer",
    "Level",
    "LevelPlayer",
    "UniformPlayer",
    "check",
    "dismiss",
    "make",
]

BOTS: Final[Mapping[str, tuple[str, str]]] = {
    "random": ("bot-random", "bot-random-about"),
    "greedy": ("bot-greedy", "bot-greedy-about"),
    **{name: (level.title, level.about) for name, level in LEVELS.items()},
}
"""The bots that everybody may choose, each with the ids of its name and of a sentence about it."""
