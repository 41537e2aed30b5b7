"""Playing the games of an arena on several cores, and going on where it was stopped."""

import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec

from tusch import record as records
from tusch.arena.match import ArenaRecord, Match
from tusch.errors import OptionError

_here: list[Match] = []
"""The match that a worker plays; a process of a pool has nowhere else to keep it."""


def play_all(match: Match, numbers: Sequence[int], workers: int) -> Iterator[bytes]:
    """Yield the records of these games, in order, as lines; several processes play them."""
    if workers == 1 or len(numbers) < 2:
        for number in numbers:
            yield records.encode(match.play(number))
        return
    # `spawn` works everywhere, and no thread of the compiler is copied half alive.
    context = multiprocessing.get_context("spawn")
    with _deaf():
        pool = context.Pool(min(workers, len(numbers)), _begin, (match,))
    try:
        yield from pool.imap(_play, numbers)
        pool.close()
    finally:
        pool.terminate()
        pool.join()


@contextmanager
def _deaf() -> Iterator[None]:
    """Let processes be born deaf to Ctrl-C: one that has just begun would complain about it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _begin(match: Match) -> None:
    """Prepare a worker: Ctrl-C is for the process that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _here[:] = [match]


def _play(number: int) -> bytes:
    """Play one game in a worker."""
    return records.encode(_here[0].play(number))


class Kept(NamedTuple):
    """What an arena that was stopped has left in its file."""

    games: tuple[ArenaRecord, ...] = ()
    size: int = 0
    """How many bytes the whole lines have."""


def read(path: Path) -> Kept:
    """Return what a file has of an arena; a last line that is not whole does not count."""
    if not path.exists():
        return Kept()
    lines = [line for line in path.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]
    try:
        games = tuple(decode(line) for line in lines)
    except msgspec.DecodeError:
        raise OptionError("arena-file", file=str(path)) from None
    return Kept(games, sum(len(line) for line in lines))


def decode(line: bytes) -> ArenaRecord:
    """Read a record of an arena."""
    return msgspec.json.decode(line, type=ArenaRecord)


def check_same(match: Match, kept: Kept, path: Path) -> None:
    """Refuse to go on with the file of another arena."""
    rules = records.write(match.game, match.players, ()).rules
    due = (match.game.name, match.players, rules)
    for number, record in enumerate(kept.games):
        if (record.game, record.players, record.rules) != due or record.arena != match.place(
            number
        ):
            raise OptionError("arena-other", file=str(path))


@contextmanager
def appending(path: Path | None, kept: Kept) -> Iterator[Callable[[bytes], None]]:
    """Open a file for more lines after those that are whole; yield what writes one."""
    if path is None:
        yield lambda _line: None
        return
    with path.open("ab") as file:
        file.truncate(kept.size)

        def write(line: bytes) -> None:
            file.write(line + b"\n")
            file.flush()

        yield write
