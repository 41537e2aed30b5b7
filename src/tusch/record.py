"""The record of a game: everything that is needed to replay it, as one JSON object.

Records of every version are read here and nowhere else.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar, overload

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from tusch import options, registry
from tusch.errors import NotationError, OptionError, TuschError
from tusch.game import DEALER, A, Game, Outcome, S, Seat, Step, V, Value
from tusch.play import IllegalError, check

T = TypeVar("T")
R = TypeVar("R", bound="Record")


class RecordError(TuschError):
    """A record that cannot be read or does not agree with the rules."""


class Result(Value, frozen=True, omit_defaults=True):
    """The end of a recorded game."""

    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    ranking: tuple[Seat, ...] | UnsetType = UNSET


Entry = tuple[Seat | None, str]
"""Who and what: a seat, or None for the dealer, and the action's notation."""


class Record(Value, frozen=True, kw_only=True, omit_defaults=True):
    """One finished or running game."""

    tusch: int
    game: str
    players: int
    rules: dict[str, Any]
    names: tuple[str, ...] = ()
    log: tuple[Entry, ...]
    result: Result | UnsetType = UNSET


Upgrade = Callable[[Record], Record]
"""Makes a record of one version say the same in the next."""


def _say_what_was_played(record: Record) -> Record:
    """Add the options that the next version brought, as games were played before it."""
    played = registry.played_before(record.game, (record.tusch + 1,))
    for option in played.keys() & record.rules.keys():
        known = options.names(registry.entry(record.game).ruleset)
        allowed = tuple(name for name in known if name not in played)
        raise OptionError("option-unknown", value=option, allowed=allowed)
    return replace(record, rules={**record.rules, **played})


UPGRADES: tuple[Upgrade, ...] = (_say_what_was_played,)
"""The way from each version to the next one: the first begins at version 1."""
VERSION = 1 + len(UPGRADES)
"""What is written."""


def write(
    game: Game[S, A, V], players: int, steps: Iterable[Step[S, A]], names: Sequence[str] = ()
) -> Record:
    """Write down a game from its steps; the result is there if it is over."""
    log: list[Entry] = []
    after: S | None = None
    for step in steps:
        who = step.actor if isinstance(step.actor, int) else None
        log.append((who, game.format(step.action)))
        after = step.after
    outcome = None if after is None else game.outcome(after)
    return Record(
        tusch=VERSION,
        game=game.name,
        players=players,
        rules=_as_json(game.rules),
        names=tuple(names),
        log=tuple(log),
        result=result(outcome) if outcome else UNSET,
    )


def _as_json(rules: Mapping[str, Any]) -> dict[str, Any]:
    """Return the rules as they are read again, so that a record equals what was written."""
    written: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(rules))
    return written


def result(outcome: Outcome) -> Result:
    """Return an outcome as a record has it."""
    ranking = UNSET if outcome.ranking is None else outcome.ranking
    return Result(outcome.totals, outcome.winners, ranking)


def encode(record: Record) -> bytes:
    """Return the record as one line of JSON, without the end of the line."""
    return msgspec.json.encode(record)


@overload
def decode(line: bytes | str) -> Record: ...


@overload
def decode(line: bytes | str, kind: type[R]) -> R: ...


def decode(line: bytes | str, kind: type[Record] = Record) -> Record:
    """Read the form of a record of any version and of a kind that may hold more than others.

    What is read is of the newest version; `replay` then checks what it says.
    """
    written = version(line)
    record = _decode(line, kind)
    if record.names and len(record.names) != record.players:
        raise RecordError("record-names", value=len(record.names), count=record.players)
    for number, upgrade in enumerate(UPGRADES[written - 1 :], start=written + 1):
        record = replace(upgrade(record), tusch=number)
    return record


def version(line: bytes | str) -> int:
    """Return the version in which a record was written; refuse one that cannot be read."""
    found = _decode(line, _Version).tusch
    if found not in range(1, VERSION + 1):
        raise RecordError("record-version", value=found, allowed=VERSION)
    return found


def is_json(text: bytes) -> bool:
    """Whether a text is one whole piece of JSON, a record or not."""
    try:
        _decode(text, msgspec.Raw)
    except RecordError:
        return False
    return True


class _Version(Value, frozen=True):
    """The part of a record that every version has."""

    tusch: int


def _decode(line: bytes | str, kind: type[T]) -> T:
    """Read JSON of one kind; refuse what is none, in whatever way."""
    try:
        # msgspec does not look at the encoding of keys that it does not know.
        text = line if isinstance(line, str) else line.decode()
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RecordError("record-form", reason=str(error)) from None


def replay(game: Game[S, A, V], record: Record) -> Iterator[Step[S, A]]:
    """Yield the steps of a record, each checked; raise `RecordError` at the first bad entry."""
    _check_game(game, record)
    state = game.start(record.players)
    for index, (who, what) in enumerate(record.log):
        actor = game.actor(state)
        if actor is None:
            raise RecordError("record-over", entry=index)
        due = None if actor is DEALER else actor
        if who != due:
            raise RecordError("record-actor", entry=index, due=_who(due), value=_who(who))
        try:
            action = game.parse(what, dealer=who is None)
            check(game, state, actor, action)
        except (NotationError, IllegalError) as error:
            said = what[:80]
            reason = error.message
            raise RecordError("record-entry", entry=index, value=said, reason=reason) from None
        after = game.apply(state, action)
        yield Step(state, actor, action, after)
        state = after
    _check_result(game.outcome(state), record.result)


def read(game: Game[S, A, V], record: Record) -> tuple[Step[S, A], ...]:
    """Return all steps of a record, or raise: a record is never half read."""
    return tuple(replay(game, record))


def _check_game(game: Game[S, A, V], record: Record) -> None:
    """Refuse a record of another game, or of other rules."""
    rules = _as_json(game.rules)
    played = {"game": game.name, **rules}
    for name, value in {"game": record.game, **record.rules}.items():
        if played.get(name) != value:
            raise RecordError("record-rules", option=name, value=str(value)[:80])


def _check_result(outcome: Outcome | None, written: Result | UnsetType) -> None:
    """Refuse a result that the log does not give."""
    due = result(outcome) if outcome else UNSET
    if written != due:
        said = "-" if written is UNSET else msgspec.json.encode(written).decode()
        true = "-" if due is UNSET else msgspec.json.encode(due).decode()
        raise RecordError("record-result", value=said, due=true)


def _who(seat: Seat | None) -> str:
    """Return who acts, as a log writes it."""
    return "null" if seat is None else str(seat)
