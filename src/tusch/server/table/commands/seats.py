"""Who sits where: before the start, and when somebody goes, comes back or changes the device."""

from hmac import compare_digest

from tusch.cards import sure
from tusch.game import Seat
from tusch.server.errors import RefusedError
from tusch.server.limits import LIMITS
from tusch.server.lookalikes import shape
from tusch.server.table import naming
from tusch.server.table.commands import bars
from tusch.server.table.dealer import HAND_OVER
from tusch.server.table.draft import Draft, named
from tusch.server.table.events import (
    Began,
    Gone,
    HandOffered,
    HandTaken,
    HostPassed,
    MixedIn,
    Returned,
    Sat,
    SeatSet,
    Stood,
    StoodIn,
)
from tusch.server.table.state import TableState
from tusch.server.wire.commands import Claim, Kick, MixIn, PassHost, SetSeat, Sit, Stand


def sit(draft: Draft, command: Sit) -> None:
    """Take an open seat; whoever sits down at a table without a host becomes the host."""
    draft.must_be("waiting")
    draft.must_have_room()
    draft.must_be_calm()
    draft.must_exist(command.seat)
    draft.must_be_free_to("sit")
    if not draft.state.places[command.seat].open:
        raise RefusedError("server-seat-taken", number=command.seat)
    wanted = named(command.name)
    person = draft.person(wanted)
    shown = naming.sitter(draft.state, person, wanted)
    draft.add(Sat(command.seat, person, shown))
    _make_way(draft, shown)
    if draft.state.host is None:
        draft.add(HostPassed(person))


def _make_way(draft: Draft, name: str) -> None:
    """Give a bot that is called like somebody who sits down another name."""
    for seat, place in enumerate(draft.state.places):
        if place.level is not None and shape(place.name) == shape(name):
            draft.add(SeatSet(seat, place.level, naming.bot_at(draft.state, seat, place.level)))


def stand(draft: Draft, command: Stand) -> None:
    """Give a seat back before the start."""
    draft.must_be("waiting")
    draft.must_have_room()
    draft.must_hold(command.seat)
    draft.add(Stood(command.seat))


def kick(draft: Draft, command: Kick) -> None:
    """Empty somebody's seat before the start; they do not sit down again."""
    draft.must_be("waiting")
    draft.must_be_host()
    draft.must_exist(command.seat)
    person = draft.state.places[command.seat].person
    if person is None:
        raise RefusedError("server-seat-empty", number=command.seat)
    draft.add(Stood(command.seat))
    bars.kicked(draft, person)


def set_seat(draft: Draft, command: SetSeat) -> None:
    """Give a seat where nobody sits to a bot, or open it."""
    draft.must_be("waiting")
    draft.must_have_room()
    draft.must_be_host()
    draft.must_exist(command.seat)
    if draft.state.places[command.seat].person is not None:
        raise RefusedError("server-seat-taken", number=command.seat)
    if command.level is not None:
        draft.check(command.level)
    level = command.level
    bot = None if level is None else naming.bot_at(draft.state, command.seat, level)
    draft.add(SeatSet(command.seat, command.level, bot))


def mix_in(draft: Draft, command: MixIn) -> None:
    """Mix a seed into the deal."""
    draft.must_be("waiting")
    draft.must_have_room()
    draft.must_be_calm()
    draft.must_hold(command.seat)
    draft.add(MixedIn(command.seat, command.seed))


def start(draft: Draft) -> None:
    """Begin the game; bots take the empty seats."""
    draft.must_be("waiting")
    draft.must_be_host()
    _seat_host(draft)
    state = draft.state
    free = tuple(seat for seat, place in enumerate(state.places) if place.open)
    taken = [*state.names, *(person.name for person in state.people)]
    for seat in free:
        taken.append(naming.bot(state.setup.game, seat, state.setup.fill, taken))
    names = tuple(taken[len(taken) - len(free) :])
    if state.setup.marked:
        draft.add(Began(free, names))
    else:
        # What a seat that nobody took had before is not mixed in: a bot sits there now.
        seeds = tuple("" if place.open else place.seed for place in state.places)
        draft.add(Began(free, names, state.commitment, seeds))
    draft.deal()


