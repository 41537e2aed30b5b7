"""The session cookie: over https one that no other site and no plain http can set."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from tusch.server.addresses import is_https

COOKIE: Final = "tusch"
STRICT_COOKIE: Final = "__Host-tusch"
"""Browsers take this name over https alone, and from this very host alone."""
YEAR: Final = 365 * 24 * 3600
OLD_ENDS: Final = datetime(2028, 1, 1, tzinfo=UTC).timestamp() * 1000
"""Until when the plain name is taken over https too, and exchanged: the last of those that were
given before there was another has expired by then."""


class SessionCookie:
    """Gives, reads and takes back the cookie of a session."""

    def __init__(self, origins: tuple[str, ...], now: Callable[[], int]) -> None:
        """Take where people open the server, and the time."""
        # A cookie for https alone would not come back over http.
        self._secure = is_https(origins)
        self._now = now
        self.name = STRICT_COOKIE if self._secure else COOKIE

    def token(self, connection: HTTPConnection) -> str | None:
        """Return the token that a browser has."""
        return connection.cookies.get(self.name) or self._old(connection)

    def give(self, response: Response, token: str) -> None:
        """Give a token to a browser."""
        response.set_cookie(
            self.name,
            token,
            max_age=YEAR,
            httponly=True,
            samesite="strict",
            secure=self._secure,
        )

    def exchange(self, connection: HTTPConnection, response: Response) -> None:
        """Give a browser that has an old cookie the new one, with the same session."""
        old = self._old(connection)
        if old:
            if self.name not in connection.cookies:
                self.give(response, old)
            self._delete(response, COOKIE)

    def take_back(self, connection: HTTPConnection, response: Response) -> None:
        """Let a browser forget the session."""
        for name in {self.name, COOKIE} & {self.name, *connection.cookies}:
            self._delete(response, name)

    def _old(self, connection: HTTPConnection) -> str | None:
        """Return the token of an old cookie, as long as one may be there."""
        if not self._secure or self._now() >= OLD_ENDS:
            return None
        return connection.cookies.get(COOKIE)

    def _delete(self, response: Response, name: str) -> None:
        """Let a browser delete a cookie."""
        response.delete_cookie(name, httponly=True, samesite="strict", secure=self._secure)
