"""`tusch tables`: which tables there are, who plays there, and what the log calls them."""

import os
from datetime import datetime
from typing import TYPE_CHECKING

from tusch.cli.play.seating import Lang
from tusch.cli.words import one_line, short_name
from tusch.errors import OptionError
from tusch.i18n import t
from tusch.server.run import settings

if TYPE_CHECKING:
    from tusch.store import Listing


def tables(
    code: str | None = None,
    /,
    *,
    data: str | None = None,
    config: str | None = None,
    lang: Lang,
) -> int:
    """Print a line for every table, or for one; nothing is written, and a server may run."""
    from tusch.store import moving  # noqa: PLC0415 - it takes a moment to load

    place = settings.read_data({"data": data, "config": config}, os.environ)
    found = sorted(moving.listings(place), key=lambda listing: -listing.last)
    if code is not None:
        wanted = [listing for listing in found if listing.code == code.strip().upper()]
        if not wanted:
            raise OptionError("cli-tables-none", value=one_line(code), file=str(place))
        found = wanted
    for listing in found:
        print(_line(listing, lang))
    if code is None:
        print(t("cli-tables-found", lang, file=str(place), tables=len(found)))
    return 0


def _line(listing: "Listing", lang: str) -> str:
    """Return what is known of a table without reading its events."""
    from tusch.server.table.timeline import read_summary  # noqa: PLC0415 - it takes a moment to load

    summary = read_summary(listing.summary)
    names = [short_name(name) for name in summary.names if name] if summary else []
    when = datetime.fromtimestamp(listing.last / 1000).astimezone()
    return t(
        "cli-tables-line",
        lang,
        code=one_line(listing.code),
        when=f"{when:%Y-%m-%d %H:%M}",
        game=summary.game if summary else "-",
        status=listing.status,
        people=tuple(names) or ("-",),
        table=one_line(listing.table),
    )
