"""What the coach refuses, and the status with which that is answered over HTTP."""

from tusch.server.errors import RefusedError


class ClosedError(RefusedError):
    """Something that is not for this guest."""


class MissingError(RefusedError):
    """Something that does not exist."""


class ManyError(RefusedError):
    """Something that is asked for too often."""


class OffError(RefusedError):
    """Something that this server does not do, or not now."""


def status(error: RefusedError) -> int:
    """Return the status for a refusal."""
    match error:
        case ClosedError():
            return 403
        case MissingError():
            return 404
        case ManyError():
            return 429
        case OffError():
            return 503
        case _:
            return 409
