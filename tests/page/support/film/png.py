"""Smaller PNG files, standing and moving: a palette's colours are enough for drawings."""

import struct
import zlib
from collections.abc import Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

SIGNATURE = b"\x89PNG\r\n\x1a\n"
COLOURS = 256
STEP = 4
"""Colours that differ by less are taken for the same."""
Pixels = NDArray[np.uint8]


def smaller(data: bytes) -> bytes:
    """Return a picture of a browser with a palette of the colours that it has most of."""
    (places,), palette = _painted([_read(data)])
    parts = [_header(places), (b"PLTE", palette), (b"IDAT", _packed(places)), (b"IEND", b"")]
    return SIGNATURE + b"".join(_chunk(*part) for part in parts)


def moving(frames: Sequence[tuple[bytes, int]]) -> bytes:
    """Return pictures of one size as one that moves, each standing for so many milliseconds."""
    pictures, palette = _painted([_read(data) for data, _ in frames])
    parts = [
        _header(pictures[0]),
        (b"acTL", struct.pack(">II", len(frames), 0)),
        (b"PLTE", palette),
    ]
    number = 0
    last = None
    for places, (_, stands) in zip(pictures, frames, strict=True):
        # Of a frame only the part is kept that differs from the one before.
        top, bottom, left, right = _changed(last, places)
        part = places[top:bottom, left:right]
        control = struct.pack(
            ">IIIIIHHBB", number, right - left, bottom - top, left, top, stands, 1000, 0, 0
        )
        parts.append((b"fcTL", control))
        number += 1
        if last is None:
            parts.append((b"IDAT", _packed(part)))
        else:
            parts.append((b"fdAT", struct.pack(">I", number) + _packed(part)))
            number += 1
        last = places
    parts.append((b"IEND", b""))
    return SIGNATURE + b"".join(_chunk(*part) for part in parts)


def _painted(pictures: Sequence[Pixels]) -> tuple[list[Pixels], bytes]:
    """Return pictures as places in one palette, and the palette."""
    near = [
        np.minimum(255, (pixels.astype(np.int32) + STEP // 2) // STEP * STEP) for pixels in pictures
    ]
    codes = [pixels[..., 0] << 16 | pixels[..., 1] << 8 | pixels[..., 2] for pixels in near]
    found, times = np.unique(np.concatenate([each.ravel() for each in codes]), return_counts=True)
    most = found[np.argsort(-times, kind="stable")[:COLOURS]]
    apart = np.abs(_colours(found)[:, None, :] - _colours(most)[None, :, :])
    place = (apart * apart).sum(axis=2).argmin(axis=1).astype(np.uint8)
    return (
        [place[np.searchsorted(found, each)] for each in codes],
        _colours(most).astype(np.uint8).tobytes(),
    )


def _colours(codes: NDArray[np.int32]) -> NDArray[np.int32]:
    return np.stack([codes >> 16, codes >> 8 & 255, codes & 255], axis=-1)


def _changed(before: Pixels | None, after: Pixels) -> tuple[int, int, int, int]:
    """Top, bottom, left and right of what differs, and never nothing."""
    height, width = after.shape
    if before is None:
        return 0, height, 0, width
    rows = np.flatnonzero((before != after).any(axis=1))
    columns = np.flatnonzero((before != after).any(axis=0))
    if not rows.size:
        return 0, 1, 0, 1
    return int(rows[0]), int(rows[-1]) + 1, int(columns[0]), int(columns[-1]) + 1


def _header(places: Pixels) -> tuple[bytes, bytes]:
    height, width = places.shape
    return b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)


def _packed(places: Pixels) -> bytes:
    return zlib.compress(b"".join(b"\0" + row.tobytes() for row in places), 9)


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def _read(data: bytes) -> Pixels:
    """Return the pixels of a truecolour PNG without interlace, as browsers write it."""
    at, width, height, size, packed = len(SIGNATURE), 0, 0, 3, b""
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        body = data[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            width, height, depth, colours = struct.unpack(">IIBB", body[:10])
            assert (depth, colours) in ((8, 2), (8, 6))
            size = 3 if colours == 2 else 4
        elif kind == b"IDAT":
            packed += body
        at += 12 + length
    line = width * size + 1
    raw = zlib.decompress(packed)
    rows: list[bytes] = [bytes(width * size)]
    for start, end in pairwise(range(0, line * height + 1, line)):
        rows.append(_unfiltered(raw[start], raw[start + 1 : end], rows[-1], size))
    pixels = np.frombuffer(b"".join(rows[1:]), np.uint8).reshape(height, width, size)
    return pixels[..., :3]


def _unfiltered(kind: int, row: bytes, above: bytes, size: int) -> bytes:
    """Undo the filter of a row."""
    if kind == 0:
        return row
    if kind == 2:
        return (np.frombuffer(row, np.uint8) + np.frombuffer(above, np.uint8)).tobytes()
    if kind == 1:
        found = np.frombuffer(row, np.uint8).reshape(-1, size)
        return np.cumsum(found, axis=0, dtype=np.uint8).tobytes()
    return _guessed(kind, row, above, size)


def _guessed(kind: int, row: bytes, above: bytes, size: int) -> bytes:
    """Undo a filter that looks at what it has just found."""
    found = bytearray(row)
    for at in range(len(found)):
        left = found[at - size] if at >= size else 0
        corner = above[at - size] if at >= size else 0
        guess = (left + above[at]) // 2 if kind == 3 else _paeth(left, above[at], corner)
        found[at] = (found[at] + guess) & 255
    return bytes(found)


def _paeth(left: int, above: int, corner: int) -> int:
    guess = left + above - corner
    return min(
        (abs(guess - left), 0, left),
        (abs(guess - above), 1, above),
        (abs(guess - corner), 2, corner),
    )[2]
