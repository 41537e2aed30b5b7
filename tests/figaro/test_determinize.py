"""States that a viewer could be in: what they know is kept, and the rest is equally likely."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.figaro.support import brute
from tests.figaro.support.table import act, figaro, position, whole
from tests.figaro.support.walks import walks
from tests.support.chance import chances
from tests.support.scale import scaled
from tusch.figaro import Figaro
from tusch.figaro.cards import Card
from tusch.figaro.rules import deck
from tusch.figaro.state import Action, Phase, State
from tusch.game import Rng, Seat, Step

DUTCH = figaro("dutch")
FIVE_COLOURS = figaro("dutch", three_player_deck="ones-out")
FULL = ["R1", "Y1", "G1"]
"""Three displays that leave no room for blue, the fourth colour that three players have."""


class Case(NamedTuple):
    """A position that nobody knows anything about, and what was seen after it."""

    game: Figaro
    before: State
    after: State
    made: Sequence[tuple[Seat, str]]

    def expected(self, viewer: Seat | None, *, tell_apart: bool) -> Counter[brute.Hands]:
        """The hands that there could be, by full enumeration."""
        zones = brute.singles([*self.before.hands, *self.before.displays])
        hands, table = zones[: self.before.players], zones[self.before.players :]
        log = brute.watch(hands, table, self.made)
        return brute.possible(hands, table, log, viewer, tell_apart=tell_apart)

    def draw(self, viewer: Seat | None, rng: Rng) -> brute.Hands:
        """The hands of a state that a viewer could be in."""
        return kinds(self.game.determinize(self.game.observe(self.after, viewer), rng))


def kinds(state: State) -> brute.Hands:
    """All hands, as plain texts."""
    return tuple(tuple(map(str, hand)) for hand in state.hands)


def case(displays: Sequence[str], hands: Sequence[str], moves: str, game: Figaro = DUTCH) -> Case:
    """Play some moves."""
    state = before = whole(game, position(displays, hands))
    made = []
    for text in moves.split():
        assert state.turn is not None
        made.append((state.turn, text))
        state = act(game, state, text)
    return Case(game, before, state, made)


def unseen(small: Case, viewer: Seat) -> list[Card]:
    """The cards in the hands of the others."""
    return [card for seat, hand in enumerate(small.after.hands) for card in hand if seat != viewer]


def far(expected: Counter[brute.Hands], found: Counter[brute.Hands]) -> float:
    """How far frequencies are from what they should be, in standard deviations of chi-square."""
    share = found.total() / expected.total()
    free = max(1, len(expected) - 1)
    square = sum((found[hands] - count * share) ** 2 / count for hands, count in expected.items())
    return float((square / share - free) / (2 * free) ** 0.5)


SMALL = {
    "cards that were shown": case(["R1", "Y2", ""], ["R2 B1", "G1 R2 B2", "G2 R1"], "take"),
    "an unseen card played beside cards that were shown": case(
        ["R1", "Y2", ""], ["R2 B1 B2", "G1 R2", "G2 R1 B2"], "take R2>1"
    ),
    "a card of a kind that was shown": case(
        ["R2", "Y2", ""], ["R2 R2 B1", "G1 R2", "G2 R1"], "take R2>1"
    ),
    "more of a kind played than were shown": case(
        ["R2", "", ""], ["R2 B1 B1", "G1 R2", "G2 R1"], "take R2>1 R2>1 G2>0 R2>1"
    ),
    "a forced take": case(FULL, ["B1 B2", "B2 R2 J1", "B1 O"], "take"),
    "cards played after a forced take": case(
        FULL, ["B1 B2 B2", "B2 J1", "G2 B1"], "take B1>1 J1>2"
    ),
    "two forced takes with different colours lying": case(
        ["R2", "Y2", "G2"],
        ["B2 P2 P2", "R2 B2 P3", "Y2 G3"],
        "take B2>1 R2>0 Y2>2 take",
        FIVE_COLOURS,
    ),
    "a voluntary take by a hand of which one card must fit": case(
        FULL, ["B1 R2", "B2 G2 B2", "B1 R2"], "take"
    ),
    "the card that had to fit is still there": case(
        FULL, ["B1 R2 B2", "B2 G2", "B3 B1"], "take B1>1"
    ),
    "the card that had to fit may have been played": case(
        FULL, ["B1 J1 B2", "B2 G2", "B1 R2"], "take J1>1"
    ),
    "a shown card was played, not the one that had to fit": case(
        FULL, ["B1 R2 B2", "B2 G2", "B3 B1"], "take G1>1 G2>1 B1>2"
    ),
    "a forced take and then a voluntary one": case(
        FULL, ["B1 B2 B2", "R1 R2", "G2 B1 Y1"], "take B1>1 R1>2 G2>0 take"
    ),
    "a voluntary take by one and a forced one by another": case(
        FULL, ["B1 R1", "B2 B2 G1", "B1 B3 Y1"], "take R1>1 G1>0 Y1>2 R1>1 take"
    ),
}


@pytest.mark.clause("F18", "F19")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
@pytest.mark.parametrize("name", SMALL)
def test_on_small_positions_hands_are_drawn_as_a_full_enumeration_has_them(
    name: str, viewer: Seat | None
) -> None:
    small = SMALL[name]
    expected = small.expected(viewer, tell_apart=True)
    assert set(small.expected(viewer, tell_apart=False)) == set(expected)
    assert kinds(small.after) in expected
    rng = Random(7)
    times = max(scaled(1000), 12 * expected.total())
    found = Counter(small.draw(viewer, rng) for _ in range(times))
    assert set(found) == set(expected)
    assert far(expected, found) < 5


@pytest.mark.clause("F18", "F19")
@pytest.mark.parametrize(
    ("name", "viewer"),
    [
        (name, viewer)
        for name, small in SMALL.items()
        for viewer in range(3)
        if not any(small.after.holds) and len(unseen(small, viewer)) < 6
    ],
)
def test_where_nothing_has_to_be_held_the_chances_are_exactly_those_of_the_enumeration(
    name: str, viewer: Seat
) -> None:
    small = SMALL[name]
    expected = small.expected(viewer, tell_apart=True)
    assert chances(lambda rng: small.draw(viewer, rng)) == {
        hands: Fraction(count, expected.total()) for hands, count in expected.items()
    }


def near_takes(seed: int) -> Case:
    """A position in which takes are near, and what came of it by chance."""
    rng = Random(seed)
    game = rng.choice((DUTCH, FIVE_COLOURS))
    displays = [rng.choice(texts) for texts in (("R2", "R2 O"), ("Y2", "J2"), ("G2", "G3"))]
    lying = [Card(text) for display in displays for text in display.split()]
    left = list(deck(game.ruleset, 3, position(displays, [""] * 3).removed))
    for card in lying:
        left.remove(card)
    rng.shuffle(left)
    left.sort(key=lambda card: card[0] not in "BP" or rng.random() < 0.4)
    dealt = left[:9]
    rng.shuffle(dealt)
    hands = [" ".join(dealt[place::3]) for place in range(3)]
    state = before = whole(game, position(displays, hands))
    made: list[tuple[Seat, str]] = []
    for _ in range(rng.randrange(1, 8)):
        legal = game.legal_actions(state)
        action = legal[-1] if rng.random() < 0.5 else rng.choice(legal)
        after = game.apply(state, action)
        if after.phase is not Phase.PLAY:
            break
        assert state.turn is not None
        made.append((state.turn, game.format(action)))
        state = after
    return Case(game, before, state, made)


@pytest.mark.clause("F18", "F19")
@settings(max_examples=scaled(25))
@given(st.builds(near_takes, st.integers(0, 2**32)), st.integers(0, 2))
def test_possible_hands_are_those_of_a_full_enumeration(small: Case, viewer: Seat) -> None:
    expected = small.expected(viewer, tell_apart=False)
    assert set(small.expected(viewer, tell_apart=True)) == set(expected)
    rng = Random(7)
    assert {small.draw(viewer, rng) for _ in range(400)} == set(expected)


def test_random_small_positions_are_of_every_kind() -> None:
    found: Counter[str] = Counter()
    for seed in range(100):
        after = near_takes(seed).after
        found += Counter(shown=any(after.shown), lacks=any(after.lacks), holds=any(after.holds))
        found["lacks and holds"] += any(
            bool(lacks and holds) for lacks, holds in zip(after.lacks, after.holds, strict=True)
        )
    assert min(found[kind] for kind in ("shown", "lacks", "holds", "lacks and holds")) > 3


@given(walks(), st.integers(0, 2**32))
def test_a_drawn_state_looks_the_same_to_its_viewer(
    walked: tuple[Figaro, list[Step[State, Action]]], seed: int
) -> None:
    game, steps = walked
    rng = Random(seed)
    for state in [steps[0].before, *(step.after for step in rng.sample(steps, 8)), steps[-1].after]:
        for seat in (None, *range(state.players)):
            view = game.observe(state, seat)
            drawn = game.determinize(view, rng)
            assert game.observe(drawn, seat) == view
            assert sorted(card for hand in drawn.hands for card in hand) == sorted(
                card for hand in state.hands for card in hand
            )
            assert game.actor(drawn) == game.actor(state)
            if state.phase is Phase.PLAY:
                assert game.legal_actions(drawn)


@given(walks())
def test_what_is_known_about_hands_is_true(
    walked: tuple[Figaro, list[Step[State, Action]]],
) -> None:
    _, steps = walked
    for step in steps:
        state = step.after
        for seat, hand in enumerate(state.hands):
            unseen = Counter(hand)
            unseen.subtract(state.shown[seat])
            assert min(unseen.values(), default=0) >= 0
            kinds = {card for card, count in unseen.items() if count}
            assert not kinds & set(state.lacks[seat])
            assert not state.holds[seat] or kinds & set(state.holds[seat])
