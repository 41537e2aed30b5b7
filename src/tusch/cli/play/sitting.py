"""A game that a person plays with bots: who sits where, what has happened, and how it is kept."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import asdict

from tusch import bots as bot_list
from tusch import record as records
from tusch import registry
from tusch.bots import names as bot_names
from tusch.cli.files import writing
from tusch.cli.play.seating import for_seats, in_seats, table_size
from tusch.cli.words import one_line
from tusch.errors import OptionError
from tusch.game import Seat, Step
from tusch.i18n import t
from tusch.i18n.voice import Voice
from tusch.play import event_message
from tusch.record import Record
from tusch.registry import AnyGame

DEFAULT_BOT = "steady"


class Wish(NamedTuple):
    """What a person wants of a table; None: as usual, or as before."""

    seat: Seat | None
    name: str | None
    bots: Sequence[str] | None
    """One bot for all other seats, or one for each."""


class SavedRecord(Record, frozen=True, kw_only=True, omit_defaults=True):
    """A record that also knows who was a bot."""

    bots: Any = ()
    """The name of the bot on each seat, None for a person, unless another program wrote it."""


class Sitting:
    """A game in play."""

    def __init__(
        self,
        game: AnyGame,
        names: Sequence[str],
        bots: Sequence[str | None],
        steps: Sequence[Step[Any, Any]] = (),
    ) -> None:
        """Make a new table, or one where something has happened."""
        self.game = game
        self.names = tuple(names)
        self.bots = tuple(bots)
        self.steps = list(steps)
        self.file: Path | None = None
        """Where the game is saved at every move."""

    @property
    def you(self) -> Seat:
        """Where the person sits."""
        return self.bots.index(None)

    @property
    def state(self) -> Any:
        """How things stand."""
        return self.steps[-1].after if self.steps else self.game.start(len(self.names))

    @property
    def news(self) -> list[Step[Any, Any]]:
        """What has happened since the person acted last."""
        own = [place for place, step in enumerate(self.steps) if step.actor == self.you]
        return self.steps[own[-1] + 1 if own else 0 :]

    def lines_about(self, step: Step[Any, Any], voice: Voice) -> Iterator[str]:
        """Yield what the person is told about a step."""
        for event in self.game.events(step.before, step.action, step.after, self.you):
            yield voice(event_message(self.game.name, event))

    def opponents(self, voice: Voice) -> str:
        """Return whom the person plays against, in a sentence."""
        others = tuple(
            voice("cli-play-bot", name=name, level=_level(bot, voice.lang))
            for name, bot in zip(self.names, self.bots, strict=True)
            if bot
        )
        return voice("cli-play-with", others=others)

    def save(self) -> None:
        """Keep the game as a record, finished or not, if there is a file for it."""
        if self.file is None:
            return
        record = records.write(self.game, len(self.names), self.steps, self.names)
        with writing(self.file) as lines:
            lines.write(records.encode(SavedRecord(**asdict(record), bots=self.bots)))


def sit_down(game: AnyGame, players: int | None, wish: Wish, lang: str) -> Sitting:
    """Begin a new game."""
    others = wish.bots or (DEFAULT_BOT,)
    size = table_size(game, players, len(others) + 1 if len(others) > 1 else None)
    bots = _around(in_seats(wish.seat or 0, size), for_seats(others, size - 1))
    return Sitting(game, _names(game.name, bots, (), wish.name, lang), bots)


def resume(path: Path, wish: Wish, lang: str) -> Sitting:
    """Go on with a saved game."""
    lines = [line for line in path.read_bytes().splitlines() if line.strip()]
    if len(lines) != 1:
        raise OptionError("cli-error-records", file=str(path), count=len(lines))
    record = records.decode(lines[0], SavedRecord)
    game = registry.of_record(record)
    steps = records.read(game, record)
    before = _saved_bots(record)
    seat = wish.seat
    if seat is None:
        seat = before.index(None) if None in before else 0
    in_seats(seat, record.players)
    if wish.bots:
        others = for_seats(wish.bots, record.players - 1)
    else:
        others = [bot or DEFAULT_BOT for place, bot in enumerate(before) if place != seat]
        for bot in others:
            bot_list.check(bot)
    bots = _around(seat, others)
    return Sitting(game, _names(game.name, bots, record.names, wish.name, lang), bots, steps)


def _saved_bots(record: SavedRecord) -> tuple[str | None, ...]:
    """Return who was a bot, if a record says so in our way."""
    try:
        bots = msgspec.convert(record.bots, tuple[str | None, ...])
    except msgspec.ValidationError:
        bots = ()
    return bots if len(bots) == record.players else (None,) * record.players


def _around(seat: Seat, others: Sequence[str]) -> list[str | None]:
    """Return who is a bot, with a person on one seat."""
    return [*others[:seat], None, *others[seat:]]


def _names(
    game: str, bots: Sequence[str | None], before: Sequence[str], own: str | None, lang: str
) -> list[str]:
    """Return who sits where: the names that there are, a person's own name, or the bots'."""
    default = [
        bot_names.name(game, seat, bot) if bot else t("cli-play-name", lang)
        for seat, bot in enumerate(bots)
    ]
    names = [one_line(name) for name in before] or default
    if own:
        names[bots.index(None)] = own
    return names


def _level(bot: str, lang: str) -> str:
    """Return what kind of bot it is, as in `Steady/bold`; some have only what was typed."""
    level, slash, temper = bot.partition("/")
    if level not in bot_list.BOTS:
        return bot
    mood = t(bot_list.TEMPERS[temper][0], lang).lower() if temper else ""
    return f"{t(bot_list.BOTS[level][0], lang)}{slash}{mood}"
