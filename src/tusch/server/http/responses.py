"""How requests are read and answered: our types as JSON, and refusals in one form."""

import gzip
import re
from typing import Any, NamedTuple

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from tusch.errors import TuschError
from tusch.server.addresses import household
from tusch.server.errors import RefusedError, of_store
from tusch.server.rate_limit import Rates
from tusch.server.wire.bodies import Answer
from tusch.server.wire.replies import refusal
from tusch.store import StoreError

QUICK, ONCE = 5, 9
"""How hard a response is compressed: one that is made for a request, and one that is kept."""

_CODING = re.compile(r"([\w*-]+)(?:\s*;\s*q=([01](?:\.[0-9]{0,3})?))?")
_WHOLE = re.compile("[0-9]{1,9}")


class AnswerError(Exception):
    """A request that is answered with a refusal."""

    def __init__(self, status: int, error: TuschError, wait: int | None = None) -> None:
        """Say what is wrong, the status for it, and after how many seconds to try again."""
        super().__init__(status, error)
        self.status = status
        self.error = error
        self.wait = wait


def json(value: Any, status: int = 200) -> Response:
    """Return a response of our types."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


class Kept(NamedTuple):
    """A large response that is always the same, plain and compressed."""

    plain: bytes
    zipped: bytes


def kept(value: Any) -> Kept:
    """Return a response of our types that is made once."""
    plain = msgspec.json.encode(value)
    return Kept(plain, gzip.compress(plain, ONCE, mtime=0))


def packed(request: Request, value: Any) -> Response:
    """Return a large response of our types, compressed if the browser takes that."""
    zipping = takes(request, "gzip")
    if isinstance(value, Kept):
        content = value.zipped if zipping else value.plain
    else:
        content = msgspec.json.encode(value)
        content = gzip.compress(content, QUICK, mtime=0) if zipping else content
    response = Response(content, media_type="application/json")
    response.headers["vary"] = "accept-encoding"
    if zipping:
        response.headers["content-encoding"] = "gzip"
    return response


def takes(request: Request, encoding: str) -> bool:
    """Whether a browser takes an encoding; a star stands for those that it does not name."""
    header = request.headers.get("accept-encoding", "")
    found = (_CODING.fullmatch(part.strip().lower()) for part in header.split(","))
    weights = {match[1]: float(match[2] or 1) for match in found if match}
    return weights.get(encoding, weights.get("*", 0)) > 0


def refused(error: TuschError, status: int, wait: int | None = None) -> Response:
    """Return a refusal, as sockets have it too."""
    response = json(Answer(refusal("", error)), status)
    response.headers["cache-control"] = "no-store"
    if wait is not None:
        response.headers["retry-after"] = str(wait)
    return response


def address(connection: HTTPConnection) -> str:
    """Return where a connection comes from, as it is counted."""
    return household(connection.client.host) if connection.client else ""


def allow(rates: Rates, name: str, cost: int = 1) -> None:
    """Refuse what is done too often."""
    if not rates.allow(name, cost):
        raise AnswerError(429, RefusedError("server-often"), rates.seconds(name, cost))


async def body(request: Request, most: int) -> bytes:
    """Return the body of a request; refuse one that is too large before it is all there."""
    parts = b""
    try:
        async for part in request.stream():
            parts += part
            if len(parts) > most:
                raise AnswerError(413, RefusedError("server-large"))
    except ClientDisconnect:
        # Nobody reads the answer, and nothing is wrong with us that should be logged.
        raise AnswerError(400, RefusedError("server-form")) from None
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
    return refused(stopped.error, stopped.status, stopped.wait)


async def _no_method(_: Request, error: Exception) -> Response:
    """Answer what the router itself refuses: a method that an address does not have."""
    assert isinstance(error, HTTPException)
    response = refused(RefusedError("server-method"), error.status_code)
    response.headers.update(error.headers or {})
    return response


async def _no_store(_: Request, trouble: Exception) -> Response:
    """Answer while nothing can be kept or read; where the file is, is for the host alone."""
    assert isinstance(trouble, StoreError)
    # Housekeeping tells the host, once a minute: many may ask.
    return refused(of_store(trouble), 503)


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
