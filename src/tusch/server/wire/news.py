"""What a table tells devices; docs/protocol.md explains it."""

from typing import Literal, TypeAlias

from msgspec import UNSET, UnsetType

from tusch.fair import FairDeal
from tusch.game import Outcome, Seat, Value
from tusch.server.wire.named import AnyChanges, AnyEvent, AnyView, Face, GameName, Reaction, Rules
from tusch.server.words import Absence, Bar, By, Status


class SeatInfo(Value, frozen=True, kw_only=True, omit_defaults=True):
    """A seat, as everybody sees it."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    person: int | UnsetType = UNSET
    level: str | UnsetType = UNSET
    absent: Absence | UnsetType = UNSET
    """Why a bot stands in."""
    seed: str | UnsetType = UNSET
    """What was mixed into the deal; shown when the game has begun."""
    mixed_in: bool = False
    wins: int = 0
    """Games won before this one, in a series of rematches."""
    agrees: bool = False
    """After the end: whether everybody may see the coach's reports, as far as this seat says."""


class PersonInfo(Value, frozen=True, omit_defaults=True):
    """Somebody at the table."""

    name: str
    here: bool
    bars: tuple[Bar, ...] = ()
    """What the host keeps them from."""
    face: Face | UnsetType = UNSET


class You(Value, frozen=True):
    """What this device is at the table."""

    person: int | None
    seats: tuple[Seat, ...]
    host: bool
    codes: tuple[tuple[Seat, str], ...] = ()
    """Codes that move one of these seats to another device."""
    waited_for: bool = False
    """Whether the table waits for them at the end of their turns, whatever they could do."""
    stood_in: tuple[tuple[Seat, int], ...] | UnsetType = UNSET
    """How many moves a bot has made for these seats since somebody moved there last, if it did."""


class Line(Value, frozen=True, omit_defaults=True):
    """Something that was said."""

    at: int
    person: int
    text: str | UnsetType = UNSET
    sign: Reaction | UnsetType = UNSET


class UndoInfo(Value, frozen=True):
    """An undo that is asked for."""

    seat: Seat
    waits_for: tuple[int, ...]
    until: int


class Seen(Value, frozen=True, omit_defaults=True):
    """What one seat of the device sees, or a spectator (None)."""

    seat: Seat | None
    events: tuple[AnyEvent, ...] = ()
    view: AnyView = UNSET
    """Left out while the dealer is about to act: the next message has it."""
    changed: AnyChanges = UNSET
    """Instead of a view, for a device that keeps the last one: the fields that are different."""


class Past(Value, frozen=True, omit_defaults=True):
    """A move of the past, as the seats of the device were told it."""

    version: int
    """The version that it led to."""
    seen: tuple[Seen, ...]
    """Without views."""
    below_level: Seat | UnsetType = UNSET
    """The seat, if a bot moved that could not think as it does at its level."""
    seat: Seat | UnsetType = UNSET
    """Whose move it was; left out for an act of the dealer."""
    by: By | UnsetType = UNSET
    """Left out for what was taken over from a record."""


class TableInfo(Value, frozen=True, kw_only=True):
    """How a table plays."""

    code: str
    game: GameName
    rules: Rules
    listed: bool
    clock: int | None
    away: int | None
    spectators: int
    first: Seat | None
    fill: str
    """The bot for empty seats and for those who are away."""
    marked: bool
    practice: bool
    """Whether the coach helps whoever plays here alone."""
    games: int
    """How many games of the same people came before: this is their rematch."""


class TakeOverAsk(Value, frozen=True):
    """Somebody who would like to take over a bot's seat."""

    person: int
    seat: Seat


class TakeOverDone(Value, frozen=True):
    """A seat that somebody has taken over from a bot."""

    version: int
    """The version of the game then."""
    seat: Seat
    bot: str
    """What the bot was called."""


class TakeOverInfo(Value, frozen=True):
    """Friends who come after the start, and bots' seats."""

    allowed: bool
    asks: tuple[TakeOverAsk, ...]
    """Who waits for the host's answer."""
    done: tuple[TakeOverDone, ...]


