"""A real server is killed in mid-game, again and again: nothing that it acknowledged is lost."""

import asyncio
import subprocess
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import pytest

from tests.server.support.clients import Device, create
from tests.server.support.process import ROOT, Server
from tests.server.support.wire import RefusedError
from tests.support.postgres import postgres
from tests.support.scale import soaked
from tusch.server.lobby.lobby import digest
from tusch.server.table import events
from tusch.server.table.evolve import fold
from tusch.store.database import Database

KILLS = soaked(25, 1_000)
KILLS_ON_POSTGRES = soaked(5, 200)
CLIENTS = 20
ENOUGH = 20
"""Answers that must come after every start before the server is killed again."""


class Pair:
    """Two players who meet at one table after another."""

    def __init__(self) -> None:
        self.code = ""
        self.games = 0


class Player(Device):
    """A device that plays one game after another, and sends again what was not answered."""

    def __init__(self, server: Server, token: str, pair: Pair, seat: int) -> None:
        super().__init__(server, token, seed=seat)
        self.pair = pair
        self.seat = seat
        self.pending: dict[str, Any] = {}
        """What was sent and not answered."""

    async def live(self) -> None:
        """Play until cancelled, whatever becomes of the server."""
        while True:
            try:
                await self._visit()
            except (OSError, RefusedError):
                await asyncio.sleep(0.02)
            finally:
                self.cut()

    async def _visit(self) -> None:
        """Come to the table, and play until the connection or the game is over."""
        if not self.pair.code and not self.seat:
            seats = [{"type": "own", "name": "A"}, {"type": "open"}]
            id = f"t{self.pair.games}"
            self.pair.code = await create(self.server, self.token, id, game="flohcati", seats=seats)
        if self.code != self.pair.code:
            self.code, self.status = self.pair.code, ""
        if not self.code or self.status == "over":
            await asyncio.sleep(0.02)
            return
        # The whole table says what is legal now.
        self.since, self.legal = None, {}
        await self.connect()
        if self.pending:
            self.send(self.pending)
        done = 0
        while self.pending or self.status != "over":
            await self.news()
            for answer in self.answers[-8:]:
                if answer["id"] == self.pending.get("id"):
                    self.pending, done = {}, answer.get("seq", 0)
            if not self.pending and self.knows(done):
                self._go_on()
        if self.pair.code == self.code and not self.seat:
            self.pair.code, self.pair.games = "", self.pair.games + 1

    def _go_on(self) -> None:
        """Do the next thing, if it is ours to do."""
        id = None
        if self.status == "waiting":
            free = self.seats[1].kind == "open"
            if self.seat and free:
                id = self.ask(do="sit", seat=1, name="B")
            elif not self.seat and not free:
                id = self.ask(do="start")
        else:
            id = self.move()
        if id:
            self.pending = dict(self.sent[id])
            self.sent[id]["table"] = self.code


@pytest.mark.parametrize("kind", ["file", "postgres"])
def test_a_killed_server_loses_nothing_that_it_acknowledged(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kills = KILLS if kind == "file" else KILLS_ON_POSTGRES
    server = Server(tmp_path, data=postgres().schema() if kind == "postgres" else None)
    tokens = server.guests(CLIENTS)

    async def kill_again_and_again() -> list[Player]:
        pairs = [Pair() for _ in range(CLIENTS // 2)]
        players = [Player(server, token, pairs[n // 2], n % 2) for n, token in enumerate(tokens)]
        lives = [asyncio.create_task(player.live()) for player in players]
        rng = Random(0)
        for _ in range(kills):
            before = sum(len(player.answers) for player in players)
            while sum(len(player.answers) for player in players) < before + ENOUGH:
                await asyncio.sleep(0.01)
                broken = [life for life in lives if life.done()]
                assert not broken, broken[0].exception()
            await asyncio.sleep(rng.random() / 20)
            server.kill()
            await server.start()
        for life in lives:
            life.cancel()
        await asyncio.wait(lives)
        return players

    players = server.run(kill_again_and_again)
    database = server.database()
    acknowledged = sum(check(player, database) for player in players)
    database.close()
    assert acknowledged >= ENOUGH * kills - len(players)
    assert "Traceback" not in server.logged(), server.logged()
    again = server.starts[1:]
    with capsys.disabled():
        print(
            f"\n{kind}: {kills} kills, {acknowledged} acknowledged, none lost; ready again after ",
            end="",
        )
        print(f"{median(again):.2f} s (median), {max(again):.2f} s (longest)")


def check(player: Player, database: Database) -> int:
    """See that all that a player was answered is in the log; return how much that was."""
    guest = database.session(digest(player.token))
    found = 0
    last: dict[str, int] = {}
    logs: dict[str, dict[str, int]] = {}
    for answer in player.answers:
        code = player.sent[answer["id"]]["table"]
        if code not in logs:
            listing = database.find(code)
            assert listing is not None
            logs[code] = commands(database, listing.table)
        done = logs[code].get(f"{guest}/{answer['id']}")
        if answer["answer"] in ("ok", "duplicate"):
            found += 1
            assert done == answer["seq"], answer
            assert last.get(code, 0) <= answer["seq"], f"{answer} was put before another"
            last[code] = answer["seq"]
        else:
            assert answer["answer"] == "stale", answer
            assert done is None
    return found


def commands(database: Database, table: str) -> dict[str, int]:
    """The last event of every command at a table whose log gives a game that the rules allow."""
    rows = database.events(table)
    fold((events.decode(row.body), row.at) for row in rows)
    done: dict[str, int] = {}
    client = ""
    for row in rows:
        assert row.client is None or row.client not in done, f"{row.client} was done twice"
        client = row.client or client
        done[client] = row.seq
    return done


@pytest.mark.parametrize("kind", ["busy port", "second server"])
def test_two_servers_do_not_get_in_each_others_way(tmp_path: Path, kind: str) -> None:
    server = Server(tmp_path)

    async def try_again() -> subprocess.CompletedProcess[str]:
        more = ["--port", "0"] if kind == "second server" else ["--data", str(tmp_path / "other")]
        return subprocess.run(
            _other(server, more),
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )

    second = server.run(try_again)
    assert second.returncode != 0
    assert "Traceback" not in second.stderr


def _other(server: Server, more: list[str]) -> list[str]:
    """The same command, but for one option."""
    command = server.command()
    at = command.index(more[0])
    return [*command[:at], *more, *command[at + 2 :]]
