"""Ratings find the strengths that made the results."""

from math import log10
from random import Random

import pytest

from tests.support.scale import scaled
from tusch.arena.deals import pairing
from tusch.arena.ratings import RatedGame, fit, table, win_rates

STRENGTHS = (1.0, 2.0, 4.0, 8.0)


def tournament(games: int, seed: int) -> list[RatedGame]:
    rng = Random(seed)
    return [
        RatedGame(
            game.deal,
            game.line_up,
            (rng.choices(range(4), [STRENGTHS[bot] for bot in game.line_up])[0],),
        )
        for game in (pairing(range(4), 4, number) for number in range(games))
    ]


def test_fit_finds_the_strengths() -> None:
    true = [400 * log10(strength) for strength in STRENGTHS]
    middle = sum(true) / 4
    ratings = fit(tournament(20_000, 1), 4)
    assert ratings == pytest.approx([rating - middle for rating in true], abs=20)


def test_intervals_cover_the_truth_as_often_as_they_say() -> None:
    runs = scaled(60)
    covered = 0
    for seed in range(runs):
        line = table(tournament(120, seed), 4, draws=120, seed=seed)[3]
        covered += line.rate_low <= 8 / 15 <= line.rate_high
    assert covered / runs > 0.82


def test_a_shared_win_counts_for_its_part() -> None:
    assert win_rates([RatedGame(0, (0, 1), (0, 1)), RatedGame(0, (1, 0), (0,))], 2) == [0.25, 0.75]


def test_whoever_never_won_has_a_rating_below_the_others() -> None:
    ratings = fit([RatedGame(deal, (0, 1, 2), (deal % 2,)) for deal in range(10)], 3)
    assert ratings[2] < min(ratings[:2]) - 200
    assert ratings[0] == pytest.approx(ratings[1])


def test_a_bot_on_several_seats_is_one_line() -> None:
    games = [RatedGame(deal, (0, 1, 1, 1), (deal % 4,)) for deal in range(40)]
    lines = table(games, 2, draws=50)
    assert [line.games for line in lines] == [40, 120]
    assert lines[0].rate == lines[1].rate == 0.25