def _seat_host(draft: Draft) -> None:
    """Give a host who would only look on while bots play the first seat that is free."""
    if any(place.person is not None for place in draft.state.places):
        return
    person = sure(draft.state.host)
    for seat, place in enumerate(draft.state.places):
        if place.open:
            name = naming.sitter(draft.state, person, draft.state.people[person].name)
            draft.add(Sat(seat, person, name))
            return


def pass_host(draft: Draft, command: PassHost) -> None:
    """Make somebody else the host."""
    draft.must_be_host()
    draft.must_have_room()
    if command.person not in range(len(draft.state.people)):
        raise RefusedError("server-no-person", number=command.person)
    heir = draft.state.people[command.person]
    if not heir.here or "table" in heir.bars:
        raise RefusedError("server-no-person", number=command.person)
    draft.add(HostPassed(command.person))


def leave(draft: Draft) -> None:
    """Go away: seats are open again, or bots stand in; the rights of a host pass on."""
    draft.must_have_room(LIMITS.log_spare)
    number = draft.state.number(draft.guest)
    if number is None or not draft.state.people[number].here:
        raise RefusedError("server-not-here")
    if draft.state.status == "playing" and draft.state.one_device and draft.state.held(draft.guest):
        # The game waits for them: only bots are left, and they have time.
        draft.add(Gone(number))
        return
    go(draft, number)


def go(draft: Draft, number: int) -> None:
    """Let somebody go: bots stand in, or their seats are open; a host's rights pass on."""
    for seat in draft.state.held(draft.guest):
        if draft.state.status == "waiting":
            draft.add(Stood(seat))
        elif draft.state.status == "playing" and not draft.state.places[seat].absent:
            draft.add(StoodIn(seat, "left"))
    draft.add(Gone(number))
    if draft.state.host == number:
        draft.add(HostPassed(_heir(draft.state)))


def _heir(state: TableState) -> int | None:
    """Return who is host after somebody has gone: the first who sits and is there."""
    for place in state.places:
        if place.person is not None and state.people[place.person].here:
            return place.person
    return None


def come_back(draft: Draft) -> None:
    """Take one's seats back from bots, but not from one that has just run out of one's time."""
    for seat in draft.state.held(draft.guest):
        gone = not draft.state.people[sure(draft.state.places[seat].person)].here
        away = gone or draft.state.places[seat].absent
        if away and not out_of_time(draft.state, seat, draft.now):
            draft.add(Returned(seat))


def out_of_time(state: TableState, seat: Seat, now: int) -> bool:
    """Whether it is this seat's move and the time for it is over."""
    until = state.out_of_time_at
    return state.actor == seat and until is not None and now >= until


def hand_over(draft: Draft, seat: Seat) -> None:
    """Offer a seat to another device."""
    draft.must_hold(seat)
    draft.must_have_room()
    draft.add(HandOffered(seat, draft.dealer.word(HAND_OVER)))


def claim(draft: Draft, command: Claim) -> None:
    """Take a seat over; the code holds once, and not for long."""
    draft.must_be_free_to("sit")
    for seat, place in enumerate(draft.state.places):
        if place.code is None or draft.now > place.code_at + LIMITS.hand_over:
            continue
        if compare_digest(place.code.encode(), command.code.encode(errors="replace")):
            if _is_opponent(draft.state, draft.guest, seat):
                raise RefusedError("server-claim-opponent")
            holder = draft.state.people[sure(place.person)]
            person = draft.join(place.name or holder.name)
            was_host = draft.state.host == place.person
            draft.add(HandTaken(seat, person))
            if was_host:
                draft.add(HostPassed(person))
            return
    raise RefusedError("server-code")


def _is_opponent(state: TableState, guest: str, seat: Seat) -> bool:
    """Whether a guest knows cards that whoever gives them this seat does not."""
    number, giver = state.number(guest), state.places[seat].person
    return number is not None and any(
        number in place.holders and giver not in place.holders for place in state.places
    )
