"""The check of a record's fair deal: one verdict, for one stated reason.

The page makes the same check (web/src/fair/check.ts); tests/fair has the cases that both are held
to. docs/fair-deal.md says what a verdict proves.
"""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from itertools import count

import msgspec
from msgspec import UNSET, UnsetType

from tusch import fair, registry
from tusch import record as records
from tusch.fair import FairDeal
from tusch.game import DEALER, Arg, Message, Seat, Value
from tusch.record import Record, RecordError
from tusch.registry import AnyGame

SAID = 80
"""So much of an entry is repeated in a verdict."""


class Reason(StrEnum):
    """What a check has found; `fair-` and the word are its message."""

    GOOD = "good"
    UNSEEDED = "unseeded"
    """All is as it was promised, but by the table alone: nobody mixed in a seed."""
    NONE = "none"
    FORM = "form"
    SEEDS = "seeds"
    FIRST = "first"
    SECRET = "secret"
    PROMISE = "promise"
    MINE = "mine"
    EMPTY = "empty"
    MISDEAL = "misdeal"
    ENTRY = "entry"
    RULES = "rules"
    CUT = "cut"
    RESULT = "result"


class Remembered(Value, frozen=True, kw_only=True):
    """What the asker knows from before the first card."""

    commitment: str | None = None
    seeds: Mapping[Seat, str] = {}
    """What they mixed in, or saw when the game began."""


NOTHING = Remembered()


class Verdict(Value, frozen=True):
    """What a check of a deal has shown."""

    reason: Reason
    args: Mapping[str, Arg] = {}
    """What the reason speaks of."""
    commitment: str | None = None
    """By which it is fair."""
    compared: bool = False
    """Whether the asker remembered the commitment."""

    @property
    def fair(self) -> bool:
        """Whether all is as it was promised."""
        return self.reason in (Reason.GOOD, Reason.UNSEEDED)

    @property
    def messages(self) -> tuple[Message, ...]:
        """The verdict in words, and what it does not prove."""
        said = Message(f"fair-{self.reason}", dict(self.args))
        if self.fair and not self.compared:
            return said, Message("fair-uncompared")
        return (said,)


class _DealtRecord(Record, frozen=True, kw_only=True):
    """A record that says what the deal was made of, in whatever form."""

    fair: msgspec.Raw | UnsetType = UNSET


def check(line: bytes | str, remembered: Remembered = NOTHING) -> Verdict:
    """Judge the deal of a written record; raise a `TuschError` for what is none at all."""
    record = records.decode(line, _DealtRecord)
    if record.fair is UNSET:
        records.read(registry.of_record(record), record)
        return Verdict(Reason.NONE)
    try:
        deal = msgspec.json.decode(record.fair, type=FairDeal)
    except msgspec.ValidationError:
        return Verdict(Reason.FORM)
    return verify(record, deal, remembered)


def verify(record: Record, deal: FairDeal, remembered: Remembered = NOTHING) -> Verdict:
    """Judge a deal: first what was promised, then the log, dealt again, and then its end."""
    game = registry.of_record(record)
    game.start(record.players)
    found = next(_promises(record, deal, remembered), None) or _dealt(game, record, deal)
    if found:
        return found
    reason = Reason.GOOD if any(deal.players) else Reason.UNSEEDED
    compared = remembered.commitment is not None
    return Verdict(reason, commitment=deal.commitment, compared=compared)


def _promises(record: Record, deal: FairDeal, remembered: Remembered) -> Iterator[Verdict]:
    """Yield what is wrong with the parts that the deal was made of."""
    # Whoever adds a seed after the others, for no seat, chooses the deal alone.
    if len(deal.players) != record.players:
        yield Verdict(Reason.SEEDS, {"value": len(deal.players), "count": record.players})
    if deal.first is not UNSET and deal.first not in range(record.players):
        yield Verdict(Reason.FIRST)
    if fair.commitment(deal.secret) != deal.commitment:
        yield Verdict(Reason.SECRET)
    if remembered.commitment not in (None, deal.commitment):
        yield Verdict(Reason.PROMISE)
    for seat, seed in sorted(remembered.seeds.items()):
        if dict(enumerate(deal.players)).get(seat) != seed:
            yield Verdict(Reason.MINE, {"number": seat + 1})


def _dealt(game: AnyGame, record: Record, deal: FairDeal) -> Verdict | None:
    """Deal a log again, and say where it differs or that it is not whole."""
    if not record.log:
        return Verdict(Reason.EMPTY)
    key = fair.mix(deal.secret, deal.players)
    acts = count()
    entry, now = 0, game.start(record.players)
    try:
        for step in records.replay(game, record):
            # States are compared, because the cards of a hand may be written in any order.
            if step.actor is DEALER and step.after != game.apply(
                now, fair.draw(game, now, key, next(acts), deal.first)
            ):
                return _at(Reason.ENTRY, record, entry)
            entry, now = entry + 1, step.after
    except RecordError:
        if entry < len(record.log):
            dealing = record.log[entry][0] is None and game.actor(now) is DEALER
            return _at(Reason.MISDEAL if dealing else Reason.RULES, record, entry)
        return Verdict(Reason.RESULT if game.outcome(now) else Reason.CUT)
    # A secret is shown at the end and not before: a log that ends earlier was cut.
    return None if game.outcome(now) else Verdict(Reason.CUT)


def _at(reason: Reason, record: Record, entry: int) -> Verdict:
    """Return a verdict about an entry of the log."""
    return Verdict(reason, {"entry": str(entry), "value": record.log[entry][1][:SAID]})
