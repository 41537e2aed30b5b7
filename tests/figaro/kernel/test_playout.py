"""Random and informed players of the compiled Figaro."""

from functools import partial
from itertools import islice, product
from math import sqrt
from random import Random

import numpy as np
import pytest

from tests.figaro.kernel.support.walks import (
    RULESETS,
    TABLES,
    games,
    positions,
    run_apart,
    some_positions,
)
from tests.support.scale import scaled
from tusch.figaro import Figaro, kernel
from tusch.figaro.kernel import layout as at
from tusch.figaro.kernel import packed as figaro_words
from tusch.figaro.kernel.policy import NOISE, choose_noisily
from tusch.figaro.ruleset import EDITIONS, ROUNDS, Ruleset
from tusch.figaro.state import Phase
from tusch.kernel import DEALER as KERNEL_DEALER
from tusch.kernel import OVER, chance


def code_of(card: int, to: int) -> int:
    """The code of a move in words."""
    if card == figaro_words.TAKE:
        return kernel.TAKE_CODE
    if card == figaro_words.RING:
        return kernel.RING_CODE
    return int(figaro_words.KIND_AT[card % figaro_words.PRIME]) * kernel.MOST + to


def in_words(s: kernel.Numbers) -> tuple[figaro_words.Table, figaro_words.Hands]:
    hands = np.zeros(kernel.MOST, np.int64)
    return figaro_words.load(s, hands), hands


def test_words_have_the_moves_of_the_list_and_lead_where_they_lead() -> None:
    codes = np.empty(kernel.CODES, np.int16)
    for game, state in some_positions(scaled(2 * len(TABLES)), 15):
        s = kernel.pack(game.ruleset, state)
        if state.phase is not Phase.PLAY or not kernel.packs(s):
            continue
        table, hands = in_words(s)
        hand = int(hands[table.turn])
        count = figaro_words.count_moves(table, hand)
        moves = [figaro_words.find_move(table, hand, number) for number in range(count)]
        listed = codes[: kernel.legal(s, codes)].tolist()
        assert sorted(code_of(*move) for move in moves) == listed
        for card, to in moves:
            after = s.copy()
            kernel.step(after, code_of(card, to))
            if after[at.AT_PHASE] == at.PLAY:
                next_leads = int(game.ruleset.after_take == "next")
                expected, left = in_words(after)
                assert figaro_words.after(table, card, to, next_leads) == expected
                assert left[table.turn] == hand - card


def test_a_round_in_words_is_the_round_of_the_same_moves() -> None:
    for game, state in some_positions(scaled(2 * len(TABLES)), 16, every=20):
        s = kernel.pack(game.ruleset, state)
        if state.phase is not Phase.PLAY or not kernel.packs(s):
            continue
        packed, rng, same_rng = s.copy(), chance.generator(16), chance.generator(16)
        moves = kernel.packed_round(packed, rng)
        while s[at.AT_PHASE] == at.PLAY and s[at.ROUND] == state.round:
            table, hands = in_words(s)
            hand = int(hands[table.turn])
            number = chance.below(same_rng, figaro_words.count_moves(table, hand))
            kernel.step(s, code_of(*figaro_words.find_move(table, hand, number)))
            moves -= 1
        assert s.tobytes() == packed.tobytes()
        assert rng.tolist() == same_rng.tolist()
        assert moves == 0


def test_random_playouts_end_alike_by_list_and_in_words() -> None:
    rng, rounds = chance.generator(17), scaled(20_000)
    game = Figaro()
    state = next(islice(positions(game, 4, Random(17)), 20, None))
    counts = []
    for playout in (kernel.listed_round, kernel.playout_random_round):
        s = kernel.pack(game.ruleset, state)
        pieces = np.zeros((4, at.PIECE_COUNT + 1))
        for _ in range(rounds):
            t = s.copy()
            playout(t, rng)
            pieces[range(4), t[at.ROADS_OF : at.ROADS_OF + 4 * ROUNDS : ROUNDS]] += 1
        counts.append(pieces / rounds)
    assert np.all(np.abs(counts[0] - counts[1]) < 5 * sqrt(0.5 / rounds))


