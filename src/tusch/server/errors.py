"""What the server refuses, and why it cannot start."""

from tusch.errors import TuschError


class RefusedError(TuschError):
    """Something that the table does not allow."""


class StaleError(Exception):
    """Something that was meant for an earlier version of the game."""


class ServeError(TuschError):
    """The server cannot start."""
