"""Finished games: the record with the names and the fair deal, and the replay from any seat."""

from collections.abc import Container, Iterator, Sequence
from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import asdict, replace

from tusch import record, registry
from tusch.errors import OptionError
from tusch.game import Seat, Step
from tusch.record import Record, RecordError
from tusch.registry import AnyGame
from tusch.server.errors import RefusedError
from tusch.server.limits import LIMITS
from tusch.server.table.project import mover_of
from tusch.server.table.stand_ins import stand_in_entries
from tusch.server.table.state import TableState
from tusch.server.text import clean
from tusch.server.wire.bodies import Replay, SeatTakenOver, TableRecord
from tusch.server.wire.news import Moved, Seen
from tusch.server.words import By


def of_table(state: TableState) -> TableRecord:
    """Return the record of a game; while it is played it is a secret."""
    if state.status != "over":
        raise RefusedError("server-record-running")
    written = record.write(state.game, len(state.places), state.line, state.names)
    return TableRecord(
        **asdict(written),
        bots=tuple(place.level for place in state.places),
        fair=UNSET if state.setup.marked else state.deal,
        begun=len(state.setup.begun),
        below_level=state.below_level,
        stood_in=stand_in_entries(state),
        taken_over=tuple(
            SeatTakenOver(done.entry, done.seat, done.level, done.name) for done in state.taken_over
        ),
        practice=state.setup.practice,
    )


def lines(upload: bytes) -> list[bytes]:
    """Return the records of an upload: one a line, or a single one on as many lines as it likes."""
    found = [line for line in upload.splitlines() if line.strip()]
    return found if found and record.is_json(found[0]) else [upload]


def decode(line: bytes) -> TableRecord:
    """Read a record that somebody brings, with names that can be shown."""
    read = record.decode(line, TableRecord)
    if read.bots and len(read.bots) != read.players:
        raise RecordError("record-names", value=len(read.bots), count=read.players)
    return replace(
        read,
        names=tuple(clean(name, LIMITS.name) for name in read.names),
        bots=tuple(bot and clean(bot, LIMITS.name) for bot in read.bots),
        taken_over=tuple(
            replace(each, bot=clean(each.bot, LIMITS.name), name=clean(each.name, LIMITS.name))
            for each in read.taken_over
            if each.seat in range(read.players)
        ),
    )


def replayed(read: TableRecord, seat: Seat | None, records: int = 1) -> Replay:
    """Return a recorded game as one seat, or a spectator, was told it."""
    game = registry.of_record(read)
    start = game.start(read.players)
    if seat is not None and seat not in range(read.players):
        raise OptionError("server-no-seat", number=seat)
    steps = record.read(game, read)
    rules = msgspec.to_builtins(game.rules)
    return Replay(
        game=read.game,
        rules=rules,
        players=read.players,
        names=read.names,
        bots=read.bots,
        seat=seat,
        start=Seen(seat, (), game.observe(start, seat)),
        moved=tuple(_moved(game, read, steps, seat)),
        outcome=game.outcome(steps[-1].after if steps else start),
        fair=None if read.fair is UNSET else read.fair,
        begun=read.begun,
        lines=records,
        record=replace(read, rules=rules),
    )


def _moved(
    game: AnyGame, read: Record, steps: Sequence[Step[Any, Any]], seat: Seat | None
) -> Iterator[Moved]:
    """Yield what a seat is told about each step."""
    below = frozenset(read.below_level if isinstance(read, TableRecord) else ())
    stand_ins = frozenset(read.stood_in if isinstance(read, TableRecord) else ())
    for entry, step in enumerate(steps, start=1):
        actor = game.actor(step.after)
        events: tuple[Any, ...] = game.events(step.before, step.action, step.after, seat)
        who = step.actor if isinstance(step.actor, int) else None
        yield Moved(
            seq=entry,
            version=entry,
            seat=who,
            by=_by(read, who, entry - 1, stand_ins),
            actor=actor if isinstance(actor, int) else None,
            until=None,
            seen=(Seen(seat, events, game.observe(step.after, seat)),),
            below_level=mover_of(step.actor, entry - 1, below),
        )


def _by(read: Record, seat: Seat | None, entry: int, stand_ins: Container[int]) -> By:
    """Return who made an entry, as far as a record says it."""
    if seat is None:
        return "dealer"
    if not isinstance(read, TableRecord):
        return "player"
    later = any(each.seat == seat and entry < each.entry for each in read.taken_over)
    if later or (read.bots and read.bots[seat]):
        return "bot"
    return "stand-in" if entry in stand_ins else "player"
