"""Reports on finished games: asked for, made one after another, and kept with their tables."""

from collections import OrderedDict
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

import msgspec

from tusch import record
from tusch.coach.report import VERSION, Report
from tusch.game import Message, Seat, Value
from tusch.server.errors import of_store
from tusch.server.limits import LIMITS
from tusch.server.lobby.lobby import Lobby
from tusch.server.review import access
from tusch.server.review.errors import ManyError, OffError
from tusch.server.review.messages import Advise, Answer, Begin, Finished, NotYet, Question, Weigh
from tusch.server.review.practice import Practice
from tusch.server.review.process import CoachProcess
from tusch.server.review.queue import Key, ReviewQueue, Waiting
from tusch.server.review.readiness import Readiness
from tusch.server.table.live.actor import Table
from tusch.server.table.live.services import Services
from tusch.server.table.state import TableState
from tusch.server.wire.reviews import ReviewState
from tusch.store import Note, StoreError, TableDamagedError, TableNewerError

REPORT: Final = "review"
"""The kind of note that a report is; it belongs to the table, and its name is the seat."""
ASKED: Final = "asked"
"""The kind of note that a wish is; it belongs to the guest, and its name is table and seat."""
FAILURES: Final = 1_000
"""Reviews that failed and are remembered."""

_REPORTS: Final = msgspec.json.Decoder(Report)


class _Written(Value, frozen=True):
    """The part of a report that every version has."""

    coach: int


