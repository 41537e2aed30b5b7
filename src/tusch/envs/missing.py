"""One line for whoever has not installed what an environment is made for."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needed(*packages: str, extra: str) -> Iterator[None]:
    """Import packages of an extra, or say how they are installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in packages:
            raise
        line = f"{error.name} is not installed: pip install 'tusch[{extra}]'"
        raise ModuleNotFoundError(line, name=error.name) from None
