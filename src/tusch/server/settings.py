"""The settings of a server: by options, environment and file, checked before anything begins."""

import re
import tomllib
from collections.abc import Mapping
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any, NamedTuple

from tusch.errors import TuschError
from tusch.game import Value

HOST = "127.0.0.1"
PORT = 8000
NAMES = ("host", "port", "data", "origin", "proxy")
"""What can be set: `--host`, `TUSCH_HOST`, and `host` in a file."""

_HOST = re.compile(r"[A-Za-z0-9_.:-]{1,253}")
_ORIGIN = re.compile(r"(https?)://(?:[a-z0-9_.-]+|\[[0-9a-f:]+\])(?::([0-9]{1,5}))?")
_USUAL_PORT = {"http": 80, "https": 443}


class SettingError(TuschError):
    """A setting that is not possible."""


class Settings(Value, frozen=True, kw_only=True):
    """All that can be set."""

    data: Path
    """The file where all tables are kept."""
    host: str = HOST
    port: int = PORT
    """0: any free one."""
    origins: tuple[str, ...] = ()
    """Under which addresses people open the server; none: those of this machine."""
    proxies: tuple[str, ...] = ()
    """Who is believed about where people come from."""

    def origins_at(self, port: int) -> tuple[str, ...]:
        """Return the allowed origins when the server listens on a port."""
        if self.origins:
            return self.origins
        names = dict.fromkeys((in_url(self.host), "localhost", "127.0.0.1", "[::1]"))
        return tuple(f"http://{name}{_port_in_url(port)}" for name in names)


class _Given(NamedTuple):
    """A setting as somebody wrote it."""

    option: str
    """Where it was written, as he knows it."""
    value: Any


def read(options: Mapping[str, Any], environment: Mapping[str, str]) -> Settings:
    """Return the settings: an option before the environment, that before the file."""
    given = _gather(options, environment)
    host = _host(given["host"]) if "host" in given else HOST
    origins = _origins(given["origin"]) if "origin" in given else ()
    if not origins and not is_loopback(host):
        raise SettingError("cli-setting-public", value=host)
    return Settings(
        host=host,
        port=_port(given["port"]) if "port" in given else PORT,
        data=_data(given, environment),
        origins=origins,
        proxies=_proxies(given["proxy"]) if "proxy" in given else (),
    )


def read_data(options: Mapping[str, Any], environment: Mapping[str, str]) -> Path:
    """Return where the data is, whatever the other settings say."""
    return _data(_gather(options, environment), environment)


def default_data(environment: Mapping[str, str]) -> Path:
    """Return where the data is if nobody says so: in the user's data folder."""
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        # The XDG specification wants relative paths to be ignored.
        if Path(environment.get(name, "")).is_absolute():
            return Path(environment[name]) / "tusch" / "tusch.db"
    return Path.home() / ".local" / "share" / "tusch" / "tusch.db"


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach an address."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def in_url(host: str) -> str:
    """Return a host as an address of the web has it."""
    return f"[{host}]" if ":" in host else host


def _port_in_url(port: int) -> str:
    """Return a port as browsers write it: the usual one is left out."""
    return "" if port == _USUAL_PORT["http"] else f":{port}"


def _gather(options: Mapping[str, Any], environment: Mapping[str, str]) -> dict[str, _Given]:
    """Return every setting that was made, each from where it counts most."""
    file = options.get("config") or environment.get("TUSCH_CONFIG")
    given = _in_file(Path(file)) if file else {}
    for name in NAMES:
        variable = f"TUSCH_{name.upper()}"
        if environment.get(variable):
            given[name] = _Given(variable, environment[variable])
        if options.get(name):
            given[name] = _Given(f"--{name}", options[name])
    return given


def _in_file(path: Path) -> dict[str, _Given]:
    """Return the settings of a file; refuse one that does not exist."""
    try:
        found = tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeError, RecursionError) as mistake:
        raise SettingError("cli-setting-file", file=str(path), reason=str(mistake)) from None
    for name in found:
        if name not in NAMES:
            raise SettingError("cli-setting-unknown", file=str(path), value=name, allowed=NAMES)
    return {name: _Given(f"{name} in {path}", value) for name, value in found.items()}


def _data(given: Mapping[str, _Given], environment: Mapping[str, str]) -> Path:
    """Return the file of the data, in full."""
    if "data" not in given:
        return default_data(environment)
    option, value = given["data"]
    if not isinstance(value, str) or not value or "\0" in value:
        raise SettingError("cli-setting-text", option=option)
    return Path(value).absolute()


def _host(given: _Given) -> str:
    """Read an address to listen on."""
    host = str(given.value)
    if not isinstance(given.value, str) or not _HOST.fullmatch(host):
        raise SettingError("cli-setting-host", option=given.option, value=host)
    return host


def _port(given: _Given) -> int:
    """Read a port."""
    text = str(given.value)
    # As text, so that neither true nor 80.0 in a file is a port.
    if not re.fullmatch("[0-9]{1,5}", text) or int(text) > 0xFFFF:
        raise SettingError("cli-setting-port", option=given.option, value=text)
    return int(text)


def _origins(given: _Given) -> tuple[str, ...]:
    """Read origins as browsers send them: nothing else would ever match."""
    origins = _list(given)
    for origin in origins:
        found = _ORIGIN.fullmatch(origin)
        port = int(found[2]) if found and found[2] else None
        if not found or (port is not None and port in (0, _USUAL_PORT[found[1]])):
            raise SettingError("cli-setting-origin", option=given.option, value=origin)
    return origins


def _proxies(given: _Given) -> tuple[str, ...]:
    """Read addresses and networks."""
    proxies = _list(given)
    for proxy in proxies:
        try:
            ip_network(proxy)
        except ValueError:
            raise SettingError("cli-setting-proxy", option=given.option, value=proxy) from None
    return proxies


def _list(given: _Given) -> tuple[str, ...]:
    """Read several values: a list, or a text with commas or spaces between them."""
    value = given.value
    parts = re.split(r"[,\s]+", value) if isinstance(value, str) else value
    if not isinstance(parts, list | tuple) or not all(isinstance(part, str) for part in parts):
        raise SettingError("cli-setting-text", option=given.option)
    return tuple(part for part in parts if part)
