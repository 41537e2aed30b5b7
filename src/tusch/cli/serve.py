"""`tusch serve`: run the table server."""

import logging
import os

from tusch.cli.backup import make_default_folder, private_files
from tusch.cli.seating import Lang
from tusch.i18n import t
from tusch.server import settings


def serve(
    *,
    host: str | None = None,
    port: str | None = None,
    data: str | None = None,
    origin: tuple[str, ...] = (),
    proxy: tuple[str, ...] = (),
    config: str | None = None,
    lang: Lang,
) -> int:
    """Serve tables until somebody ends it."""
    options = {
        "host": host,
        "port": port,
        "data": data,
        "origin": origin,
        "proxy": proxy,
        "config": config,
    }
    chosen = settings.read(options, os.environ)
    # The web server takes a moment to load, which no other command needs to wait for.
    from tusch.server import serve as server  # noqa: PLC0415

    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")

    def ready(address: str) -> None:
        print(t("cli-serve-ready", lang, address=address, file=str(chosen.data)), flush=True)

    with private_files():
        make_default_folder(chosen.data, os.environ)
        server.run(chosen, ready)
    print(t("cli-serve-stopped", lang))
    return 0
