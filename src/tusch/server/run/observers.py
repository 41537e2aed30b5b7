"""What the host sees of all tables: their moves and answers counted, their games in the log."""

import logging
from functools import cache

from tusch.server.observe.log import say
from tusch.server.observe.metrics import Metrics
from tusch.server.table.draft import Happening
from tusch.server.table.events import Acted, Began, Ended
from tusch.server.wire.replies import Reply

_LOGGED = (Began, Ended)


class Counting:
    """Counts moves and answers."""

    def __init__(self, metrics: Metrics) -> None:
        """Take where they are counted."""
        self._metrics = metrics

    def committed(self, happenings: tuple[Happening, ...]) -> None:
        """Count the moves."""
        for _, event, after in happenings:
            if isinstance(event, Acted):
                self._metrics.moves.add(event.by)
                if event.below_level:
                    self._metrics.below_level.add(after.setup.game)

    def answered(self, reply: Reply) -> None:
        """Count the answer by its kind."""
        self._metrics.commands.add(_kind(type(reply)))


class Logging:
    """Writes down when games begin and end."""

    def committed(self, happenings: tuple[Happening, ...]) -> None:
        """Log what a host wants to know; moves are too many."""
        for _, event, after in happenings:
            if isinstance(event, _LOGGED):
                what = "game begun" if isinstance(event, Began) else "game over"
                say(what, logging.INFO, table=after.table, game=after.setup.game)

    def answered(self, reply: Reply) -> None:
        """Log nothing: what people are told is not for the log."""


@cache
def _kind(answer: type[Reply]) -> str:
    """Return the word for a kind of answers."""
    return str(answer.__struct_config__.tag)
