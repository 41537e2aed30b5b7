"""One arena: who plays what on which deals, and how a game of it is played."""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import asdict

from tusch import record as records
from tusch.arena.deals import DealRng, pairing
from tusch.arena.ratings import Game as Played
from tusch.game import Player, Rng, Value
from tusch.play import playout
from tusch.record import Record
from tusch.registry import AnyGame

Maker = Callable[[str, AnyGame, Rng], Player[Any, Any]]
"""Makes the bot of a name."""


class Place(Value, frozen=True):
    """Which game of an arena a record is."""

    seed: int
    bots: tuple[str, ...]
    deal: int
    rotation: int
    line_up: tuple[int, ...]
    """The number of the bot on each seat, as they stand in `bots`."""


class ArenaRecord(Record, frozen=True, kw_only=True, omit_defaults=True):
    """A record that knows which game of an arena it is."""

    arena: Place


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

    def place(self, number: int) -> Place:
        """Return the game of this number."""
        paired = pairing(len(self.entered), self.players, number)
        line_up = tuple(self.bots.index(self.entered[entry]) for entry in paired.line_up)
        return Place(self.seed, self.bots, paired.deal, paired.rotation, line_up)

    def play(self, number: int) -> ArenaRecord:
        """Play the game of this number; it depends on nothing else."""
        place = self.place(number)
        names = [self.bots[bot] for bot in place.line_up]
        players = [
            self.make(name, self.game, Random(f"{self.seed}/{number}/seat {seat}"))
            for seat, name in enumerate(names)
        ]
        try:
            dealer = DealRng(self.seed, place.deal)
            steps = playout(self.game, self.game.start(self.players), players, dealer)
            titles = tuple(f"{name} {seat}" for seat, name in enumerate(names))
            record = records.write(self.game, self.players, steps, titles)
        finally:
            self.dismiss(*players)
        return ArenaRecord(**asdict(record), arena=place)


def played(record: ArenaRecord) -> Played:
    """Return what a rating has to know of a record."""
    winners = record.result.winners if record.result else ()
    return Played(record.arena.deal, record.arena.line_up, winners)
