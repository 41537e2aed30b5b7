"""My mistakes: positions of one's own games that come back until they sit."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tusch.coach.report import Decision, Report
from tusch.game import Seat, Value
from tusch.server.limits import LIMITS
from tusch.server.lobby.clock import DAY
from tusch.server.review.errors import MissingError
from tusch.server.review.messages import CostlyMoment, Position
from tusch.server.table.state import TableState
from tusch.server.wire.reviews import Moment, PracticeList, Practised, Tried
from tusch.store import Note, Store

PRACTICE: Final = "practice"
"""The kind of note that a moment is; it belongs to the guest, and its time is when it is due."""
INTERVALS: Final = (1, 3, 7, 16, 35)
"""Days until a moment comes back: at first, and after each answer that was right."""
NEVER: Final = 2**53
"""When a moment is due that sits."""


class Kept(Value, frozen=True, kw_only=True):
    """A moment as it is kept, with its own position: it outlives the table."""

    game: str
    rules: dict[str, Any]
    players: int
    seat: Seat
    code: str
    """The table of the game."""
    at: int
    """When it was found."""
    view: msgspec.Raw
    record: str = ""
    """The game so far, told again, so that one can play on; empty: nobody can tell."""
    decisions: int
    """How many decisions the game had."""
    decision: Decision
    step: int = 0
    """Which interval it waits for."""

    @property
    def position(self) -> Position:
        """The decision as it was met."""
        return Position(self.game, self.rules, bytes(self.view))


_KEPT: Final = msgspec.json.Decoder(Kept)


class Practice:
    """The moments of all guests."""

    def __init__(self, store: Store) -> None:
        """Take where they are kept."""
        self._store = store

    async def new(
        self,
        guests: Sequence[str],
        state: TableState,
        report: Report,
        moments: Sequence[CostlyMoment],
        now: int,
    ) -> list[Note]:
        """Return what is to be kept of moments for guests who do not have them yet."""
        notes = []
        for guest in guests:
            there = await self._store.notes(PRACTICE, guest)
            known = {note.name for note in there}
            # What sits does not come back, and what nobody can read is never shown.
            waiting = sum(note.at < NEVER and _read(note) is not None for note in there)
            named = {name_of(state.table, report.seat, each.entry): each for each in moments}
            fresh = [(name, each) for name, each in named.items() if name not in known]
            for name, moment in fresh[: max(0, LIMITS.practice - waiting)]:
                kept = _kept(state, report, moment, now)
                notes.append(_note(guest, name, kept, now + INTERVALS[0] * DAY))
        return notes

    async def list(self, guest: str, now: int) -> PracticeList:
        """Return what is due, and how much is not."""
        notes = await self._store.notes(PRACTICE, guest)
        due = [(note, kept) for note in notes if note.at <= now and (kept := _read(note))]
        later = [(note, kept) for note in notes if now < note.at < NEVER and (kept := _read(note))]
        shown = [_shown(*each) for each in (due or later)[: LIMITS.practice_shown]]
        return PracticeList(
            due=tuple(shown if due else ()),
            ahead=tuple(() if due else shown),
            waiting=len(due),
            later=len(later),
            next=min((note.at for note, _ in later), default=None),
            settled=sum(note.at >= NEVER for note in notes),
        )

    async def find(self, guest: str, name: str) -> tuple[Note, Kept]:
        """Return a moment of a guest."""
        for note in await self._store.notes(PRACTICE, guest):
            if note.name == name and (kept := _read(note)):
                return note, kept
        raise MissingError("server-practice-none")

    async def answered(self, note: Note, kept: Kept, tried: Tried, now: int) -> Practised:
        """Take an answer: right, and it comes back later; wrong, and it begins again.

        Whoever practises before it is due only practises.
        """
        due, step = note.at, kept.step
        if due <= now:
            step = step + 1 if tried.accepted else 0
            due = now + INTERVALS[step] * DAY if step < len(INTERVALS) else NEVER
            await self._store.keep_notes(
                [_note(note.owner, note.name, replace(kept, step=step), due)]
            )
        return Practised(
            tried=tried,
            played=kept.decision.played,
            step=step,
            due=due if due < NEVER else None,
        )

    async def drop(self, guest: str, name: str) -> None:
        """Want a moment no longer."""
        note, _ = await self.find(guest, name)
        await self._store.keep_notes([], [note])


def name_of(table: str, seat: Seat, entry: int) -> str:
    """Return the name of a moment; it says nothing about the table."""
    return sha256(f"{table}/{seat}/{entry}".encode()).hexdigest()[:24]


def _kept(state: TableState, report: Report, moment: CostlyMoment, now: int) -> Kept:
    """Return a moment as it is kept."""
    (decision,) = (each for each in report.decisions if each.entry == moment.entry)
    return Kept(
        game=state.setup.game,
        rules=state.setup.rules,
        players=len(state.places),
        seat=report.seat,
        code=state.code,
        at=now,
        view=msgspec.Raw(moment.view),
        record=moment.record.decode(),
        decisions=report.summary.decisions,
        decision=decision,
    )


def _note(guest: str, name: str, kept: Kept, due: int) -> Note:
    """Return a moment for the store."""
    return Note(guest, PRACTICE, name, due, msgspec.json.encode(kept).decode())


def _read(note: Note) -> Kept | None:
    """Return a moment; None: it is of a coach who spoke of other things, and nobody can use it."""
    try:
        return _KEPT.decode(note.body)
    except msgspec.DecodeError:
        return None


def _shown(note: Note, kept: Kept) -> Moment:
    """Return a moment as its guest sees it, without what is better."""
    return Moment(
        id=note.name,
        game=kept.game,
        rules=kept.rules,
        players=kept.players,
        seat=kept.seat,
        entry=kept.decision.entry,
        kind=kept.decision.kind,
        code=kept.code,
        at=kept.at,
        due=note.at,
        step=kept.step,
        view=msgspec.json.decode(kept.view),
    )
