"""The requests about the coach: reports, and what is learnt from them."""

from typing import Annotated, Final

from msgspec import Meta

from tusch.server.wire.bodies import Answer
from tusch.server.wire.operation import CODE, NO_SESSION, QUERY, SEAT, Operation, Parameter
from tusch.server.wire.reviews import (
    Attempt,
    Hint,
    PlayMoment,
    PlayOn,
    PracticeGames,
    PracticeList,
    Practised,
    ReviewState,
    Tried,
    Try,
    Wise,
)

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

LARGE: Final = {413: "The body is too large."}
MOMENT: Final = Parameter(
    "moment", "path", Annotated[str, Meta(min_length=1)], "The moment, by its id."
)
NO_MOMENT: Final = {404: "There is no such moment among this guest's mistakes."}
ALONE: Final = {
    **QUERY,
    **NO_SESSION,
    403: "The seat is not this guest's.",
    404: "There is no such table, or no move to speak of.",
    409: "No game of practice is played there alone, or not this seat's turn; the code says which.",
}

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
    Operation(
        "POST",
        "/api/tables/{code}/review/try",
        "try_again",
        "Say what another move would have been worth in a decision of a report.",
        200,
        Tried,
        {
            **CLOSED,
            **LARGE,
            409: "There is no report yet, or the move was not possible; the code says which.",
            **TOO_MANY,
            **NO_COACH,
        },
        (CODE, ONE_SEAT),
        body=Try,
        session=True,
    ),
    Operation(
        "GET",
        "/api/practice",
        "practice",
        "Return one's own mistakes: those that are due, and how many are not.",
        200,
        PracticeList,
        {**NO_SESSION, **NO_COACH},
        session=True,
    ),
    Operation(
        "GET",
        "/api/practice/games",
        "unseen",
        "Return how many of one's own finished games the coach has not looked at.",
        200,
        PracticeGames,
        {**NO_SESSION, **NO_COACH},
        session=True,
    ),
    Operation(
        "POST",
        "/api/practice/games",
        "look_at_games",
        "Ask for the reports on them, those of the latest games first, as many as fit now.",
        200,
        PracticeGames,
        {**NO_SESSION, **NO_COACH},
        session=True,
    ),
    Operation(
        "POST",
        "/api/practice/{moment}/answer",
        "practise",
        "Answer one of one's own mistakes with a move; right, and it comes back later.",
        200,
        Practised,
        {
            400: "The body makes no sense.",
            **NO_SESSION,
            **NO_MOMENT,
            409: "The move is not possible.",
            **LARGE,
            **TOO_MANY,
            **NO_COACH,
        },
        (MOMENT,),
        body=Attempt,
        session=True,
    ),
    Operation(
        "DELETE",
        "/api/practice/{moment}",
        "drop_moment",
        "Want one of one's own mistakes no longer.",
        204,
        None,
        {**NO_SESSION, **NO_MOMENT},
        (MOMENT,),
        session=True,
    ),
    Operation(
        "POST",
        "/api/tables/{code}/hint",
        "hint",
        "Say what to play at a practice table where one plays alone, and why.",
        200,
        Hint,
        {**ALONE, **TOO_MANY, **NO_COACH},
        (CODE, ONE_SEAT),
        session=True,
    ),
    Operation(
        "POST",
        "/api/tables/{code}/wise",
        "wise",
        "Say what one's last move was worth, at a practice table where one plays alone.",
        200,
        Wise,
        {**ALONE, **TOO_MANY, **NO_COACH},
        (CODE, ONE_SEAT),
        session=True,
    ),
    Operation(
        "POST",
        "/api/tables/{code}/review/play",
        "play_on",
        "Make a practice table from a decision of a finished game, with hidden cards drawn anew.",
        200,
        Answer,
        {
            **CLOSED,
            **LARGE,
            409: "The game is not over, or there cannot be such a table; the reply says why.",
            **TOO_MANY,
            **NO_COACH,
        },
        (CODE, ONE_SEAT),
        body=PlayOn,
        session=True,
    ),
    Operation(
        "POST",
        "/api/practice/{moment}/play",
        "play_moment",
        "Make a practice table from one of one's own mistakes.",
        200,
        Answer,
        {
            400: "The body makes no sense.",
            **NO_SESSION,
            **NO_MOMENT,
            409: "There cannot be such a table; the reply says why.",
            **LARGE,
            **NO_COACH,
        },
        (MOMENT,),
        body=PlayMoment,
        session=True,
    ),
)
