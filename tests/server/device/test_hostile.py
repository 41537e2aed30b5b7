"""Messages that mean no good, over real sockets: answered or closed, and nobody else notices."""

import asyncio
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.support.clients import SEATS, Device, table
from tests.server.support.process import Server
from tests.server.support.wire import BINARY, LOST, TEXT
from tests.support.scale import scaled
from tusch.server.device.session import NONSENSE, TOO_LARGE, TOO_MANY

MESSAGES = scaled(50_000)
EACH = 36
"""Messages of one guest: nearly as many as they may send at once."""
GUESTS = -(-MESSAGES // EACH)
AT_ONCE = 40
WARM_UP = GUESTS // 10
GROWTH = 20_000_000
PROTOCOL_ERROR, NOT_UTF8 = 1002, 1007
CODES = {NONSENSE, TOO_LARGE, TOO_MANY, PROTOCOL_ERROR, NOT_UTF8}

WORDS = ("do", "id", "seat", "action", "base", "text", "name", "code", "agree", "since", "table")
DEEDS = ("act", "sit", "stand", "kick", "undo", "chat", "claim", "start", "seed", "why-not", "fly")
VALUES: tuple[Any, ...] = (None, True, -1, 0, 3, 2**63, 10**40, 1e308, 0.5, "", "x", "\\ud800", [])


def broken_json(rng: Random) -> bytes:
    whole = msgspec.json.encode(command(rng))
    at = rng.randrange(len(whole))
    return whole[:at] + rng.choice((b"", b'"', b"\\", b"}", b"\x00")) + whole[at + 1 :]


def deep(rng: Random) -> bytes:
    depth = rng.randrange(500, 4000)
    action = rng.choice((b"[" * depth + b"]" * depth, b'{"a":' * (depth // 5) + b"1"))
    return b'{"do":"act","id":"d","seat":0,"base":1,"action":' + action + b"}"


def command(rng: Random) -> dict[str, Any]:
    """Something like a command, with any value in any place."""
    wrong = {rng.choice(WORDS): rng.choice(VALUES) for _ in range(rng.randrange(4))}
    return {"do": rng.choice(DEEDS), "id": f"h{rng.randrange(50)}"} | wrong


def wrong_types(rng: Random) -> bytes:
    return msgspec.json.encode(command(rng))


def others_seat(rng: Random) -> bytes:
    """A move, an undo or a kick for a seat that somebody else has."""
    seat, id = rng.randrange(SEATS), f"o{rng.randrange(10**6)}"
    action = rng.choice(({"type": "take"}, {"type": "ring"}, {"type": "play", "card": "B1"}))
    move = {"do": "act", "action": action, "base": rng.randrange(300)}
    undo = {"do": "undo", "base": rng.randrange(300)}
    wish = rng.choice((move, undo, {"do": "kick"}, {"do": "hand-over"}, {"do": "stand"}))
    return msgspec.json.encode({**wish, "id": id, "seat": seat})


def huge_numbers(rng: Random) -> bytes:
    number = rng.choice((b"9" * 400, b"-" + b"9" * 4000, b"1e999", b"0." + b"0" * 3000 + b"1"))
    return b'{"do":"act","id":"n","seat":%s,"base":%s,"action":{}}' % (number, number)


def random_bytes(rng: Random) -> bytes:
    return rng.randbytes(rng.choice((1, 7, 60, 500)))


def too_large(rng: Random) -> bytes:
    return b'{"do":"chat","id":"l","text":"' + b"x" * rng.choice((8_000, 9_000, 20_000)) + b'"}'


KINDS = (broken_json, deep, wrong_types, others_seat, huge_numbers, random_bytes, too_large)
OFTEN = (4, 1, 6, 8, 2, 3, 0.2)


class Attacker(Device):
    """A guest who sends what nobody should."""

    found: Counter[str]

    async def attack(self, home: str) -> None:
        """Send all messages, each after the last one was answered; come back when thrown out."""
        self.found = Counter()
        kept: list[bytes] = []
        for _ in range(EACH):
            if self.wire is None or self.wire.closed.done():
                await self.connect(source=home)
            message = self.rng.choices(KINDS, OFTEN)[0](self.rng)
            if kept and self.rng.random() < 0.2:
                message = self.rng.choice(kept)
            kept.append(message)
            await self._one(message)
        self.cut()

    async def _one(self, message: bytes) -> None:
        """Send a message; there must be an answer to it, or the reason for the end."""
        assert self.wire
        before = len(self.answers)
        self.wire.frame(self.rng.choice((TEXT, BINARY)), message)
        while len(self.answers) == before:
            if self.wire.closed.done():
                code = self.wire.closed.result()
                assert code in CODES, code
                self.found[str(code)] += 1
                return
            await self.news()
        answer = self.answers[-1]
        assert answer["answer"] in ("refused", "stale", "illegal", "why", "ok", "duplicate")
        self.found[answer["answer"]] += 1


async def go_on_playing(devices: list[Device], moves: list[int]) -> None:
    """Play honestly beside all that; every move must be taken."""
    while True:
        for device in devices:
            id = device.move()
            if id:
                answer = await device.answer(id)
                assert answer["answer"] == "ok", answer
                moves.append(answer["seq"])
        if devices[0].status == "over":
            return
        await asyncio.sleep(0.05)


async def replays(devices: list[Device]) -> Counter[str]:
    """Send a move again, as it was and under another name, when the game has moved on."""
    (player,) = [device for device in devices if any(device.legal.values())]
    id = player.move()
    assert id
    answers = [await player.answer(id)]
    for _ in range(10):
        before = len(player.answers)
        player.send(player.sent[id])
        while len(player.answers) == before:
            await player.news()
        answers.append(player.answers[-1])
        command = {name: value for name, value in player.sent[id].items() if name != "id"}
        answers.append(await player.do(**command))
    assert {answer["answer"] for answer in answers[1::2]} == {"duplicate"}
    assert {answer["answer"] for answer in answers[2::2]} == {"stale"}
    return Counter(answer["answer"] for answer in answers)


@pytest.mark.faults
def test_hostile_messages_are_answered_or_closed_and_disturb_nobody(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = Server(tmp_path)
    honest = server.guests(SEATS)
    tokens = server.guests(GUESTS + SEATS)
    found: Counter[str] = Counter()
    moves: list[int] = []

    async def attack() -> int:
        devices = await table(server, honest, 200, spectators=100)
        others = await table(server, tokens[:SEATS], 201, spectators=100)
        codes = [devices[0].code, others[0].code]
        playing = asyncio.create_task(go_on_playing(devices, moves))
        waiting = iter(enumerate(tokens[SEATS:]))

        async def some(end: int) -> None:
            for number, token in waiting:
                attacker = Attacker(server, token, codes[number % len(codes)], number)
                await attacker.attack(f"127.2.{number // 5 // 250}.{number // 5 % 250 + 1}")
                found.update(attacker.found)
                if number >= end:
                    return

        await asyncio.gather(*(some(WARM_UP) for _ in range(AT_ONCE)))
        before = server.memory()
        during = len(moves)
        await asyncio.gather(*(some(GUESTS) for _ in range(AT_ONCE)))
        found.update(await replays(others))
        assert len(moves) > during, "the game beside did not go on"
        assert not playing.done() or not playing.exception()
        for device in devices:
            assert device.wire
            assert not device.wire.closed.done(), "somebody else was thrown out"
        playing.cancel()
        return server.memory() - before

    grown = server.run(attack)
    assert sum(found.values()) >= MESSAGES
    assert str(LOST) not in found
    for answer in ("refused", "stale", str(NONSENSE), str(TOO_LARGE)):
        assert found[answer], f"{answer} never happened: {found}"
    assert grown < GROWTH, f"{grown / 1e6:.1f} MB more"
    assert "Traceback" not in server.logged(), server.logged()[-3000:]
    with capsys.disabled():
        print(f"\n{sum(found.values())} hostile messages: {dict(found)}, {grown / 1e6:.1f} MB more")


FRAMES = [
    b"\x81\x05hello",
    b"\x83\x80\0\0\0\0",
    b"\xf1\x80\0\0\0\0",
    b"\x80\x80\0\0\0\0",
    b"\x81\xff" + b"\xff" * 8 + b"\0\0\0\0",
    b"\x89\xff" + (200).to_bytes(8) + b"\0\0\0\0" + b"x" * 200,
    b"\x01\x81\0\0\0\0{\x81\x81\0\0\0\0}",
    b"\x88\x81\0\0\0\0x",
    b"\x01\x82\0\0\0\0\xff\xfe\x80\x81\0\0\0\0x",
    b"GET / HTTP/1.1\r\n\r\n",
]


def test_broken_frames_are_answered_or_closed_with_a_code(tmp_path: Path) -> None:
    """What is wrong before it is a message at all, and messages in pieces."""
    server = Server(tmp_path)
    (token,) = server.guests(1)

    async def send() -> None:
        for frame in FRAMES:
            device = Device(server, token)
            await device.connect()
            assert device.wire
            # In pieces too: a frame may come byte by byte.
            for byte in frame:
                device.wire.transport.write(bytes((byte,)))
                await asyncio.sleep(0)
            if not device.answers:
                await device.news()
            if device.wire.closed.done():
                assert device.wire.closed.result() in {*CODES, 1000}, frame
            else:
                assert device.answers[0]["code"] == "server-form", frame
            device.cut()

    server.run(send)
    assert "Traceback" not in server.logged(), server.logged()[-3000:]


def test_too_many_messages_end_the_connection_with_a_code(tmp_path: Path) -> None:
    server = Server(tmp_path)
    (token,) = server.guests(1)

    async def flood() -> int:
        device = Device(server, token)
        await device.connect()
        assert device.wire
        for _ in range(1000):
            device.send({"do": "ping"})
        return await device.wire.closed

    assert server.run(flood) == TOO_MANY
