"""Who is told what happened at a table after it is kept, besides those who watch it."""

import asyncio
from collections.abc import Iterable
from typing import Protocol

from tusch.server.observe.log import LOG
from tusch.server.table.draft import Happening
from tusch.server.wire.replies import Reply


class Observer(Protocol):
    """Something that follows all tables: counts, logs, later comments and notices.

    It is called after everybody at the table has been answered and told, in the order of what
    happened. What takes longer than a moment it does in a task of its own.
    """

    def committed(self, happenings: tuple[Happening, ...]) -> None:
        """Take what one command, or the table itself, has brought about."""

    def answered(self, reply: Reply) -> None:
        """Take the answer that somebody was given."""


class Observers:
    """All observers of a server; one that fails disturbs neither the table nor the others."""

    def __init__(self, observers: Iterable[Observer] = ()) -> None:
        """Take them in the order in which they are called."""
        self._all = tuple(observers)
        self._due: list[tuple[Happening, ...] | Reply] = []

    def tell(self, news: tuple[Happening, ...] | Reply) -> None:
        """Tell each what was committed or answered, as soon as the table need not wait for it."""
        if self._all:
            if not self._due:
                asyncio.get_running_loop().call_soon(self._deliver)
            self._due.append(news)

    def _deliver(self) -> None:
        """Tell everything that has come together in this moment."""
        due, self._due = self._due, []
        for news in due:
            for observer in self._all:
                try:
                    if isinstance(news, tuple):
                        observer.committed(news)
                    else:
                        observer.answered(news)
                except Exception:
                    LOG.exception("observer %s failed", type(observer).__name__)
