"""The file beside the data that says where its server can be opened on this machine."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple


class Addresses(NamedTuple):
    """Where a server can be opened."""

    here: str
    """On its own machine."""
    others: str = ""
    """By others on the local network; empty: it is not for them."""


def _file(data: Path) -> Path:
    """Return the file; the lock too is beside what a link leads to."""
    real = data.resolve()
    return real.with_name(f"{real.name}.address")


@contextmanager
def address(data: Path, shown: Addresses) -> Iterator[None]:
    """Say where the server of this data is; only its server may, while it holds the lock."""
    file = _file(data)
    file.write_text("".join(f"{each}\n" for each in shown if each), "utf-8")
    try:
        yield
    finally:
        file.unlink(missing_ok=True)


def found(data: Path) -> Addresses | None:
    """Return where the server of this data is, or was if it was killed."""
    try:
        lines = _file(data).read_text("utf-8").split()
    except (OSError, UnicodeError):
        return None
    return Addresses(*lines[:2]) if lines else None
