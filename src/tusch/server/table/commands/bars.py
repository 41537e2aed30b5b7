"""What the host keeps people from at a table: speaking, sitting down, being there."""

from tusch.server.errors import RefusedError
from tusch.server.limits import LIMITS
from tusch.server.table.draft import Draft
from tusch.server.table.events import Barred, Stood
from tusch.server.wire.commands import Ban, Mute
from tusch.server.words import Bar


def mute(draft: Draft, command: Mute) -> None:
    """Keep somebody from speaking, or no longer."""
    _must_be_another(draft, command.person)
    _bar(draft, command.person, "talk", lift=command.lift)


def ban(draft: Draft, command: Ban) -> None:
    """Send somebody away, or let them come and sit down again.

    Whoever plays stays: without them the others could do what they would not agree to.
    """
    _must_be_another(draft, command.person)
    if command.lift:
        _bar(draft, command.person, "seats", lift=True)
        _bar(draft, command.person, "table", lift=True)
        return
    held = draft.state.held(draft.state.people[command.person].guest)
    if held and draft.state.status != "waiting":
        raise RefusedError("server-ban-player")
    for seat in held:
        draft.add(Stood(seat))
    _bar(draft, command.person, "table")


def kicked(draft: Draft, person: int) -> None:
    """Keep somebody who was kicked from sitting down again; hosts clear their own seats."""
    if person != draft.state.host:
        _bar(draft, person, "seats")


def _must_be_another(draft: Draft, person: int) -> None:
    """Refuse whoever is not the host, and a number that is nobody's or their own."""
    draft.must_be_host()
    # However full others have made the log, they can be sent away.
    draft.must_have_room(LIMITS.log_spare)
    if person not in range(len(draft.state.people)) or person == draft.state.host:
        raise RefusedError("server-no-person", number=person)


def _bar(draft: Draft, person: int, what: Bar, *, lift: bool = False) -> None:
    """Let it be so, unless it is."""
    if (what in draft.state.people[person].bars) == lift:
        draft.add(Barred(person, what, lift))
