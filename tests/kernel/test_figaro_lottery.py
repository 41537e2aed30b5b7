"""What standings of Figaro are worth when the rounds to come are a lottery."""

from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from tests.figaro.table import figaro, position
from tests.scale import scaled
from tusch.kernel import figaro as kernel
from tusch.kernel import figaro_layout as at
from tusch.kernel.chance import generator
from tusch.kernel.figaro_lottery import standing
from tusch.kernel.figaro_scoring import exchange_offered, settle, winner


def between_rounds(number: int, roads: tuple[tuple[int, ...], ...]) -> Any:
    """A packed standing after a round, before the next deal."""
    players = len(roads)
    state = position([""] * players, [""] * players, round=number, roads=roads)
    s = kernel.pack(figaro().ruleset, state)
    s[at.AT_PHASE] = at.DEAL
    return s


def chances(s: Any, times: int) -> Any:
    rng, out = generator(5), np.zeros(kernel.MOST)
    total = np.zeros(kernel.MOST)
    for _ in range(times):
        standing(s, rng, out)
        assert out.sum() == pytest.approx(1)
        total += out
    return total[: s[at.PLAYERS]] / times


def test_equal_roads_have_equal_chances() -> None:
    assert chances(between_rounds(1, ((), (), (), ())), scaled(2000)) == pytest.approx(
        [0.25] * 4, abs=0.03
    )


def test_last_round_is_any_order_of_the_stacks_and_any_king() -> None:
    s = between_rounds(2, ((15, 14), (9, 8), (2, 3), ()))
    won: Counter[int] = Counter()
    for order in permutations(range(1, 5)):
        for king in range(4):
            drawn = s.copy()
            drawn[at.COUNTS : at.COUNTS + 4] = order
            drawn[at.KING] = king
            drawn[at.ROUND] = 3
            settle(drawn, exchange_offered(drawn))
            won[winner(drawn)] += 1
    exact = [won[seat] / 96 for seat in range(4)]
    assert max(exact) > 0.4
    assert chances(s, scaled(2000)) == pytest.approx(exact, abs=0.03)


def test_finished_game_is_no_lottery() -> None:
    s = between_rounds(3, ((1, 5), (2, 12), (8, 9), (3,)))
    s[at.AT_PHASE] = at.FINISHED
    assert list(chances(s, 3)) == [0, 0, 0, 1]
