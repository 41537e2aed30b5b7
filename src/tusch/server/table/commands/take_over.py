"""Friends who come after the start: they take over a bot's seat, if the host lets them."""

from tusch.game import Seat
from tusch.server.errors import RefusedError
from tusch.server.table import naming
from tusch.server.table.draft import Draft
from tusch.server.table.events import (
    TakenOver,
    TakeOverAsked,
    TakeOverDenied,
    TakeOverSet,
)
from tusch.server.wire.commands import AllowTakeOver, AnswerTakeOver, TakeOver


def take_over(draft: Draft, command: TakeOver) -> None:
    """Take over a bot's seat; at a listed table the host is asked first."""
    draft.must_be("playing")
    draft.must_have_room()
    draft.must_exist(command.seat)
    draft.must_be_free_to("sit")
    if not draft.state.take_over:
        raise RefusedError("server-take-over-off")
    if draft.state.places[command.seat].level is None:
        raise RefusedError("server-take-over-bot", number=command.seat)
    _must_know_no_cards(draft)
    person = draft.person(command.name)
    if not draft.state.setup.listed or draft.state.host == person:
        _take(draft, command.seat, person)
        return
    if draft.state.host is None:
        raise RefusedError("server-take-over-no-host")
    if person in draft.state.turned_down:
        raise RefusedError("server-take-over-denied")
    if any(asker == person for asker, _ in draft.state.asks):
        raise RefusedError("server-take-over-asked")
    draft.add(TakeOverAsked(command.seat, person))


def answer(draft: Draft, command: AnswerTakeOver) -> None:
    """Let somebody take over the seat that they asked for, or not; a no is a no for good."""
    draft.must_be("playing")
    draft.must_be_host()
    draft.must_have_room()
    for person, seat in draft.state.asks:
        if person == command.person:
            if command.agree:
                _take(draft, seat, person)
            else:
                draft.add(TakeOverDenied(person))
            return
    raise RefusedError("server-take-over-nobody")


def allow(draft: Draft, command: AllowTakeOver) -> None:
    """Let friends take over bots' seats from now on, or no longer."""
    draft.must_be_host()
    draft.must_have_room()
    if draft.state.take_over != command.allow:
        draft.add(TakeOverSet(command.allow))


def _must_know_no_cards(draft: Draft) -> None:
    """Refuse whoever holds or held a seat of this game: they know cards of it."""
    number = draft.state.number(draft.guest)
    if number is not None and any(number in place.holders for place in draft.state.places):
        raise RefusedError("server-take-over-player")


def _take(draft: Draft, seat: Seat, person: int) -> None:
    """Let it be so, under the name that they have here."""
    name = naming.sitter(draft.state, person, draft.state.people[person].name)
    draft.add(TakenOver(seat, person, name))
