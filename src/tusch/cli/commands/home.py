"""`tusch` without a command: the server on this machine, and the page in the browser."""

import os
import sys
import webbrowser
from pathlib import Path
from threading import Thread

from msgspec.structs import replace

from tusch.cli.commands.backup import make_default_folder, private_files
from tusch.cli.commands.serve import lan_lines, without_numba
from tusch.cli.play.seating import Lang
from tusch.i18n import t
from tusch.server.run import settings
from tusch.server.run.settings import SettingError, Settings

PORTS = 20
"""How many ports are tried if nobody has chosen one."""


def home(
    *,
    lan: bool = False,
    no_browser: bool = False,
    port: str | None = None,
    data: str | None = None,
    lang: Lang,
) -> int:
    """Serve this machine, or its local network, and open the page."""
    options = {"lan": lan, "port": port, "data": data}
    chosen = settings.read(options, os.environ)
    from tusch.server.observe import log as logs  # noqa: PLC0415 - it takes a moment
    from tusch.server.run import address_file  # noqa: PLC0415 - it takes a moment
    from tusch.store import StoreFileError  # noqa: PLC0415

    logs.begin(chosen.log)
    with private_files():
        make_default_folder(chosen.data, os.environ)
        try:
            fixed = settings.has_port(options, os.environ)
            _serve(chosen, lang, ports=1 if fixed else PORTS, browser=not no_browser)
        except StoreFileError as error:
            found = None
            if isinstance(chosen.data, Path):
                found = address_file.found(chosen.data)
            if error.message.id != "store-locked" or found is None:
                raise
            if chosen.lan and not found.others:
                # Whoever is in the same room would open this address in vain.
                raise SettingError("cli-home-alone", address=found.here) from None
            print(t("cli-home-runs", lang, address=found.here), flush=True)
            if chosen.lan:
                print(*lan_lines(found.others, lang), sep="\n", flush=True)
            if not no_browser:
                _open(found.here)
            return 0
    print(t("cli-serve-stopped", lang))
    return 0


def _serve(chosen: Settings, lang: str, *, ports: int, browser: bool) -> None:
    """Serve on the first port that is free."""
    from tusch.server.errors import ServeError  # noqa: PLC0415
    from tusch.server.run import serve as server  # noqa: PLC0415

    def ready(port: int) -> None:
        address = chosen.address_at(port)
        print(t("cli-home-ready", lang, address=address, file=str(chosen.data)))
        for line in without_numba(lang):
            print(line)
        if chosen.lan:
            print(*lan_lines(chosen.origins_at(port)[0], lang), sep="\n")
        sys.stdout.flush()
        if browser:
            # Some browsers run in the foreground.
            Thread(target=_open, args=(address,), daemon=True).start()

    for port in range(chosen.port, chosen.port + ports):
        try:
            server.run(replace(chosen, port=port), ready)
        except ServeError as error:
            if error.message.id != "cli-serve-busy" or port == chosen.port + ports - 1:
                raise
        else:
            return


def _open(address: str) -> None:
    """Open the page; without a screen there is nothing to open it on."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    if not sys.platform.startswith("linux") or any(os.environ.get(name) for name in screens):
        webbrowser.open(address)