def test_a_playout_ends_the_round_or_the_game() -> None:
    rng = chance.generator(18)
    for game, state in some_positions(scaled(len(TABLES)), 18, every=25):
        s = kernel.pack(game.ruleset, state)
        for playout in (
            kernel.playout_random_round,
            partial(kernel.playout_policy_round, weights=kernel.DEFAULT),
        ):
            t = s.copy()
            assert playout(t, rng) > 0
            assert kernel.actor(t) == (OVER if state.round == ROUNDS else KERNEL_DEALER)
            assert t[at.ROUND] == state.round
        for playout in (
            kernel.playout_random,
            partial(kernel.playout_policy, weights=kernel.DEFAULT),
        ):
            t = s.copy()
            assert playout(t, rng) > 0
            assert kernel.actor(t) == OVER


def test_the_informed_player_knows_no_more_than_the_viewer() -> None:
    rng = chance.generator(19)
    s = np.empty(kernel.SIZE, np.int16)
    for game, state in some_positions(scaled(2 * len(TABLES)), 19):
        chosen = kernel.choose(kernel.pack(game.ruleset, state), kernel.DEFAULT)
        v = kernel.pack_view(game.ruleset, game.observe(state, state.turn))
        for _ in range(3):
            kernel.determinize(v, rng, s)
            assert kernel.choose(s, kernel.DEFAULT) == chosen


def test_the_informed_player_keeps_to_the_rules_whatever_his_weights() -> None:
    rng = np.random.default_rng(26)
    for game, state in some_positions(scaled(2 * len(TABLES)), 26, every=3):
        s = kernel.pack(game.ruleset, state)
        for _ in range(5):
            assert kernel.is_legal(s, kernel.choose(s, rng.normal(size=kernel.WEIGHTS)))


def test_informed_players_play_the_same_by_list_and_in_words() -> None:
    weights = kernel.DEFAULT.copy()
    for noise, (game, state) in product((0.0, 0.2), some_positions(len(TABLES), 20, every=30)):
        s = kernel.pack(game.ruleset, state)
        if state.phase is not Phase.PLAY or not kernel.packs(s):
            continue
        weights[NOISE] = noise
        packed, rng, same_rng = s.copy(), chance.generator(20), chance.generator(20)
        kernel.packed_policy_round(packed, rng, weights, np.full(kernel.MOST, weights[NOISE]))
        while s[at.AT_PHASE] == at.PLAY and s[at.ROUND] == state.round:
            kernel.step(s, choose_noisily(s, weights, noise, same_rng))
        assert s.tobytes() == packed.tobytes()
        assert rng.tolist() == same_rng.tolist()


@pytest.mark.parametrize("rules", RULESETS[:3], ids=EDITIONS)
def test_the_informed_player_beats_random_players(rules: Ruleset) -> None:
    rng, codes = chance.generator(21), np.empty(kernel.CODES, np.int16)
    count, won = scaled(120), 0
    blank = kernel.pack(rules, Figaro(rules).start(4))
    for number in range(count):
        s = blank.copy()
        while (actor := kernel.actor(s)) != OVER:
            if actor == KERNEL_DEALER:
                kernel.chance(s, rng)
            elif actor == number % 4:
                kernel.step(s, kernel.choose(s, kernel.DEFAULT))
            else:
                kernel.step(s, int(codes[chance.below(rng, kernel.legal(s, codes))]))
        won += kernel.winner(s) == number % 4
    assert won > 0.6 * count


def play_out(count: int) -> str:
    """The ends of games with both kinds of players, as text."""
    rng = chance.generator(25)
    ends = []
    for game, players, _ in games(count, 25):
        s = kernel.pack(game.ruleset, game.start(players))
        kernel.chance(s, rng)
        kernel.playout_random(s, rng)
        t = kernel.pack(game.ruleset, game.start(players))
        kernel.playout_policy(t, rng, kernel.DEFAULT)
        ends.append((s.tolist(), t.tolist(), rng.tolist()))
    return repr(ends)


def test_playouts_are_the_same_without_the_compiler() -> None:
    count = scaled(20)
    assert run_apart(
        __name__, f"print(play_out({count}))", NUMBA_DISABLE_JIT="1"
    ).strip() == play_out(count)
