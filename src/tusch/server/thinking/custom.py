"""The host's own bots: named in the settings, found when the server starts, never by guests."""

import subprocess
from collections.abc import Callable, Mapping

from tusch import bots
from tusch.processes import tied
from tusch.server.errors import ServeError


def checker(own: Mapping[str, str]) -> Callable[[str], None]:
    """Return what refuses bots that there are not at this server."""

    def check(level: str) -> None:
        if level not in own:
            bots.check(level)

    return check


def check_all(own: Mapping[str, str]) -> None:
    """Refuse a bot that is not there; it is looked for in a process of its own, as it will run."""
    for bot in own.values():
        looked = subprocess.run(
            tied.command("tusch.server.thinking.worker", bot),
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        if looked.returncode:
            raise ServeError("cli-serve-bot", reason=looked.stderr.strip()[-200:])
