"""The settings of a server: by options, environment and file, checked before anything begins."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tusch.game import Value
from tusch.server.addresses import is_https, is_loopback, is_number
from tusch.server.limits import LIMITS
from tusch.server.run.given import (
    Given,
    SettingError,
    custom_bots,
    host,
    number,
    origins,
    proxies,
    switch,
    word,
)
from tusch.store.place import Place, as_place

__all__ = ["SettingError", "Settings", "default_data", "in_url", "is_loopback", "read", "read_data"]

LOOPBACK = "127.0.0.1"
DEFAULT_PORT = 8000
DEFAULT_KEEP_DAYS = 365
MOST_PLAYOUTS = 100_000
"""That the coach may have for a decision."""
NAMES = (
    "host",
    "port",
    "data",
    "origin",
    "proxy",
    "hsts",
    "connections",
    "lan",
    "workers",
    "bot",
    "keep_days",
    "coach_budget",
    "metrics_port",
    "log",
)
"""What can be set: `--host`, `TUSCH_HOST`, and `host` in a file."""
LOGS = ("text", "json")

_HTTP_PORT = 80


class Settings(Value, frozen=True, kw_only=True):
    """All that can be set."""

    data: Place
    """Where all tables are kept: a file, or a PostgreSQL database."""
    host: str = LOOPBACK
    port: int = DEFAULT_PORT
    """0: any free one."""
    origins: tuple[str, ...] = ()
    """Under which addresses people open the server; none: those of this machine."""
    proxies: tuple[str, ...] = ()
    """Who is believed about where people come from."""
    hsts: bool = False
    """Whether browsers are told to come over https alone from now on."""
    connections: int = LIMITS.connections
    """How many connections one address may have."""
    lan: tuple[str, ...] = ()
    """The addresses of the local network to listen on, besides this machine; none: not there."""
    workers: int = 1
    """In how many processes bots think."""
    bots: Mapping[str, str] = {}
    """The host's own bots, by the names that tables have for them."""
    keep_days: int = DEFAULT_KEEP_DAYS
    """After how many days without anything a table is deleted; 0: never."""
    coach_budget: int | None = None
    """Playouts that the coach has for a decision; None: its own number; 0: there is no coach."""
    metrics_port: int | None = None
    """Where this machine alone can read the metrics."""
    log: str = LOGS[0]

    @property
    def hosts(self) -> tuple[str, ...]:
        """Where the server listens, the address for others first."""
        return tuple(dict.fromkeys((*self.lan, LOOPBACK))) if self.lan else (self.host,)

    def address_at(self, port: int) -> str:
        """Return where this machine itself opens the server."""
        return self.origins[0] if self.origins else f"http://{in_url(self.hosts[-1])}:{port}"

    def origins_at(self, port: int) -> tuple[str, ...]:
        """Return the allowed origins when the server listens on a port, that for others first."""
        if self.origins:
            return self.origins
        names = dict.fromkeys((*map(in_url, self.hosts), "localhost", "127.0.0.1", "[::1]"))
        return tuple(f"http://{name}{_port_in_url(port)}" for name in names)


def read(options: Mapping[str, Any], environment: Mapping[str, str]) -> Settings:
    """Return the settings: an option before the environment, that before the file."""
    given = _gather(options, environment)
    listen = host(given["host"]) if "host" in given else None
    allowed = origins(given["origin"]) if "origin" in given else ()
    lan = "lan" in given and switch(given["lan"])
    if listen and not allowed and not lan and not is_loopback(listen):
        if not is_number(listen):
            raise SettingError("cli-setting-name", option=given["host"].option, value=listen)
        raise SettingError("cli-setting-public", value=listen)
    hsts = "hsts" in given and switch(given["hsts"])
    if hsts and not is_https(allowed):
        raise SettingError("cli-setting-hsts", option=given["hsts"].option)
    port = _number(given, "port", range(0x10000), DEFAULT_PORT)
    return Settings(
        host=listen or LOOPBACK,
        port=port,
        data=_data(given, environment),
        origins=allowed,
        proxies=proxies(given["proxy"]) if "proxy" in given else (),
        hsts=hsts,
        connections=_number(given, "connections", range(1, 100_000), LIMITS.connections),
        lan=_addresses(listen) if lan else (),
        workers=_number(given, "workers", range(1, cores() + 1), max(1, cores() - 1)),
        bots=custom_bots(given["bot"]) if "bot" in given else {},
        keep_days=_number(given, "keep_days", range(100_000), DEFAULT_KEEP_DAYS),
        coach_budget=(
            _number(given, "coach_budget", range(MOST_PLAYOUTS + 1), 0)
            if "coach_budget" in given
            else None
        ),
        metrics_port=_metrics_port(given, port),
        log=word(given["log"], LOGS) if "log" in given else LOGS[0],
    )


