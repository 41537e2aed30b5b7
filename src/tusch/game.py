"""The protocol that every game fulfils, and the small values that all games share.

A game is a list of actions. The rules are pure functions from a state and an action to a
state. Chance is an actor like any other, the *dealer*, so a finished game replays without a
random generator.
"""

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Annotated, Any, Final, Generic, Literal, Protocol, TypeAlias, TypeVar

import msgspec
from msgspec import Meta


class Value(msgspec.Struct, frozen=True, gc=False):
    """Base of all values: frozen, compared by content, without cycles."""


Seat: TypeAlias = Annotated[int, Meta(title="Seat")]
"""A place at the table, 0 to players - 1, clockwise."""


class Chance(Enum):
    """The actor that is not a player."""

    DEALER = "dealer"


DEALER: Final = Chance.DEALER

Actor: TypeAlias = Seat | Literal[Chance.DEALER] | None
"""Who acts next; None when the game is over."""


class Message(Value, frozen=True):
    """A sentence that is not written yet: its id, and what it speaks of."""

    id: str
    args: "dict[str, Arg]" = {}


Arg: TypeAlias = Annotated[int | str | tuple[Any, ...] | Message, Meta(title="Arg")]
"""What a message can speak of: a number, a seat, a card, a word, several of one kind (or several
times several), or another message."""


class Refusal(Value, frozen=True):
    """Why an action is not possible now."""

    clause: str
    """The clause that forbids it, as in the rules: `F13`."""
    message: Message

    @property
    def code(self) -> str:
        """A word that programs can compare."""
        return self.message.id


class Reason(Value, frozen=True):
    """One line of a score sheet."""

    seat: Seat
    clause: str
    points: int
    """What the line adds to the seat's total."""
    message: Message
    settles: bool = False
    """Whether it says what puts the seat ahead of equals, or that they share."""


class Outcome(Value, frozen=True):
    """The end of a game: who won, and why."""

    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    """In ascending order."""
    ranking: tuple[Seat, ...] | None
    """Best first, where the rules rank everybody."""
    reasons: tuple[Reason, ...]
    """The points of a seat's lines add up to its total."""


class Rng(Protocol):
    """A source of chance; `random.Random` is one."""

    def randrange(self, stop: int, /) -> int:
        """Return a number from 0 to stop - 1, each as likely as the others."""
        ...


S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V", bound="View[Any]")
A_co = TypeVar("A_co", covariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


class Step(Value, Generic[S, A], frozen=True):
    """One action of a game, with the states around it."""

    before: S
    actor: Actor
    action: A
    after: S

    def __iter__(self) -> Iterator[Any]:
        """Let it be taken apart."""
        return iter((self.before, self.actor, self.action, self.after))


class View(Protocol[A_co]):
    """What every view has, whatever the game."""

    @property
    def seat(self) -> Seat | None:
        """Whose view it is; None: a spectator's."""
        ...

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is."""
        ...

    @property
    def legal(self) -> tuple[A_co, ...]:
        """What this seat may do now; empty while it is not its move."""
        ...


class Game(Protocol[S, A, V]):
    """The rules of one game. It holds a frozen ruleset and nothing else."""

    @property
    def name(self) -> str:
        """The game's name in records and on the command line."""
        ...

    @property
    def seats(self) -> range:
        """The numbers of players that the rules allow."""
        ...

    @property
    def rules(self) -> Mapping[str, Any]:
        """The ruleset as a record writes it: edition and every option."""
        ...

    def start(self, players: int) -> S:
        """Return the state before the dealer's first act."""
        ...

    def actor(self, state: S) -> Actor:
        """Who acts next: a seat, the dealer, or None when the game is over."""
        ...

    def turn(self, state: S) -> Seat | None:
        """Whose turn it is, which may not be the seat that acts (a demand is answered)."""
        ...

    def legal_actions(self, state: S) -> tuple[A, ...]:
        """What the acting player may do, in a fixed order; empty when no player acts."""
        ...

    def sample(self, state: S, rng: Rng) -> A:
        """Draw the dealer's next act."""
        ...

    def misdeal(self, state: S, action: A) -> Refusal | None:
        """Say why the dealer cannot do this now, or None if they can."""
        ...

    def apply(self, state: S, action: A) -> S:
        """Return what comes of an action. Pure and unchecked: `check` stands at the edges."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """Return the result, or None while the game goes on."""
        ...

    def observe(self, state: S, seat: Seat | None) -> V:
        """Build the view of one seat, or of a spectator (None), from nothing."""
        ...

    def explain(self, view: V, action: A) -> Refusal | None:
        """Say why this viewer cannot do this now, by what they can know; None if they can."""
        ...

    def determinize(self, view: V, rng: Rng) -> S:
        """Draw a state that this viewer could be in, all equally likely."""
        ...

    def events(self, before: S, action: A, after: S, seat: Seat | None) -> tuple[Value, ...]:
        """What a viewer is told about an action, in order."""
        ...

    def format(self, action: A) -> str:
        """Write an action in the notation of records."""
        ...

    def parse(self, text: str, *, dealer: bool) -> A:
        """Read an action of the dealer or of a player; raise `NotationError` if it is none."""
        ...


class Player(Protocol[V_contra, A_co]):
    """Someone who decides."""

    def choose(self, view: V_contra) -> A_co:
        """Choose one of the view's legal actions, seeing the view and nothing else."""
        ...
