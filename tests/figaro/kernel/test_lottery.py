"""What standings of Figaro are worth when the rounds to come are a lottery."""

from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from tests.figaro.support.table import figaro, position
from tusch.figaro import kernel
from tusch.figaro.kernel import layout as at
from tusch.figaro.kernel.scoring import exchange_offered, settle, winner
from tusch.figaro.kernel.value.lottery import ALL, standing
from tusch.figaro.ruleset import EDITIONS
from tusch.kernel import DEALER
from tusch.kernel.chance import generator
from tusch.registry import make


def between_rounds(number: int, roads: tuple[tuple[int, ...], ...]) -> Any:
    """A packed standing after a round, before the next deal."""
    players = len(roads)
    state = position([""] * players, [""] * players, round=number, roads=roads)
    s = kernel.pack(figaro().ruleset, state)
    s[at.AT_PHASE] = at.DEAL
    return s


def chances(s: Any) -> Any:
    out = np.zeros(kernel.MOST)
    standing(s, generator(5), out)
    assert out.sum() == pytest.approx(1)
    return out[: s[at.PLAYERS]]


def played_to(number: int, players: int, edition: str, seed: int) -> Any:
    """A packed standing after a round of informed players."""
    rng = generator(seed)
    game: Any = make("figaro", edition)
    s = kernel.pack(game.ruleset, game.start(players))
    while s[at.ROUND] < number or s[at.AT_PHASE] != at.DEAL:
        if kernel.actor(s) == DEALER:
            kernel.chance(s, rng)
        else:
            kernel.playout_policy_round(s, rng, kernel.DEFAULT)
    return s


def last_rounds(s: Any) -> list[float]:
    """The share of the courses of the last round that each seat wins, by the rules."""
    players = int(s[at.PLAYERS])
    won: Counter[int] = Counter()
    for order in permutations(range(1, players + 1)):
        for king in range(players):
            drawn = s.copy()
            drawn[at.COUNTS : at.COUNTS + players] = order
            drawn[at.KING] = king
            drawn[at.ROUND] = 3
            settle(drawn, exchange_offered(drawn))
            won[winner(drawn)] += 1
    return [won[seat] / won.total() for seat in range(players)]


def test_equal_roads_have_equal_chances() -> None:
    s = between_rounds(1, ((), (), (), ()))
    assert chances(s) == pytest.approx([0.25] * 4)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_last_round_is_any_order_of_the_stacks_and_any_king(players: int, edition: str) -> None:
    for seed in range(6):
        s = played_to(2, players, edition, seed)
        assert chances(s) == pytest.approx(last_rounds(s))


def test_last_round_with_an_exchange_of_any_length() -> None:
    for roads in (((15, 14), (9, 8), (2, 3), ()), ((1,), (1, 2), (4, 12), (15,))):
        s = between_rounds(2, roads)
        assert chances(s) == pytest.approx(last_rounds(s))


def test_two_rounds_are_any_two_orders() -> None:
    s = played_to(1, 4, "davinci", 3)
    total = np.zeros(4)
    for order in permutations(range(1, 5)):
        drawn = s.copy()
        drawn[at.COUNTS : at.COUNTS + 4] = order
        drawn[at.ROUND] = 2
        settle(drawn, exchange_offered(drawn))
        total += last_rounds(drawn)
    assert chances(s) == pytest.approx(total / 24)


def test_courses_that_are_too_many_are_drawn() -> None:
    s = played_to(1, 6, "davinci", 4)
    assert ALL < 720 * 720
    rng, out, total = generator(6), np.zeros(kernel.MOST), np.zeros(kernel.MOST)
    for _ in range(200):
        standing(s, rng, out)
        total += out / 200
    assert chances(s) == pytest.approx(total, abs=0.15)
    assert list(chances(s)) != pytest.approx(total)


def test_finished_game_is_no_lottery() -> None:
    s = between_rounds(3, ((1, 5), (2, 12), (8, 9), (3,)))
    s[at.AT_PHASE] = at.FINISHED
    assert list(chances(s)) == [0, 0, 0, 1]
