"""Playing the games of an arena on several cores, and going on where it was stopped."""

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from tusch import record as records
from tusch.arena.crew import crew
from tusch.arena.match import ArenaRecord, Match
from tusch.errors import OptionError
from tusch.record import RecordError

BEGINNING: Final = b'{"tusch":'
"""How every record begins."""


def play_all(match: Match, numbers: Sequence[int], workers: int) -> Generator[bytes, None, None]:
    """Yield the records of these games, in order, as lines; several processes play them."""
    if workers == 1 or len(numbers) < 2:
        for number in numbers:
            yield records.encode(match.play(number))
        return
    with crew(match, min(workers, len(numbers))) as hands:
        yield from hands.in_order(numbers)


class Kept(NamedTuple):
    """What an arena that was stopped has left in its file."""

    games: tuple[ArenaRecord, ...] = ()
    size: int = 0
    """How many bytes the whole lines have."""


def read(path: Path) -> Kept:
    """Return what a file has of an arena; a last line that is not whole does not count."""
    if not path.exists():
        return Kept()
    whole, end, rest = path.read_bytes().rpartition(b"\n")
    try:
        games = tuple(map(decode, whole.split(b"\n"))) if end else ()
    except RecordError as error:
        if error.message.id == "record-version":
            raise
        raise OptionError("arena-file", file=str(path)) from None
    if not _cut_off(rest):
        raise OptionError("arena-file", file=str(path))
    return Kept(games, len(whole + end))


def _cut_off(rest: bytes) -> bool:
    """Whether this can be the beginning of a line of ours, which is then written again."""
    if not rest.startswith(BEGINNING[: len(rest)]):
        return False
    # If it is whole, it may be a record of something else, whose file has no line end.
    return not records.is_json(rest) or b'"arena":' in rest


def decode(line: bytes) -> ArenaRecord:
    """Read a record of an arena."""
    return records.decode(line, ArenaRecord)


def check_same(match: Match, kept: Kept, path: Path) -> None:
    """Refuse to go on with the file of another arena."""
    rules = records.write(match.game, match.players, ()).rules
    due = (match.game.name, match.players, rules)
    for number, record in enumerate(kept.games):
        if (record.game, record.players, record.rules) != due or record.arena != match.scheduled(
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
