"""Errors that people read: each is a message, so that it can be said in every language."""

from tusch.game import Arg, Message
from tusch.i18n import t


class TuschError(ValueError):
    """Something that is not allowed. As text it is an English sentence."""

    def __init__(self, id: str, **args: Arg) -> None:
        """Make the error of a message."""
        super().__init__(id, args)
        self.message = Message(id, args)

    def __str__(self) -> str:
        """Return the sentence in English."""
        return t(self.message)


class OptionError(TuschError):
    """An edition, an option, a value or a number of players that a game does not have."""


class NotationError(TuschError):
    """A text that is no action."""