def read_data(options: Mapping[str, Any], environment: Mapping[str, str]) -> Place:
    """Return where the data is, whatever the other settings say."""
    return _data(_gather(options, environment), environment)


def has_port(options: Mapping[str, Any], environment: Mapping[str, str]) -> bool:
    """Return whether somebody has chosen a port."""
    return "port" in _gather(options, environment)


def default_data(environment: Mapping[str, str]) -> Path:
    """Return where the data is if nobody says so: in the user's data folder."""
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        # The XDG specification wants relative paths to be ignored.
        if Path(environment.get(name, "")).is_absolute():
            return Path(environment[name]) / "tusch" / "tusch.db"
    return Path.home() / ".local" / "share" / "tusch" / "tusch.db"


def cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def in_url(host: str) -> str:
    """Return a host as an address of the web has it."""
    return f"[{host}]" if ":" in host else host


def _port_in_url(port: int) -> str:
    """Return a port as browsers write it: the default one is left out."""
    return "" if port == _HTTP_PORT else f":{port}"


def _addresses(chosen: str | None) -> tuple[str, ...]:
    """Return the chosen address of the local network, or all that this machine has there."""
    from tusch.server.run import lan  # noqa: PLC0415 - few need it

    if chosen:
        if not lan.is_local(chosen):
            raise SettingError("cli-setting-lan-host", value=chosen)
        return (chosen,)
    found = lan.addresses()
    if not found:
        raise SettingError("cli-setting-lan")
    return found


def _gather(options: Mapping[str, Any], environment: Mapping[str, str]) -> dict[str, Given]:
    """Return every setting that was made, each from where it counts most."""
    file = options.get("config") or environment.get("TUSCH_CONFIG")
    given = _in_file(Path(file)) if file else {}
    for name in NAMES:
        variable = f"TUSCH_{name.upper()}"
        if environment.get(variable):
            given[name] = Given(variable, environment[variable])
        if options.get(name):
            given[name] = Given(f"--{name.replace('_', '-')}", options[name])
    return given


def _in_file(path: Path) -> dict[str, Given]:
    """Return the settings of a file; refuse one that does not exist."""
    try:
        found = tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeError, RecursionError) as error:
        raise SettingError("cli-setting-file", file=str(path), reason=str(error)) from None
    for name in found:
        if name not in NAMES:
            raise SettingError("cli-setting-unknown", file=str(path), value=name, allowed=NAMES)
    return {name: Given(f"{name} in {path}", value) for name, value in found.items()}


def _number(given: Mapping[str, Given], name: str, allowed: range, default: int) -> int:
    """Return a number that was set, or the default."""
    return number(given[name], allowed) if name in given else default


def _metrics_port(given: Mapping[str, Given], taken: int) -> int | None:
    """Return the port of the metrics; it cannot be the one where people come."""
    if "metrics_port" not in given:
        return None
    found = _number(given, "metrics_port", range(0x10000), 0)
    if found and found == taken:
        raise SettingError(
            "cli-setting-same-port", option=given["metrics_port"].option, value=str(found)
        )
    return found


def _data(given: Mapping[str, Given], environment: Mapping[str, str]) -> Place:
    """Return where the data is, a file in full."""
    if "data" not in given:
        return default_data(environment)
    option, value = given["data"]
    if not isinstance(value, str) or not value or "\0" in value:
        raise SettingError("cli-setting-text", option=option)
    found = as_place(value)
    return found.absolute() if isinstance(found, Path) else found
