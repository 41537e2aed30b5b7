"""How requests are read and answered: our types as JSON, and refusals in one form."""

import gzip
import re
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from tusch.errors import TuschError
from tusch.server.errors import RefusedError
from tusch.server.observe.log import LOG
from tusch.server.wire.bodies import Answer
from tusch.server.wire.replies import refusal
from tusch.store import StoreError

QUICK = 5
"""How hard a response is compressed."""

_CODING = re.compile(r"([\w*-]+)(?:\s*;\s*q=([01](?:\.[0-9]{0,3})?))?")
_WHOLE = re.compile("[0-9]{1,9}")


class AnswerError(Exception):
    """A request that is answered with a refusal."""

    def __init__(self, status: int, error: TuschError) -> None:
        """Say what is wrong, and the status for it."""
        super().__init__(status, error)
        self.status = status
        self.error = error


def json(value: Any, status: int = 200) -> Response:
    """Return a response of our types."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def packed(request: Request, value: Any) -> Response:
    """Return a large response of our types, compressed if the browser takes that."""
    response = json(value)
    response.headers["vary"] = "accept-encoding"
    if takes(request, "gzip"):
        response.body = gzip.compress(bytes(response.body), QUICK, mtime=0)
        response.headers["content-encoding"] = "gzip"
        response.headers["content-length"] = str(len(response.body))
    return response


def takes(request: Request, encoding: str) -> bool:
    """Whether a browser takes an encoding; a star stands for those that it does not name."""
    header = request.headers.get("accept-encoding", "")
    found = (_CODING.fullmatch(part.strip().lower()) for part in header.split(","))
    weights = {match[1]: float(match[2] or 1) for match in found if match}
    return weights.get(encoding, weights.get("*", 0)) > 0


def refused(error: TuschError, status: int) -> Response:
    """Return a refusal, as sockets have it too."""
    return json(Answer(refusal("", error)), status)


def address(connection: HTTPConnection) -> str:
    """Return where a connection comes from."""
    return connection.client.host if connection.client else ""


async def body(request: Request, most: int) -> bytes:
    """Return the body of a request; refuse one that is too large before it is all there."""
    parts = b""
    async for part in request.stream():
        parts += part
        if len(parts) > most:
            raise AnswerError(413, RefusedError("server-large"))
    return parts


def number(request: Request, name: str) -> int | None:
    """Return a whole number of the query, or None if it is not there."""
    given = word(request, name)
    found = None if given is None else whole(given)
    if given is not None and found is None:
        raise AnswerError(400, RefusedError("server-form"))
    return found


def whole(text: str) -> int | None:
    """Return a whole number that somebody wrote; None for anything else, and for many digits."""
    return int(text) if _WHOLE.fullmatch(text) else None


def word(request: Request, name: str) -> str | None:
    """Return a word of the query, or None if it is not there; twice is once too often."""
    given = request.query_params.getlist(name)
    if len(given) > 1:
        raise AnswerError(400, RefusedError("server-form"))
    return given[0] if given else None


async def _refused(_: Request, stopped: Exception) -> Response:
    """Answer with a refusal."""
    assert isinstance(stopped, AnswerError)
    return refused(stopped.error, stopped.status)


async def _no_method(_: Request, error: Exception) -> Response:
    """Answer what the router itself refuses: a method that an address does not have."""
    assert isinstance(error, HTTPException)
    response = refused(RefusedError("server-method"), error.status_code)
    response.headers.update(error.headers or {})
    return response


async def _no_store(_: Request, trouble: Exception) -> Response:
    """Answer while nothing can be kept. What is wrong with the file is for the host alone."""
    LOG.error("the store refuses: %s", trouble)
    return refused(RefusedError("server-store"), 503)


async def _broken(_: Request, __: Exception) -> Response:
    """Answer after an error of ours, which is logged elsewhere."""
    return refused(RefusedError("server-broken"), 500)


HANDLERS = {
    AnswerError: _refused,
    HTTPException: _no_method,
    StoreError: _no_store,
    Exception: _broken,
}
"""How whatever goes wrong is answered."""
