"""Errors that people read: each is a message, so that it can be said in every language."""

from tusch.game import Arg, Message
from tusch.i18n import LARGE, digits, t

LONGEST = 200
"""How much of a text or a list an error repeats."""


class TuschError(ValueError):
    """Something that is not allowed. As text it is an English sentence."""

    def __init__(self, id: str, **args: Arg) -> None:
        """Make the error of a message."""
        short = {name: _cut(arg) for name, arg in args.items()}
        super().__init__(id, short)
        self.message = Message(id, short)

    def __str__(self) -> str:
        """Return the sentence in English."""
        return t(self.message)


def _cut(arg: Arg) -> Arg:
    """Leave out the end of what is long: an error is one line, whatever somebody typed."""
    if isinstance(arg, int) and abs(arg) >= LARGE:
        arg = digits(arg)
    return arg[:LONGEST] if isinstance(arg, str | tuple) else arg


class OptionError(TuschError):
    """An edition, an option, a value or a number of players that a game does not have."""


class NotationError(TuschError):
    """A text that is no action."""
