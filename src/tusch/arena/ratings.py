"""Win rates and ratings of games with several players, with their uncertainty.

A bot's strength s is fitted so that its chance to win a table is its share of the strengths that
sit there (the choice model of Bradley, Terry, Plackett and Luce, by the iteration of Hunter,
2004). A rating is 400 log10(s), with a mean of 0: 400 points are ten times the strength. Games of
one deal share their luck, so intervals come from drawing whole deals again (bootstrap).
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import log10
from random import Random

from tusch.game import Value


class RatedGame(Value, frozen=True):
    """What a rating has to know of a finished game."""

    deal: int
    line_up: tuple[int, ...]
    winners: tuple[int, ...]
    """The seats that won."""


class Standing(Value, frozen=True):
    """How well one bot has done; intervals are of 95 %."""

    bot: int
    games: int
    rate: float
    """The share of its games that it won; a shared win counts for its part."""
    rate_low: float
    rate_high: float
    rating: float
    rating_low: float
    rating_high: float


def table(
    games: Sequence[RatedGame], bots: int, *, draws: int = 400, seed: int = 0
) -> list[Standing]:
    """Return win rates and ratings by bot, with intervals."""
    by_deal: dict[int, list[RatedGame]] = defaultdict(list)
    for game in games:
        by_deal[game.deal].append(game)
    deals = list(by_deal.values())
    rates, ratings = win_rates(games, bots), fit(games, bots)
    rng = Random(seed)
    again = []
    for _ in range(draws):
        drawn = [game for _ in deals for game in deals[rng.randrange(len(deals))]]
        again.append((win_rates(drawn, bots), fit(drawn, bots)))
    played = [sum(game.line_up.count(bot) for game in games) for bot in range(bots)]
    return [
        Standing(
            bot,
            played[bot],
            rates[bot],
            *interval([sample[0][bot] for sample in again]),
            ratings[bot],
            *interval([sample[1][bot] for sample in again]),
        )
        for bot in range(bots)
    ]


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Return the bounds between which 95 % of the values lie."""
    ordered = sorted(values)
    cut = int(len(ordered) * 0.025)
    return ordered[cut], ordered[-1 - cut]


def win_rates(games: Sequence[RatedGame], bots: int) -> list[float]:
    """Return the share of its seats' games that each bot won."""
    won, seats = _shares(games), [0] * bots
    for game in games:
        for bot in game.line_up:
            seats[bot] += 1
    return [won[bot] / max(1, seats[bot]) for bot in range(bots)]


def fit(games: Sequence[RatedGame], bots: int, *, rounds: int = 60) -> list[float]:
    """Return the ratings under which these results were likeliest.

    A twentieth of a win and of a loss is added to everybody, so that whoever never won has a
    rating too.
    """
    prior = 0.05
    won = _shares(games)
    tables: dict[tuple[int, ...], int] = defaultdict(int)
    for game in games:
        tables[tuple(sorted(game.line_up))] += 1
    strength = [1.0] * bots
    for _ in range(rounds):
        shares = [0.0] * bots
        for line_up, count in tables.items():
            each = count / sum(strength[bot] for bot in line_up)
            for bot in line_up:
                shares[bot] += each
        mean = sum(strength) / bots
        strength = [
            (won[bot] + prior) / (shares[bot] + 2 * prior / (strength[bot] + mean))
            for bot in range(bots)
        ]
    logs = [400 * log10(value) for value in strength]
    middle = sum(logs) / bots
    return [value - middle for value in logs]


def _shares(games: Sequence[RatedGame]) -> Mapping[int, float]:
    """Add up the wins of each bot."""
    won: dict[int, float] = defaultdict(float)
    for game in games:
        for seat in game.winners:
            won[game.line_up[seat]] += 1 / len(game.winners)
    return won
