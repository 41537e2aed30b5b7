"""`tusch check`: look at everything in a server's file, also while it runs."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

from tusch.cli.play.seating import Lang
from tusch.cli.words import one_line
from tusch.i18n import t
from tusch.server.run import settings
from tusch.store.place import as_place

if TYPE_CHECKING:
    from tusch.store.protocol import Checked

BAD = 1
"""The exit code when something is damaged."""


def check(
    file: str | None = None,
    /,
    *,
    data: str | None = None,
    config: str | None = None,
    lang: Lang,
) -> int:
    """Check a file and the log of every table in it, and print a line for what is damaged."""
    from tusch.store import moving  # noqa: PLC0415
    from tusch.store.sqlite import check as checking  # noqa: PLC0415 - it takes a moment to load

    given = {"data": data, "config": config}
    path = as_place(file) if file else settings.read_data(given, os.environ)
    if isinstance(path, Path) and _is_empty(path):
        print(t("cli-check-empty", lang, file=str(path)))
        return BAD
    faults = checking.faults(path) if isinstance(path, Path) else []
    for fault in faults:
        print(t("cli-check-fault", lang, file=str(path), reason=one_line(fault)))
    count = damaged = 0
    for each in moving.tables(path):
        count += 1
        if not _plays(each):
            damaged += 1
            code = one_line(each.code) or "-"
            print(t("cli-check-table", lang, table=one_line(each.table), code=code))
    print(t("cli-check-found", lang, file=str(path), tables=count, damaged=damaged))
    return BAD if faults or damaged else 0


def _is_empty(path: Path) -> bool:
    """Whether a file has nothing in it; one that cannot be read is an error that says why."""
    with path.open("rb") as file:
        return not file.read(1)


def _plays(table: "Checked") -> bool:
    """Whether a table can be played on from its events."""
    from tusch.server.table.timeline import Timeline  # noqa: PLC0415 - it takes a moment to load

    try:
        Timeline(table.rows or ())
    except Exception:
        # Whatever is wrong with it: the table cannot be read.
        return False
    return True
