"""The server of one device: whole games without a network, kept and gone on with."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.pocket.support.playing import GAMES, Player, Shelf, asked, made
from tusch.pocket.server import NoRoomError

OLDER = sorted((Path(__file__).parents[1] / "store").glob("version-*.sql"))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_and_found_again_after_the_page_was_closed(game: str) -> None:
    shelf = Shelf()

    async def use() -> None:
        async with shelf.opened() as pocket:
            code = await made(pocket, game)
            await Player(moves=2).play(pocket, code)
        async with shelf.opened() as pocket:
            (line,) = await asked(pocket, "GET", "/api/games")
            assert (line["code"], line["status"]) == (code, "playing")
            await Player().play(pocket, code)
        async with shelf.opened() as pocket:
            (line,) = await asked(pocket, "GET", "/api/games")
            assert (line["code"], line["status"]) == (code, "over")
            replay = await asked(pocket, "GET", f"/api/tables/{code}/replay?seat=0")
            assert replay["game"] == game

    asyncio.run(use())


@pytest.mark.parametrize("file", OLDER, ids=lambda file: file.stem)
def test_an_image_of_an_older_version_goes_on(file: Path) -> None:
    with closing(sqlite3.connect(":memory:")) as older:
        older.executescript(file.read_text("utf-8"))
        shelf = Shelf(older.serialize())

    async def use() -> None:
        async with shelf.opened() as pocket:
            code = await made(pocket, "figaro")
            await Player(moves=1).play(pocket, code)
        async with shelf.opened() as pocket:
            (line,) = await asked(pocket, "GET", "/api/games")
            assert line["code"] == code

    asyncio.run(use())


@pytest.mark.parametrize(
    ("trouble", "said"),
    [(NoRoomError("full"), "server-device-full"), (OSError("gone"), "server-device")],
)
def test_nothing_is_acknowledged_that_the_device_does_not_keep(trouble: OSError, said: str) -> None:
    shelf = Shelf()

    async def use() -> None:
        async with shelf.opened() as pocket:
            code = await made(pocket, "figaro")
            player = await Player(moves=1).play(pocket, code)
            before, shelf.trouble = player.version, trouble
            with pytest.raises(RuntimeError, match=f"^{said}$"):
                await Player(moves=2).play(pocket, code)
            shelf.trouble = None
        async with shelf.opened() as pocket:
            player = await Player(moves=0).play(pocket, code)
            assert player.version == before
            await Player().play(pocket, code)

    asyncio.run(use())


def test_a_session_that_is_not_kept_is_none() -> None:
    shelf = Shelf()

    async def use() -> None:
        async with shelf.opened() as pocket:
            shelf.trouble = NoRoomError("full")
            refused = await pocket.ask("POST", "/api/session")
            assert (refused.status, b"server-device-full" in refused.body) == (503, True)
            assert (await pocket.ask("GET", "/api/games")).status == 401
            shelf.trouble = None
            await asked(pocket, "POST", "/api/session")
        async with shelf.opened() as pocket:
            assert await asked(pocket, "GET", "/api/games") == []

    asyncio.run(use())


def test_whoever_is_forgotten_is_unknown_and_sent_away() -> None:
    shelf = Shelf()

    async def use() -> None:
        async with shelf.opened() as pocket:
            code = await made(pocket, "flohcati")
            player = Player(moves=1)
            closed = asyncio.get_running_loop().create_future()
            assert await pocket.plug(f"/api/socket?table={code}", lambda _: None, closed.set_result)
            await player.play(pocket, code)
            await asked(pocket, "DELETE", "/api/session")
            assert await closed == 4401
            assert (await pocket.ask("GET", "/api/games")).status == 401
            assert b"Ada" not in shelf.image
            assert shelf.cookies == ""

    asyncio.run(use())


def test_a_socket_without_a_session_is_refused() -> None:
    async def use() -> None:
        async with Shelf().opened() as pocket:
            closed: list[int] = []
            assert await pocket.plug("/api/socket", lambda _: None, closed.append) is None
            await asyncio.sleep(0)
            assert closed == [1006]

    asyncio.run(use())


def test_nobody_is_slowed_down_and_there_is_no_coach() -> None:
    async def use() -> None:
        async with Shelf().opened() as pocket:
            await asked(pocket, "POST", "/api/session")
            for _ in range(1_000):
                await asked(pocket, "GET", "/api/tables")
            assert not (await asked(pocket, "GET", "/api/catalogue"))["coach"]

    asyncio.run(use())


def test_the_page_is_not_answered_by_its_own_pocket() -> None:
    async def use() -> None:
        async with Shelf().opened() as pocket:
            assert (await pocket.ask("GET", "/api/nothing")).status == 404
            rules = await pocket.ask("GET", "/api/rules/figaro?lang=de")
            assert json.loads(rules.body)["edition"]

    asyncio.run(use())
