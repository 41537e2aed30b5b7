"""Whom a report is for: those who held the seat, and everybody where nobody minds."""

from collections.abc import Iterator

from tusch.game import Seat
from tusch.server.errors import RefusedError
from tusch.server.review.errors import ClosedError, MissingError
from tusch.server.table.state import TableState


def check(state: TableState, guest: str, seat: Seat) -> None:
    """Refuse whoever may not see the report on a seat; of a running game nobody may."""
    if state.status != "over":
        raise RefusedError("server-record-running")
    if seat not in range(len(state.places)):
        raise MissingError("server-no-seat", number=seat)
    if not is_played(state, seat):
        raise MissingError("server-review-bot")
    if guest not in holders(state, seat) and not is_open(state):
        raise ClosedError("server-review-closed")


def holders(state: TableState, seat: Seat) -> tuple[str, ...]:
    """Return the guests who hold a seat or have held it: on whichever device, it was theirs."""
    numbers = dict.fromkeys(state.places[seat].holders)
    return tuple(state.people[number].guest for number in numbers if number is not None)


def is_played(state: TableState, seat: Seat) -> bool:
    """Whether a person plays or has played there; one who deleted their name has played too."""
    place = state.places[seat]
    moved = next(own_entries(state, seat), None) is not None
    return place.person is not None or bool(place.before) or moved


def is_open(state: TableState) -> bool:
    """Whether everybody may see all reports: one person among bots, or all players agree.

    Whoever deleted their name cannot agree any more, and no answer is no.
    """
    played = [seat for seat in range(len(state.places)) if is_played(state, seat)]
    if len(played) == 1:
        return True
    places = [state.places[seat] for seat in played]
    return all(place.person is not None and place.agrees for place in places)


def own_entries(state: TableState, seat: Seat) -> Iterator[int]:
    """Yield the entries of the log in which a person decided for a seat, at this table."""
    begun = len(state.setup.begun)
    acts = state.line.acts
    for nth, made in enumerate(state.made):
        if made.by == "player" and acts[begun + nth].actor == seat:
            yield begun + nth
