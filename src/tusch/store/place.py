"""Where a store is: a file, or the address of a PostgreSQL database."""

import re
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias
from urllib.parse import parse_qs

from tusch.game import Value
from tusch.store.errors import StoreError

ALLOWED: Final = {
    # Less would lose acknowledged moves in a power cut.
    "synchronous_commit": ("on", "remote_apply"),
    # Everybody asks for the host that writes.
    "target_session_attrs": ("any", "primary", "read-write"),
}
"""What an address may say where not everything is possible."""
SHOWN: Final = ("host", "port", "dbname", "database", "service", "search_path")
"""What is shown of its end, because it tells one database from another."""

_SCHEME: Final = re.compile(r"([a-z][a-z0-9+.-]*):(//)?", re.IGNORECASE)
_ADDRESS: Final = re.compile(
    r"(?P<scheme>postgres(?:ql)?)://"
    r"(?:(?P<user>[^:@/?#]*)(?::[^@/?#]*)?@)?"
    r"(?P<hosts>[^@/?#]*)(?P<name>/[^@?#]*)?(?:\?(?P<query>[^#]*))?",
    re.IGNORECASE,
)
_HOST: Final = re.compile(r"(?:\[[^\[\]]+\]|[^\[\]:]*)(?::(?P<port>[^\[\]:]*))?")
_LAST_PORT: Final = 65_535


class _Parts(NamedTuple):
    """An address, taken apart; the password is left out."""

    scheme: str
    user: str
    hosts: tuple[str, ...]
    name: str
    settings: dict[str, str]
    clear: bool
    """Whether no part of it could be a password that was not written as it should be."""
    span: tuple[int, int]
    """Where its hosts stand."""


class DatabaseUrl(Value, frozen=True):
    """The address of a PostgreSQL database, with all that is needed to open it."""

    text: str

    def __post_init__(self) -> None:
        """Refuse what cannot be an address, and settings that must not be."""
        for name, allowed in ALLOWED.items():
            value = _parse(self.text).settings.get(name, allowed[0])
            if value not in allowed:
                raise StoreError(
                    "store-setting", file=str(self), option=name, value=value, allowed=allowed
                )

    def __str__(self) -> str:
        """Return it as people may read it: without a password."""
        parts = _parse(self.text)
        if not parts.clear:
            return f"{parts.scheme}://…"
        user = f"{parts.user}@" if parts.user else ""
        shown = [f"{name}={value}" for name, value in parts.settings.items() if name in SHOWN]
        end = f"?{'&'.join(shown)}" if shown else ""
        return f"{parts.scheme}://{user}{','.join(parts.hosts)}{parts.name}{end}"

    @property
    def settings(self) -> dict[str, str]:
        """Return what stands behind the question mark."""
        return _parse(self.text).settings

    @property
    def single(self) -> tuple[str, ...]:
        """Return an address for each host."""
        parts = _parse(self.text)
        begin, end = parts.span
        return tuple(self.text[:begin] + host + self.text[end:] for host in parts.hosts)


Place: TypeAlias = Path | DatabaseUrl


def as_place(text: str) -> Place:
    """Return what somebody has written as a place; a file may be there or not."""
    found = _SCHEME.match(text)
    if not found or not (found[2] or found[1].lower().startswith("postgres")):
        return Path(text)
    if found[1].lower() not in ("postgres", "postgresql"):
        raise StoreError("store-scheme", value=found[0])
    return DatabaseUrl(text)


def need_driver() -> None:
    """Refuse a database where nothing is installed that speaks with it."""
    if find_spec("asyncpg") is None:
        raise StoreError("store-postgres")


def _parse(text: str) -> _Parts:
    """Take an address apart; nothing of one that cannot be read is repeated: it has a secret."""
    found = _ADDRESS.fullmatch(text)
    if not found or not text.isprintable() or " " in text:
        raise StoreError("store-address")
    hosts = tuple(found["hosts"].split(","))
    for host in hosts:
        match = _HOST.fullmatch(host)
        if not match:
            raise StoreError("store-address")
        if match["port"] and not _is_port(match["port"]):
            raise StoreError("store-port", allowed=str(_LAST_PORT))
    query = found["query"] or ""
    try:
        named = parse_qs(query, strict_parsing=True) if query else {}
    except ValueError:
        raise StoreError("store-address") from None
    settings = {name: values[-1] for name, values in named.items()}
    if "port" in settings and not all(map(_is_port, settings["port"].split(","))):
        raise StoreError("store-port", allowed=str(_LAST_PORT))
    return _Parts(
        found["scheme"].lower(),
        found["user"] or "",
        hosts,
        found["name"] or "",
        settings,
        "@" not in query,
        found.span("hosts"),
    )


def _is_port(text: str) -> bool:
    """Whether a text is the number of a port."""
    return text.isascii() and text.isdigit() and 0 < int(text) <= _LAST_PORT
