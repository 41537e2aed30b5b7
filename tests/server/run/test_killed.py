"""A real server is killed in mid-game, again and again: nothing that it acknowledged is lost."""

import asyncio
import subprocess
from pathlib import Path
from random import Random
from statistics import median

import pytest

from tests.server.run.support.pairs import Pair, Player, check
from tests.server.support.process import ROOT, Server
from tests.support.postgres import postgres
from tests.support.scale import soaked

KILLS = soaked(25, 1_000)
KILLS_ON_POSTGRES = soaked(5, 200)
CLIENTS = 20
ENOUGH = 20
"""Answers that must come after every start before the server is killed again."""


@pytest.mark.parametrize("kind", ["file", "postgres"])
def test_a_killed_server_loses_nothing_that_it_acknowledged(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kills = KILLS if kind == "file" else KILLS_ON_POSTGRES
    server = Server(tmp_path, data=postgres().schema() if kind == "postgres" else None)
    tokens = server.guests(CLIENTS)

    async def kill_again_and_again() -> list[Player]:
        pairs = [Pair() for _ in range(CLIENTS // 2)]
        players = [Player([server], token, pairs[n // 2], n % 2) for n, token in enumerate(tokens)]
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
