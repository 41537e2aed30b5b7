"""What devices ask of a table and of the lobby; docs/protocol.md explains it."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from tusch.fair import Seed
from tusch.game import Seat, Value
from tusch.server.wire.named import AnyAction, AnyOption, Face, GameName, Reaction

PROTOCOL = 1
"""The version of what is said here; another one where an older page would misunderstand."""

ClientId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
"""Chosen by the device, another one for every command: the same id again is the same command."""

REACTIONS = ("applause", "laugh", "surprise", "sigh", "thanks", "hurry")
"""Quick reactions, by name; the page draws them."""


FACES = (
    "rosina",
    "bartolo",
    "susanna",
    "cherubino",
    "marcellina",
    "basilio",
    "fips",
    "colombina",
    "zampano",
    "pulcina",
    "toto",
    "mirabella",
)
"""The company: bots have the face that goes with their name, people choose one."""


class OpenSeat(Value, frozen=True, tag="open"):
    """A seat for whoever comes."""


class BotSeat(Value, frozen=True, tag="bot"):
    """A seat for a bot."""

    level: str


class OwnSeat(Value, frozen=True, tag="own"):
    """A seat for somebody on the device that makes the table."""

    name: str


SeatPlan: TypeAlias = OpenSeat | BotSeat | OwnSeat


class _Command(Value, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """Something that a device asks for."""

    id: ClientId


class Create(_Command, frozen=True, kw_only=True, tag="create"):
    """Make a table."""

    game: GameName
    edition: str | None = None
    options: dict[str, AnyOption] = msgspec.field(default_factory=dict)
    seats: tuple[SeatPlan, ...]
    name: str = ""
    """The maker's, if they do not sit."""
    listed: bool = False
    clock: int | None = None
    """Seconds for a move."""
    away: int | None = None
    """Seconds after which a bot stands in for somebody who is not there."""
    spectators: int = 0
    first: Seat | None = None
    """Who begins; None: chance decides."""
    pace: int = 800
    """Milliseconds before a bot's move."""
    fill: str | None = None
    """The bot for empty seats and for those who are away."""
    take_over: bool = True
    """Whether friends who come after the start may take over bots' seats."""
    practice: bool = False
    """Whether the coach helps during the game; for one person against bots."""
    record: str | None = None
    """Play on from a record, written as JSON."""
    entry: int | None = None
    """Before which entry of the record; None: after the last."""
    follow: bool = False
    """Whether the dealer goes on as in the record while that is possible (lessons)."""


class Sit(_Command, frozen=True, kw_only=True, tag="sit"):
    """Take an open seat; several seats make a device a shared one."""

    seat: Seat
    name: str


class Stand(_Command, frozen=True, kw_only=True, tag="stand"):
    """Give a seat back before the start."""

    seat: Seat


class Kick(_Command, frozen=True, kw_only=True, tag="kick"):
    """Empty somebody's seat before the start (host)."""

    seat: Seat


class SetSeat(_Command, frozen=True, kw_only=True, tag="set-seat"):
    """Give a seat where nobody sits to a bot, or open it, before the start (host)."""

    seat: Seat
    level: str | None = None


class MixIn(_Command, frozen=True, kw_only=True, tag="seed"):
    """Mix a seed of one's own into the deal, before the start."""

    seat: Seat
    seed: Seed


class Start(_Command, frozen=True, kw_only=True, tag="start"):
    """Begin the game; bots take the empty seats (host)."""


class Act(_Command, frozen=True, kw_only=True, tag="act"):
    """Make a move."""

    seat: Seat
    action: AnyAction
    """One of the actions of the view's `legal`."""
    base: int
    """The version of the game that the move was made for."""


class WhyNot(_Command, frozen=True, kw_only=True, tag="why-not"):
    """Ask why a move is not possible; nothing changes."""

    seat: Seat | None = None
    action: AnyAction


class AskUndo(_Command, frozen=True, kw_only=True, tag="undo"):
    """Take one's last move back, if need be with the consent of the others."""

    seat: Seat
    base: int


class AnswerUndo(_Command, frozen=True, kw_only=True, tag="undo-answer"):
    """Agree to an undo, or not."""

    agree: bool
    base: int


class Back(_Command, frozen=True, kw_only=True, tag="back"):
    """Take one's seats back from the bots that stood in."""


class Wait(_Command, frozen=True, kw_only=True, tag="wait"):
    """Be waited for at the end of one's turns, whatever one could do, or no longer."""

    always: bool


class Chat(_Command, frozen=True, kw_only=True, tag="chat"):
    """Say something."""

    text: str
    name: str = ""
    """For somebody who has no name at this table yet."""


class React(_Command, frozen=True, kw_only=True, tag="react"):
    """Say something quickly."""

    sign: Reaction


class ShowFace(_Command, frozen=True, kw_only=True, tag="face"):
    """Choose a face, or show none."""

    face: Face | None


class Rematch(_Command, frozen=True, kw_only=True, tag="rematch"):
    """Make a table with the same people after the end."""


class AgreeReview(_Command, frozen=True, kw_only=True, tag="review-agree"):
    """Let everybody see the coach's reports on this game, or not, after the end."""

    seat: Seat
    agree: bool


class Leave(_Command, frozen=True, kw_only=True, tag="leave"):
    """Go away from the table; bots play on for one's seats."""


class PassHost(_Command, frozen=True, kw_only=True, tag="pass-host"):
    """Make somebody else the host (host)."""

    person: int


class Mute(_Command, frozen=True, kw_only=True, tag="mute"):
    """Keep somebody from speaking at this table, or let them speak again (host)."""

    person: int
    lift: bool = False


class Ban(_Command, frozen=True, kw_only=True, tag="ban"):
    """Send somebody away for good, or let them come and sit down again (host)."""

    person: int
    lift: bool = False


class HandOver(_Command, frozen=True, kw_only=True, tag="hand-over"):
    """Ask for a code that moves a seat to another device, once."""

    seat: Seat


class Claim(_Command, frozen=True, kw_only=True, tag="claim"):
    """Take a seat over with such a code."""

    code: str


class TakeOver(_Command, frozen=True, kw_only=True, tag="take-over"):
    """Take over a bot's seat after the start; at a listed table the host is asked."""

    seat: Seat
    name: str = ""
    """For somebody who has no name at this table yet."""


class AnswerTakeOver(_Command, frozen=True, kw_only=True, tag="take-over-answer"):
    """Let somebody take over the seat that they asked for, or not (host)."""

    person: int
    agree: bool


class AllowTakeOver(_Command, frozen=True, kw_only=True, tag="take-over-allow"):
    """Let friends take over bots' seats from now on, or no longer (host)."""

    allow: bool


Command: TypeAlias = (
    Sit
    | Stand
    | Kick
    | SetSeat
    | MixIn
    | Start
    | Act
    | WhyNot
    | AskUndo
    | AnswerUndo
    | Back
    | Wait
    | Chat
    | React
    | ShowFace
    | Rematch
    | AgreeReview
    | Leave
    | PassHost
    | Mute
    | Ban
    | HandOver
    | Claim
    | TakeOver
    | AnswerTakeOver
    | AllowTakeOver
)
"""What is asked of a table. `Create` is asked of the lobby."""


CREATE: msgspec.json.Decoder[Create | Command] = msgspec.json.Decoder(Create | Command)
"""Reads `Create`; the others are there so that what is asked for has to be named."""