class Whole(Value, frozen=True, kw_only=True, tag="table", tag_field="tell"):
    """The table as a whole: at the beginning, and when the device became something else."""

    seq: int
    version: int
    status: Status
    info: TableInfo
    seats: tuple[SeatInfo, ...]
    people: tuple[PersonInfo, ...]
    host: int | None
    you: You
    commitment: str | None
    """The promise of the fair deal; None at a table without one."""
    seen: tuple[Seen, ...]
    past: tuple[Past, ...]
    """The last moves and acts of the dealer."""
    actor: Seat | None
    until: int | None
    """When the time for the move is over."""
    undo: UndoInfo | None
    chat: tuple[Line, ...]
    outcome: Outcome | None
    fair: FairDeal | None
    """The revealed secret, at the end."""
    rematch: str | None
    take_over: TakeOverInfo


class Seating(Value, frozen=True, kw_only=True, tag="seats", tag_field="tell"):
    """Who sits where has changed, or the game begins."""

    seq: int
    version: int
    status: Status
    seats: tuple[SeatInfo, ...]
    people: tuple[PersonInfo, ...]
    host: int | None
    actor: Seat | None
    until: int | None
    """When the time for the move is over; a bot that stands in has none."""
    seen: tuple[Seen, ...]
    """When the game begins: what there is to see before the first act."""
    take_over: TakeOverInfo


class Moved(Value, frozen=True, kw_only=True, omit_defaults=True, tag="moved", tag_field="tell"):
    """Somebody has made a move, or the dealer has acted (None)."""

    seq: int
    version: int
    seat: Seat | None
    by: By
    actor: Seat | None
    """Who acts next."""
    until: int | None
    below_level: Seat | UnsetType = UNSET
    """The seat, if a bot moved that could not think as it does at its level."""
    seen: tuple[Seen, ...]
    """The last: what comes before it is the same for everybody, and written once."""


class TakenBack(Value, frozen=True, kw_only=True, tag="undone", tag_field="tell"):
    """A move was taken back, with all that followed it."""

    seq: int
    version: int
    seat: Seat
    entries: int
    """How many entries of the log are gone."""
    actor: Seat | None
    until: int | None
    seen: tuple[Seen, ...]


class UndoTalk(Value, frozen=True, kw_only=True, tag="undo", tag_field="tell"):
    """A word about an undo: the request as it stands, or None if it is off."""

    seq: int
    undo: UndoInfo | None
    denied_by: int | None = None


class Talk(Value, frozen=True, tag="said", tag_field="tell"):
    """Somebody has said something."""

    seq: int
    line: Line


class HandCode(Value, frozen=True, tag="hand-code", tag_field="tell"):
    """A code that moves one of this device's seats to another device."""

    seq: int
    seat: Seat
    code: str


class Waited(Value, frozen=True, tag="wait", tag_field="tell"):
    """Whether the table waits for whoever plays on this device; nobody else is told."""

    seq: int
    always: bool


class Over(Value, frozen=True, kw_only=True, tag="over", tag_field="tell"):
    """The game is over; the secret of the deal is shown."""

    seq: int
    outcome: Outcome
    fair: FairDeal | None


class Again(Value, frozen=True, tag="rematch", tag_field="tell"):
    """There is a table for another game."""

    seq: int
    code: str


class Clock(Value, frozen=True, tag="clock", tag_field="tell"):
    """The server was down; the time for the move begins again."""

    seq: int
    until: int | None


class Presence(Value, frozen=True, tag="presence", tag_field="tell"):
    """Which people have a device at the table now; not numbered, not kept."""

    people: tuple[int, ...]
    spectators: int


class Closed(Value, frozen=True, tag="closed", tag_field="tell"):
    """The table says nothing more to this device."""

    code: str


Told: TypeAlias = (
    Whole | Seating | Moved | TakenBack | UndoTalk | Talk | HandCode | Waited | Over | Again | Clock
)
"""Numbered messages: a device that comes back names the last number it has."""
Message: TypeAlias = Told | Presence | Closed
