"""How far a long command has come."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn


@contextmanager
def counted(games: int, done: int = 0) -> Iterator[Callable[[], None]]:
    """Show how many games are played, on a terminal only; yield what counts one."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    quiet = not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=quiet) as progress:
        task = progress.add_task("", total=games, completed=done)
        yield lambda: progress.advance(task)
