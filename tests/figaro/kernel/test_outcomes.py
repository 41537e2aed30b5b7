"""The ends of a round of Figaro, each worked out once: what they are worth, and what is kept."""

from itertools import product
from typing import Any

import numpy as np
import pytest

from tests.figaro.kernel.support.walks import TABLES, some_positions
from tests.support.scale import scaled
from tusch.figaro import kernel
from tusch.figaro.kernel import layout as at
from tusch.figaro.kernel.packed import Table, load, packed_round, packs, random_rest
from tusch.figaro.kernel.playout import RANDOM, mixed_round
from tusch.figaro.kernel.policy import ROOM, enter
from tusch.figaro.kernel.rules import end_round, settle_round
from tusch.figaro.kernel.value import outcomes as figaro_outcomes
from tusch.figaro.kernel.value.lottery import standing
from tusch.figaro.kernel.value.outcomes import outcome, outcomes
from tusch.figaro.state import Phase
from tusch.kernel import OVER, chance
from tusch.kernel.chance import generator, seed


def ended(s: Any, stacks: tuple[int, ...], king: int) -> Table:
    """A table in words whose round is over."""
    table = load(s, np.zeros(kernel.MOST, np.int64))
    cards = sum(size << (8 * seat) for seat, size in enumerate(stacks))
    return table._replace(stacks=cards, turn=king)


def worth(s: Any, stacks: tuple[int, ...], king: int) -> list[float]:
    """What the end of a round is worth by the rules and the lottery."""
    after, rng, out = s.copy(), generator(0), np.zeros(kernel.MOST)
    after[at.STACK_SIZES : at.STACK_SIZES + len(stacks)] = stacks
    end_round(after, king)
    if after[at.AT_PHASE] == at.EXCHANGE:
        settle_round(after, True)
    seed(rng, 0)
    standing(after, rng, out)
    return list(out[: len(stacks)])


def test_every_end_is_worth_what_the_rules_make_of_it() -> None:
    room, rng = np.empty(kernel.SIZE, np.int16), np.empty(2, np.uint64)
    seen = 0
    for game, state in some_positions(scaled(2 * len(TABLES)), 31, every=30):
        if state.phase is not Phase.PLAY:
            continue
        s = kernel.pack(game.ruleset, state)
        known = outcomes()
        sizes = np.random.default_rng(seen)
        for _ in range(40):
            stacks = tuple(sizes.integers(0, 5, state.players).tolist())
            king = int(sizes.integers(state.players))
            slot = outcome(known, s, ended(s, stacks, king), room, rng)
            assert list(known.values[slot, : state.players]) == worth(s, stacks, king)
        seen += 1
    assert seen > 5


def test_room_that_is_full_is_used_again() -> None:
    room, rng = np.empty(kernel.SIZE, np.int16), np.empty(2, np.uint64)
    game, state = next(found for found in some_positions(len(TABLES), 31) if found[1].players == 6)
    s = kernel.pack(game.ruleset, state)
    known = outcomes()
    most = 0
    for number, stacks in enumerate(product((0, 1, 2, 3), repeat=6)):
        for king in range(6):
            slot = outcome(known, s, ended(s, stacks, king), room, rng)
            most = max(most, int(known.used[0]))
            if number % 500 == 0:
                assert list(known.values[slot]) == worth(s, stacks, king)
    assert len(known.keys) > most >= figaro_outcomes._FULL


@pytest.mark.parametrize("most", [0, 5, 99])
def test_anybody_plays_in_words_as_random_players_do(most: int) -> None:
    noises = np.full(kernel.MOST, RANDOM)
    room, hands = np.empty(ROOM), np.empty(kernel.MOST, np.int64)
    for game, state in some_positions(len(TABLES), 32, every=30):
        s = kernel.pack(game.ruleset, state)
        if state.phase is not Phase.PLAY or not packs(s):
            continue
        rng, same_rng = chance.generator(32), chance.generator(32)
        next_leads = int(game.ruleset.after_take == "next")
        enter(s, room)
        table, moves = mixed_round(
            load(s, hands), hands, next_leads, rng, kernel.DEFAULT, noises, room, most
        )
        assert moves <= most
        table, more = random_rest(table, hands, next_leads, rng)
        assert moves + more == packed_round(s, same_rng)
        assert rng.tolist() == same_rng.tolist()
        if kernel.actor(s) != OVER and s[at.AT_PHASE] == at.DEAL:
            assert s[at.KING] == table.turn
