"""A table as the store has it: written before anybody is told, and read again."""

from array import array
from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import chain
from typing import NamedTuple

import msgspec

from tusch.game import Outcome, Value
from tusch.server.limits import LIMITS
from tusch.server.table import events
from tusch.server.table.draft import Decision, Happening
from tusch.server.table.events import Created, Event, HandTaken, Sat, TakenOver
from tusch.server.table.evolve import create, evolve
from tusch.server.table.state import TableState
from tusch.server.words import Status
from tusch.store import Append, Listing, Row

_SEATED = (Sat, HandTaken, TakenOver)


class Summary(Value, frozen=True):
    """What lists show of a table, as it is kept with its listing."""

    game: str
    edition: str
    status: Status
    names: tuple[str, ...]
    """By seat."""
    open: int
    """How many seats are open."""
    lesson: bool
    """Whether the dealer follows a script."""
    maker: str = ""
    """Who made a table that the lobby shows; empty: it is not shown, or not known."""
    holders: tuple[str, ...] = ()
    """The guest on each seat, empty where none is; none at all: it was written before."""
    before: tuple[tuple[str, ...], ...] = ()
    """The guests who have held each seat before; none at all: it was written before."""
    ranks: tuple[int, ...] = ()
    """At the end, by seat: 1 is the best, and several may share a place."""
    totals: tuple[int, ...] = ()
    """At the end, by seat."""


SUMMARIES: msgspec.json.Decoder[Summary] = msgspec.json.Decoder(Summary)


def read_summary(kept: str | None) -> Summary | None:
    """Return what was kept with a listing; None: nothing, or nothing that can be read here."""
    if kept is not None:
        with suppress(msgspec.DecodeError, TypeError):
            return SUMMARIES.decode(kept)
    return None


class Stretch(NamedTuple):
    """How things stood, and what happened from there on."""

    start: TableState
    events: list[Event]
    times: "array[int]"


class Timeline:
    """The state of a table, what was done by which command, and what happened last."""

    def __init__(self, rows: Iterable[Row]) -> None:
        """Read a table from its events."""
        self.done: dict[str, int] = {}
        """The number of the last event of every command."""
        self._client: str | None = None
        first, *others = rows
        made = events.decode(first.body)
        assert isinstance(made, Created)
        self.state: TableState = create(made, first.at)
        self._last = self._before = Stretch(self.state, [], array("q"))
        """The last stretch of the log and the one before it: what a device may have missed."""
        self._attribute(first)
        self.follow(others)

    def follow(self, rows: Iterable[Row]) -> list[Happening]:
        """Take over what others have written; return what happened."""
        happenings = []
        for row in rows:
            event = events.decode(row.body)
            self._remember(event, row.at)
            before, self.state = self.state, evolve(self.state, event, row.at)
            happenings.append(Happening(before, event, self.state))
            self._attribute(row)
        return happenings

    def _attribute(self, row: Row) -> None:
        """Note which command brought an event about."""
        self._client = row.client or self._client
        if self._client:
            self.done[self._client] = row.seq

    def keep(self, decision: Decision, client: str | None) -> None:
        """Take over what was written."""
        for happening in decision.happenings:
            self._remember(happening.event, happening.after.at)
            self.state = happening.after
        if client is not None:
            self.done[client] = self.state.seq

    def missed(self, since: int) -> list[Happening] | None:
        """Return what happened after a number, or None if that is not known any more."""
        known = max(self._before.start.seq, self.state.seq - LIMITS.missed)
        if not known <= since <= self.state.seq:
            return None
        stretches = [self._last]
        if since < self._last.start.seq:
            stretches.insert(0, self._before)
        state, missed = stretches[0].start, []
        pairs = (zip(stretch.events, stretch.times, strict=True) for stretch in stretches)
        for event, at in chain.from_iterable(pairs):
            before, state = state, evolve(state, event, at)
            if state.seq > since:
                missed.append(Happening(before, event, state))
        return missed

    def _remember(self, event: Event, at: int) -> None:
        """Keep an event that comes next; how things stood is known again by letting it happen."""
        if len(self._last.events) >= LIMITS.missed:
            self._before, self._last = self._last, Stretch(self.state, [], array("q"))
        self._last.events.append(event)
        self._last.times.append(at)


