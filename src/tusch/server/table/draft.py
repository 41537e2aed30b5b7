"""A decision in the making: the events so far, and the table that they lead to."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Literal, NamedTuple

import msgspec

from tusch import bots
from tusch.codec import codec
from tusch.game import DEALER, Seat
from tusch.server.errors import RefusedError
from tusch.server.limits import LIMITS, SHARED
from tusch.server.table.dealer import Dealer
from tusch.server.table.events import Acted, Created, Ended, Event, Joined
from tusch.server.table.evolve import evolve
from tusch.server.table.naming import newcomer
from tusch.server.table.state import TableState
from tusch.server.text import clean
from tusch.server.wire.replies import Reply
from tusch.server.words import By

_acted = lru_cache(SHARED)(Acted)
"""Makes an event, or finds the same that another table has kept."""


class Happening(NamedTuple):
    """An event, and the table before and after it."""

    before: TableState
    event: Event
    after: TableState


class Decision(NamedTuple):
    """What comes of a command: nothing of it has happened before the events are kept."""

    happenings: tuple[Happening, ...] = ()
    reply: Reply | None = None
    """None for what the table itself decided."""
    spawn: Created | None = None
    """A table that is made at the same moment."""


class Draft:
    """What somebody brings about, step by step."""

    def __init__(
        self,
        state: TableState,
        guest: str,
        now: int,
        dealer: Dealer,
        check: Callable[[str], None] = bots.check,
    ) -> None:
        """Begin with the table as it is; `check` refuses an unknown bot."""
        self.state = state
        self.guest = guest
        self.now = now
        self.dealer = dealer
        self.check = check
        self.happenings: list[Happening] = []

    def add(self, event: Event) -> None:
        """Let something happen."""
        after = evolve(self.state, event, self.now)
        self.happenings.append(Happening(self.state, event, after))
        self.state = after

    def decision(self, reply: Reply | None = None, spawn: Created | None = None) -> Decision:
        """Return what has come of it."""
        return Decision(tuple(self.happenings), reply, spawn)

    def must_be(self, status: str) -> None:
        """Refuse what belongs to another part of a table's life."""
        if self.state.status != status:
            raise RefusedError("server-not-now", status=self.state.status)

    def must_be_host(self) -> None:
        """Refuse whoever is not the host."""
        number = self.state.number(self.guest)
        if number is None or number != self.state.host:
            raise RefusedError("server-host-only")

    def must_hold(self, seat: Seat) -> None:
        """Refuse the seats of others: a message names a seat, the session must hold it."""
        self.must_exist(seat)
        if not self.state.holds(self.guest, seat):
            raise RefusedError("server-not-your-seat", number=seat)

    def must_exist(self, seat: Seat) -> None:
        """Refuse a seat that is not there."""
        if seat not in range(len(self.state.places)):
            raise RefusedError("server-no-seat", number=seat)

    def must_have_room(self, more: int = 0) -> None:
        """Refuse more talk at a table where all has been said; some things have more room."""
        if self.state.seq >= LIMITS.log + more:
            raise RefusedError("server-log-full")

    def must_be_calm(self) -> None:
        """Refuse whoever has filled the log enough: others need room there too."""
        number = self.state.number(self.guest)
        if number is not None and self.state.people[number].lines >= LIMITS.chat_lines:
            raise RefusedError("server-restless")

    def must_be_free_to(self, what: Literal["talk", "sit"]) -> None:
        """Refuse whoever the host keeps from this."""
        if what == "talk" and self.state.barred(self.guest, "talk", "table"):
            raise RefusedError("server-barred-talk")
        if what == "sit" and self.state.barred(self.guest, "seats", "table"):
            raise RefusedError("server-barred-seats")

    def person(self, name: str) -> int:
        """Return the guest's number at this table; a new one needs a name."""
        number = self.state.number(self.guest)
        return self.join(named(name)) if number is None else number

    def join(self, shown: str) -> int:
        """Return the guest's number at this table; a new one comes with a name."""
        number = self.state.number(self.guest)
        if number is not None:
            return number
        shown = newcomer(self.state, shown)
        if len(self.state.people) < LIMITS.people:
            self.add(Joined(self.guest, shown))
            return len(self.state.people) - 1
        spare = spare_number(self.state)
        if spare is None:
            raise RefusedError("server-people-full")
        self.add(Joined(self.guest, shown, spare))
        return spare

    def action(self, raw: msgspec.Raw) -> Any:
        """Read an action of this table's game."""
        try:
            return codec(self.state.game.name).action.decode(raw)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise RefusedError("server-no-action") from None

    def move(self, seat: Seat, action: Any, by: By, *, below_level: bool = False) -> None:
        """Make a move that was checked, then let the dealer act until somebody has to decide."""
        self.add(_acted(seat, self.state.game.format(action), by, below_level))
        self.deal()

    def deal(self) -> None:
        """Let the dealer act until a player has to decide or the game is over."""
        while self.state.actor is DEALER:
            action = self.dealer.act(self.state)
            self.add(_acted(None, self.state.game.format(action), "dealer"))
        if self.state.actor is None:
            self.add(Ended())


def named(name: str) -> str:
    """Return a name as it is shown; refuse an empty one."""
    shown = clean(name, LIMITS.name)
    if not shown:
        raise RefusedError("server-name")
    return shown


def spare_number(state: TableState) -> int | None:
    """Return the number of somebody of whom nothing is left at a table that is full of names.

    So that no crowd of strangers keeps a friend from sitting down.
    """
    needed: set[int | None] = {state.host, *(said.person for _, said in state.chat)}
    needed.update(number for place in state.places for number in place.holders)
    needed.update((*state.turned_down, *(number for number, _ in state.asks)))
    for number, person in enumerate(state.people):
        if number not in needed and not person.bars:
            return number
    return None
