"""What the time brings: clocks run out, players go away and come back, and so does the server."""

from collections.abc import Mapping
from typing import Final

from tusch.game import Seat
from tusch.server.limits import LIMITS
from tusch.server.table.commands import seats, undo
from tusch.server.table.dealer import Dealer
from tusch.server.table.draft import Decision, Draft
from tusch.server.table.events import Resumed, StoodIn
from tusch.server.table.state import TableState

BACK: Final = 3_000
"""Milliseconds in which devices are back once another server has taken a table over."""


def came(state: TableState, guest: str, now: int, dealer: Dealer) -> Decision:
    """Return what comes of a device that is there again: bots hand its seats back."""
    draft = Draft(state, guest, now, dealer)
    if state.status == "playing":
        seats.come_back(draft)
    return draft.decision()


def resumed(state: TableState, now: int, dealer: Dealer, *, shared: bool = False) -> Decision:
    """Return what comes of a restart: clocks did not run while the server was down.

    Where servers share tables, another one has taken this one over in a moment. Clocks go on then,
    and are held until everybody is back. Only what has been over for longer than that takes begins
    anew, for nobody was there; once for a move, or it might never end.
    """
    draft = Draft(state, "", now, dealer)
    runs = state.status == "playing" and (state.setup.clock is not None or state.undo)
    missed = any(back_by(over) < now for over in _ends(state)) and state.resumed != state.version
    if runs and (missed or not shared):
        draft.add(Resumed())
    return draft.decision()


def back_by(now: int) -> int:
    """Return when everybody has back what it cost them that another server takes a table over."""
    return now + LIMITS.node_lease + BACK


def _ends(state: TableState) -> list[int]:
    """Return when the time for a vote and for a person's move is over."""
    times = [state.undo.at + LIMITS.undo_wait] if state.undo else []
    seat = state.actor
    if isinstance(seat, int) and state.bot(seat) is None and state.out_of_time_at is not None:
        times.append(state.out_of_time_at)
    return times


def tick(
    state: TableState, now: int, away: Mapping[str, int], dealer: Dealer, held: int = 0
) -> Decision:
    """Return what the time brings, given since when guests are not there.

    `held` is when clocks may be over again at a table that was taken over.
    """
    draft = Draft(state, "", now, dealer)
    if state.status == "playing":
        if now >= held:
            undo.lapse(draft)
        seat = state.actor
        if isinstance(seat, int) and state.bot(seat) is None:
            if now >= held and seats.out_of_time(state, seat, now):
                draft.add(StoodIn(seat, "clock"))
            elif (until := away_until(state, seat, away)) is not None and now >= until:
                draft.add(StoodIn(seat, "away"))
    return draft.decision()


def away_until(state: TableState, seat: Seat, away: Mapping[str, int]) -> int | None:
    """Return when a bot stands in for a player who is not there."""
    person, limit = state.places[seat].person, state.setup.away
    since = None if person is None else away.get(state.people[person].guest)
    if since is None or limit is None or state.one_device:
        return None
    return since + limit * 1000


def due(state: TableState, away: Mapping[str, int], held: int = 0) -> int | None:
    """Return when `tick` will have something to say next."""
    if state.status != "playing":
        return None
    times = [max(over, held) for over in _ends(state)]
    seat = state.actor
    if isinstance(seat, int) and state.bot(seat) is None:
        until = away_until(state, seat, away)
        if until is not None:
            times.append(until)
    return min(times, default=None)
