"""The estimate of how a round of Figaro ends: what it looks at, what it says, what orders weigh."""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.figaro.kernel.support.walks import TABLES, positions, some_positions
from tests.support.scale import scaled
from tusch.figaro import Figaro, kernel
from tusch.figaro.cards import JESTERS, RING, Card
from tusch.figaro.kernel.packed import load
from tusch.figaro.kernel.policy import ROOM, enter
from tusch.figaro.kernel.value import features as at
from tusch.figaro.kernel.value import orders
from tusch.figaro.kernel.value.net import Sight, foreseen, net, rank, sight, survey
from tusch.figaro.kernel.value.outcomes import outcomes
from tusch.figaro.ruleset import ENOUGH, SEATS
from tusch.figaro.state import Phase, State

GAME = Figaro()


def ended(sizes: int, players: int) -> tuple[int, ...]:
    """The seats by their stacks in a word, the largest first."""
    stacks = [sizes >> (8 * seat) & 255 for seat in range(players)]
    assert sorted(stacks) == list(range(1, players + 1))
    return tuple(sorted(range(players), key=lambda seat: -stacks[seat]))


def likely(order: Sequence[int], powers: Sequence[float]) -> float:
    """How likely an order is: seats are drawn for it one by one."""
    found = 1.0
    for place, seat in enumerate(order):
        found *= powers[seat] / sum(powers[other] for other in order[place:])
    return found


def described(state: State) -> list[list[float]]:
    s = kernel.pack(GAME.ruleset, state)
    hands, room = np.zeros(kernel.MOST, np.int64), np.empty(ROOM)
    enter(s, room)
    rows = np.full((state.players, at.INPUTS), 9.0, np.float32)
    at.describe(load(s, hands), hands, room, rows)
    found: list[list[float]] = rows.astype(float).tolist()
    return found


def risk(state: State, seat: int) -> float:
    """How likely others are to fill up a display, in plain words."""
    need = ENOUGH - sum(card.worth for card in state.displays[seat])
    shows = {card.colour for card in state.displays[seat] if card.colour}
    fillers = sum(
        card.worth >= need and (not card.colour or card.colour in shows)
        for other in range(state.players)
        for card in state.hands[other]
        if other != seat
    )
    return fillers / (fillers + 2)


def reading(state: State, seat: int) -> list[float]:
    """What `describe` writes for a seat, read off the state."""
    assert state.turn is not None
    players, hand = state.players, state.hands[seat]
    f = [0.0] * at.INPUTS
    stacks = [len(stack) for stack in state.stacks]
    lying = sum(map(len, state.displays))
    to_come = sum(map(len, state.hands))
    others = [card for other in range(players) if other != seat for card in state.hands[other]]
    colours = {card.colour for display in state.displays for card in display if card.colour}
    own = {card.colour for card in state.displays[seat] if card.colour}

    def held(worth: int, *, jesters: bool) -> int:
        return sum(card.worth == worth and (card in JESTERS) == jesters for card in hand)

    f[at.ABOVE] = (stacks[seat] - sum(stacks) / players) / 6
    f[at.ABOVE + 1] = f[at.ABOVE] * to_come / (10 * players)
    f[at.EMPTY] = stacks[seat] == 0
    f[at.TO_LARGEST] = (max(stacks) - stacks[seat]) / 6
    f[at.TO_SMALLEST] = (stacks[seat] - min(stacks)) / 6
    f[at.WORTH] = sum(card.worth for card in state.displays[seat]) / ENOUGH
    f[at.RISK] = risk(state, seat)
    f[at.RISK + 1] = risk(state, seat) * lying / 8
    f[at.PASSED] = risk(state, (seat - 1) % players) * lying / 8
    f[at.SHOWS] = bool(own)
    f[at.CARDS] = len(hand) / 8
    f[at.HIGH : at.HIGH + 2] = [held(worth, jesters=False) / 3 for worth in (3, 2)]
    f[at.JESTERS : at.JESTERS + 2] = [held(worth, jesters=True) / 2 for worth in (1, 2)]
    f[at.RINGS] = hand.count(RING) / 2
    f[at.BOUND] = sum(card.colour in colours for card in hand if card.colour) / 4
    f[at.OWN] = sum(card.colour in own for card in hand if card.colour) / 3
    f[at.THEIR_JESTERS] = sum(card in JESTERS for card in others) / 6
    f[at.THEIR_RINGS] = others.count(RING) / 4
    f[at.LYING] = lying / 8
    f[at.TO_COME] = to_come / 20
    after = (seat - state.turn) % players
    f[at.PLACE : at.PLACE + 3] = [after == 0, after == 1, after == players - 1]
    roads = [sum(road) for road in state.roads]
    f[at.SHORT] = (max(roads) - roads[seat]) / max(1, max(roads) - min(roads))
    f[at.TABLE + SEATS.index(players)] = 1
    return f


