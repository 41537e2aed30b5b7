"""Tables that are asked for where a server hangs, and again elsewhere, by the same name."""

import asyncio
from collections import Counter
from collections.abc import Iterable

from tests.server.support.clients import create
from tests.server.support.process import Server
from tests.support.waiting import waiting_for


class Creations:
    """Tables of which nobody has heard whether they were made."""

    def __init__(self, asked: Counter[str]) -> None:
        """Take where it is counted for how many tables guests have asked."""
        self._asked = asked
        self._first: dict[tuple[str, str], asyncio.Task[str]] = {}
        self._codes: dict[tuple[str, str], str] = {}

    def ask(self, server: Server, tokens: Iterable[str]) -> None:
        """Let guests ask for a table each, and do not wait for the answer."""
        for token in tokens:
            self._asked[token] += 1
            id = f"s{self._asked[token]}"
            self._first[token, id] = asyncio.create_task(create(server, token, id))

    async def ask_again(self, server: Server) -> int:
        """Ask another server for all of them; return how many had not been answered."""
        open = [asked for asked, task in self._first.items() if not task.done()]
        async with waiting_for("tables that are asked for again"):
            codes = await asyncio.gather(*(create(server, *asked) for asked in self._first))
        self._codes = dict(zip(self._first, codes, strict=True))
        return len(open)

    async def end(self) -> None:
        """See that whoever was asked first knows the same tables, or nothing."""
        async with waiting_for("an answer of a server that goes on"):
            answers = await asyncio.gather(*self._first.values(), return_exceptions=True)
        for asked, answer in zip(self._first, answers, strict=True):
            if not isinstance(answer, OSError):
                assert answer == self._codes[asked], f"{answer!r} is a twin of {self._codes[asked]}"
        self._first.clear()
