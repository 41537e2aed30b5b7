"""What a summary says of bots whose moves were made by somebody else."""

from collections.abc import Iterator, Sequence

from tusch.arena.match import StandIns
from tusch.i18n import t


def stood_in(bots: Sequence[str], counted: Sequence[StandIns], lang: str) -> Iterator[str]:
    """Yield a line for each bot for which moves were played: what it won is not all its own."""
    for bot, (count, moves) in zip(bots, counted, strict=True):
        if count:
            yield t("arena-stood-in", lang, bot=bot, count=count, moves=moves)
