"""One arena: who plays what on which deals, and how a game of it is played."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import asdict

from tusch import record as records
from tusch.arena.deals import DealRng, pairing
from tusch.arena.ratings import RatedGame
from tusch.bots.search.clock import at_work
from tusch.game import Player, Rng, Step, Value
from tusch.play import playout
from tusch.record import Record
from tusch.registry import AnyGame

Maker = Callable[[str, AnyGame, Rng], Player[Any, Any]]
"""Makes the bot of a name."""


class ArenaGame(Value, frozen=True):
    """Which game of an arena a record is."""

    seed: int
    bots: tuple[str, ...]
    deal: int
    rotation: int
    line_up: tuple[int, ...]
    """The number of the bot on each seat, as they stand in `bots`."""


class BotRecord(Record, frozen=True, kw_only=True, omit_defaults=True):
    """A record of a game among bots."""

    below_level: tuple[int, ...] = ()
    """The entries at which a move was played for a bot that failed to, as at a table."""


class ArenaRecord(BotRecord, frozen=True, kw_only=True, omit_defaults=True):
    """A record that knows which game of an arena it is."""

    arena: ArenaGame


class Match(NamedTuple):
    """Bots that meet at a table; it can be sent to another process."""

    game: AnyGame
    players: int
    entered: tuple[str, ...]
    """The bots as they were named; a name may stand several times."""
    seed: int
    make: Maker
    dismiss: Callable[..., None]

    @property
    def bots(self) -> tuple[str, ...]:
        """Every bot once."""
        return tuple(dict.fromkeys(self.entered))

    def scheduled(self, number: int) -> ArenaGame:
        """Return the game of this number."""
        entered = tuple(self.bots.index(name) for name in self.entered)
        paired = pairing(entered, self.players, number)
        return ArenaGame(self.seed, self.bots, paired.deal, paired.rotation, paired.line_up)

    def play(self, number: int) -> ArenaRecord:
        """Play the game of this number; it depends on nothing else."""
        scheduled = self.scheduled(number)
        names = [self.bots[bot] for bot in scheduled.line_up]
        dealer = DealRng(self.seed, scheduled.deal)
        with at_work():
            record = play(
                self.game, names, f"{self.seed}/{number}", dealer, self.make, self.dismiss
            )
        return ArenaRecord(**asdict(record), arena=scheduled)


def play(
    game: AnyGame,
    bots: Sequence[str],
    chance: str,
    dealer: Rng,
    make: Maker,
    dismiss: Callable[..., None],
) -> BotRecord:
    """Let bots sit down, play one game and leave; the seat 2 draws from `CHANCE/seat 2`."""
    players = [make(bot, game, Random(f"{chance}/seat {seat}")) for seat, bot in enumerate(bots)]
    below: list[int] = []
    try:
        steps = playout(game, game.start(len(bots)), players, dealer)
        record = records.write(game, len(bots), _noting(below, players, steps), titles(bots))
        return BotRecord(**asdict(record), below_level=tuple(below))
    finally:
        dismiss(*players)


def _noting(
    below: list[int], players: Sequence[Player[Any, Any]], steps: Iterable[Step[Any, Any]]
) -> Iterator[Step[Any, Any]]:
    """Yield steps, and note those that were done in a player's place."""
    for entry, step in enumerate(steps):
        if isinstance(step.actor, int) and getattr(players[step.actor], "below_level", False):
            below.append(entry)
        yield step


def titles(bots: Sequence[str]) -> tuple[str, ...]:
    """Return the names of bots at a table, as records have them."""
    return tuple(f"{bot} {seat}" for seat, bot in enumerate(bots))


class StandIns(NamedTuple):
    """How much of a bot's game it did not play itself."""

    played: int = 0
    """The moves that were played for it."""
    moves: int = 0
    """All moves from its seats."""


def stand_ins(record: BotRecord, line_up: Sequence[int], so_far: list[StandIns]) -> None:
    """Add the moves of a record to what there is of each bot; the line-up has the bots by seat."""
    below = frozenset(record.below_level)
    for entry, (seat, _) in enumerate(record.log):
        if seat is not None:
            played, moves = so_far[line_up[seat]]
            so_far[line_up[seat]] = StandIns(played + (entry in below), moves + 1)


def rated(record: ArenaRecord) -> RatedGame:
    """Return what a rating has to know of a record."""
    winners = record.result.winners if record.result else ()
    return RatedGame(record.arena.deal, record.arena.line_up, winners)
