"""The compiled Figaro in step with the readable one."""

from collections import Counter
from collections.abc import Callable
from math import comb

import numpy as np
import pytest

from tests.figaro.kernel.support.walks import DUTCH, TABLES, agree, games, run_apart, some_positions
from tests.support.scale import scaled, soaked
from tusch.figaro import Figaro, kernel
from tusch.figaro.cards import DECK
from tusch.figaro.kernel import layout as at
from tusch.figaro.ruleset import SEATS, Ruleset
from tusch.figaro.state import Action, Deal, Phase, Remove, Roads, Start, State, Take
from tusch.figaro.view import unseen
from tusch.game import DEALER
from tusch.kernel import DEALER as KERNEL_DEALER
from tusch.kernel import OVER, chance

GAMES = soaked(500, 10_000)
GAMES_WITHOUT_COMPILER = 50


Legal = Callable[[kernel.Numbers, kernel.Numbers], int]
Step = Callable[[kernel.Numbers, int], None]


def walk_in_step(
    count: int, seed: int, *, legal: Legal = kernel.legal, step: Step = kernel.step
) -> int:
    """Play random games on both at once and compare all of it; return how many moves."""
    codes = np.empty(kernel.CODES, np.int16)
    totals, values = np.zeros(kernel.MOST, np.int64), np.zeros(kernel.MOST)
    steps = 0
    for game, players, rng in games(count, seed):
        state = game.start(players)
        s = kernel.pack(game.ruleset, state)
        while (actor := game.actor(state)) is not None:
            if actor is DEALER:
                assert kernel.actor(s) == KERNEL_DEALER
                assert legal(s, codes) == 0
                state = game.apply(state, game.sample(state, rng))
                s = kernel.pack(game.ruleset, state)
                continue
            assert kernel.actor(s) == actor
            moves = game.legal_actions(state)
            found = codes[: legal(s, codes)].tolist()
            assert found == [kernel.code(move) for move in moves]
            drawn = rng.randrange(len(moves))
            state = game.apply(state, moves[drawn])
            step(s, found[drawn])
            steps += 1
            assert s.tobytes() == kernel.pack(game.ruleset, state).tobytes(), str(state)
        assert kernel.actor(s) == OVER
        outcome = game.outcome(state)
        assert outcome
        kernel.scores(s, totals)
        assert tuple(totals[:players].tolist()) == outcome.totals
        kernel.shares(s, values)
        assert tuple(np.flatnonzero(values[:players]).tolist()) == outcome.winners
        assert values[:players].sum() == 1.0
    return steps


def test_kernel_walks_in_step_with_the_rules_and_within_bounds() -> None:
    count = GAMES
    output = run_apart(__name__, f"print(walk_in_step({count}, 1))", NUMBA_BOUNDSCHECK="1")
    assert int(output) > 100 * count


def test_bounds_are_checked_where_the_test_says_so() -> None:
    beyond = "kernel.actor(np.full(at.TURN, at.PLAY, np.int16))"
    run_apart(__name__, f"with pytest.raises(IndexError):\n    {beyond}", NUMBA_BOUNDSCHECK="1")


def test_kernel_walks_in_step_without_the_compiler() -> None:
    count = scaled(GAMES_WITHOUT_COMPILER)
    output = run_apart(__name__, f"print(walk_in_step({count}, 2))", NUMBA_DISABLE_JIT="1")
    assert int(output) > 100 * count


def forget_the_ring(s: kernel.Numbers, code: int) -> None:
    turn = s[at.TURN]
    kernel.step(s, code)
    if code == kernel.RING_CODE and s[at.AT_PHASE] == at.PLAY:
        s[at.DISPLAYS + turn * at.KIND_COUNT + at.RING_KIND] += 1


def lose_the_lead(s: kernel.Numbers, code: int) -> None:
    kernel.step(s, code)
    if not s[at.LYING] and s[at.AT_PHASE] == at.PLAY:
        s[at.TURN] = (s[at.TURN] + 1) % s[at.PLAYERS]


