"""How the command line speaks: a language, the names at the table, and who listens."""

from collections.abc import Iterable
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


def one_line(text: str) -> str:
    """Return foreign text as one harmless line: no control signs, no line ends."""
    return "".join(sign if sign.isprintable() else " " for sign in text.strip())
