"""How things stand at a table: what all its events have brought about."""

from functools import lru_cache
from typing import Any

from msgspec import UNSET

from tusch import fair, registry
from tusch.fair import FairDeal
from tusch.game import Actor, Seat, Value
from tusch.registry import AnyGame
from tusch.server.limits import SHARED
from tusch.server.table.events import Reacted, Said, Setup
from tusch.server.table.growing import Growing
from tusch.server.table.line import Line
from tusch.server.words import Absence, Bar, By, Status


class Person(Value, frozen=True):
    """Somebody with a name; their number at the table is their place in the list."""

    guest: str
    name: str
    here: bool = True
    """Whether they have not gone away for good."""
    lines: int = 0
    """How often they have said something, shown a face, sat down or mixed in a seed."""
    bars: tuple[Bar, ...] = ()
    """What the host keeps them from."""
    waited_for: bool = False
    """Whether the table waits for them at the end of their turns, whatever they could do."""
    face: str | None = None
    forgotten: bool = False
    """Whether their name and words were deleted."""


class Place(Value, frozen=True, kw_only=True):
    """A seat, and who decides there."""

    person: int | None = None
    level: str | None = None
    """The bot; None: a person's, or open."""
    name: str = ""
    seed: str = ""
    absent: Absence | None = None
    """Why a bot stands in."""
    code: str | None = None
    """What moves the seat to another device."""
    code_at: int = 0
    before: tuple[int, ...] = ()
    """Who held the seat before it came to this device."""
    lenders: tuple[str, ...] = ()
    """Guests who held it so at the table of which this is the rematch: its name is theirs too."""

    agrees: bool = False
    """Whether everybody may see the coach's reports, as far as whoever sits here is concerned."""
    wins: int = 0
    """How often whoever sits here has won at the tables of which this is the rematch."""

    @property
    def holders(self) -> tuple[int | None, ...]:
        """Everybody who holds the seat or has held it: they have seen its cards."""
        return (self.person, *self.before)

    @property
    def open(self) -> bool:
        """Whether anybody may sit down here."""
        return self.person is None and self.level is None


class Undo(Value, frozen=True):
    """A request that is being answered."""

    seat: Seat
    to: int
    waits_for: tuple[int, ...]
    """The people who have not answered yet."""
    at: int


class Takeover(Value, frozen=True):
    """A bot's seat that somebody has taken over."""

    entry: int
    """How many entries the log of the game had."""
    version: int
    seat: Seat
    level: str
    """The bot's."""
    name: str


class Made(Value, frozen=True):
    """How a step of the game came about."""

    by: By
    version: int
    """The version for which it was made."""


made = lru_cache(SHARED)(Made)
"""Makes one, or finds the same that another table has."""
NOTHING_MADE: Growing[Made] = Growing()


class TableState(Value, frozen=True, kw_only=True):
    """A table; only `evolve` makes a new one."""

    table: str
    code: str
    setup: Setup
    secret: str
    game: AnyGame
    status: Status = "waiting"
    seq: int
    """The number of events."""
    version: int = 0
    """Moves with every change of the game itself, an undo too; chat does not move it."""
    at: int
    """When the last event was."""
    waits_since: int
    """Since when the game waits for whoever acts."""
    resumed: int = -1
    """The version in which the time began anew last, because no server was there."""
    places: tuple[Place, ...]
    people: tuple[Person, ...]
    host: int | None
    line: Line
    """The game so far, without what was taken back."""
    now: Any
    """The state of the game."""
    actor: Actor = None
    """Who acts next; None while the game is not played."""
    promise: str | None = None
    """The commitment that was kept with the start."""
    mixed: tuple[str, ...] = ()
    """The seeds that were kept with the start; none at all: those of the places."""
    deals: int = 0
    """How often the dealer has acted."""
    made: Growing[Made] = NOTHING_MADE
    """How each step of it came about since the table took it over."""
    below_level: tuple[int, ...] = ()
    """The entries of the line that bots made below their level."""
    undo: Undo | None = None
    undo_version: int = -1
    """The version for which an undo was asked last: once is enough."""
    settled: int = -1
    """The last entry of the log of which the table did not allow that it is taken back."""
    take_over: bool = False
    """Whether friends who come late may take over bots' seats."""
    asks: tuple[tuple[int, Seat], ...] = ()
    """Who would like to take over which seat."""
    turned_down: tuple[int, ...] = ()
    """Those of them to whom the host has said no."""
    taken_over: tuple[Takeover, ...] = ()
    games: int = 0
    """How many games were played before, each the rematch of the one before it."""
    chat: tuple[tuple[int, Said | Reacted], ...] = ()
    """The last lines, each with the time."""
    rematch: str | None = None

    @property
    def legal(self) -> tuple[Any, ...]:
        """What whoever acts next may do."""
        return self.line.legal

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where."""
        return tuple(place.name for place in self.places)

    @property
    def deal(self) -> FairDeal:
        """What the deal is made of: a secret until the end."""
        return FairDeal(
            commitment=self.commitment,
            secret=self.secret,
            players=self.seeds,
            first=UNSET if self.setup.first is None else self.setup.first,
        )

    @property
    def one_device(self) -> bool:
        """Whether all people play on one device: nobody but bots waits while it is away."""
        return len({place.person for place in self.places if place.person is not None}) == 1

    @property
    def alone(self) -> bool:
        """Whether one person plays against bots: nobody but bots waits for a move."""
        return self.people_seated == 1

    @property
    def people_seated(self) -> int:
        """How many seats are people's."""
        return sum(place.person is not None for place in self.places)

    def waits_for(self, seat: Seat) -> bool:
        """Whether whoever has a seat wants to be waited for at the end of their turns."""
        person = self.places[seat].person
        return person is not None and self.people[person].waited_for

    @property
    def out_of_time_at(self) -> int | None:
        """When the time for a person's move is over, if there is a limit."""
        if self.setup.clock is None or self.alone:
            return None
        return self.waits_since + self.setup.clock * 1000

    @property
    def commitment(self) -> str:
        """What the table promises of its deal, or has promised when the game began."""
        return self.promise or fair.commitment(self.secret)

    @property
    def seeds(self) -> tuple[str, ...]:
        """What each seat has mixed into the deal."""
        return self.mixed or tuple(place.seed for place in self.places)

    def number(self, guest: str) -> int | None:
        """Return the number of a guest at this table."""
        for number, person in enumerate(self.people):
            if person.guest == guest:
                return number
        return None

    def barred(self, guest: str, *bars: Bar) -> bool:
        """Whether the host keeps a guest from any of these."""
        number = self.number(guest)
        return number is not None and any(bar in self.people[number].bars for bar in bars)

    def held(self, guest: str) -> tuple[Seat, ...]:
        """Return the seats that a guest's device holds."""
        number = self.number(guest)
        if number is None:
            return ()
        return tuple([seat for seat, place in enumerate(self.places) if place.person == number])

    def holds(self, guest: str, seat: Seat) -> bool:
        """Whether a guest's device holds a seat."""
        person = self.places[seat].person
        return person is not None and self.people[person].guest == guest

    def bot(self, seat: Seat) -> str | None:
        """Return the bot that decides for a seat now."""
        place = self.places[seat]
        return self.setup.fill if place.absent else place.level


def game_of(setup: Setup) -> AnyGame:
    """Return the game that a table plays."""
    return registry.of_rules(setup.game, setup.rules)
