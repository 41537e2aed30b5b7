"""How a request is described: what it takes, and all that it may be answered with."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, NamedTuple

from msgspec import Meta

from tusch.i18n import LANGUAGES

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
    required: bool = False
    """Whether it has to be there; a part of the path always has."""


class Operation(NamedTuple):
    """A request: what it takes, and all that it may be answered with."""

    method: str
    path: str
    name: str
    """The method that answers it, of `App` or of its room for reports."""
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
