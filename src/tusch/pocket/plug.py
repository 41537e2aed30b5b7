"""One socket without a network: what the application and the page say to each other."""

import asyncio
from collections import deque
from collections.abc import Callable, MutableMapping
from typing import Any, Final

from starlette.types import Message

Hear = Callable[[str], None]
"""Is told what the application says."""
Closed = Callable[[int], None]
"""Is told with which code a socket has ended."""

REFUSED: Final = 1006
"""What a browser says of a socket that was never open."""


class Plug:
    """Both ends of a socket: the wire that the application writes to, and what the page holds."""

    free = True
    """Nobody here reads slower than we write."""

    def __init__(self, hear: Hear, closed: Closed) -> None:
        """Take what the page wants to be told."""
        self.loop = asyncio.get_running_loop()
        self.accepted: asyncio.Future[bool] = self.loop.create_future()
        """Whether the application lets it in, once that is known."""
        self._page, self._closed = hear, closed
        self._hear: Callable[[bytes], None] | None = None
        self._waiting: deque[bytes] = deque()
        """What was said while the application took nothing."""
        self._held = True
        self._over: asyncio.Future[int] = self.loop.create_future()

    # What the page does.

    def say(self, text: str) -> None:
        """Say something to the application."""
        self._waiting.append(text.encode())
        self._deliver()

    def close(self, code: int = 1000) -> None:
        """End it."""
        if not self._over.done():
            self._over.set_result(code)
            self._closed(code)

    # What the application does, by ASGI until it has been let in, and then as a wire.

    async def receive(self) -> MutableMapping[str, Any]:
        """Return the handshake, and then the end."""
        if not self.accepted.done():
            return {"type": "websocket.connect"}
        return {"type": "websocket.disconnect", "code": await self._over}

    async def send(self, message: Message) -> None:
        """Learn whether it is let in."""
        if not self.accepted.done():
            self.accepted.set_result(message["type"] == "websocket.accept")

    def take(self, hear: Callable[[bytes], None], _: Callable[[], None]) -> None:
        """Let `hear` have every message."""
        self._hear = hear
        self.go_on()

    async def ended(self) -> None:
        """Wait until the socket is closed by either side."""
        await self._over

    def write(self, messages: list[bytes]) -> None:
        """Send texts."""
        for message in messages:
            if not self._over.done():
                self._page(message.decode())

    def hold(self) -> None:
        """Take no messages for a while."""
        self._held = True

    def go_on(self) -> None:
        """Take messages again, those first that came in the meantime."""
        self._held = False
        self._deliver()

    def end(self, code: int) -> None:
        """Close."""
        self.close(code)

    def drop(self, code: int) -> None:
        """Close."""
        self.close(code)

    def _deliver(self) -> None:
        """Hand over what was said, unless it is held."""
        while self._waiting and self._hear and not self._held and not self._over.done():
            self._hear(self._waiting.popleft())
