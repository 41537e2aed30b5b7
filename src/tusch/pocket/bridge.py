"""The pocket in a page: what its worker calls, and what is between Python and JavaScript."""

from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import partial
from importlib.resources import files
from typing import Any

from pyodide.ffi import JsException, to_js

from tusch.bots.search import wasm
from tusch.pocket.plug import Plug
from tusch.pocket.server import NoRoomError, Pocket
from tusch.registry import GAMES

NO_ROOM = "QuotaExceededError"
"""What a browser says when it keeps no more."""


class Bridge:
    """A pocket for JavaScript."""

    def __init__(self, pocket: Pocket, opened: AsyncExitStack) -> None:
        """Take a pocket that is open."""
        self._pocket = pocket
        self._opened = opened

    async def ask(self, method: str, path: str, body: str) -> Any:
        """Answer a request with a status, headers and a body."""
        status, headers, content = await self._pocket.ask(method, path, body.encode())
        return to_js(
            (status, [(name.decode(), value.decode()) for name, value in headers], content)
        )

    async def plug(
        self, path: str, hear: Callable[[str], None], closed: Callable[[int], None]
    ) -> Plug | None:
        """Open a socket."""
        return await self._pocket.plug(path, hear, closed)

    async def close(self) -> None:
        """Finish what was begun."""
        await self._opened.aclose()


async def open_pocket(
    origin: str, keep: Callable[[Any, str], Any], image: Any, cookies: str
) -> Bridge:
    """Open the pocket of a page with what was kept of it."""

    async def kept(image: bytes, cookies: str) -> None:
        try:
            await keep(to_js(image), cookies)
        except JsException as error:
            raise (NoRoomError if error.name == NO_ROOM else OSError)(error.name) from None

    pocket = Pocket(origin, kept, image.to_bytes(), cookies)
    opened = AsyncExitStack()
    await opened.enter_async_context(pocket.opened())
    return Bridge(pocket, opened)


async def bring_searches(compiled: Callable[[Any], Any]) -> None:
    """Let bots search by WebAssembly, in the games that have it."""
    for game in GAMES:
        file = files("tusch") / game / "kernel" / "search.wasm"
        if file.is_file():
            search = await compiled(to_js(file.read_bytes()))
            wasm.bring(game, partial(_searched, search))


def _searched(search: Callable[[Any], Any], told: bytes) -> bytes:
    """Call a search of JavaScript's."""
    found: bytes = search(to_js(told)).to_bytes()
    return found
