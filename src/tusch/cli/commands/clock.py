"""`tusch trust-clock`: say that the machine's clock is right, so that old tables are deleted."""

import os

from tusch.cli.play.seating import Lang
from tusch.i18n import t
from tusch.server.lobby.clock import DAY
from tusch.server.run import settings


def trust_clock(*, data: str | None = None, config: str | None = None, lang: Lang) -> int:
    """Let a server delete old tables again, also while it runs."""
    from tusch import store  # noqa: PLC0415 - it takes a moment to load

    file = settings.read_data({"data": data, "config": config}, os.environ)
    held = store.trust_clock(file)
    id = "cli-trust-clock-done" if held else "cli-trust-clock-free"
    print(t(id, lang, data=str(file), days=-(-held // DAY)))
    return 0
