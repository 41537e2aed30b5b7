"""Files: records that are read line by line, and files that are written whole or not at all."""

import os
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from errno import EBADF
from io import BytesIO
from itertools import chain
from json import JSONDecoder
from pathlib import Path
from typing import BinaryIO, Final, TextIO

from tusch.errors import OptionError
from tusch.record import is_json

STANDARD = "-"
"""The standard input or output, where a file could be named."""
BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"
"""What some programs write before the first line."""
OPENINGS: Final = (b"{", b"[")
LONGEST: Final = 1 << 20
"""How much of a file is looked at to see whether its first record is one line."""


class Lines:
    """A file that grows by whole lines."""

    def __init__(self, file: BinaryIO) -> None:
        """Begin at the file's end."""
        self._file = file
        self.size = 0
        """How many bytes the whole lines have."""

    def write(self, line: bytes) -> None:
        """Add a line."""
        self._file.write(line + b"\n")
        self._file.flush()
        self.size += len(line) + 1


def standard(stream: TextIO | None) -> BinaryIO:
    """Return the standard input or output as bytes; it may be closed from the start."""
    if stream is None:
        raise OSError(EBADF, os.strerror(EBADF), "-")
    return stream.buffer


def source(file: str) -> AbstractContextManager[BinaryIO]:
    """Open a file of records, or the standard input."""
    return nullcontext(standard(sys.stdin)) if file == STANDARD else Path(file).open("rb")


def filled_lines(source: BinaryIO, file: str) -> Iterator[tuple[int, bytes]]:
    """Yield the lines that hold something, with their numbers in the file from 1 on.

    A file whose first record is written over several lines is refused: each of them would be one
    more that is no record.
    """
    begun = source.readline(LONGEST).removeprefix(BYTE_ORDER_MARK)
    while not begun.strip() and (more := source.readline(LONGEST)):
        begun += more
    if begun.lstrip()[:1] in OPENINGS and not is_json(begun):
        # Only then: whoever writes to us line by line is not kept waiting.
        begun += source.read(LONGEST)
    if _ends_later(begun):
        raise OptionError("record-lines", file=file)
    if not begun.endswith(b"\n"):
        # What was read ahead may end in the middle of a line.
        begun += source.readline()
    for number, line in enumerate(chain(BytesIO(begun), source), start=1):
        if line.strip():
            yield number, line


def _ends_later(text: bytes) -> bool:
    """Whether a text begins with a piece of JSON that goes on beyond its first line."""
    written = text.decode(errors="replace").lstrip()
    try:
        _, end = JSONDecoder().raw_decode(written)
    except (ValueError, RecursionError):
        return False
    return "\n" in written[:end]


def check_writable(path: Path) -> None:
    """Refuse a file now that could not be written when everything is done."""
    there = path.exists()
    with path.open("ab"):
        pass
    if not there:
        path.unlink()


@contextmanager
def writing(path: Path) -> Iterator[Lines]:
    """Write lines to a file that appears when all are there; Ctrl-C keeps those that are whole."""
    path = path.resolve()
    if path.exists() and not path.is_file():
        # A pipe or a device is written to; it must not be replaced by a file.
        with path.open("wb") as special:
            yield Lines(special)
        return
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        with _open(part, path) as file:
            lines = Lines(file)
            try:
                yield lines
            except KeyboardInterrupt:
                file.truncate(lines.size)
                file.close()
                if lines.size:
                    part.replace(path)
                raise
        part.replace(path)
    finally:
        with suppress(FileNotFoundError):
            part.unlink()


def _open(part: Path, path: Path) -> BinaryIO:
    """Open the part; a failure names the file that was asked for."""
    try:
        return part.open("wb")
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None