def misplace_a_piece(s: kernel.Numbers, code: int) -> None:
    kernel.step(s, code)
    if s[at.AT_PHASE] == at.FINISHED:
        s[at.ROADS_OF] = max(s[at.ROADS_OF] - 1, at.NONE)


def never_take(s: kernel.Numbers, out: kernel.Numbers) -> int:
    count = kernel.legal(s, out)
    return count - 1 if count > 1 and out[count - 1] == kernel.TAKE_CODE else count


def backwards(s: kernel.Numbers, out: kernel.Numbers) -> int:
    count = kernel.legal(s, out)
    out[:count] = out[:count][::-1].copy()
    return count


@pytest.mark.parametrize("step", [forget_the_ring, lose_the_lead, misplace_a_piece])
def test_a_wrong_step_is_caught(step: Step) -> None:
    with pytest.raises(AssertionError):
        walk_in_step(len(TABLES), 3, step=step)


@pytest.mark.parametrize("legal", [never_take, backwards])
def test_a_wrong_list_of_moves_is_caught(legal: Legal) -> None:
    with pytest.raises(AssertionError):
        walk_in_step(len(TABLES), 3, legal=legal)


def test_unpack_gives_back_what_matters_of_a_state() -> None:
    for game, state in some_positions(scaled(len(TABLES)), 4):
        kept = kernel.essence(state)
        assert kernel.unpack(game.ruleset, kernel.pack(game.ruleset, state)) == kept
        assert game.legal_actions(kept) == game.legal_actions(state)
        for seat in (*range(state.players), None):
            before, after = game.observe(state, seat), game.observe(kept, seat)
            assert sorted(unseen(game.ruleset, before)) == sorted(unseen(game.ruleset, after))


