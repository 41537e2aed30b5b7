"""The coach over HTTP."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from tusch.game import Seat
from tusch.server.errors import RefusedError
from tusch.server.http import responses
from tusch.server.http.responses import AnswerError
from tusch.server.rate_limit import Rates
from tusch.server.review.reviews import Reviews, status
from tusch.server.table.live.actor import Table

Known = Callable[[Request], Awaitable[str]]
Found = Callable[[Request, str], Awaitable[Table]]


class Asked(NamedTuple):
    """Who asks about which seat of which table."""

    guest: str
    table: Table
    seat: Seat


class ReviewRequests:
    """The requests about the coach."""

    def __init__(self, reviews: Reviews, known: Known, found: Found, rates: Rates) -> None:
        """Take the reports, and how guests and tables are found."""
        self._reviews = reviews
        self._known = known
        self._found = found
        self._rates = rates

    async def review(self, request: Request) -> Response:
        """Return how a report stands."""
        asked = await self._asked(request)
        with _refusing():
            return responses.packed(request, await self._reviews.state(*asked))

    async def ask_review(self, request: Request) -> Response:
        """Ask for a report."""
        asked = await self._asked(request)
        responses.allow(self._rates, responses.address(request))
        with _refusing():
            return responses.packed(request, await self._reviews.ask(*asked))

    async def drop_review(self, request: Request) -> Response:
        """Want a report no longer."""
        asked = await self._asked(request)
        with _refusing():
            await self._reviews.drop(*asked)
        return Response(status_code=204)

    async def _asked(self, request: Request) -> Asked:
        """Return who asks for what."""
        guest = await self._known(request)
        seat = responses.number(request, "seat")
        if seat is None:
            raise AnswerError(400, RefusedError("server-form"))
        return Asked(guest, await self._found(request, guest), seat)


@contextmanager
def _refusing() -> Iterator[None]:
    """Answer what is refused with its status."""
    try:
        yield
    except RefusedError as error:
        raise AnswerError(status(error), error) from None
