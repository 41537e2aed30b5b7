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
    and only one that would be over before everybody is back begins anew.
    """
    draft = Draft(state, "", now, dealer)
    runs = state.status == "playing" and (state.setup.clock is not None or state.undo)
    if runs and (not shared or _ends(state, now + LIMITS.node_lease + BACK)):
        draft.add(Resumed())
    return draft.decision()


def _ends(state: TableState, by: int) -> bool:
    """Whether the time for a vote or for a person's move will be over."""
    times = []
    # A vote that began anew began with the clock. Once is enough, or it might never end.
    if state.undo and state.undo.at > state.waits_since:
        times.append(state.undo.at + LIMITS.undo_wait)
    seat = state.actor
    if isinstance(seat, int) and state.bot(seat) is None and state.out_of_time_at is not None:
        times.append(state.out_of_time_at)
    return any(over <= by for over in times)


def tick(state: TableState, now: int, away: Mapping[str, int], dealer: Dealer) -> Decision:
    """Return what the time brings, given since when guests are not there."""
    draft = Draft(state, "", now, dealer)
    if state.status == "playing":
        undo.lapse(draft)
        seat = state.actor
        if isinstance(seat, int) and state.bot(seat) is None:
            if seats.out_of_time(state, seat, now):
                draft.add(StoodIn(seat, "clock"))
            elif (until := away_until(state, seat, away)) is not None and now >= until:
                draft.add(StoodIn(seat, "away"))
    return draft.decision()


def away_until(state: TableState, seat: Seat, away: Mapping[str, int]) -> int | None:
    """Return when a bot stands in for a player who is not there."""
    person, limit = state.places[seat].person, state.setup.away
    if person is None or limit is None or state.one_device:
        return None
    if state.people[person].guest not in away:
        return None
    return away[state.people[person].guest] + limit * 1000


def due(state: TableState, away: Mapping[str, int]) -> int | None:
    """Return when `tick` will have something to say next."""
    if state.status != "playing":
        return None
    times: list[int] = [state.undo.at + LIMITS.undo_wait] if state.undo else []
    seat = state.actor
    if isinstance(seat, int) and state.bot(seat) is None:
        if (over := state.out_of_time_at) is not None:
            times.append(over)
        until = away_until(state, seat, away)
        if until is not None:
            times.append(until)
    return min(times) if times else None
