"""Environments for learning: every registered game for PettingZoo, Gymnasium and OpenSpiel.

Importing this package registers `tusch/NAME-v0` with those of Gymnasium and PettingZoo that are
installed; `tusch.envs.spiel` is imported for OpenSpiel. docs/research.md says what they do.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from tusch import registry

EXTRAS: Final = {"gymnasium": "envs", "pettingzoo": "envs", "pyspiel": "openspiel"}
"""The libraries that there are environments for, by their modules; what installs each."""


def name_of(game: str) -> str:
    """Return the name that a game is registered by."""
    return f"tusch/{game.capitalize()}-v0"


def register() -> None:
    """Register every game that is not there yet: one from elsewhere may come later."""
    found = [module for module in EXTRAS if find_spec(module)]
    if not found:
        raise ModuleNotFoundError(
            "tusch.envs needs Gymnasium and PettingZoo: pip install 'tusch[envs]',"
            " or OpenSpiel: pip install 'tusch[openspiel]'"
        )
    for game in registry.GAMES:
        if "gymnasium" in found:
            _register_single(game)
        if "pettingzoo" in found:
            _register_aec(game)


def _register_single(game: str) -> None:
    """Register a game with Gymnasium: one table by the readable rules, many by a kernel."""
    gymnasium: Any = import_module("gymnasium")
    if name_of(game) not in gymnasium.registry:
        gymnasium.register(
            name_of(game),
            entry_point=f"{__name__}.single:TableEnv",
            vector_entry_point=f"{__name__}.vector:VectorTableEnv",
            kwargs={"game": game},
        )


def _register_aec(game: str) -> None:
    """Register a game with PettingZoo."""
    pettingzoo: Any = import_module("pettingzoo")
    if name_of(game) not in pettingzoo.aec_registry:
        entry_point = f"{__name__}.aec:env"
        pettingzoo.register("aec", name_of(game), entry_point, kwargs={"game": game})


register()
