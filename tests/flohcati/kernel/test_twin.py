"""The compiled twin of Zirkus Flohcati against the readable rules."""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import product
from pathlib import Path
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.flohcati.support.table import ALL_TEN, GAME, TIES, act, position
from tests.flohcati.support.walks import Steps, seeds, unseen, walks
from tests.support.scale import scaled, soaked
from tusch.flohcati import Flohcati
from tusch.flohcati import kernel as flohcati
from tusch.flohcati.kernel import WEIGHTS, Numbers, Weights
from tusch.flohcati.kernel import layout as at
from tusch.flohcati.kernel import worth as flohcati_worth
from tusch.flohcati.ruleset import EDITIONS, SEATS, Ruleset
from tusch.flohcati.state import Action, Phase, Reveal, Start, State, Take
from tusch.flohcati.view import worlds
from tusch.game import DEALER as READABLE_DEALER
from tusch.kernel import DEALER, OVER
from tusch.kernel.chance import below, generator
from tusch.options import build

ROOT = Path(__file__).parents[3]
OPTIONS = {
    "trio_timing": ("end-of-turn", "any-time"),
    "turn_end": ("always", "when-needed"),
    "demand_shown": (False, True),
    "ties": ("shared", "trios-gala-card"),
}
GAMES = [
    Flohcati(build(Ruleset, EDITIONS, "amigo", dict(zip(OPTIONS, values, strict=True))))
    for values in product(*OPTIONS.values())
]
TABLES = list(product(GAMES, SEATS))
NOISY = flohcati.DEFAULT.copy()
NOISY[flohcati_worth.NOISE] = 2.0


def lock_step(
    games: int,
    step: Callable[[Numbers, int], None] = flohcati.step,
    legal: Callable[[Numbers, Numbers], int] = flohcati.legal,
    reveal: Callable[[Numbers, int], None] = flohcati.reveal,
) -> int:
    """Walk the readable rules and the kernel through the same games; return their steps."""
    steps = 0
    for number in range(games):
        game, players = TABLES[number % len(TABLES)]
        rng = Random(number)
        keen = number // len(TABLES) % 2
        state = game.start(players)
        s = flohcati.pack(game.ruleset, state)
        while (actor := game.actor(state)) is not None:
            actions = same(game, state, s, legal)
            if isinstance(actor, int):
                # Uniform players hardly ever hold many cards: half of the games take more.
                takes = [a for a in actions if isinstance(a, Take)] if keen else []
                action = rng.choice(takes if takes and rng.random() < 0.5 else actions)
                step(s, flohcati.code(action))
            else:
                action = game.sample(state, rng)
                if isinstance(action, Start):
                    flohcati.start(s, action.seat)
                else:
                    reveal(s, at.NUMBER[action.card])  # type: ignore[union-attr]
            state = game.apply(state, action)
            steps += 1
        same(game, state, s, legal)
    return steps


def same(
    game: Flohcati, state: State, s: Numbers, legal: Callable[[Numbers, Numbers], int]
) -> list[Action]:
    """Assert that a state and its numbers agree in all; return the legal actions."""
    assert flohcati.pack(game.ruleset, state).tolist() == s.tolist()
    actor = game.actor(state)
    expected = OVER if actor is None else DEALER if actor is READABLE_DEALER else actor
    assert flohcati.actor(s) == expected
    codes = np.full(at.CODES, -1, np.int16)
    count = legal(s, codes)
    listed = codes[:count].tolist()
    assert listed == sorted(set(listed))
    actions = [flohcati.action(code) for code in listed]
    assert actions == list(game.legal_actions(state))
    outcome = game.outcome(state)
    if outcome:
        totals, values = results(s, state.players)
        assert totals == list(outcome.totals)
        share = 1 / len(outcome.winners)
        assert values == [share * (seat in outcome.winners) for seat in range(state.players)]
    return actions


