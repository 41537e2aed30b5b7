"""The host's custom bots: named in the settings, found when the server starts, never by guests."""

from collections.abc import Callable, Mapping

from tusch import bots
from tusch.processes.command import module, run
from tusch.server.errors import ServeError


def checker(custom: Mapping[str, str]) -> Callable[[str], None]:
    """Return what refuses bots unknown at this server."""

    def check(level: str) -> None:
        if level not in custom:
            bots.check(level)

    return check


def check_all(custom: Mapping[str, str]) -> None:
    """Refuse an unknown bot; it is looked for in a process of its own, as it will run."""
    for bot in custom.values():
        code, said = run(*module("tusch.server.thinking.worker", bot))
        if code:
            raise ServeError("cli-serve-bot", reason=said[-200:])