class Reviews:
    """All reports of a server."""

    def __init__(
        self, services: Services, lobby: Lobby, process: CoachProcess | None = None
    ) -> None:
        """Begin with nothing to do."""
        self._store = services.store
        self._sharing = services.sharing
        self.now = services.now
        self._budget = services.review_budget
        self._lobby = lobby
        self.practice = Practice(services.store)
        self._queue = ReviewQueue(self._prepare, self._settle, process or CoachProcess())
        self._failed: OrderedDict[Key, Message] = OrderedDict()
        self._ready = Readiness()

    async def open(self) -> None:
        """Take up what was asked for before the server ended, if nobody else is at it."""
        if self._budget == 0:
            return
        wanted = await self._wanted()
        for key, waiting in tuple(self._queue.waiting.items()):
            # On another machine somebody may have said that they want it no longer.
            for guest in waiting.guests - wanted.get(key, set()):
                self._queue.drop(key, guest)
        for key in await self._claim(wanted):
            for guest in wanted[key]:
                self._queue.put(key, guest)

    async def _wanted(self) -> dict[Key, set[str]]:
        """Return what is waited for and by whom, on all machines, the earliest first."""
        wanted: dict[Key, set[str]] = {}
        for note in await self._store.notes(ASKED):
            wanted.setdefault(_key(note), set()).add(note.owner)
        return wanted

    async def _claim(self, keys: Iterable[Key]) -> list[Key]:
        """Return those reviews that this machine makes: all, or what no other one has begun."""
        wanted = list(keys)
        if self._sharing is None or not wanted:
            return wanted
        ours = await self._sharing.nodes.claim([_work(key) for key in wanted])
        return [key for key in wanted if _work(key) in ours]

    async def close(self) -> None:
        """Stop; what is not done is taken up again."""
        await self._queue.close()
        await self._ready.close()

    async def state(self, guest: str, table: Table, seat: Seat) -> ReviewState:
        """Return how the report on a seat stands, for whom it is."""
        access.check(table.state, guest, seat)
        return await self._state(Key(table.state.table, seat))

    async def ask(self, guest: str, table: Table, seat: Seat) -> ReviewState:
        """Ask for the report on a seat."""
        access.check(table.state, guest, seat)
        key = Key(table.state.table, seat)
        state = await self._state(key)
        if state.state == "done":
            return state
        self.budget()
        if guest not in getattr(self._queue.waiting.get(key), "guests", ()):
            await self._must_have_room(guest, key)
            await self._store.keep_notes([_asked(key, guest, self.now())])
            self._failed.pop(key, None)
            if await self._claim([key]):
                self._queue.put(key, guest)
        return await self._state(key)

    async def drop(self, guest: str, table: Table, seat: Seat) -> None:
        """Want a report no longer."""
        access.check(table.state, guest, seat)
        key = Key(table.state.table, seat)
        self._queue.drop(key, guest)
        await self._store.keep_notes([], [_asked(key, guest)])

    def forget(self, guest: str) -> None:
        """Let nothing be made for a guest any more who is deleted."""
        for key in tuple(self._queue.waiting):
            self._queue.drop(key, guest)

    async def report(self, key: Key) -> Report | None:
        """Return a report that is kept, unless the coach is another one by now."""
        for note in await self._store.notes(REPORT, key.table):
            if note.name == str(key.seat) and _is_of_today(note):
                with suppress(msgspec.DecodeError):
                    return _REPORTS.decode(note.body)
        return None

    async def reported(self, table: str) -> set[Seat]:
        """Return the seats of a table whose reports are kept, unless the coach is another one."""
        notes = await self._store.notes(REPORT, table)
        return {int(note.name) for note in notes if _is_of_today(note)}

    def has_failed(self, key: Key) -> bool:
        """Whether the coach has tried, and could not; to ask again is for whoever wants it."""
        return key in self._failed

    async def asked(self, guest: str) -> list[Key]:
        """Return the reports that a guest waits for, on all machines; the next one here first."""
        keys = [_key(note) for note in await self._store.notes(ASKED, guest)]
        places = {key: place for place, key in enumerate(self._queue.waiting)}
        return sorted(keys, key=lambda key: places.get(key, len(places)))

    async def room(self, guest: str) -> int:
        """Return for how many more reports a guest may ask now."""
        own = LIMITS.reviews - len(await self.asked(guest))
        return max(0, min(own, LIMITS.reviews_waiting - len(self._queue.waiting)))

    def budget(self) -> int | None:
        """Return how many playouts there are for a decision; refuse where the host wants none."""
        if self._budget == 0:
            raise OffError("server-review-off")
        return self._budget

    def expect(self, game: str) -> None:
        """Get ready for questions about a game, before the first is asked."""
        if self._budget != 0:
            self._ready.of(game)

    async def consult(self, question: Question) -> Answer:
        """Return the answer to a small question; whoever would have to wait for long is told so."""
        if isinstance(question, Weigh | Advise) and not self._ready.of(question.position.game):
            raise OffError("server-review-preparing")
        return await self._queue.ask(question)

    async def _must_have_room(self, guest: str, key: Key) -> None:
        """Refuse more than the share of a guest, and more than can be done."""
        waiting = self._queue.waiting
        if len({*await self.asked(guest)} - {key}) >= LIMITS.reviews:
            raise ManyError("server-review-many", allowed=LIMITS.reviews)
        if key not in waiting and len(waiting) >= LIMITS.reviews_waiting:
            raise ManyError("server-review-full")

    async def _state(self, key: Key) -> ReviewState:
        """Return how a report stands."""
        if waiting := self._queue.waiting.get(key):
            if not waiting.begun:
                place, preparing = self._queue.place(key) or 1, waiting.preparing
                return ReviewState(state="waiting", place=place, preparing=preparing)
            found = tuple(waiting.found)
            done, total = waiting.done, waiting.total
            return ReviewState(state="running", done=done, total=total, found=found)
        if report := await self.report(key):
            return ReviewState(state="done", report=report)
        if key in self._failed:
            return ReviewState(state="failed", error=self._failed[key])
        if self._sharing and key in (wanted := list(await self._wanted())):
            # Another machine makes it; how far it has come is known there alone.
            return ReviewState(state="waiting", place=wanted.index(key) or 1)
        return ReviewState(state="none")

    async def _prepare(self, key: Key) -> Begin | NotYet | None:
        """Return the first question about a review, if its table is still there."""
        state = await self._table(key.table)
        if state is None or state.status != "over" or await self.report(key):
            return None
        if not self._ready.of(state.setup.game):
            return NotYet()
        written = record.write(state.game, len(state.places), state.line)
        return Begin(record.encode(written), key.seat, self._budget)

    async def _table(self, name: str) -> TableState | None:
        """Return a table, if it can be read."""
        try:
            table = await self._lobby.table(name)
        except (TableDamagedError, TableNewerError):
            return None
        return table.state if table else None

    async def _settle(
        self, waiting: Waiting, finished: Finished | None, error: Message | None
    ) -> None:
        """Keep a report, or why there is none; nobody waits for it any more."""
        gone = [_asked(waiting.key, guest) for guest in waiting.guests]
        try:
            notes = await self._found(waiting.key, finished) if finished else []
            await self._store.keep_notes(notes, gone)
            if self._sharing:
                await self._sharing.nodes.hand_over([_work(waiting.key)])
        except StoreError as trouble:
            error = of_store(trouble).message
        if error:
            self._failed[waiting.key] = error
            if len(self._failed) > FAILURES:
                self._failed.popitem(last=False)

    async def _found(self, key: Key, finished: Finished) -> list[Note]:
        """Return what is kept of a review: the report, and what those who played can learn."""
        now, report = self.now(), finished.report
        notes = [_note(key, report, now)]
        state = await self._table(key.table)
        if state:
            own = set(access.own_entries(state, key.seat))
            moments = [moment for moment in finished.moments if moment.entry in own]
            guests = access.holders(state, key.seat)
            notes += await self.practice.new(guests, state, report, moments, now)
        return notes


def _note(key: Key, report: Report, now: int) -> Note:
    """Return a report as it is kept."""
    return Note(key.table, REPORT, str(key.seat), now, msgspec.json.encode(report).decode())


def _work(key: Key) -> str:
    """Return the name under which machines know who makes a review, as they know it of tables."""
    return f"review/{key.table}/{key.seat}"


def _is_of_today(note: Note) -> bool:
    """Whether a report is of the coach that there is now."""
    with suppress(msgspec.DecodeError):
        return msgspec.json.decode(note.body, type=_Written).coach == VERSION
    return False


def _asked(key: Key, guest: str, now: int = 0) -> Note:
    """Return a wish as it is kept."""
    return Note(guest, ASKED, f"{key.table}/{key.seat}", now, "")


def _key(asked: Note) -> Key:
    """Return what a wish is about."""
    table, _, seat = asked.name.partition("/")
    return Key(table, int(seat))
