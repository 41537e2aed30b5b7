"""Figaro and Zirkus Flohcati, played exactly by their rules."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    __version__: str
else:

    def __getattr__(name):
        """Look the version up in the installed package, and only when it is asked for."""
        if name != "__version__":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib.metadata import version  # noqa: PLC0415 - not needed to play

        return version("tusch")
