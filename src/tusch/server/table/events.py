"""What happens at a table, as it is kept. These events are never sent: `project` makes messages.

Events of every released version are read: a field may be added if it may be missing, and none
may change its name or its meaning. What a newer version has added is refused, never overlooked:
where servers of two versions share a database, the older one then leaves the table to the newer.
"""

from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from tusch import registry
from tusch.game import Seat, Value
from tusch.server.words import Absence, Bar, By


class Kept(Value, frozen=True, forbid_unknown_fields=True):
    """What is kept, without anything that this version does not know."""


class OpenPlan(Kept, frozen=True, tag="open"):
    """A seat for whoever comes."""


class BotPlan(Kept, frozen=True, tag="bot"):
    """A seat for a bot."""

    level: str
    name: str | None = None
    """None: a table from before names were kept."""


class PersonPlan(Kept, frozen=True, tag="own"):
    """A seat for somebody on the device that makes the table, or of a rematch."""

    name: str


Plan: TypeAlias = OpenPlan | BotPlan | PersonPlan


class Setup(Kept, frozen=True, kw_only=True):
    """How a table plays; all of it was checked."""

    game: str
    rules: dict[str, Any]
    """Every option with its value."""
    seats: tuple[Plan, ...]
    listed: bool
    clock: int | None
    away: int | None
    spectators: int
    first: Seat | None
    pace: int
    fill: str
    begun: tuple[tuple[Seat | None, str], ...] = ()
    """The entries of the record that the table plays on from."""
    script: tuple[str, ...] = ()
    """What the dealer does next, as long as the rules allow it."""
    marked: bool = False
    """Whether the table was made from a record: without fair deal."""
    older_than: tuple[str, ...] = ()
    """Options that nobody could choose yet when the table was made, or its record written."""
    take_over: bool = False
    """Whether friends who come late may take over bots' seats; before there was that: no."""
    practice: bool = False
    """Whether the coach helps whoever plays alone."""


class Created(Kept, frozen=True, kw_only=True, tag="created"):
    """A table was made; its secret is fixed before anybody can mix in a seed."""

    table: str
    code: str
    setup: Setup
    guest: str
    name: str
    secret: str
    before: str | None = None
    """The table of which this is the rematch."""
    people: tuple[tuple[str, str], ...] = ()
    """Guests and names of a rematch; the host is the first."""
    placed: tuple[int | None, ...] = ()
    """Who of them sits where."""
    lenders: tuple[tuple[Seat, str], ...] = ()
    """Guests whose name a seat has, though it came to another device at the table before."""
    wins: tuple[int, ...] = ()
    """How often each seat has won at the tables before; none at all: the first of them."""
    games: int = 0
    """How many tables came before, each the rematch of the one before it."""

    @property
    def sitters(self) -> tuple[int | None, ...]:
        """The number of the person on each seat at first; the maker has number 0."""
        maker = tuple(0 if isinstance(plan, PersonPlan) else None for plan in self.setup.seats)
        return self.placed or maker


class Joined(Kept, frozen=True, tag="joined"):
    """Somebody got a name, and a number at this table."""

    guest: str
    name: str
    number: int | None = None
    """Whose place they have in the list of people, if it was full; None: a new one."""


class Sat(Kept, frozen=True, tag="sat"):
    """Somebody took a seat."""

    seat: Seat
    person: int
    name: str


class Stood(Kept, frozen=True, tag="stood"):
    """A seat was given back or emptied."""

    seat: Seat


class SeatSet(Kept, frozen=True, tag="seat-set"):
    """A seat was given to a bot, or opened."""

    seat: Seat
    level: str | None
    name: str | None = None
    """The bot's; None: none, or a table from before names were kept."""


class MixedIn(Kept, frozen=True, tag="mixed-in"):
    """A seed was mixed in."""

    seat: Seat
    seed: str


class Began(Kept, frozen=True, tag="began"):
    """The game began; these seats were empty and are bots now."""

    filled: tuple[Seat, ...]
    names: tuple[str, ...] = ()
    """The bots', one for each; none at all: a table from before names were kept."""
    commitment: str | None = None
    """What was promised; None: no fair deal, or a table from before this was kept."""
    seeds: tuple[str, ...] = ()
    """What each seat mixed in; none at all: as with the commitment."""


class Acted(Kept, frozen=True, omit_defaults=True, tag="acted"):
    """A move, or an act of the dealer."""

    seat: Seat | None
    action: str
    """In the notation of records."""
    by: By
    below_level: bool = False
    """Whether a bot made it that could not think as it does at its level."""


class StoodIn(Kept, frozen=True, tag="stood-in"):
    """A bot plays for somebody until they return."""

    seat: Seat
    why: Absence


class Returned(Kept, frozen=True, tag="returned"):
    """The bot hands the seat back."""

    seat: Seat