def results(s: Numbers, players: int) -> tuple[list[int], list[float]]:
    totals = np.zeros(players, np.int64)
    values = np.zeros(players)
    flohcati.scores(s, totals)
    flohcati.shares(s, values)
    return totals.tolist(), values.tolist()


def playouts(games: int) -> str:
    """How random and informed games end, the generator's state among it; informed ones rarely."""
    lines = []
    for number in range(games):
        game, players = TABLES[number % len(TABLES)]
        s = flohcati.pack(game.ruleset, game.start(players))
        rng = generator(number)
        moves = flohcati.playout_random(s, rng)
        lines.append(f"{moves} {s.tolist()} {rng.tolist()}")
        if number % 13 == 5:
            s = flohcati.pack(game.ruleset, game.start(players))
            moves = flohcati.playout_policy(s, rng, NOISY)
            lines.append(f"{moves} {s.tolist()} {rng.tolist()}")
    return "\n".join(lines)


def in_a_process(call: str, **settings: str) -> str:
    """What a function of this module returns in a Python with other settings of the compiler."""
    command = f"from tests.flohcati.kernel import test_twin as test; print(test.{call})"
    result = subprocess.run(
        [sys.executable, "-W", "error", "-c", command],
        cwd=ROOT,
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    return result.stdout.rstrip("\n")


def test_kernel_keeps_step_with_the_rules_and_within_its_arrays() -> None:
    steps = in_a_process(f"lock_step({soaked(500, 10_000)})", NUMBA_BOUNDSCHECK="1")
    assert int(steps) > 0


def test_kernel_keeps_step_with_the_compiler_off() -> None:
    steps = in_a_process(f"lock_step({scaled(50)})", NUMBA_DISABLE_JIT="1")
    assert int(steps) > 0


def test_playouts_are_the_same_with_the_compiler_off() -> None:
    games = scaled(32)
    assert in_a_process(f"playouts({games})", NUMBA_DISABLE_JIT="1") == playouts(games)


@pytest.mark.parametrize(
    ("state", "entries"),
    [
        (position("A0 B0 C0", "", row="D1"), "flip; demand; trio A0,B0,C0"),
        (position("A0 B0 C0 D1 E1 F1", "", row="D2"), "take D2; trio D1,E1,F1; end"),
        (position("A0 B0 C0", "", row="D1"), "flip; steal; end; flip; D2"),
        (position(ALL_TEN, "", row="A7"), "flip; demand; gala"),
        (position("A1", "B1", row="A5", deck="fanfare"), "flip; fanfare"),
        (position("A1", "B1", row="A5", deck="fanfare C1"), "flip; fanfare; C1"),
        (position("A1", "B1", row="A5", deck="fanfare A6"), "flip; fanfare; A6; take A5"),
        (position("A1", "B1", row="A5", deck="fanfare steal"), "flip; fanfare; steal; steal 1; B1"),
        (position("", "", row="", deck="fanfare demand"), "flip; fanfare; demand"),
        (position("A1 A2", "B1", row="A5", deck="C1"), "flip; C1; take C1"),
        (position("A1 A2", "B1", row="A5", deck="A6"), "flip; A6"),
        (position("A1", "", row="A5", deck="demand J1", turn=1), "flip; demand; demand 0; give A1"),
    ],
)
def test_kernel_keeps_step_in_rare_positions(state: State, entries: str) -> None:
    for game in GAMES:
        s = flohcati.pack(game.ruleset, state)
        now = state
        for entry in entries.split("; "):
            same(game, now, s, flohcati.legal)
            action = game.parse(entry, dealer=game.actor(now) is READABLE_DEALER)
            if isinstance(action, Reveal):
                flohcati.reveal(s, at.NUMBER[action.card])
            else:
                flohcati.step(s, flohcati.code(action))
            now = act(now, entry, game=game)
        same(game, now, s, flohcati.legal)


def bust_keeps_the_turn(s: Numbers, card: int) -> None:
    turn, size = s[at.ON_TURN], s[at.ROW : at.DECK].sum()
    flohcati.reveal(s, card)
    if s[at.AT_PHASE] == at.TURN and s[at.ROW : at.DECK].sum() == size:
        s[at.ON_TURN] = turn


def taken_card_stays(s: Numbers, code: int) -> None:
    row = s[at.ROW : at.DECK].copy()
    flohcati.step(s, code)
    s[at.ROW : at.DECK] = row


def gala_is_not_offered(s: Numbers, out: Numbers) -> int:
    count = flohcati.legal(s, out)
    if count > 1 and out[count - 2] == at.GALA_CODE:
        out[count - 2] = at.END_CODE
        return count - 1
    return count


@pytest.mark.parametrize(
    "planted",
    [
        {"reveal": bust_keeps_the_turn},
        {"step": taken_card_stays},
        {"legal": gala_is_not_offered},
    ],
)
def test_planted_difference_is_caught(planted: dict[str, Callable[..., None]]) -> None:
    with pytest.raises(AssertionError):
        lock_step(scaled(200), **planted)  # type: ignore[arg-type]


def test_codes_and_actions_are_one_to_one() -> None:
    actions = [flohcati.action(code) for code in range(at.CODES)]
    assert [flohcati.code(action) for action in actions] == list(range(at.CODES))
    assert len(set(actions)) == at.CODES


@given(walks(), st.data())
def test_unpacking_gives_what_was_packed(walk: tuple[Flohcati, Steps], data: st.DataObject) -> None:
    game, steps = walk
    state = data.draw(st.sampled_from(steps)).after
    s = flohcati.pack(game.ruleset, state)
    again = flohcati.unpack(game.ruleset, s)
    assert again == flohcati.essence(state)
    assert flohcati.pack(game.ruleset, again).tolist() == s.tolist()
    assert game.legal_actions(again) == game.legal_actions(state)


@pytest.mark.parametrize(
    ("hands", "trios", "gala", "winners"),
    [
        (("A7 B3", "A6 C4", ""), ("", "", "A1 B1 C1"), None, [2]),
        (("A7 B3", "A6 C4", "D0"), ("", "", ""), 2, [2]),
        (("A7 B3", "A6 C4", "C7 D3"), ("", "", ""), None, [0, 2]),
        (("", "A0", ""), ("", "", ""), None, [1]),
    ],
)
def test_equal_totals_are_broken_by_trios_then_gala_then_card(
    hands: Sequence[str], trios: Sequence[str], gala: int | None, winners: list[int]
) -> None:
    laid = [[trio] if trio else [] for trio in trios]
    state = position(*hands, phase=Phase.OVER, trios=laid, gala=gala)
    for game, sharers in ((GAME, [0, 1, 2]), (TIES, winners)):
        totals, values = results(flohcati.pack(game.ruleset, state), 3)
        assert len(set(totals)) == 1
        assert values == [(seat in sharers) / len(sharers) for seat in range(3)]


def packed_worlds(game: Flohcati, state: State, viewer: int | None) -> list[list[int]]:
    """The worlds that a packed view holds."""
    packed = flohcati.pack_view(game.ruleset, game.observe(state, viewer))
    count = len(packed[at.WORLDS :]) // (at.WORLD + 1)
    last = at.WORLDS + count * at.WORLD
    found: list[list[int]] = packed[at.WORLDS : last].reshape(-1, at.WORLD).tolist()
    return found


@given(walks(), st.data())
def test_view_holds_the_same_worlds(walk: tuple[Flohcati, Steps], data: st.DataObject) -> None:
    game, steps = walk
    last = data.draw(st.integers(1, len(steps)))
    state = steps[last - 1].after
    viewer = data.draw(st.sampled_from([None, *range(state.players)]))
    if unseen(steps[:last], viewer) > 400:
        return
    expected = []
    for hands, _ in worlds(game.observe(state, viewer)):
        zones = [[0] * at.VALUES for _ in range(at.MOST)]
        for zone, hand in zip(zones, hands, strict=False):
            for card in hand:
                zone[card.worth] |= 1 << at.NUMBER[card] // at.VALUES
        expected.append([number for zone in zones for number in zone])
    assert sorted(packed_worlds(game, state, viewer)) == sorted(expected)


GIFTS = act(
    position("A1", "B1 B2 B3", "C1 C2", "D1", row="J7", turn=0),
    *("flip", "demand", "demand 1", "give B2"),
    *("flip", "demand", "demand 2", "give C1"),
)


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_every_world_is_drawn_as_often(viewer: int | None) -> None:
    view = flohcati.pack_view(GAME.ruleset, GAME.observe(GIFTS, viewer))
    expected = {hands for hands, _ in worlds(GAME.observe(GIFTS, viewer))}
    rng = generator(1)
    s = np.empty(at.SIZE, np.int16)
    draws = 300 * len(expected)
    drawn: Counter[tuple[object, ...]] = Counter()
    for _ in range(draws):
        flohcati.determinize(view, rng, s)
        drawn[flohcati.unpack(GAME.ruleset, s).hands] += 1
    assert set(drawn) == expected
    assert all(200 < count < 400 for count in drawn.values())


def test_drawn_state_is_the_viewers_but_for_the_hands() -> None:
    view = flohcati.pack_view(GAME.ruleset, GAME.observe(GIFTS, 3))
    s = np.empty(at.SIZE, np.int16)
    flohcati.determinize(view, generator(0), s)
    hands = slice(at.HANDS, at.HANDS + at.WORLD)
    true = flohcati.pack(GAME.ruleset, GIFTS)
    s[hands] = true[hands]
    assert s.tolist() == true.tolist()


@given(walks(), st.data())
def test_packed_playout_plays_as_the_listed_one(
    walk: tuple[Flohcati, Steps], data: st.DataObject
) -> None:
    game, steps = walk
    seed = data.draw(seeds)
    one = flohcati.pack(game.ruleset, data.draw(st.sampled_from(steps)).after)
    other = one.copy()
    rng, same_rng = generator(seed), generator(seed)
    assert flohcati.listed_game(one, rng) == flohcati.playout_random(other, same_rng)
    assert one.tolist() == other.tolist()
    assert rng.tolist() == same_rng.tolist()


START = GAME.start(4)
FLIP = act(position("", "", row="A1", deck="A2 B3 demand demand fanfare"), "flip")
DRAW = act(position("", "B1 B2 C7", row="A1", deck="A2 steal"), "flip", "steal", "steal 1")


@pytest.mark.parametrize(("state", "each"), [(START, 4), (FLIP, 5), (DRAW, 3)])
def test_dealer_draws_every_card_as_often(state: State, each: int) -> None:
    s = flohcati.pack(GAME.ruleset, state)
    drawn: Counter[bytes] = Counter()
    rng = generator(2)
    for _ in range(300 * each):
        after = s.copy()
        flohcati.chance(after, rng)
        drawn[after.tobytes()] += 1
    place = state.hands[1] if state.phase is Phase.DRAW else state.deck
    deals = [Start(n) for n in range(4)] if state is START else [Reveal(card) for card in place]
    expected: Counter[bytes] = Counter()
    for deal in deals:
        expected[flohcati.pack(GAME.ruleset, GAME.apply(state, deal)).tobytes()] += 300
    assert set(drawn) == set(expected)
    assert all(abs(drawn[after] - count) < 100 for after, count in expected.items())


def choice(state: State, game: Flohcati = GAME, weights: Weights = flohcati.DEFAULT) -> str:
    """What the informed player does, as a record writes it."""
    s = flohcati.pack(game.ruleset, state)
    before = s.tolist()
    action = flohcati.action(flohcati.choose(s, weights))
    assert s.tolist() == before
    return game.format(action)


@given(walks(), st.data())
def test_informed_player_does_what_is_legal(
    walk: tuple[Flohcati, Steps], data: st.DataObject
) -> None:
    game, steps = walk
    played = [step.before for step in steps if isinstance(step.actor, int)]
    state = data.draw(st.sampled_from(played))
    odd = np.random.default_rng(data.draw(seeds)).uniform(-9, 9, WEIGHTS)
    for weights in (flohcati.DEFAULT, odd):
        action = game.parse(choice(state, game, weights), dealer=False)
        assert action in game.legal_actions(state)


def test_informed_player_stops_before_a_likely_double() -> None:
    row = "A7 B6 C6 D6 E6 F6 G6 H6"
    assert choice(position("B7", "", row=row)) == "take A7"


def test_informed_player_turns_on_when_no_double_can_come() -> None:
    assert choice(position("", "", row="A0", deck="B7 C7 D7 E7")) == "flip"


def test_informed_player_takes_the_third_card_of_a_trio() -> None:
    state = position("A0 B0 D7", "", row="C0 E1", deck="C1 C2 E2 E3")
    assert choice(state) == "take C0"


def test_informed_player_takes_the_last_attraction_for_the_gala() -> None:
    state = position("A7 B7 C6 D6 E5 F5 G4 H4 I3", "", row="J0 A6", deck="J1 J2 A1 A2")
    assert choice(state) == "take J0"


def test_informed_player_lays_a_trio_that_costs_nothing() -> None:
    state = position("A0 B0 C0 A7 B7 C7", "", phase=Phase.FINISH)
    assert choice(state) == "trio A0,B0,C0"


def test_informed_player_lays_the_cheapest_cards_of_a_value() -> None:
    state = position("A3 B3 C3 D3 A7 C4 D6", "", phase=Phase.FINISH)
    assert choice(state) == "trio A3,C3,D3"


def test_informed_player_keeps_a_trio_that_costs_more_than_it_gains() -> None:
    assert choice(position("A7 B7 C7", "", phase=Phase.FINISH)) == "end"


def test_informed_player_opens_the_gala_only_to_win_or_at_the_end() -> None:
    assert choice(position(ALL_TEN, "A7", phase=Phase.FINISH)) == "gala"
    rich = "A7 B7 C7 D7 E7 F7 G7"
    assert choice(position(ALL_TEN, rich, phase=Phase.FINISH)) == "end"
    assert choice(position(ALL_TEN, rich, phase=Phase.FINISH, deck="")) == "gala"


def test_informed_player_gives_a_lower_double() -> None:
    state = act(position("", "A7 A2 B6 C5", deck="demand D1"), "flip", "demand", "demand 1")
    assert choice(state) == "give A2"


def test_informed_player_steals_where_most_is_to_gain() -> None:
    assert choice(position("A7 B7", "A6 B6", "C6 D6", phase=Phase.STEAL)) == "steal 2"


def test_mind_keeps_up_with_deck_and_hands() -> None:
    game = GAMES[0]
    for players in SEATS:
        s = flohcati.pack(game.ruleset, game.start(players))
        rng = generator(players)
        mind = flohcati.think(s)
        noted: dict[int, list[int]] = {}
        while (actor := flohcati.actor(s)) != OVER:
            if actor == DEALER:
                flohcati.let_deal(s, rng, mind)
            else:
                code = flohcati.choice(s, NOISY, mind, 256.0, rng)
                known = [seat for seat in range(players) if mind[flohcati_worth.KNOWN, seat]]
                noted.update({seat: hand_numbers(s, seat) for seat in known if seat not in noted})
                flohcati.let_act(s, code, mind)
            fresh = flohcati.think(s)
            assert mind[flohcati_worth.DECK].tolist() == fresh[flohcati_worth.DECK].tolist()
            noted = {seat: hand for seat, hand in noted.items() if mind[flohcati_worth.KNOWN, seat]}
            assert noted == {seat: hand_numbers(s, seat) for seat in noted}


def hand_numbers(s: Numbers, seat: int) -> list[int]:
    first = at.HANDS + seat * at.VALUES
    numbers: list[int] = s[first : first + at.VALUES].tolist()
    return numbers


def test_informed_player_beats_three_random_ones() -> None:
    games = scaled(200)
    codes = np.empty(at.CODES, np.int16)
    rng = generator(3)
    won = 0.0
    for number in range(games):
        s = flohcati.pack(GAME.ruleset, GAME.start(4))
        while (actor := flohcati.actor(s)) != OVER:
            if actor == DEALER:
                flohcati.chance(s, rng)
            elif actor == number % 4:
                flohcati.step(s, flohcati.choose(s, flohcati.DEFAULT))
            else:
                flohcati.step(s, int(codes[below(rng, flohcati.legal(s, codes))]))
        won += results(s, 4)[1][number % 4]
    assert won > 0.85 * games


@given(walks(), st.data())
def test_is_legal_says_what_the_list_says(
    walk: tuple[Flohcati, Steps], data: st.DataObject
) -> None:
    game, steps = walk
    s = flohcati.pack(game.ruleset, data.draw(st.sampled_from(steps)).after)
    codes = np.empty(at.CODES, np.int16)
    listed = codes[: flohcati.legal(s, codes)].tolist()
    every = range(-1, at.CODES + 1)
    assert [code for code in every if flohcati.is_legal(s, code)] == listed


def random_codes(batch: flohcati.Batch, rng: np.random.Generator) -> Numbers:
    codes, counts = batch.legal()
    return codes[np.arange(len(counts)), (rng.random(len(counts)) * counts).astype(np.int64)]


@pytest.mark.parametrize("players", SEATS)
def test_batch_plays_as_its_games_alone(players: int) -> None:
    batch = flohcati.Batch(Ruleset(), players, 20, restart=False, seed=5)
    alone = [s.copy() for s in batch.games]
    dealers = [chance.copy() for chance in batch.chances]
    rng = np.random.default_rng(5)
    while not batch.finished.all():
        mask, actors = batch.legal_mask(), batch.actors()
        codes = random_codes(batch, rng)
        for game, (s, dealer) in enumerate(zip(alone, dealers, strict=True)):
            assert actors[game] == flohcati.actor(s)
            if actors[game] != OVER:
                assert mask[game, codes[game]]
                flohcati.step(s, int(codes[game]))
                while flohcati.actor(s) == DEALER:
                    flohcati.chance(s, dealer)
        batch.step(codes)
        assert batch.games.tolist() == [s.tolist() for s in alone]
    for game, s in enumerate(alone):
        assert (batch.totals[game].tolist(), batch.values[game].tolist()) == results(s, players)


def test_batch_begins_ended_games_anew_and_the_same_seed_gives_the_same() -> None:
    batches = [flohcati.Batch(Ruleset(), 3, 10, seed=seed) for seed in (8, 0)]
    batches[1].reset(8)
    ended = [0, 0]
    for number, batch in enumerate(batches):
        rng = np.random.default_rng(8)
        for _ in range(500):
            finished = batch.step(random_codes(batch, rng))
            ended[number] += int(finished.sum())
            assert np.all(batch.actors() >= 0)
            assert np.all(batch.games[finished, at.DECK_SIZE] == at.FULL_DECK)
    assert ended[0] == ended[1] > 10
    assert batches[0].games.tolist() == batches[1].games.tolist()


def test_batch_refuses_an_illegal_code_and_does_nothing() -> None:
    batch = flohcati.Batch(Ruleset(), 4, 5)
    before = batch.games.tolist()
    codes = np.full(5, at.FLIP_CODE)
    for wrong in (0, at.TAKE_CODE, at.END_CODE, at.CODES, -1):
        bad = codes.copy()
        bad[3] = wrong
        with pytest.raises(ValueError, match=f"code {wrong} is not legal in game 3"):
            batch.step(bad)
    with pytest.raises(ValueError, match="5 games need as many codes"):
        batch.step(codes[:4])
    assert batch.games.tolist() == before
