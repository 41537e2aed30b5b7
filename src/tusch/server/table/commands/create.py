"""Making a table: all that a device asks for is checked here, once."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, assert_never

from msgspec import to_builtins
from msgspec.structs import replace

from tusch import bots, record, registry
from tusch.game import Seat
from tusch.registry import AnyGame
from tusch.server.errors import RefusedError
from tusch.server.limits import LIMITS
from tusch.server.lookalikes import distinct
from tusch.server.table import naming
from tusch.server.table.dealer import CODE, Dealer
from tusch.server.table.draft import named
from tusch.server.table.events import BotPlan, Created, OpenPlan, PersonPlan, Plan, Setup
from tusch.server.table.state import TableState
from tusch.server.wire.commands import BotSeat, Create, OpenSeat, OwnSeat, SeatPlan

DEFAULT_BOT = "steady"
"""For empty seats and for those who are away, if the table asks for no other."""


def create(
    command: Create,
    guest: str,
    table: str,
    dealer: Dealer,
    check_bot: Callable[[str], None] = bots.check,
) -> Created:
    """Return the event that makes a table; raise a `TuschError` for what there cannot be."""
    setup = _from_record(command) if command.record is not None else _new(command)
    for level in (setup.fill, *(seat.level for seat in setup.seats if isinstance(seat, BotPlan))):
        check_bot(level)
    names = [plan.name for plan in setup.seats if isinstance(plan, PersonPlan)]
    return Created(
        table=table,
        code=dealer.word(CODE),
        setup=setup,
        guest=guest,
        name=names[0] if names else named(command.name),
        secret=dealer.secret(),
    )


def _new(command: Create) -> Setup:
    """Return the setup of a table that begins at the beginning."""
    if command.entry is not None or command.follow:
        raise RefusedError("server-record-missing")
    game = registry.make(command.game, command.edition, command.options)
    # How many sit there comes before who they are: names are compared with each other.
    game.start(len(command.seats))
    return _setup(command, game)


def _from_record(command: Create) -> Setup:
    """Return the setup of a table that plays on from a record (without fair deal)."""
    text = command.record or ""
    if len(text.encode(errors="replace")) > LIMITS.record:
        raise RefusedError("server-record-large", allowed=LIMITS.record)
    read = record.decode(text)
    game = registry.of_record(read)
    steps = record.read(game, read)
    entry = len(steps) if command.entry is None else command.entry
    if entry not in range(len(steps) + 1):
        raise RefusedError("server-record-entry", value=entry, allowed=len(steps))
    after = steps[entry - 1].after if entry else game.start(read.players)
    if game.actor(after) is None:
        raise RefusedError("server-record-over")
    if len(command.seats) != read.players:
        raise RefusedError("server-record-seats", value=len(command.seats), count=read.players)
    setup = _setup(command, game)
    rest = [what for who, what in read.log[entry:] if who is None] if command.follow else []
    since = range(record.version(text) + 1, record.VERSION + 1)
    return replace(
        setup,
        begun=read.log[:entry],
        script=tuple(rest),
        marked=True,
        older_than=tuple(registry.played_before(game.name, since)),
    )


def _setup(command: Create, game: AnyGame) -> Setup:
    """Return how the table plays; refuse numbers that are out of bounds."""
    for seconds in (command.clock, command.away):
        if seconds is not None and seconds not in LIMITS.clock:
            raise RefusedError(
                "server-seconds", value=seconds, first=LIMITS.clock[0], last=LIMITS.clock[-1]
            )
    if command.spectators not in range(LIMITS.spectators + 1):
        raise RefusedError("server-spectators", value=command.spectators, last=LIMITS.spectators)
    if command.pace not in range(LIMITS.pace + 1):
        raise RefusedError("server-pace", value=command.pace, last=LIMITS.pace)
    if command.first is not None and command.first not in range(len(command.seats)):
        raise RefusedError("server-no-seat", number=command.first)
    own = sum(isinstance(seat, OwnSeat) for seat in command.seats)
    if command.practice and (own != 1 or any(isinstance(seat, OpenSeat) for seat in command.seats)):
        raise RefusedError("server-practice-bots")
    return Setup(
        game=game.name,
        rules=to_builtins(game.rules),
        seats=_plans(game.name, command.seats),
        listed=command.listed,
        clock=command.clock,
        away=command.away,
        spectators=command.spectators,
        first=command.first,
        pace=command.pace,
        fill=DEFAULT_BOT if command.fill is None else command.fill,
        take_over=command.take_over,
        practice=command.practice,
    )


def _plans(game: str, seats: Sequence[SeatPlan]) -> tuple[Plan, ...]:
    """Return who is to sit where: no name twice, people before bots."""
    names: dict[Seat, str] = {}
    for seat, plan in enumerate(seats):
        if isinstance(plan, OwnSeat):
            names[seat] = distinct(named(plan.name), names.values(), LIMITS.name)
    for seat, plan in enumerate(seats):
        if isinstance(plan, BotSeat):
            names[seat] = naming.bot(game, seat, plan.level, names.values())
    return tuple(_plan(plan, names.get(seat, "")) for seat, plan in enumerate(seats))


def _plan(plan: SeatPlan, name: str) -> Plan:
    """Return what is kept of a wish for a seat."""
    match plan:
        case OpenSeat():
            return OpenPlan()
        case BotSeat(level=level):
            return BotPlan(level, name)
        case OwnSeat():
            return PersonPlan(name)
        case _ as never:
            assert_never(never)


def again(state: TableState, host: int, table: str, dealer: Dealer) -> Created:
    """Return the event that makes a table for the same people in the same seats."""
    numbers = [host, *(n for n in _seated(state) if n != host)]
    plans: list[Plan] = []
    placed: list[int | None] = []
    for place in state.places:
        if place.person is not None:
            plans.append(PersonPlan(place.name))
            placed.append(numbers.index(place.person))
        else:
            plans.append(BotPlan(place.level, place.name) if place.level else OpenPlan())
            placed.append(None)
    people = tuple((state.people[n].guest, state.people[n].name) for n in numbers)
    return Created(
        table=table,
        code=dealer.word(CODE),
        setup=replace(
            state.setup,
            rules=_rules_of_now(state.setup),
            seats=tuple(plans),
            begun=(),
            script=(),
            marked=False,
            older_than=(),
            take_over=state.take_over,
            practice=state.setup.practice and state.alone,
        ),
        guest=state.people[host].guest,
        name=state.people[host].name,
        secret=dealer.secret(),
        before=state.code,
        people=people,
        placed=tuple(placed),
        lenders=tuple(_lenders(state)),
        wins=tuple(_wins(state)),
        games=state.games + 1,
    )


def _wins(state: TableState) -> Iterator[int]:
    """Yield how often each seat has won by now."""
    outcome = state.game.outcome(state.now)
    winners = outcome.winners if outcome else ()
    for seat, place in enumerate(state.places):
        yield place.wins + (seat in winners)


def _lenders(state: TableState) -> Iterator[tuple[Seat, str]]:
    """Yield the guests whose name a seat has that another device holds: to be forgotten with it."""
    for seat, place in enumerate(state.places):
        if place.person is not None:
            before = [state.people[number] for number in place.before]
            given = [person.guest for person in before if not person.forgotten]
            for guest in dict.fromkeys((*place.lenders, *given)):
                if guest != state.people[place.person].guest:
                    yield seat, guest


def _rules_of_now(setup: Setup) -> dict[str, Any]:
    """Return the rules of a table, with the edition's value for what could not be chosen then."""
    chosen = {
        option: value
        for option, value in setup.rules.items()
        if option != "edition" and option not in setup.older_than
    }
    made = registry.make(setup.game, str(setup.rules["edition"]), chosen)
    rules: dict[str, Any] = to_builtins(made.rules)
    return rules


def _seated(state: TableState) -> list[int]:
    """Return the people who hold seats, each once, from seat 0 on."""
    found: dict[int, Seat] = {}
    for seat, place in enumerate(state.places):
        if place.person is not None:
            found.setdefault(place.person, seat)
    return list(found)
