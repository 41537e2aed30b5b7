"""The coach over HTTP."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tusch.game import Seat
from tusch.server.errors import RefusedError
from tusch.server.http import responses
from tusch.server.http.responses import AnswerError
from tusch.server.limits import LIMITS
from tusch.server.lobby.lobby import Lobby, Made
from tusch.server.rate_limit import Rates
from tusch.server.review.backlog import Backlog
from tusch.server.review.errors import status
from tusch.server.review.hints import Hints
from tusch.server.review.lessons import Lessons
from tusch.server.review.play_on import PlayingOn
from tusch.server.review.reviews import Reviews
from tusch.server.table.live.actor import Table
from tusch.server.wire.bodies import Answer
from tusch.server.wire.reviews import Attempt, PlayMoment, PlayOn, Try

T = TypeVar("T")

_TRIES: Final = msgspec.json.Decoder(Try)
_ATTEMPTS: Final = msgspec.json.Decoder(Attempt)
_PLAYS: Final = msgspec.json.Decoder(PlayOn)
_PLAYED_MOMENTS: Final = msgspec.json.Decoder(PlayMoment)

Known = Callable[[Request], Awaitable[str]]
Found = Callable[[Request, str], Awaitable[Table]]


class CoachRates(NamedTuple):
    """How often the coach may be asked."""

    reviews: Rates
    hints: Rates
    lists: Rates
    tables: Rates
    """That one guest makes, by whichever request."""


class Asked(NamedTuple):
    """Who asks about which seat of which table."""

    guest: str
    table: Table
    seat: Seat


class ReviewRequests:
    """The requests about the coach."""

    def __init__(
        self, reviews: Reviews, lobby: Lobby, known: Known, found: Found, rates: CoachRates
    ) -> None:
        """Take the reports, and how guests and tables are found."""
        self._reviews = reviews
        self._lessons = Lessons(reviews, lobby)
        self._backlog = Backlog(reviews, lobby)
        self._hints = Hints(reviews)
        self._known = known
        self._found = found
        self._playing_on = PlayingOn(reviews, lobby)
        self._rates = rates

    async def review(self, request: Request) -> Response:
        """Return how a report stands."""
        asked = await self._asked(request)
        with _refusing():
            return responses.packed(request, await self._reviews.state(*asked))

    async def ask_review(self, request: Request) -> Response:
        """Ask for a report."""
        asked = await self._asked(request)
        responses.allow(self._rates.reviews, responses.address(request))
        with _refusing():
            return responses.packed(request, await self._reviews.ask(*asked))

    async def drop_review(self, request: Request) -> Response:
        """Want a report no longer."""
        asked = await self._asked(request)
        with _refusing():
            await self._reviews.drop(*asked)
        return Response(status_code=204)

    async def try_again(self, request: Request) -> Response:
        """Say what another move is worth."""
        asked = await self._asked(request)
        said = await _read(request, _TRIES)
        responses.allow(self._rates.reviews, responses.address(request))
        with _refusing():
            return responses.json(await self._lessons.attempt(*asked, said.entry, said.move))

    async def practice(self, request: Request) -> Response:
        """Return one's own mistakes."""
        guest = await self._known(request)
        with _refusing():
            return responses.packed(request, await self._lessons.list(guest))

    async def unseen(self, request: Request) -> Response:
        """Return how many of one's own games the coach has not looked at."""
        guest = await self._known(request)
        responses.allow(self._rates.lists, responses.address(request))
        with _refusing():
            return responses.json(await self._backlog.state(guest))

    async def look_at_games(self, request: Request) -> Response:
        """Ask for as many reports on one's own games as fit now."""
        guest = await self._known(request)
        responses.allow(self._rates.lists, responses.address(request))
        with _refusing():
            wanted = await self._backlog.fitting(guest)
            # Each counts as if it had been asked for by itself.
            responses.allow(self._rates.reviews, responses.address(request), len(wanted))
            return responses.json(await self._backlog.ask(guest, wanted))

    async def practise(self, request: Request) -> Response:
        """Answer one of one's own mistakes."""
        guest = await self._known(request)
        said = await _read(request, _ATTEMPTS)
        responses.allow(self._rates.reviews, responses.address(request))
        with _refusing():
            name = request.path_params["moment"]
            return responses.json(await self._lessons.practise(guest, name, said.move))

    async def drop_moment(self, request: Request) -> Response:
        """Want one of one's own mistakes no longer."""
        guest = await self._known(request)
        with _refusing():
            await self._lessons.drop(guest, request.path_params["moment"])
        return Response(status_code=204)

    async def hint(self, request: Request) -> Response:
        """Say what to play at a practice table."""
        asked = await self._asked(request)
        responses.allow(self._rates.hints, responses.address(request))
        with _refusing():
            return responses.json(await self._hints.hint(*asked))

    async def wise(self, request: Request) -> Response:
        """Say what the last move at a practice table was worth."""
        asked = await self._asked(request)
        responses.allow(self._rates.hints, responses.address(request))
        with _refusing():
            return responses.json(await self._hints.wise(*asked))

    async def play_on(self, request: Request) -> Response:
        """Make a practice table from a decision of a finished game."""
        asked = await self._asked(request)
        said = await _read(request, _PLAYS)
        responses.allow(self._rates.tables, asked.guest)
        with _refusing():
            address = responses.address(request)
            return _made(await self._playing_on.from_game(*asked, said, address))

    async def play_moment(self, request: Request) -> Response:
        """Make a practice table from one of one's own mistakes."""
        guest = await self._known(request)
        said = await _read(request, _PLAYED_MOMENTS)
        responses.allow(self._rates.tables, guest)
        with _refusing():
            name, address = request.path_params["moment"], responses.address(request)
            return _made(await self._playing_on.from_moment(guest, name, said, address))

    async def _asked(self, request: Request) -> Asked:
        """Return who asks for what."""
        guest = await self._known(request)
        seat = responses.number(request, "seat")
        if seat is None:
            raise AnswerError(400, RefusedError("server-form"))
        return Asked(guest, await self._found(request, guest), seat)


def _made(made: Made) -> Response:
    """Return the answer to a wish for a table."""
    return responses.json(Answer(made.reply, made.code), 200 if made.code else 409)


async def _read(request: Request, decoder: msgspec.json.Decoder[T]) -> T:
    """Return the body of a request."""
    try:
        return decoder.decode(await responses.body(request, LIMITS.message))
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise AnswerError(400, RefusedError("server-form")) from None


@contextmanager
def _refusing() -> Iterator[None]:
    """Answer what is refused with its status."""
    try:
        yield
    except RefusedError as error:
        raise AnswerError(status(error), error) from None
