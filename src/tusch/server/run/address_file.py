"""The file beside the data that says where its server can be opened on this machine."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def _file(data: Path) -> Path:
    """Return the file; the lock too is beside what a link leads to."""
    real = data.resolve()
    return real.with_name(f"{real.name}.address")


@contextmanager
def address(data: Path, shown: str) -> Iterator[None]:
    """Say where the server of this data is; only its server may, while it holds the lock."""
    file = _file(data)
    file.write_text(f"{shown}\n", "utf-8")
    try:
        yield
    finally:
        file.unlink(missing_ok=True)


def found(data: Path) -> str | None:
    """Return where the server of this data is, or was if it was killed."""
    try:
        return _file(data).read_text("utf-8").strip()
    except (OSError, UnicodeError):
        return None
