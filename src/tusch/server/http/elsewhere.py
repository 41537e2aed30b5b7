"""What somebody reads who asks for a host that is not ours: words for people, JSON for programs.

Most of them come through a proxy that passes another host on than the one in the browser.
"""

from functools import cache
from html import escape
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, Response
from starlette.types import Scope

from tusch.i18n import LANGUAGES, t
from tusch.server.errors import RefusedError
from tusch.server.http import responses

FORBIDDEN: Final = 403
LONGEST: Final = 100
"""How many signs of a host are logged: anybody can ask for anything."""
_PLAIN: Final = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-_:[]/")


def refusal(scope: Scope) -> Response:
    """Return what the visitor is answered; a browser that opens a page gets one."""
    headers = Headers(scope=scope)
    if scope["type"] != "http" or "text/html" not in headers.get("accept", ""):
        return responses.refused(RefusedError("server-origin"), FORBIDDEN)
    page = HTMLResponse(_page(spoken(headers.get("accept-language", ""))), FORBIDDEN)
    page.headers["cache-control"] = "no-store"
    page.headers["vary"] = "accept, accept-language"
    return page


def spoken(accepted: str) -> str:
    """Return the first language of a browser that we speak; browsers name the best one first."""
    codes = (part.split(";")[0].strip().split("-")[0].lower() for part in accepted.split(","))
    return next((code for code in codes if code in LANGUAGES), LANGUAGES[0])


def harmless(text: str) -> str:
    """Return a host or an origin that anybody may have written as a short word for the log."""
    word = "".join(sign if sign in _PLAIN else "?" for sign in text[:LONGEST])
    return f"{word}..." if len(text) > LONGEST else word


@cache
def _page(lang: str) -> str:
    """Return a page in a language; it has no style, for none is allowed in a page."""
    title, *lines = (
        escape(t(id, lang))
        for id in ("cli-elsewhere-title", "cli-elsewhere-visitor", "cli-elsewhere-host")
    )
    said = "\n".join(f"<p>{line}</p>" for line in lines)
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<h1>{title}</h1>\n{said}\n"
    )