def test_every_code_is_an_action_and_back() -> None:
    codes = [code for code in range(kernel.CODES) if code // at.MOST != at.RING_KIND]
    for code in [*codes, kernel.RING_CODE]:
        assert kernel.code(kernel.action(code)) == code


def test_is_legal_says_what_the_list_says() -> None:
    codes = np.empty(kernel.CODES, np.int16)
    forced_again = 0
    for number, (game, state) in enumerate(some_positions(scaled(2 * len(TABLES)), 5, every=1)):
        forced = game.legal_actions(state) == (Take(),) and any(state.took_to_hand)
        forced_again += forced
        if forced or number % 20 == 0:
            s = kernel.pack(game.ruleset, state)
            listed = set(codes[: kernel.legal(s, codes)].tolist())
            assert listed == {code for code in range(-2, 300) if kernel.is_legal(s, code)}
    assert forced_again


def dealers_act(before: State, after: State) -> Action:
    """What the dealer did between two states."""
    match before.phase:
        case Phase.REMOVE:
            assert after.removed
            return Remove(after.removed)
        case Phase.ROADS:
            return Roads(after.groups)
        case Phase.START:
            assert after.king is not None
            return Start(after.king)
        case _:
            return Deal(after.hands)


def test_the_dealer_of_the_kernel_deals_as_the_rules_say() -> None:
    rng = chance.generator(6)
    for game, players, _ in games(scaled(2 * len(TABLES)), 6):
        state = game.start(players)
        s = kernel.pack(game.ruleset, state)
        while kernel.actor(s) != OVER:
            while kernel.actor(s) == KERNEL_DEALER:
                kernel.chance(s, rng)
                action = dealers_act(state, kernel.unpack(game.ruleset, s))
                assert game.misdeal(state, action) is None
                state = game.apply(state, action)
                assert s.tobytes() == kernel.pack(game.ruleset, state).tobytes()
            kernel.playout_random_round(s, rng)
            state = kernel.unpack(game.ruleset, s)


def test_the_dealer_of_the_kernel_has_no_favourites() -> None:
    game, rng = Figaro(), chance.generator(7)
    blank = kernel.pack(game.ruleset, game.start(4))
    kings, pieces = Counter[int](), Counter[int]()
    of_kind: list[Counter[int]] = [Counter() for _ in at.KINDS]
    for _ in range(scaled(10_000)):
        s = blank.copy()
        while kernel.actor(s) == KERNEL_DEALER:
            kernel.chance(s, rng)
        kings[int(s[at.KING])] += 1
        pieces[int(s[at.GROUPS : at.GROUPS + 3].min())] += 1
        for kind, count in enumerate(s[at.HANDS : at.HANDS + at.KIND_COUNT].tolist()):
            of_kind[kind][count] += 1
    agree(kings, dict.fromkeys(range(4), 1 / 4))
    agree(pieces, {low: comb(14 - low, 2) / comb(15, 3) for low in range(13)})
    for card, counts in zip(at.KINDS, of_kind, strict=True):
        copies = DECK.count(card)
        ways = {n: comb(copies, n) * comb(60 - copies, 15 - n) for n in range(copies + 1)}
        agree(counts, {n: way / comb(60, 15) for n, way in ways.items()})


def random_codes(batch: kernel.Batch, rng: np.random.Generator) -> kernel.Numbers:
    codes, counts = batch.legal()
    rows = np.arange(len(counts))
    return codes[rows, (rng.random(len(counts)) * counts).astype(np.int64)]


@pytest.mark.parametrize("players", SEATS)
def test_a_batch_plays_as_its_games_alone(players: int) -> None:
    batch = kernel.Batch(DUTCH, players, 20, restart=False, seed=22)
    alone = [s.copy() for s in batch.games]
    dealt = [generator.copy() for generator in batch.chances]
    rng = np.random.default_rng(22)
    totals = np.zeros(players, np.int64)
    while not batch.finished.all():
        for actor, s in zip(batch.actors(), alone, strict=True):
            assert actor == kernel.actor(s)
        mask, over = batch.legal_mask(), batch.finished.copy()
        codes = random_codes(batch, rng)
        for game, (s, generator) in enumerate(zip(alone, dealt, strict=True)):
            if not over[game]:
                assert mask[game, codes[game]]
                kernel.step(s, int(codes[game]))
                while kernel.actor(s) == KERNEL_DEALER:
                    kernel.chance(s, generator)
        batch.step(codes)
        for game, s in enumerate(alone):
            assert batch.games[game].tobytes() == s.tobytes()
            if kernel.actor(s) == OVER:
                kernel.scores(s, totals)
                assert batch.finished[game]
                assert batch.totals[game].tolist() == totals.tolist()
                assert batch.values[game, kernel.winner(s)] == 1


def test_a_batch_begins_ended_games_anew_and_the_same_seed_gives_the_same() -> None:
    batches = [kernel.Batch(Ruleset(), 3, 30, seed=seed) for seed in (23, 0)]
    batches[1].reset(23)
    assert len({row.tobytes() for row in batches[0].games}) == 30
    ended = [0, 0]
    for number, batch in enumerate(batches):
        rng = np.random.default_rng(23)
        for _ in range(400):
            finished = batch.step(random_codes(batch, rng))
            ended[number] += int(finished.sum())
            assert np.all(batch.actors() >= 0)
            assert np.all(batch.games[finished, at.ROUND] == 1)
    assert 30 < ended[0] == ended[1] < 30 * 4
    assert batches[0].games.tobytes() == batches[1].games.tobytes()


def test_a_batch_refuses_an_illegal_code_and_does_nothing() -> None:
    batch = kernel.Batch(Ruleset(), 4, 5)
    before = batch.games.tobytes()
    codes = random_codes(batch, np.random.default_rng(24)).copy()
    for wrong in (kernel.TAKE_CODE, kernel.SWAP_CODE, kernel.CODES, -1, 30_000):
        bad = codes.copy()
        bad[3] = wrong
        with pytest.raises(ValueError, match=f"code {wrong} is not legal in game 3"):
            batch.step(bad)
    with pytest.raises(ValueError, match="5 games need as many codes"):
        batch.step(codes[:4])
    assert batch.games.tobytes() == before
