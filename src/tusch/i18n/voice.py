"""How a terminal speaks: a language, the names at the table, and who listens."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tusch.game import Arg, Message, Seat
from tusch.i18n import card_name, t


class Voice(NamedTuple):
    """Writes messages in one language for one listener."""

    lang: str
    names: tuple[str, ...] = ()
    """Who sits where."""
    you: Seat | None = None
    """Where the listener sits."""

    def __call__(self, message: Message | str, **args: Arg) -> str:
        """Write a message."""
        return t(message, self.lang, names=self.names, you=self.you, **args)

    def cards(self, game: str, cards: Iterable[str]) -> tuple[str, ...]:
        """Return the names of cards."""
        return tuple(card_name(game, card, self.lang) for card in cards)

    def counted(self, names: Sequence[str]) -> tuple[str, ...]:
        """Return equal names once, with how many they are."""
        return tuple(
            name if count == 1 else self("card-times", count=count, name=name)
            for name, count in Counter(names).items()
        )
