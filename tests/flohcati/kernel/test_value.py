"""The estimate of who will win Zirkus Flohcati: what it looks at, and what it says."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import inf
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from tests.flohcati.support.table import ALL_TEN, GAME, position
from tests.support.scale import scaled
from tusch.bots.search.minds import compiled_mind, parts
from tusch.flohcati import kernel as flohcati
from tusch.flohcati.bots.worth import DEFAULT, POINT, Hand
from tusch.flohcati.cards import Attraction, Card
from tusch.flohcati.kernel.heats import look_ahead
from tusch.flohcati.kernel.value import features as at
from tusch.flohcati.kernel.value.net import estimate, net, room
from tusch.flohcati.kernel.worth import think
from tusch.flohcati.ruleset import SEATS
from tusch.flohcati.scoring import best
from tusch.flohcati.state import Phase, State, Take
from tusch.kernel.chance import generator
from tusch.kernel.race import race


def turns(games: int, every: int = 5) -> Iterator[State]:
    """Positions in which someone is on turn, from games of players who like to take cards."""
    for number in range(games):
        rng = Random(number)
        state = GAME.start(SEATS[number % len(SEATS)])
        steps = 0
        while (actor := GAME.actor(state)) is not None:
            if state.phase is Phase.TURN:
                steps += 1
                if steps % every == number % every:
                    yield state
            if isinstance(actor, int):
                actions = GAME.legal_actions(state)
                takes = [action for action in actions if isinstance(action, Take)]
                action = rng.choice(takes if takes and rng.random() < 0.6 else actions)
            else:
                action = GAME.sample(state, rng)
            state = GAME.apply(state, action)


def described(state: State) -> list[list[float]]:
    s = flohcati.pack(GAME.ruleset, state)
    rows = np.full((state.players, at.INPUTS), 9.0, np.float32)
    at.describe(s, think(s), rows)
    found: list[list[float]] = rows.astype(float).tolist()
    return found


def chances(state: State) -> list[float]:
    s = flohcati.pack(GAME.ruleset, state)
    out = np.zeros(state.players)
    estimate(s, net(), room(s, net()), out)
    found: list[float] = out.tolist()
    return found


def score(state: State, seat: int) -> int:
    highest = [cards[0].worth for cards in best(state.hands[seat]).values()]
    return sum(highest) + 10 * len(state.trios[seat])


def lacks(state: State, seat: int) -> set[Attraction]:
    return {*Attraction} - {card.attraction for card in state.hands[seat] if card.attraction}


def would_win(state: State, seat: int) -> bool:
    """Whether a gala would make a seat win alone."""
    others = [score(state, other) for other in range(state.players) if other != seat]
    return score(state, seat) + 10 > max(others)


def reading(state: State, seat: int) -> list[float]:
    """What `describe` writes for a seat, read off the state in plain words."""
    assert state.turn is not None
    f = [0.0] * at.INPUTS
    deck = max(1, len(state.deck))
    artists = [card for card in state.deck if card.attraction]
    shown = {card.attraction for card in state.row}
    hand, missing = state.hands[seat], lacks(state, seat)
    values: dict[Attraction, list[int]] = {}
    for card in sorted(hand, key=lambda card: -card.worth):
        assert card.attraction
        values.setdefault(card.attraction, []).append(card.worth)

    def gain(card: Card) -> int:
        assert card.attraction
        return max(0, card.worth - max(values.get(card.attraction, [0])))

    def cost(card: Card) -> int:
        """What a trio costs, with one point for an attraction that is lost."""
        assert card.attraction
        first, *rest = values[card.attraction]
        if card.worth < first:
            return 0
        return first - rest[0] if rest else first + 1

    f[at.SCORE] = score(state, seat) / 40
    f[at.LAID] = len(state.trios[seat]) / 3
    f[at.HAND] = len(hand) / 15
    f[at.SPARE] = (len(hand) - len(values)) / 5
    f[at.MISSING] = len(missing) / 10
    if len(missing) < 5:
        f[at.LACKS + len(missing)] = 1
    coming = Counter(card.attraction for card in artists)
    f[at.OFFERED] = len(missing & shown) / 3
    f[at.COMING] = sum(coming[attraction] for attraction in missing) / deck
    f[at.RAREST] = min([coming[kind] for kind in missing - shown], default=8) / 8
    f[at.HURRY] = min(3, 2 * len(missing) * state.players / deck)
    f[at.BETTER] = sum(map(gain, artists)) / (3 * deck)
    in_deck = Counter(card.worth for card in artists)
    for value in range(8):
        costs = sorted(cost(card) for card in hand if card.worth == value)
        if costs:
            f[at.HELD + 3 * value + min(3, len(costs)) - 1] = 1
        trio = max(0, 10 - sum(costs[:3])) / 10
        if len(costs) == 1:
            f[at.SINGLES] += trio * in_deck[value] / deck
        elif len(costs) == 2:
            f[at.PAIRS] += 2 * trio * in_deck[value] / deck
            if any(card.worth == value for card in state.row):
                f[at.THIRD] = max(f[at.THIRD], trio)
        elif costs:
            f[at.READY] = max(f[at.READY], trio)
    hands = [Hand(cards, state, DEFAULT) for cards in state.hands]
    worths = hands[seat].worths
    fresh = [card for card in artists if card.attraction not in shown]
    f[at.AVERAGE] = sum(worths[card] for card in fresh) / (10 * POINT * deck)
    points = sorted([gain(card) / 7 for card in state.row], reverse=True)[:2]
    f[at.POINTS : at.POINTS + len(points)] = points
    offers = sorted([worths[card] / (20 * POINT) for card in state.row], reverse=True)[:3]
    f[at.WORTH : at.WORTH + len(offers)] = offers
    left = sorted(state.row)
    for place in range(state.players):
        taker = (state.turn + place) % state.players
        if left:
            taken = max(left, key=lambda card: hands[taker].worths[card])
            left.remove(taken)
            if taker == seat:
                f[at.DRAFT] = hands[taker].worths[taken] / (20 * POINT)
    others = [other for other in range(state.players) if other != seat]
    lead = score(state, seat) - max(score(state, other) for other in others)
    fewest = min(len(lacks(state, other)) for other in others)
    f[at.LEAD : at.AHEAD] = [lead / 20, max(0, lead) / 20, min(1, max(-1, lead / max(5, deck)))]
    f[at.AHEAD] = sum(score(state, other) > score(state, seat) for other in others) / 3
    f[at.OTHERS] = fewest / 10
    if fewest < 3:
        f[at.OTHERS + 1 + fewest] = 1
    f[at.WINS] = float(not missing and would_win(state, seat))
    f[at.WINS + 1] = float(any(not lacks(state, o) and would_win(state, o) for o in others))
    f[at.WINS + 2] = float(len(missing) == 1 and would_win(state, seat))
    size = len(state.deck)
    f[at.DECK : at.ROW] = [size / 89, min(size, 15) / 15, min(size, 4) / 4]
    f[at.ROW] = len(state.row) / 10
    f[at.BUST] = (len(artists) - len(fresh)) / deck
    f[at.ACTIONS] = (size - len(artists)) / deck
    f[at.TABLE + state.players - 2] = 1
    f[at.PLACE + (seat - state.turn) % state.players] = 1
    if seat == state.turn:
        f[at.BUST + 1], f[at.DRAFT + 1] = f[at.BUST], f[at.DRAFT]
    return f


def test_seats_are_described_as_they_are_read() -> None:
    met = Counter[int]()
    for state in turns(scaled(40)):
        for seat, row in enumerate(described(state)):
            expected = reading(state, seat)
            assert row == pytest.approx(expected, abs=1e-6)
            met.update(place for place, number in enumerate(expected) if number)
    assert len(met) > at.INPUTS - 8, "some inputs were never met"


def test_rare_positions_are_described_as_they_are_read() -> None:
    for state in (
        position(ALL_TEN, "A7 B7", "", row="C7 D7", deck="A1 steal"),
        position("A1 B1 C1 A2 B2", "C2 D5", row="D1 E2"),
        position("A1 B1 C1 D1 A7", "B0 C2 D2 E3 F3 G4 H4 I5 J5", row="D7 E1", turn=1),
        position("", "", row="A0", deck=""),
    ):
        for seat, row in enumerate(described(state)):
            assert row == pytest.approx(reading(state, seat), abs=1e-6)


def test_chances_are_shares_of_one() -> None:
    for state in turns(scaled(40)):
        found = chances(state)
        assert all(0 <= chance <= 1 for chance in found)
        assert sum(found) == pytest.approx(1)


def test_chances_move_with_the_seats() -> None:
    for state in turns(scaled(20), every=9):
        assert state.turn is not None
        moved = replace(
            state,
            turn=(state.turn + 1) % state.players,
            hands=(state.hands[-1], *state.hands[:-1]),
            trios=(state.trios[-1], *state.trios[:-1]),
        )
        found = chances(state)
        assert chances(moved) == pytest.approx([found[-1], *found[:-1]])


def test_attractions_make_no_difference() -> None:
    """The order of the attractions breaks ties in the draft: the row has one card."""
    names = dict(zip("ABCDEFGHIJ", "JIHGFEDCBA", strict=True))
    hands = ("A1 B7 C3 C4", "D2 E5 F7", "A2 G6")
    other = ["".join(names.get(letter, letter) for letter in hand) for hand in hands]
    one = chances(position(*hands, row="H5"))
    assert one == pytest.approx(chances(position(*other, row="C5")), abs=1e-5)


def test_who_won_is_known() -> None:
    over = position("A7", "B6 C2", "D1", phase=Phase.OVER)
    assert chances(over) == [0.0, 1.0, 0.0]


@pytest.mark.parametrize("players", SEATS)
def test_who_can_open_a_winning_gala_will_win(players: int) -> None:
    """The seat is on turn, only one card is left to be found by the others, and it leads."""
    poor = ["A5", "B5", "C5 D3", "E5"][: players - 1]
    found = chances(position("A7 B7 C7 D7 E7 F7 G7 H7 I7 J7", *poor, row="A4"))
    assert found[0] > 0.85
    rich = chances(position("A5", "A7 B7 C7 D7 E7 F7 G7 H7 I7 J7", *poor[1:], row="A4"))
    assert rich[1] > 0.8


def test_more_points_are_a_better_chance() -> None:
    for players, lead in product(SEATS, (1, 2, 3)):
        hands = ["A3 B3", "C3 D3", "E3 F3", "G3 H3", "I3 J3"][:players]
        trios: list[list[str]] = [[] for _ in hands]
        even = chances(position(*hands, row="A5", trios=trios))
        laid = [["A0 B0 C0", "D0 E0 F0", "G0 H0 I0"][:lead], *trios[1:]]
        assert chances(position(*hands, row="A5", trios=laid))[0] > even[0]


@pytest.mark.parametrize("players", SEATS)
def test_search_thinks_at_every_table(players: int) -> None:
    hands = ["A3 B3", "C3 D3", "E3 F3", "G3 H3", "I3 J3"][:players]
    state = position(*hands, row="A5 B4 E1")
    view = GAME.observe(state, 0)
    one, other = (compiled_mind(GAME, 300, None).think(view, seed=5) for _ in range(2))
    assert one == other
    assert {thought.action for thought in one} == {*view.legal}
    assert all(thought.chance is not None and 0 < thought.chance < 1 for thought in one)


@pytest.mark.parametrize("players", SEATS)
def test_playouts_go_on_for_two_rounds(players: int) -> None:
    """The deck promises nothing, and the row much: so everybody takes a card."""
    hands = ["A1", "B1", "C1", "D1", "E1"][:players]
    row = "A7 B7 C6 D6 E5 F5 G4 H4 I3 J3"
    state = position(*hands, row=row, deck="J0 J1 J2", turn=players - 1)
    s = flohcati.pack(GAME.ruleset, state)
    flohcati.step(s, flohcati.code(Take(Card.A7)))
    out = np.zeros(players)
    look_ahead(s, players - 1, generator(1), flohcati.DEFAULT, net(), room(s, net()), out)
    after = flohcati.unpack(GAME.ruleset, s)
    assert after.turn == players - 1
    assert [len(hand) for hand in after.hands] == [3] * players


def test_flat_playouts_go_to_the_end_of_the_game() -> None:
    """So each of them is a win, a defeat or an equal share; those of the search are chances."""
    view = GAME.observe(position("A3 B3", "C3 D3", "E3 F3", row="A5 B4 E1"), 0)
    for heats, strict in (("run", None), ("run_whole", None), ("run_whole", inf)):
        kernel, run = parts(GAME, heats=heats, strict=strict)
        contest = race([kernel.code(action) for action in view.legal])
        packed = kernel.pack_view(GAME.ruleset, view)
        run(packed, generator(2), contest, 4 * len(view.legal))
        shares = [6 * worth for worth in contest.worth]
        assert all(abs(share - round(share)) < 1e-9 for share in shares) == (heats != "run")