def key(guest: str, id: str) -> str:
    """Return how a guest's command is kept: nobody can use up the ids of others."""
    return f"{guest}/{id}"


def appends(state: TableState, decision: Decision, client: str | None) -> list[Append]:
    """Return what a decision adds to the store: to this table, and to one that it makes.

    What the table itself decided has a name too, so that events without one always belong to
    the command before them.
    """
    last = decision.happenings[-1].after
    # Moves change neither; whatever does is written again, though the list may show the same.
    # Nobody becomes a player without a place.
    changed = last.status != state.status or last.places is not state.places
    added = [
        Append(
            table=state.table,
            after=state.seq,
            client=client or f"@{state.seq}",
            at=last.at,
            bodies=tuple([events.encode(event) for _, event, _ in decision.happenings]),
            listing=listing(last) if changed else None,
            guests=tuple(_newcomers(decision)) if changed else (),
        )
    ]
    if decision.spawn:
        added.append(first(decision.spawn, None, last.at))
    return added


def first(made: Created, client: str | None, now: int) -> Append:
    """Return what making a table adds to the store."""
    state = create(made, now)
    lenders = (guest for _, guest in made.lenders)
    guests = tuple(dict.fromkeys((*(person.guest for person in state.people), *lenders)))
    return Append(state.table, 0, client, now, (events.encode(made),), listing(state), guests)


def listing(state: TableState) -> Listing:
    """Return how a table is listed."""
    summary = encode_summary(summarize(state))
    return Listing(state.table, state.code, state.setup.listed, state.status, state.at, summary)


def relisted(rows: Sequence[Row]) -> tuple[Listing, tuple[str, ...]]:
    """Return how a table is listed, and who plays there, from its events alone."""
    state = Timeline(rows).state
    return listing(state), tuple(person.guest for person in state.people if person.guest)


def summarize(state: TableState) -> Summary:
    """Return what lists show of a table."""
    shown = state.setup.listed and state.status == "waiting"
    outcome = state.game.outcome(state.now) if state.status == "over" else None
    people = [place.person for place in state.places]
    return Summary(
        game=state.setup.game,
        edition=str(state.setup.rules["edition"]),
        status=state.status,
        names=state.names,
        open=sum(place.open for place in state.places),
        lesson=bool(state.setup.script),
        maker=state.people[0].guest if shown else "",
        holders=tuple("" if each is None else state.people[each].guest for each in people),
        before=tuple(
            tuple(state.people[each].guest for each in place.before) for place in state.places
        ),
        ranks=_ranks(outcome) if outcome else (),
        totals=outcome.totals if outcome else (),
    )


def _ranks(outcome: Outcome) -> tuple[int, ...]:
    """Return the place of every seat: by the rules, or by points after those who won."""
    totals, winners, ranking = outcome.totals, outcome.winners, outcome.ranking
    if ranking is not None:
        return tuple(ranking.index(seat) + 1 for seat in range(len(totals)))
    others = [total for seat, total in enumerate(totals) if seat not in winners]
    return tuple(
        1 if seat in winners else 1 + len(winners) + sum(other > total for other in others)
        for seat, total in enumerate(totals)
    )


def encode_summary(summary: Summary) -> str:
    """Write a summary for the store."""
    return msgspec.json.encode(summary).decode()


def _newcomers(decision: Decision) -> Iterable[str]:
    """Yield the guests who have become players."""
    for _, event, after in decision.happenings:
        if isinstance(event, _SEATED):
            yield after.people[event.person].guest
