"""Messages in a pipe."""

import asyncio
import os
from io import BytesIO

import pytest

from tusch.processes import framing
from tusch.processes.framing import frame, lines, read_frame, receive_frame


def test_frames_are_read_as_they_were_written() -> None:
    bodies = [b"one", b"", b"\n" * 100_000]
    pipe = BytesIO(b"".join(map(frame, bodies)))
    assert [read_frame(pipe) for _ in bodies] == bodies
    assert read_frame(pipe) is None


@pytest.mark.parametrize("left", [1, 3, 4, 6])
def test_frame_that_is_cut_off_is_the_end(left: int) -> None:
    assert read_frame(BytesIO(frame(b"one")[:left])) is None


def test_frame_that_does_not_fit_into_a_pipe_at_once_is_written_whole() -> None:
    there, back = os.pipe()
    body = b"x" * 1_000_000

    async def both() -> bytes | None:
        with os.fdopen(there, "rb") as pipe:
            reading = asyncio.to_thread(read_frame, pipe)
            await asyncio.gather(found := asyncio.ensure_future(reading), _write(back, body))
            return found.result()

    assert asyncio.run(both()) == body


async def _write(pipe: int, body: bytes) -> None:
    await asyncio.to_thread(framing.write_frame, pipe, body)
    os.close(pipe)


def test_frame_from_a_stream_has_a_longest_size(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(framing, "LONGEST_FRAME", 3)

    async def received(body: bytes) -> bytes:
        stream = asyncio.StreamReader()
        stream.feed_data(frame(body))
        stream.feed_eof()
        return await receive_frame(stream)

    assert asyncio.run(received(b"one")) == b"one"
    with pytest.raises(EOFError):
        asyncio.run(received(b"four"))


def test_long_line_comes_in_parts() -> None:
    pipe, read = BytesIO(b"12345678\nx"), lines(6)
    assert [read(pipe) for _ in range(4)] == [b"123456", b"78\n", b"x", None]
