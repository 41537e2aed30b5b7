"""Many tables of strong bots from one address: they share its time, and nobody else notices."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.sync.client import ClientConnection

from tests.cli.support.running import Server, begin, hear
from tests.support import asking
from tests.support.scale import scaled
from tusch.server.http.cookies import COOKIE
from tusch.server.limits import LIMITS

BOT = """
import time

class Ponders:
    def __init__(self, game, rng): pass
    def choose(self, view):
        time.sleep(0.3)
        return view.legal[0]
"""
TABLES = max(16, scaled(16))
"""One round of their questions takes longer than a question may wait."""
MOVES = 4


class Visitor:
    """Somebody who comes from an address, by the word of a proxy."""

    def __init__(self, server: Server, address: str) -> None:
        self.server = server
        self.headers = {"origin": server.origin, "x-forwarded-for": address}
        opened = asking.post(f"{server.origin}/api/session", headers=self.headers)
        self.headers["cookie"] = f"{COOKIE}={opened.cookies[COOKIE]}"

    def make(self, number: int) -> str:
        """Make a table of two slow bots; return its code."""
        bot = {"type": "bot", "level": "ponders"}
        asked: dict[str, Any] = {"do": "create", "id": f"t{number}", "game": "flohcati"}
        asked |= {"seats": [bot, bot], "name": "Ann", "pace": 0, "spectators": 1}
        made = asking.post(f"{self.server.origin}/api/tables", json=asked, headers=self.headers)
        return str(made.json()["code"])

    @contextmanager
    def device(self) -> Iterator[ClientConnection]:
        uri = f"ws://127.0.0.1:{self.server.port}/api/socket"
        with asking.connect(uri, additional_headers=self.headers) as opened:
            yield opened


def moves(device: ClientConnection) -> Iterator[bool]:
    """Yield whether each of some moves of bots was made below the level."""
    for _ in range(MOVES):
        told = hear(device)
        while told.get("tell") != "moved" or told["by"] != "bot":
            told = hear(device)
        yield "below_level" in told


@pytest.mark.faults
def test_many_tables_of_one_address_push_nobody_elses_bots_below_their_level(
    tmp_path: Path,
) -> None:
    (tmp_path / "slow.py").write_text(BOT)
    settings = ("--bot", "ponders=slow:Ponders", "--workers", "1", "--proxy", "127.0.0.1")
    with Server(tmp_path / "db", *settings, cwd=tmp_path) as server:
        last = ""
        for number in range(0, TABLES, LIMITS.tables):
            crowd = Visitor(server, "192.0.2.7")
            with crowd.device() as device:
                for table in range(number, number + LIMITS.tables):
                    last = crowd.make(table)
                    begin(device, last)
                    while hear(device).get("tell") != "moved":
                        pass
        guest = Visitor(server, "192.0.2.8")
        with guest.device() as device:
            begin(device, guest.make(0))
            assert not any(moves(device))
        with crowd.device() as device:
            device.send(msgspec.json.encode({"do": "watch", "table": last}).decode())
            assert any(moves(device)), "their own tables have to share, and are told so"
        assert b"192.0.2" not in (tmp_path / "db").read_bytes() + (tmp_path / "db-wal").read_bytes()
        _, _, logged = server.end()
        assert "192.0.2" not in logged
