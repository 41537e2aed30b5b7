"""Settings as somebody wrote them: read, or refused with one line that says where and why."""

import re
from collections.abc import Mapping, Sequence
from ipaddress import ip_network
from typing import Any, NamedTuple

from tusch.bots import specs
from tusch.errors import OptionError, TuschError

_HOST = re.compile(r"[A-Za-z0-9_.:-]{1,253}")
_ORIGIN = re.compile(r"(https?)://(?:[a-z0-9_.-]+|\[[0-9a-f:]+\])(?::([0-9]{1,5}))?")
_DEFAULT_PORT = {"http": 80, "https": 443}
_NAME = re.compile(r"[a-z][a-z0-9-]{0,23}")
_SWITCHES = {"1": True, "true": True, "yes": True, "on": True}
_SWITCHES |= {"0": False, "false": False, "no": False, "off": False}


class SettingError(TuschError):
    """A setting that is not possible."""


class Given(NamedTuple):
    """A setting as somebody wrote it."""

    option: str
    """Where it was written, as whoever wrote it knows it."""
    value: Any


def host(given: Given) -> str:
    """Read an address to listen on."""
    text = str(given.value)
    if not isinstance(given.value, str) or not _HOST.fullmatch(text):
        raise SettingError("cli-setting-host", option=given.option, value=text)
    return text


def number(given: Given, allowed: range) -> int:
    """Read a whole number."""
    text = str(given.value)
    # As text, so that neither true nor 80.0 in a file is a number.
    if not re.fullmatch("[0-9]{1,9}", text) or int(text) not in allowed:
        raise SettingError(
            "cli-setting-number",
            option=given.option,
            value=text,
            first=str(allowed[0]),
            last=str(allowed[-1]),
        )
    return int(text)


def switch(given: Given) -> bool:
    """Read yes or no."""
    found = _SWITCHES.get(str(given.value).lower())
    if found is None:
        raise SettingError("cli-setting-switch", option=given.option, value=str(given.value))
    return found


def word(given: Given, allowed: Sequence[str]) -> str:
    """Read one of a few words."""
    if given.value not in allowed:
        value = str(given.value)
        raise SettingError(
            "cli-setting-word", option=given.option, value=value, allowed=tuple(allowed)
        )
    return str(given.value)


def origins(given: Given) -> tuple[str, ...]:
    """Read origins as browsers send them: nothing else would ever match."""
    found = _list(given, r"[,\s]+")
    for origin in found:
        parts = _ORIGIN.fullmatch(origin)
        port = int(parts[2]) if parts and parts[2] else None
        if not parts or (port is not None and port in (0, _DEFAULT_PORT[parts[1]])):
            raise SettingError("cli-setting-origin", option=given.option, value=origin)
    return found


def proxies(given: Given) -> tuple[str, ...]:
    """Read addresses and networks."""
    found = _list(given, r"[,\s]+")
    for proxy in found:
        try:
            ip_network(proxy)
        except ValueError:
            raise SettingError("cli-setting-proxy", option=given.option, value=proxy) from None
    return found


def custom_bots(given: Given) -> Mapping[str, str]:
    """Read the host's custom bots, each as `NAME=BOT`; a command may have spaces and commas."""
    found: dict[str, str] = {}
    for text in _list(given, r"\s*;\s*"):
        name, _, bot = text.partition("=")
        if not bot or not _NAME.fullmatch(name) or name in (*specs.SIMPLE, *found):
            raise SettingError("cli-setting-bot", option=given.option, value=text[:80])
        try:
            specs.parse(bot, custom=True)
        except OptionError as error:
            raise SettingError(error.message.id, **error.message.args) from None
        found[name] = bot
    return found


def _list(given: Given, between: str) -> tuple[str, ...]:
    """Read several values: a list, or a text with something between them."""
    value = given.value
    parts = re.split(between, value) if isinstance(value, str) else value
    if not isinstance(parts, list | tuple) or not all(isinstance(part, str) for part in parts):
        raise SettingError("cli-setting-text", option=given.option)
    return tuple(part for part in parts if part)
