"""The requests about the coach: reports, and what is learnt from them."""

from typing import Final

from tusch.server.wire.operation import CODE, NO_SESSION, QUERY, SEAT, Operation
from tusch.server.wire.reviews import ReviewState

ONE_SEAT: Final = SEAT._replace(about="The seat.", required=True)
CLOSED: Final = {
    **QUERY,
    **NO_SESSION,
    403: "The report is not for this guest.",
    404: "There is no such table, no such seat, or nobody but bots played there.",
    409: "The game is not over.",
}
NO_COACH: Final = {503: "There are no reports here, or nothing can be kept; the code says why."}
TOO_MANY: Final = {429: "Too many wait already, of this guest or of all; the code says which."}

REVIEWS: Final = (
    Operation(
        "GET",
        "/api/tables/{code}/review",
        "review",
        "Return how the report on a seat of a finished game stands; once it is done, the report.",
        200,
        ReviewState,
        CLOSED,
        (CODE, ONE_SEAT),
        session=True,
    ),
    Operation(
        "POST",
        "/api/tables/{code}/review",
        "ask_review",
        "Ask for the report on a seat of a finished game; to ask again changes nothing.",
        200,
        ReviewState,
        {**CLOSED, **TOO_MANY, **NO_COACH},
        (CODE, ONE_SEAT),
        session=True,
    ),
    Operation(
        "DELETE",
        "/api/tables/{code}/review",
        "drop_review",
        "Want a report no longer that one has asked for and that is not done.",
        204,
        None,
        CLOSED,
        (CODE, ONE_SEAT),
        session=True,
    ),
)
