"""Every request that the server answers, described once: for the router and for OpenAPI."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, NamedTuple

from msgspec import Meta

from tusch.game import Message
from tusch.i18n import LANGUAGES
from tusch.rulebook import Rulebook
from tusch.server.wire.bodies import (
    Answer,
    Catalogue,
    Invitation,
    Replay,
    TableCard,
    TableLine,
    TableRecord,
)
from tusch.server.wire.commands import Create

SVG: Final = "image/svg+xml"
TEXT: Final = "text/plain; charset=utf-8"
JSON: Final = "application/json"


class Parameter(NamedTuple):
    """A part of an address that may vary."""

    name: str
    where: str
    """`path` or `query`."""
    kind: Any
    about: str


class Operation(NamedTuple):
    """A request: what it takes, and all that it may be answered with."""

    method: str
    path: str
    name: str
    """The method of `App` that answers it."""
    about: str
    done: int
    answer: Any
    """The type of the answer; None: it is empty; a text: that media type."""
    refusals: Mapping[int, str]
    parameters: tuple[Parameter, ...] = ()
    body: Any = None
    session: bool = False
    """Whether it needs a session."""


CODE = Parameter("code", "path", Annotated[str, Meta(min_length=1)], "The code of the table.")
SEAT = Parameter(
    "seat",
    "query",
    Annotated[int, Meta(ge=0, le=9)],
    "Whose view it is; a spectator's if it is left out.",
)
LINE = Parameter(
    "line",
    "query",
    Annotated[int, Meta(ge=1, le=999_999)],
    "Which record of the upload; the first if it is left out.",
)
GAME = Parameter("game", "path", Annotated[str, Meta(min_length=1)], "The game.")
LANG = Parameter(
    "lang",
    "query",
    Literal[LANGUAGES],
    "The language; the first if it is left out.",
)
EDITION = Parameter("edition", "query", str, "The edition; the first if it is left out.")
OPTION = Parameter(
    "option", "query", list[str], "An option that is changed, as in exchange=off; may be repeated."
)
ENTRY = Parameter(
    "entry",
    "path",
    Annotated[int, Meta(ge=0, le=99_999)],
    "Which entry of the record's log, counted from 0.",
)
NO_SESSION: Final = {401: "There is no session."}
NO_TABLE: Final = {404: "There is no such table, or no such seat."}
QUERY: Final = {400: "The query makes no sense."}

OPERATIONS: Final = (
    Operation(
        "GET",
        "/healthz",
        "health",
        "Say that the server and its store are there, and how many tables are damaged.",
        200,
        TEXT,
        {503: "Nothing can be read, or nothing can be written; the code says why."},
    ),
    Operation(
        "GET",
        "/api/openapi.json",
        "document",
        "Return this document.",
        200,
        dict[str, Any],
        {},
    ),
    Operation(
        "GET",
        "/api/catalogue",
        "catalogue",
        "Return all that can be chosen at this server.",
        200,
        Catalogue,
        {},
    ),
    Operation(
        "POST",
        "/api/session",
        "session",
        "Open a session, unless there is one.",
        204,
        None,
        {},
    ),
    Operation(
        "DELETE",
        "/api/session",
        "forget",
        "Delete all that is kept of the guest: their session, their name and what they said.",
        204,
        None,
        NO_SESSION,
        session=True,
    ),
    Operation(
        "GET",
        "/api/tables",
        "listed",
        "List the tables that wait for players and want to be found, the latest first.",
        200,
        list[TableLine],
        {},
    ),
    Operation(
        "POST",
        "/api/tables",
        "create",
        "Make a table; the same command again gives the same table.",
        200,
        Answer,
        {
            400: "The command makes no sense.",
            **NO_SESSION,
            409: "There cannot be such a table; the reply says why.",
            413: "The command is too large.",
        },
        body=Create,
        session=True,
    ),
    Operation(
        "GET",
        "/api/tables/{code}",
        "card",
        "Return what whoever has the code may know of a table.",
        200,
        TableCard,
        NO_TABLE,
        (CODE,),
    ),
    Operation(
        "GET",
        "/api/tables/{code}/record",
        "record",
        "Return the record of a finished game, with all that a check of the deal needs.",
        200,
        TableRecord,
        {**NO_TABLE, 409: "The game is not over."},
        (CODE,),
    ),
    Operation(
        "GET",
        "/api/tables/{code}/replay",
        "replay",
        "Return a finished game as one seat was told it.",
        200,
        Replay,
        {**QUERY, **NO_TABLE, 409: "The game is not over."},
        (CODE, SEAT),
    ),
    Operation(
        "GET",
        "/api/tables/{code}/why/{entry}",
        "why",
        "Return what a bot says about a move that it made in a finished game.",
        200,
        list[Message],
        {
            404: "There is no such table, or no bot made the move of this entry.",
            409: "The game is not over.",
        },
        (CODE, ENTRY),
    ),
    Operation(
        "GET",
        "/api/tables/{code}/invite",
        "invite",
        "Return the link by which others come to a table, whether it is there or not.",
        200,
        Invitation,
        {404: "There cannot be such a code."},
        (CODE,),
    ),
    Operation(
        "GET",
        "/api/tables/{code}/qr.svg",
        "invite_drawn",
        "Return the same link as a QR code.",
        200,
        SVG,
        {404: "There cannot be such a code."},
        (CODE,),
    ),
    Operation(
        "GET",
        "/api/tables/{code}/hand.svg",
        "hand_drawn",
        "Return the link that moves a seat of one's own to another device, as a QR code.",
        200,
        SVG,
        {**NO_SESSION, **QUERY, 404: "There is no such table, or no code was asked for that seat."},
        (CODE, SEAT),
    ),
    Operation(
        "GET",
        "/api/rules/{game}",
        "rules",
        "Return the rules of a game clause by clause, in a language and an edition.",
        200,
        Rulebook,
        {
            **QUERY,
            404: "There is no such game.",
            409: "The game has no such edition, option or value.",
        },
        (GAME, LANG, EDITION, OPTION),
    ),
    Operation(
        "POST",
        "/api/replay",
        "replay_upload",
        "Return an uploaded record as one seat was told it. There may be several, one a line.",
        200,
        Replay,
        {
            400: "The query makes no sense, or this is not a record.",
            404: "There is no such line, or no such seat.",
            409: "The record does not agree with the rules; the message names line and entry.",
            413: "The record is too large.",
        },
        (SEAT, LINE),
        body=TableRecord,
    ),
    Operation(
        "GET",
        "/api/games",
        "own",
        "List one's own tables, the latest first.",
        200,
        list[TableLine],
        NO_SESSION,
        session=True,
    ),
)
