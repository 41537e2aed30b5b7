"""The wire to a device: whole messages, messages in pieces, and several at once."""

import asyncio
import tomllib
from importlib.metadata import version
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.server.support.process import ROOT, Server
from tests.server.support.wire import BINARY, LOST, PING, TEXT, RefusedError, Wire, open_wire
from tusch.server.http.cookies import COOKIE

PING_MESSAGE = b'{"do":"ping"}'


def masked(opcode: int, payload: bytes, mask: bytes, *, last: bool = True) -> bytes:
    """A frame as browsers send it."""
    hidden = bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))
    length = len(payload)
    size = bytes((0x80 | length,)) if length < 126 else b"\xfe" + length.to_bytes(2)
    return bytes((opcode | (0x80 if last else 0),)) + size + mask + hidden


@pytest.mark.parametrize("name", ["uvicorn", "websockets"])
def test_the_wire_is_built_on_a_version_that_was_tried(name: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    (wanted,) = [each for each in project["dependencies"] if each.startswith(f"{name}>=")]
    first, before = (numbers(each) for each in wanted.removeprefix(f"{name}>=").split(",<"))
    assert first <= numbers(version(name)) < before, (
        f"{name} {version(name)} was not tried: run tests/server/device and tests/server/http with "
        f"it, and if they pass, widen {wanted!r} in pyproject.toml"
    )


def numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


async def answers(wire: Wire, count: int) -> list[str]:
    """The next messages, by what they are."""
    said = [msgspec.json.decode(await wire.take()) for _ in range(count)]
    return [one.get("tell") or one["id"] for one in said]


async def enter(server: Server, token: str) -> Wire:
    wire = await open_wire(server.port, origin=server.origin, cookie=f"{COOKIE}={token}")
    server.wires.add(wire)
    return wire


def test_messages_may_come_in_pieces_and_several_at_once(tmp_path: Path) -> None:
    server = Server(tmp_path)
    tokens = server.guests(4)
    rng = Random(1)

    async def talk() -> None:
        wire = await enter(server, tokens[0])
        for kind in (TEXT, BINARY):
            wire.transport.write(masked(kind, PING_MESSAGE, rng.randbytes(4)))
            assert await answers(wire, 1) == ["pong"]

        # Three fragments, with a ping of the protocol in between.
        pieces = [masked(TEXT, PING_MESSAGE[:4], rng.randbytes(4), last=False)]
        pieces += [masked(0, PING_MESSAGE[4:9], rng.randbytes(4), last=False)]
        pieces += [masked(PING, b"there?", rng.randbytes(4))]
        pieces += [masked(0, PING_MESSAGE[9:], rng.randbytes(4))]
        wire.transport.write(b"".join(pieces))
        assert await answers(wire, 1) == ["pong"]

        wire = await enter(server, tokens[1])
        several = [masked(TEXT, b'{"do":"x","id":"%d"}' % n, rng.randbytes(4)) for n in range(9)]
        several.insert(4, masked(TEXT, PING_MESSAGE, rng.randbytes(4)))
        wire.transport.write(b"".join(several))
        assert await answers(wire, 10) == ["0", "1", "2", "3", "pong", "4", "5", "6", "7", "8"]

        # Byte by byte, short and long.
        wire = await enter(server, tokens[2])
        long = b'{"do":"x","id":"long","more":"%s"}' % (b"y" * 300)
        for byte in masked(TEXT, PING_MESSAGE, rng.randbytes(4)) + masked(TEXT, long, b"abcd"):
            wire.transport.write(bytes((byte,)))
            await asyncio.sleep(0)
        assert await answers(wire, 2) == ["pong", "long"]

        # What is said while the server looks for a table is heard after it, in order.
        wire = await enter(server, tokens[3])
        nowhere = masked(TEXT, b'{"do":"watch","table":"NOSUCH"}', rng.randbytes(4))
        wire.transport.write(nowhere + b"".join(several[:4]))
        assert await answers(wire, 5) == ["closed", "0", "1", "2", "3"]

    server.run(talk)
    assert "Traceback" not in server.logged(), server.logged()[-3000:]


def test_a_device_that_goes_without_a_word_is_forgotten(tmp_path: Path) -> None:
    server = Server(tmp_path)
    (token,) = server.guests(1)

    async def go() -> None:
        for _ in range(20):
            wire = await enter(server, token)
            wire.cut()
            assert await wire.closed == LOST
        wire = await enter(server, token)
        wire.send(PING_MESSAGE)
        assert await answers(wire, 1) == ["pong"]
        with pytest.raises(RefusedError, match="403"):
            await open_wire(server.port, origin=server.origin)

    server.run(go)
    assert "Traceback" not in server.logged(), server.logged()[-3000:]
