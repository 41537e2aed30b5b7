"""The wire to a device: whole messages in and out of a socket, whoever brings them."""

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

from starlette.types import Scope

EXTENSION: Final = "tusch.wire"
"""Where the application finds the wire of a socket."""


class Wire(Protocol):
    """What a device needs of its socket."""

    @property
    def free(self) -> bool:
        """Whether the other side reads as fast as we write."""

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """Where it is served."""

    def take(self, hear: Callable[[bytes], None], resumed: Callable[[], None]) -> None:
        """Let `hear` have every message, and call `resumed` when there is room to write again."""

    async def ended(self) -> None:
        """Wait until the socket is closed by either side."""

    def write(self, messages: list[bytes]) -> None:
        """Send texts, all at once."""

    def hold(self) -> None:
        """Take no messages for a while."""

    def go_on(self) -> None:
        """Take messages again, those first that came in the meantime."""

    def end(self, code: int) -> None:
        """Close; the other side may take what is on the way before it answers."""

    def drop(self, code: int) -> None:
        """Close, and do not wait for a reader who does not read."""


def wire_of(scope: Scope) -> Wire:
    """Return the wire of a socket that has come to the application."""
    found: Wire = scope["extensions"][EXTENSION]
    return found
