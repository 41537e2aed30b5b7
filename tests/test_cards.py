"""What can be done with cards."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.support.chance import chances
from tusch import registry
from tusch.cards import deal_unseen, put, rest, shuffled, split, sure, without
from tusch.game import Rng

Deal = tuple[tuple[int, ...], ...]
small = st.lists(st.integers(0, 3), max_size=8)


@pytest.mark.parametrize("size", [0, 1, 2, 3, 4])
def test_every_order_of_a_shuffle_is_equally_likely(size: int) -> None:
    orders = list(permutations(range(size)))
    found = chances(lambda rng: tuple(shuffled(range(size), rng)))
    assert found == dict.fromkeys(orders, Fraction(1, len(orders)))


@given(small.filter(bool), st.data())
def test_without_takes_one_card_away_and_keeps_the_order(
    cards: list[int], data: st.DataObject
) -> None:
    card = data.draw(st.sampled_from(cards))
    left = list(cards)
    left.remove(card)
    assert without(tuple(cards), card) == tuple(left)


def test_without_a_card_that_is_not_there_fails() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        without((1, 2), 3)


@given(small, small)
def test_rest_takes_as_many_away_as_there_are_and_keeps_the_order(
    cards: list[int], taken: list[int]
) -> None:
    left = rest(cards, taken)
    assert Counter(left) == Counter(cards) - Counter(taken)
    places = iter(cards)
    assert all(card in places for card in left)


@given(small, st.lists(st.integers(0, 3), max_size=4))
def test_split_cuts_from_the_first_card_on(cards: list[int], sizes: list[int]) -> None:
    pieces = split(cards, sizes)
    assert len(pieces) == len(sizes)
    joined = [card for piece in pieces for card in piece]
    assert joined == cards[: sum(sizes)]
    if sum(sizes) <= len(cards):
        assert [len(piece) for piece in pieces] == sizes


@pytest.mark.parametrize(("seat", "expected"), [(0, "xbc"), (1, "axc"), (2, "abx")])
def test_put_replaces_one_zone(seat: int, expected: str) -> None:
    assert put(("a", "b", "c"), seat, "x") == tuple(expected)


def test_sure_returns_what_is_there_and_refuses_nothing() -> None:
    assert sure(0) == 0
    with pytest.raises(AssertionError):
        sure(None)


def enumerated(cards: list[int], sizes: list[int], lacks: list[set[int]]) -> Counter[Deal]:
    """All deals of the single cards, by brute force: every order, cut into hands."""
    found = set()
    for order in permutations(range(len(cards))):
        hands = [frozenset(hand) for hand in split(order, sizes)]
        if not any(
            cards[at] in lack for hand, lack in zip(hands, lacks, strict=True) for at in hand
        ):
            found.add(tuple(hands))
    return Counter(
        tuple(tuple(sorted(cards[at] for at in hand)) for hand in hands) for hands in found
    )


@st.composite
def unseen(draw: st.DrawFn) -> tuple[list[int], list[int], list[set[int]]]:
    """A few cards, some of them alike, places for all of them, and what a place cannot have."""
    sizes = draw(st.lists(st.integers(0, 3), min_size=1, max_size=3).filter(lambda s: sum(s) < 6))
    count = sum(sizes)
    cards = draw(st.lists(st.integers(0, 3), min_size=count, max_size=count))
    lacks = draw(
        st.lists(st.sets(st.integers(0, 3), max_size=3), min_size=len(sizes), max_size=len(sizes))
    )
    return cards, sizes, lacks


@given(unseen())
def test_every_deal_of_unseen_cards_is_equally_likely(
    case: tuple[list[int], list[int], list[set[int]]],
) -> None:
    cards, sizes, lacks = case
    expected = enumerated(cards, sizes, lacks)
    assume(expected)

    def draw(rng: Rng) -> Deal:
        return tuple(tuple(sorted(hand)) for hand in deal_unseen(cards, sizes, lacks, rng))

    assert chances(draw) == {
        deal: Fraction(count, expected.total()) for deal, count in expected.items()
    }


def test_a_place_that_can_have_little_leaves_the_rest_to_the_others() -> None:
    for rng in (_Lowest(), _Highest()):
        hands = deal_unseen("aabbcc", (2, 2, 2), ("bc", "c", ""), rng)
        assert [sorted(hand) for hand in hands] == [["a", "a"], ["b", "b"], ["c", "c"]]


class _Lowest:
    def randrange(self, stop: int, /) -> int:
        return 0


class _Highest:
    def randrange(self, stop: int, /) -> int:
        return stop - 1


def test_cards_that_fit_nowhere_are_not_dealt_at_all() -> None:
    with pytest.raises(ValueError, match="empty range"):
        deal_unseen("ab", (1, 1), ("a", "a"), Random(1))


def test_nothing_to_deal_draws_nothing() -> None:
    assert deal_unseen([], [0, 0], [[], []], _Never()) == [[], []]


class _Never:
    def randrange(self, stop: int, /) -> int:
        raise AssertionError


@pytest.mark.parametrize("name", ["figaro", "flohcati"])
@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_nobody_sees_through_a_seat_that_is_not_there(name: str, seat: int) -> None:
    game = registry.make(name)
    with pytest.raises(IndexError, match="at a table of 3"):
        game.observe(game.start(3), seat)
