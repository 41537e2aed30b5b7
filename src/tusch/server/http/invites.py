"""Invitations: the link to a table as others can open it, and its QR code."""

import re
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

from tusch.server.addresses import is_loopback
from tusch.server.errors import RefusedError
from tusch.server.http import responses
from tusch.server.http.responses import AnswerError
from tusch.server.rate_limit import Rate, Rates
from tusch.server.table.dealer import CODE, LETTERS
from tusch.server.wire.bodies import Invitation

DRAWN: Final = Rate(60, 2)
"""Pictures that one address asks for."""

_CODE = re.compile(f"[{LETTERS}]{{{CODE}}}")


class Invite:
    """Answers with links and pictures of them."""

    def __init__(self, origins: tuple[str, ...], now: Callable[[], int]) -> None:
        """Take the allowed origins; of several the one for others comes first."""
        self._origins = {urlsplit(origin).netloc: origin for origin in origins}
        self._first = origins[0]
        self._rates = Rates(DRAWN, now)

    async def link(self, request: Request) -> Response:
        """Return the link to a table."""
        return responses.json(Invitation(self._link(request)))

    async def picture(self, request: Request, claim: str = "") -> Response:
        """Return the QR code of the link to a table; a code for a seat stays out of addresses."""
        from tusch.server.http import qr  # noqa: PLC0415 - few need it

        responses.allow(self._rates, responses.address(request))
        fragment = f"#claim={claim}" if claim else ""
        return Response(qr.svg(self._link(request) + fragment), media_type="image/svg+xml")

    def _link(self, request: Request) -> str:
        """Return the link, whether the table is there or not: nobody learns anything by asking."""
        code = request.path_params["code"].upper()
        if not _CODE.fullmatch(code):
            raise AnswerError(404, RefusedError("server-no-table"))
        return f"{self.origin(request.headers['host'])}/t/{code}"

    def origin(self, host: str) -> str:
        """Return the origin of a host; whoever looks at their own machine needs one for others."""
        found = self._origins.get(host, self._first)
        return self._first if is_loopback(urlsplit(found).hostname or "") else found