def test_seats_are_described_as_they_are_read() -> None:
    met = Counter[int]()
    for number in range(scaled(12)):
        players = SEATS[number % len(SEATS)]
        for place, state in enumerate(positions(GAME, players, Random(number))):
            if place % 5 == 0 and state.phase is Phase.PLAY:
                for seat, row in enumerate(described(state)):
                    expected = [float(number) for number in reading(state, seat)]
                    assert row == pytest.approx(expected, abs=1e-6)
                    met.update(place for place, number in enumerate(expected) if number)
    assert len(met) == at.INPUTS, "some inputs were never met"


def looked(state: State, game: Figaro = GAME) -> Sight:
    """What the network makes of a state."""
    s = kernel.pack(game.ruleset, state)
    hands, room = np.zeros(kernel.MOST, np.int64), np.empty(ROOM)
    enter(s, room)
    ahead = sight(net())
    at.describe(load(s, hands), hands, room, ahead.rows)
    rank(ahead, net(), state.players)
    return ahead


def worths(state: State) -> list[float]:
    """What the round is worth to each seat."""
    s = kernel.pack(GAME.ruleset, state)
    hands, room = np.zeros(kernel.MOST, np.int64), np.empty(ROOM)
    enter(s, room)
    table, known, ahead = load(s, hands), outcomes(), sight(net())
    found = []
    for seat in range(state.players):
        survey(ahead, known, s, table, seat)
        found.append(foreseen(ahead, net(), table, hands, room))
    return found


def at_play(players: int, seed: int) -> State:
    """A position in the second round."""
    states = positions(GAME, players, Random(seed))
    return [state for state in states if state.phase is Phase.PLAY and state.round == 2][8]


@pytest.mark.parametrize("players", SEATS)
def test_chances_move_with_the_seats(players: int) -> None:
    state = at_play(players, 3)
    assert state.turn is not None
    assert state.king is not None

    def moved(rows: tuple) -> tuple:  # type: ignore[type-arg]
        return (rows[-1], *rows[:-1])

    other = replace(
        state,
        turn=(state.turn + 1) % players,
        king=(state.king + 1) % players,
        hands=moved(state.hands),
        displays=moved(state.displays),
        stacks=moved(state.stacks),
        roads=moved(state.roads),
    )
    powers = looked(state).powers[:players].tolist()
    assert looked(other).powers[:players].tolist() == pytest.approx([powers[-1], *powers[:-1]])
    if players <= orders.FEW:
        found = worths(state)
        assert worths(other) == pytest.approx([found[-1], *found[:-1]], abs=0.02)


@pytest.mark.parametrize("players", [size for size in SEATS if size <= orders.FEW])
def test_chances_are_shares_of_one(players: int) -> None:
    for seed in range(5):
        found = worths(at_play(players, seed))
        assert all(0 < chance < 1 for chance in found)
        assert sum(found) == pytest.approx(1)


@pytest.mark.parametrize("players", SEATS)
def test_who_has_many_cards_is_likely_to_have_the_largest_stack(players: int) -> None:
    state = at_play(players, 1)
    rich = replace(state, stacks=((Card("B1"),) * 20, *((Card("B1"),) * 2,) * (players - 1)))
    powers = looked(rich).powers[:players].tolist()
    assert powers[0] == 1.0
    assert max(powers[1:]) < 0.5


@pytest.mark.parametrize("players", [size for size in SEATS if size <= orders.FEW])
def test_every_order_is_a_leaf(players: int) -> None:
    begin, end = orders.leaves(players)
    found = [ended(orders.sizes(players, leaf), players) for leaf in range(begin, end)]
    assert found == list(permutations(range(players)))


@given(
    st.lists(st.floats(1e-6, 1), min_size=min(SEATS), max_size=orders.FEW),
    st.integers(0, 1 << 30),
)
def test_orders_weigh_what_they_are_worth(powers: list[float], seed: int) -> None:
    players = len(powers)
    begin, end = orders.leaves(players)
    tree = np.zeros(orders.NODES)
    tree[begin:end] = np.random.default_rng(seed).random(end - begin)
    expected = sum(
        likely(order, powers) * worth
        for order, worth in zip(permutations(range(players)), tree[begin:end], strict=True)
    )
    given_powers = np.array([*powers, *[0.0] * (kernel.MOST - players)])
    found = orders.weighed(players, given_powers, tree, np.zeros(1 << orders.FEW))
    assert found == pytest.approx(expected)


def test_rounds_of_all_tables_are_foreseen() -> None:
    seen = Counter[int]()
    for game, state in some_positions(scaled(2 * len(TABLES)), 35, every=40):
        s = kernel.pack(game.ruleset, state)
        if state.phase is Phase.PLAY and kernel.packs(s):
            seen[state.players] += 1
            powers = looked(state, game).powers[: state.players]
            assert powers.max() == 1.0
            assert powers.min() > 0.0
    assert {*seen} == {*SEATS}