class UndoAsked(Kept, frozen=True, tag="undo-asked"):
    """Somebody would like to take their last move back."""

    seat: Seat
    to: int
    """How many entries of the log would stay."""
    people: tuple[int, ...]
    """Who has to agree."""


class UndoAgreed(Kept, frozen=True, tag="undo-agreed"):
    """One of those who were asked agrees."""

    person: int


class UndoDenied(Kept, frozen=True, tag="undo-denied"):
    """One of those who were asked does not agree."""

    person: int


class UndoLapsed(Kept, frozen=True, tag="undo-lapsed"):
    """Not everybody answered in time: that is a no."""


class Undone(Kept, frozen=True, tag="undone"):
    """A move was taken back, with all that followed it."""

    seat: Seat
    to: int


class Said(Kept, frozen=True, tag="said"):
    """A line of chat."""

    person: int
    text: str


class Reacted(Kept, frozen=True, tag="reacted"):
    """A quick reaction."""

    person: int
    sign: str


class HostPassed(Kept, frozen=True, tag="host-passed"):
    """Somebody else is the host; None: nobody, until somebody sits down."""

    person: int | None


class Barred(Kept, frozen=True, tag="barred"):
    """The host keeps somebody from something at this table, or no longer."""

    person: int
    what: Bar
    lifted: bool = False


class HandOffered(Kept, frozen=True, tag="hand-offered"):
    """A code moves this seat to another device."""

    seat: Seat
    code: str


class HandTaken(Kept, frozen=True, tag="hand-taken"):
    """The seat is on another device now."""

    seat: Seat
    person: int


class TakeOverSet(Kept, frozen=True, tag="take-over-set"):
    """Whether friends who come late may take over bots' seats has changed."""

    allowed: bool


class TakeOverAsked(Kept, frozen=True, tag="take-over-asked"):
    """Somebody would like to take over a bot's seat; the host decides."""

    seat: Seat
    person: int


class TakeOverDenied(Kept, frozen=True, tag="take-over-denied"):
    """The host does not agree."""

    person: int


class TakenOver(Kept, frozen=True, tag="taken-over"):
    """Somebody plays on for a bot, from here on and for good."""

    seat: Seat
    person: int
    name: str


class FaceChosen(Kept, frozen=True, tag="face-chosen"):
    """Somebody shows another face, or none."""

    person: int
    face: str | None


class WaitSet(Kept, frozen=True, tag="wait-set"):
    """The table waits for somebody at the end of their turns, or no longer."""

    person: int
    always: bool


class ReviewAgreed(Kept, frozen=True, tag="review-agreed"):
    """Whether a seat agrees that everybody sees the coach's reports has changed."""

    seat: Seat
    agrees: bool


class Gone(Kept, frozen=True, tag="gone"):
    """Somebody went away from the table."""

    person: int


class Forgotten(Kept, frozen=True, tag="forgotten"):
    """Somebody's name and words were deleted; nobody holds their seats any more."""

    person: int
    names: tuple[str, ...] = ()
    """Of the bots that have the seats from now on; none at all: as before names were kept."""


class Ended(Kept, frozen=True, tag="ended"):
    """The game is over, and the secret of the deal is shown."""


class Rematched(Kept, frozen=True, tag="rematched"):
    """There is a table for another game."""

    code: str


class Resumed(Kept, frozen=True, tag="resumed"):
    """The server is back: the time for the move that was due begins again."""


SeatEvent: TypeAlias = (
    Joined
    | Sat
    | Stood
    | SeatSet
    | MixedIn
    | StoodIn
    | Returned
    | HostPassed
    | Barred
    | HandOffered
    | HandTaken
    | TakeOverSet
    | TakeOverAsked
    | TakeOverDenied
    | TakenOver
    | FaceChosen
    | ReviewAgreed
    | WaitSet
    | Gone
    | Forgotten
)
"""Changes who sits where, and who is there."""

Event: TypeAlias = (
    Created
    | SeatEvent
    | Began
    | Acted
    | UndoAsked
    | UndoAgreed
    | UndoDenied
    | UndoLapsed
    | Undone
    | Said
    | Reacted
    | Ended
    | Rematched
    | Resumed
)

_DECODER: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)
_encoded = msgspec.json.Encoder().encode


def decode(body: str) -> Event:
    """Read an event from the log."""
    event = _DECODER.decode(body)
    return _of_its_time(event) if isinstance(event, Created) else event


def _of_its_time(made: Created) -> Created:
    """Return how a table was made, with options that came later as games were played then."""
    setup = made.setup
    played = registry.played_before(setup.game)
    missing = tuple([option for option in played if option not in setup.rules])
    if not missing:
        return made
    rules = {**setup.rules, **{option: played[option] for option in missing}}
    return replace(made, setup=replace(setup, rules=rules, older_than=missing))


def encode(event: Event) -> str:
    """Write an event for the log."""
    return _encoded(event).decode()
