"""Two games that differ only in what one seat could not know."""

from collections.abc import Iterator
from itertools import combinations

from msgspec import UNSET
from msgspec.structs import replace

from tusch import record as records
from tusch import registry
from tusch.cards import without
from tusch.errors import TuschError
from tusch.figaro.state import Deal
from tusch.flohcati.state import Give
from tusch.game import Seat
from tusch.record import Entry, Record
from tusch.registry import AnyGame


def twin(record: Record, seat: Seat) -> Record | None:
    """Another game that the seat could have been in all along, if there is one to be found."""
    game = registry.of_record(record)
    views = _views(game, record, seat)
    for log in _others(game, record, seat):
        try:
            other = _result(game, replace(record, log=log))
            if _views(game, other, seat) == views:
                return other
        except TuschError:
            continue
    return None


def _views(game: AnyGame, record: Record, seat: Seat) -> list[object]:
    """All that a seat saw when it decided."""
    return [
        game.observe(step.before, seat) for step in records.read(game, record) if step.actor == seat
    ]


def _result(game: AnyGame, record: Record) -> Record:
    """The same record with the result that its log gives."""
    steps = records.read(game, replace(record, result=UNSET, log=record.log[:-1]))
    last, (who, what) = steps[-1].after, record.log[-1]
    end = game.apply(last, game.parse(what, dealer=who is None))
    outcome = game.outcome(end)
    return replace(record, result=records.result(outcome) if outcome else UNSET)


def _others(game: AnyGame, record: Record, seat: Seat) -> Iterator[tuple[Entry, ...]]:
    """Logs in which others hold other cards: dealt otherwise, or given otherwise."""
    steps = records.read(game, record)
    for entry, step in enumerate(steps):
        match step.action:
            case Deal(hands=hands):
                for one, two in combinations([s for s in range(len(hands)) if s != seat], 2):
                    for card, other in ((a, b) for a in {*hands[one]} for b in {*hands[two]}):
                        if card != other:
                            swapped = list(hands)
                            swapped[one] = tuple(sorted((*without(hands[one], card), other)))
                            swapped[two] = tuple(sorted((*without(hands[two], other), card)))
                            yield _put(game, record, entry, Deal(tuple(swapped)))
            case Give() if seat not in (step.before.target, step.before.turn):
                for action in game.legal_actions(step.before):
                    if action != step.action:
                        yield _put(game, record, entry, action)


def _put(game: AnyGame, record: Record, entry: int, action: object) -> tuple[Entry, ...]:
    """The log with another action at one entry."""
    who, _ = record.log[entry]
    return (*record.log[:entry], (who, game.format(action)), *record.log[entry + 1 :])
