"""What a disk may hold after a power cut, from what a process was seen to do to its files."""

import struct
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

SECTOR = 512
"""What a disk writes whole or not at all."""
_HEAD = struct.Struct("<qqqc")


class Call(NamedTuple):
    """One call: `w` write, `t` truncate, `s` sync, `u` unlink."""

    kind: str
    path: str
    offset: int
    content: bytes


def calls(log: Path) -> Iterator[Call]:
    """Read what the preloaded library has written down."""
    noted, at = log.read_bytes(), 0
    while at < len(noted):
        offset, length, name, kind = _HEAD.unpack_from(noted, at)
        at += _HEAD.size
        path, content = noted[at : at + name].decode(), noted[at + name : at + name + length]
        at += name + length
        yield Call(kind.decode(), path, offset, content)


class File:
    """A file: what is safe, and what was done to it since."""

    def __init__(self) -> None:
        self.safe: bytearray | None = None
        """None: the file itself may not be there."""
        self.since: list[Call] = []

    def sync(self) -> None:
        """All that was done so far is safe."""
        content: bytearray | None = self.safe
        for call in self.since:
            content = _done(content, call)
        self.safe, self.since = content, []

    def after_cut(self, rng: Random) -> bytearray | None:
        """What may be there: of all that is not safe anything, torn or whole, or nothing."""
        content = None if self.safe is None else bytearray(self.safe)
        luck = rng.choice((0.0, 0.5, 0.9, 1.0))
        for call in self.since:
            if rng.random() < luck:
                content = _done(content, call)
            elif call.kind == "w" and rng.random() < 0.3:
                for start in range(0, len(call.content), SECTOR):
                    if rng.random() < 0.5:
                        part = call.content[start : start + SECTOR]
                        offset = call.offset + start
                        content = _done(content, Call("w", call.path, offset, part))
        return content


def _done(content: bytearray | None, call: Call) -> bytearray | None:
    """Return a file after a call."""
    if call.kind == "u":
        return None
    content = bytearray() if content is None else content
    if call.kind == "t":
        del content[call.offset :]
        content.extend(bytes(call.offset - len(content)))
    else:
        content.extend(bytes(max(0, call.offset - len(content))))
        content[call.offset : call.offset + len(call.content)] = call.content
    return content


class Disk:
    """The files of a process as they become safe, call by call."""

    def __init__(self) -> None:
        self.files: dict[str, File] = {}

    def do(self, call: Call) -> None:
        """Let a call happen."""
        if call.kind != "s":
            self.files.setdefault(call.path, File()).since.append(call)
        elif call.path in self.files:
            self.files[call.path].sync()
        else:
            # A folder: it is known which files are in it, and that others are not.
            for path, file in self.files.items():
                if Path(path).parent == Path(call.path):
                    _sync_name(file)

    def cut(self, folder: Path, rng: Random) -> None:
        """Put into a folder what may be left after a power cut."""
        for path, file in self.files.items():
            content = file.after_cut(rng)
            if content is not None:
                (folder / Path(path).name).write_bytes(content)


def _sync_name(file: File) -> None:
    """Make safe that a file is there, or is not."""
    gone = [number for number, call in enumerate(file.since) if call.kind == "u"]
    if gone:
        file.safe, file.since = None, file.since[gone[-1] + 1 :]
    if file.since and file.safe is None:
        file.safe = bytearray()
