"""How a run of benchmarks reports its rows and promises, and the exit status that follows."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import TypeVar

T = TypeVar("T")


class Findings:
    """Prints what falls short and what could not be measured; only the second is an error."""

    def __init__(self) -> None:
        self.errors = 0

    @property
    def status(self) -> int:
        """The exit status: 0 if every row was measured."""
        return 1 if self.errors else 0

    def error(self, line: str) -> None:
        self.errors += 1
        print(f"ERROR {line}", flush=True)

    def promise(self, line: str, *, holds: bool) -> None:
        print(f"{'holds' if holds else 'falls short'}: {line}", flush=True)

    @contextmanager
    def row(self, name: str) -> Iterator[None]:
        """Name a row that cannot be measured, and let the others go on."""
        try:
            yield
        except Exception as error:
            self.error(f"{name}: {type(error).__name__}: {error}")

    def measured(self, rows: Mapping[str, Callable[[], T]]) -> dict[str, T]:
        """Return the figures of all rows that can be measured."""
        found = {}
        for name, measure in rows.items():
            with self.row(name):
                found[name] = measure()
        return found
