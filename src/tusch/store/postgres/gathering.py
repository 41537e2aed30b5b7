"""Reading many tables by one question.

Whoever follows others on the same database hears of many tables in one moment, and a question for
each of them would cost more than all that is done with the answers.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from tusch.store.errors import StoreError
from tusch.store.postgres import reading
from tusch.store.protocol import Row

PORTION: Final = 100
"""Tables of one question."""

Found: TypeAlias = Sequence[list[Row] | StoreError]
Read: TypeAlias = Callable[[Callable[[Any], Awaitable[Found]]], Awaitable[Found]]
"""Has something read over one of the connections for that."""


class _Asked(NamedTuple):
    """A table of which somebody wants to know what happened after a number."""

    table: str
    after: int
    rows: asyncio.Future[list[Row]]


class Gathering:
    """Whoever is asked for the events of tables, and reads all that is wanted at a time at once."""

    def __init__(self, read: Read) -> None:
        """Take what reads."""
        self._read = read
        self._asked: list[_Asked] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def events(self, table: str, after: int) -> list[Row]:
        """Return the events of a table after a number."""
        loop = asyncio.get_running_loop()
        if not self._asked:
            loop.call_soon(self._begin, loop)
        asked = _Asked(table, after, loop.create_future())
        self._asked.append(asked)
        return await asked.rows

    def _begin(self, loop: asyncio.AbstractEventLoop) -> None:
        """Ask for all that is wanted by now."""
        asked, self._asked = self._asked, []
        for at in range(0, len(asked), PORTION):
            task = loop.create_task(self._answer(asked[at : at + PORTION]))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _answer(self, asked: list[_Asked]) -> None:
        """Read tables, and give everybody theirs."""
        wanted = [(each.table, each.after) for each in asked]
        try:
            found = await self._read(lambda base: reading.events(base, wanted))
        except StoreError as trouble:
            found = [trouble] * len(asked)
        for each, rows in zip(asked, found, strict=True):
            if each.rows.done():
                # Whoever asked has gone.
                continue
            if isinstance(rows, StoreError):
                each.rows.set_exception(rows)
            else:
                each.rows.set_result(rows)
