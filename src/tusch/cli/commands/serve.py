"""`tusch serve`: run the table server."""

import os
import sys
from collections.abc import Iterator

from tusch import kernel
from tusch.bots import compilation
from tusch.cli.commands.backup import make_default_folder, private_files
from tusch.cli.play.seating import Lang
from tusch.i18n import t
from tusch.server.run import settings
from tusch.server.run.settings import Settings, in_url


def serve(
    *,
    host: str | None = None,
    port: str | None = None,
    data: str | None = None,
    origin: tuple[str, ...] = (),
    proxy: tuple[str, ...] = (),
    hsts: bool = False,
    connections: str | None = None,
    lan: bool = False,
    workers: str | None = None,
    bot: tuple[str, ...] = (),
    keep_days: str | None = None,
    coach_budget: str | None = None,
    metrics_port: str | None = None,
    log: str | None = None,
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
        "hsts": hsts,
        "connections": connections,
        "lan": lan,
        "workers": workers,
        "bot": bot,
        "keep_days": keep_days,
        "coach_budget": coach_budget,
        "metrics_port": metrics_port,
        "log": log,
        "config": config,
    }
    chosen = settings.read(options, os.environ)
    # The web server takes a moment to load, which no other command needs to wait for.
    from tusch.server.observe import log as logs  # noqa: PLC0415
    from tusch.server.run import serve as server  # noqa: PLC0415

    logs.begin(chosen.log)

    def ready(port: int) -> None:
        print(*ready_lines(chosen, port, lang), sep="\n", flush=True)

    with private_files():
        make_default_folder(chosen.data, os.environ)
        server.run(chosen, ready)
    print(t("cli-serve-stopped", lang))
    return 0


def ready_lines(chosen: Settings, port: int, lang: str) -> Iterator[str]:
    """Yield what a host reads when people can come."""
    addresses = tuple(f"http://{in_url(host)}:{port}" for host in chosen.hosts)
    yield t("cli-serve-ready", lang, address=addresses, file=str(chosen.data))
    yield from without_numba(lang)
    if chosen.lan:
        yield from lan_lines(chosen.origins_at(port)[0], lang)
    elif chosen.origins:
        yield t("cli-serve-open", lang, address=chosen.origins)


def without_numba(lang: str) -> Iterator[str]:
    """Yield the line that tells of a missing numba, if it is missing; nothing is loaded."""
    notice = None if compilation.installed() else kernel.notice()
    if notice:
        yield t(notice, lang)


def lan_lines(address: str, lang: str) -> Iterator[str]:
    """Yield the address for the others on the local network, and its QR code."""
    from tusch.server.http import qr  # noqa: PLC0415 - few need it

    yield t("cli-serve-lan", lang, address=address)
    yield from qr.lines(address, colour=sys.stdout.isatty() and not os.environ.get("NO_COLOR"))
