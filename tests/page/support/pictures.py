"""Smaller PNG files: as many colours as a palette holds are enough for drawings."""

import struct
import zlib
from collections import Counter
from itertools import pairwise

SIGNATURE = b"\x89PNG\r\n\x1a\n"
COLOURS = 256
STEP = 4
"""Colours that differ by less are taken for the same."""
NEAR = bytes(min(255, (value + STEP // 2) // STEP * STEP) for value in range(256))


def smaller(data: bytes) -> bytes:
    """Return a picture of a browser with a palette of the colours that it has most of."""
    width, height, rows = _read(data)
    rows = [row.translate(NEAR) for row in rows]
    found: Counter[bytes] = Counter()
    for row in rows:
        found.update(row[at : at + 3] for at in range(0, len(row), 3))
    palette = [colour for colour, _ in found.most_common(COLOURS)]
    place = {
        colour: min(range(len(palette)), key=lambda each: _apart(palette[each], colour))
        for colour in found
    }
    packed = b"".join(
        b"\0" + bytes(place[row[at : at + 3]] for at in range(0, len(row), 3)) for row in rows
    )
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = [(b"IHDR", header), (b"PLTE", b"".join(palette)), (b"IDAT", zlib.compress(packed, 9))]
    return SIGNATURE + b"".join(_chunk(*part) for part in (*parts, (b"IEND", b"")))


def _apart(one: bytes, other: bytes) -> int:
    red, green, blue = one[0] - other[0], one[1] - other[1], one[2] - other[2]
    return red * red + green * green + blue * blue


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def _read(data: bytes) -> tuple[int, int, list[bytes]]:
    """Return width, height and rows of a truecolour PNG without interlace, as browsers write it."""
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
    if size == 4:
        rows = [b"".join(row[at : at + 3] for at in range(0, len(row), 4)) for row in rows]
    return width, height, rows[1:]


def _unfiltered(kind: int, row: bytes, above: bytes, size: int) -> bytes:
    """Undo the filter of a row."""
    found = bytearray(row)
    if kind == 2:
        return bytes((a + b) & 255 for a, b in zip(row, above, strict=True))
    for at in range(len(found)):
        left = found[at - size] if at >= size else 0
        corner = above[at - size] if at >= size else 0
        if kind == 1:
            guess = left
        elif kind == 3:
            guess = (left + above[at]) // 2
        elif kind == 4:
            guess = _paeth(left, above[at], corner)
        else:
            break
        found[at] = (found[at] + guess) & 255
    return bytes(found)


def _paeth(left: int, above: int, corner: int) -> int:
    guess = left + above - corner
    return min(
        (abs(guess - left), 0, left),
        (abs(guess - above), 1, above),
        (abs(guess - corner), 2, corner),
    )[2]
