"""Shares of an arena without the luck of the cards."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple, TypeAlias

import msgspec

from tusch.arena.crew import crew
from tusch.arena.match import ArenaRecord
from tusch.arena.ratings import interval
from tusch.arena.run import decode
from tusch.coach.ledger.luck import luck

DRAWS: Final = 400
"""How often deals are drawn again for an interval."""


class Lucks(NamedTuple):
    """Games of an arena whose luck is to be found; it can be sent to another process."""

    games: tuple[bytes, ...]

    def play(self, number: int) -> tuple[float, ...]:
        """Return the card luck of each seat in one game."""
        return luck(decode(self.games[number]))


def lucks(games: Sequence[bytes], workers: int) -> Iterator[tuple[float, ...]]:
    """Yield the card luck of games, in order."""
    found, numbers = Lucks(tuple(games)), range(len(games))
    if workers == 1 or len(numbers) < 2:
        yield from map(found.play, numbers)
        return
    with crew(found, min(workers, len(numbers))) as hands:
        for line in hands.in_order(numbers):
            yield msgspec.json.decode(line, type=tuple[float, ...])


class Share(NamedTuple):
    """What a bot won without its luck, with an interval of 95 %, and by how much that is surer."""

    rate: float
    low: float
    high: float
    shorter: float
    """How many times as many games the plain share would need to be as sure."""


class Part(NamedTuple):
    """What one bot got on one seat of a game."""

    bot: int
    won: float
    luck: float


Deals: TypeAlias = Sequence[Sequence[Part]]
"""The parts of games, those of one deal together."""


def shares(
    games: Sequence[ArenaRecord], found: Sequence[Sequence[float]], bots: int, *, seed: int = 0
) -> list[Share]:
    """Return the share of each bot; games of one deal stay together when deals are drawn again."""
    by_deal: dict[int, list[Part]] = {}
    for game, each in zip(games, found, strict=True):
        winners = game.result.winners if game.result else ()
        parts = by_deal.setdefault(game.arena.deal, [])
        for seat, bot in enumerate(game.arena.line_up):
            won = 1 / len(winners) if seat in winners else 0.0
            parts.append(Part(bot, won, each[seat]))
    deals = list(by_deal.values())
    rng = Random(seed)
    drawn = [[deals[rng.randrange(len(deals))] for _ in deals] for _ in range(DRAWS)]
    return [_share(bot, deals, drawn) for bot in range(bots)]


def _share(
    bot: int, deals: Sequence[Sequence[Part]], drawn: Sequence[Sequence[Sequence[Part]]]
) -> Share:
    """Return the share of one bot."""
    plain = [_rate(bot, each, without=0.0) for each in drawn]
    fair = [_rate(bot, each, without=1.0) for each in drawn]
    spread = _variance(fair)
    shorter = _variance(plain) / spread if spread else 1.0
    return Share(_rate(bot, deals, without=1.0), *interval(fair), shorter)


def _rate(bot: int, deals: Deals, *, without: float) -> float:
    """Return the mean of what a bot won, without so many times its luck."""
    got = [part.won - without * part.luck for parts in deals for part in parts if part.bot == bot]
    return sum(got) / max(1, len(got))


def _variance(values: Sequence[float]) -> float:
    """Return how far values lie apart."""
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / len(values)
