"""What HTTP requests are answered with; docs/protocol.md explains it."""

from typing import Literal

from msgspec import UNSET, UnsetType

from tusch.fair import FairDeal
from tusch.game import Outcome, Seat, Value
from tusch.record import Record
from tusch.server.wire.named import GameName, Reaction, Rules
from tusch.server.wire.news import Moved, SeatInfo, Seen
from tusch.server.wire.replies import Reply
from tusch.server.words import Status


class Answer(Value, frozen=True):
    """The answer to a command that came by HTTP, and every refusal."""

    reply: Reply
    code: str | None = None
    """The code of the table that was made."""


class TableLine(Value, frozen=True, kw_only=True):
    """A table in a list."""

    code: str
    game: GameName
    edition: str
    status: Status
    names: tuple[str, ...]
    """By seat; empty: nobody sits there, or somebody whose name was deleted."""
    open: int
    """How many seats are open."""
    at: int
    """When something happened there last."""
    seat: Seat | UnsetType = UNSET
    """Of one's own games: the first seat that one holds."""
    turn: bool | UnsetType = UNSET
    """Of one's own games that are played: whether one has to move."""
    ranks: tuple[int, ...] = ()
    """At the end, by seat: 1 is the best, and several may share a place."""
    totals: tuple[int, ...] = ()
    """At the end, by seat."""


class TableCard(Value, frozen=True, kw_only=True):
    """What whoever has the code may know of a table before coming."""

    code: str
    game: GameName
    rules: Rules
    status: Status
    seats: tuple[SeatInfo, ...]
    host: str
    """The host's name; empty: nobody is the host."""
    clock: int | None
    away: int | None
    spectators: int
    """How many may look on."""
    marked: bool
    """Whether the table plays on from a record, without fair deal."""
    practice: bool
    """Whether the coach helps whoever plays there alone."""


class SeatTakenOver(Value, frozen=True):
    """A seat on which a bot has played first, and then somebody else."""

    entry: int
    """The first entry that the bot had no part in."""
    seat: Seat
    bot: str
    name: str
    """What the bot was called."""


class TableRecord(Record, frozen=True, kw_only=True, omit_defaults=True):
    """A record that knows who was a bot, and what the deal was made of."""

    game: GameName
    rules: Rules
    bots: tuple[str | None, ...] = ()
    """The name of the bot on each seat; None for a person."""
    fair: FairDeal | UnsetType = UNSET
    begun: int = 0
    """How many entries the table took over from another record."""
    below_level: tuple[int, ...] = ()
    """The entries that bots made who could not think as they do at their level."""
    stood_in: tuple[int, ...] = ()
    """The entries that bots made for people who were away."""
    taken_over: tuple[SeatTakenOver, ...] = ()
    """In the order in which it happened."""
    practice: bool = False
    """Whether the coach could be asked during the game."""


class Replay(Value, frozen=True, kw_only=True):
    """A recorded game as one seat was told it, or a spectator (None)."""

    game: GameName
    rules: Rules
    players: int
    names: tuple[str, ...]
    """By seat; none at all if the record has none."""
    bots: tuple[str | None, ...]
    """The bot on each seat, None for a person; none at all if the record does not say."""
    seat: Seat | None
    start: Seen
    """What there is to see before the first entry."""
    moved: tuple[Moved, ...]
    """One message for each entry; `seq` and `version` are the entry's number, from 1."""
    outcome: Outcome | None
    """None: the record ends before the game does."""
    fair: FairDeal | None
    begun: int
    """How many entries the table took over from another record."""
    lines: int
    """How many records the upload has."""
    record: TableRecord
    """What is replayed as a file would have it, of the newest version and with every option."""


class Invitation(Value, frozen=True):
    """How others come to a table."""

    link: str


OptionKind = Literal["choice", "switch", "numbers"]
OptionValue = bool | str | tuple[int, ...]


class OptionInfo(Value, frozen=True, kw_only=True):
    """An option of a game."""

    name: str
    clause: str
    """The clause that it changes."""
    kind: OptionKind
    values: tuple[str, ...] = ()
    """What a choice may be, the default first."""
    length: int | None = None
    """How many numbers there are."""


class EditionInfo(Value, frozen=True):
    """An edition of a game, and what every option is in it."""

    name: str
    options: dict[str, OptionValue]


class GameInfo(Value, frozen=True, kw_only=True):
    """A game that can be played here."""

    name: GameName
    seats: tuple[int, ...]
    """The numbers of players that the rules allow."""
    editions: tuple[EditionInfo, ...]
    """The default first."""
    options: tuple[OptionInfo, ...]
    clauses: tuple[str, ...]
    """All clauses of the rules."""
    deck: tuple[str, ...]
    """All cards, in alphabetical order of their notation."""


class TemperInfo(Value, frozen=True):
    """A mood in which a bot may play: `level/temper`."""

    name: str
    title: str
    """The message that is its name."""
    about: str
    """The message that is a sentence about it."""


class BotInfo(Value, frozen=True):
    """A bot that may take a seat."""

    name: str
    title: str | None
    """The message that is its name; None: it is one of the host's own and has none."""
    about: str | None
    tempers: tuple[str, ...]
    """The moods that it has."""


class LimitInfo(Value, frozen=True, kw_only=True):
    """What a page has to know before it asks."""

    name: int
    """Characters of a name."""
    chat: int
    """Characters of a line of chat."""
    spectators: int
    clock_least: int
    """Seconds for a move, and seconds that a player may be away."""
    clock_most: int
    pace: int
    """The longest pause before a bot's move, in milliseconds."""
    message: int
    """Bytes of a message."""
    record: int
    """Bytes of a record."""
    seed: int
    """Bytes that a player may mix into the deal."""


class Catalogue(Value, frozen=True, kw_only=True):
    """All that can be chosen at this server."""

    program: str
    """The version of the program."""
    protocol: int
    """The version of what devices and tables say to each other."""
    games: tuple[GameInfo, ...]
    bots: tuple[BotInfo, ...]
    """The easiest first, the host's own last."""
    tempers: tuple[TemperInfo, ...]
    reactions: tuple[Reaction, ...]
    coach: bool
    """Whether there is a coach here, for reports, hints and practice."""
    limits: LimitInfo
