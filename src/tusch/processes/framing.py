"""Messages in a pipe: frames, each with its length before it, or lines."""

import os
import struct
from collections.abc import Callable
from functools import partial
from typing import IO, TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    # Every command loads this module, and few need an event loop.
    from asyncio import StreamReader

LONGEST_FRAME: Final = 1 << 20
"""The longest frame that is taken from a child in an event loop; a longer one is an error."""
_HEAD: Final = struct.Struct(">I")
"""The length of what follows."""

Read: TypeAlias = Callable[[IO[bytes]], bytes | None]
"""Returns the next message of a pipe, or None at its end."""


def frame(body: bytes) -> bytes:
    """Return a message as it goes through a pipe."""
    return _HEAD.pack(len(body)) + body


def read_frame(pipe: IO[bytes]) -> bytes | None:
    """Return the next frame of a pipe, or None at its end."""
    head = pipe.read(_HEAD.size)
    if len(head) < _HEAD.size:
        return None
    (length,) = _HEAD.unpack(head)
    body = pipe.read(length)
    return body if len(body) == length else None


async def receive_frame(stream: "StreamReader") -> bytes:
    """Return the next frame of a stream; EOFError: there is none."""
    (length,) = _HEAD.unpack(await stream.readexactly(_HEAD.size))
    if length > LONGEST_FRAME:
        raise EOFError
    return await stream.readexactly(length)


def lines(longest: int) -> Read:
    """Return what reads lines, the long ones in parts."""
    return partial(_read_line, longest)


def _read_line(longest: int, pipe: IO[bytes]) -> bytes | None:
    """Return the next line of a pipe, or None at its end."""
    return pipe.readline(longest) or None


def write_frame(pipe: int, body: bytes) -> None:
    """Write a frame and hold nothing back: a pipe that has broken is noticed here or never."""
    left = memoryview(frame(body))
    while left:
        left = left[os.write(pipe, left) :]
