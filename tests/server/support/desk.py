"""A table without tasks and sockets: commands one after another, each kept and folded again."""

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any, TypeVar

import msgspec

from tusch import codec
from tusch.server.table import timeline
from tusch.server.table.commands import create as creating
from tusch.server.table.commands.clock import back_by, came, due, resumed, tick
from tusch.server.table.dealer import Dealer, FairDealer
from tusch.server.table.decide import bot_move, decide
from tusch.server.table.draft import Decision, Happening
from tusch.server.table.events import Event
from tusch.server.table.live.bot_lease import job_for
from tusch.server.table.state import TableState
from tusch.server.table.timeline import Timeline
from tusch.server.thinking.jobs import answer
from tusch.server.wire.commands import (
    Act,
    BotSeat,
    Command,
    Create,
    OpenSeat,
    OwnSeat,
    SeatPlan,
    Sit,
    Start,
)
from tusch.server.wire.replies import Duplicate, Reply
from tusch.store.sqlite.database import MEMORY, Database

R = TypeVar("R")


def dealer(seed: int = 0) -> FairDealer:
    """A dealer who is the same again with the same seed."""
    return FairDealer(Random(seed).randbytes)


def plan(words: str) -> tuple[SeatPlan, ...]:
    """Seats by letters: `o` open, `b` and `g` bots, else the name of somebody at the device."""
    kinds: dict[str, SeatPlan] = {
        "o": OpenSeat(),
        "b": BotSeat("random"),
        "g": BotSeat("greedy"),
    }
    return tuple(kinds.get(word, OwnSeat(word)) for word in words.split())


class Desk:
    """One table; guests are named by words."""

    def __init__(
        self,
        seats: str = "Ann o",
        *,
        game: str = "flohcati",
        host: str = "ann",
        chance: Dealer | None = None,
        folds: bool = False,
        table: str = "table",
        database: Database | None = None,
        **more: Any,
    ) -> None:
        self._open(database or Database(MEMORY), table, chance, folds=folds)
        asked = {"fill": "random", "name": "Host", **more}
        command = Create(id="made", game=game, seats=plan(seats), **asked)
        made = creating.create(command, host, table, self.dealer)
        self._commit(timeline.first(made, f"{host}/made", self.now))
        self.timeline = Timeline(self.database.events(table))

    @classmethod
    def at(cls, database: Database, table: str) -> "Desk":
        """Come to a table that is in a database."""
        desk = cls.__new__(cls)
        desk._open(database, table, dealer(1))
        desk.timeline = Timeline(database.events(table))
        desk.now = desk.state.at
        desk.ids = count(desk.state.seq)
        return desk

    def _open(
        self, database: Database, table: str, chance: Dealer | None, *, folds: bool = False
    ) -> None:
        self.database = database
        self.table = table
        self.dealer = chance or dealer()
        self.now = 1_000_000
        self.held = 0
        self.folds = folds
        self.ids = count()
        self.happenings: list[Happening] = []

    @property
    def state(self) -> TableState:
        return self.timeline.state

    def do(self, guest: str, kind: Callable[..., Command], **fields: Any) -> Reply:
        """Send a command with an id of its own."""
        return self.send(guest, kind(**{"id": f"c{next(self.ids)}", **fields}))

    def send(self, guest: str, command: Command) -> Reply:
        """Send a command."""
        client = timeline.key(guest, command.id)
        if client in self.timeline.done:
            return Duplicate(command.id, self.timeline.done[client])
        decision = decide(self.state, command, guest, self.now, self.dealer)
        self.keep(decision, client)
        assert decision.reply is not None
        return decision.reply

    def act(self, guest: str, seat: int, action: Any, base: int | None = None) -> Reply:
        """Make a move."""
        version = self.state.version if base is None else base
        return self.do(guest, Act, seat=seat, action=raw(action), base=version)

    def move(self, choose: Callable[[tuple[Any, ...]], Any] = lambda legal: legal[0]) -> Event:
        """Let whoever has to act make a legal move, and return what happened first."""
        seat = self.state.actor
        assert isinstance(seat, int)
        done = len(self.happenings)
        if self.state.bot(seat):
            self.bot()
        else:
            guest = self.state.people[self.state.places[seat].person or 0].guest
            reply = self.act(guest, seat, choose(self.state.game.legal_actions(self.state.now)))
            assert is_ok(reply), reply
        return self.happenings[done].event

    def bot(self) -> None:
        """Let a bot make its move."""
        seat = self.state.actor
        assert isinstance(seat, int)
        choice = answer(job_for(self.state, seat))
        version = self.state.version
        self.keep(bot_move(self.state, seat, version, choice, self.now, self.dealer))

    def tick(self, **away: int) -> None:
        """Let the clocks be looked at."""
        self.keep(tick(self.state, self.now, away, self.dealer, self.held))

    def due(self, **away: int) -> int | None:
        return due(self.state, away, self.held)

    def came(self, guest: str) -> None:
        """Let a device come back."""
        self.keep(came(self.state, guest, self.now, self.dealer))

    def resume(self, *, shared: bool = False) -> None:
        """Let the server come back, or another one that shares its tables."""
        self.held = back_by(self.now) if shared else 0
        self.keep(resumed(self.state, self.now, self.dealer, shared=shared))

    def keep(self, decision: Decision, client: str | None = None) -> None:
        """Write a decision."""
        if decision.happenings:
            self._commit(*timeline.appends(self.state, decision, client))
            self.timeline.keep(decision, client)
            self.happenings += decision.happenings
            if self.folds:
                self.fold()

    def fold(self) -> None:
        """See that the log gives the same table again."""
        again = Timeline(self.database.events(self.table))
        assert again.state == self.state
        assert _commands(again) == _commands(self.timeline)
        last = self.happenings[-3:]
        since = self.state.seq - len(last)
        assert again.missed(since) == self.timeline.missed(since) == last

    def _commit(self, *appends: Any) -> None:
        def change(base: Database) -> None:
            for append in appends:
                base.append(append)

        assert self.database.commit([change]) == [None]

    def events(self) -> list[str]:
        """The kinds of all that happened since the table was made."""
        return [str(type(happening.event).__name__) for happening in self.happenings]


def _commands(read: Timeline) -> dict[str, int]:
    """What guests have done, without what the table itself decided."""
    return {client: seq for client, seq in read.done.items() if client[0] != "@"}


def raw(action: Any) -> msgspec.Raw:
    """An action as it comes from a device."""
    return msgspec.Raw(codec.encode(action))


def is_ok(reply: Reply) -> bool:
    return type(reply).__name__ == "Ok"


def code(reply: Reply) -> str:
    """The word for an answer, and its code if it has one."""
    kind = type(reply).__name__.lower()
    return f"{kind} {getattr(reply, 'code', '')}".strip()


def playing(seats: str = "Ann o", guests: str = "bob", **more: Any) -> Desk:
    """A table where the game has begun; guests take the open seats in order."""
    desk = Desk(seats, **more)
    takers = iter(guests.split())
    for seat, place in enumerate(desk.state.places):
        if place.open and (guest := next(takers, None)):
            assert is_ok(desk.do(guest, Sit, seat=seat, name=guest.capitalize()))
    assert is_ok(desk.do("ann", Start))
    return desk
