"""Finished games: the record with the names and the fair deal, and the replay from any seat."""

from collections.abc import Iterator
from typing import Any

from msgspec import UNSET, UnsetType
from msgspec.structs import asdict

from tusch import record
from tusch.errors import OptionError
from tusch.fair import FairDeal
from tusch.game import Seat
from tusch.record import Record
from tusch.registry import AnyGame
from tusch.server.draft import RefusedError
from tusch.server.messages import Moved, Seen
from tusch.server.state import TableState


class TableRecord(Record, frozen=True, kw_only=True, omit_defaults=True):
    """A record that knows who was a bot, and what the deal was made of."""

    bots: tuple[str | None, ...] = ()
    """The name of the bot on each seat; None for a person."""
    fair: FairDeal | UnsetType = UNSET
    begun: int = 0
    """How many entries the table took over from another record."""


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
    )


def replay(game: AnyGame, read: Record, seat: Seat | None) -> Iterator[Moved]:
    """Yield a recorded game as one seat, or a spectator, was told it."""
    if seat is not None and seat not in range(read.players):
        raise OptionError("server-no-seat", number=seat)
    for entry, step in enumerate(record.read(game, read), start=1):
        actor = game.actor(step.after)
        events: tuple[Any, ...] = game.events(step.before, step.action, step.after, seat)
        yield Moved(
            seq=entry,
            version=entry,
            seat=step.actor if isinstance(step.actor, int) else None,
            by="player" if isinstance(step.actor, int) else "dealer",
            actor=actor if isinstance(actor, int) else None,
            until=None,
            seen=(Seen(seat, events, game.observe(step.after, seat)),),
        )
