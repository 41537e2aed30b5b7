"""A page without a page: it asks and plugs, and plays whatever is legal."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from tusch.pocket.server import Pocket

ORIGIN = "https://cards.example"
GAMES = {"figaro": 3, "flohcati": 3}
"""Every kind of game, and how many play it here."""


class Shelf:
    """Where a device keeps what is in its pocket."""

    def __init__(self, image: bytes = b"", cookies: str = "") -> None:
        self.image, self.cookies = image, cookies
        self.trouble: OSError | None = None
        """Why it keeps nothing."""
        self.times = 0

    async def keep(self, image: bytes, cookies: str) -> None:
        await asyncio.sleep(0)
        if self.trouble:
            raise self.trouble
        self.image, self.cookies = image, cookies
        self.times += 1

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Pocket]:
        pocket = Pocket(ORIGIN, self.keep, self.image, self.cookies)
        async with pocket.opened():
            yield pocket


async def asked(pocket: Pocket, method: str, path: str, body: Any = None) -> Any:
    """What a request is answered, which must have been done."""
    sent = b"" if body is None else json.dumps(body).encode()
    answer = await pocket.ask(method, path, sent)
    assert answer.status in (200, 204), answer
    return json.loads(answer.body) if answer.body else None


async def made(pocket: Pocket, game: str, level: str = "steady") -> str:
    """The code of a new table of one person and bots."""
    await asked(pocket, "POST", "/api/session")
    bots = [{"type": "bot", "level": level}] * (GAMES[game] - 1)
    seats = [{"type": "own", "name": "Ada"}, *bots]
    plan = {"do": "create", "id": "c", "game": game, "seats": seats, "pace": 0}
    answer = await asked(pocket, "POST", "/api/tables", plan)
    return str(answer["code"])


class Player:
    """Somebody at a table: plays what is legal until the game, or a number of moves, is over."""

    def __init__(self, moves: int | None = None) -> None:
        self.moves = moves
        self.made = 0
        self.said: list[dict[str, Any]] = []
        self.closed: list[int] = []
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._chance = Random(7)
        self._say: Callable[[str], None] = print

    async def play(self, pocket: Pocket, code: str) -> "Player":
        plug = await pocket.plug(f"/api/socket?table={code}", self._hear, self._close)
        assert plug
        self._say = plug.say
        plug.say(json.dumps({"do": "watch", "table": code}))
        await asyncio.wait_for(self.done, 120)
        plug.close()
        return self

    @property
    def version(self) -> int:
        """Of the game, as it was told last."""
        return int([said["version"] for said in self.said if "version" in said][-1])

    def _close(self, code: int) -> None:
        self.closed.append(code)
        if not self.done.done():
            self.done.set_exception(ConnectionError(code))

    def _hear(self, text: str) -> None:
        said = json.loads(text)
        self.said.append(said)
        if said.get("answer") == "refused" and not self.done.done():
            self.done.set_exception(RuntimeError(said["code"]))
        if said.get("tell") == "over" or said.get("status") == "over":
            self._end()
        elif said.get("tell") == "table" and said["status"] == "waiting":
            self._say(json.dumps({"do": "start", "id": "start"}))
        elif said.get("actor") == 0:
            self._move(said)

    def _move(self, said: dict[str, Any]) -> None:
        if self.made == self.moves:
            self._end()
            return
        legal = next(seen["view"] for seen in said["seen"] if seen["seat"] == 0)["legal"]
        self.made += 1
        act = {"do": "act", "id": f"{said['version']}", "seat": 0, "base": said["version"]}
        self._say(json.dumps({**act, "action": self._chance.choice(legal)}))

    def _end(self) -> None:
        if not self.done.done():
            self.done.set_result(None)
